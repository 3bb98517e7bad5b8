"""Lowdown's dice, and which of them a seat may take in the course of a turn (docs/rules/lowdown.md#a-turn)."""

from itertools import product
from typing import Final, NamedTuple

from rollbook.core.dice import Dice, Roll
from rollbook.games.lowdown.board import COLOURS

OPEN_DICE: Final = Dice(2, (2, COLOURS))
SECRET_DICE: Final = Dice(1, (1, COLOURS))
OPEN_NUMBERS: Final = tuple(dict.fromkeys(roll[:2] for roll in OPEN_DICE.ways))
"""The pairs of numbers that the open dice can show, and those of colours."""
OPEN_COLOURS: Final = tuple(dict.fromkeys(roll[2:] for roll in OPEN_DICE.ways))

Offer = tuple[tuple[int, ...], tuple[str, ...]]
"""The numbers and the colours from which a seat takes one each: equal dice are one choice."""

# What a pair of numbers or of colours offers, in the order of the dice.
_NUMBERS: Final = {pair: tuple(sorted(set(pair))) for pair in product(range(1, 7), repeat=2)}
_COLOURS: Final = {pair: tuple(sorted(set(pair), key=COLOURS.index)) for pair in product(COLOURS, repeat=2)}


NOTHING: Final[Offer] = ((), ())


class TurnDice(NamedTuple):
    """The dice of a turn, as far as they have been thrown."""

    numbers: tuple[int, int]
    colours: tuple[str, str]
    """With `numbers`, the four open dice."""
    offer: Offer
    """What the seats that have to fill a box now may take; it follows from the rest."""
    secret: tuple[int, str] | None = None
    """The pair from under the cup, once it is lifted. It does not exist before."""
    peeked: bool = False
    """Whether the active seat has chosen the pair under the cup."""
    aside: tuple[int, str] | None = None
    """The number and the colour that the active seat has set aside."""

    @classmethod
    def thrown(cls, roll: Roll) -> "TurnDice":
        """The open dice of a turn: the active seat may take from them."""
        numbers, colours = (int(roll[0]), int(roll[1])), (str(roll[2]), str(roll[3]))
        return cls(numbers, colours, (_NUMBERS[numbers], _COLOURS[colours]))

    def peek(self) -> "TurnDice":
        """The active seat chooses the pair under the cup, which has still to be thrown."""
        return TurnDice(self.numbers, self.colours, NOTHING, None, True, None)

    def lift(self, roll: Roll) -> "TurnDice":
        """The cup is lifted: after a peek, the active seat has to use the pair; else it is for the others."""
        number, colour = int(roll[0]), str(roll[1])
        if self.aside is None:
            offer: Offer = ((number,), (colour,))
        else:
            left_number = self.numbers[self.numbers[0] == self.aside[0]]
            left_colour = self.colours[self.colours[0] == self.aside[1]]
            offer = (_NUMBERS[left_number, number], _COLOURS[left_colour, colour])
        return TurnDice(self.numbers, self.colours, offer, (number, colour), self.peeked, self.aside)

    def set_aside(self, number: int, colour: str) -> "TurnDice":
        """The active seat takes a number and a colour; after a peek, the open dice are left for the others."""
        offer = (_NUMBERS[self.numbers], _COLOURS[self.colours]) if self.peeked else NOTHING
        return TurnDice(self.numbers, self.colours, offer, self.secret, self.peeked, (number, colour))
