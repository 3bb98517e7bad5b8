"""The moves of Roll Out's weaker levels where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.roll_out.rules import ROLL, STOP, RollOutState


def rolls_once_more(_state: RollOutState, _seat: int, move: str) -> float:
    """Turn the other's checkers over rather than bring own ones to the centre, and roll whatever is at stake."""
    return 1.0 if move == ROLL else float(move.count("f") - move.count("c"))


def stops_at_once(_state: RollOutState, _seat: int, move: str) -> float:
    """Stop after each roll; bring checkers to the centre, best of all two."""
    return 1.0 if move == STOP else float(move.count("c"))
