"""Lowdown's positions as numbers: the boards, and the dice that have been shown.

No position contains the pair under the cup before the cup is lifted, so no row can.
"""

from functools import lru_cache
from typing import Final

from rollbook.adapters.observation import SETS_REMEMBERED, Encoding, Part, counted, flags
from rollbook.core.dice import SIX_FACES
from rollbook.games.lowdown.rules import BLACKOUT, COLOURS, WILDS, LowdownState, TurnDice

SHOWN: Final = range(1, BLACKOUT + 1)
DICE_PARTS: Final = (
    Part(name="open_numbers", shape=(6,), meaning="how many of the two open number dice show 1, 2, ..., 6", top=2),
    Part(
        name="open_colours",
        shape=(6,),
        meaning=f"how many of the two open colour dice show {', '.join(COLOURS)}",
        top=2,
    ),
    Part("secret_number", (6,), "the number from under the cup; zeros until it is lifted"),
    Part("secret_colour", (6,), "the colour from under the cup; zeros until it is lifted"),
    Part("aside_number", (6,), "the number that the active seat has set aside"),
    Part("aside_colour", (6,), "the colour that the active seat has set aside"),
    Part("offered_numbers", (6,), "the numbers from which a seat takes one now"),
    Part("offered_colours", (6,), "the colours from which a seat takes one now"),
    Part("peeked", (1,), "the active seat has chosen the pair under the cup"),
)
NO_DICE: Final = bytes(sum(part.size for part in DICE_PARTS))


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of an encoded row. Boxes and lines are in the order of `Game.picks`, grid by grid."""
    return (
        Part("boxes", (seats, 7, 27), "for each seat, and for each of 1-6 and a blackout, the boxes that contain it"),
        Part("crossed", (seats, 24), "for each seat, the lines that it has crossed out"),
        Part(name="wilds", shape=(seats,), meaning="how many wilds each seat has left", top=WILDS),
        Part("written", (seats,), "the seats that have filled a box in this turn"),
        *DICE_PARTS,
    )


def encode(state: LowdownState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Encode a position as a row, part by part, for the seats in this order."""
    boards = [state.boards[seat] for seat in order]
    return (
        *[_boxes(board.numbers) for board in boards],
        *[flags(board.crossed, 24) for board in boards],
        bytes([board.wilds for board in boards]),
        bytes([state.written >> seat & 1 for seat in order]),
        NO_DICE if state.turn_dice is None else _dice(state.turn_dice),
    )


@lru_cache(maxsize=SETS_REMEMBERED)
def _boxes(numbers: tuple[int, ...]) -> bytes:
    written = bytes(numbers)
    return b"".join([written.translate(table) for table in HOLDS])


# For each possible content of a box, a table for `bytes.translate` that maps it to 1 and everything else to 0.
HOLDS: Final = tuple(bytes(number == sought for number in range(256)) for sought in SHOWN)


@lru_cache(maxsize=SETS_REMEMBERED)
def _dice(turn_dice: TurnDice) -> bytes:
    pairs = [
        (turn_dice.numbers, turn_dice.colours),
        *[((), ()) if pair is None else ((pair[0],), (pair[1],)) for pair in (turn_dice.secret, turn_dice.aside)],
        turn_dice.offer,
    ]
    rows = [row for numbers, colours in pairs for row in (counted(numbers, SIX_FACES), counted(colours, COLOURS))]
    return b"".join((*rows, bytes((turn_dice.peeked,))))


ENCODING: Final = Encoding(parts, encode)
