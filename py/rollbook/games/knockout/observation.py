"""Knockout's positions as numbers: marbles, captures, the dice, passes, the roll-off."""

from typing import Final

from rollbook.adapters.observation import Encoding, Part, counted, flags, one_hot
from rollbook.core.dice import SIX_FACES
from rollbook.games.knockout.rules import LEVELS, ROLLS_WITHOUT_MOVE, KnockoutState, totals_allowed
from rollbook.games.shared.observation import encode_roll_off, roll_off_parts

HIGHEST_TOTAL: Final = 96
"""The highest total, by place value: two dice make at most 9 tens, the third adds at most 6 ones."""
HIGHEST_SUM: Final = 18
LEVEL_FLAGS: Final = {level: one_hot(number, len(LEVELS)) for number, level in enumerate(LEVELS)}
NO_DICE: Final = (bytes(len(SIX_FACES)), bytes(HIGHEST_TOTAL + 1))


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of an encoded row."""
    return (
        Part("level", (len(LEVELS),), f"the level of the match: {', '.join(LEVELS)}"),
        Part("singles", (seats, 18), "for each seat, the numbers 1-18 that hold a single marble of that seat"),
        Part("captured", (seats, 18), "for each seat, the numbers 1-18 that it has captured"),
        Part(name="dice", shape=(6,), meaning="how many dice of the roll to be used show 1, 2, ..., 6", top=3),
        Part("totals", (HIGHEST_TOTAL + 1,), "the totals (0-96) that this roll makes at this level"),
        Part(
            name="passes",
            shape=(1,),
            meaning="how many turns in a row have been passed, as a share of the number that ends the match",
            top=ROLLS_WITHOUT_MOVE * seats,
        ),
        *roll_off_parts(seats, HIGHEST_SUM),
    )


def encode(state: KnockoutState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Encode a position as a row, part by part, for the seats in this order."""
    roll = state.roll
    dice = NO_DICE
    if roll is not None:
        dice = counted(roll, SIX_FACES), flags(totals_allowed(state.level, roll), HIGHEST_TOTAL + 1)
    return (
        LEVEL_FLAGS[state.level],
        *[flags(state.singles[seat], 18) for seat in order],
        *[flags(state.captured[seat], 18) for seat in order],
        *dice,
        bytes((state.passes,)),
        *encode_roll_off(state.roll_off, order),
    )


ENCODING: Final = Encoding(parts, encode)
