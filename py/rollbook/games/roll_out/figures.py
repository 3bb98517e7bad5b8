"""The figures in Roll Out's lesson plans: how many throws can be used from a position."""

from rollbook.classroom.own_work import added
from rollbook.core.dice import TWO_DICE
from rollbook.core.errors import Argument
from rollbook.core.moves import PASS
from rollbook.games.roll_out.rules import ALL_NINE, RollOutState


def usable(*front: int, other: int = 0) -> int:
    """How many of the 36 throws a seat can use with these checkers in front, and some of the `other` side to flip."""
    up = sum(1 << number for number in front)
    state = RollOutState((up, other), (0, ALL_NINE & ~other), ALL_NINE & ~up, 0, None, False, None)
    return sum(ways for roll, ways in TWO_DICE.ways.items() if tuple(state.after_roll(roll).legal(0)) != (PASS,))


def usable_as(total: int) -> int:
    """How many of the 36 throws show a total."""
    return sum(ways for roll, ways in TWO_DICE.ways.items() if sum(map(int, roll)) == total)


def figures() -> dict[str, Argument]:
    """What the plans say in numbers."""
    throws = sum(TWO_DICE.ways.values())
    return {
        "throws": throws,
        "first_roll": usable(*range(1, 10), other=ALL_NINE),
        "three_left": usable(7, 8, 9),
        "three_sum": added([usable_as(total) for total in (7, 8, 9)]),
        "three_lost": throws - usable(7, 8, 9),
        "two_left": usable(8, 9),
        "two_sum": added([usable_as(total) for total in (8, 9)]),
        "low_left": usable(1, 2),
        "last_seven": usable(7),
        "last_one": usable(1),
    }
