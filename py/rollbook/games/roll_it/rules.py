"""Roll-It Tic-Tac-Toe: chips on nine small grids (docs/rules/roll_it.md).

A move is the number of a cell, or -1 for a pass.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll
from rollbook.core.game import DICE, Actor, Options, Result, State, highest, points_of
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, ListedMoves, Notation
from rollbook.games.shared.lines import square_lines

# Roll-It's boards: the numbers on their eight sides, the grids in play and the lines (docs/rules/roll_it.md).
#
# A cell is a number from 0 to 80 (grid by grid, each in reading order), a grid is a number from 0 to 8. Sets of cells
# are ints with bit c set for cell c.

LOST_TURN: Final = 2
ANY_CELL: Final = 7
GRIDS_OF_FOUR: Final = (0, 1, 3, 4)

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

# The sides of the boards: the order in which each shows the rows and columns of side 1, and by how many steps its
# numbers are shifted in NUMBERS. Bands of three stay together, so every side is a Sudoku too.
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
    # docs/rules/roll_it.md#the-board: "`grids=4` uses grids 1, 2, 4 and 5"
    return tuple(range(9)) if grids == 9 else GRIDS_OF_FOUR


def number_of(grid: int, grids: int) -> int:
    """The number that messages use for a grid (from 0): four grids are 1 to 4, unlike in the notation."""
    return grids_in_play(grids).index(grid) + 1


@cache
def cells_by_total(side: int, grids: int) -> tuple[tuple[int, ...], ...]:
    """For each total of the dice as an index, the cells on which it allows a chip."""
    numbers = cell_numbers(side)
    cells = [grid * 9 + cell for grid in grids_in_play(grids) for cell in range(9)]
    # docs/rules/roll_it.md#a-turn: "A sum of 2 loses the turn." "A sum of 7 allows any free cell."
    return tuple(
        () if total == LOST_TURN else tuple(cell for cell in cells if total in (ANY_CELL, numbers[cell]))
        for total in range(13)
    )


LINES_OF_A_GRID: Final = tuple(square_lines(3).values())
# Line k, for k from 0 to 71, as a tuple and as a set of cells. It is in grid k // 8, and is line k % 8 of its grid.
LINES: Final = tuple(tuple(grid * 9 + cell for cell in line) for grid in range(9) for line in LINES_OF_A_GRID)
LINE_SETS: Final = tuple(sum(1 << cell for cell in line) for line in LINES)
# For each cell, the lines through it as pairs: the line's bit in `open_lines`, and its set of cells.
LINES_THROUGH: Final = tuple(
    tuple((1 << number, LINE_SETS[number]) for number, line in enumerate(LINES) if cell in line) for cell in range(81)
)


PASS_MOVE: Final = -1

POINTS_PER_CHIP: Final = 1
POINTS_PER_TIC_TAC_TOE: Final = 3
POINTS_PER_GRAND: Final = 5


@dataclass(frozen=True, slots=True, repr=False)
class RollItState(State[int]):
    """A position: the chips of each seat, whose turn it is, and the current roll."""

    side: int
    grids: int
    chips: tuple[int, ...]
    """For each seat, the set of cells with its chips."""
    turn: int
    roll: Roll | None
    open_lines: int
    """Bit k is set while line k has a free cell and chips of at most one seat. The match ends when no bit is set."""

    @classmethod
    def start(cls, seats: int, options: Options) -> Self:
        """An empty board with seat 0 to roll (docs/rules/README.md#who-begins)."""
        grids = int(options["grids"])
        open_lines = sum(0b11111111 << grid * 8 for grid in grids_in_play(grids))
        return cls(
            side=int(options["board"]), grids=grids, chips=(0,) * seats, turn=0, roll=None, open_lines=open_lines
        )

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        # docs/rules/roll_it.md#the-end-and-the-score: "The match ends when every cell is filled, or when no one can get
        # another Tic-Tac-Toe."
        if not self.open_lines:
            return ()
        return (DICE,) if self.roll is None else (self.turn,)

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    @property
    def total(self) -> int:
        """The total of the current roll; 0 if there is none."""
        return sum(map(int, self.roll or ()))

    @property
    def taken(self) -> int:
        """The set of cells with a chip."""
        return sum(self.chips)

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        return TWO_DICE.by_total

    def legal(self, seat: int) -> ListedMoves[int]:
        if self.roll is None or seat != self.turn or not self.open_lines:
            return self.none_for(seat)
        taken = self.taken
        cells = cells_by_total(self.side, self.grids)[self.total]
        # docs/rules/roll_it.md#a-turn: "put a chip on a free cell"; without one, "loses the turn."
        return ListedMoves(self, tuple([cell for cell in cells if not taken >> cell & 1]) or (PASS_MOVE,))

    def after_roll(self, roll: Roll) -> Self:
        # Arguments by position: the hottest path.
        return type(self)(self.side, self.grids, self.chips, self.turn, roll, self.open_lines)

    def after_move(self, seat: int, move: int) -> Self:
        following = (seat + 1) % len(self.chips)
        # docs/rules/roll_it.md#a-turn: "A sum without a free cell loses the turn."
        if move == PASS_MOVE:
            return type(self)(
                side=self.side,
                grids=self.grids,
                chips=self.chips,
                turn=following,
                roll=None,
                open_lines=self.open_lines,
            )
        own = self.chips[seat] | 1 << move
        chips = (*self.chips[:seat], own, *self.chips[seat + 1 :])
        taken = sum(chips)
        open_lines = self.open_lines
        for bit, line in LINES_THROUGH[move]:
            on_line = taken & line
            # docs/rules/roll_it.md#the-end-and-the-score: a line is still possible if it "has a free cell and chips of
            # at most one seat."
            if on_line == line or on_line & ~own:
                open_lines &= ~bit
        # Arguments by position: the hottest path.
        return type(self)(self.side, self.grids, chips, following, None, open_lines)

    def tic_tac_toes(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three cells that are filled with a seat's chips."""
        own = self.chips[seat]
        # docs/rules/roll_it.md#the-end-and-the-score: "three chips of one seat in a row, column or diagonal"
        return (line for line, cells in zip(LINES, LINE_SETS, strict=True) if own & cells == cells)

    def grands(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three grids (from 0) in which each grid contains a Tic-Tac-Toe of the seat."""
        grids = {line[0] // 9 for line in self.tic_tac_toes(seat)}
        # docs/rules/roll_it.md#the-end-and-the-score: "three grids in a row, column or diagonal, each with its own
        # Tic-Tac-Toe."
        return (line for line in LINES_OF_A_GRID if grids.issuperset(line))

    def tie_break(self, seat: int) -> int:
        """The sum of the printed numbers in all Tic-Tac-Toes of a seat; a shared cell counts in each line."""
        numbers = cell_numbers(self.side)
        return sum(numbers[cell] for line in self.tic_tac_toes(seat) for cell in line)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The current scorecard of a seat, without the tie-break."""
        counted = (
            ("chips", self.chips[seat].bit_count(), POINTS_PER_CHIP),
            ("tic_tac_toes", sum(1 for _ in self.tic_tac_toes(seat)), POINTS_PER_TIC_TAC_TOE),
            ("grands", sum(1 for _ in self.grands(seat)), POINTS_PER_GRAND),
        )
        # docs/rules/roll_it.md#the-board: "A Grand Tic-Tac-Toe is impossible there."
        return tuple(
            ScoreLine(f"roll_it-score-{id}", count * each, {"count": count, "each": each})
            for id, count, each in counted
            if id != "grands" or self.grids == 9
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(points_of(self.score_lines(seat)) for seat in range(self.seats))

    def result(self) -> Result | None:
        if self.open_lines:
            return None
        lines = [self.score_lines(seat) for seat in range(self.seats)]
        scores = tuple(map(points_of, lines))
        leaders = highest(range(self.seats), scores.__getitem__)
        # docs/rules/roll_it.md#the-end-and-the-score: "A tie goes to the seat whose Tic-Tac-Toes have the
        # higher sum of printed numbers."
        if len(leaders) > 1:
            for seat in leaders:
                lines[seat] += (ScoreLine("roll_it-score-tie_break", None, {"value": self.tie_break(seat)}),)
            # docs/rules/roll_it.md#the-end-and-the-score: "A tie there is shared."
            leaders = highest(leaders, self.tie_break)
        full = self.taken.bit_count() == 9 * len(grids_in_play(self.grids))
        ending = Message("roll_it-ended-full" if full else "roll_it-ended-no_line")
        return Result(scores=scores, winners=leaders, lines=tuple(lines), ending=ending)


# The notation of Roll-It: `5.3`, the third cell of the fifth grid (docs/rules/roll_it.md#moves).

DIGITS = "123456789"


def cell_name(cell: int) -> str:
    """The name of a cell, such as `5.3`."""
    return f"{cell // 9 + 1}.{cell % 9 + 1}"


class RollItNotation(Notation[int]):
    """A move is a cell, or `PASS_MOVE`. A move is one pick."""

    examples = ("5.3", PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is int and (value == PASS_MOVE or 0 <= value < 81)

    def text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else cell_name(move)

    def parse(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        if len(text) == 3 and text[0] in DIGITS and text[1] == "." and text[2] in DIGITS:
            return (int(text[0]) - 1) * 9 + int(text[2]) - 1
        return None
