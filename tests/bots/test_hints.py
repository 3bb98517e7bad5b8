"""Hints name good moves and their gains; turning points name better moves."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, bots
from rollbook.bots.search import evaluate_moves, generator, load_evaluator
from rollbook.core.game import DICE
from rollbook.core.messages import Message


def about_to_complete_a_line() -> Match:
    """Return a match of Roll-It on board side 1, whose first row shows 4 3 6: seat 0 has 4 and 3, and has rolled a 6.

    Seat 1 has the 6 in the centre, so another cell might be worth as much.
    """
    match = Match("roll_it", 2, seed=1)
    for roll, cell in (("1 3", "1.1"), ("3 3", "5.5"), ("1 2", "1.2"), ("6 6", "1.7")):
        match.roll(roll)
        match.play(match.state.turn, cell)
    match.roll("3 3")
    return match


def test_first_hint_completes_a_line_and_names_it() -> None:
    match = about_to_complete_a_line()
    first, *_ = bots.finish(bots.hints(match.state, 0, match.seed, len(match.history)))
    assert match.state.game.notation.text(first.move) == "1.3"
    assert Message("hint-roll_it-completes", {"count": 1}) in first.gains


# A game, actions, the seat to advise and a move, and the words and places of the move's region.
REGIONS: list[tuple[str, tuple[str, ...], str, Message | None, str]] = [
    # The pair of 7s in row 1 can still become five of a kind; the other line through b1 is empty.
    (
        "knaster",
        ("dice 3 4", "0 write a1", "1 write a1", "dice 3 4"),
        "0 write b1",
        Message("hint-knaster-look", {"line": "row1"}),
        "a1 b1 c1 d1 e1",
    ),
    ("knaster", ("dice 3 4", "0 write a1", "1 write a1", "dice 3 4"), "0 circle a1", None, ""),
    (
        "roll_it",
        ("dice 1 3",),
        "0 2.6",
        Message("hint-roll_it-look", {"grid": 2}),
        "2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8 2.9",
    ),
    (
        "lowdown",
        ("dice 1 6 red purple",),
        "0 write 6 purple C5",
        Message("hint-lowdown-look", {"grid": "C"}),
        "C1 C2 C3 C4 C5 C6 C7 C8 C9",
    ),
    # 17 is empty and the largest number of the move; 17 and 18 are the last group of the fours.
    (
        "knockout",
        ("dice 6 6 6", "dice 1 1 1", "dice 6 6 5"),
        "0 17=17",
        Message("hint-knockout-look", {"low": 17, "high": 18}),
        "17 18",
    ),
    # The opponent's marble on 4 counts more than the larger 5.
    (
        "knockout",
        ("dice 6 6 6", "dice 1 1 1", "dice 1 1 2", "0 4=4", "dice 3 3 3"),
        "1 9=4+5",
        Message("hint-knockout-look", {"low": 1, "high": 4}),
        "1 2 3 4",
    ),
    (
        "roll_out",
        ("dice 6 6", "dice 1 1", "dice 2 5"),
        "0 c5 c2",
        Message("hint-roll_out-look_own"),
        "c1 c2 c3 c4 c5 c6 c7 c8 c9",
    ),
    (
        "roll_out",
        ("dice 6 6", "dice 1 1", "dice 2 5"),
        "0 f5 f2",
        Message("hint-roll_out-look_other", {"seat": 1}),
        "f1 f2 f3 f4 f5 f6 f7 f8 f9",
    ),
    (
        "roll_out",
        ("dice 1 1", "dice 6 6", "dice 2 5"),
        "1 f5 f2",
        Message("hint-roll_out-look_other", {"seat": 0}),
        "f1 f2 f3 f4 f5 f6 f7 f8 f9",
    ),
    ("roll_out", ("dice 6 6", "dice 1 1", "dice 2 5", "0 c5 c2"), "0 stop", None, ""),
]


@pytest.mark.parametrize(("game", "actions", "move", "words", "places"), REGIONS)
def test_hint_names_the_region_before_the_move(
    game: str, actions: tuple[str, ...], move: str, words: Message | None, places: str
) -> None:
    match = Match(game, 2, seed=7)
    for action in actions:
        actor, _, text = action.partition(" ")
        match.roll(text) if actor == "dice" else match.play(int(actor), text)
    evaluator = bots.finish(load_evaluator(match.state))
    seat, _, text = move.partition(" ")
    region = evaluator.region(match.state, int(seat), match.state.from_text(int(seat), text))
    assert (region and region.words) == words
    assert " ".join(region.places if region else ()) == places


def test_hints_carry_their_regions() -> None:
    match = about_to_complete_a_line()
    first, *_ = bots.finish(bots.hints(match.state, 0, match.seed, len(match.history)))
    assert first.region is not None
    assert first.region.words == Message("hint-roll_it-look", {"grid": 1})


def test_line_that_was_left_open_is_a_turning_point() -> None:
    match = about_to_complete_a_line()
    number = len(match.history)
    match.play(0, next(cell for cell in match.legal(0) if cell != "1.3"))
    point = bots.finish(bots.turning_points(match))[-1]
    assert (point.number, point.seat) == (number, 0)
    assert match.position(number).game.notation.text(point.better.move) == "1.3"


def test_seat_that_is_not_to_act_gets_no_hints() -> None:
    match = about_to_complete_a_line()
    with pytest.raises(ValueError, match="It is not your turn"):
        bots.finish(bots.hints(match.state, 1, 1, 0))


def values_of(match: Match, seat: int) -> dict[str, float]:
    """Return the value of each closely examined move, by the evaluator of the level `hard`, which gives the hints."""
    state, actions = match.state, len(match.history)
    evaluator = bots.finish(load_evaluator(state))
    evaluated = bots.finish(
        evaluate_moves(evaluator, state, seat, evaluator.styles["hard"], generator(5, actions, seat, "hints"))
    )
    return {state.game.notation.text(move): value for value, move in evaluated}


def close(match: Match) -> float:
    """Return how much less than the best move a hint may be worth."""
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
