"""Roll-It Tic-Tac-Toe: chips on nine small grids (rules/roll_it.md; seeds/roll_it.txt).

Inside, a cell is a number from 0 to 80 (grid by grid, each in reading order) and a move is a cell, or -1 for a pass.
Sets of cells are ints with bit c set for cell c.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from rollbook.dice import Dice, Roll
from rollbook.game import DICE, PASS, Actor, Game, ListedMoves, Message, Option, Options, Result, ScoreLine, State, View
from rollbook.games.lines import square_lines
from rollbook.refusals import IllegalMove

TWO_DICE: Final = Dice(2)
LOST_TURN: Final = 2
ANY_CELL: Final = 7
PASS_MOVE: Final = -1
GRIDS_OF_FOUR: Final = (0, 1, 3, 4)

POINTS_PER_CHIP: Final = 1
POINTS_PER_TIC_TAC_TOE: Final = 3
POINTS_PER_GRAND: Final = 5

REFUSALS: Final[Mapping[str, str]] = {
    "roll_it-taken": "Cell {cell} already holds a chip.",
    "roll_it-other_number": "Cell {cell} shows {number}, and the dice add up to {total}.",
    "roll_it-not_in_play": "Grid {grid} is not in play: this match uses grids 1, 2, 4 and 5.",
    "roll_it-lost_turn": "A total of 2 loses the turn: no chip is placed, pass.",
    "roll_it-none_free": "No cell that shows {total} is free: no chip is placed, pass.",
}

SIDE_1: Final = (
    (4, 3, 6, 12, 9, 5, 10, 11, 8),
    (10, 11, 9, 8, 3, 4, 12, 5, 6),
    (12, 5, 8, 6, 10, 11, 4, 3, 9),
    (6, 8, 3, 11, 4, 9, 5, 12, 10),
    (9, 12, 11, 5, 6, 10, 3, 8, 4),
    (5, 10, 4, 3, 12, 8, 9, 6, 11),
    (3, 6, 10, 4, 11, 12, 8, 9, 5),
    (8, 4, 12, 9, 5, 6, 11, 10, 3),
    (11, 9, 5, 10, 8, 3, 6, 4, 12),
)
NUMBERS: Final = (3, 4, 5, 6, 8, 9, 10, 11, 12)

# The other sides of the boards: which rows and columns of side 1 they show, in which order, and how far each number
# moves on in NUMBERS. Bands of three stay together, so each side is a Sudoku again.
SYMMETRIES: Final = {
    1: ("123456789", "123456789", 0),
    2: ("231564897", "456789123", 1),
    3: ("456789123", "213546879", 2),
    4: ("789123456", "312645978", 3),
    5: ("321654987", "789456123", 4),
    6: ("564231897", "132465798", 5),
    7: ("897645312", "546213987", 6),
    8: ("978312645", "879132465", 7),
}


@cache
def side_rows(side: int) -> tuple[tuple[int, ...], ...]:
    """The nine rows of nine numbers of a board side (1-8), from top to bottom."""
    rows, columns, step = SYMMETRIES[side]
    moved = {number: NUMBERS[(at + step) % 9] for at, number in enumerate(NUMBERS)}
    return tuple(tuple(moved[SIDE_1[int(row) - 1][int(column) - 1]] for column in columns) for row in rows)


@cache
def cell_numbers(side: int) -> tuple[int, ...]:
    """The number that each of the 81 cells of a board side shows."""
    rows = side_rows(side)
    return tuple(rows[cell // 27 * 3 + cell % 9 // 3][cell // 9 % 3 * 3 + cell % 3] for cell in range(81))


@cache
def grids_in_play(grids: int) -> tuple[int, ...]:
    """The grids (from 0) of a match with 9 or 4 grids."""
    return tuple(range(9)) if grids == 9 else GRIDS_OF_FOUR


@cache
def cells_by_total(side: int, grids: int) -> tuple[tuple[int, ...], ...]:
    """For each total of the dice (the index), the cells on which it allows a chip."""
    numbers = cell_numbers(side)
    cells = [grid * 9 + cell for grid in grids_in_play(grids) for cell in range(9)]
    return tuple(
        () if total == LOST_TURN else tuple(cell for cell in cells if total in (ANY_CELL, numbers[cell]))
        for total in range(13)
    )


def _as_set(cells: Iterable[int]) -> int:
    return sum(1 << cell for cell in cells)


LINES_OF_A_GRID: Final = tuple(square_lines(3).values())
# Line k, for k from 0 to 71, as a tuple and as a set of cells: grid k // 8, line k % 8 of LINES_OF_A_GRID.
LINES: Final = tuple(tuple(grid * 9 + cell for cell in line) for grid in range(9) for line in LINES_OF_A_GRID)
LINE_SETS: Final = tuple(map(_as_set, LINES))
# For each cell, the lines through it as pairs: the bit that stands for the line in `open_lines`, its set of cells.
LINES_THROUGH: Final = tuple(
    tuple((1 << number, LINE_SETS[number]) for number, line in enumerate(LINES) if cell in line) for cell in range(81)
)


@dataclass(frozen=True, slots=True)
class RollItState(State[int]):
    """A position: the chips of each seat, whose turn it is, and the roll that waits to be used."""

    REFUSALS = REFUSALS
    EXAMPLES = ("5.3", PASS)

    side: int
    grids: int
    chips: tuple[int, ...]
    """For each seat, the set of cells that hold its chips."""
    turn: int
    roll: Roll | None
    open_lines: int
    """Bit k is set while line k has a free cell and chips of at most one seat; the match ends when none is."""

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if not self.open_lines:
            return ()
        return (DICE,) if self.roll is None else (self.turn,)

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    @property
    def total(self) -> int:
        """The total of the roll that waits to be used; 0 if there is none."""
        return sum(map(int, self.roll or ()))

    @property
    def taken(self) -> int:
        """The set of cells that hold a chip."""
        return sum(self.chips)

    def legal(self, seat: int) -> ListedMoves[int]:
        if self.roll is None or seat != self.turn or not self.open_lines:
            return ListedMoves(self, ())
        taken = self.taken
        cells = cells_by_total(self.side, self.grids)[self.total]
        return ListedMoves(self, tuple([cell for cell in cells if not taken >> cell & 1]) or (PASS_MOVE,))

    def move_text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else f"{move // 9 + 1}.{move % 9 + 1}"

    def move_from_text(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        if len(text) == 3 and text[0] in "123456789" and text[1] == "." and text[2] in "123456789":
            return (int(text[0]) - 1) * 9 + int(text[2]) - 1
        return None

    def why_not(self, seat: int, move: int) -> IllegalMove:
        if move == PASS_MOVE:
            return IllegalMove("must_move")
        if move // 9 not in grids_in_play(self.grids):
            return self.refuse("roll_it-not_in_play", grid=move // 9 + 1)
        if self.total == LOST_TURN:
            return self.refuse("roll_it-lost_turn")
        if PASS_MOVE in self.legal(seat):
            return self.refuse("roll_it-none_free", total=self.total)
        if self.taken >> move & 1:
            return self.refuse("roll_it-taken", cell=self.move_text(move))
        number = cell_numbers(self.side)[move]
        return self.refuse("roll_it-other_number", cell=self.move_text(move), number=number, total=self.total)

    def after_roll(self, roll: Roll) -> "RollItState":
        return RollItState(self.side, self.grids, self.chips, self.turn, roll, self.open_lines)

    def after_move(self, seat: int, move: int) -> "RollItState":
        following = (seat + 1) % len(self.chips)
        if move == PASS_MOVE:
            return RollItState(self.side, self.grids, self.chips, following, None, self.open_lines)
        own = self.chips[seat] | 1 << move
        chips = (*self.chips[:seat], own, *self.chips[seat + 1 :])
        taken = sum(chips)
        open_lines = self.open_lines
        for bit, line in LINES_THROUGH[move]:
            on_line = taken & line
            if on_line == line or on_line & ~own:
                open_lines &= ~bit
        return RollItState(self.side, self.grids, chips, following, None, open_lines)

    def events(self, actor: Actor, action: int | Roll) -> tuple[Message, ...]:
        if not isinstance(action, int):
            rolled = self.after_roll(action)
            kind = "lost_turn" if rolled.total == LOST_TURN else "total"
            none_free = kind == "total" and PASS_MOVE in rolled.legal(self.turn)
            return (Message(f"roll_it-{'none_free' if none_free else kind}", {"total": rolled.total}),)
        if action == PASS_MOVE:
            return (Message("passed"),)
        seat = self.turn
        after = self.after_move(seat, action)
        number = cell_numbers(self.side)[action]
        events = [Message("roll_it-placed", {"cell": self.move_text(action), "number": number})]
        events += [
            Message("roll_it-tic_tac_toe", {"grid": line[0] // 9 + 1, "cells": tuple(map(self.move_text, line))})
            for line in after.tic_tac_toes(seat)
            if action in line
        ]
        before = set(self.grands(seat))
        events += [
            Message("roll_it-grand", {"grids": tuple(grid + 1 for grid in grand)})
            for grand in after.grands(seat)
            if grand not in before
        ]
        return tuple(events)

    def tic_tac_toes(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three cells that hold three chips of a seat."""
        own = self.chips[seat]
        return (line for line, cells in zip(LINES, LINE_SETS, strict=True) if own & cells == cells)

    def grands(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three grids (from 0) that each hold a Tic-Tac-Toe of a seat."""
        grids = {line[0] // 9 for line in self.tic_tac_toes(seat)}
        return (line for line in LINES_OF_A_GRID if grids.issuperset(line))

    def tie_break(self, seat: int) -> int:
        """The printed numbers of all Tic-Tac-Toes of a seat, added up; a shared cell counts in each line."""
        numbers = cell_numbers(self.side)
        return sum(numbers[cell] for line in self.tic_tac_toes(seat) for cell in line)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat as it stands, without the tie-break."""
        counted = (
            ("chips", self.chips[seat].bit_count(), POINTS_PER_CHIP),
            ("tic_tac_toes", sum(1 for _ in self.tic_tac_toes(seat)), POINTS_PER_TIC_TAC_TOE),
            ("grands", sum(1 for _ in self.grands(seat)), POINTS_PER_GRAND),
        )
        return tuple(
            ScoreLine(f"roll_it-score-{id}", count * each, {"count": count, "each": each})
            for id, count, each in counted
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(sum(line.points or 0 for line in self.score_lines(seat)) for seat in range(self.seats))

    def result(self) -> Result | None:
        if self.open_lines:
            return None
        scores = self.scores()
        lines = [self.score_lines(seat) for seat in range(self.seats)]
        leaders = [seat for seat, score in enumerate(scores) if score == max(scores)]
        if len(leaders) > 1:
            values = {seat: self.tie_break(seat) for seat in leaders}
            for seat, value in values.items():
                lines[seat] += (ScoreLine("roll_it-score-tie_break", None, {"value": value}),)
            leaders = [seat for seat, value in values.items() if value == max(values.values())]
        full = self.taken.bit_count() == 9 * len(grids_in_play(self.grids))
        ending = Message("roll_it-ended-full" if full else "roll_it-ended-no_line")
        return Result(scores, tuple(leaders), tuple(lines), ending)

    def prompt(self, seat: int) -> Message:
        kinds = {LOST_TURN: "lost_turn", ANY_CELL: "any_cell"}
        kind = kinds.get(self.total, "none_free" if PASS_MOVE in self.legal(seat) else "place")
        return Message(f"roll_it-prompt-{kind}", {"total": self.total})

    def view(self) -> View:
        numbers = cell_numbers(self.side)
        owner = self.owners()
        return {
            "side": self.side,
            "grids": [
                {
                    "grid": grid + 1,
                    "cells": [
                        {"pick": self.move_text(cell), "number": numbers[cell], "seat": owner.get(cell)}
                        for cell in range(grid * 9, grid * 9 + 9)
                    ],
                }
                for grid in grids_in_play(self.grids)
            ],
            "tic_tac_toes": [
                {"seat": seat, "cells": [self.move_text(cell) for cell in line]}
                for seat in range(self.seats)
                for line in self.tic_tac_toes(seat)
            ],
            "grands": [
                {"seat": seat, "grids": [grid + 1 for grid in grand]}
                for seat in range(self.seats)
                for grand in self.grands(seat)
            ],
        }

    def owners(self) -> dict[int, int]:
        """The seat whose chip lies on a cell, for each cell that holds one."""
        return {cell: seat for seat, chips in enumerate(self.chips) for cell in range(81) if chips >> cell & 1}

    def __str__(self) -> str:
        shown = [f"{number:>2}" for number in cell_numbers(self.side)]
        for cell, seat in self.owners().items():
            shown[cell] = " " + "ABCDEF"[seat]
        width = 3 if self.grids == 9 else 2
        in_play = grids_in_play(self.grids)
        rows = []
        for row in range(width * 3):
            grids = in_play[row // 3 * width : row // 3 * width + width]
            starts = [grid * 9 + row % 3 * 3 for grid in grids]
            rows.append(" | ".join(" ".join(shown[first : first + 3]) for first in starts))
        return "\n".join(rows)


def start(seats: int, options: Options) -> RollItState:
    """An empty board with seat 0 to roll (rules: the youngest starts)."""
    grids = int(options["grids"])
    open_lines = sum(0b11111111 << grid * 8 for grid in grids_in_play(grids))
    return RollItState(int(options["board"]), grids, (0,) * seats, 0, None, open_lines)


GAME: Final = Game(
    id="roll_it",
    version=1,
    seats=range(2, 7),
    options={"board": Option(tuple(range(1, 9)), 1), "grids": Option((9, 4), 9)},
    start=start,
    refusals=REFUSALS,
    picks=(*(f"{grid}.{cell}" for grid in range(1, 10) for cell in range(1, 10)), PASS),
)
