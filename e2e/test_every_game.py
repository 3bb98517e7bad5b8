"""Tests for every game: each option starts, it can be played by touch, it fits every screen, axe finds nothing."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, faults, faults_everywhere, size_to, words_twice_as_large
from e2e.pages import ResultScreen, SetUp, Table
from e2e.pairs import ALL, combined
from e2e.play import check_score_cards, follow, go_on_through_the_door, parts, unplayed, wish, written_down
from e2e.screens import stages
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "roll_out"))
def test_every_option_and_number_of_seats_is_chosen_and_started(
    game: str, tablet_page: Page, site: WatchedSite
) -> None:
    chosen = {name: option.values for name, option in GAMES[game].options.items()}
    for start in range(max(len(GAMES[game].seats), *(len(values) for values in chosen.values()), 1)):
        seats = GAMES[game].seats[start % len(GAMES[game].seats)]
        options = {name: values[start % len(values)] for name, values in chosen.items()}
        tablet_page.goto(f"{site.url}#/set-up/{game}")
        set_up = SetUp(tablet_page)
        if len(GAMES[game].seats) > 1:
            set_up.seats(seats)
        else:
            expect(tablet_page.locator('input[name="seats"]')).to_have_count(0)  # there is only one number
        for name, value in options.items():
            if start == 0:
                first = tablet_page.locator(f'input[name="option.{name}"]:checked')
                expect(first).to_have_value(str(GAMES[game].options[name].default))
            set_up.option(name, value)
        table = set_up.start()
        begun = Match.parse(table.record())
        assert (len(begun.seats), begun.options) == (seats, options)
        assert table.view() == Match(game, seats, options, begun.seed).view()


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


LOOKED_AT: Final = combined(list(GAMES), ("start", "middle", "result", "end"), list(SIZES))
"""The moments and screen sizes at which each game is checked. With all seats taken, every size is checked."""


@pytest.mark.parametrize("game", slow_but(GAMES, "lowdown"))
def test_it_fits_every_screen_and_axe_is_content(game: str, tablet_page: Page, site: WatchedSite) -> None:
    found = []
    table = Table(tablet_page)

    def look(stage: str, *, scrolls: bool = False) -> list[str]:
        sizes = [size for which, moment, size in LOOKED_AT if (which, moment) == (game, stage)]
        sizes = sizes or list(SIZES)  # every size for a game that only one test registers
        return [f"{stage}, {fault}" for fault in faults_everywhere(tablet_page, scrolls, sizes)]

    several = stages(game, most=False)
    for stage in ("start", "middle", "end"):
        table.open_record(site.url, several[stage])
        if stage == "end":
            found += look("result", scrolls=True)
            if len(GAMES[game].seats) == 1:  # otherwise axe checks the result with all seats taken, below
                expect_accessible(tablet_page)
            table.control("board").tap()
        table.wait_idle()
        found += look(stage)
        if stage == ("end" if list(GAMES).index(game) % 2 else "middle") or (ALL and stage != "start"):
            expect_accessible(tablet_page)  # every other game at the first moment, the others at the second
    assert not found, "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_fits_with_all_seats_taken_and_with_large_words(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page)
    full = stages(game, most=True)
    table.open_record(site.url, full["last"])
    found = [f"last decision, {fault}" for fault in faults_everywhere(tablet_page)]
    other = bool(list(GAMES).index(game) % 2) and len(GAMES[game].seats) > 1  # axe checks every other game's result
    if ALL or not other:
        expect_accessible(tablet_page)
    found += [f"twice as large words, {fault}" for fault in faults_with_large_words(tablet_page)]
    if len(GAMES[game].seats) > 1:  # otherwise this result has already been checked
        table.open_record(site.url, full["end"])
        found += [f"result, {fault}" for fault in faults_everywhere(tablet_page, scrolls=True)]
        if ALL or other:
            expect_accessible(tablet_page)
    assert not found, "\n".join(found)


def faults_with_large_words(page: Page) -> list[str]:
    """Return the layout's faults with text twice as large; the table may scroll then."""
    try:
        with words_twice_as_large(page):
            size_to(page, **SIZES["768x1024"])
            # Whether a place has room for a finger cannot be checked while it is scrolled out of sight.
            return [fault for fault in faults(page, scrolls=True) if "no room" not in fault]
    finally:
        size_to(page, **SIZES["1024x768"])
