"""Separates luck from choice: the luck of each throw in a match and the cost of each move, in the evaluator's points.

The value of a roll is the value of the best move after it. The luck of a throw is the value of its roll minus the mean
over all throws. Luck is computed in fractions, so the mean luck is exactly 0. The values themselves are the evaluator's
estimates.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import hypot, sqrt
from typing import Any, NamedTuple

from rollbook.bots.evaluator import AnyEvaluator
from rollbook.bots.search import Thinking, finish, generator, load_evaluator
from rollbook.core.dice import Roll
from rollbook.core.errors import checked_seat
from rollbook.core.game import DICE, State, position_of
from rollbook.core.match import Match, check_match


class ThrowLuck(NamedTuple):
    """The luck of a throw, for the seat that then had to move."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    value: Fraction
    """The value of the roll to the seat, minus the mean over all throws; below 0 if the roll was worse."""
    variance: float
    """The mean square of this value over all throws: the amount of chance in the throw."""


class MoveCost(NamedTuple):
    """The cost of a move, if there was a choice."""

    number: int
    """The number of the action, counted from 0."""
    seat: int
    cost: float
    """The value of the best move minus the value of this move; 0 for the best move."""


class SeatLuck(NamedTuple):
    """The luck and the choices of a seat in a whole match."""

    luck: float
    """The luck of all throws together."""
    spread: float
    """The standard error of the luck: with fair dice, the luck is within 1.96 times this in about 95 of 100 matches."""
    cost: float
    """The cost of all moves together."""
    noise: float
    """The smallest difference that the evaluator can detect in one move: the noise of the level `medium`."""
    luck_within: float
    """The standard error of the luck compared with a perfect evaluator: the noise of all throws together."""
    cost_within: float
    """The standard error of the cost compared with a perfect evaluator: the noise of all moves together."""


@dataclass(frozen=True)
class Luck:
    """Luck and choice in a match, in points of the evaluator."""

    throws: tuple[ThrowLuck, ...]
    """Each throw followed by a move, once for each seat that moved."""
    moves: tuple[MoveCost, ...]
    seats: tuple[SeatLuck, ...]

    @property
    def better_dice(self) -> int | None:
        """The seat with the best dice; None if the evaluator cannot tell."""
        return _clearly_most([(seat.luck, seat.luck_within) for seat in self.seats])

    @property
    def better_choices(self) -> int | None:
        """The seat with the best choices; None if the evaluator cannot tell."""
        return _clearly_most([(-seat.cost, seat.cost_within) for seat in self.seats])


def _clearly_most(sums: list[tuple[float, float]]) -> int | None:
    """The index of the largest sum, if its lead over each other sum exceeds the combined error; otherwise None.

    The errors of two sums are independent, so their combined error is the root of the sum of squares.
    """
    order = sorted(range(len(sums)), key=lambda at: -sums[at][0])
    if len(order) < 2:
        return None
    (most, error), others = sums[order[0]], [sums[at] for at in order[1:]]
    return order[0] if all(most - value > hypot(error, its) for value, its in others) else None


def luck(match: Match) -> Luck | None:
    """The luck of each throw in a match, and the cost of each move (see `lucks`, which searches in slices).

    None means unknown, because the game has no evaluator that can separate them.
    """
    return finish(lucks(match))


def lucks(match: Match) -> Thinking[Luck | None]:
    """The luck of each throw in a match, and the cost of each move: a search in time slices.

    None means unknown, because the game has no evaluator that can separate them. Raises ValueError if `match` is not a
    match.
    """
    check_match(match)
    return _lucks(match)


def _lucks(match: Match) -> Thinking[Luck | None]:
    evaluator = yield from load_evaluator(match.state)
    if not evaluator.tells_luck:
        return None
    throws: list[ThrowLuck] = []
    moves: list[MoveCost] = []
    for number, (actor, text) in enumerate(match.history):
        state = match.position(number)
        if actor != DICE:
            if len(state.legal(actor)) > 1:
                played = state.from_text(actor, text)
                moves.append(MoveCost(number, actor, (yield from _cost(evaluator, state, actor, played))))
            continue
        roll = state.dice.parse(text)
        for seat in match.position(number + 1).to_act:
            if seat != DICE:
                found = yield from roll_luck(state, seat)
                squares = sum(float(value) ** 2 * state.dice.ways[one] for one, value in found.items())
                throws.append(ThrowLuck(number, seat, found[roll], squares / sum(state.dice.ways.values())))
    noise = evaluator.style("medium").noise
    seats = [
        _sums(
            [throw for throw in throws if throw.seat == seat],
            [move for move in moves if move.seat == seat],
            noise,
        )
        for seat in range(len(match.seats))
    ]
    return Luck(tuple(throws), tuple(moves), tuple(seats))


def _sums(throws: Sequence[ThrowLuck], moves: Sequence[MoveCost], noise: float) -> SeatLuck:
    """The luck and the choices of a seat, from its throws and moves."""
    return SeatLuck(
        luck=float(sum((throw.value for throw in throws), Fraction(0))),
        spread=sqrt(sum(throw.variance for throw in throws)),
        cost=sum(move.cost for move in moves),
        noise=noise,
        # The spread of luck itself would be too wide: nearly all matches with fair dice would count as even.
        luck_within=noise * sqrt(len(throws)),
        cost_within=noise * sqrt(len(moves)),
    )


def roll_luck(state: State | Match, seat: int) -> Thinking[Mapping[Roll, Fraction]]:
    """The luck of each roll that the dice can show, for a seat that moves after it: a search in time slices.

    Weighted by probability, the values add up to exactly 0. If the seat does not move after a roll, the roll is worth
    as much as the position after it. Raises `IllegalMove` if no dice are due, and for a seat that does not exist.
    """
    state = position_of(state)
    state.check_actor(DICE)
    return _roll_luck(state, checked_seat(seat, state.seats))


def _roll_luck(state: State, seat: int) -> Thinking[Mapping[Roll, Fraction]]:
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


def _cost(evaluator: AnyEvaluator, state: State, seat: int, played: Any) -> Thinking[float]:
    values = yield from _values(evaluator, state, seat)
    mine = values.get(played)
    if mine is None:  # if there are too many moves, only a sample is evaluated
        mine = evaluator.value_after(state, seat, played)
    return max(0.0, max(values.values()) - mine)


def _values(
    evaluator: AnyEvaluator, state: State, seat: int, known: dict[Hashable, float] | None = None
) -> Thinking[dict[Any, float]]:
    """The value of each evaluated move; `known` caches the values that do not depend on the roll."""
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
