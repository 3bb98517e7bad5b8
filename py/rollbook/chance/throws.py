"""Counts how many throws allow each pick of a seat: counted over all throws, exactly, with no list of moves."""

from typing import Final

from rollbook.core.dice import Roll
from rollbook.core.errors import checked_seat
from rollbook.core.game import State
from rollbook.core.moves import PASS

NO_USE: Final = ""
"""The key for the throws after which a seat can only pass."""


def ways(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """Count for each pick how many of how many equally likely throws allow it: a legal move of the seat then has it.

    Each die counts by itself, so that two dice have 36 throws. The key `""` counts the throws after which the seat can
    only pass. What no throw allows has no key. Empty where no dice are due, or where the seat does not move after them.
    Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    seat = checked_seat(seat, state.seats)
    throws = state.dice.ways
    counts: dict[str, int] = {}
    for rolls, picks in state.picks_by_rolls(seat):
        count = sum(map(throws.__getitem__, rolls))
        for pick in picks:
            counts[pick] = counts.get(pick, 0) + count
    of = state.dice.throws
    return {NO_USE if pick == PASS else pick: (count, of) for pick, count in counts.items()}


def rolls_with(state: State, seat: int, pick: str) -> tuple[Roll, ...]:
    """The rolls after which some legal move of the seat has this pick, a key of `ways`.

    Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    seat = checked_seat(seat, state.seats)
    sought = PASS if pick == NO_USE else pick
    return tuple(roll for rolls, picks in state.picks_by_rolls(seat) if sought in picks for roll in rolls)
