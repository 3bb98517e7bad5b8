"""Separating luck from choice: the mean of all rolls is exactly 0, and each move is compared with the best."""

from random import Random

import pytest

from rollbook import GAMES, Match, bots, chance
from rollbook.bots import finish
from rollbook.chance import Luck, SeatLuck, roll_luck
from rollbook.core.game import DICE
from tests.chance.brute import positions, zero_means


def luck(match: Match) -> Luck:
    """Return the luck of a match whose game has an evaluator."""
    found = chance.luck(match)
    assert found is not None
    return found


def played(game: str, seed: int, most: int = 60, level: str = "easy") -> Match:
    match = Match(game, max(2, GAMES[game].seats[0]), seed=seed)
    while match.to_act and len(match.history) < most:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            move = bots.choose(match.state, actor, level, seed, len(match.history))
            match.play(actor, match.state.text(actor, move))
    return match


def test_luck_of_all_rolls_adds_up_to_zero() -> None:
    number = 40
    assert zero_means(3, number) == number


def test_luck_of_a_roll_is_its_best_move_minus_the_mean() -> None:
    for state in positions(Random("worth"), 15):
        if len(state.dice.ways) > 60 or state.game.id == "knockout":  # of Knockout's many moves only some are examined
            continue
        worth = {}
        for roll in state.dice.ways:
            after = state.apply(DICE, roll)
            if state.turn not in after.to_act:  # this is a roll-off
                break
            worth[roll] = max(
                bots.evaluate(after.apply(state.turn, move), state.turn) for move in after.legal(state.turn)
            )
        else:
            mean = sum(worth[roll] * chance for roll, chance in state.outcomes())
            found = finish(roll_luck(state, state.turn))
            assert {roll: float(value) for roll, value in found.items()} == pytest.approx(
                {roll: value - mean for roll, value in worth.items()}, abs=1e-9
            )


def test_luck_names_the_rolls_that_win_at_once() -> None:
    match = Match.parse(
        "rollbook 1\ngame: roll_out 1\nseats: A | B\nseed: 1\n\ndice 6 6\ndice 1 1\n"
        "dice 4 5\n0 c9\n0 roll\ndice 4 4\n0 c8\n0 roll\ndice 3 4\n0 c7\n0 roll\ndice 1 5\n0 c6\n0 roll\n"
        "dice 1 4\n0 c5\n0 roll\ndice 1 3\n0 c4\n0 roll\ndice 1 2\n0 c3\n0 roll\ndice 1 2\n0 c2\n0 roll\n"
    )
    values = finish(roll_luck(match.state, 0))  # only checker 1 is left, so any die that shows 1 wins
    wins = {values[roll] for roll in values if 1 in roll}
    assert len(wins) == 1
    assert all(value < min(wins) for roll, value in values.items() if 1 not in roll)


@pytest.mark.parametrize("game", GAMES)
def test_luck_covers_every_throw_with_a_move_and_every_choice(game: str) -> None:
    match = played(game, 3)
    found = luck(match)
    throws = [
        (number, seat)
        for number, action in enumerate(match.history)
        if action.actor == DICE
        for seat in match.position(number + 1).to_act
        if seat != DICE
    ]
    choices = [
        (number, action.actor)
        for number, action in enumerate(match.history)
        if action.actor != DICE and len(match.position(number).legal(action.actor)) > 1
    ]
    assert [(throw.number, throw.seat) for throw in found.throws] == throws
    assert [(move.number, move.seat) for move in found.moves] == choices
    assert all(move.cost >= 0 for move in found.moves)
    for seat, whole in enumerate(found.seats):
        assert whole.luck == pytest.approx(sum(float(throw.value) for throw in found.throws if throw.seat == seat))
        assert whole.cost == pytest.approx(sum(move.cost for move in found.moves if move.seat == seat))


def test_luck_cost_of_best_moves_is_zero_and_of_random_moves_is_not() -> None:
    match, rng = Match("roll_it", 2, {"grids": 4}, seed=5), Random(5)
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        elif actor == 1 or len(match.legal(0)) == 1:
            match.play(actor, match.legal(actor).sample(rng))
        else:
            state = match.state
            best = max(state.legal(0), key=lambda move, state=state: bots.evaluate(state.apply(0, move), 0))  # type: ignore[misc]
            match.play(0, state.text(0, best))
    found = luck(match)
    assert found.seats[0].cost == 0
    assert found.seats[1].cost > found.seats[1].noise


def test_luck_is_repeatable_and_changes_nothing() -> None:
    match = played("roll_out", 8)
    before = str(match)
    assert luck(match) == luck(match)
    assert str(match) == before
    assert luck(Match("roll_out", seed=1)).throws == ()


def whole(*seats: tuple[float, float, float]) -> Luck:
    """Return the luck of a match from each seat's luck, cost and margin of error."""
    return Luck((), (), tuple(SeatLuck(lucky, 1.0, cost, 1.0, within, within) for lucky, cost, within in seats))


def test_luck_names_no_seat_if_the_evaluator_cannot_tell() -> None:
    clear = whole((10, 20, 3), (2, 3, 4))  # the differences are 8 and 17, the combined error is 5
    assert (clear.better_dice, clear.better_choices) == (0, 1)
    unsure = whole((10, 20, 3), (5, 15, 4))  # a difference of 5 is not more than the error of 5
    assert (unsure.better_dice, unsure.better_choices) == (None, None)
    three = whole((10, 1, 3), (2, 20, 4), (9, 20, 4))
    assert (three.better_dice, three.better_choices) == (None, 0)
    alone = whole((10, 1, 1))
    assert (alone.better_dice, alone.better_choices) == (None, None)


def test_error_of_a_sum_grows_as_the_root_of_its_parts() -> None:
    found = luck(played("roll_it", 4))
    for seat, sums in enumerate(found.seats):
        throws = sum(throw.seat == seat for throw in found.throws)
        moves = sum(move.seat == seat for move in found.moves)
        assert sums.luck_within**2 == pytest.approx(throws * sums.noise**2)
        assert sums.cost_within**2 == pytest.approx(moves * sums.noise**2)
