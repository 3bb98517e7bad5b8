"""The features of a line of Knaster: its kind and, more coarsely, its shape.

The kind is all that matters of a line by itself: in an incomplete line its numbers and which are circled; in a complete
line the numbers without a circle. Numbers n and 14 - n are equally likely, so a line and its mirror image are of one
kind. The shape serves pairs of lines that cross: the number of empty cells, the number of numbers without a circle, and
how near a result is.
"""

from collections.abc import Generator
from itertools import combinations_with_replacement
from typing import Final

from rollbook.core.dice import WAYS_BY_TOTAL
from rollbook.games.knaster.sheet import CIRCLED, EMPTY, RESULT_CIRCLES, number_of, result_of

NUMBERS: Final = range(2, 13)
WAYS: Final = (0, 0, *WAYS_BY_TOTAL.values())
"""The number of the 36 throws that show a number."""
LENGTH: Final = 5
"""The number of cells of a line."""
SHOWN: Final = (*NUMBERS, *(number + CIRCLED for number in NUMBERS))

Kind = tuple[bool, tuple[int, ...]]
Shape = tuple[int, int, int]

NEARNESSES: Final = (1, 5, 4, 3, 3, 1)
"""The number of degrees of nearness, by the number of empty cells."""
EXPECTED: Final = (0.05, 0.45, 0.8, 1.3)
"""With one empty cell, the bounds between degrees: the expected number of circles from the next number."""
SHAPES: Final[dict[Shape, int]] = {
    shape: number
    for number, shape in enumerate(
        (empty, without_circle, near)
        for empty, degrees in enumerate(NEARNESSES)
        for without_circle in range(6 - empty)
        for near in range(degrees)
    )
}
"""Every shape and its number: empty cells, numbers without a circle, and the degree of nearness to a result."""
AT_ONCE: Final = 1000
"""The number of lines that are examined between two pauses: a few milliseconds of work."""


def mirrored(shown: int) -> int:
    """The content of a cell, mirrored: n becomes 14 - n."""
    return 14 - shown if shown < CIRCLED else 14 + 2 * CIRCLED - shown


def canonical(five: bytes) -> Kind:
    """The kind of the five cells of a line: whether it is complete, and what then matters, in order."""
    complete = EMPTY not in five
    matters = [shown for shown in five if (shown < CIRCLED if complete else shown != EMPTY)]
    return complete, min(tuple(sorted(matters)), tuple(sorted(map(mirrored, matters))))


def number_kinds() -> Generator[None, None, dict[Kind, int]]:
    """Number every kind of line, in small steps: there are nearly ten thousand."""
    kinds: dict[Kind, int] = {}
    seen = 0
    for complete, shown, most in ((False, SHOWN, 4), (True, SHOWN[: len(NUMBERS)], 5)):
        for length in range(most + 1):
            for matters in combinations_with_replacement(shown, length):
                if matters <= tuple(sorted(map(mirrored, matters))):
                    kinds[complete, matters] = len(kinds)
                seen += 1
                if seen % AT_ONCE == 0:
                    yield
    return kinds


def shape_of(five: bytes) -> Shape:
    """The shape of what stands in the five cells of a line."""
    numbers = sorted(number_of(shown) for shown in five if shown != EMPTY)
    empty = five.count(EMPTY)
    return empty, sum(EMPTY < shown < CIRCLED for shown in five), nearness(empty, tuple(numbers))


def nearness(empty: int, numbers: tuple[int, ...]) -> int:
    """The nearness of a line with these numbers, in ascending order, to a result: one of `NEARNESSES`."""
    if empty == 1:
        circles = (WAYS[n] * RESULT_CIRCLES.get(result_of(tuple(sorted((*numbers, n)))) or "", 0) for n in NUMBERS)
        expected = sum(circles) / 36
        return sum(expected >= least for least in EXPECTED)
    if empty == 4:
        return (5 - abs(numbers[0] - 7)) // 2
    if empty in (2, 3):
        alike = len(numbers) - len(set(numbers))
        return alike + 1 if alike else int(numbers[-1] - numbers[0] < LENGTH)
    return 0
