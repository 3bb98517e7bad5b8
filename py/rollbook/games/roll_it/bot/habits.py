"""The moves of Roll-It's weaker levels where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.roll_it.board import LINES_THROUGH
from rollbook.games.roll_it.rules import PASS_MOVE, RollItState

WHOLE_GRID = 0b111111111


def stays_in_its_grid(state: RollItState, seat: int, move: int) -> float:
    """Put the chip where it has most chips already, whether they can make a line or not."""
    return 0.0 if move == PASS_MOVE else float((state.chips[seat] >> move // 9 * 9 & WHOLE_GRID).bit_count())


def forgets_to_block(state: RollItState, seat: int, move: int) -> float:
    """Build own lines, and never look at those of the others."""
    if move == PASS_MOVE:
        return 0.0
    own, others = state.chips[seat], state.taken ^ state.chips[seat]
    return sum(4.0 ** (own & line).bit_count() for _, line in LINES_THROUGH[move] if not others & line)
