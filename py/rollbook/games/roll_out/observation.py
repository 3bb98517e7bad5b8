"""Roll Out's positions as numbers: the checkers, the dice, the stage of the turn."""

from typing import Final

from rollbook.adapters.observation import Encoding, Part, counted, flags
from rollbook.core.dice import SIX_FACES, roll_total
from rollbook.games.roll_out.rules import RollOutState
from rollbook.games.shared.observation import encode_roll_off, roll_off_parts

CHECKERS: Final = tuple(flags(checkers >> 1, 9) for checkers in range(1 << 10))
"""Each set of checkers as flags; bit 0 is unused."""
HIGHEST_SUM: Final = 12
SUM_FLAGS: Final = tuple(
    bytes([total == number for number in range(2, HIGHEST_SUM + 1)]) for total in range(HIGHEST_SUM + 1)
)


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of an encoded row."""
    return (
        Part("up", (seats, 9), "for each seat, its checkers 1-9 in front that are colour up"),
        Part("white", (seats, 9), "for each seat, its checkers 1-9 in front that are white side up"),
        Part("centre", (9,), "the checkers 1-9 in the centre, which belong to the seat whose turn it is"),
        Part(name="dice", shape=(6,), meaning="how many dice of the roll to be used show 1, 2, ..., 6", top=2),
        Part("sum", (11,), "their sum, 2-12"),
        Part("deciding", (1,), "a roll has been used, and the seat must stop or roll again"),
        *roll_off_parts(seats, HIGHEST_SUM),
    )


def encode(state: RollOutState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Encode a position as a row, part by part, for the seats in this order."""
    roll = state.roll or ()
    total = roll_total(roll)
    return (
        *[CHECKERS[state.up[seat]] for seat in order],
        *[CHECKERS[state.white[seat]] for seat in order],
        CHECKERS[state.centre],
        counted(roll, SIX_FACES),
        SUM_FLAGS[total],
        b"\1" if state.deciding else b"\0",
        *encode_roll_off(state.roll_off, order),
    )


ENCODING: Final = Encoding(parts, encode)
