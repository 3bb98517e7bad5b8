"""Knockout's evaluator: the win probability of the seat that has just placed, from learnt weights.

A sum of the dice can be placed in at most 46 ways, and all are evaluated. Place value allows tens of thousands. Dynamic
programming then finds two sets for each total: the one with the highest sum of weights and the one with the most
captures. These and a few random sets are evaluated. A second ply over the next seat's rolls gave no measurable gain.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import ClassVar, Final

from rollbook.bots.evaluator import Evaluator, Region, Style
from rollbook.bots.weights import learnt, probability
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knockout.rules import LEVELS, PASS_MOVE, TWICE, KnockoutState, totals_allowed
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, NUMBERS, numbers_in, totals_in

# Knockout: the win probability of a seat that has just placed, from learnt weights (training/knockout.py).
#
# A position's features are indices into one row of weights. Their weights add up to log odds. The weight of a marble on
# a number depends on its owner's captures, because the last captures matter most.

STAGES: Final = 5
"""A seat that has not won has 0 to 4 captures."""
COUNTS: Final = 10
COUNTED: Final = (*range(COUNTS), *[COUNTS - 1] * 10)
"""A feature: the number of single marbles; more than nine count as nine."""
CAPTURES: Final = STAGES + 1
STANDINGS: Final = 3

# The numbers of a set, by its lower and upper nine bits, as offsets from a seat's first weight.
STEPS_LOW: Final = tuple(tuple(step for step in range(9) if chosen >> step & 1) for chosen in range(512))
STEPS_HIGH: Final = tuple(tuple(step + 9 for step in steps) for steps in STEPS_LOW)


class Layout:
    """The offset of each group of weights in the row. A seat is given as its distance from the evaluated seat (0)."""

    def __init__(self, seats: int) -> None:
        self.counts: Final = seats * STAGES * len(NUMBERS)
        """By seat, its captures and its number of single marbles. Before these: by seat, its captures and number."""
        self.leads: Final = self.counts + seats * STAGES * COUNTS
        """By the evaluated seat's captures and the highest captures of the other seats."""
        self.others: Final = self.leads + CAPTURES * CAPTURES
        """By seat and its captures."""
        self.closed: Final = self.others + seats * CAPTURES
        """By the number of closed numbers and whether the seat is behind, level or ahead: a full board ends a match."""
        self.length: Final = self.closed + (len(NUMBERS) + 1) * STANDINGS


class KnockoutValues(Layout):
    """The chances of the seat that has just placed, for one level and number of seats."""

    def __init__(self, weights: list[float], seats: int, goal: int) -> None:
        super().__init__(seats)
        self.weights = weights
        self.goal: Final = goal

    def places(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> list[int]:
        """The features of a position in which a seat has just placed, as indices into the row."""
        counts, others = self.counts, self.others
        seats = len(singles)
        own = captured[seat].bit_count()
        best = closed = 0
        found: list[int] = []
        for distance in range(seats):
            other = (seat + distance) % seats
            marbles = singles[other]
            captures = captured[other].bit_count()
            closed += captures
            at = distance * STAGES + captures
            found.append(counts + at * COUNTS + COUNTED[marbles.bit_count()])
            if distance:
                found.append(others + distance * CAPTURES + captures)
                best = max(best, captures)
            first = at * 18
            found += [first + step for step in STEPS_LOW[marbles & 511]]
            found += [first + step for step in STEPS_HIGH[marbles >> 9]]
        found.append(self.leads + own * CAPTURES + best)
        found.append(self.closed + closed * STANDINGS + (own > best) - (own < best) + 1)
        return found

    def log_odds(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> float:
        """The chances of a seat that has just placed, and has not won, as log odds."""
        weights = self.weights
        return sum([weights[place] for place in self.places(singles, captured, seat)])

    def gains(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> list[float]:
        """For each number as an index (0 is unused), the log odds that a seat gains from one marble on it."""
        seats, weights = len(singles), self.weights
        own_captures = captured[seat].bit_count()
        best = max(captured[(seat + 1 + other) % seats].bit_count() for other in range(seats - 1))
        lead = self.leads + own_captures * CAPTURES + best
        capture = weights[lead + CAPTURES] - weights[lead]
        count = self.counts + own_captures * COUNTS
        number_of_singles = singles[seat].bit_count()
        one_more = weights[count + COUNTED[number_of_singles + 1]] - weights[count + COUNTED[number_of_singles]]
        gains = [0.0] * 19
        for number in NUMBERS:
            gains[number] = weights[own_captures * 18 + number - 1] + one_more
            if singles[seat] >> number - 1 & 1:
                gains[number] = capture - gains[number]
        for distance in range(1, seats):
            other = (seat + distance) % seats
            marbles = singles[other]
            if marbles:
                at = distance * STAGES + captured[other].bit_count()
                count, number_of_singles = self.counts + at * COUNTS, marbles.bit_count()
                one_less = weights[count + COUNTED[number_of_singles - 1]] - weights[count + COUNTED[number_of_singles]]
                for number in NUMBERS:
                    if marbles >> number - 1 & 1:
                        gains[number] += one_less - weights[at * 18 + number - 1]
        return gains


def best_sets(numbers: int, gains: Sequence[float], largest: int) -> list[tuple[float, int]]:
    """For each total up to `largest`, the highest gain of a set of these numbers (-inf if none fits), and that set."""
    best = [(0.0, 0)] + [(float("-inf"), 0)] * largest
    reached = 0
    for number in NUMBERS:
        bit = 1 << number - 1
        if not numbers & bit:
            continue
        gain = gains[number]
        reached = min(largest, reached + number)
        for total in range(reached, number - 1, -1):
            gained, chosen = best[total - number]
            gained += gain
            if gained > best[total][0]:
                best[total] = (gained, chosen | bit)
    return best


def after(
    singles: Sequence[int], captured: Sequence[int], seat: int, once: int, twice: int = 0
) -> tuple[list[int], list[int]]:
    """Single and captured numbers after a seat has put one marble on some numbers and two on others."""
    own = singles[seat]
    left = [other & ~once for other in singles]
    left[seat] = own ^ once & ALL_NUMBERS
    taken = list(captured)
    taken[seat] |= own & once | twice
    return left, taken


# Fallback heuristics of Knockout's weaker levels (see `rollbook.bots.evaluator.Habit`).


def takes_one_number(_state: KnockoutState, _seat: int, move: int) -> float:
    """Use as few numbers as possible, ideally only the sum itself."""
    return -float(move.bit_count())


def spares_others(state: KnockoutState, seat: int, move: int) -> float:
    """Knock out as few marbles as possible, and otherwise choose any move."""
    knocked = sum(state.singles) & ~state.singles[seat] & (move | move >> TWICE)
    return -float(knocked.bit_count())


WHOLE: Final = 2.5
"""The points of a certain win, per seat: five points with two seats, the captures needed to win. With more seats, the
probabilities and their differences are smaller, so the factor grows with the number of seats."""
WON: Final = 3.5
"""The points of an immediate win, per seat: more than for a certain win, so that weak levels also see it."""
MAX_LISTED: Final = 60
MARBLE: Final = 0.01
"""The points of a marble on the board, compared with 1 for a capture: marbles break ties, as at the end of a match."""

LOOKED_AT: Final = 4
"""The number of neighbouring numbers that the first step of a hint names."""


@cache
def values_of(level: str, seats: int) -> KnockoutValues:
    """The learnt weights for a level and a number of seats."""
    weights = learnt("rollbook.games.knockout")[f"{level} {seats}"]
    return KnockoutValues(weights, seats, LEVELS[level].captures_to_win)


def considered(state: KnockoutState, values: KnockoutValues) -> Sequence[int]:
    """The candidate moves of the seat to act: all, or the best sets of numbers for each total."""
    moves = state.legal(state.turn)
    if len(moves) <= MAX_LISTED:
        return tuple(moves)
    assert state.roll is not None
    totals = totals_in(totals_allowed(state.level, state.roll))
    found: dict[int, None] = {}
    for gains in (values.gains(state.singles, state.captured, state.turn), capturing(state, state.turn)):
        best = best_sets(state.open, gains, totals[-1])
        found |= dict.fromkeys(best[total][1] for total in totals if best[total][1])
    return tuple(found)


class KnockoutEvaluator(Evaluator[KnockoutState]):
    """The probability of winning, in points: five for a certain win with two seats."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=0.45, value_weight=0.4, habit=takes_one_number, slips=0.08),
        "medium": Style(noise=0.45, margin=1.5, habit=spares_others, slips=0.06),
        "hard": Style(noise=0.01),
    }
    close: ClassVar[float] = 0.45
    slice_size: ClassVar[int] = 40

    def value(self, state: KnockoutState, seat: int) -> float:
        """The value of a position for a seat, as if it had just placed."""
        result = state.result()
        if result is not None:
            return WON * state.seats / len(result.winners) if seat in result.winners else 0.0
        values = values_of(state.level, state.seats)
        return WHOLE * state.seats * probability(values.log_odds(state.singles, state.captured, seat))

    def points(self, state: KnockoutState, seat: int) -> float:
        """Captures, with marbles as the tie-break, as at the end of a match."""
        return state.scores()[seat] + MARBLE * state.marbles(seat)

    def candidates(self, state: KnockoutState, seat: int, rng: Random) -> Sequence[int]:
        found = considered(state, values_of(state.level, state.seats))
        moves = state.legal(seat)
        if len(found) < len(moves):
            found = tuple(dict.fromkeys((*found, *(moves.sample(rng) for _ in range(MAX_LISTED - len(found))))))
        return found

    def gains(self, state: KnockoutState, seat: int, move: int) -> tuple[Message, ...]:
        """Captures, marbles knocked out, additional marbles on the ring, and a win if there is one."""
        if move == PASS_MOVE:
            return ()
        taken = state.singles[seat] & move | move >> TWICE
        captures: dict[str, Argument] = {"count": taken.bit_count(), "numbers": numbers_in(taken)}
        if (state.captured[seat] | taken).bit_count() >= state.rules.captures_to_win:
            return (Message("hint-knockout-wins", captures),)
        found = [Message("hint-knockout-captures", captures)] if taken else []
        knocked = sum(state.singles) & ~state.singles[seat] & move
        if knocked:
            found.append(Message("hint-knockout-knocks_out", {"count": knocked.bit_count()}))
        placed = (move & state.empty).bit_count()
        if placed:
            found.append(Message("hint-knockout-places", {"count": placed}))
        return tuple(found)

    def region(self, state: KnockoutState, seat: int, move: int) -> Region | None:
        """Four numbers in a row: one of them is captured, holds a rival's marble, or is the largest."""
        if move == PASS_MOVE:
            return None
        taken = state.singles[seat] & move | move >> TWICE
        knocked = sum(state.singles) & ~state.singles[seat] & move
        number = numbers_in(taken or knocked or move)[-1]
        low = (number - 1) // LOOKED_AT * LOOKED_AT + 1
        high = min(low + LOOKED_AT - 1, NUMBERS[-1])
        return Region(Message("hint-knockout-look", {"low": low, "high": high}), tuple(map(str, range(low, high + 1))))


def capturing(state: KnockoutState, seat: int) -> list[float]:
    """For each number as an index, the number of captures, 0 or 1, that a marble of the seat makes on it."""
    own = state.singles[seat]
    return [float(own >> number - 1 & 1) if number else 0.0 for number in range(19)]


EVALUATOR: Final = KnockoutEvaluator
