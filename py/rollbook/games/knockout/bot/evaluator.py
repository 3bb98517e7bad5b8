"""Knockout's evaluator: the probability to win of the seat that has just placed, from learnt weights.

A sum of the dice can be placed in at most 46 ways, and all are evaluated. Place value allows tens of thousands. There,
dynamic programming finds, for each total, the set with the highest sum of weights and the set with the most captures;
these and a few sampled ones are evaluated. Looking at every roll of the next seat with its best answer gained nothing
when it was measured.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import ClassVar, Final

from rollbook.bots.evaluator import Evaluator, Region, Style
from rollbook.bots.weights import learnt
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knockout.bot.habits import spares_others, takes_one_number
from rollbook.games.knockout.bot.values import KnockoutValues, best_sets, chance
from rollbook.games.knockout.placements import LEVELS, PASS_MOVE, TWICE, totals_allowed
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.knockout.subset_sums import NUMBERS, numbers_in, totals_in

WHOLE: Final = 2.5
"""The points of a certain win, for each seat: five with two seats, the captures that a win takes. With more seats the
probabilities and their differences are smaller, so the factor grows with the seats."""
WON: Final = 3.5
"""A win at once counts more, so that weak levels see it as well."""
MOST_LISTED: Final = 60
MARBLE: Final = 0.01
"""The points of a marble on the board, where a capture has 1: it breaks ties, as at the end of a match."""

LOOKED_AT: Final = 4
"""The numbers of the ring that the first step of a hint names."""


@cache
def values_of(level: str, seats: int) -> KnockoutValues:
    """The learnt weights of a level and a number of seats."""
    weights = learnt("rollbook.games.knockout.bot")[f"{level} {seats}"]
    return KnockoutValues(weights, seats, LEVELS[level].captures_to_win)


def considered(state: KnockoutState, values: KnockoutValues) -> Sequence[int]:
    """The candidate moves of the seat to act: all, or the best sets of numbers for each total."""
    moves = state.legal(state.turn)
    if len(moves) <= MOST_LISTED:
        return tuple(moves)
    assert state.roll is not None
    totals = totals_in(totals_allowed(state.level, state.roll))
    found: dict[int, None] = {}
    for gains in (values.gains(state.singles, state.captured, state.turn), capturing(state, state.turn)):
        best = best_sets(state.open, gains, totals[-1])
        found |= dict.fromkeys(best[total][1] for total in totals if best[total][1])
    return tuple(found)


class KnockoutEvaluator(Evaluator[KnockoutState]):
    """The probability to win, in points: five for a certain win with two seats."""

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
        return WHOLE * state.seats * chance(values.log_odds(state.singles, state.captured, seat))

    def points(self, state: KnockoutState, seat: int) -> float:
        """Captures, and marbles where those are equal, as the rules count them at the end."""
        return state.scores()[seat] + MARBLE * state.marbles(seat)

    def candidates(self, state: KnockoutState, seat: int, rng: Random) -> Sequence[int]:
        found = considered(state, values_of(state.level, state.seats))
        moves = state.legal(seat)
        if len(found) < len(moves):
            found = tuple(dict.fromkeys((*found, *(moves.sample(rng) for _ in range(MOST_LISTED - len(found))))))
        return found

    def gains(self, state: KnockoutState, seat: int, move: int) -> tuple[Message, ...]:
        """Captures, marbles knocked out, marbles more on the ring; that it wins, if it does."""
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
        """Four numbers in a row: one of them is captured, has a marble of somebody else's, or is the largest."""
        if move == PASS_MOVE:
            return None
        taken = state.singles[seat] & move | move >> TWICE
        knocked = sum(state.singles) & ~state.singles[seat] & move
        number = numbers_in(taken or knocked or move)[-1]
        low = (number - 1) // LOOKED_AT * LOOKED_AT + 1
        high = min(low + LOOKED_AT - 1, NUMBERS[-1])
        return Region(Message("hint-knockout-look", {"low": low, "high": high}), tuple(map(str, range(low, high + 1))))


def capturing(state: KnockoutState, seat: int) -> list[float]:
    """For each number (the index), how many captures a marble of a seat makes on it."""
    own = state.singles[seat]
    return [float(own >> number - 1 & 1) if number else 0.0 for number in range(19)]
