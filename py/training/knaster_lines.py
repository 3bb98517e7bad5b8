"""What Knaster's training knows of lines of five cells, as tables that NumPy can look up by the thousand."""

from collections import Counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollbook.bots.judgements.knaster_values import KINDS
from rollbook.games.knaster_sheet import CIRCLED, RESULT_CIRCLES, line_result

Ints = NDArray[np.int64]

# What stands in a cell, here: 0 nothing, 1-11 the numbers 2-12, 12-22 the same with a circle.
MARKS: Final = 23
RING: Final = 11
POWERS: Final = MARKS ** np.arange(4, -1, -1)
"""A line's code is its five marks, read as a number of base `MARKS`."""


def similar(complete: bool, shown: tuple[int, ...]) -> tuple[object, ...]:
    """What similar kinds of line have in common: how likely its numbers are, which are equal, and its straights."""
    if complete:
        return True, tuple(sorted(map(likelihood, shown)))
    numbers = Counter(number % CIRCLED for number in shown)
    counts = tuple(sorted((count, likelihood(number)) for number, count in numbers.items()))
    straight: tuple[int, ...] = ()
    if len(counts) == len(shown):
        windows = [range(low, low + 5) for low in range(2, 9) if numbers.keys() <= set(range(low, low + 5))]
        if windows:
            missing = [tuple(sorted(likelihood(n) for n in window if n not in numbers)) for window in windows]
            straight = (len(windows) > 1, *max(missing))
    return False, counts, straight, sum(number > CIRCLED for number in shown)


def likelihood(number: int) -> int:
    """How likely a number is to be thrown: 0 (1 or 2 ways of 36), 1 or 2 (5 or 6 ways)."""
    return (5 - abs(number - 7)) // 2


def classes() -> Ints:
    """The class of each kind of line."""
    known: dict[tuple[object, ...], int] = {}
    return np.array([known.setdefault(similar(*kind), len(known)) for kind in KINDS])


def line_tables() -> tuple[NDArray[np.int16], NDArray[np.int8]]:
    """For each code of a line (five marks, read as a number of base `MARKS`): its kind, and its result's circles."""
    powers = POWERS.astype(np.int32)
    marks: NDArray[np.uint8] = np.indices((MARKS,) * 5, dtype=np.uint8).reshape(5, -1).T
    ringed, number = marks > RING, np.where(marks > RING, marks - RING, marks)
    complete = np.all(marks > 0, axis=1)
    matters = np.where(complete[:, None] & ringed, 0, marks)
    mirror = np.where(matters == 0, 0, np.where(matters > RING, 2 * RING + 12 - matters, 12 - matters))
    one = np.sort(matters, 1).astype(np.int32) @ powers
    other = np.sort(mirror, 1).astype(np.int32) @ powers
    key = np.minimum(one, other) + complete * MARKS**5
    kind_of_key = np.zeros(2 * MARKS**5, dtype=np.int16)
    for (is_complete, shown), index in KINDS.items():
        own = [mark - 1 if mark < CIRCLED else mark - CIRCLED - 1 + RING for mark in shown]
        turned = [12 - mark if mark <= RING else 2 * RING + 12 - mark for mark in own]
        for each in (own, turned):
            five = np.array(sorted([0] * (5 - len(each)) + each))
            kind_of_key[int(five @ POWERS) + is_complete * MARKS**5] = index
    kinds = kind_of_key[key]
    number.sort(1)
    codes, where = np.unique(np.where(complete, number.astype(np.int32) @ powers, 0), return_inverse=True)
    circles = [0] + [_circles(int(code)) for code in codes[1:]]
    return kinds, np.array(circles, dtype=np.int8)[where]


def _circles(code: int) -> int:
    five = bytes(code // int(power) % MARKS + 1 for power in POWERS)
    return RESULT_CIRCLES.get(line_result(five) or "", 0)


KIND, CIRCLES = line_tables()
CLASS_OF: Final = classes()
CLASSES: Final = int(CLASS_OF.max()) + 1
ALL_CIRCLED: Final = np.zeros(len(KINDS), dtype=bool)
ALL_CIRCLED[KINDS[True, ()]] = True
