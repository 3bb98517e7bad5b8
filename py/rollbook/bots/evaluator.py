"""The base class of evaluators, which value the positions of a game, and the styles in which levels play it.

An evaluator sees the state and its legal moves, nothing else. Values are points from one seat's point of view: more is
better for that seat, even in games where the lowest score wins.
"""

from collections.abc import Callable, Generator, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, Generic, NamedTuple, Self

from rollbook.core.game import SomeState
from rollbook.core.messages import Message
from rollbook.core.moves import PASS

Habit = Callable[[Any, int, Any], float]
"""Rates a move of a seat for a level that does not search. The best-rated move is a mistake that people can notice."""


@dataclass(frozen=True, slots=True)
class Style:
    """The style of a level in one game. `noise` and `margin` are in points of that game."""

    noise: float = 0.0
    """Evaluation noise: the standard deviation of the random error in the value of each move."""
    value_weight: float = 1.0
    """The weight of the evaluator's value, 0 to 1; the current points have the remaining weight."""
    habit: Habit | None = None
    """The habit that replaces a search; None if the level always searches."""
    slips: float = 0.0
    """The probability of following the habit at each decision."""
    margin: float = float("inf")
    """The largest acceptable loss: a move whose value is further below the best is never chosen."""
    width: int = 0
    """The number of best moves that get rollouts; 0 for none."""
    rollouts: int = 0
    """The number of rollouts for each of these moves."""


class Region(NamedTuple):
    """A part of the board that contains a good move, for people who want to find the move themselves."""

    words: Message
    """The message that says where to look."""
    places: tuple[str, ...]
    """Its places, as picks."""


class Evaluator(Generic[SomeState]):
    """Values the positions of a game. A game's subclass defines `value`; everything else has a default."""

    styles: ClassVar[Mapping[str, Style]]
    """The style of each level."""
    close: ClassVar[float] = 1.0
    """Two moves within this margin, in points of the game, count as equally good for a person."""
    slice_size: ClassVar[int] = 40
    """The number of moves that are evaluated between two pauses: a few milliseconds of work."""
    most_candidates: ClassVar[int] = 200
    """The maximum number of moves that are evaluated in a position."""
    tells_luck: ClassVar[bool] = True
    """Whether its values are accurate enough to separate luck from choice (see `rollbook.chance.luck`)."""

    @classmethod
    def style(cls, level: str) -> Style:
        """The style of a level in this game."""
        return cls.styles[level]

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        """Prepare an evaluator, in steps of a few milliseconds if this takes long."""
        yield
        return cls()

    def value(self, state: SomeState, seat: int) -> float:
        """The value of a position for a seat: the expected outcome, in points."""
        raise NotImplementedError

    def points(self, state: SomeState, seat: int) -> float:
        """The current points of a seat; more is better, even if the lowest score wins."""
        score = state.scores()[seat]
        return float(-score if state.game.lowest_wins else score)

    def candidates(self, state: SomeState, seat: int, rng: Random) -> Sequence[Any]:
        """The moves to evaluate: all legal moves, or a uniform sample if there are more than `most_candidates`."""
        moves = state.legal(seat)
        if len(moves) <= self.most_candidates:
            return tuple(moves)
        return tuple(dict.fromkeys(moves.sample(rng) for _ in range(self.most_candidates)))

    def value_after(self, state: SomeState, seat: int, move: Any) -> float:
        """The value of the position after a seat's move."""
        after: Any = state.after_move(seat, move)
        return self.value(after, seat)

    def all_that_counts(self, move: Any) -> Hashable:
        """The cache key for the move's value, or None if the value also depends on the roll."""
        return None

    def points_after(self, state: SomeState, seat: int, move: Any) -> float:
        """The points of a seat after its move."""
        after: Any = state.after_move(seat, move)
        return self.points(after, seat)

    def rollout(self, state: SomeState, seat: int, move: Any, rng: Random) -> float:
        """The outcome of one rollout after a move, in the points of `value`; used if a style has rollouts."""
        return self.value_after(state, seat, move)

    def gains(self, state: SomeState, seat: int, move: Any) -> tuple[Message, ...]:
        """The gains of a move, for a hint; by default, only its points."""
        if state.game.notation.text(move) == PASS:
            return ()
        points = self.points_after(state, seat, move) - self.points(state, seat)
        return (Message("hint-points", {"points": round(points)}),) if points else ()

    def region(self, state: SomeState, seat: int, move: Any) -> Region | None:
        """The part of the board that contains a move, for the first step of a hint; None if naming it helps no one."""
        return None


def seat_stands_first(scores: Sequence[float], seat: int) -> float:
    """The lead of a seat over the best other seat (negative if it is behind); its own score if it plays alone."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - max(others) if others else scores[seat]


AnyEvaluator = Evaluator[Any]
