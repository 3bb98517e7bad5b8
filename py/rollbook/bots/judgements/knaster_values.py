"""What a sheet of Knaster promises, by learnt numbers (py/training/knaster.py): a sum over its lines and its numbers.

What stands in a line is told apart as far as it matters: in an incomplete line the numbers and which are circled; in a
complete one the numbers still without a circle. Turning every number n into 14 - n changes nothing, as the dice are
as likely to show the one as the other, so a line and its mirror image share a number.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Final

from rollbook.games.knaster_sheet import CIRCLED, EMPTY, LINE_SLICES, POINTS

SHOWN: Final = (*range(2, 13), *range(2 + CIRCLED, 13 + CIRCLED))
MEAN_POINTS: Final = 7.5
STAGE_OF_EMPTY: Final = (0, 0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
STAGES: Final = 7
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


WAYS: Final = (0, 0, *(6 - abs(number - 7) for number in range(2, 13)))
"""How many of the 36 throws show a number."""
VARIETIES: Final = 13
"""How much of what the dice may show stands on a sheet without a circle, in steps of three ways of 36."""
COPIES: Final = 5
"""How often a number stands on a sheet without a circle is told apart up to 4."""
NUMBERS: Final = range(2, 13)
LENGTHS: Final = {"variety": 26 * VARIETIES, "copies": 6 * COPIES * STAGES} | {
    f"{name} {stage}": len(KINDS) for name in ("mean", "slope") for stage in range(STAGES)
}
"""How many numbers there are: for how many cells are empty and the variety; for each stage and the copies of each
number, mirrored if it is above 7; for each stage and kind of line, what it promises with a box of mean points (`mean`),
and how much more with 2.5 points more (`slope`)."""


class SheetValues:
    """What sheets promise, by the rows of numbers named in `LENGTHS`."""

    def __init__(self, rows: Mapping[str, Sequence[float]]) -> None:
        self.mean, self.slope = ([rows[f"{name} {stage}"] for stage in range(STAGES)] for name in ("mean", "slope"))
        self.variety, self.copies = rows["variety"], rows["copies"]

    def promise(self, cells: bytes) -> float:
        """What a sheet that is not full promises at the end, in points."""
        empty = cells.count(EMPTY)
        copies = [cells.count(number) for number in NUMBERS]
        circles = 25 - empty - sum(copies)
        return circles + self.lines(cells, STAGE_OF_EMPTY[empty]) + self.numbers(copies, empty)

    def lines(self, cells: bytes, stage: int) -> float:
        """What the lines of a sheet promise."""
        mean, slope = self.mean[stage], self.slope[stage]
        worth = 0.0
        for of_line, off in zip(LINE_SLICES, POINTS_OFF_MEAN, strict=True):
            kind = kind_of(cells[of_line])
            worth += mean[kind] + off * slope[kind]
        return worth

    def numbers(self, copies: Sequence[int], empty: int) -> float:
        """What the numbers without a circle promise; `copies` says how often each of 2 to 12 stands there."""
        stage = STAGE_OF_EMPTY[empty]
        ways, worth = 0, 0.0
        for index, count in enumerate(copies):
            if count:
                ways += WAYS[index + 2]
            likeness = min(index, 10 - index)
            worth += self.copies[(likeness * COPIES + min(count, COPIES - 1)) * STAGES + stage]
        return worth + self.variety[empty * VARIETIES + ways // 3]
