"""A turn of Lowdown: its dice, and the moves that each phase leaves to a seat (docs/rules/lowdown.md#a-turn).

1. The open dice are thrown. After the throw `TurnDice.thrown` makes the turn's dice.
2. The active seat writes with an open number and an open colour, or peeks: `writing_moves`, `peek`, `set_aside`.
   After a peek the pair under the cup is thrown at once, and `lift` adds it to the turn's dice. It alone is offered.
3. The active seat may cross out lines: `crossing_moves`.
4. Without a peek, the pair under the cup is thrown now, and `lift` adds it. The others write with the four dice that
   are left.
5. Each of them may cross out lines after its writing.

`LowdownState.after_roll` and `after_move` lead from one phase to the next.
"""

from itertools import product
from typing import Final, NamedTuple

from rollbook.core.dice import Dice, Roll
from rollbook.games.lowdown.board import COLOURS, TAKES
from rollbook.games.lowdown.moves import NO_COLOUR, Block, BlockMoves
from rollbook.games.shared.bits import members

OPEN_DICE: Final = Dice(2, (2, COLOURS))
SECRET_DICE: Final = Dice(1, (1, COLOURS))
OPEN_NUMBERS: Final = tuple(dict.fromkeys(roll[:2] for roll in OPEN_DICE.ways))
"""The pairs of numbers that the open dice can show."""
OPEN_COLOURS: Final = tuple(dict.fromkeys(roll[2:] for roll in OPEN_DICE.ways))
"""The pairs of colours that the open dice can show."""

Offer = tuple[tuple[int, ...], tuple[str, ...]]
"""The numbers and the colours from which a seat takes one each: equal dice are one choice."""

# The offers of a pair of numbers or of colours, in the order of the dice.
_NUMBERS: Final = {pair: tuple(sorted(set(pair))) for pair in product(range(1, 7), repeat=2)}
_COLOURS: Final = {pair: tuple(sorted(set(pair), key=COLOURS.index)) for pair in product(COLOURS, repeat=2)}


NOTHING: Final[Offer] = ((), ())


class TurnDice(NamedTuple):
    """The dice of a turn, as far as they have been thrown."""

    numbers: tuple[int, int]
    colours: tuple[str, str]
    """With `numbers`, the four open dice."""
    offer: Offer
    """The numbers and colours that a seat that fills a box now can take. The other fields determine it."""
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
        return TurnDice(numbers=self.numbers, colours=self.colours, offer=NOTHING, secret=None, peeked=True, aside=None)

    def lift(self, roll: Roll) -> "TurnDice":
        """Returns the dice with the pair that was under the cup: for the active seat after a peek, else for the others.

        `aside` is None only after a peek: a seat that does not peek sets two dice aside before the cup is lifted.
        """
        number, colour = int(roll[0]), str(roll[1])
        # docs/rules/lowdown.md#a-turn: "Or it peeks, and then has to use the hidden dice."
        if self.aside is None:
            offer: Offer = ((number,), (colour,))
        # docs/rules/lowdown.md#a-turn: "The dice that were used are set aside", the others take what is left.
        else:
            left_number = self.numbers[self.numbers[0] == self.aside[0]]
            left_colour = self.colours[self.colours[0] == self.aside[1]]
            offer = (_NUMBERS[left_number, number], _COLOURS[left_colour, colour])
        return TurnDice(
            numbers=self.numbers,
            colours=self.colours,
            offer=offer,
            secret=(number, colour),
            peeked=self.peeked,
            aside=self.aside,
        )

    def set_aside(self, number: int, colour: str) -> "TurnDice":
        """The active seat takes a number and a colour; after a peek, the open dice are left for the others."""
        # docs/rules/lowdown.md#a-turn: after a peek, "The four open dice are then left for the others."
        offer = (_NUMBERS[self.numbers], _COLOURS[self.colours]) if self.peeked else NOTHING
        return TurnDice(
            numbers=self.numbers,
            colours=self.colours,
            offer=offer,
            secret=self.secret,
            peeked=self.peeked,
            aside=(number, colour),
        )


def writing_moves(empty: int, wild: bool, offer: Offer, active: bool, may_peek: bool) -> BlockMoves:
    """The moves of a seat that has still to fill a box: its empty boxes, whether it has a wild, what it may take.

    The active seat sets a colour die aside with a wild, and two dice with a blackout.
    """
    # Blocks are made by position: this is the hottest path.
    numbers, colours = offer
    blocks = []
    for colour in colours:
        taking = members(empty & TAKES[colour])
        # docs/rules/lowdown.md#a-turn: "writes the number in an empty box that takes the colour."
        if taking:
            blocks.append(Block("write", numbers, (colour,), taking))
    # docs/rules/lowdown.md#wild-colours: a wild goes "in any empty box."
    boxes = members(empty) if wild or not blocks else ()
    # docs/rules/lowdown.md#wild-colours: "The other seats may use a wild whenever they like, too."
    if wild:
        # docs/rules/lowdown.md#wild-colours: "The active seat still sets a colour die aside with it."
        blocks.append(Block("wild", numbers, colours if active else NO_COLOUR, boxes))
    # docs/rules/lowdown.md#blackouts: "A seat that can write nowhere and has no wild left blacks out an empty box"
    if not blocks:
        # docs/rules/lowdown.md#blackouts: "The active seat's blackout sets one number and one colour die aside."
        blocks.append(Block("black", numbers, colours, boxes) if active else Block("black", places=boxes))
    # docs/rules/lowdown.md#blackouts: the active seat may peek instead of blacking out.
    if may_peek:
        blocks.append(Block("peek"))
    return BlockMoves(tuple(blocks))


def crossing_moves(crossable: int) -> BlockMoves:
    """The moves of a seat that has written and may cross out lines."""
    return BlockMoves((Block("cross", places=members(crossable)), Block("done")))
