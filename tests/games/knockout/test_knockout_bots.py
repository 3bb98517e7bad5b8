"""Knockout's bots find the best set of numbers, take wins and answer threats; their hints are true."""

from itertools import combinations
from random import Random

import pytest

from rollbook import Message, bots
from rollbook.bots.search import evaluator_for
from rollbook.core.dice import Roll
from rollbook.games.knockout.bot import best_sets, considered, values_of
from rollbook.games.knockout.rules import LEVELS, KnockoutState
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, set_of

SEEDS = range(6)


def position(
    roll: Roll, singles: tuple[tuple[int, ...], ...], captured: tuple[tuple[int, ...], ...], level: str = "sum3"
) -> KnockoutState:
    """Make a position after seat 0's roll, with these single and captured numbers of each seat."""
    return KnockoutState(level, tuple(map(set_of, singles)), tuple(map(set_of, captured)), 0, roll)


def chosen(state: KnockoutState, level: str) -> set[str]:
    return {state.game.notation.text(bots.choose(state, 0, level, seed, 9)) for seed in SEEDS}


def test_best_set_for_each_total_is_the_best_of_all() -> None:
    rng = Random(1)
    numbers = [1, 2, 3, 5, 8, 9, 11, 14]
    gains = [rng.random() - 0.3 for _ in range(19)]
    largest = sum(numbers) + 1
    best = best_sets(set_of(numbers), gains, largest)
    for total in range(1, largest + 1):
        sets = [
            chosen
            for count in range(1, len(numbers) + 1)
            for chosen in combinations(numbers, count)
            if sum(chosen) == total
        ]
        if not sets:
            assert best[total][0] == float("-inf")
            continue
        most = max(sets, key=lambda each: sum(gains[number] for number in each))
        assert best[total][1] == set_of(most)
        assert best[total][0] == pytest.approx(sum(gains[number] for number in most))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_capture_that_wins_is_taken(level: str) -> None:
    # Both seats have four captures. There are many ways to make 10, but only moves with the 7 win.
    state = position((2, 3, 5), ((7,), (1, 2, 3)), ((15, 16, 17, 18), (10, 11, 12, 13)))
    wins = {text for text in map(state.game.notation.text, state.legal(0)) if "7" in text.partition("=")[2].split("+")}
    assert 0 < len(wins) < len(state.legal(0))
    assert chosen(state, level) <= wins


def test_place_value_finds_the_most_captures_of_all_legal_moves() -> None:
    state = position((1, 4, 6), ((1, 2, 4, 8, 9, 12), (3, 5, 7)), ((), ()), "place")
    own = state.singles[0]
    most = max((move & own).bit_count() for move in state.legal(0))
    assert most == 6  # as in 36 = 1+2+4+8+9+12
    assert max((move & own).bit_count() for move in considered(state, values_of("place", 2))) == most
    greedy = bots.greedy(state, 0, 1, 9)
    assert (greedy & own).bit_count() == most


def test_hard_knocks_out_the_only_marble_with_which_the_other_seat_could_win() -> None:
    # 5 can be made as 5, 1+4 or 2+3; the other seat has four captures and one marble, on 5.
    state = position((1, 1, 3), ((), (5,)), ((15, 16), (10, 11, 12, 13)))
    assert chosen(state, "hard") == {"5=5"}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_level_and_number_of_seats_was_learnt(level: str, seats: int) -> None:
    values = values_of(level, seats)
    nothing, one = (0,) * seats, (1, *(0,) * (seats - 1))
    assert values.log_odds(nothing, one, 0) > values.log_odds(nothing, nothing, 0) > values.log_odds(nothing, one, 1)


def test_hints_name_the_effects_of_a_move() -> None:
    # In docs/rules/knockout.md#worked-example, 14=2+3+4+5 captures 5 and knocks seat 1 off 2, 3 and 4.
    state = position((3, 5, 6), ((5,), (1, 2, 3, 4)), ((), ()))
    gains = evaluator_for(state).gains
    assert gains(state, 0, set_of((2, 3, 4, 5))) == (
        Message("hint-knockout-captures", {"count": 1, "numbers": (5,)}),
        Message("hint-knockout-knocks_out", {"count": 3}),
    )
    assert gains(state, 0, set_of((4, 10))) == (
        Message("hint-knockout-knocks_out", {"count": 1}),
        Message("hint-knockout-places", {"count": 1}),
    )


def test_hints_say_that_a_double_or_a_capture_wins() -> None:
    state = position((3, 3), ((), ()), ((15, 16), ()), "face2")
    double = state.game.notation.parse("6=3+3")
    assert evaluator_for(state).gains(state, 0, double) == (
        Message("hint-knockout-wins", {"count": 1, "numbers": (3,)}),
    )


def test_pass_gains_nothing() -> None:
    state = position((1, 1), ((), ()), ((1, 2), ()), "sum2")
    assert [evaluator_for(state).gains(state, 0, move) for move in state.legal(0)] == [()]
    assert ALL_NUMBERS & ~state.open == set_of((1, 2))
