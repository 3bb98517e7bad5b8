"""The lab's robots at seats: chosen in the set-up or at the table, and confirmed first if a stranger wrote them."""

import re

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Screen, SetUp, Table
from e2e.robots import LAST, get_robot, play_against_it
from e2e.sites import WatchedSite
from rollbook import Match


def choose_in_the_set_up(page: Page, url: str) -> None:
    """Set up a match of a person against the robot `last`, whose code is shown before it may run."""
    screen = Screen(page)
    page.goto(f"{url}#/set-up/roll_it")
    SetUp(page).level(1, "easy")
    seat = page.locator('select[name="level.1"]')
    seat.select_option(label="last")
    expect(page.locator("dialog pre")).to_have_text(LAST)
    screen.control("leave-robot").tap()
    expect(seat).to_have_value("easy")
    seat.select_option(label="last")
    screen.control("run-robot").tap()
    expect(seat).not_to_have_value("easy")
    screen.grown_ups("for-class")
    expect(page.locator("#set-up-problem")).to_contain_text("plays only on this tablet")
    SetUp(page).seed("7")


def try_in_a_saved_match(page: Page) -> None:
    """Go from the set-up to the lab, and try the robot in two positions of a match."""
    screen = Screen(page)
    screen.grown_ups("lab")
    page.locator("#lab-match").select_option(index=1)
    slider = page.locator('[data-act="try-position"]')
    slider.press("Home")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 1 of \d+$"))
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Move 2 of \d+$"))
    screen.control("try").tap()
    expect(page.locator("[data-move]")).to_be_visible()


def test_robots_of_the_lab_are_offered_at_each_seat_and_play(tablet_page: Page, site: WatchedSite) -> None:
    get_robot(tablet_page, site.url)
    screen = Screen(tablet_page)

    table = Table(tablet_page).open(site.url, "game=roll_it&seed=7&auto=off")
    table.scores.nth(1).tap()
    tablet_page.locator('[data-act^="sit-own-"]', has_text="last").tap()
    expect(tablet_page.locator("dialog pre")).to_have_text(LAST)
    expect_accessible(tablet_page)
    screen.control("leave-robot").tap()
    screen.wait_idle()
    expect(tablet_page.locator("dialog")).to_have_count(0)
    assert Match.parse(table.record()).seats == ("Player 1", "Player 2"), "code of somebody else waits for a word"

    choose_in_the_set_up(tablet_page, site.url)
    table.hurry()
    SetUp(tablet_page).start()
    assert Match.parse(table.record()).seats == ("Player 1", "last")
    play_against_it(table)

    tablet_page.goto(f"{site.url}#/set-up/roll_it")
    expect(tablet_page.locator("#name-1")).to_be_visible()  # the next match starts without the robot
    try_in_a_saved_match(tablet_page)

    table.open(site.url, "game=roll_it&robots=off")
    table.scores.first.tap()
    expect(tablet_page.locator("dialog")).to_be_visible()
    expect(tablet_page.locator('[data-act^="sit-"]')).to_have_count(0)
