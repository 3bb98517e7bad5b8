"""The evaluator of a game that has none of its own: how random matches from a position end, on average."""

# ruff: noqa: D102 - Evaluator says what its methods do, once for all games

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar, Final

from rollbook.bots.chance import generator
from rollbook.bots.evaluator import Evaluator, Style, seat_stands_first
from rollbook.core.game import State
from rollbook.core.playing import play_at_random

WIN: Final = 100.0
LONGEST: Final = 400
"""The number of actions after which a rollout stops and the position is scored as it stands."""
MOST_CANDIDATES: Final = 24
PLAYOUTS: Final = 24
"""The number of playouts whose mean is the value of a position. All positions get the same random numbers."""


class GenericEvaluator(Evaluator[State]):
    """Knows the rules and nothing else: a win counts 100, a match cut short what the seat is ahead by.

    Its values are estimates, too rough to tell luck by.
    """

    tells_luck: ClassVar[bool] = False
    slice_size: ClassVar[int] = 1

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=20.0, value_weight=0.0, width=MOST_CANDIDATES, rollouts=4),
        "medium": Style(noise=5.0, value_weight=0.0, width=MOST_CANDIDATES, rollouts=12),
        "hard": Style(noise=0.5, value_weight=0.0, width=MOST_CANDIDATES, rollouts=24),
    }
    close: ClassVar[float] = 5.0

    def value(self, state: State, seat: int) -> float:
        return sum(self._at_random(state, seat, generator("value", number)) for number in range(PLAYOUTS)) / PLAYOUTS

    def candidates(self, state: State, seat: int, rng: Random) -> tuple[Any, ...]:
        moves = state.legal(seat)
        if len(moves) <= MOST_CANDIDATES:
            return tuple(moves)
        return tuple(dict.fromkeys(moves.sample(rng) for _ in range(MOST_CANDIDATES)))

    def rollout(self, state: State, seat: int, move: Any, rng: Random) -> float:
        return self._at_random(state.after_move(seat, move), seat, rng)

    def _at_random(self, state: State, seat: int, rng: Random) -> float:
        state, _ = play_at_random(state, rng, LONGEST)
        result = state.result()
        if result is None:
            return seat_stands_first([self.points(state, each) for each in range(state.seats)], seat)
        return WIN / len(result.winners) if seat in result.winners else 0.0
