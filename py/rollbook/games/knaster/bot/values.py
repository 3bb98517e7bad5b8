"""The value of a sheet of Knaster, from learnt weights (training/knaster.py).

The value is a sum over the features of a sheet: its lines, each pair of lines that cross, and its uncircled numbers.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final

from rollbook.games.knaster.bot.lines import NUMBERS, SHAPES, WAYS, Kind, canonical, shape_of
from rollbook.games.knaster.sheet import CIRCLED, EMPTY, LINE_CELLS, LINE_SLICES, POINTS

MEAN_POINTS: Final = 7.5
POINTS_OFF_MEAN: Final = tuple((points - MEAN_POINTS) / 2.5 for points in POINTS)
STAGE_OF_EMPTY: Final = (0, 0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
STAGES: Final = 7
"""The number of stages of a match, by the number of empty cells; each stage has weights of its own."""
PHASE_OF_STAGE: Final = (0, 0, 0, 0, 1, 1, 2)
PHASES: Final = 3
"""The number of phases of a match with weights of their own for pairs of lines."""
VARIETIES: Final = 13
"""A feature: the number of the 36 throws whose sum stands uncircled on the sheet, in steps of three."""
COPIES: Final = 5
"""A feature: how often a number stands uncircled on the sheet, 0 to 4 (or more)."""
CROSSINGS: Final = tuple(
    (one, other, cell)
    for one, other in combinations(range(len(LINE_CELLS)), 2)
    for cell in sorted(set(LINE_CELLS[one]) & set(LINE_CELLS[other]))
)
"""Each pair of lines that cross, and their common cell."""
MEETING: Final = 5
"""A feature: the common cell of two lines is empty, a rare, medium or frequent number, or circled."""
MET: Final = tuple(
    MEETING - 1 if shown >= CIRCLED else 1 + (5 - abs(shown - 7)) // 2 if shown in NUMBERS else 0
    for shown in range(2 * CIRCLED)
)
ALL_CIRCLED: Final = SHAPES[0, 0, 0]
"""The shape of a line whose box is scored."""
PAIRS: Final = len(SHAPES) * (len(SHAPES) + 1) // 2
BEFORE: Final = tuple(MEETING * shape * (shape + 1) // 2 for shape in range(len(SHAPES)))
"""The places at which the numbers for a shape and each of those up to it begin."""
Rows = Mapping[str, Sequence[float]]


def lengths(kinds: int) -> dict[str, int]:
    """The lengths of the rows of weights, by name.

    `variety`: by empty cells and variety. `copies`: by number (mirrored if above 7), its copies and stage. For each
    stage, by kind of line: `mean`, its value with a box of mean points, and `slope`, the additional value of 2.5 points
    more. For each phase, `crossing`: by the shapes of two lines that cross, and the content of their common cell.
    """
    of_sheet = {"variety": 26 * VARIETIES, "copies": 6 * COPIES * STAGES}
    of_lines = {f"{name} {stage}": kinds for name in ("mean", "slope") for stage in range(STAGES)}
    return of_sheet | of_lines | {f"crossing {phase}": PAIRS * MEETING for phase in range(PHASES)}


class SheetValues:
    """Values sheets, from the rows of weights that `lengths` names."""

    def __init__(self, kinds: Mapping[Kind, int], rows: Rows) -> None:
        self.mean, self.slope = ([rows[f"{name} {stage}"] for stage in range(STAGES)] for name in ("mean", "slope"))
        self.crossing = [rows[f"crossing {phase}"] for phase in range(PHASES)]
        self.variety, self.copies = rows["variety"], rows["copies"]

        @lru_cache(maxsize=1 << 16)
        def told_apart(five: bytes) -> tuple[int, int]:
            return kinds[canonical(five)], SHAPES[shape_of(five)]

        self.told_apart: Final = told_apart
        """The numbers of the kind and of the shape of what stands in the five cells of a line."""

    def value(self, cells: bytes) -> float:
        """The expected points of a sheet that is not full, at the end."""
        empty = cells.count(EMPTY)
        copies = [cells.count(number) for number in NUMBERS]
        circles = 25 - empty - sum(copies)
        return circles + self.lines(cells, STAGE_OF_EMPTY[empty]) + self.numbers(copies, empty)

    def lines(self, cells: bytes, stage: int) -> float:
        """The part of the value that comes from lines and from pairs of lines that cross."""
        mean, slope, crossing = self.mean[stage], self.slope[stage], self.crossing[PHASE_OF_STAGE[stage]]
        value, shapes = 0.0, []
        for line, of_line in enumerate(LINE_SLICES):
            kind, shape = self.told_apart(cells[of_line])
            value += POINTS[line] if shape == ALL_CIRCLED else mean[kind] + POINTS_OFF_MEAN[line] * slope[kind]
            shapes.append(shape)
        for one, other, cell in CROSSINGS:
            first, second = shapes[one], shapes[other]
            if first < second:
                first, second = second, first
            value += crossing[BEFORE[first] + second * MEETING + MET[cells[cell]]]
        return value

    def numbers(self, copies: Sequence[int], empty: int) -> float:
        """The part of the value that comes from uncircled numbers; `copies` counts each of 2 to 12."""
        stage = STAGE_OF_EMPTY[empty]
        ways, value = 0, 0.0
        for index, count in enumerate(copies):
            if count:
                ways += WAYS[index + 2]
            likeness = min(index, 10 - index)
            value += self.copies[(likeness * COPIES + min(count, COPIES - 1)) * STAGES + stage]
        return value + self.variety[empty * VARIETIES + ways // 3]
