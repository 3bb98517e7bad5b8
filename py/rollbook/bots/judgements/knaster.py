"""Knaster: a sheet is worth its circles and what its lines promise (learnt by playing alone, py/training/knaster.py).

Sheets do not touch one another, so a seat looks at its own alone.
"""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import ClassVar, Final

from rollbook.bots.judgement import Judgement, Style
from rollbook.bots.judgements.knaster_values import (
    KINDS,
    POINTS_OFF_MEAN,
    STAGE_OF_EMPTY,
    THROUGH,
    kind_of,
)
from rollbook.bots.weights import learnt
from rollbook.game import State
from rollbook.games.knaster import KnasterState
from rollbook.games.knaster_sheet import (
    CIRCLED,
    EMPTY,
    LINE_CELLS,
    LINE_SLICES,
    Sheet,
)

Weights = Sequence[float]


class SheetValues:
    """What sheets promise, by two rows of numbers for each stage and kind of line.

    The first says what a line is worth with a box of mean points, the second how much more with 2.5 points more.
    """

    def __init__(
        self, mean: Weights, slope: Weights, kind_of: Callable[[bytes], int] = kind_of, kinds: int = len(KINDS)
    ) -> None:
        self.mean = mean
        self.slope = slope
        self.kind_of = kind_of
        self.kinds = kinds

    def lines_of(self, cells: bytes) -> list[int]:
        """The kind of each of the twelve lines of a sheet."""
        kind_of = self.kind_of
        return [kind_of(cells[cells_of_line]) for cells_of_line in LINE_SLICES]

    def lines(self, cells: bytes, stage: int) -> float:
        """What the lines of a sheet promise."""
        first = stage * self.kinds
        mean, slope = self.mean, self.slope
        worth = 0.0
        for kind, off in zip(self.lines_of(cells), POINTS_OFF_MEAN, strict=True):
            worth += mean[first + kind] + off * slope[first + kind]
        return worth

    def changed(self, before: bytes, after: bytes, cell: int, stage: int) -> float:
        """How much more the lines of a sheet promise if only one cell differs."""
        first = stage * self.kinds
        mean, slope, kind_of = self.mean, self.slope, self.kind_of
        worth = 0.0
        for _, cells, off in THROUGH[cell]:
            new, old = first + kind_of(after[cells]), first + kind_of(before[cells])
            worth += mean[new] - mean[old] + off * (slope[new] - slope[old])
        return worth

    def sheet(self, sheet: Sheet) -> float:
        """What a sheet promises; circles that are due are drawn first, line by line, as well as can be."""
        cells, circles = self.settled(sheet)
        return circles + sum(shown > CIRCLED for shown in sheet.cells) + self.lines(cells, stage_of(cells))

    def settled(self, sheet: Sheet) -> tuple[bytes, int]:
        """The cells once all circles that are due are drawn as well as can be, and how many those are."""
        drawn = 0
        while sheet.due:
            line = sheet.due[0]
            chosen, _ = self.best_bonus(sheet, line)
            drawn += len(chosen)
            sheet = sheet.after_bonus(line, chosen)
        return sheet.cells, drawn

    def best_bonus(self, sheet: Sheet, line: int) -> tuple[tuple[int, ...], float]:
        """The cells of a due line to circle, and how much more the lines promise then."""
        stage = stage_of(sheet.cells)
        free = [LINE_CELLS[line][position] for position in sheet.free(line)]
        best: tuple[int, ...] = ()
        best_worth = float("-inf")
        for chosen in combinations(free, sheet.circles_due(line)):
            worth = self.lines(circled(sheet.cells, chosen), stage)
            if worth > best_worth:
                best, best_worth = chosen, worth
        return best, best_worth


def circled(cells: bytes, chosen: Sequence[int]) -> bytes:
    """Cells with some more of them circled."""
    changed = bytearray(cells)
    for cell in chosen:
        changed[cell] += CIRCLED
    return bytes(changed)


def stage_of(cells: bytes) -> int:
    """How far a sheet is filled (see `STAGE_OF_EMPTY`)."""
    return STAGE_OF_EMPTY[cells.count(EMPTY)]


class KnasterJudgement(Judgement[int]):
    """One's own sheet by learnt numbers."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=4.8, margin=20.0),
        "medium": Style(noise=2.5, margin=9.0),
        "hard": Style(noise=0.05),
    }
    slice_size: ClassVar[int] = 8

    def __init__(self) -> None:
        rows = learnt("knaster")
        self.values: Final = SheetValues(rows["mean"], rows["slope"])

    def worth(self, state: State[int], seat: int) -> float:
        assert isinstance(state, KnasterState)
        if not state.to_act:
            return float(state.sheets[seat].score())
        return self.values.sheet(state.sheets[seat])

    def worth_after(self, state: State[int], seat: int, move: int) -> float:
        assert isinstance(state, KnasterState)
        sheet = state.sheets[seat].after(move, state.total)
        return float(sheet.score()) if state.last_round and not sheet.due else self.values.sheet(sheet)
