"""Knaster: one roll for all, each on its own sheet (docs/rules/knaster.md).

What can be done on a sheet is in `sheet`; here are the rounds and the end.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll, roll_total
from rollbook.core.errors import Argument, checked_seat
from rollbook.core.game import DICE, Actor, State
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import ListedMoves
from rollbook.core.option import Options
from rollbook.core.result import Result, highest
from rollbook.games.knaster.sheet import LINE_NAMES, POINTS, Move, Sheet, legal_moves

GRADES: Final = ((100, "spectacular"), (80, "brilliant"), (50, "good"), (-1, "alone"))
"""Playing alone: limits and endings. The first limit that the points exceed decides."""


@dataclass(frozen=True, slots=True, repr=False)
class KnasterState(State[Move]):
    """A position: each seat's sheet, and who still has to play the round."""

    sheets: tuple[Sheet, ...]
    turn: int
    total: int
    """The total that everybody plays with; 0 while the dice are due."""
    waiting: tuple[int, ...]
    """The seats, ascending, that still owe something this round."""
    last_round: bool
    """Whether this roll, or the one that is due, is the last."""

    @classmethod
    def start(cls, seats: int, _options: Options) -> Self:
        """Empty sheets, with seat 0 to throw (docs/rules/README.md#who-begins)."""
        return cls(sheets=(Sheet(),) * seats, turn=0, total=0, waiting=(), last_round=False)

    @property
    def seats(self) -> int:
        return len(self.sheets)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        # docs/rules/knaster.md#a-round: "The seats may act in any order, at the same time."
        return self.waiting or (() if self.total else (DICE,))

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        return TWO_DICE.by_total

    def legal(self, seat: int) -> ListedMoves[Move]:
        if type(seat) is not int:
            seat = checked_seat(seat, self.seats)
        return ListedMoves(self, legal_moves(self.sheets[seat], self.total) if seat in self.waiting else ())

    def after_roll(self, roll: Roll) -> Self:
        # Arguments by position: the hottest path.
        return type(self)(self.sheets, self.turn, roll_total(roll), tuple(range(self.seats)), self.last_round)

    def after_move(self, seat: int, move: Move) -> Self:
        sheet = self.sheets[seat].after(move, self.total)
        sheets = (*self.sheets[:seat], sheet, *self.sheets[seat + 1 :])
        # docs/rules/knaster.md#a-complete-line: "The circles must be drawn at once"
        if sheet.due:
            return type(self)(
                sheets=sheets, turn=self.turn, total=self.total, waiting=self.waiting, last_round=self.last_round
            )
        at = self.waiting.index(seat)
        waiting = self.waiting[:at] + self.waiting[at + 1 :]
        # docs/rules/knaster.md#the-end: the round is finished first, and after the last roll comes no other.
        if waiting or self.last_round:
            # Arguments by position: the hottest path.
            return type(self)(sheets, self.turn, self.total, waiting, self.last_round)
        return type(self)(
            sheets=sheets,
            # docs/rules/knaster.md#a-round: "the dice go on clockwise"
            turn=(self.turn + 1) % self.seats,
            total=0,
            waiting=(),
            # docs/rules/knaster.md#the-end: "When a seat has written its 25th number, the round is finished"
            last_round=any(sheet.full for sheet in sheets),
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(sheet.score() for sheet in self.sheets)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat as it stands."""
        sheet = self.sheets[seat]
        scored = sheet.scored()
        boxes: dict[str, Argument] = {
            "lines": tuple(LINE_NAMES[line] for line in scored),
            "boxes": tuple(POINTS[line] for line in scored),
        }
        circles = sheet.circles()
        return (
            ScoreLine("knaster-score-boxes", sheet.boxes(), boxes),
            ScoreLine("knaster-score-circles", circles, {"count": circles}),
        )

    def result(self) -> Result | None:
        if self.to_act:
            return None
        scores = self.scores()
        # docs/rules/knaster.md#the-end: "The highest total wins; a tie is shared."
        winners = highest(range(self.seats), scores.__getitem__)
        lines = tuple(map(self.score_lines, range(self.seats)))
        # docs/rules/knaster.md#the-end: "Alone: over 50 is good, over 80 brilliant, over 100 spectacular."
        ending = next(grade for above, grade in GRADES if scores[0] > above) if self.seats == 1 else "full"
        return Result(scores=scores, winners=winners, lines=lines, ending=Message(f"knaster-ended-{ending}"))
