"""A child shows the progress of its match, and the teacher's list distinguishes slow children from absent ones."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.classes import links_shown, locked_tablet, open_class, saved_rows, take_names
from e2e.layout import faults_everywhere
from e2e.pages import ClassScreen, ResultScreen, Screen, Table
from e2e.play import PLAY
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.class_code import encode
from rollbook.classroom.matches import begin
from rollbook.classroom.results import read, sealed

CODE: Final = encode("knaster", 1, {}, 12345)
"""Knaster alone, with the class's dice."""


def at_random(name: str, seed: int, rolls: int | None = None) -> Match:
    """A child's match at random: to its end, or up to the moves after this number of rolls."""
    match = begin(CODE, [name], tag=f"{seed:012x}")
    chance, made = random.Random(seed), 0
    while match.to_act and not (match.to_act[0] == "dice" and made == rolls):
        if match.to_act[0] == "dice":
            match.roll()
            made += 1
        else:
            match.play(0, chance.choice(list(match.legal(0))))
    return match


def result_link(page: Page) -> str:
    """The link of the result that the dialog shows; closes the dialog."""
    expect(page.locator("dialog").get_by_role("img").first).to_be_visible()
    link, *_ = links_shown(page)
    Screen(page).control("close-share").tap()
    return link


def show_mid_match(page: Page, site: WatchedSite, match: Match) -> tuple[str, str]:
    """Show the result of an unfinished match at its table; returns the link to the result, and the table's address."""
    table = Table(page).open_record(site.url, str(match))
    table.control("log").tap()
    table.control("my-result").tap()
    expect(page.locator("dialog")).to_contain_text("This shows how far you are.")
    expect_accessible(page)
    assert faults_everywhere(page, scrolls=True) == []
    return result_link(page), page.url


def finish(page: Page, address: str, match: Match) -> str:
    """Play a match to its end at its table; returns the link to the result."""
    page.goto(address)
    table = Table(page).wait_open().hurry()
    rest = [action.partition(" ") for action in match.actions[len(Match.parse(table.record()).actions) :]]
    page.evaluate(PLAY, rest)
    ResultScreen(page).wait().control("my-result").tap()
    expect(page.locator("dialog")).not_to_contain_text("This shows how far you are.")
    return result_link(page)


def add_by_link(page: Page, link: str, outcome: str) -> None:
    """Open the link of a result, as the camera app does, and go to the list."""
    page.goto(link)
    expect(page.locator('[data-screen="class-result"]')).to_have_attribute("data-outcome", outcome)
    expect(page.locator('[data-screen="class-result"]')).to_contain_text("2 results")
    Screen(page).control("class").tap()
    expect(page.locator("[data-result]")).to_have_count(2)


def test_list_distinguishes_slow_children_from_absent_ones(tablet_page: Page, site: WatchedSite) -> None:
    open_class(tablet_page, site, CODE)
    take_names(tablet_page, "Anna\nBen\nCleo")
    anna, ben, whole = at_random("Anna", 1), at_random("Ben", 2, rolls=24), at_random("Ben", 2)
    annas, bens = (str(read(sealed(match))["scores"][0]) for match in (anna, whole))
    ClassScreen(tablet_page).add(sealed(anna))

    link, address = show_mid_match(tablet_page, site, ben)
    add_by_link(tablet_page, link, "added")
    rows = tablet_page.locator("[data-result]")
    row, other = rows.filter(has_text="Ben"), rows.filter(has_text="Anna")
    fewest = read(sealed(ben))["unfinished"]["at_least"]
    expect(row).to_contain_text(f"Unfinished: 24 of at least {fewest} rolls")
    expect(row.locator("td").first).to_have_text("–")
    expect(other.locator("td").first).to_have_text(annas)
    expect(other).not_to_contain_text("Unfinished")
    missing = tablet_page.locator('[data-part="missing"]')
    expect(missing).to_have_text("One is missing: Cleo")
    for spread in ("min", "median", "max"):
        expect(tablet_page.locator(f'[data-spread="{spread}"] td').first).to_have_text(annas)
    expect_accessible(tablet_page)
    assert faults_everywhere(tablet_page, scrolls=True) == []
    so_far = "Rolls so far (unfinished)"
    cells = {one["Name"]: (one["Points"], one[so_far], one["Missing"]) for one in saved_rows(tablet_page)}
    assert cells == {"Anna": (annas, "", ""), "Ben": ("", "24", ""), "Cleo": ("", "", "1")}

    add_by_link(tablet_page, finish(tablet_page, address, whole), "added")
    expect(row.locator("td").first).to_have_text(bens)
    expect(row).not_to_contain_text("Unfinished")
    expect(missing).to_have_text("One is missing: Cleo")
    # The camera app opens the first picture again.
    add_by_link(tablet_page, link, "same")
    points = {one["Name"]: one["Points"] for one in saved_rows(tablet_page)}
    assert points == {"Anna": annas, "Ben": bens, "Cleo": ""}


def test_older_result_replaces_nothing_and_a_name_that_was_changed_stays(tablet_page: Page, site: WatchedSite) -> None:
    early, late, whole = (sealed(at_random("Ben", 2, rolls)) for rolls in (5, 20, None))
    screen = ClassScreen(tablet_page).open(site.url, CODE)
    screen.add(late)
    expect(screen.results).to_contain_text("Unfinished: 20 of at least")
    screen.control("rename-result").tap()
    tablet_page.locator("#rename-0").fill("Benno")
    screen.control("save").tap()
    screen.wait_idle()
    screen.add(early)
    expect(tablet_page.get_by_role("region", name="Add results").get_by_role("status")).to_have_text(
        "One result is older than the one on the list."
    )
    expect(screen.results).to_have_count(1)
    expect(screen.results).to_contain_text("Unfinished: 20 of at least")
    screen.add(whole)
    expect(screen.results).to_have_count(1)
    expect(screen.results).to_contain_text("Benno")
    expect(screen.results.locator("td").first).to_have_text(str(read(whole)["scores"][0]))
    tablet_page.goto(f"{site.url}#/class")
    expect(screen.results).to_contain_text("Benno")
    screen.control("rename-result").tap()
    expect(tablet_page.locator("#rename-0")).to_have_value("Benno")
    screen.control("cancel-text").tap()
    screen.control("remove-result").tap()
    screen.control("remove").tap()
    screen.wait_idle()
    expect(screen.main("class")).to_contain_text("No results yet.")


def test_shorter_match_is_compared_as_one_that_has_not_come_so_far(tablet_page: Page, site: WatchedSite) -> None:
    screen = ClassScreen(tablet_page).open(site.url, CODE)
    screen.add(sealed(at_random("Anna", 1)), sealed(at_random("Ben", 2, rolls=1)))
    for number in (0, 1):
        tablet_page.locator('[data-act="choose-result"]').nth(number).check()
    screen.control("compare").tap()
    turn = tablet_page.locator('[data-act="turn"]')
    turn.fill("5")
    expect(tablet_page.locator('[data-side="1"]')).to_contain_text("This match has not come this far yet.")


@pytest.mark.slow
def test_locked_tablet_shows_its_result_without_a_link_to_other_apps(tablet_page: Page, site: WatchedSite) -> None:
    locked_tablet(tablet_page, site)
    table = Table(tablet_page)
    table.control("log").tap()
    expect(table.control("share")).to_have_count(0)
    table.control("my-result").tap()
    expect(tablet_page.locator("dialog").get_by_role("img").first).to_be_visible()
    expect(tablet_page.locator("dialog")).to_contain_text("Its camera reads it.")
    expect(tablet_page.locator('[data-act="copy-link"], [data-act="send-link"]')).to_have_count(0)
    expect(table.control("save-result")).to_be_visible()
    expect_accessible(tablet_page)


def test_match_outside_a_class_has_no_result_to_show(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knaster&seats=1&seed=7")
    table.control("log").tap()
    expect(table.control("share")).to_be_visible()
    expect(table.control("my-result")).to_have_count(0)
