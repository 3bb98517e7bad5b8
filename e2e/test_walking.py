"""Walking a board with the keyboard: a ring wraps round, a row has two ends, and a typed number leads to its place."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import Page, expect

from e2e.keyboard import FOCUS
from e2e.pages import Table
from e2e.sites import WatchedSite


def walk(table: Table, keys: Sequence[str]) -> list[str]:
    """Press keys one after another; return the picks that get the focus."""
    picks = []
    for key in keys:
        table.page.keyboard.press(key)
        picks.append(str(table.page.evaluate(FOCUS)).removeprefix('[data-pick="').removesuffix('"]'))
    return picks


def test_ring_of_knockout_is_walked_once_round_with_left_and_right(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    assert walk(table, ["Home", *["ArrowRight"] * 18]) == [*map(str, range(1, 19)), "1"]
    assert walk(table, ["ArrowLeft", "ArrowLeft", "Home", "End"]) == ["18", "17", "1", "18"]


def test_typed_number_of_two_digits_leads_to_its_place(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    assert walk(table, ["1", "2"]) == ["1", "12"]
    assert walk(table, ["9", "9"])[0] == "9"


@pytest.mark.slow
def test_typed_number_leads_to_the_next_cell_that_shows_it(tablet_page: Page, site: WatchedSite) -> None:
    # On side 1, the first 4 is the first cell of grid 1, and the next is the sixth cell of grid 2.
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    assert walk(table, ["4", "4"]) == ["1.1", "2.6"]
    assert walk(table, ["Home", "End"]) == ["2.4", "2.6"]


def test_page_down_and_page_up_lead_to_the_places_that_can_be_used(tablet_page: Page, site: WatchedSite) -> None:
    # Of four grids in play, each shows one 4.
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    table.roll("1 3")
    table.pick("1.1").focus()
    assert walk(table, ["PageDown"] * 5) == ["2.6", "4.9", "5.2", "1.1", "2.6"]
    assert walk(table, ["PageUp", "PageUp"]) == ["1.1", "5.2"]


def test_keys_switches_and_screen_readers_reach_only_usable_places_if_people_want(
    tablet_page: Page, site: WatchedSite
) -> None:
    # Of four grids in play, each shows one 4.
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    cells = table.board.get_by_role("gridcell")

    def reach(value: str) -> None:
        table.control("settings").tap()
        table.choice("reach", value).tap()
        table.control("close-settings").tap()
        table.wait_idle()

    reach("usable")
    expect(cells).to_have_count(0)
    table.roll("1 3")
    expect(cells).to_have_count(4)
    table.pick("1.1").focus()
    assert walk(table, ["ArrowRight", "ArrowDown"]) == ["2.6", "5.2"]
    table.play(0, "5.2")
    reach("everything")
    expect(cells).to_have_count(36)
    assert walk(table, ["ArrowUp"]) != ["5.2"]


@pytest.mark.slow
def test_score_and_what_can_be_done_are_heard_by_a_key_and_the_keys_are_listed(
    tablet_page: Page, site: WatchedSite
) -> None:
    table = Table(tablet_page).open(
        site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off&seat.0=Anna&seat.1=Ben"
    )
    table.roll("1 3")
    heard = tablet_page.locator("#announcer")
    tablet_page.keyboard.press("w")
    expect(heard).to_contain_text("Anna: Put a chip on a free 4. You can use: grid 1, row 1, column 1; grid 2, ")
    table.play(0, "1.1")
    tablet_page.keyboard.press("s")
    expect(heard).to_have_text("Anna: 1 point. Ben: 0 points.")
    tablet_page.keyboard.press("?")
    expect(table.dialog).to_contain_text("S: hear the score")
    tablet_page.keyboard.press("Enter")
    expect(table.dialog).to_have_count(0)
    expect(table.roll_button).to_have_attribute("aria-keyshortcuts", "R")
