"""What a sheet of Knaster promises, by learnt numbers (py/training/knaster.py).

The promise is a sum over the sheet's lines, every two lines that cross, and its numbers without a circle.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from rollbook.bots.judgements.knaster_lines import NUMBERS, SHAPES, WAYS, Kind, canonical, shape_of
from rollbook.games.knaster_sheet import CIRCLED, EMPTY, LINE_CELLS, LINE_SLICES, POINTS

MEAN_POINTS: Final = 7.5
POINTS_OFF_MEAN: Final = tuple((points - MEAN_POINTS) / 2.5 for points in POINTS)
STAGE_OF_EMPTY: Final = (0, 0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
STAGES: Final = 7
"""A sheet's promise is learnt for so many stages of a match, told apart by how many cells are empty."""
PHASE_OF_STAGE: Final = (0, 0, 0, 0, 1, 1, 2)
PHASES: Final = 3
"""What two lines promise together is learnt for so many phases of a match."""
VARIETIES: Final = 13
"""How much of what the dice may show stands on a sheet without a circle, in steps of three ways of 36."""
COPIES: Final = 5
"""How often a number stands on a sheet without a circle is told apart up to 4."""
CROSSINGS: Final = tuple(
    (one, other, cell)
    for one, other in combinations(range(len(LINE_CELLS)), 2)
    for cell in sorted(set(LINE_CELLS[one]) & set(LINE_CELLS[other]))
)
"""Every two lines that have a cell in common, and the cell."""
MEETING: Final = 5
"""What stands where two lines cross is told apart: nothing, a number seldom, sometimes or often thrown, a circle."""
MET: Final = tuple(
    MEETING - 1 if shown >= CIRCLED else 1 + (5 - abs(shown - 7)) // 2 if shown in NUMBERS else 0
    for shown in range(2 * CIRCLED)
)
ALL_CIRCLED: Final = SHAPES[0, 0, 0]
"""The shape of a line whose box is scored."""
PAIRS: Final = len(SHAPES) * (len(SHAPES) + 1) // 2
BEFORE: Final = tuple(MEETING * shape * (shape + 1) // 2 for shape in range(len(SHAPES)))
"""Where the numbers for a shape and each of those up to it begin."""
Rows = Mapping[str, Sequence[float]]


def lengths(kinds: int) -> dict[str, int]:
    """How many numbers there are, by name.

    For how many cells are empty and the variety; for each stage and the copies of each number, mirrored if it is above
    7; for each stage and kind of line, what it promises with a box of mean points (`mean`), and how much more with 2.5
    points more (`slope`); for each phase, two shapes of lines that cross, and what stands where they do (`crossing`).
    """
    of_sheet = {"variety": 26 * VARIETIES, "copies": 6 * COPIES * STAGES}
    of_lines = {f"{name} {stage}": kinds for name in ("mean", "slope") for stage in range(STAGES)}
    return of_sheet | of_lines | {f"crossing {phase}": PAIRS * MEETING for phase in range(PHASES)}


class SheetValues:
    """What sheets promise, by the rows of numbers named in `lengths`."""

    def __init__(self, kinds: Mapping[Kind, int], rows: Rows) -> None:
        self.mean, self.slope = ([rows[f"{name} {stage}"] for stage in range(STAGES)] for name in ("mean", "slope"))
        self.crossing = [rows[f"crossing {phase}"] for phase in range(PHASES)]
        self.variety, self.copies = rows["variety"], rows["copies"]

        @lru_cache(maxsize=1 << 16)
        def told_apart(five: bytes) -> tuple[int, int]:
            return kinds[canonical(five)], SHAPES[shape_of(five)]

        self.told_apart: Final = told_apart
        """The numbers of the kind and of the shape of what stands in the five cells of a line."""

    def promise(self, cells: bytes) -> float:
        """What a sheet that is not full promises at the end, in points."""
        empty = cells.count(EMPTY)
        copies = [cells.count(number) for number in NUMBERS]
        circles = 25 - empty - sum(copies)
        return circles + self.lines(cells, STAGE_OF_EMPTY[empty]) + self.numbers(copies, empty)

    def lines(self, cells: bytes, stage: int) -> float:
        """What the lines of a sheet promise, each by itself and every two that cross."""
        mean, slope, crossing = self.mean[stage], self.slope[stage], self.crossing[PHASE_OF_STAGE[stage]]
        worth, shapes = 0.0, []
        for line, of_line in enumerate(LINE_SLICES):
            kind, shape = self.told_apart(cells[of_line])
            worth += POINTS[line] if shape == ALL_CIRCLED else mean[kind] + POINTS_OFF_MEAN[line] * slope[kind]
            shapes.append(shape)
        for one, other, cell in CROSSINGS:
            first, second = shapes[one], shapes[other]
            if first < second:
                first, second = second, first
            worth += crossing[BEFORE[first] + second * MEETING + MET[cells[cell]]]
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
