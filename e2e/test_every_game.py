"""What holds for every game that has a board: it can be played by touch, it fits every screen, axe-core is content."""

import random
from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.layout import SIZES, faults
from e2e.pages import Shelf, Table, expect_accessible
from e2e.sites import WatchedSite
from e2e.test_layout import LONGEST_NAMES
from rollbook import GAMES, Match

MOVES_BY_TOUCH: Final = 12
LOOKED_AT: Final = (0, 3, 8, 30)  # after so many actions


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest, page: Page, site: WatchedSite) -> str:
    if request.param not in Shelf(page).open(site.url).games():
        pytest.skip(f"{request.param} has no board on the page")
    return str(request.param)


def test_it_is_played_by_touch(game: str, page: Page, site: WatchedSite) -> None:
    match = Match(game, seed=2)
    table = Table(page).open(site.url, f"game={game}&seats={len(match.seats)}&seed=2&auto=off").hurry()
    rng = random.Random(2)
    moves = 0
    while match.to_act and moves < MOVES_BY_TOUCH:
        if match.to_act[0] == "dice":
            match.roll()
            table.roll()
        else:
            seat = table.shown
            move = match.legal(seat).sample(rng)
            picks = match.state.picks(match.state.move_from_text(move))
            match.play(seat, move)
            table.make(picks)
            moves += 1
        assert table.record() == str(match)


@pytest.mark.parametrize("most", [False, True], ids=["fewest", "most"])
def test_it_fits_every_screen_and_axe_is_content(game: str, most: bool, page: Page, site: WatchedSite) -> None:
    seats = GAMES[game].seats[-1] if most else max(2, GAMES[game].seats[0])
    names = [LONGEST_NAMES[seat % 2][: 40 - seat].strip() for seat in range(seats)]
    match = Match(game, names, seed=5)
    wish = "".join(f"&seat.{seat}={name}" for seat, name in enumerate(names))
    table = Table(page).open(site.url, f"game={game}&seats={seats}&seed=5&auto=off{wish}")
    rng = random.Random(5)
    found = []
    for number in range(max(LOOKED_AT) + 1):
        if number in LOOKED_AT:
            for size in SIZES.values():
                page.set_viewport_size(size)
                found += [f"{number} actions, {size['width']} wide: {fault}" for fault in faults(page)]
        if number == LOOKED_AT[2]:
            expect_accessible(page)
        if not match.to_act:
            break
        actor = match.to_act[0]
        if actor == "dice":
            table.ask("roll", match.roll())
        else:
            move = match.legal(actor).sample(rng)
            match.play(actor, move)
            table.ask("play", actor, move)
    assert not found, "\n".join(found)
