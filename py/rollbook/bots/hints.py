"""Hints, and the turning points of a match. Both use the evaluator of the level `hard`."""

from collections.abc import Collection
from typing import Any, Final, NamedTuple

from rollbook.bots.evaluator import Region
from rollbook.bots.search import Thinking, checked_decision, evaluate_moves, evaluator_for, generator, load_evaluator
from rollbook.core.errors import format_value, is_several
from rollbook.core.game import DICE, State
from rollbook.core.match import Match, check_match
from rollbook.core.messages import Message
from rollbook.core.set_up import bot_level

MAX_HINTS: Final = 3
MAX_TURNING_POINTS: Final = 3


class Hint(NamedTuple):
    """A good move."""

    move: Any
    gains: tuple[Message, ...]
    """Its gains, as messages of the game."""
    region: Region | None = None
    """The part of the board that contains it; None if that would not help."""


class TurningPoint(NamedTuple):
    """A move in a match that was much worse than the best alternative."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    better: Hint
    cost: float
    """The loss in value compared with the better move, in points of the evaluator."""


def hints(state: State | Match, seat: int, seed: int = 0, actions: int = 0) -> Thinking[tuple[Hint, ...]]:
    """Up to three good moves, best first: all are so close to the best that people see no difference.

    `Evaluator.close` is the limit. A search in time slices: `bots.finish(bots.hints(state, seat))` returns the moves at
    once. If there are too many moves, `seed` and `actions` determine which are sampled. Raises `IllegalMove` for a seat
    that is not to act, and ValueError for a bad seed or number of actions.
    """
    state, seat, seed, actions = checked_decision(state, seat, seed, actions)
    return _hints(state, seat, seed, actions)


def _hints(state: State, seat: int, seed: int, actions: int) -> Thinking[tuple[Hint, ...]]:
    evaluator = yield from load_evaluator(state)
    rng = generator(seed, actions, seat, "hints")
    evaluated = yield from evaluate_moves(evaluator, state, seat, evaluator.style("hard"), rng)
    least = evaluated[0].value - evaluator.close
    good = [move for value, move in evaluated[:MAX_HINTS] if value >= least]
    return tuple(Hint(move, evaluator.gains(state, seat, move), evaluator.region(state, seat, move)) for move in good)


def turning_points(match: Match, seats: Collection[int] | None = None) -> Thinking[tuple[TurningPoint, ...]]:
    """The three moves of a match that lost the most value, in the order in which they were played.

    Only moves of these seats count; without `seats`, those of all human players. Differences too small for a person to
    notice (`Evaluator.close`) do not count. Raises `IllegalMove` for a seat that does not exist, and ValueError if the
    seats are not a list or a set, or `match` is not a match.
    """
    check_match(match)
    if seats is None:
        return _turning_points(match, [seat for seat, text in enumerate(match.seats) if bot_level(text) is None])
    if not is_several(seats) and not isinstance(seats, set | frozenset):
        raise ValueError(f"The seats are a list of numbers, not {format_value(seats)}.")
    return _turning_points(match, list(map(match.check_seat, seats)))


def _turning_points(match: Match, seats: Collection[int]) -> Thinking[tuple[TurningPoint, ...]]:
    found = []
    for number, (actor, text) in enumerate(match.history):
        state = match.position(number)
        if actor == DICE or actor not in seats or len(state.legal(actor)) < 2:
            continue
        evaluator = yield from load_evaluator(state)
        played = state.from_text(actor, text)
        rng = generator(match.seed, number, actor, "turning points")
        evaluated = yield from evaluate_moves(evaluator, state, actor, evaluator.style("hard"), rng, also=(played,))
        value = next(each.value for each in evaluated if each.move == played)
        best = evaluated[0]
        if best.value - value > evaluator.close:
            found.append((best.value - value, number, actor, best.move))
        yield
    found.sort(key=lambda each: -each[0])
    points = []
    for cost, number, seat, better in found[:MAX_TURNING_POINTS]:
        state = match.position(number)
        points.append(TurningPoint(number, seat, Hint(better, evaluator_for(state).gains(state, seat, better)), cost))
    return tuple(sorted(points))
