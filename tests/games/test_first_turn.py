"""`give_first_turn` ends a match's roll-off so that a given seat starts."""

import pytest

from rollbook import GAMES, Match
from rollbook.games.shared.roll_off import give_first_turn


@pytest.mark.parametrize(("game", "seat"), [(game, seat) for game in GAMES for seat in (0, 1)])
def test_give_first_turn_ends_the_roll_off_so_that_the_seat_starts(game: str, seat: int) -> None:
    match = Match(game, 2, {}, 1)
    rolls_off = game in {"knockout", "roll_out"}  # docs/rules/README.md#who-begins
    give_first_turn(match, seat)
    assert len(match.actions) == (2 if rolls_off else 0)
    assert match.state.turn == (seat if rolls_off else 0)
    match.roll()
    assert match.to_act != ("dice",), "the next roll is that of a turn"
