"""Counts how many throws allow each pick of a seat: counted over all throws, exactly, with no list of moves."""

from typing import Final

from rollbook.core.dice import Roll
from rollbook.core.errors import IllegalMove, checked_seat, shown
from rollbook.core.game import State, position_of
from rollbook.core.match import Match
from rollbook.core.moves import PASS

NO_USE: Final = ""
"""The key for the throws after which a seat can only pass."""


def ways(state: State | Match, seat: int) -> dict[str, tuple[int, int]]:
    """Count for each pick how many of how many equally likely throws allow it: a legal move of the seat then has it.

    Each die counts by itself, so that two dice have 36 throws. The key `""` counts the throws after which the seat can
    only pass. What no throw allows has no key. Empty where no dice are due, or where the seat does not move after them.
    A match is taken as its position now. Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    throws = state.dice.ways
    counts: dict[str, int] = {}
    for rolls, picks in state.picks_by_rolls(seat):
        count = sum(map(throws.__getitem__, rolls))
        for pick in picks:
            counts[pick] = counts.get(pick, 0) + count
    of = state.dice.throws
    return {NO_USE if pick == PASS else pick: (count, of) for pick, count in counts.items()}


def sought_pick(state: State, pick: object, method: str) -> str:
    """A key of `ways` as a pick. Raises `IllegalMove` for anything but a pick of the game or `""`."""
    if not isinstance(pick, str) or pick not in (NO_USE, PASS, *state.game.picks):
        raise IllegalMove("bad_argument", method=method, argument="pick", value=shown(pick))
    return PASS if pick == NO_USE else pick


def rolls_with(state: State | Match, seat: int, pick: str) -> tuple[Roll, ...]:
    """The rolls after which some legal move of the seat has this pick, a key of `ways`.

    Raises `IllegalMove` (a ValueError) for a seat that does not exist, and for what is never a pick of the game.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    sought = sought_pick(state, pick, "rolls_with")
    return tuple(roll for rolls, picks in state.picks_by_rolls(seat) if sought in picks for roll in rolls)
