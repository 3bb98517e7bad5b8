"""Knaster: one roll for everyone, each on their own sheet (docs/rules/knaster.md).

This module has first the moves on a sheet, then the rounds and the end.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import combinations, compress
from typing import Final, NamedTuple, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll, roll_total
from rollbook.core.errors import Argument, checked_seat
from rollbook.core.game import DICE, Actor, Options, Result, State, highest
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, ListedMoves, Notation
from rollbook.games.shared.lines import square_lines

# One seat's sheet of Knaster: its cells, the lines and their points, and its moves.
#
# A cell is a number from 0 to 24 in reading order (a1 b1 ... e5), a line a number from 0 to 11 in the order of
# `LINE_POINTS`.

CELLS: Final = range(25)
CELL_NAMES: Final = tuple(f"{column}{row}" for row in "12345" for column in "abcde")

# The values of a cell in `Sheet.cells`: 0 for nothing, the number (2-12), or the number + CIRCLED.
EMPTY: Final = 0
CIRCLED: Final = 16

# The points of a line's box.
LINE_POINTS: Final[Mapping[str, int]] = (
    {"row1": 9, "row2": 8, "row3": 7, "row4": 6, "row5": 5}
    | {"cola": 9, "colb": 8, "colc": 7, "cold": 6, "cole": 5}
    | {"diag1": 10, "diag2": 10}
)
LINE_NAMES: Final = tuple(LINE_POINTS)
POINTS: Final = tuple(LINE_POINTS.values())
LINE_CELLS: Final = tuple(square_lines(5).values())
# The cells of each line as a slice of all 25, because they are evenly spaced.
LINE_SLICES: Final = tuple(slice(cells[0], cells[-1] + 1, cells[1] - cells[0]) for cells in LINE_CELLS)
LINES_THROUGH: Final = tuple(tuple(line for line, cells in enumerate(LINE_CELLS) if cell in cells) for cell in CELLS)

# How many circles each result gives.
RESULT_CIRCLES: Final[Mapping[str, int]] = {
    "three": 1,
    "four": 2,
    "five": 3,
    "two_pairs": 1,
    "full_house": 2,
    "straight": 3,
}
# The counts of the numbers of a line, largest first.
RESULT_BY_COUNTS: Final[Mapping[tuple[int, ...], str]] = {
    (3, 1, 1): "three",
    (4, 1): "four",
    (5,): "five",
    (2, 2, 1): "two_pairs",
    (3, 2): "full_house",
}

# For each possible content of a cell, a table for `bytes.translate` that maps it to 1 and everything else to 0.
WHERE: Final = tuple(bytes(shown == sought for shown in range(256)) for sought in range(CIRCLED))


class Move(NamedTuple):
    """A move."""

    kind: str
    """`write`, `circle`, `bonus` or `pass`."""
    cells: tuple[int, ...] = ()
    """The cell to write in or to circle; for a `bonus`, the cells to circle, in reading order."""
    line: int = -1
    """The line of a `bonus`."""


PASSING: Final = Move(PASS)
WRITES: Final = tuple(Move("write", (cell,)) for cell in CELLS)
"""For each cell, the move that writes in it; `CIRCLES` has the moves that circle it."""
CIRCLES: Final = tuple(Move("circle", (cell,)) for cell in CELLS)


def number_of(shown: int) -> int:
    """The number in a cell, circled or not; 0 if it is empty."""
    return shown % CIRCLED


@cache
def result_of(numbers: tuple[int, ...]) -> str | None:
    """The result of five ascending numbers, or None if they have none (docs/rules/knaster.md#a-complete-line)."""
    counts = tuple(sorted(Counter(numbers).values(), reverse=True))
    # docs/rules/knaster.md#a-complete-line: "five consecutive numbers in any order"
    if len(counts) == 5 and numbers[4] - numbers[0] == 4:
        return "straight"
    return RESULT_BY_COUNTS.get(counts)


@cache
def circles_with(numbers: tuple[int, ...], more: int) -> int:
    """The number of circles that a line of four numbers gives when one more completes it."""
    return RESULT_CIRCLES.get(result_of(tuple(sorted((*numbers, more)))) or "", 0)


@cache
def near_results(numbers: tuple[int, ...]) -> tuple[str, ...]:
    """The results with the most circles that one more number can make of these ascending numbers; empty if none can.

    docs/rules/knaster.md#a-complete-line
    """
    made = {result_of(tuple(sorted((*numbers, more)))) for more in range(2, 13)} if len(numbers) == 4 else set()
    circles_of = {result: circles for result, circles in RESULT_CIRCLES.items() if result in made}
    return tuple(result for result, circles in circles_of.items() if circles == max(circles_of.values()))


def line_result(five: bytes) -> str | None:
    """The result of a line with these five cells; None if a cell is empty or the numbers have no result."""
    # docs/rules/knaster.md#a-complete-line: "Circled cells count for the result."
    return None if EMPTY in five else result_of(tuple(sorted([shown % CIRCLED for shown in five])))


@cache
def bonus_moves(line: int, free: tuple[int, ...], circles: int) -> tuple[Move, ...]:
    """Every way to draw this many circles around free cells of a line."""
    return tuple(Move("bonus", chosen, line) for chosen in combinations(free, circles))


class Sheet(NamedTuple):
    """The state of a sheet."""

    cells: bytes = bytes(25)
    """The content of each cell: 0 for nothing, the number, or the number + CIRCLED."""
    due: tuple[int, ...] = ()
    """The lines, ascending, that the last number completed and whose circles are not drawn yet."""

    @property
    def full(self) -> bool:
        """Whether every cell has a number."""
        return EMPTY not in self.cells

    @property
    def due_names(self) -> tuple[str, ...]:
        """The names of the lines whose circles are due."""
        return tuple(LINE_NAMES[line] for line in self.due)

    def after_write(self, cell: int, number: int) -> "Sheet":
        """The sheet with a number written in an empty cell."""
        cells = self.cells[:cell] + bytes((number,)) + self.cells[cell + 1 :]
        # docs/rules/knaster.md#a-complete-line: "A line without a useful result earns no circles."
        return Sheet(cells, tuple([line for line in LINES_THROUGH[cell] if line_result(cells[LINE_SLICES[line]])]))

    def after_circle(self, cell: int) -> "Sheet":
        """The sheet with one more circle, drawn for a roll."""
        shown = bytes((self.cells[cell] + CIRCLED,))
        return Sheet(self.cells[:cell] + shown + self.cells[cell + 1 :])

    def after_bonus(self, line: int, circled: Iterable[int]) -> "Sheet":
        """The sheet after the circles of a due line; due lines that have no cell left to circle are dropped."""
        changed = bytearray(self.cells)
        for cell in circled:
            changed[cell] += CIRCLED
        cells = bytes(changed)
        # docs/rules/knaster.md#a-complete-line: "A line with no uncircled cell left is skipped."
        due = [other for other in self.due if other != line and min(cells[LINE_SLICES[other]]) < CIRCLED]
        return Sheet(cells, tuple(due))

    def after(self, move: Move, total: int) -> "Sheet":
        """The sheet after a legal move with this total of the dice."""
        kind, cells, line = move
        if kind == "write":
            return self.after_write(cells[0], total)
        if kind == "circle":
            return self.after_circle(cells[0])
        return self.after_bonus(line, cells) if kind == "bonus" else self

    def completed_by(self, cell: int) -> tuple[int, ...]:
        """The lines through a cell that have five numbers."""
        return tuple(line for line in LINES_THROUGH[cell] if EMPTY not in self.cells[LINE_SLICES[line]])

    def result(self, line: int) -> str | None:
        """The result of a line, or None if the line is incomplete or has no result."""
        return line_result(self.cells[LINE_SLICES[line]])

    def near(self, line: int) -> tuple[str, ...]:
        """The results with the most circles that one more number can make (docs/rules/knaster.md#a-complete-line)."""
        return near_results(tuple(sorted(number_of(shown) for shown in self.cells[LINE_SLICES[line]] if shown)))

    def free(self, line: int) -> tuple[int, ...]:
        """The cells of a complete line that are not circled."""
        return tuple([cell for cell in LINE_CELLS[line] if self.cells[cell] < CIRCLED])

    def circles_due(self, line: int) -> int:
        """The number of circles of a due line: as its result requires, or fewer if fewer cells are left."""
        result = self.result(line)
        # docs/rules/knaster.md#a-complete-line: "If fewer cells are uncircled, fewer circles are drawn."
        return min(RESULT_CIRCLES[result], len(self.free(line))) if result else 0

    def scored(self) -> tuple[int, ...]:
        """The lines whose five cells are all circled, ascending."""
        # docs/rules/knaster.md#the-end: "A line with five circled cells scores its points"
        return tuple(line for line, cells in enumerate(LINE_SLICES) if min(self.cells[cells]) > CIRCLED)

    def boxes(self) -> int:
        """The points of all scored boxes."""
        return sum(POINTS[line] for line in self.scored())

    def circles(self) -> int:
        """The number of circled cells."""
        return sum(shown > CIRCLED for shown in self.cells)

    def score(self) -> int:
        """The score of the sheet: boxes and circles together."""
        return self.boxes() + self.circles()


@lru_cache(maxsize=4096)
def legal_moves(sheet: Sheet, total: int) -> tuple[Move, ...]:
    """The legal moves on the sheet of a seat that is to act. Cached, because bots, the page and tests call it often."""
    # docs/rules/knaster.md#a-complete-line: due lines "are worked through one after the other, in the order the player
    # chooses."
    if sheet.due:
        return tuple(
            move for line in sheet.due for move in bonus_moves(line, sheet.free(line), sheet.circles_due(line))
        )
    # docs/rules/knaster.md#a-round: a seat writes the total "in an empty cell, or circles one uncircled number of that
    # value"; "`pass` is legal only for a seat that can do neither."
    writes = compress(WRITES, sheet.cells.translate(WHERE[EMPTY]))
    circles = compress(CIRCLES, sheet.cells.translate(WHERE[total]))
    return (*writes, *circles) or (PASSING,)


GRADES: Final = ((100, "spectacular"), (80, "brilliant"), (50, "good"), (-1, "alone"))
"""The endings of a match played alone, with their limits. The first limit below the points applies."""


@dataclass(frozen=True, slots=True, repr=False)
class KnasterState(State[Move]):
    """A position: each seat's sheet, and the seats that still have to play the round."""

    sheets: tuple[Sheet, ...]
    turn: int
    total: int
    """The total for everyone; 0 while the dice are due."""
    waiting: tuple[int, ...]
    """The seats, ascending, that still owe something this round."""
    last_round: bool
    """Whether this roll, or the roll that is due, is the last."""

    @classmethod
    def start(cls, seats: int, _options: Options) -> Self:
        """Empty sheets, with seat 0 to roll (docs/rules/README.md#who-begins)."""
        return cls(sheets=(Sheet(),) * seats, turn=0, total=0, waiting=(), last_round=False)

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        # docs/rules/knaster.md#a-round: "The seats may act in any order, at the same time."
        return self.waiting or (() if self.total else (DICE,))

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        return TWO_DICE.by_total

    def legal(self, seat: int) -> ListedMoves[Move]:
        if type(seat) is not int:
            seat = checked_seat(seat, self.seats)
        return (
            ListedMoves(self, legal_moves(self.sheets[seat], self.total))
            if seat in self.waiting
            else self.none_for(seat)
        )

    def after_roll(self, roll: Roll) -> Self:
        # Arguments by position: the hottest path.
        return type(self)(self.sheets, self.turn, roll_total(roll), tuple(range(self.seats)), self.last_round)

    def after_move(self, seat: int, move: Move) -> Self:
        sheet = self.sheets[seat].after(move, self.total)
        sheets = (*self.sheets[:seat], sheet, *self.sheets[seat + 1 :])
        # docs/rules/knaster.md#a-complete-line: "The circles must be drawn at once"
        if sheet.due:
            return type(self)(
                sheets=sheets, turn=self.turn, total=self.total, waiting=self.waiting, last_round=self.last_round
            )
        at = self.waiting.index(seat)
        waiting = self.waiting[:at] + self.waiting[at + 1 :]
        # docs/rules/knaster.md#the-end: the round is finished first, and after the last roll comes no other.
        if waiting or self.last_round:
            # Arguments by position: the hottest path.
            return type(self)(sheets, self.turn, self.total, waiting, self.last_round)
        return type(self)(
            sheets=sheets,
            # docs/rules/knaster.md#a-round: "the dice go clockwise."
            turn=(self.turn + 1) % self.seats,
            total=0,
            waiting=(),
            # docs/rules/knaster.md#the-end: "When a seat has written its 25th number, the round is finished"
            last_round=any(sheet.full for sheet in sheets),
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.score() for sheet in self.sheets)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The current scorecard of a seat."""
        sheet = self.sheets[seat]
        scored = sheet.scored()
        boxes: dict[str, Argument] = {
            "lines": tuple(LINE_NAMES[line] for line in scored),
            "boxes": tuple(POINTS[line] for line in scored),
        }
        circles = sheet.circles()
        return (
            ScoreLine("knaster-score-boxes", sheet.boxes(), boxes),
            ScoreLine("knaster-score-circles", circles, {"count": circles}),
        )

    def result(self) -> Result | None:
        if self.to_act:
            return None
        scores = self.scores()
        # docs/rules/knaster.md#the-end: "The highest total wins; a tie is shared."
        winners = highest(range(self.seats), scores.__getitem__)
        lines = tuple(map(self.score_lines, range(self.seats)))
        # docs/rules/knaster.md#the-end: "Alone: over 50 is good, over 80 brilliant, over 100 spectacular."
        ending = next(grade for above, grade in GRADES if scores[0] > above) if self.seats == 1 else "full"
        return Result(scores=scores, winners=winners, lines=lines, ending=Message(f"knaster-ended-{ending}"))


# The notation of Knaster: `write c3`, `circle c3`, `bonus row3 a3 d3` (docs/rules/knaster.md#moves).

BONUSES: Final = tuple(
    Move("bonus", circled, line)
    for line, cells in enumerate(LINE_CELLS)
    for count in range(1, len(cells) + 1)
    for circled in combinations(cells, count)
)


def move_picks(move: Move) -> tuple[str, ...]:
    """The picks that make a move, in the order of its text."""
    line = (LINE_NAMES[move.line],) if move.kind == "bonus" else ()
    return (PASS,) if move == PASSING else (*line, *(CELL_NAMES[cell] for cell in move.cells))


TEXT_OF_MOVE: Final[Mapping[Move, str]] = {
    PASSING: PASS,
    **{move: " ".join((move.kind, *move_picks(move))) for move in (*WRITES, *CIRCLES, *BONUSES)},
}
MOVE_OF_TEXT: Final[Mapping[str, Move]] = {text: move for move, text in TEXT_OF_MOVE.items()}


class KnasterNotation(Notation[Move]):
    """A pick is a cell, or the line whose circles are drawn."""

    examples = ("write c3", "circle c3", "bonus row3 a3 d3", PASS)

    def is_move(self, value: object) -> bool:
        return isinstance(value, Move) and value in TEXT_OF_MOVE

    def text(self, move: Move) -> str:
        return TEXT_OF_MOVE[move]

    def parse(self, text: str) -> Move | None:
        return MOVE_OF_TEXT.get(text)

    def picks(self, move: Move) -> tuple[str, ...]:
        return move_picks(move)
