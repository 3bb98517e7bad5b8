"""Bots and hints for all games. They see the state and its legal moves, as a person does, and nothing else.

>>> import rollbook
>>> from rollbook import bots
>>> match = rollbook.Match("roll_it", seats=["Ann", "bot easy"], seed=7)
>>> _ = match.roll()
>>> move = bots.choose(match.state, 0, "easy", match.seed, len(match.history))
>>> move in match.state.legal(0)
True
"""

from typing import Final

from rollbook.bots.evaluator import Evaluator, Style
from rollbook.bots.hints import Hint, TurningPoint, hints, turning_points
from rollbook.bots.search import Thinking, checked_decision, evaluator_for, finish, load_evaluator
from rollbook.bots.search import greedy as _greedy
from rollbook.bots.search import think as _think
from rollbook.core.errors import SetUpError, checked_seat, format_value
from rollbook.core.game import State, position_of
from rollbook.core.match import Match
from rollbook.core.moves import Move
from rollbook.core.set_up import BOT_LEVELS

__all__ = [
    "LEVELS",
    "Evaluator",
    "Hint",
    "Style",
    "Thinking",
    "TurningPoint",
    "choose",
    "evaluate",
    "finish",
    "greedy",
    "hints",
    "think",
    "turning_points",
]

LEVELS: Final = BOT_LEVELS
"""The levels of the bots, weakest first."""


def think(state: State[Move] | Match, seat: int, level: str, seed: int, actions: int) -> Thinking[Move]:
    """Search the move of a bot in slices of a few milliseconds: a generator that returns the move.

    `level` is one of `LEVELS`; `greedy` has its own function. `seed` is the seed of the match, and `actions` is the
    number of earlier actions. With the state, seat and level, they determine the move on any machine. For a match, its
    current position is used. Raises ValueError for an unknown level, a bad seed or number of actions, and `IllegalMove`
    for a seat that is not to act.
    """
    if level not in LEVELS:
        raise SetUpError("seats", "bad_bot", level=format_value(level), levels=LEVELS)
    state, seat, seed, actions = checked_decision(state, seat, seed, actions)
    return _load_and_think(state, seat, level, seed, actions)


def _load_and_think(state: State[Move], seat: int, level: str, seed: int, actions: int) -> Thinking[Move]:
    evaluator = yield from load_evaluator(state)
    return (yield from _think(evaluator, state, seat, evaluator.style(level), seed=seed, actions=actions))


def choose(state: State[Move] | Match, seat: int, level: str, seed: int, actions: int) -> Move:
    """Choose the move of a bot of a level (`easy`, `medium`, `hard`) at once, with the arguments and errors of `think`.

    `greedy` and `random` are not levels: for `greedy`, use `greedy(state, seat, seed, actions)`; for `random`, use
    `state.legal(seat).sample(rng)`.
    """
    return finish(think(state, seat, level, seed, actions))


def greedy(state: State[Move] | Match, seat: int, seed: int, actions: int) -> Move:
    """The move that scores the most points now. The player `greedy` plays it; the levels are measured against `greedy`.

    Raises `IllegalMove` for a seat that is not to act, and ValueError for a bad seed or number of actions.
    """
    state, seat, seed, actions = checked_decision(state, seat, seed, actions)
    return _greedy(evaluator_for(state), state, seat, seed, actions)


def evaluate(state: State | Match, seat: int) -> float:
    """The value of a position for a seat by the bots' evaluator, in points of its game.

    Higher is better, even in games won by the lowest score. Use it for positions in which the seat has just moved.
    Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    return evaluator_for(state).value(state, seat)
