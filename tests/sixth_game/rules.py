"""Highest Roll: roll one die, keep it or roll again; the highest kept face wins (docs/rules/highest_roll.md)."""

from dataclasses import dataclass
from typing import Final, Self

from rollbook.core.dice import Dice, Roll
from rollbook.core.game import DICE, Actor, Options, Result, State, highest
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import ListedMoves, Notation

ONE_DIE: Final = Dice(1)
KEEP: Final = "keep"
ROLL: Final = "roll"


@dataclass(frozen=True, slots=True, repr=False)
class HighestRollState(State[str]):
    """A position: the faces kept so far, and the current roll, which the seat may keep."""

    players: int
    kept: tuple[int, ...] = ()
    """The faces that the first seats have kept."""
    face: int = 0
    """The current face; 0 if the die is due."""
    throws: int = 0
    """The number of times that the seat has rolled in its turn."""

    @classmethod
    def start(cls, seats: int, _options: Options) -> Self:
        """Return the start of a match: nothing is kept, and seat 0 is to roll."""
        return cls(seats)

    @property
    def seats(self) -> int:
        return self.players

    @property
    def turn(self) -> int:  # type: ignore[override]
        return len(self.kept) % self.players

    @property
    def to_act(self) -> tuple[Actor, ...]:
        if len(self.kept) == self.players:
            return ()
        return (self.turn,) if self.face else (DICE,)

    @property
    def dice(self) -> Dice:
        return ONE_DIE

    def legal(self, seat: int) -> ListedMoves[str]:
        if not self.face or seat != self.turn:
            return self.none_for(seat)
        return ListedMoves(self, (KEEP, ROLL) if self.throws == 1 else (KEEP,))

    def after_roll(self, roll: Roll) -> Self:
        return type(self)(self.players, self.kept, int(roll[0]), self.throws + 1)

    def after_move(self, seat: int, move: str) -> Self:
        if move == ROLL:
            return type(self)(self.players, self.kept, 0, self.throws)
        return type(self)(self.players, (*self.kept, self.face))

    def scores(self) -> tuple[int, ...]:
        return self.kept + (0,) * (self.players - len(self.kept))

    def result(self) -> Result | None:
        if self.to_act:
            return None
        winners = highest(range(self.players), self.kept.__getitem__)
        lines = tuple((ScoreLine("highest_roll-score-face", face),) for face in self.kept)
        return Result(self.kept, winners, lines, Message("highest_roll-ended-all_kept"))


# The notation of Highest Roll: `keep` or `roll`.


class HighestRollNotation(Notation[str]):
    """Writes a move as itself, `keep` or `roll`, which is also its only pick."""

    examples = (KEEP, ROLL)

    def is_move(self, value: object) -> bool:
        return type(value) is str and value in (KEEP, ROLL)

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in (KEEP, ROLL) else None
