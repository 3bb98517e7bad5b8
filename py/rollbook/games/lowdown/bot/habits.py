"""The moves of Lowdown's weaker levels where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.lowdown.board import LINES_THROUGH
from rollbook.games.lowdown.notation import Move
from rollbook.games.lowdown.rules import LowdownState


def forgets_to_cross_out(_state: LowdownState, _seat: int, move: Move) -> float:
    """Write the smallest number anywhere, and be done without crossing out."""
    if move.kind == "write":
        return -float(move.number)
    return 1.0 if move.kind == "done" else -10.0


def overlooks_tens(state: LowdownState, seat: int, move: Move) -> float:
    """Gather equal numbers, and cross out three alike alone."""
    board = state.boards[seat]
    if move.kind == "cross":
        return 1.0 if len(set(board.line_numbers(move.place))) == 1 else -1.0
    if move.kind != "write":
        return 0.0 if move.kind == "done" else -20.0
    beside = [board.numbers[box] for _, boxes in LINES_THROUGH[move.place] for box in boxes if board.numbers[box]]
    return 2.0 * beside.count(move.number) - sum(shown != move.number for shown in beside) - move.number / 10
