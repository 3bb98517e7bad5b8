"""The search that all games share: evaluate every move one ply deep, add rollouts for the best, choose one.

A search is a generator, for time slicing: it pauses after a bounded amount of work, so that a page or a worker can
answer other requests or drop the search. It counts work and never measures time: the same position, level and seed give
the same move on any machine.
"""

from collections.abc import Generator, Mapping, Sequence
from hashlib import sha256
from math import log
from random import Random
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from rollbook.bots.evaluator import AnyEvaluator, Evaluator, Habit, Style, seat_stands_first
from rollbook.core.dice import checked_seed
from rollbook.core.errors import checked_seat, whole_from
from rollbook.core.game import State, play_at_random, position_of
from rollbook.core.match import Match
from rollbook.core.moves import Move

# Reproducible random numbers for bots: seeded by the SHA-256 digest of a string, using only `Random.random`.
#
# Only `random()` gives the same numbers in every version of Python.


def generator(*parts: object) -> Random:
    """A random generator that depends only on these parts, such as a match's seed, a number of actions and a seat."""
    name = "rollbook bot " + " ".join(map(str, parts))
    return Random(int.from_bytes(sha256(name.encode("ascii")).digest()[:8], "big"))


def logistic(rng: Random) -> float:
    """A random number around 0, rarely far from it (logistic distribution with standard deviation 1)."""
    one = min(max(rng.random(), 1e-12), 1 - 1e-12)
    return log(one / (1 - one)) * 0.5513


Answer = TypeVar("Answer")
PLACES: Final = 9
"""The decimal places of a value. The last digits of `exp` and `log` differ between systems. Without rounding, moves of
equal value could sort differently, and a level could choose another move."""
Thinking = Generator[None, None, Answer]
"""A search in time slices: iterate it to its end; its return value is the answer."""


class Evaluated(NamedTuple, Generic[Move]):
    """A move and its value."""

    value: float
    move: Move


def finish(thinking: Thinking[Answer]) -> Answer:
    """Run a search to its end."""
    while True:
        try:
            next(thinking)
        except StopIteration as end:
            answer: Answer = end.value
            return answer


def checked_decision(
    given: State[Move] | Match, seat: object, seed: object, actions: object
) -> tuple[State[Move], int, int, int]:
    """The checked position, seat to act, seed and number of actions.

    Raises `IllegalMove` for any other seat, `SetUpError` for a bad seed, and ValueError for other bad arguments.
    """
    state: State[Move] = position_of(given)
    known = checked_seat(seat, state.seats)
    state.check_actor(known)
    return state, known, checked_seed(seed), whole_from(0, actions, "The number of actions")


def evaluate_moves(
    evaluator: AnyEvaluator, state: State[Move], seat: int, style: Style, rng: Random, *, also: Sequence[Move] = ()
) -> Thinking[list[Evaluated[Move]]]:
    """Evaluate each candidate in a style. Returns the candidates, best first; those with rollouts precede the others.

    The moves in `also` are always candidates, and always get rollouts.
    """
    moves = tuple(dict.fromkeys((*evaluator.candidates(state, seat, rng), *also)))
    evaluated = []
    for number, move in enumerate(moves, 1):
        value = 0.0
        if style.value_weight:
            value += style.value_weight * evaluator.value_after(state, seat, move)
        if style.value_weight != 1:
            value += (1 - style.value_weight) * evaluator.points_after(state, seat, move)
        evaluated.append(Evaluated(round(value, PLACES), move))
        if number % evaluator.slice_size == 0:
            yield
    evaluated.sort(key=lambda each: -each.value)
    if style.rollouts and len(evaluated) > 1:
        wide = evaluated[: style.width] + [each for each in evaluated[style.width :] if each.move in also]
        closer = yield from _play_out(evaluator, state, seat, style, wide, rng=rng)
        evaluated = closer + [each for each in evaluated if each not in wide]
    return evaluated


def _play_out(
    evaluator: AnyEvaluator, state: State[Move], seat: int, style: Style, best: list[Evaluated[Move]], *, rng: Random
) -> Thinking[list[Evaluated[Move]]]:
    """Evaluate the best moves by rollouts, each with the same random numbers (common random numbers)."""
    totals = [0.0] * len(best)
    for _ in range(style.rollouts):
        luck = int(rng.random() * 2**53)
        for number, (_, move) in enumerate(best):
            totals[number] += evaluator.rollout(state, seat, move, Random(luck))
            yield
    return sorted(
        (Evaluated(round(total / style.rollouts, PLACES), move) for total, (_, move) in zip(totals, best, strict=True)),
        key=lambda each: -each.value,
    )


def pick(evaluated: list[Evaluated[Move]], style: Style, rng: Random, temperament: float) -> Move:
    """The move with the highest noisy value, among those within the style's margin.

    `temperament` scales the noise; `evaluated` has the best move first.
    """
    best = evaluated[0]
    chosen, top = best.move, float("-inf")
    for value, move in evaluated:
        misjudged = value + style.noise * temperament * logistic(rng)
        if value >= best.value - style.margin and misjudged > top:
            chosen, top = move, misjudged
    return chosen


def think(
    evaluator: AnyEvaluator, state: State[Move], seat: int, style: Style, *, seed: int, actions: int
) -> Thinking[Move]:
    """Search the move of a seat in time slices (see `rollbook.bots.think`)."""
    moves = state.legal(seat)
    if len(moves) == 1:
        return next(iter(moves))
    rng = generator(seed, actions, seat)
    if style.habit is not None and rng.random() < style.slips * temperament_of(seed, seat):
        candidates: Sequence[Move] = evaluator.candidates(state, seat, rng)
        return by_habit(candidates, style.habit, state, seat, rng)
    evaluated = yield from evaluate_moves(evaluator, state, seat, style, rng)
    return pick(evaluated, style, rng, temperament_of(seed, seat))


def by_habit(moves: Sequence[Move], habit: Habit, state: State[Move], seat: int, rng: Random) -> Move:
    """The move that the habit rates highest; a random one of equals."""
    return max((habit(state, seat, move), rng.random(), number, move) for number, move in enumerate(moves))[3]


def temperament_of(seed: int, seat: int) -> float:
    """The factor, 0.8 to 1.2, for the noise and the slips of a seat's bot in a match."""
    return 0.8 + 0.4 * generator(seed, "temperament", seat).random()


def greedy(evaluator: AnyEvaluator, state: State[Move], seat: int, seed: int, actions: int) -> Move:
    """The move with the most points now; a random one of equals."""
    rng = generator(seed, actions, seat)
    candidates: Sequence[Move] = evaluator.candidates(state, seat, rng)
    return by_habit(candidates, evaluator.points_after, state, seat, rng)


# The evaluator of games without their own: the mean outcome of random matches from a position.

# ruff: noqa: D102 - Evaluator documents its methods once for all games


WIN: Final = 100.0
LONGEST: Final = 400
"""The number of actions after which a rollout stops and its current position is scored."""
PLAYOUTS: Final = 24
"""The number of playouts averaged for the value of a position. All positions get the same random numbers."""


class GenericEvaluator(Evaluator[State]):
    """Knows only the rules: a win counts 100; an unfinished match counts the seat's lead.

    Its values are estimates, too rough to measure luck.
    """

    tells_luck: ClassVar[bool] = False
    slice_size: ClassVar[int] = 1
    most_candidates: ClassVar[int] = 24
    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=20.0, value_weight=0.0, width=most_candidates, rollouts=4),
        "medium": Style(noise=5.0, value_weight=0.0, width=most_candidates, rollouts=12),
        "hard": Style(noise=0.5, value_weight=0.0, width=most_candidates, rollouts=24),
    }
    close: ClassVar[float] = 5.0

    def value(self, state: State, seat: int) -> float:
        return sum(self._at_random(state, seat, generator("value", number)) for number in range(PLAYOUTS)) / PLAYOUTS

    def rollout(self, state: State, seat: int, move: Any, rng: Random) -> float:
        return self._at_random(state.after_move(seat, move), seat, rng)

    def _at_random(self, state: State, seat: int, rng: Random) -> float:
        state, _ = play_at_random(state, rng, LONGEST)
        result = state.result()
        if result is None:
            return seat_stands_first([self.points(state, each) for each in range(state.seats)], seat)
        return WIN / len(result.winners) if seat in result.winners else 0.0


_loaded: Final[dict[type[State], AnyEvaluator]] = {}


def evaluator_for(state: State) -> AnyEvaluator:
    """The evaluator of the game that a state belongs to, at once."""
    return finish(load_evaluator(state))


def load_evaluator(state: State) -> Thinking[AnyEvaluator]:
    """The evaluator of the game that a state belongs to, prepared in small steps on first use."""
    if type(state) not in _loaded:
        evaluator: type[AnyEvaluator] = getattr(state.game.part("bot"), "EVALUATOR", GenericEvaluator)
        yield
        _loaded[type(state)] = yield from evaluator.load()
    return _loaded[type(state)]
