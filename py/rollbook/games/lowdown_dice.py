"""Lowdown's dice, and which of them a seat may take in the course of a turn (rules/lowdown.md, a turn)."""

from itertools import product
from typing import Final, NamedTuple

from rollbook.dice import Dice, Face, Roll
from rollbook.game import View
from rollbook.games.lowdown_board import COLOURS

OPEN_DICE: Final = Dice(2, (2, COLOURS))
SECRET_DICE: Final = Dice(1, (1, COLOURS))

Offer = tuple[tuple[int, ...], tuple[str, ...]]
"""The numbers and the colours from which a seat takes one each: equal dice are one choice."""

# What a pair of numbers or of colours offers, in the order of the dice.
_NUMBERS: Final = {pair: tuple(sorted(set(pair))) for pair in product(range(1, 7), repeat=2)}
_COLOURS: Final = {pair: tuple(sorted(set(pair), key=COLOURS.index)) for pair in product(COLOURS, repeat=2)}


NOTHING: Final[Offer] = ((), ())


class Lying(NamedTuple):
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
    def thrown(cls, roll: Roll) -> "Lying":
        """The open dice of a turn: the active seat may take from them."""
        numbers, colours = (int(roll[0]), int(roll[1])), (str(roll[2]), str(roll[3]))
        return cls(numbers, colours, (_NUMBERS[numbers], _COLOURS[colours]))

    def peek(self) -> "Lying":
        """The active seat chooses the pair under the cup, which has still to be thrown."""
        return Lying(self.numbers, self.colours, NOTHING, None, True, None)

    def lift(self, roll: Roll) -> "Lying":
        """The cup is lifted: after a peek, the active seat has to use the pair; else it is for the others."""
        number, colour = int(roll[0]), str(roll[1])
        if self.aside is None:
            offer: Offer = ((number,), (colour,))
        else:
            left_number = self.numbers[self.numbers[0] == self.aside[0]]
            left_colour = self.colours[self.colours[0] == self.aside[1]]
            offer = (_NUMBERS[left_number, number], _COLOURS[left_colour, colour])
        return Lying(self.numbers, self.colours, offer, (number, colour), self.peeked, self.aside)

    def set_aside(self, number: int, colour: str) -> "Lying":
        """The active seat takes a number and a colour; after a peek, the open dice are left for the others."""
        offer = (_NUMBERS[self.numbers], _COLOURS[self.colours]) if self.peeked else NOTHING
        return Lying(self.numbers, self.colours, offer, self.secret, self.peeked, (number, colour))

    def open_view(self) -> View:
        """The four open dice, each with whether it is set aside (of two equal ones, the first) and may be taken now."""
        number, colour = (None, None) if self.peeked or self.aside is None else self.aside
        offered = self.offer != NOTHING and not (self.peeked and self.aside is None)
        return {
            "numbers": _dice_view(self.numbers, number, offered),
            "colours": _dice_view(self.colours, colour, offered),
        }

    def secret_view(self) -> View | None:
        """The pair from under the cup, whether it is set aside and may be taken now; None while the cup is closed."""
        if self.secret is None:
            return None
        number, colour = self.secret
        aside = self.peeked and self.aside is not None
        return {"number": number, "colour": colour, "aside": aside, "offered": not aside}

    def __str__(self) -> str:
        open_dice = " ".join(map(str, (*self.numbers, *self.colours)))
        secret = "cup closed" if self.secret is None else f"cup {self.secret[0]} {self.secret[1]}"
        aside = "" if self.aside is None else f", set aside {self.aside[0]} {self.aside[1]}"
        return f"{open_dice}, {secret}{aside}"


def _dice_view(faces: tuple[Face, ...], aside: Face | None, offered: bool) -> list[View]:
    first = None if aside is None else faces.index(aside)
    return [
        {"face": face, "aside": index == first, "offered": offered and index != first}
        for index, face in enumerate(faces)
    ]
