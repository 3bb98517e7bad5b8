"""The game Pig for two, written as if outside the package: only rules and notation.

A roll of two dice adds its total to the turn, or ends the turn with nothing if it shows a 1. The seat then keeps the
points of the turn or rolls again. The first seat with 30 points wins.
"""

from dataclasses import dataclass
from typing import Self

from rollbook import Dice, Game, Message, Moves, Notation, Result, ScoreLine, State
from rollbook.core.moves import ListedMoves

TWO_DICE = Dice(2)
GOAL = 30


@dataclass(frozen=True, repr=False)
class PigState(State[str]):
    """A position: the points of both seats, whose turn it is, the points of the turn, and whether a decision is due."""

    points: tuple[int, int] = (0, 0)
    turn: int = 0
    pot: int = 0
    deciding: bool = False

    @property
    def seats(self) -> int:
        return 2

    @property
    def to_act(self):  # type: ignore[no-untyped-def]
        if max(self.points) >= GOAL:
            return ()
        return (self.turn,) if self.deciding else ("dice",)

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    def legal(self, seat: int) -> Moves[str]:
        return ListedMoves(self, ("keep", "throw") if self.to_act == (seat,) else ())

    def after_roll(self, roll) -> Self:  # type: ignore[no-untyped-def]
        if 1 in roll:
            return type(self)(self.points, 1 - self.turn)
        return type(self)(self.points, self.turn, self.pot + sum(roll), True)

    def after_move(self, seat: int, move: str) -> Self:
        if move == "throw":
            return type(self)(self.points, seat, self.pot)
        points = list(self.points)
        points[seat] += self.pot
        return type(self)((points[0], points[1]), 1 - seat)

    def scores(self) -> tuple[int, ...]:
        return self.points

    def result(self) -> Result | None:
        if self.to_act:
            return None
        best = self.points.index(max(self.points))
        lines = tuple((ScoreLine("pig-points", points),) for points in self.points)
        return Result(self.points, (best,), lines, Message("pig-goal"))


class PigNotation(Notation[str]):
    """Writes a move as itself: `keep` or `throw`."""

    examples = ("keep", "throw")

    def is_move(self, value: object) -> bool:
        return value in self.examples

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in self.examples else None


PIG = Game(
    id="pig",
    version=1,
    seats=range(2, 3),
    states=PigState,
    start=lambda _seats, _options: PigState(),
    notation=PigNotation(),
    picks=("keep", "throw"),
)
