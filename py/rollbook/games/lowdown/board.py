"""Lowdown's boards and colours, and what one seat has filled in (docs/rules/lowdown.md#the-board-and-the-dice).

The rules print neither the layout of the grids nor the faces of the colour dice: both stand here as data. To enter
those of a physical copy, change `COLOURS`, `GRIDS`, `LAYOUT` and `WILDS`; all else follows from them.

A box is a number from 0 to 26, grid by grid in reading order; a line is a number from 0 to 23, eight for each grid.
Sets of boxes or lines are ints with bit n set for box or line n.
"""

from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

from rollbook.games.shared.bits import members
from rollbook.games.shared.lines import square_lines

COLOURS: Final = ("red", "orange", "yellow", "green", "blue", "purple")
GRIDS: Final[Mapping[str, tuple[str, ...]]] = {
    "A": ("red", "orange"),
    "B": ("green", "yellow"),
    "C": ("purple", "blue"),
}
# Full first colour, half (takes both), or full second colour; one text for each grid, its rows separated by spaces.
LAYOUT: Final = {"A": "FHS SFH HSF", "B": "FHS SFH HSF", "C": "FHS SFH HSF"}
WILDS: Final = 4

BLACKOUT: Final = 7
"""The mark in a box that is blacked out, where a written box holds its number."""
POINTS_PER_BLACKOUT: Final = 6
CROSSED_TOTAL: Final = 10

BOXES_OF_GRID: Final = {grid: 0b111111111 << at * 9 for at, grid in enumerate(GRIDS)}
"""For each grid, the set of its boxes."""
BOX_NAMES: Final = tuple(f"{grid}{box}" for grid in GRIDS for box in range(1, 10))


def _colours_of_boxes() -> tuple[tuple[str, ...], ...]:
    taken = {"F": slice(0, 1), "H": slice(0, 2), "S": slice(1, 2)}
    return tuple(GRIDS[grid][taken[kind]] for grid in GRIDS for kind in LAYOUT[grid].replace(" ", ""))


COLOURS_OF_BOX: Final = _colours_of_boxes()
TAKES: Final = {
    colour: sum(1 << box for box, colours in enumerate(COLOURS_OF_BOX) if colour in colours) for colour in COLOURS
}
"""For each colour, the set of boxes that take it."""

_LINES_OF_A_GRID: Final = square_lines(3)
LINE_NAMES: Final = tuple(f"{grid}.{line}" for grid in GRIDS for line in _LINES_OF_A_GRID)
LINES: Final = tuple(
    (grid * 9 + a, grid * 9 + b, grid * 9 + c) for grid in range(3) for a, b, c in _LINES_OF_A_GRID.values()
)
LINES_THROUGH: Final = tuple(
    tuple((line, boxes) for line, boxes in enumerate(LINES) if box in boxes) for box in range(27)
)
"""For each box, the lines through it, each with its boxes."""
LINES_SHARING_A_BOX: Final = tuple(
    sum(1 << other for other, others in enumerate(LINES) if set(boxes) & set(others)) for boxes in LINES
)
"""For each line, the set of lines that have a box in common with it, itself among them."""
# docs/rules/lowdown.md#crossing-out: "three numbers alike, or that add up to 10."
CROSSABLE: Final = frozenset(
    numbers for numbers in product(range(1, 7), repeat=3) if len(set(numbers)) == 1 or sum(numbers) == CROSSED_TOTAL
)
"""The written numbers of three boxes in a row that may be crossed out."""


class Board(NamedTuple):
    """The entries of one seat."""

    numbers: tuple[int, ...] = (0,) * 27
    """The entry of each box: 0 if it is empty, 1-6, or `BLACKOUT`."""
    empty: int = (1 << 27) - 1
    """The set of empty boxes."""
    wilds: int = WILDS
    """The number of wilds that are left."""
    crossed: int = 0
    """The set of lines that are crossed out."""
    crossable: int = 0
    """The set of lines that may be crossed out; it follows from `numbers` and `crossed`."""

    def fill(self, box: int, number: int, wild: bool) -> "Board":
        """The board with a number, or a `BLACKOUT`, in an empty box; a wild is used up if it is written with one."""
        numbers = (*self.numbers[:box], number, *self.numbers[box + 1 :])
        crossable = self.crossable
        for line, (a, b, c) in LINES_THROUGH[box]:
            # docs/rules/lowdown.md#crossing-out: "Crossed lines never share a box."
            if (numbers[a], numbers[b], numbers[c]) in CROSSABLE and not self.crossed & LINES_SHARING_A_BOX[line]:
                crossable |= 1 << line
        # Arguments by position: the hottest path.
        return Board(numbers, self.empty ^ 1 << box, self.wilds - wild, self.crossed, crossable)

    def cross(self, line: int) -> "Board":
        """The board with a line crossed out: no line that shares a box with it can be crossed out any more."""
        crossable = self.crossable & ~LINES_SHARING_A_BOX[line]
        return Board(
            numbers=self.numbers,
            empty=self.empty,
            wilds=self.wilds,
            crossed=self.crossed | 1 << line,
            crossable=crossable,
        )

    def line_numbers(self, line: int) -> tuple[int, ...]:
        """The entries of a line."""
        return tuple(self.numbers[box] for box in LINES[line])

    def crossed_boxes(self) -> frozenset[int]:
        """The boxes whose numbers are crossed out."""
        return frozenset(box for line in members(self.crossed) for box in LINES[line])

    def left(self, grid: str) -> tuple[int, ...]:
        """The numbers of a grid that are written and not crossed out."""
        crossed = self.crossed_boxes()
        first = tuple(GRIDS).index(grid) * 9
        # docs/rules/lowdown.md#the-end: "Numbers that are not crossed out count; a blackout counts 6"
        return tuple(
            self.numbers[box]
            for box in range(first, first + 9)
            if 0 < self.numbers[box] < BLACKOUT and box not in crossed
        )

    @property
    def blackouts(self) -> int:
        """The number of boxes that are blacked out."""
        return self.numbers.count(BLACKOUT)

    def full_grids(self) -> tuple[str, ...]:
        """The grids without an empty box."""
        return tuple([grid for grid, boxes in BOXES_OF_GRID.items() if not self.empty & boxes])
