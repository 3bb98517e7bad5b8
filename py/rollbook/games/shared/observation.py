"""The roll-off before turn 1 as numbers, for the games that have one (see `rollbook.adapters.observation`)."""

from rollbook.adapters.observation import Part
from rollbook.games.shared.roll_off import RollOff


def roll_off_parts(seats: int, highest: int) -> tuple[Part, Part]:
    """The parts for a roll-off in which a roll adds up to at most `highest`."""
    return (
        Part("roll_off", (seats,), "the seats that roll in this round of the roll-off; zeros once it is over"),
        Part(name="thrown", shape=(seats,), meaning="each seat's roll in this round of the roll-off", top=highest),
    )


def encode_roll_off(roll_off: RollOff | None, order: tuple[int, ...]) -> tuple[bytes, bytes]:
    """Encode a roll-off for the seats in this order; zeros if there is none."""
    if roll_off is None:
        return bytes(len(order)), bytes(len(order))
    thrown = dict(zip(roll_off.contenders, roll_off.totals, strict=False))
    return (
        bytes([seat in roll_off.contenders for seat in order]),
        bytes([thrown.get(seat, 0) for seat in order]),
    )
