"""Knockout: sums on a ring of numbers from 1 to 18 (docs/rules/knockout.md).

Sets of numbers are ints (see `subset_sums`), and so are moves (see `placements`).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from rollbook.core.dice import Dice, Roll, roll_total
from rollbook.core.game import DICE, Actor, State
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import ListedMoves, Moves
from rollbook.core.option import Options
from rollbook.core.result import Result, highest
from rollbook.games.knockout.placements import LEVELS, PASS_MOVE, TWICE, Level, face_placements, totals_allowed
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, SetsAddingUp, numbers_in
from rollbook.games.shared.roll_off import RollOff

ROLLS_WITHOUT_MOVE: Final = 2
"""The match ends when each seat has had this many rolls in a row without a move."""


@dataclass(frozen=True, slots=True, repr=False)
class KnockoutState(State[int]):
    """A position: single marbles and captured numbers of each seat, whose turn it is, the roll that waits."""

    level: str
    singles: tuple[int, ...]
    """For each seat, the set of numbers that hold one marble, which is that seat's."""
    captured: tuple[int, ...]
    """For each seat, the set of numbers that it has captured."""
    turn: int
    roll: Roll | None = None
    passes: int = 0
    """The number of turns in a row that have been passed up to now."""
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
        """Whether a seat has its captures, or nobody had a move for two rolls each."""
        # docs/rules/knockout.md#the-end: "every seat has had two rolls in a row without a move."
        if self.passes:
            return self.passes == ROLLS_WITHOUT_MOVE * len(self.singles)
        # docs/rules/knockout.md#the-end: "The match ends with the turn in which a seat reaches its captures."
        # Only the seat that placed last can have reached its captures: otherwise the match had ended before.
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
        """The set of numbers that nobody has captured."""
        return ALL_NUMBERS & ~sum(self.captured)

    @property
    def empty(self) -> int:
        """The set of numbers that hold no marble of anyone's."""
        return self.open & ~sum(self.singles)

    def legal(self, seat: int) -> Moves[int]:
        if self.roll is None or seat != self.turn:
            return ListedMoves(self, ())
        # docs/rules/knockout.md#face-value: "Each face on its own number, or the sum of all dice on one number."
        if LEVELS[self.level].by_face:
            # docs/rules/knockout.md#face-value: "A pair may capture its number at once, if no marble stands there."
            allowed = self.open | self.empty << TWICE
            # docs/rules/knockout.md#captures: a captured number "is closed for everybody."
            listed = [move for move in face_placements(self.roll) if not move & ~allowed]
            return ListedMoves(self, tuple(listed) or (PASS_MOVE,))
        # docs/rules/knockout.md#a-turn: "different open numbers that add up to the total"; a pass "only without a
        # placement."
        return SetsAddingUp(self.open, totals_allowed(self.level, self.roll)) or ListedMoves(self, (PASS_MOVE,))

    def after_roll(self, roll: Roll) -> Self:
        # docs/rules/README.md#who-begins: "before the first turn each seat throws in seat order"
        if self.roll_off is None:
            # Arguments by position: the hottest path.
            return type(self)(self.level, self.singles, self.captured, self.turn, roll, self.passes)
        after = self.roll_off.after(roll_total(roll))
        # docs/rules/README.md#who-begins: "These throws move nothing."
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
        # docs/rules/knockout.md#captures: "Another seat's single is knocked out, and yours stands there."
        # A second marble on an own single makes a capture, so what is single after is in one of the two, not in both.
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
        """The scorecard of a seat, with its marbles where they decide between seats with as many captures."""
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
