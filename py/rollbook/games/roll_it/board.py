"""Roll-It's boards: the numbers of their eight sides, the grids in play and the lines (docs/rules/roll_it.md).

A cell is a number from 0 to 80 (grid by grid, each in reading order), a grid one from 0 to 8. Sets of cells are ints
with bit c set for cell c.
"""

from functools import cache
from typing import Final

from rollbook.games.shared.lines import square_lines

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
    # docs/rules/roll_it.md#the-board: "`grids=4` uses grids 1, 2, 4 and 5"
    return tuple(range(9)) if grids == 9 else GRIDS_OF_FOUR


@cache
def cells_by_total(side: int, grids: int) -> tuple[tuple[int, ...], ...]:
    """For each total of the dice (the index), the cells on which it allows a chip."""
    numbers = cell_numbers(side)
    cells = [grid * 9 + cell for grid in grids_in_play(grids) for cell in range(9)]
    # docs/rules/roll_it.md#a-turn: "A sum of 2 loses the turn." "A sum of 7 allows any free cell."
    return tuple(
        () if total == LOST_TURN else tuple(cell for cell in cells if total in (ANY_CELL, numbers[cell]))
        for total in range(13)
    )


LINES_OF_A_GRID: Final = tuple(square_lines(3).values())
# Line k, for k from 0 to 71, as a tuple and as a set of cells: grid k // 8, line k % 8 of LINES_OF_A_GRID.
LINES: Final = tuple(tuple(grid * 9 + cell for cell in line) for grid in range(9) for line in LINES_OF_A_GRID)
LINE_SETS: Final = tuple(sum(1 << cell for cell in line) for line in LINES)
# For each cell, the lines through it as pairs: the bit that stands for the line in `open_lines`, its set of cells.
LINES_THROUGH: Final = tuple(
    tuple((1 << number, LINE_SETS[number]) for number, line in enumerate(LINES) if cell in line) for cell in range(81)
)
