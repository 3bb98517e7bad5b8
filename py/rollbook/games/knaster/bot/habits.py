"""What the weaker levels do in Knaster where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import FIRST_BONUS, FIRST_CIRCLE, number_of


def writes_row_by_row(_state: KnasterState, _seat: int, move: int) -> float:
    """Write in the first empty cell from the top, whatever the number is."""
    return -float(move)


def sees_rows_alone(state: KnasterState, seat: int, move: int) -> float:
    """Write beside an equal number of the row, with no eye for columns and diagonals."""
    if not 0 <= move < FIRST_CIRCLE:
        return 0.5 if move < FIRST_BONUS else 0.0
    row = state.sheets[seat].cells[move // 5 * 5 : move // 5 * 5 + 5]
    return float([*map(number_of, row)].count(state.total))
