"""Luck and choice, apart: what each throw of a match brought, and what each move gave away, in the evaluator's points.

A roll is worth what the best move after it is worth. The luck of a throw is how much more its roll was worth than the
mean of all throws. It is counted in fractions, so that the mean of the luck of all throws is 0, and nothing beside it.
"""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any, NamedTuple

from rollbook.bots.chance import generator
from rollbook.bots.evaluator import AnyEvaluator
from rollbook.bots.evaluators import load_evaluator
from rollbook.bots.search import Thinking, finish
from rollbook.core.dice import Roll
from rollbook.core.game import DICE, State
from rollbook.core.match import Match


class ThrowsLuck(NamedTuple):
    """What a throw brought a seat that then had to move."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    value: Fraction
    """How much more the roll was worth to the seat than the mean of all throws; below 0 if less."""
    variance: float
    """The mean square of that over all throws: how much chance there was in it."""


class MovesChoice(NamedTuple):
    """What a move gave away, where there was a choice."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    cost: float
    """How much more the best move was worth; 0 for the best."""


class SeatsLuck(NamedTuple):
    """What luck and choice brought a seat in a whole match."""

    luck: float
    """The luck of all throws together."""
    spread: float
    """Its standard error: with fair dice, about 95 of 100 matches lie within 1.96 of it around 0."""
    cost: float
    """What all moves together gave away."""
    noise: float
    """What the evaluator cannot tell apart in one move: the noise of the level `medium`."""


@dataclass(frozen=True)
class Luck:
    """Luck and choice of a match, in points of the evaluator."""

    throws: tuple[ThrowsLuck, ...]
    """Each throw after which somebody moved, once for each seat that did."""
    moves: tuple[MovesChoice, ...]
    seats: tuple[SeatsLuck, ...]


def luck(match: Match) -> Luck:
    """What each throw of a match brought, and what each move gave away (see `lucks`, which does it in slices)."""
    return finish(lucks(match))


def lucks(match: Match) -> Thinking[Luck]:
    """What each throw of a match brought, and what each move gave away: a search in time slices."""
    throws: list[ThrowsLuck] = []
    moves: list[MovesChoice] = []
    evaluator = yield from load_evaluator(match.state)
    for number, (actor, text) in enumerate(match.history):
        state = match.position(number)
        if actor != DICE:
            if len(state.legal(actor)) > 1:
                played = state.from_text(actor, text)
                moves.append(MovesChoice(number, actor, (yield from _cost(evaluator, state, actor, played))))
            continue
        roll = state.dice.parse(text)
        for seat in match.position(number + 1).to_act:
            if seat != DICE:
                found = yield from roll_luck(state, seat)
                squares = sum(float(value) ** 2 * state.dice.ways[one] for one, value in found.items())
                throws.append(ThrowsLuck(number, seat, found[roll], squares / sum(state.dice.ways.values())))
    noise = evaluator.styles["medium"].noise
    seats = tuple(
        SeatsLuck(
            float(sum((throw.value for throw in throws if throw.seat == seat), Fraction(0))),
            sqrt(sum(throw.variance for throw in throws if throw.seat == seat)),
            sum(move.cost for move in moves if move.seat == seat),
            noise,
        )
        for seat in range(len(match.seats))
    )
    return Luck(tuple(throws), tuple(moves), seats)


def roll_luck(state: State[Any], seat: int) -> Thinking[Mapping[Roll, Fraction]]:
    """The luck of each roll that the dice can show, for a seat that moves after it: a search in time slices.

    Weighted with their chances, the values add up to exactly 0. A roll after which the seat does not move is worth
    what the position is worth then.
    """
    evaluator = yield from load_evaluator(state)
    worth: dict[Roll, Fraction] = {}
    known: dict[Hashable, float] = {}
    for roll in state.dice.ways:
        after = state.after_roll(roll)
        best = (yield from _values(evaluator, after, seat, known)) if seat in after.to_act else {}
        worth[roll] = Fraction(max(best.values()) if best else evaluator.value(after, seat))
    throws = sum(state.dice.ways.values())
    mean = sum((worth[roll] * ways for roll, ways in state.dice.ways.items()), Fraction(0)) / throws
    return {roll: value - mean for roll, value in worth.items()}


def _cost(evaluator: AnyEvaluator, state: State[Any], seat: int, played: Any) -> Thinking[float]:
    values = yield from _values(evaluator, state, seat)
    mine = values.get(played)
    if mine is None:  # where there are too many moves, only some are looked at
        mine = evaluator.value_after(state, seat, played)
    return max(0.0, max(values.values()) - mine)


def _values(
    evaluator: AnyEvaluator, state: State[Any], seat: int, known: dict[Hashable, float] | None = None
) -> Thinking[dict[Any, float]]:
    """The value of each move that is looked at; `known` keeps the values that hold after other rolls too."""
    values = {}
    known = {} if known is None else known
    for number, move in enumerate(evaluator.candidates(state, seat, generator("luck", seat)), 1):
        key = evaluator.all_that_counts(move)
        if key is not None and key in known:
            values[move] = known[key]
            continue
        values[move] = known[key] = evaluator.value_after(state, seat, move)
        if number % evaluator.slice_size == 0:
            yield
    yield
    return values
