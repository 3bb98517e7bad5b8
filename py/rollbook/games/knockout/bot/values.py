"""Knockout: the probability to win of a seat that has just placed, from learnt weights (training/knockout.py).

A position's features are places in one row of weights; the weights add up to log odds. The weight of a marble on a
number depends on how many captures its owner has already, because the last captures matter most.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from rollbook.games.knockout.subset_sums import ALL_NUMBERS, NUMBERS

STAGES: Final = 5
"""A seat that has not won has 0 to 4 captures."""
COUNTS: Final = 10
COUNTED: Final = (*range(COUNTS), *[COUNTS - 1] * 10)
"""A feature: the number of single marbles, where more than nine count as nine."""
CAPTURES: Final = STAGES + 1
STANDINGS: Final = 3

# The numbers of a set, by its lower and upper nine bits, as steps from the first place of a seat's numbers.
STEPS_LOW: Final = tuple(tuple(step for step in range(9) if chosen >> step & 1) for chosen in range(512))
STEPS_HIGH: Final = tuple(tuple(step + 9 for step in steps) for steps in STEPS_LOW)


class Layout(NamedTuple):
    """The place of each group of weights in the row, by number of seats. A seat is its distance: 0 is the own seat."""

    seats: int

    @property
    def counts(self) -> int:
        """By seat, its captures and how many single marbles it has; before them, by seat, captures and number."""
        return self.seats * STAGES * len(NUMBERS)

    @property
    def leads(self) -> int:
        """Values by one's own captures and those of the best of the others."""
        return self.counts + self.seats * STAGES * COUNTS

    @property
    def others(self) -> int:
        """By seat and its captures."""
        return self.leads + CAPTURES * CAPTURES

    @property
    def closed(self) -> int:
        """By how many numbers are closed and whether one is behind, level or ahead: full boards end matches."""
        return self.others + self.seats * CAPTURES

    @property
    def length(self) -> int:
        """The number of numbers in a row."""
        return self.closed + (len(NUMBERS) + 1) * STANDINGS


class KnockoutValues:
    """The chances of the seat that has just placed, for one level and number of seats."""

    def __init__(self, weights: list[float], seats: int, goal: int) -> None:
        self.weights = weights
        self.goal: Final = goal
        layout = Layout(seats)
        self._counts: Final = layout.counts
        self._leads: Final = layout.leads
        self._others: Final = layout.others
        self._closed: Final = layout.closed

    def places(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> list[int]:
        """The places in the row that apply to a position in which a seat has just placed."""
        counts, others = self._counts, self._others
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
        found.append(self._leads + own * CAPTURES + best)
        found.append(self._closed + closed * STANDINGS + (own > best) - (own < best) + 1)
        return found

    def log_odds(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> float:
        """The chances of a seat that has just placed, and has not won, as log odds."""
        weights = self.weights
        return sum([weights[place] for place in self.places(singles, captured, seat)])

    def gains(self, singles: Sequence[int], captured: Sequence[int], seat: int) -> list[float]:
        """For each number (the index; 0 is none), how much one marble of a seat on it adds to its log odds, alone."""
        seats, weights = len(singles), self.weights
        own_captures = captured[seat].bit_count()
        best = max(captured[(seat + 1 + other) % seats].bit_count() for other in range(seats - 1))
        lead = self._leads + own_captures * CAPTURES + best
        capture = weights[lead + CAPTURES] - weights[lead]
        count = self._counts + own_captures * COUNTS
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
                count, number_of_singles = self._counts + at * COUNTS, marbles.bit_count()
                one_less = weights[count + COUNTED[number_of_singles - 1]] - weights[count + COUNTED[number_of_singles]]
                for number in NUMBERS:
                    if marbles >> number - 1 & 1:
                        gains[number] += one_less - weights[at * 18 + number - 1]
        return gains


def best_sets(numbers: int, gains: Sequence[float], largest: int) -> list[tuple[float, int]]:
    """For each total up to the largest, the set of these numbers that gains most, and what it gains (-inf: none)."""
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


def chance(log_odds: float) -> float:
    """Log odds as a chance."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, log_odds))))


def after(
    singles: Sequence[int], captured: Sequence[int], seat: int, once: int, twice: int = 0
) -> tuple[list[int], list[int]]:
    """Single and captured numbers once a seat has put one marble on some numbers and two on others."""
    own = singles[seat]
    left = [other & ~once for other in singles]
    left[seat] = own ^ once & ALL_NUMBERS
    taken = list(captured)
    taken[seat] |= own & once | twice
    return left, taken
