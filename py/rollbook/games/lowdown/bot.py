"""Lowdown's evaluator: the expected cost of a seat's board at the end.

Boards affect each other only through the end, when the first board is nearly full. A seat therefore considers its own
board, and the number of turns that the fastest other seat needs.
"""

from collections.abc import Callable, Generator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from math import exp, log
from random import Random
from typing import ClassVar, Final, NamedTuple

from rollbook.bots.evaluator import Region, Style
from rollbook.bots.weights import LearntEvaluator
from rollbook.core.messages import Message
from rollbook.games.lowdown.rules import (
    BLACKOUT,
    BOX_NAMES,
    BOXES_OF_GRID,
    COLOURS,
    COLOURS_OF_BOX,
    CROSSABLE,
    LINE_NAMES,
    LINES,
    LINES_SHARING_A_BOX,
    LINES_THROUGH,
    POINTS_PER_BLACKOUT,
    TAKES,
    WILDS,
    Board,
    LowdownState,
    Move,
)
from rollbook.games.shared.bits import members

# The expected cost of a board of Lowdown at the end, from learnt weights (training/lowdown.py).
#
# Lines that cross exclude each other, so a plan clears a grid by its rows, by its columns, or by one diagonal. The cost
# of a plan is the sum of the costs of its lines. The cost of an open line is learnt, and depends on its contents. The
# cost of a grid is a soft minimum over its plans.

CROSSED: Final = 8
"""The mark of a box that is crossed out. Other marks are the board's own: 0 if it is empty, 1-6, or `BLACKOUT`."""
MARKS: Final = 9
LINES_OF_A_GRID: Final = LINES[:8]
ROWS: Final = range(3)
COLUMNS: Final = range(3, 6)
DIAGONALS: Final = (6, 7)
STAGES: Final = 12
"""A feature: the number of turns still to come, 0 to 11 (or more). At stage 0, the end, only the score counts."""
ROLES: Final = 2
"""A feature: whether a grid is the emptiest, which may stay unfilled, or one of the other two."""
MAX_CACHED: Final = 1 << 15
"""The maximum number of cached grid costs."""
SOFTNESS: Final = 1.5
"""The temperature of the soft minimum over plans, in points."""

Rows = Mapping[str, Sequence[float]]


def points_of(mark: int) -> int:
    """The cost of a mark that is never crossed out."""
    return POINTS_PER_BLACKOUT if mark == BLACKOUT else 0 if mark == CROSSED else mark


def _kind(first: int, line: Sequence[int], marks: Sequence[int]) -> tuple[object, ...]:
    """The features of a line in the grid that begins at box `first`: its numbers, and the colours of its empty boxes.

    For a line that can never be crossed out, only the empty boxes matter: its numbers cost their own value.
    """
    numbers = tuple(sorted(mark for mark in marks if 0 < mark < BLACKOUT))
    empty = [COLOURS_OF_BOX[first + box] for box, mark in zip(line, marks, strict=True) if not mark]
    lost = len(numbers) + len(empty) < len(line) or (not empty and tuple(marks) not in CROSSABLE)
    if lost:
        return "lost", len(empty)
    single = [takes for takes in empty if len(takes) == 1]
    return "open", numbers, len(single), len(set(single)), len(empty)


class Kinds(NamedTuple):
    """The numbers of all kinds of line."""

    tables: list[list[list[int]]]
    """For each grid and line, the kind's number for every three marks; the marks as a base-9 number are the index."""
    kinds: list[tuple[object, ...]]
    same: list[int]
    """For each grid, the first grid with the same layout."""


def number_kinds() -> Generator[None, None, Kinds]:
    """Number every kind of line, in small steps."""
    known: dict[tuple[object, ...], int] = {}
    tables: list[list[list[int]]] = []
    for grid in range(3):
        tables.append([])
        for line in LINES_OF_A_GRID:
            found = [_kind(grid * 9, line, marks) for marks in product(range(MARKS), repeat=3)]
            tables[grid].append([known.setdefault(kind, len(known)) for kind in found])
            yield
    return Kinds(tables, list(known), [tables.index(table) for table in tables])


COST: Final = tuple(sum(map(points_of, marks)) for marks in product(range(MARKS), repeat=3))
"""The cost of three marks that are never crossed out."""
LOST_AND_FULL: Final = ("lost", 0)


def lengths(kinds: int) -> dict[str, int]:
    """The lengths of the rows of weights, by name.

    * `lines`: by kind of line.
    * `empty`: by the number of empty boxes in a grid.
    * `beside`: by the number of empty boxes outside the diagonal that clears the grid.
    * `wilds`: by the number of wilds.

    All also depend on the stage, and all but `wilds` on the role of the grid.
    """
    return {
        "lines": ROLES * kinds * STAGES,
        "empty": ROLES * 10 * STAGES,
        "beside": ROLES * 7 * STAGES,
        "wilds": (WILDS + 1) * STAGES,
    }


class BoardFeatures(NamedTuple):
    """The features of a board apart from the contents of its grids."""

    stage: int
    """The minimum number of turns still to come, up to `STAGES` - 1."""
    emptiest: int
    """The grid that may stay unfilled."""


def turns_left(board: Board) -> int:
    """The number of boxes that a seat still has to fill until two of its grids are full."""
    empty = [(board.empty & boxes).bit_count() for boxes in BOXES_OF_GRID.values()]
    return sum(empty) - max(empty)


@lru_cache(maxsize=1024)
def marks_of(board: Board) -> tuple[tuple[int, ...], ...]:
    """The marks in the boxes of each grid, crossed out or not."""
    marks = list(board.numbers)
    for box in board.crossed_boxes():
        marks[box] = CROSSED
    return tuple(marks[:9]), tuple(marks[9:18]), tuple(marks[18:])


def plans_open(codes: Sequence[int], marks: Sequence[int]) -> tuple[bool, bool, bool, bool]:
    """Whether a grid can still be cleared by its rows, its columns, its first or its second diagonal."""
    if CROSSED not in marks:
        return True, True, True, True
    crossed = [code == _ALL_CROSSED for code in codes]
    rows, columns = any(crossed[line] for line in ROWS), any(crossed[line] for line in COLUMNS)
    return rows, columns, crossed[6] and not rows, crossed[7] and not rows


_ALL_CROSSED: Final = CROSSED * (81 + 9 + 1)
"""The code of a line that is crossed out."""


class BoardValues:
    """The expected costs of boards, computed from the rows of weights that `lengths` lists."""

    def __init__(self, kinds: Kinds, rows: Rows) -> None:
        self.kinds: Final = kinds
        self.rows: Final = rows
        self._known: dict[tuple[int, tuple[int, ...], int, bool], float] = {}

    def board(self, board: Board, others_left: int) -> float:
        """The expected cost of a board; `others_left` is the minimum number of turns that another seat needs."""
        at = features_of(board, others_left)
        cost = 0.0 if not at.stage else self.rows["wilds"][board.wilds * STAGES + at.stage]
        for grid, marks in enumerate(marks_of(board)):
            cost += self.grid(grid, marks, at.stage, grid == at.emptiest)
        return cost

    def grid(self, grid: int, marks: tuple[int, ...], stage: int, emptiest: bool) -> float:
        """The expected cost of a grid, cached."""
        key = self.kinds.same[grid], marks, stage, emptiest
        known = self._known.get(key)
        if known is None:
            if len(self._known) > MAX_CACHED:
                self._known.clear()
            known = self._known[key] = self._grid(grid, marks, stage, emptiest)
        return known

    def _grid(self, grid: int, marks: tuple[int, ...], stage: int, emptiest: bool) -> float:
        codes = [marks[a] * 81 + marks[b] * 9 + marks[c] for a, b, c in LINES_OF_A_GRID]
        if not stage:
            return float(sum(COST[codes[line]] for line in ROWS))
        tables, lines, beside = self.kinds.tables[grid], self.rows["lines"], self.rows["beside"]
        first = emptiest * len(self.kinds.kinds) * STAGES + stage
        costs = [lines[first + tables[line][code] * STAGES] + COST[code] for line, code in enumerate(codes)]
        whole, empty = sum(map(points_of, marks)), marks.count(0)
        plans = [costs[0] + costs[1] + costs[2], costs[3] + costs[4] + costs[5]]
        for line in DIAGONALS:
            empty_beside = empty - [marks[box] for box in LINES_OF_A_GRID[line]].count(0)
            plans.append(
                costs[line] + whole - COST[codes[line]] + beside[(emptiest * 7 + empty_beside) * STAGES + stage]
            )
        possible = [plan for plan, is_open in zip(plans, plans_open(codes, marks), strict=True) if is_open]
        cheapest = min(possible)
        others = sum(exp((cheapest - plan) / SOFTNESS) for plan in possible)
        return cheapest - SOFTNESS * log(others) + self.rows["empty"][(emptiest * 10 + empty) * STAGES + stage]


def features_of(board: Board, others_left: int) -> BoardFeatures:
    """The features of a board other than the contents of its grids."""
    empty = [(board.empty & boxes).bit_count() for boxes in BOXES_OF_GRID.values()]
    most = max(empty)
    return BoardFeatures(min(sum(empty) - most, others_left, STAGES - 1), empty.index(most))


# Fallback heuristics of Lowdown's weaker levels (see `rollbook.bots.evaluator.Habit`).


def forgets_to_cross_out(_state: LowdownState, _seat: int, move: Move) -> float:
    """Write the smallest number in any box, and finish without crossing out."""
    if move.kind == "write":
        return -float(move.number)
    return 1.0 if move.kind == "done" else -10.0


def overlooks_tens(state: LowdownState, seat: int, move: Move) -> float:
    """Collect equal numbers, and cross out only three equal numbers."""
    board = state.boards[seat]
    if move.kind == "cross":
        return 1.0 if len(set(board.line_numbers(move.place))) == 1 else -1.0
    if move.kind != "write":
        return 0.0 if move.kind == "done" else -20.0
    beside = [board.numbers[box] for _, boxes in LINES_THROUGH[move.place] for box in boxes if board.numbers[box]]
    return 2.0 * beside.count(move.number) - sum(shown != move.number for shown in beside) - move.number / 10


Cost = Callable[[Board], float]
NUMBERS: Final = range(1, 7)
SPARED: Final = 0.1
"""The points of a wild for a style that looks only at points, so that it does not waste wilds."""


def shown_cost(board: Board) -> float:
    """The final cost of a board if there are no further moves."""
    return float(sum(points_of(mark) for marks in marks_of(board) for mark in marks))


def settled(board: Board, cost: Cost) -> float:
    """The lowest cost of a board over all choices of lines to cross out now."""
    least = cost(board)
    for line in members(board.crossable):
        least = min(least, settled(board.cross(line), cost))
    return least


def under_cup(board: Board, cost: Cost) -> float:
    """The expected cost of a board after the pair under the cup: the mean over all 36 pairs."""
    boxes = members(board.empty)
    total = 0.0
    for number in NUMBERS:
        plain = {box: settled(board.fill(box, number, False), cost) for box in boxes}
        wild = min(settled(board.fill(box, number, True), cost) for box in boxes) if board.wilds else float("inf")
        for colour in COLOURS:
            costs = [plain[box] for box in members(board.empty & TAKES[colour])]
            if costs or board.wilds:
                total += min(*costs, wild) if costs else wild
            else:
                total += min(settled(board.fill(box, BLACKOUT, False), cost) for box in boxes)
    return total / (len(NUMBERS) * len(COLOURS))


class LowdownEvaluator(LearntEvaluator[LowdownState, BoardValues]):
    """The value of a seat's own board: its expected cost, negated."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=1.8, value_weight=0.25, margin=8.0, habit=forgets_to_cross_out, slips=0.73),
        "medium": Style(noise=1.0, value_weight=0.75, margin=5.0, habit=overlooks_tens, slips=0.6),
        "hard": Style(noise=0.02),
    }
    slice_size: ClassVar[int] = 20
    kinds = number_kinds
    values_of = BoardValues

    def candidates(self, state: LowdownState, seat: int, rng: Random) -> Sequence[Move]:
        """One move for each number and box; a wild only if no colour fits."""
        found: dict[tuple[str, int, int], Move] = {}
        for move in state.legal(seat):
            kind, number, _, place = move
            if kind != "wild" or ("write", number, place) not in found:
                found.setdefault((kind, number, place), move)
        return tuple(found.values())

    def points_after(self, state: LowdownState, seat: int, move: Move) -> float:
        """Counts lines that can be crossed out after the move as crossed out; for a peek, the expected value."""
        return -cost_after(state.boards[seat], move, shown_cost) - SPARED * (move.kind == "wild")

    def value(self, state: LowdownState, seat: int) -> float:
        return -self.expected(state, seat)(state.boards[seat])

    def value_after(self, state: LowdownState, seat: int, move: Move) -> float:
        return -cost_after(state.boards[seat], move, self.expected(state, seat))

    def all_that_counts(self, move: Move) -> tuple[str, int, int]:
        """Everything except the colour, because dice are not part of a board."""
        return move.kind, move.number, move.place

    def expected(self, state: LowdownState, seat: int) -> Cost:
        """The expected final cost of this seat's board, given the other boards."""
        others_left = min(turns_left(board) for other, board in enumerate(state.boards) if other != seat)
        values = self.values
        return lambda board: values.board(board, others_left)

    def gains(self, state: LowdownState, seat: int, move: Move) -> tuple[Message, ...]:
        kind, number, _, place = move
        before = state.boards[seat]
        if kind in ("peek", "done"):
            return (Message(f"hint-lowdown-{kind}"),)
        if kind == "cross":
            return (_crossing("crosses", before, place),)
        after = before.fill(place, BLACKOUT if kind == "black" else number, kind == "wild")
        if kind == "black":
            return (Message("hint-lowdown-black", {"box": BOX_NAMES[place]}),)
        completed = members(after.crossable & ~before.crossable)
        gains = [_crossing("completes", after, line) for line in completed] or _prepared(after, place)
        if kind == "wild":
            gains.append(Message("hint-lowdown-wild", {"left": after.wilds}))
        return tuple(gains) or (Message("hint-lowdown-adds", {"points": number}),)

    def region(self, state: LowdownState, seat: int, move: Move) -> Region | None:
        """The grid of the box or the line. None for a peek and for `done`."""
        if move.kind in ("peek", "done"):
            return None
        box = LINES[move.place][0] if move.kind == "cross" else move.place
        grid = box // 9
        places = BOX_NAMES[grid * 9 : grid * 9 + 9]
        return Region(Message("hint-lowdown-look", {"grid": places[0][0]}), places)


def cost_after(board: Board, move: Move, cost: Cost) -> float:
    """The cost of a board after a move, with the best lines crossed out."""
    kind, number, _, place = move
    if kind == "peek":
        return under_cup(board, cost)
    if kind == "done":
        return cost(board)
    if kind == "cross":
        return settled(board.cross(place), cost)
    return settled(board.fill(place, BLACKOUT if kind == "black" else number, kind == "wild"), cost)


def _crossing(how: str, board: Board, line: int) -> Message:
    numbers = board.line_numbers(line)
    return Message(f"hint-lowdown-{how}", {"line": LINE_NAMES[line], "numbers": numbers, "points": sum(numbers)})


def _prepared(board: Board, box: int) -> list[Message]:
    """The line through the box that needs one more number and has the most completions; empty if there is none."""
    best: tuple[int, ...] = ()
    name = ""
    for line, boxes in LINES_THROUGH[box]:
        shown = [board.numbers[each] for each in boxes if board.numbers[each]]
        if len(shown) == 2 and not board.crossed & LINES_SHARING_A_BOX[line]:
            fitting = tuple(number for number in NUMBERS if (*shown, number) in CROSSABLE)
            if len(fitting) > len(best):
                best, name = fitting, LINE_NAMES[line]
    return [Message("hint-lowdown-prepares", {"line": name, "numbers": best})] if best else []


EVALUATOR: Final = LowdownEvaluator
