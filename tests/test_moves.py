"""Legal moves are a sequence in every game, with indices and slices, from which `random.choice` can draw."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.core.game import DICE, Game
from rollbook.core.moves import Moves
from tests import sixth_game
from tests.playing import advance

EVERY_GAME = pytest.mark.parametrize("game", [*GAMES.values(), sixth_game.GAME], ids=lambda game: game.id)


def positions(game: Game) -> Iterator[tuple[Match, int]]:
    """Yield positions of a match in which a seat is to act, with that seat."""
    match, rng = Match(game, seed=3), random.Random(3)
    while match.to_act and len(match.history) < 60:
        if match.to_act[0] != DICE:
            yield match, int(match.to_act[-1])
        advance(match, rng)


@EVERY_GAME
def test_moves_by_position_and_slice_are_those_of_the_list(game: Game) -> None:
    for match, seat in positions(game):
        for moves in (match.state.legal(seat), match.legal(seat)):
            listed: list[Any] = list(moves)
            assert isinstance(moves, Sequence)
            assert [moves[number] for number in range(len(listed))] == listed
            assert (moves[0], moves[-1]) == (listed[0], listed[-1])
            assert (moves[1:], moves[::-2]) == (tuple(listed[1:]), tuple(listed[::-2]))
            assert list(reversed(moves)) == listed[::-1]
            assert [moves.index(move) for move in listed] == list(range(len(listed)))
            assert moves.count(listed[-1]) == 1
            for beyond in (len(listed), -len(listed) - 1):
                with pytest.raises(IndexError):
                    moves[beyond]


@EVERY_GAME
def test_random_choice_of_the_moves_is_that_of_their_list(game: Game) -> None:
    for match, seat in positions(game):
        for moves in (match.state.legal(seat), match.legal(seat)):
            drawn: Any = random.Random(7).choice(moves)
            assert drawn == random.Random(7).choice(list(moves))
            assert drawn in moves


def test_move_out_of_many_is_computed_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match("knockout", options={"level": "place"}, seed=1)
    while match.to_act == (DICE,):
        match.roll("1 1 1" if len(match.history) else "6 6 6")
    match.undo()
    match.roll("2 4 6")
    moves = match.legal(int(match.to_act[0]))
    assert len(moves) > 10_000
    monkeypatch.setattr(type(moves), "__iter__", None)
    monkeypatch.setattr(type(match.state.legal(0)), "__iter__", None)
    assert random.Random(1).choice(moves) in moves
    assert len(moves[-3:]) == 3


def test_index_of_an_illegal_move_raises() -> None:
    match = Match("roll_it", seed=7)
    match.roll("2 6")
    for moves, known in ((match.state.legal(0), 8), (match.legal(0), "1.9")):
        assert moves.index(known) == 0
        for missing, start, stop in (
            (True, 0, None),
            ("5.3", 0, None),
            (known, 1, None),
            (known, 0, 0),
            (None, 0, None),
        ):
            with pytest.raises(ValueError, match="not one of the legal moves"):
                moves.index(missing, start, stop)


@EVERY_GAME
@pytest.mark.parametrize(
    "picks", ["5.3", "", b"5.3", None, 5, 1.0, {"5.3": 1}, {"5.3"}, [5.3], [None], [[]], [b"x"]], ids=repr
)
def test_picks_that_are_not_a_list_of_texts_are_refused(game: Game, picks: Any) -> None:
    match, seat = next(positions(game))
    for moves in (match.legal(seat), match.state.legal(seat)):
        with pytest.raises(ValueError, match="Picks are a list of texts"):
            moves.choices(picks)


@EVERY_GAME
def test_choices_without_picks_are_those_of_no_pick(game: Game) -> None:
    match, seat = next(positions(game))
    moves: Moves[Any] = match.state.legal(seat)
    assert moves.choices() == moves.choices([]) == match.legal(seat).choices()
