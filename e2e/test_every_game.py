"""Tests for every game: each option starts, it can be played by touch, it fits every screen, axe finds nothing."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.every_game import check_layout, check_layout_of_all_seats, check_options_and_seats
from e2e.pages import ResultScreen, Table
from e2e.play import check_score_cards, follow, go_on_through_the_door, parts, unplayed, wish, written_down
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "roll_out"))
def test_every_option_and_number_of_seats_starts(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_options_and_seats(game, tablet_page, site)


# For each recorded match: how it ends, a selector of the pieces, and the number of pieces on the board at the end.
AT_THE_END: Final = {
    "knaster": ("full", ".slip, .far-slip", 2),
    "knockout_by_captures": ("captures", ".knockout .bond", 6 + 1),
    "knockout_without_a_move": ("no_move", ".knockout .bond", 4 + 1),
    "lowdown": ("two_grids", ".sheet", 2),
    "roll_out": ("cleared", ".row-0 .checker, .row-1 .checker", 2 * 9 - 9 - 1),
}


def test_a_match_of_every_game_is_written_down() -> None:
    assert {written_down(name).game.id for name in (*AT_THE_END, "roll_it")} == set(GAMES)


@pytest.mark.parametrize("name", slow_but(AT_THE_END, "roll_out", "knockout_without_a_move"))
def test_two_people_play_to_the_end_by_touch(name: str, tablet_page: Page, site: WatchedSite) -> None:
    """Roll-It's test is in test_match.py."""
    ending, things, left = AT_THE_END[name]
    whole = written_down(name)
    table, match = Table(tablet_page).open(site.url, wish(whole)).hurry(), unplayed(whole)
    first, between, last = parts(whole.actions)
    follow(table, match, first)
    go_on_through_the_door(table, match, between)
    follow(table, match, last)
    result = ResultScreen(tablet_page).wait()
    assert match.result is not None
    assert table.record() == str(match) == str(whole)
    assert match.result.ending.id == f"{match.game.id}-ended-{ending}"
    check_score_cards(result, match)
    expect(tablet_page.locator('[data-part="ending"]')).not_to_contain_text("$")
    table.control("board").tap()
    expect(tablet_page.locator(things)).to_have_count(left)


@pytest.mark.parametrize("game", slow_but(GAMES, "lowdown"))
def test_it_fits_every_screen_and_axe_is_content(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_layout(game, tablet_page, site)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_with_all_seats_taken_and_with_large_words(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_layout_of_all_seats(game, tablet_page, site)
