"""Tables for Knaster's training: properties of lines of five cells, looked up by their contents."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollbook.bots.search import finish
from rollbook.games.knaster.bot import SHAPES, number_kinds, shape_of
from rollbook.games.knaster.rules import CIRCLED, RESULT_CIRCLES, line_result

Ints = NDArray[np.int64]

# The marks of a cell here: 0 for nothing, 1-11 for the numbers 2-12, 12-22 for the same numbers with a circle.
MARKS: Final = 23
RING: Final = 11
POWERS: Final = MARKS ** np.arange(4, -1, -1)
"""The place values of a line's code, which is its five marks as a number in base `MARKS`."""
KINDS: Final = finish(number_kinds())


def mark_of(shown: int) -> int:
    """The mark for the content of a cell on a sheet."""
    return shown - 1 if shown < CIRCLED else shown - CIRCLED - 1 + RING


def shown_of(code: int) -> bytes:
    """The contents of the five cells of a line, as on a sheet, from its code."""
    marks = [code // int(power) % MARKS for power in POWERS]
    return bytes(mark and (mark + 1 if mark <= RING else mark - RING + 1 + CIRCLED) for mark in marks)


def line_tables() -> tuple[NDArray[np.int16], NDArray[np.int8], NDArray[np.int8]]:
    """The kind, the shape and the number of circles for each code of a line."""
    powers = POWERS.astype(np.int32)
    marks: NDArray[np.uint8] = np.indices((MARKS,) * 5, dtype=np.uint8).reshape(5, -1).T
    ringed = marks > RING
    complete = np.all(marks > 0, axis=1)
    matters = np.sort(np.where(complete[:, None] & ringed, 0, marks), 1)
    kind_of_key = np.zeros(2 * MARKS**5, dtype=np.int16)
    for (is_complete, shown), index in KINDS.items():
        own = [mark_of(each) for each in shown]
        turned = [12 - mark if mark <= RING else 2 * RING + 12 - mark for mark in own]
        for each in (own, turned):
            five = np.array(sorted([0] * (5 - len(each)) + each))
            kind_of_key[int(five @ POWERS) + is_complete * MARKS**5] = index
    kinds = kind_of_key[matters.astype(np.int32) @ powers + complete * MARKS**5]
    in_order, where = np.unique(np.sort(marks, 1).astype(np.int32) @ powers, return_inverse=True)
    lines = [shown_of(int(code)) for code in in_order]
    shapes = np.array([SHAPES[shape_of(five)] for five in lines], dtype=np.int8)
    circles = np.array([RESULT_CIRCLES.get(line_result(five) or "", 0) for five in lines], dtype=np.int8)
    return kinds, shapes[where], circles[where]


KIND, SHAPE, CIRCLES = line_tables()
