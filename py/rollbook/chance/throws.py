"""What each throw that is due would let a seat do: counted over all throws, exactly, with no list of moves."""

from typing import Any, Final

from rollbook.core.dice import Roll
from rollbook.core.errors import IllegalMove, no_such_seat, shown, whole
from rollbook.core.game import State
from rollbook.core.moves import PASS

NO_USE: Final = ""
"""The key for the throws after which a seat can only pass."""


def ways(state: State[Any], seat: int) -> dict[str, tuple[int, int]]:
    """For each pick, how many of how many equally likely throws allow it: some legal move of the seat then has it.

    Each die counts by itself, so that two dice have 36 throws. The key `""` counts the throws after which the seat can
    only pass. What no throw allows has no key. Empty where no dice are due, or where the seat does not move after them.
    Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    _check(state, seat)
    throws = state.dice.ways
    counts: dict[str, int] = {}
    for roll, picks in state.picks_by_roll(seat):
        count = throws[roll]
        for pick in picks:
            counts[pick] = counts.get(pick, 0) + count
    of = sum(throws.values())
    return {NO_USE if pick == PASS else pick: (count, of) for pick, count in counts.items()}


def rolls_with(state: State[Any], seat: int, pick: str) -> tuple[Roll, ...]:
    """The rolls after which some legal move of the seat has this pick, a key of `ways`.

    Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    _check(state, seat)
    sought = PASS if pick == NO_USE else pick
    return tuple(roll for roll, picks in state.picks_by_roll(seat) if sought in picks)


def _check(state: State[Any], seat: object) -> None:
    number = whole(seat)
    if number is None:
        raise IllegalMove("bad_seat", seat=shown(seat))
    if number not in range(state.seats):
        raise no_such_seat(number, state.seats)
