"""The moves of Knaster's weaker levels where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import CELLS, LINE_CELLS, Move, number_of


def writes_row_by_row(_state: KnasterState, _seat: int, move: Move) -> float:
    """Write in the first empty cell from the top, whatever the number is; then circle the first, in a line too."""
    later = len(CELLS) if move.kind == "circle" else 0
    return -sum(2.0 ** (cell + later) for cell in move.cells)


def sees_rows_alone(state: KnasterState, seat: int, move: Move) -> float:
    """Write beside an equal number of the row, with no eye for columns and diagonals."""
    if move.kind != "write":
        return 0.0 if move.kind == "bonus" else 0.5
    cells = state.sheets[seat].cells
    row = LINE_CELLS[move.cells[0] // 5]
    return float(sum(number_of(cells[cell]) == state.total for cell in row))
