"""Roll Out with fewer checkers, for researchers."""

import pytest

from rollbook import GAMES, Match, SetUpError, arena
from rollbook.games.roll_out.rules import RollOutState
from rollbook.games.roll_out.variants import FEWER_CHECKERS, FewerCheckersState


def test_fewer_checkers_match_begins_with_the_others_out() -> None:
    match = Match(FEWER_CHECKERS, options={"checkers": 3}, seed=1)
    state = match.state
    assert isinstance(state, FewerCheckersState)
    assert state.up == (0b1110, 0b1110)
    assert state.scores() == (6, 6)
    assert match.to_act == ("dice",)
    match.roll("1 2")
    assert set(match.legal(0)) == {"c2 c1", "f2 c1", "c2 f1", "f2 f1", "c3", "f3"}
    match.play(0, "c3")
    match.play(0, "roll")
    match.roll("1 1")
    # Two checkers are left in front, so one die is enough.
    assert set(match.legal(0)) == {"c1 f1", "c2", "f2", "c1", "f1"}
    assert Match.parse(str(match), {"roll_out_fewer": FEWER_CHECKERS}) == match


def test_fewer_checkers_with_all_nine_equals_the_game_of_the_shelf() -> None:
    state, original = Match(FEWER_CHECKERS, seed=1).state, Match("roll_out", seed=1).state
    assert isinstance(original, RollOutState)
    assert isinstance(state, RollOutState)
    assert (state.up, state.white, state.centre) == (original.up, original.white, original.centre)
    assert (state.roll_off is None, original.roll_off is None) == (True, False)


def test_fewer_checkers_playout_ends_with_a_winner() -> None:
    result, _ = arena.playout(FEWER_CHECKERS, 2, {"checkers": 2}, 3)
    assert max(result.scores) == 9
    assert len(result.winners) == 1


def test_fewer_checkers_is_not_on_the_shelf() -> None:
    assert FEWER_CHECKERS.id not in GAMES
    with pytest.raises(SetUpError):
        Match("roll_out", options={"checkers": 3})


def test_fewer_checkers_none_is_refused() -> None:
    with pytest.raises(SetUpError):
        Match(FEWER_CHECKERS, options={"checkers": 0})
