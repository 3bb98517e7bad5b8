"""What positions of a game are worth, and how a level plays it: the frame that each game's judgement fills.

A judgement sees a state and what is legal, nothing else. It speaks of points from one seat's point of view: more is
better for that seat, whatever the game calls a good score.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from rollbook.game import PASS, Message, State

Move = TypeVar("Move")

MOST_CANDIDATES: Final = 200


@dataclass(frozen=True, slots=True)
class Style:
    """How a level plays a game. All figures in points of that game."""

    noise: float = 0.0
    """The standard deviation of its misjudgement of each move."""
    sight: float = 1.0
    """How much of a position's promise it sees: 0 counts only the points on the table."""
    overlooks: float = 0.0
    """The share of moves that it does not see at all."""
    margin: float = float("inf")
    """A move that loses more than this against the best is never chosen."""
    width: int = 0
    """How many of the best moves it plays out in thought; 0 for none."""
    playouts: int = 0
    """How often it plays each of them out."""


class Judgement(Generic[Move]):
    """What a game's positions are worth. `worth` is all that a game must give."""

    styles: ClassVar[Mapping[str, Style]]
    """How each level plays this game."""
    slice_size: ClassVar[int] = 40
    """So many moves are judged between two pauses: a few milliseconds."""

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        """Make a judgement ready, in steps of a few milliseconds where that takes long."""
        yield
        return cls()

    def worth(self, state: State[Move], seat: int) -> float:
        """What a position promises a seat at the end, in points."""
        raise NotImplementedError

    def points(self, state: State[Move], seat: int) -> float:
        """What a seat has on the table now, in points; more is better."""
        return float(state.scores()[seat])

    def candidates(self, state: State[Move], seat: int, rng: Random) -> Sequence[Move]:
        """The moves to be judged: all that are legal, or a sample where they are too many."""
        moves = state.legal(seat)
        if len(moves) <= MOST_CANDIDATES:
            return tuple(moves)
        return tuple(dict.fromkeys(moves.sample(rng) for _ in range(MOST_CANDIDATES)))

    def worth_after(self, state: State[Move], seat: int, move: Move) -> float:
        """What a position promises a seat after its move."""
        return self.worth(state.after_move(seat, move), seat)

    def points_after(self, state: State[Move], seat: int, move: Move) -> float:
        """What a seat has on the table after its move."""
        return self.points(state.after_move(seat, move), seat)

    def look_closer(self, state: State[Move], seat: int, move: Move, rng: Random) -> float:
        """One look at how the match may go on after a move, in the points of `worth`; used where a level plays out."""
        return self.worth_after(state, seat, move)

    def gains(self, state: State[Move], seat: int, move: Move) -> tuple[Message, ...]:
        """What a move gains, for a hint: what it does to the board, from the game's own events."""
        if state.move_text(move) == PASS:
            return ()
        points = self.points_after(state, seat, move) - self.points(state, seat)
        return (Message("hint-points", {"points": round(points)}),) if points else ()


def seat_stands_first(scores: Sequence[float], seat: int) -> float:
    """How far a seat is ahead of the best of the others (negative: behind); its own score if there are none."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]


AnyJudgement = Judgement[Any]
