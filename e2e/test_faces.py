"""Robots' faces: an expression for each event; a tap on a face shows the robot's last turn again."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Table
from e2e.play import timers_stop
from e2e.sites import WatchedSite

MATCH: Final = "game=roll_it&seat.0=Anna&seat.1=bot+easy&seed=7"


def test_a_tap_on_a_robots_face_plays_its_last_turn_again(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, MATCH)
    face = tablet_page.locator('[data-act="last-turn"]')
    expect(face.locator("svg")).to_have_attribute("data-mood", "waves")
    face.tap()  # does nothing, because there was no turn yet
    expect(table.past).to_have_count(0)
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    number = len(table.actions())
    assert number == 4  # two actions each by Anna and Dot
    expect_accessible(tablet_page)
    face.tap()
    expect(table.past).to_have_attribute("data-after", str(number))
    table.control("back").tap()
    table.control("back").tap()
    expect(table.past).to_have_attribute("data-after", "2")
    table.control("now").tap()
    table.expect_turn(0)


@pytest.mark.slow
@pytest.mark.peoples_pace
def test_tap_next_to_buttons_skips_robots_pauses(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, MATCH)
    table.roll_button.tap()
    pick = table.pick("1.9")
    expect(pick).to_be_visible()
    with timers_stop(tablet_page):  # so that only the tap can end a pause
        pick.tap()
        expect(table.root).to_have_attribute("data-busy", "true")
        tablet_page.locator('[data-part="prompt"]').tap(force=True)
        expect(table.root).to_have_attribute("data-busy", "false")
    assert len(table.actions()) == 4
