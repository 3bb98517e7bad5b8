"""Knockout: sums on a ring of numbers from 1 to 18 (docs/rules/knockout.md).

Sets of numbers are ints (see `subset_sums`), and so are moves.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final, NamedTuple, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll, roll_total
from rollbook.core.game import DICE, Actor, Options, Result, State, highest
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, ListedMoves, Moves, Notation
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, NUMBERS, SetsAddingUp, numbers_in, set_of, sum_of, sum_text
from rollbook.games.shared.roll_off import RollOff

# Knockout's levels, and the placements of marbles that each level allows for a roll.
#
# A placement is the set of numbers that get one marble, plus, 18 bits higher, the set of numbers that get two (a
# capture by doubles); 0 is a pass. Its total is the sum of its marbles. Source: docs/rules/knockout.md#levels.

TWICE: Final = 18
"""The number of bits by which the set of numbers with two marbles is above the set of numbers with one."""
PASS_MOVE: Final = 0


class Level(NamedTuple):
    """The rules that a level changes."""

    dice: Dice
    captures_to_win: int
    by_face: bool = False
    """Whether dice are placed face by face, or as their sum on one number; if false, on any numbers that add up."""
    place_value: bool = False
    """Whether totals are formed by place value; if false, the dice are added."""


THREE_DICE: Final = Dice(3)
LEVELS: Final[Mapping[str, Level]] = {
    "face2": Level(TWO_DICE, 3, by_face=True),
    "face3": Level(THREE_DICE, 5, by_face=True),
    "sum2": Level(TWO_DICE, 3),
    "sum3": Level(THREE_DICE, 5),
    "place": Level(THREE_DICE, 5, place_value=True),
}


@cache
def arrangements(level: str, roll: Roll) -> Mapping[int, tuple[str, ...]]:
    """The totals that a level allows for a roll, ascending, each with every arrangement of the dice that makes it."""
    # docs/rules/knockout.md#levels: "a total formed by place value"
    if LEVELS[level].place_value:
        return place_value_totals(roll)
    return {sum(map(int, roll)): ("+".join(map(str, roll)),)}


def place_value_totals(roll: Roll) -> dict[int, tuple[str, ...]]:
    """Each total that three dice make, ascending, with every arrangement that makes it, as arithmetic.

    Either two dice are placed side by side, plus or minus the third: `14+6`, `14−6`. Or the sum or difference of two
    dice makes the tens, 1 to 9, and the third makes the ones: `10×(1+6)+4`, `10×(6−1)+4`.
    """
    made: dict[int, list[str]] = {}
    for a, b, c in sorted({(int(a), int(b), int(c)) for a, b, c in permutations(roll)}):
        arrangements = [(10 * a + b + c, f"{a}{b}+{c}"), (10 * a + b - c, f"{a}{b}−{c}")]
        # docs/rules/knockout.md#place-value: "The tens are 1 to 9." The other order of a + b is the same sum.
        if a <= b and a + b <= 9:
            arrangements.append((10 * (a + b) + c, f"10×({a}+{b})+{c}"))
        # docs/rules/knockout.md#place-value: "4 - 4 = 0 tens do not make a two-digit number."
        if a > b:
            arrangements.append((10 * (a - b) + c, f"10×({a}−{b})+{c}"))
        for total, text in arrangements:
            made.setdefault(total, []).append(text)
    return {total: tuple(made[total]) for total in sorted(made)}


@cache
def totals_allowed(level: str, roll: Roll) -> int:
    """The set of totals that a level allows for a roll: bit t is set for total t."""
    return sum(1 << total for total in arrangements(level, roll))


@cache
def face_placements(roll: Roll) -> tuple[int, ...]:
    """The placements that a face-value level allows for a roll on an empty board: faces or doubles, and the sum."""
    times = Counter(map(int, roll))
    total = set_of((sum(times.elements()),))
    # docs/rules/knockout.md#face-value: "4 4 4 with three dice can be used only as the sum 12."
    if max(times.values()) > 2:
        return (total,)
    placed = sum(marbles(face, count) for face, count in times.items())
    return (placed, total)


def marbles(number: int, count: int) -> int:
    """One marble or two on a number, as a placement."""
    return 1 << number - 1 + TWICE * (count - 1)


def marbles_of(placement: int) -> tuple[int, ...]:
    """The numbers of a placement, ascending; a number with two marbles appears twice."""
    twice = numbers_in(placement >> TWICE)
    return tuple(sorted((*numbers_in(placement), *twice, *twice))) if twice else numbers_in(placement)


def total_of(placement: int) -> int:
    """The total of the marbles of a placement."""
    return sum_of(placement & ALL_NUMBERS) + 2 * sum_of(placement >> TWICE)


def calculation(numbers: Sequence[int]) -> str:
    """Numbers and their sum, as arithmetic: `3 + 4 = 7`; a single number is unchanged."""
    added = " + ".join(map(str, numbers))
    return f"{added} = {sum(numbers)}" if len(numbers) > 1 else added


def placement_of(numbers: Sequence[int]) -> int | None:
    """The placement of marbles on these numbers; None if a number is not on the board or appears three times."""
    times = Counter(numbers)
    if not all(number in NUMBERS and count <= 2 for number, count in times.items()):
        return None
    return sum(marbles(number, count) for number, count in times.items())


ROLLS_WITHOUT_MOVE: Final = 2
"""The match ends when each seat has had this many rolls in a row without a move."""


@dataclass(frozen=True, slots=True, repr=False)
class KnockoutState(State[int]):
    """A position: single marbles and captured numbers of each seat, whose turn it is, and the current roll."""

    level: str
    singles: tuple[int, ...]
    """For each seat, the set of numbers with one of its marbles."""
    captured: tuple[int, ...]
    """For each seat, the set of numbers that it has captured."""
    turn: int
    roll: Roll | None = None
    passes: int = 0
    """The number of consecutive turns that have been passed."""
    roll_off: RollOff | None = None
    """The roll-off before the first turn, while it runs."""

    @classmethod
    def start(cls, seats: int, options: Options) -> Self:
        """An empty ring, and the roll-off that decides who starts."""
        empty = (0,) * seats
        return cls(
            level=str(options["level"]), singles=empty, captured=empty, turn=0, roll_off=RollOff(tuple(range(seats)))
        )

    @property
    def seats(self) -> int:
        return len(self.singles)

    @property
    def rules(self) -> Level:
        """The rules that the level of this match changes."""
        return LEVELS[self.level]

    @property
    def over(self) -> bool:
        """Whether a seat has enough captures, or no seat had a move for two rolls each."""
        # docs/rules/knockout.md#the-end: "every seat has had two rolls in a row without a move."
        if self.passes:
            return self.passes == ROLLS_WITHOUT_MOVE * len(self.singles)
        # docs/rules/knockout.md#the-end: "The match ends with the turn in which a seat reaches its captures."
        # Only the seat that placed last can have reached its captures: otherwise the match would have ended earlier.
        return self.captured[self.turn - 1].bit_count() >= LEVELS[self.level].captures_to_win

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if self.roll is not None:
            return (self.turn,)
        return () if self.over else (DICE,)

    @property
    def dice(self) -> Dice:
        return LEVELS[self.level].dice

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        level = LEVELS[self.level]
        # docs/rules/knockout.md#levels: "both faces, or their sum", and "a total formed by place value"
        if level.by_face or level.place_value:
            return ((roll,) for roll in level.dice.ways)
        return level.dice.by_total

    @property
    def open(self) -> int:
        """The set of numbers that no seat has captured."""
        return ALL_NUMBERS & ~sum(self.captured)

    @property
    def empty(self) -> int:
        """The set of numbers without any seat's marbles."""
        return self.open & ~sum(self.singles)

    def legal(self, seat: int) -> Moves[int]:
        if self.roll is None or seat != self.turn:
            return self.none_for(seat)
        # docs/rules/knockout.md#face-value: "Each face on its own number, or the sum of all dice on one number."
        if LEVELS[self.level].by_face:
            # docs/rules/knockout.md#face-value: "A pair may capture its number at once, if no marble is there."
            allowed = self.open | self.empty << TWICE
            # docs/rules/knockout.md#captures: a captured number "is closed for everyone."
            listed = [move for move in face_placements(self.roll) if not move & ~allowed]
            return ListedMoves(self, tuple(listed) or (PASS_MOVE,))
        # docs/rules/knockout.md#a-turn: "different open numbers that add up to the total"; a pass "only without a
        # placement."
        return SetsAddingUp(self.open, totals_allowed(self.level, self.roll)) or ListedMoves(self, (PASS_MOVE,))

    def after_roll(self, roll: Roll) -> Self:
        # docs/rules/README.md#who-begins: "before the first turn each seat rolls in seat order"
        if self.roll_off is None:
            # Arguments by position: the hottest path.
            return type(self)(self.level, self.singles, self.captured, self.turn, roll, self.passes)
        after = self.roll_off.after(roll_total(roll))
        # docs/rules/README.md#who-begins: "These rolls move nothing."
        if isinstance(after, RollOff):
            return type(self)(
                level=self.level, singles=self.singles, captured=self.captured, turn=after.thrower, roll_off=after
            )
        return type(self)(level=self.level, singles=self.singles, captured=self.captured, turn=after)

    def after_move(self, seat: int, move: int) -> Self:
        following = (seat + 1) % len(self.singles)
        # docs/rules/knockout.md#the-end: passes are counted; a placement begins the count again.
        if move == PASS_MOVE:
            # Arguments by position: the hottest path.
            return type(self)(self.level, self.singles, self.captured, following, None, self.passes + 1)
        once = move & ALL_NUMBERS
        own = self.singles[seat]
        captured = own & once | move >> TWICE
        # docs/rules/knockout.md#captures: "Another seat's single is knocked out, and yours takes its place."
        # A second marble on one's own single makes a capture, so a number in both sets is no longer single.
        singles = [other & ~once for other in self.singles]
        singles[seat] = own ^ once
        if not captured:
            # Arguments by position: the hottest path.
            return type(self)(self.level, tuple(singles), self.captured, following)
        captures = list(self.captured)
        captures[seat] |= captured
        # Arguments by position: the hottest path.
        return type(self)(self.level, tuple(singles), tuple(captures), following)

    def scores(self) -> tuple[int, ...]:
        return tuple(map(int.bit_count, self.captured))

    def marbles(self, seat: int) -> int:
        """The number of a seat's marbles on the board: two on each number that it has captured."""
        return self.singles[seat].bit_count() + 2 * self.captured[seat].bit_count()

    def score_lines(self, seat: int, *, tied: bool) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat, with its marbles if they decide between seats with equal captures."""
        numbers = numbers_in(self.captured[seat])
        captures = ScoreLine("knockout-score-captures", len(numbers), {"count": len(numbers), "numbers": numbers})
        # docs/rules/knockout.md#the-end: "a tie goes to most marbles on the board"
        if not tied:
            return (captures,)
        return captures, ScoreLine("knockout-score-marbles", None, {"count": self.marbles(seat)})

    def result(self) -> Result | None:
        if self.to_act:
            return None
        scores = self.scores()
        # docs/rules/knockout.md#the-end: "Then most captures win"
        leaders = highest(range(self.seats), scores.__getitem__)
        winners, tied = leaders, len(leaders) > 1
        # docs/rules/knockout.md#the-end: "a tie goes to most marbles on the board; a tie there is shared."
        if tied:
            winners = highest(leaders, self.marbles)
        lines = tuple([self.score_lines(seat, tied=tied and seat in leaders) for seat in range(self.seats)])
        if self.passes:
            ending = Message("knockout-ended-no_move", {"rolls": ROLLS_WITHOUT_MOVE})
        else:
            ending = Message("knockout-ended-captures", {"captures": self.rules.captures_to_win})
        return Result(scores=scores, winners=winners, lines=lines, ending=ending)


# The notation of Knockout: `15=1+2+3+4+5`, a total and its numbers (docs/rules/knockout.md#moves).

WRITTEN: Final = re.compile(r"([1-9][0-9]{0,2})=([1-9][0-9]?(?:\+[1-9][0-9]?)*)")


def read(text: str) -> tuple[int, int] | None:
    """The total and the placement in a string such as `8=4+4` (they may disagree); None for any other string."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        return None
    numbers = [int(number) for number in written[2].split("+")]
    placement = placement_of(numbers)
    return None if placement is None or numbers != sorted(numbers) else (int(written[1]), placement)


class KnockoutNotation(Notation[int]):
    """A move is a placement; a pick is the number on which one marble is placed."""

    examples = ("15=1+2+3+4+5", "18=18", PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is int and value >= 0 and placement_of(marbles_of(value)) == value

    def text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else sum_text(total_of(move), marbles_of(move))

    def parse(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        written = read(text)
        return written[1] if written and total_of(written[1]) == written[0] else None

    def picks(self, move: int) -> tuple[str, ...]:
        return tuple(map(str, marbles_of(move))) or (PASS,)
