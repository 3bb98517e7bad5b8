"""Knaster's evaluator: the value of a seat's sheet, from its circles and learnt weights.

Sheets affect each other only through the end, when the first sheet is full, so a seat considers only its own sheet.
"""

from collections import Counter
from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Final

from rollbook.bots.evaluator import Region, Style
from rollbook.bots.weights import LearntEvaluator
from rollbook.core.dice import WAYS_BY_TOTAL
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knaster.rules import (
    CELL_NAMES,
    CELLS,
    CIRCLED,
    EMPTY,
    LINE_CELLS,
    LINE_NAMES,
    LINE_SLICES,
    LINES_THROUGH,
    PASSING,
    POINTS,
    RESULT_CIRCLES,
    KnasterState,
    Move,
    Sheet,
    circles_with,
    line_result,
    number_of,
)

# The features of a line of Knaster: its kind and, more coarsely, its shape.
#
# For a line by itself, only its kind matters. The kind of an incomplete line is its numbers and which of them are
# circled; the kind of a complete line is its numbers without a circle. Numbers n and 14 - n are equally likely, so a
# line and its mirror image have the same kind. The shape is for pairs of lines that cross: the number of empty cells,
# the number of uncircled numbers, and the nearness to a result.

NUMBERS: Final = range(2, 13)
WAYS: Final = (0, 0, *WAYS_BY_TOTAL.values())
"""By number, how many of the 36 throws show it."""
LENGTH: Final = 5
"""The number of cells in a line."""
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
    """The mirrored content of a cell: n becomes 14 - n."""
    return 14 - shown if shown < CIRCLED else 14 + 2 * CIRCLED - shown


def canonical(five: bytes) -> Kind:
    """The kind of a line with these five cells: whether it is complete, then the relevant cells in ascending order."""
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
    """The shape of a line with these five cells."""
    numbers = sorted(number_of(shown) for shown in five if shown != EMPTY)
    empty = five.count(EMPTY)
    return empty, sum(EMPTY < shown < CIRCLED for shown in five), nearness(empty, tuple(numbers))


def nearness(empty: int, numbers: tuple[int, ...]) -> int:
    """The nearness of a line with these ascending numbers to a result: one of `NEARNESSES`."""
    if empty == 1:
        expected = sum(WAYS[number] * circles_with(numbers, number) for number in NUMBERS) / 36
        return sum(expected >= least for least in EXPECTED)
    if empty == 4:
        return (5 - abs(numbers[0] - 7)) // 2
    if empty in (2, 3):
        alike = len(numbers) - len(set(numbers))
        return alike + 1 if alike else int(numbers[-1] - numbers[0] < LENGTH)
    return 0


# The value of a sheet of Knaster, from learnt weights (training/knaster.py).
#
# The value is a sum over the features of a sheet: its lines, each pair of lines that cross, and its uncircled numbers.

MEAN_POINTS: Final = 7.5
POINTS_OFF_MEAN: Final = tuple((points - MEAN_POINTS) / 2.5 for points in POINTS)
STAGE_OF_EMPTY: Final = (0, 0, 1, 2, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6)
STAGES: Final = 7
"""The number of stages of a match, by the number of empty cells; each stage has its own weights."""
PHASE_OF_STAGE: Final = (0, 0, 0, 0, 1, 1, 2)
PHASES: Final = 3
"""The number of phases of a match; each phase has its own weights for pairs of lines."""
VARIETIES: Final = 13
"""A feature: how many of the 36 throws have a sum that is uncircled on the sheet, in steps of three."""
COPIES: Final = 5
"""A feature: how many times a number is uncircled on the sheet, 0 to 4 (4 means 4 or more)."""
CROSSINGS: Final = tuple(
    (one, other, cell)
    for one, other in combinations(range(len(LINE_CELLS)), 2)
    for cell in sorted(set(LINE_CELLS[one]) & set(LINE_CELLS[other]))
)
"""Each pair of lines that cross, with their common cell."""
MEETING: Final = 5
"""A feature: whether the common cell of two lines is empty, a rare, medium or frequent number, or circled."""
MET: Final = tuple(
    MEETING - 1 if shown >= CIRCLED else 1 + (5 - abs(shown - 7)) // 2 if shown in NUMBERS else 0
    for shown in range(2 * CIRCLED)
)
ALL_CIRCLED: Final = SHAPES[0, 0, 0]
"""The shape of a line whose box is scored."""
PAIRS: Final = len(SHAPES) * (len(SHAPES) + 1) // 2
BEFORE: Final = tuple(MEETING * shape * (shape + 1) // 2 for shape in range(len(SHAPES)))
"""For each shape, the first index for its pairs with itself and earlier shapes."""
Rows = Mapping[str, Sequence[float]]


def lengths(kinds: int) -> dict[str, int]:
    """The lengths of the rows of weights, by name.

    * `variety`: by empty cells and variety.
    * `copies`: by number (mirrored if above 7), its copies and stage.
    * `mean`, for each stage: by kind of line, its value with a box of mean points.
    * `slope`, for each stage: by kind of line, the additional value if the box has 2.5 points more.
    * `crossing`, for each phase: by the shapes of two lines that cross, and the content of their common cell.
    """
    of_sheet = {"variety": 26 * VARIETIES, "copies": 6 * COPIES * STAGES}
    of_lines = {f"{name} {stage}": kinds for name in ("mean", "slope") for stage in range(STAGES)}
    return of_sheet | of_lines | {f"crossing {phase}": PAIRS * MEETING for phase in range(PHASES)}


class SheetValues:
    """Values sheets, using the rows of weights that `lengths` lists."""

    def __init__(self, kinds: Mapping[Kind, int], rows: Rows) -> None:
        self.mean, self.slope = ([rows[f"{name} {stage}"] for stage in range(STAGES)] for name in ("mean", "slope"))
        self.crossing = [rows[f"crossing {phase}"] for phase in range(PHASES)]
        self.variety, self.copies = rows["variety"], rows["copies"]

        @lru_cache(maxsize=1 << 16)
        def distinguish(five: bytes) -> tuple[int, int]:
            return kinds[canonical(five)], SHAPES[shape_of(five)]

        self.distinguish: Final = distinguish
        """A function that returns the kind and the shape of a line, as numbers, for its five cells."""

    def value(self, cells: bytes) -> float:
        """The expected final points of a sheet that is not full."""
        empty = cells.count(EMPTY)
        copies = [cells.count(number) for number in NUMBERS]
        circles = 25 - empty - sum(copies)
        return circles + self.lines(cells, STAGE_OF_EMPTY[empty]) + self.numbers(copies, empty)

    def lines(self, cells: bytes, stage: int) -> float:
        """The part of the value that comes from lines and from pairs of lines that cross."""
        mean, slope, crossing = self.mean[stage], self.slope[stage], self.crossing[PHASE_OF_STAGE[stage]]
        value, shapes = 0.0, []
        for line, of_line in enumerate(LINE_SLICES):
            kind, shape = self.distinguish(cells[of_line])
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


# Fallback heuristics of Knaster's weaker levels (see `rollbook.bots.evaluator.Habit`).


def writes_row_by_row(_state: KnasterState, _seat: int, move: Move) -> float:
    """Write in the first empty cell from the top, whatever the number is. When circling, choose the first cells too."""
    later = len(CELLS) if move.kind == "circle" else 0
    return -sum(2.0 ** (cell + later) for cell in move.cells)


def sees_rows_alone(state: KnasterState, seat: int, move: Move) -> float:
    """Write in a row with equal numbers, ignoring columns and diagonals."""
    if move.kind != "write":
        return 0.0 if move.kind == "bonus" else 0.5
    cells = state.sheets[seat].cells
    row = LINE_CELLS[move.cells[0] // 5]
    return float(sum(number_of(cells[cell]) == state.total for cell in row))


SheetValue = Callable[[bytes], float]
THROWS: Final = 36


def score(cells: bytes) -> float:
    """The current points of a sheet."""
    return float(Sheet(cells).score())


def last_roll(cells: bytes) -> float:
    """The expected points of a sheet with one more roll to come, after which a number is circled."""
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
    """Draw the due circles, line by line, each time for the highest value. Returns the cells and their value."""
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
        """The line to which the first gain of a `write` move belongs."""
        if move.kind != "write":
            return None
        lines = [gain.arguments["line"] for gain in self.gains(state, seat, move) if "line" in gain.arguments]
        if not lines:
            return None
        cells = LINE_CELLS[LINE_NAMES.index(str(lines[0]))]
        return Region(Message("hint-knaster-look", {"line": lines[0]}), tuple(CELL_NAMES[cell] for cell in cells))


# The gains of a move of Knaster, for a hint.

MAX_NAMED_LINES: Final = 2
"""The maximum number of lines that a hint names."""


def gains_on(sheet: Sheet, move: Move, total: int) -> tuple[Message, ...]:
    """The gains of a move on a sheet."""
    if move == PASSING:
        return ()
    after = sheet.after(move, total)
    if move.kind != "write":
        boxes = sorted(set(after.scored()) - set(sheet.scored()))
        scored = [Message("hint-knaster-scores", {"line": LINE_NAMES[line], "points": POINTS[line]}) for line in boxes]
        return (*scored, Message("hint-knaster-circles", {"count": len(move.cells)}))
    cell, judged = move.cells[0], []
    for line in LINES_THROUGH[cell]:
        result = line_result(after.cells[LINE_SLICES[line]])
        if result:
            gain: dict[str, Argument] = {"line": LINE_NAMES[line], "result": result, "circles": RESULT_CIRCLES[result]}
            judged.append(Message("hint-knaster-completes", gain))
    return tuple(judged) or _prospects(after.cells, cell, total) or (Message("hint-knaster-spares"),)


def _prospects(cells: bytes, cell: int, number: int) -> tuple[Message, ...]:
    """The uses of a number that completes nothing, best first."""
    found = [_prospect(line, cells[LINE_SLICES[line]], number) for line in LINES_THROUGH[cell]]
    best = sorted(filter(None, found), key=lambda each: -each[0])
    return tuple(message for _, message in best[:MAX_NAMED_LINES])


def _prospect(line: int, five: bytes, number: int) -> tuple[float, Message] | None:
    """The use of a number that is new in a line, and its weight; None if it has none there."""
    shown = [number_of(mark) for mark in five if mark != EMPTY]
    where: dict[str, Argument] = {"line": LINE_NAMES[line]}
    if len(shown) == 4:
        return _awaited(tuple(shown), where)
    if Counter(shown)[number] > 1:
        return len(shown) / 2, Message("hint-knaster-joins", where | {"number": number})
    if len(shown) > 1 and len(set(shown)) == len(shown) and max(shown) - min(shown) < len(five):
        return len(shown) / 4, Message("hint-knaster-runs", where)
    return None


def _awaited(numbers: tuple[int, ...], where: dict[str, Argument]) -> tuple[float, Message] | None:
    """The last numbers that would give a line the most circles, and their weight; None if no number gives any."""
    circles = {each: circles_with(numbers, each) for each in NUMBERS}
    most = max(circles.values())
    wanted = tuple(each for each in NUMBERS if most and circles[each] == most)
    chance = sum(WAYS[each] for each in wanted)
    return (most * chance + 1, Message("hint-knaster-awaits", where | {"numbers": wanted})) if wanted else None


EVALUATOR: Final = KnasterEvaluator
