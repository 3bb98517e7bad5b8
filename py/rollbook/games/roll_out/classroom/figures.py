"""The figures in Roll Out's lesson plans: how many throws can be used from a position."""

from collections.abc import Iterable, Iterator
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import ChanceChart, ChartRow
from rollbook.core.dice import TWO_DICE, WAYS_BY_TOTAL
from rollbook.core.errors import Argument
from rollbook.core.moves import PASS
from rollbook.games.roll_out.rules import ALL_NINE, RollOutState
from rollbook.games.roll_out.uses import NUMBERS

LAST_ONES: Final = ((7, 8, 9), (8, 9), (9,), (5, 6), (6,), (1,))
"""The checkers that may be the last in front."""


def usable(*front: int, other: int = 0) -> int:
    """The number of the 36 throws that a seat can use with these checkers in front, and some of `other` to flip."""
    state = _with_front(_set_of(front), other)
    return sum(ways for roll, ways in TWO_DICE.ways.items() if tuple(state.after_roll(roll).legal(0)) != (PASS,))


def _with_front(up: int, other: int = 0) -> RollOutState:
    """Before a throw: these checkers in front of the seat whose turn it is, and some of the `other` side to flip."""
    return RollOutState(up=(up, other), white=(0, ALL_NINE & ~other), centre=ALL_NINE & ~up, turn=0)


def _set_of(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def figures() -> dict[str, Argument]:
    """The figures of the lesson plans."""
    throws = sum(TWO_DICE.ways.values())
    return {
        "throws": throws,
        "first_roll": usable(*range(1, 10), other=ALL_NINE),
        "three_left": usable(7, 8, 9),
        "three_sum": added([WAYS_BY_TOTAL[total] for total in (7, 8, 9)]),
        "three_lost": throws - usable(7, 8, 9),
        "two_left": usable(8, 9),
        "two_sum": added([WAYS_BY_TOTAL[total] for total in (8, 9)]),
        "low_left": usable(1, 2),
        "last_seven": usable(7),
        "last_one": usable(1),
    }


def charts() -> Iterator[ChanceChart]:
    """The number of throws that can use each checker at first, and of those that can use none of the last ones."""
    first = _with_front(ALL_NINE, ALL_NINE)
    yield ChanceChart("first", tuple(ChartRow(str(number), first, f"c{number}") for number in NUMBERS))
    left = [ChartRow(" ".join(map(str, front)), _with_front(_set_of(front)), "") for front in LAST_ONES]
    yield ChanceChart("left", tuple(left))
