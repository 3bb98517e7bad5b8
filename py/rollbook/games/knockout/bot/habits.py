"""The moves of Knockout's weaker levels where they do not think (see `rollbook.bots.evaluator.Habit`)."""

from rollbook.games.knockout.placements import TWICE
from rollbook.games.knockout.rules import KnockoutState


def takes_one_number(_state: KnockoutState, _seat: int, move: int) -> float:
    """Take as few numbers as it can, best of all the sum itself."""
    return -float(move.bit_count())


def spares_others(state: KnockoutState, seat: int, move: int) -> float:
    """Knock nobody out, and take whatever else there is."""
    knocked = sum(state.singles) & ~state.singles[seat] & (move | move >> TWICE)
    return -float(knocked.bit_count())
