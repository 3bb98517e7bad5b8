"""A tiny sixth game: throw one die, keep it or throw again once; the highest kept face wins.

It proves that a game needs nothing but its module, and it is the template for the next one.
"""

from dataclasses import dataclass
from typing import Final

from rollbook.dice import Dice, Roll
from rollbook.game import DICE, Actor, Game, ListedMoves, Message, Result, ScoreLine, State, View
from rollbook.refusals import IllegalMove

ONE_DIE: Final = Dice(1)
KEEP: Final = "keep"
AGAIN: Final = "again"
REFUSALS: Final = {"highest_roll-once": "You have thrown twice: keep the {face}."}


@dataclass(frozen=True, slots=True)
class HighestRollState(State[str]):
    """What has been kept so far, and the throw that waits for a decision."""

    REFUSALS = REFUSALS
    EXAMPLES = (KEEP, AGAIN)

    players: int
    kept: tuple[int, ...] = ()
    face: int = 0
    """The face that lies on the table; 0 if the die is due."""
    throws: int = 0
    """How often the seat has thrown in its turn."""

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
        if self.to_act != (seat,):
            return ListedMoves(self, ())
        return ListedMoves(self, (KEEP, AGAIN) if self.throws == 1 else (KEEP,))

    def move_text(self, move: str) -> str:
        return move

    def move_from_text(self, text: str) -> str | None:
        return text if text in (KEEP, AGAIN) else None

    def why_not(self, seat: int, move: str) -> IllegalMove:
        return self.refuse("highest_roll-once", face=self.face)

    def after_roll(self, roll: Roll) -> "HighestRollState":
        return HighestRollState(self.players, self.kept, int(roll[0]), self.throws + 1)

    def after_move(self, seat: int, move: str) -> "HighestRollState":
        if move == AGAIN:
            return HighestRollState(self.players, self.kept, 0, self.throws)
        return HighestRollState(self.players, (*self.kept, self.face))

    def events(self, actor: Actor, action: str | Roll) -> tuple[Message, ...]:
        if actor == DICE:
            return (Message("highest_roll-thrown", {"face": int(action[0])}),)
        return (Message(f"highest_roll-{action}"),)

    def prompt(self, seat: int) -> Message:
        return Message("highest_roll-prompt-keep", {"face": self.face})

    def scores(self) -> tuple[int, ...]:
        return self.kept + (0,) * (self.players - len(self.kept))

    def result(self) -> Result | None:
        if self.to_act:
            return None
        winners = tuple(seat for seat, face in enumerate(self.kept) if face == max(self.kept))
        lines = tuple((ScoreLine("highest_roll-score-face", face),) for face in self.kept)
        return Result(self.kept, winners, lines, Message("highest_roll-ended-all_kept"))

    def view(self) -> View:
        return {"kept": list(self.kept), "face": self.face}

    def __str__(self) -> str:
        return " ".join(map(str, self.kept)) + (f" [{self.face}]" if self.face else " [ ]")


GAME: Final = Game(
    id="highest_roll",
    version=1,
    seats=range(1, 5),
    start=lambda seats, _options: HighestRollState(seats),
    refusals=REFUSALS,
)
