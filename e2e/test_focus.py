"""Whole turns using only the keyboard, on real controls: the focus is always on the next step, and never lost.

These tests act only by Enter, the space bar, Tab and the arrows, not by letters or `window.rollbook`.
"""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import act_without_letters, arrive, focus, tab_to
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match

ACTS: Final = 6


def play(table: Table, most: int) -> None:
    """Play a number of actions against a robot."""
    for _ in range(most):
        table.wait_idle()
        act_without_letters(table, Match.parse(table.record()))
        assert focus(table) != "body", table.actions()[-3:]


@pytest.mark.parametrize("game", GAMES)
def test_focus_by_keyboard_is_always_on_the_next_control(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = arrive(tablet_page, site, f"game={game}&seats=2&seed=7&seat.0=Anna&seat.1=bot+easy")
    assert focus(table) != "body"
    play(table, ACTS)


def test_focus_after_the_shelf_is_on_the_next_control(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    tab_to(tablet_page, '[data-game="roll_it"] [data-act="play-robot"]')
    tablet_page.keyboard.press("Enter")
    table = Table(tablet_page).wait_open()
    assert focus(table) == '[data-act="roll"]'


def test_arrow_from_the_roll_button_leads_to_the_board(tablet_page: Page, site: WatchedSite) -> None:
    table = arrive(tablet_page, site, "game=roll_it&seats=2&seed=7&auto=off")
    tablet_page.keyboard.press("ArrowRight")
    assert focus(table).startswith("[data-pick=")
    expect(table.dice).to_have_attribute("data-due", "true")
