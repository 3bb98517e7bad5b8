"""Whole turns using only the keyboard, on real controls: the focus is always on the next step, and never lost.

These tests act only by Enter, the space bar, Tab and the arrows, not by letters or `window.rollbook`.
"""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import FOCUS, tab_to, walk_to
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from rollbook.core.game import DICE

ACTS: Final = 6


def focus(table: Table) -> str:
    """Return a selector of the focused element, once the page is idle."""
    return str(table.when_idle(FOCUS))


def arrive(page: Page, site: WatchedSite, query: str) -> Table:
    """Go from the shelf to a table, as a link within the page does."""
    Shelf(page).open(site.url)
    page.evaluate("(address) => void (location.hash = address)", f"#/play?{query}")
    table = Table(page).wait_open()
    table.hurry().wait_idle()
    return table


def act_by_keys(table: Table, match: Match) -> None:
    """Do the next action. The focus must already be on the roll button, or on the board."""
    press = table.page.keyboard.press
    if match.to_act == (DICE,):
        assert focus(table) == '[data-act="roll"]'
        press("Enter")
        return
    seat = int(match.to_act[0])
    move = str(next(iter(match.legal(seat))))
    picks = match.game.notation.picks(match.game.notation.parse(move))
    assert focus(table).startswith("[data-pick="), move
    for pick in picks:
        if table.board.locator(f'[data-pick="{pick}"]').count():
            if not table.page.locator(f'[data-pick="{pick}"][aria-label$=": chosen"]').count():
                walk_to(table.page, pick)
                press("Space")
        else:
            tab_to(table.page, f'[data-pick="{pick}"]')
            press("Enter")
        assert focus(table) != "body", (move, pick)
    if table.when_idle("() => document.querySelector('[data-act=confirm]') !== null"):
        tab_to(table.page, '[data-act="confirm"]')
        press("Enter")


def play(table: Table, most: int) -> None:
    """Play a number of actions against a robot."""
    for _ in range(most):
        table.wait_idle()
        act_by_keys(table, Match.parse(table.record()))
        assert focus(table) != "body", table.actions()[-3:]


@pytest.mark.parametrize("game", GAMES)
def test_focus_by_keyboard_alone_is_always_on_what_is_due(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = arrive(tablet_page, site, f"game={game}&seats=2&seed=7&seat.0=Anna&seat.1=bot+easy")
    assert focus(table) != "body"
    play(table, ACTS)


def test_arriving_from_the_shelf_by_keyboard_begins_at_what_is_due(tablet_page: Page, site: WatchedSite) -> None:
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
