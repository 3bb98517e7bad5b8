"""Roll Out: nine numbered checkers to be taken out, and dice that must be used (docs/rules/roll_out.md).

A move is its text: `stop`, `roll`, `pass`, or the uses of the dice (`c5 f2`). Sets of checkers are ints
with bit n set for checker n.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll, roll_total
from rollbook.core.game import DICE, Actor, Options, Result, State
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, ListedMoves, Notation
from rollbook.games.shared.roll_off import RollOff

# The uses of a roll in Roll Out: the notation of a use, and the moves that a roll allows.
#
# A use of a die, or of the sum, is a letter and a number: `c5` moves the player's own checker 5 to the centre, `u5`
# turns their own white 5 colour up, `f5` flips the opponent's 5 to white.

NUMBERS: Final = range(1, 10)
# A checker has to be turned up before it can move, so `u` is written before `c`.
LETTERS: Final = "ucf"
USES: Final = tuple(f"{letter}{number}" for letter, number in product(LETTERS, NUMBERS))


def in_order(uses: Iterable[str]) -> list[str]:
    """Sort uses into the order of the text and of play: larger numbers first; for equal numbers, `u`, `c`, `f`."""
    return sorted(uses, key=lambda use: (-int(use[1]), LETTERS.index(use[0])))


def written(*uses: str) -> str:
    """The move that consists of these uses."""
    return " ".join(in_order(uses))


WELL_FORMED: Final = frozenset(written(*pair) for pair in product(USES, USES) if pair[0] != pair[1]).union(USES)
"""Every move that uses a roll and that the notation allows."""


@cache
def moves_for(roll: Roll, few: bool, up: int, white: int, opponent_up: int) -> tuple[str, ...]:
    """The moves that use a roll, or the pass if there are none.

    `up` and `white` are the mover's checkers in front, `opponent_up` the opponent's checkers that could be flipped. In
    each set, only the numbers of the dice and their sum matter. With `few` left, one die is enough.
    """
    first, second = map(int, roll)

    def uses(number: int) -> list[str]:
        possible = {"u": white, "c": up, "f": opponent_up}
        # docs/rules/roll_out.md#a-roll: "No one may turn the other player's white checkers back"
        return [f"{letter}{number}" for letter in LETTERS if possible[letter] >> number & 1]

    # docs/rules/roll_out.md#a-roll: "Both dice are used: each by itself, or their sum once."
    moves = [written(one, other) for one, other in product(uses(second), uses(first)) if one != other]
    # docs/rules/roll_out.md#a-roll: "one may turn a white checker up and the other move it."
    if first == second and white >> first & 1:
        moves.append(f"u{first} c{first}")
    moves += uses(first + second)
    # docs/rules/roll_out.md#few-left: "Both dice, or the sum, stay allowed."
    if few:
        moves += uses(second) + uses(first)
    return tuple(dict.fromkeys(moves)) or (PASS,)


def left_over(roll: Roll, uses: Sequence[str]) -> int | None:
    """The die that these uses leave over; 0 if none is left, None if their numbers do not fit the roll."""
    left = list(map(int, roll))
    numbers = [int(use[1]) for use in uses]
    if numbers == [sum(left)]:
        return 0
    for number in numbers:
        if number not in left:
            return None
        left.remove(number)
    return left[0] if left else 0


ALL_NINE: Final = sum(1 << number for number in NUMBERS)
FEW: Final = 2

STOP: Final = "stop"
ROLL: Final = "roll"
DECISIONS: Final = (STOP, ROLL)


@dataclass(frozen=True, slots=True, repr=False)
class RollOutState(State[str]):
    """A position: the checkers in front of each seat, the checkers in the centre, and the stage of the turn."""

    up: tuple[int, int]
    """For each seat, its checkers in front that are colour up."""
    white: tuple[int, int]
    """For each seat, its checkers in front that are white side up."""
    centre: int
    """The checkers in the centre; they belong to the seat whose turn it is."""
    turn: int
    roll: Roll | None = None
    """The roll to be used now; None if there is none."""
    deciding: bool = False
    """Whether a roll has been used, and the seat now stops or rolls again."""
    roll_off: RollOff | None = None
    """The roll-off before the first turn, while it runs."""

    @classmethod
    def start(cls, _seats: int, _options: Options) -> Self:
        """All checkers in front, colour up; the seats roll off for the first turn."""
        return cls(up=(ALL_NINE, ALL_NINE), white=(0, 0), centre=0, turn=0, roll_off=RollOff((0, 1)))

    @property
    def seats(self) -> int:
        return 2

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if self.deciding or self.roll is not None:
            return (self.turn,)
        # docs/rules/roll_out.md#the-end: "The first seat with no checker in front wins at once"
        return (DICE,) if self.front(self.turn) else ()

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    def front(self, seat: int) -> int:
        """The checkers in front of a seat, whichever side is up."""
        return self.up[seat] | self.white[seat]

    def out(self, seat: int) -> int:
        """The checkers of a seat that are out for good."""
        # docs/rules/roll_out.md#going-on-or-stopping: "Stopping takes your centre checkers out for good."
        return ALL_NINE & ~self.front(seat) & ~(self.centre if seat == self.turn else 0)

    @property
    def few_left(self) -> bool:
        """Whether one die is enough: the seat whose turn it is has one or two checkers in front."""
        # docs/rules/roll_out.md#few-left: "With one or two checkers left, using one die is enough."
        return 1 <= self.front(self.turn).bit_count() <= FEW

    def failing(self) -> dict[Roll, int]:
        """The rolls that the seat whose turn it is could not use if it rolled now, each with its number of ways."""
        # docs/rules/roll_out.md#going-on-or-stopping: "If a roll cannot be used, you roll out"
        return {roll: ways for roll, ways in self.dice.ways.items() if PASS in self.after_roll(roll).legal(self.turn)}

    def legal(self, seat: int) -> ListedMoves[str]:
        if seat != self.turn:
            return self.none_for(seat)
        # docs/rules/roll_out.md#going-on-or-stopping: "After using a roll you stop or roll again."
        if self.roll is None:
            # docs/rules/roll_out.md#going-on-or-stopping: "A turn begins with a roll"
            return ListedMoves(self, DECISIONS if self.deciding else ())
        first, second = map(int, self.roll)
        matter = 1 << first | 1 << second | 1 << first + second
        own, opponent = seat, 1 - seat
        return ListedMoves(
            self,
            moves_for(
                self.roll, self.few_left, self.up[own] & matter, self.white[own] & matter, self.up[opponent] & matter
            ),
        )

    def after_roll(self, roll: Roll) -> Self:
        # docs/rules/README.md#who-begins: "before the first turn each seat rolls in seat order"
        if self.roll_off is None:
            # Arguments by position: the hottest path.
            return type(self)(self.up, self.white, self.centre, self.turn, roll)
        following = self.roll_off.after(roll_total(roll))
        # docs/rules/README.md#who-begins: "These rolls move nothing."
        if isinstance(following, RollOff):
            return type(self)(up=self.up, white=self.white, centre=0, turn=following.thrower, roll_off=following)
        return type(self)(up=self.up, white=self.white, centre=0, turn=following)

    def after_move(self, seat: int, move: str) -> Self:
        # docs/rules/roll_out.md#going-on-or-stopping: "After using a roll you stop or roll again."
        if move == ROLL:
            return type(self)(up=self.up, white=self.white, centre=self.centre, turn=seat)
        # docs/rules/roll_out.md#going-on-or-stopping: "Stopping takes your centre checkers out for good."
        if move == STOP:
            return type(self)(up=self.up, white=self.white, centre=0, turn=1 - seat)
        up, white, centre = list(self.up), list(self.white), self.centre
        # docs/rules/roll_out.md#going-on-or-stopping: "your centre checkers come back, colour up"
        if move == PASS:
            up[seat] |= centre
            return type(self)(up=(up[0], up[1]), white=self.white, centre=0, turn=1 - seat)
        for use in move.split():
            checker = 1 << int(use[1])
            # docs/rules/roll_out.md#a-roll: a value "moves your own colour-up v to the centre"
            if use[0] == "c":
                up[seat] ^= checker
                centre |= checker
            else:
                # docs/rules/roll_out.md#a-roll: or flips the other's checker, "or turns your own white v back up."
                turned = seat if use[0] == "u" else 1 - seat
                up[turned] ^= checker
                white[turned] ^= checker
        # docs/rules/roll_out.md#the-end: "The first seat with no checker in front wins at once"
        wins = not up[seat] | white[seat]
        # Arguments by position: the hottest path.
        return type(self)((up[0], up[1]), (white[0], white[1]), centre, seat, None, not wins)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The parts of a seat's current score: its checkers out, and its checkers in the centre."""
        out = self.out(seat).bit_count()
        # docs/rules/roll_out.md#the-end: "The score shown is the number of checkers in the centre or out."
        centre = self.centre.bit_count() if seat == self.turn else 0
        return (
            ScoreLine("roll_out-score-out", out, {"count": out}),
            ScoreLine("roll_out-score-centre", centre, {"count": centre}),
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(9 - self.front(seat).bit_count() for seat in range(2))

    def result(self) -> Result | None:
        if self.to_act:
            return None
        lines = (self.score_lines(0), self.score_lines(1))
        return Result(
            scores=self.scores(),
            winners=(self.turn,),
            lines=lines,
            ending=Message("roll_out-ended-cleared", {"seat": self.turn}),
        )


# The notation of Roll Out: uses of the dice, as in `c5 f2`, or `stop`, `roll` or `pass` (docs/rules/roll_out.md#moves).

MOVES: Final = WELL_FORMED.union((*DECISIONS, PASS))


class RollOutNotation(Notation[str]):
    """A move is its own text. A pick is one use of the dice, or `stop`, `roll` or `pass`."""

    examples = ("c5 f2", "u3 c3", "c7", STOP, ROLL, PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is str and value in MOVES

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in MOVES else None

    def picks(self, move: str) -> tuple[str, ...]:
        return tuple(move.split())
