"""Roll Out's bots: the risk of a roll equals the rules', wins are taken, risks are considered, and hints are true."""

from random import Random

import pytest

from rollbook import Message, bots
from rollbook.bots.search import evaluator_for
from rollbook.core.dice import TWO_DICE, Roll
from rollbook.core.errors import Argument
from rollbook.core.moves import PASS
from rollbook.games.roll_out.bot import failing
from rollbook.games.roll_out.rules import ALL_NINE, ROLL, STOP, RollOutState

SEEDS = range(6)


def checkers(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def position(
    up: tuple[int, int], *, white: tuple[int, int] = (0, 0), centre: int = 0, roll: Roll | None = None
) -> RollOutState:
    """Make a position in which seat 0 is to use a roll, or to decide whether to stop."""
    return RollOutState(up, white, centre, 0, roll, roll is None, None)


def chosen(state: RollOutState, level: str) -> set[str]:
    return {bots.choose(state, 0, level, seed, 9) for seed in SEEDS}


def test_probability_of_a_failed_roll_equals_the_rules() -> None:
    rng = Random(1)
    for _ in range(60):
        sides = [[rng.choice((0, 0, 1, 2)) for _ in range(9)] for _ in range(2)]
        up = tuple(checkers(*(n + 1 for n in range(9) if side[n] == 1)) for side in sides)
        white = tuple(checkers(*(n + 1 for n in range(9) if side[n] == 2)) for side in sides)
        state = RollOutState((up[0], up[1]), (white[0], white[1]), 0, 0, None, False, None)
        if not state.front(0):
            continue
        fails = sum(share for roll, share in TWO_DICE.outcomes if PASS in state.after_roll(roll).legal(0))
        assert failing(up[0], white[0], up[1]) == pytest.approx(fails)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_last_checker_is_brought_to_the_centre(level: str) -> None:
    state = position((checkers(5), ALL_NINE), centre=checkers(1, 2), roll=(2, 5))
    assert "f2" in state.legal(0)
    assert all("c5" in move.split() for move in chosen(state, level))


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bot_about_to_lose_six_checkers_stops(level: str) -> None:
    # 7, 8 and 9 are left, and none of the other seat's checkers can be flipped, so only a total of 7, 8 or 9 helps: 15
    # outcomes of 36.
    state = position((checkers(7, 8, 9), 0), white=(0, checkers(7, 8, 9)), centre=checkers(1, 2, 3, 4, 5, 6))
    assert failing(checkers(7, 8, 9), 0, 0) == pytest.approx(21 / 36)
    assert chosen(state, level) == {STOP}


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_bot_with_nothing_to_lose_rolls_again(level: str) -> None:
    assert chosen(position((ALL_NINE, ALL_NINE & ~checkers(3))), level) == {ROLL}


def test_hints_name_the_effects_of_a_move() -> None:
    state = position((ALL_NINE, ALL_NINE), roll=(2, 5))
    gains = evaluator_for(state).gains
    assert gains(state, 0, "c5 f2") == (
        Message("hint-roll_out-moves", {"count": 1}),
        Message("hint-roll_out-flips", {"count": 1}),
    )
    assert gains(state, 0, "c7") == (Message("hint-roll_out-moves", {"count": 1}),)
    last = position((checkers(5), ALL_NINE), roll=(2, 5))
    assert gains(last, 0, "c5") == (Message("hint-roll_out-wins"),)


def test_hints_say_how_likely_the_next_roll_is_to_fail() -> None:
    state = position((checkers(7, 8, 9), 0), white=(0, checkers(7, 8, 9)), centre=checkers(1, 2))
    gains = evaluator_for(state).gains
    figures: dict[str, Argument] = {"count": 2, "numbers": (1, 2), "percent": 58}  # 21 of 36
    assert gains(state, 0, STOP) == (Message("hint-roll_out-stops", figures),)
    assert gains(state, 0, ROLL) == (Message("hint-roll_out-rolls_on", figures),)
