"""What a sheet of Knaster promises, as a sum of learnt numbers: one for what stands in each line, by the time left.

What stands in a line is told apart as far as it matters: in an incomplete line the numbers and which are circled; in a
complete one the numbers still without a circle. Turning every number n into 14 - n changes nothing, as the dice are
as likely to show the one as the other, so a line and its mirror image share a number.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from rollbook.games.knaster_sheet import CIRCLED, EMPTY, LINE_SLICES, LINES_THROUGH, POINTS

SHOWN: Final = (*range(2, 13), *range(2 + CIRCLED, 13 + CIRCLED))
MEAN_POINTS: Final = 7.5
STAGE_OF_EMPTY: Final = tuple(0 if empty > 15 else 1 if empty > 8 else 2 if empty > 3 else 3 for empty in range(26))
STAGES: Final = 4
"""A sheet's promise is learnt for so many stages of a match, told apart by how many cells are empty."""
POINTS_OFF_MEAN: Final = tuple((points - MEAN_POINTS) / 2.5 for points in POINTS)


def mirrored(shown: int) -> int:
    """What stands in a cell, with the number n made 14 - n."""
    return 14 - shown if shown < CIRCLED else 14 + 2 * CIRCLED - shown


def canonical(five: bytes) -> tuple[bool, tuple[int, ...]]:
    """What is told apart of the five cells of a line: whether it is complete, and what then matters, in order."""
    complete = EMPTY not in five
    matters = [shown for shown in five if (shown < CIRCLED if complete else shown != EMPTY)]
    return complete, min(tuple(sorted(matters)), tuple(sorted(map(mirrored, matters))))


def _kinds() -> dict[tuple[bool, tuple[int, ...]], int]:
    kinds: dict[tuple[bool, tuple[int, ...]], int] = {}
    for complete, shown, most in ((False, SHOWN, 4), (True, SHOWN[:11], 5)):
        for length in range(most + 1):
            for matters in combinations_with_replacement(shown, length):
                mirror = tuple(sorted(map(mirrored, matters)))
                kinds.setdefault((complete, min(matters, mirror)), len(kinds))
    return kinds


KINDS: Final = _kinds()
"""Every kind of line, numbered."""


@lru_cache(maxsize=1 << 16)
def kind_of(five: bytes) -> int:
    """The number of the kind of what stands in the five cells of a line."""
    return KINDS[canonical(five)]


THROUGH: Final = tuple(
    tuple((line, LINE_SLICES[line], POINTS_OFF_MEAN[line]) for line in lines) for lines in LINES_THROUGH
)
"""For each cell, the lines through it: number, cells, and how far its box is from the mean."""
