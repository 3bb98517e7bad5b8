"""Highest Roll's positions as numbers (see `rollbook.adapters.observation`)."""

from typing import Final

from rollbook.adapters.observation import Encoding, Part, one_hot
from tests.sixth_game.rules import HighestRollState


def parts(seats: int) -> tuple[Part, ...]:
    """Return the parts of a row."""
    return (
        Part("kept", (seats, 7), "for each seat, the face that it has kept; 0 if none"),
        Part("face", (7,), "the face on the table; 0 if the die is due"),
        Part("throws", (3,), "how often the seat has rolled in its turn"),
    )


def encode(state: HighestRollState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Return a row, part by part, for the seats in this order."""
    kept = dict(enumerate(state.kept))
    return (
        b"".join(one_hot(kept.get(seat, 0), 7) for seat in order),
        one_hot(state.face, 7),
        one_hot(state.throws, 3),
    )


ENCODING: Final = Encoding(parts, encode)
