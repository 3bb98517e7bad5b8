"""Hints name good moves and what they gain; turning points name what would have been better."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, bots
from rollbook.bots.chance import generator
from rollbook.bots.evaluators import load_evaluator
from rollbook.bots.search import judge
from rollbook.core.game import DICE
from rollbook.core.messages import Message


def about_to_complete_a_line() -> Match:
    """Roll-It on board side 1, whose first row shows 4 3 6: seat 0 has the 4 and the 3 and has thrown a 6.

    Seat 1 has the 6 in the very middle, which might be worth as much.
    """
    match = Match("roll_it", 2, seed=1)
    for roll, cell in (("1 3", "1.1"), ("3 3", "5.5"), ("1 2", "1.2"), ("6 6", "1.7")):
        match.roll(roll)
        match.play(match.state.turn, cell)
    match.roll("3 3")
    return match


def test_the_first_hint_completes_a_line_and_says_so() -> None:
    match = about_to_complete_a_line()
    first, *_ = bots.finish(bots.hints(match.state, 0, match.seed, len(match.history)))
    assert match.state.game.notation.text(first.move) == "1.3"
    assert Message("hint-roll_it-completes", {"count": 1}) in first.gains


def test_a_line_that_was_left_open_is_a_turning_point() -> None:
    match = about_to_complete_a_line()
    number = len(match.history)
    match.play(0, next(cell for cell in match.legal(0) if cell != "1.3"))
    point = bots.finish(bots.turning_points(match))[-1]
    assert (point.number, point.seat) == (number, 0)
    assert match.position(number).game.notation.text(point.better.move) == "1.3"


def test_a_seat_that_is_not_to_act_gets_no_hints() -> None:
    match = about_to_complete_a_line()
    with pytest.raises(ValueError, match="Seat 1 is not to act"):
        bots.finish(bots.hints(match.state, 1, 1, 0))


def values_of(match: Match, seat: int) -> dict[str, float]:
    """The value of each move that is looked at closely, by the evaluator of the level `hard`, which gives hints."""
    state, actions = match.state, len(match.history)
    evaluator = bots.finish(load_evaluator(state))
    judged = bots.finish(judge(evaluator, state, seat, evaluator.styles["hard"], generator(5, actions, seat, "hints")))
    return {state.game.notation.text(move): value for value, move in judged}


def close(match: Match) -> float:
    """The distance of a move from the best one."""
    return float(bots.finish(load_evaluator(match.state)).close)


@pytest.mark.parametrize("game", GAMES)
def test_hints_and_turning_points_are_few_legal_and_no_worse(game: str) -> None:
    match, rng = Match(game, max(2, GAMES[game].seats[0]), seed=5), Random(5)
    asked = 0
    while match.to_act and len(match.history) < 24:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
            continue
        legal = match.legal(actor)
        if len(legal) > 3 and asked < 2:
            found = bots.finish(bots.hints(match.state, actor, 5, len(match.history)))
            texts = [match.state.game.notation.text(hint.move) for hint in found]
            assert 1 <= len(texts) == len(set(texts)) <= 3
            assert all(text in legal for text in texts)
            values = values_of(match, actor)
            valued = [values[text] for text in texts]
            assert valued == sorted(valued, reverse=True)
            assert valued[0] == max(values.values())
            assert valued[-1] >= max(values.values()) - close(match)
            asked += 1
        match.play(actor, legal.sample(rng))
    points = bots.finish(bots.turning_points(match))
    assert len(points) <= 3
    assert [point.number for point in points] == sorted(point.number for point in points)
    for point in points:
        state: Any = match.position(point.number)
        actor, text = match.history[point.number]
        assert (point.seat, state.game.notation.text(point.better.move) != text) == (actor, True)
        assert point.better.move in state.legal(actor)
        assert point.cost > 0
