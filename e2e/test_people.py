"""A player chooses a name and an animal once for all tables; the next class starts without names."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import SetUp, Shelf, Table
from e2e.play import say_who
from e2e.sites import WatchedSite
from rollbook import Match

CAT: Final = "M-7.6-8.8"
"""The beginning of the drawing of the cat."""


def test_chosen_name_and_animal_appear_at_each_table(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "Mia", "cat")
    expect(shelf.control("who")).to_contain_text("Mia")
    table = shelf.play("roll_it", "robot")
    assert Match.parse(table.record()).seats == ("Mia", "bot easy")
    expect(tablet_page.locator(f'[data-part="score"] path[d^="{CAT}"]')).to_have_count(1)
    table.control("shelf").tap()
    expect(tablet_page.locator(f'[data-match] path[d^="{CAT}"]')).to_have_count(1)
    table = shelf.play("knockout")
    assert Match.parse(table.record()).seats == ("Mia", "Player 2")
    table.control("shelf").tap()
    say_who(tablet_page, "Tom", "fish")
    assert Match.parse(shelf.play("knockout").record()).seats == ("Tom", "Player 2"), "who holds the tablet now"


def test_animal_without_a_name_becomes_the_name(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "", "cat")
    expect(shelf.control("who")).to_contain_text("Cat")


def test_nothing_is_kept_without_an_animal(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.control("who").tap()
    tablet_page.locator("#who-name").fill("Mia")
    expect(tablet_page.locator('[data-act="who-me"]')).to_have_attribute("aria-disabled", "true")
    tablet_page.locator("#who-name").press("Enter")
    expect(tablet_page.locator("dialog")).to_be_visible()
    assert tablet_page.evaluate("localStorage.getItem('rollbook-people')") is None


@pytest.mark.slow
def test_each_seat_offers_known_people(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "Mia", "cat")
    say_who(tablet_page, "Tom", "fish")
    tablet_page.goto(f"{site.url}#/set-up/knaster")
    set_up = SetUp(tablet_page)
    first, second = (
        tablet_page.get_by_role("listitem").filter(has=tablet_page.locator(f'[name="seat.{seat}"]')) for seat in (0, 1)
    )
    known = tablet_page.locator('[data-act="known"]')
    second.locator(known.filter(has_text="Mia")).tap()
    expect(tablet_page.locator('input[name="seat.1"]')).to_have_value("Mia")
    expect(first.locator(known)).to_have_text(["Tom"])
    tablet_page.locator("#seat-look-0").tap()
    first.locator('[data-animal="frog"]').tap()
    set_up.name(0, "Eva")
    table = set_up.start()
    assert Match.parse(table.record()).seats == ("Eva", "Mia")
    kept = tablet_page.evaluate("JSON.parse(localStorage.getItem('rollbook-people'))")
    assert {one["name"]: one["animal"] for one in kept} == {"Eva": "frog", "Mia": "cat", "Tom": "fish"}
    tablet_page.reload()
    Table(tablet_page).wait_open()
    expect(tablet_page.locator(f'[data-part="score"] path[d^="{CAT}"]')).to_have_count(1)


@pytest.mark.slow
def test_malformed_people_note_is_ignored(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    for text in ("{", "5", "[null, 3]", '[{"name": "", "animal": "cat"}]', '[{"name": "Mia", "animal": "dragon"}]'):
        tablet_page.evaluate("(text) => localStorage.setItem('rollbook-people', text)", text)
        tablet_page.reload()
        expect(shelf.control("who")).to_contain_text("Who are you?")


def test_statistics_show_animals_next_to_names(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "Mia", "cat")
    match = Match("roll_it", ["Mia", "Tom"], {"grids": 4}, seed=7)
    while match.to_act:
        actor = match.to_act[0]
        if actor == "dice":
            match.roll()
        else:
            match.play(actor, next(iter(match.legal(actor))))
    Table(tablet_page).open_record(site.url, str(match))
    shelf.open(site.url).statistics()
    names = tablet_page.locator('section[aria-labelledby="people-heading"] th[scope="row"]')
    expect(names).to_have_count(2)
    expect(names.filter(has_text="Mia").locator(f'path[d^="{CAT}"]')).to_have_count(1)
    expect(names.locator(":scope > svg")).to_have_count(1)


def test_next_class_starts_without_names(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    say_who(tablet_page, "Mia", "cat")
    tablet_page.goto(f"{site.url}#/teacher")
    tablet_page.locator('[data-act="clear"]').tap()
    tablet_page.locator('[data-act="only-clear"]').tap()
    expect(tablet_page.locator('[data-notice="cleared"]')).to_be_visible()
    assert tablet_page.evaluate("localStorage.getItem('rollbook-people')") is None
