"""Knaster's evaluator: the value of a seat's sheet, from its circles and learnt weights (see `values`).

Sheets do not touch one another but for the end, which comes when the first of them is full: a seat looks at its own.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import ClassVar, Final

from rollbook.bots.evaluator import Region, Style
from rollbook.bots.learnt import LearntEvaluator
from rollbook.core.messages import Message
from rollbook.games.knaster.bot.habits import sees_rows_alone, writes_row_by_row
from rollbook.games.knaster.bot.hints import gains_on
from rollbook.games.knaster.bot.lines import NUMBERS, WAYS, number_kinds
from rollbook.games.knaster.bot.values import SheetValues
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import (
    CELL_NAMES,
    CIRCLED,
    EMPTY,
    LINE_CELLS,
    LINE_NAMES,
    LINE_SLICES,
    LINES_THROUGH,
    POINTS,
    Move,
    Sheet,
)

SheetValue = Callable[[bytes], float]
THROWS: Final = 36


def score(cells: bytes) -> float:
    """The points of a sheet as it stands."""
    return float(Sheet(cells).score())


def last_roll(cells: bytes) -> float:
    """The expected points of a sheet with one more roll to come, in which a number is circled."""
    total = score(cells)
    missing = [sum(shown < CIRCLED for shown in cells[line]) for line in LINE_SLICES]
    for number in NUMBERS:
        best = 0
        at = cells.find(number)
        while at >= 0:
            best = max(best, 1 + sum(POINTS[line] for line in LINES_THROUGH[at] if missing[line] == 1))
            at = cells.find(number, at + 1)
        total += best * WAYS[number] / THROWS
    return total


def settled(sheet: Sheet, value_of: SheetValue) -> tuple[bytes, float]:
    """Draw the circles that are due, line by line, each as well as possible. Returns the cells and their value."""
    cells, best = sheet.cells, float("-inf")
    while sheet.due:
        line, best = sheet.due[0], float("-inf")
        drawn = sheet
        for chosen in combinations(sheet.free(line), sheet.circles_due(line)):
            after = sheet.after_bonus(line, chosen)
            value = value_of(after.cells)
            if value > best:
                best, drawn = value, after
        sheet = drawn
        cells = sheet.cells
    return cells, value_of(cells) if best == float("-inf") else best


class KnasterEvaluator(LearntEvaluator[KnasterState, SheetValues]):
    """The value of a seat's own sheet, from learnt weights."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=3.8, value_weight=0.45, margin=10.0, habit=writes_row_by_row, slips=0.26),
        "medium": Style(noise=4.2, value_weight=0.45, margin=12.0, habit=sees_rows_alone, slips=0.5),
        "hard": Style(noise=0.15),
    }
    close: ClassVar[float] = 1.8
    slice_size: ClassVar[int] = 8
    kinds = number_kinds
    values_of = SheetValues

    def value(self, state: KnasterState, seat: int) -> float:
        return settled(state.sheets[seat], self.expected(state))[1]

    def value_after(self, state: KnasterState, seat: int, move: Move) -> float:
        return settled(state.sheets[seat].after(move, state.total), self.expected(state))[1]

    def expected(self, state: KnasterState) -> SheetValue:
        """The function that values a sheet after this round."""
        if state.last_round and (state.waiting or state.total):
            return score
        if any(sheet.full for sheet in state.sheets):
            return last_roll
        return self.open_value

    def open_value(self, cells: bytes) -> float:
        """The value of a sheet while every sheet still has an empty cell."""
        return self.values.value(cells) if EMPTY in cells else last_roll(cells)

    def gains(self, state: KnasterState, seat: int, move: Move) -> tuple[Message, ...]:
        return gains_on(state.sheets[seat], move, state.total)

    def region(self, state: KnasterState, seat: int, move: Move) -> Region | None:
        """The line that the move's gain speaks of, where a number is to be written."""
        if move.kind != "write":
            return None
        lines = [gain.arguments["line"] for gain in self.gains(state, seat, move) if "line" in gain.arguments]
        if not lines:
            return None
        cells = LINE_CELLS[LINE_NAMES.index(str(lines[0]))]
        return Region(Message("hint-knaster-look", {"line": lines[0]}), tuple(CELL_NAMES[cell] for cell in cells))
