"""Sets of distinct numbers from 1 to 18 with a given total: their count, each set, and the possible next picks.

A set of numbers is an int with bit n - 1 set for number n; a set of totals is an int with bit t set for total t.
Counting proceeds number by number and never lists the subsets: there may be 262,144.
"""

import sys
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from operator import itemgetter
from random import Random
from typing import Final

from rollbook.core.errors import whole
from rollbook.core.moves import Choices, Moves
from rollbook.games.shared.bits import members

NUMBERS: Final = range(1, 19)
ALL_NUMBERS: Final = (1 << 18) - 1
BITS: Final = {str(number): 1 << number - 1 for number in NUMBERS}

# Counts for all totals are packed into one int, so that one shift and one addition add a number to all of them. No
# count is above 4,441 (the sets with the sum 85 or 86), so each count fits into 16 bits, the size of an array's items.
BITS_PER_COUNT: Final = 16
COUNT: Final = (1 << BITS_PER_COUNT) - 1
ALL_TOTALS: Final = sum(NUMBERS) + 1
SETS_REMEMBERED: Final = 1 << 15
"""The maximum number of sets whose counts are cached; each takes about 400 bytes."""


def set_of(numbers: Iterable[int]) -> int:
    """Distinct numbers as a set."""
    return sum(1 << number - 1 for number in numbers)


def numbers_in(chosen: int) -> tuple[int, ...]:
    """The numbers of a set, ascending; higher bits are ignored."""
    return members((chosen & ALL_NUMBERS) << 1)


# The sums of the 512 sets of numbers from 1 to 9. Numbers from 10 to 18 add 9 more each.
SUMS_TO_NINE: Final = tuple(sum(numbers_in(chosen)) for chosen in range(512))


def sum_of(chosen: int) -> int:
    """The sum of the numbers of a set."""
    upper = chosen >> 9
    return SUMS_TO_NINE[chosen & 511] + SUMS_TO_NINE[upper] + 9 * upper.bit_count()


@cache
def totals_in(totals: int) -> tuple[int, ...]:
    """The totals of a set of totals, ascending."""
    return members(totals)


@lru_cache(maxsize=SETS_REMEMBERED)
def reachable(numbers: int) -> int:
    """The set of all sums of some of these numbers (including 0, the empty sum)."""
    if not numbers:
        return 1
    largest = numbers.bit_length()
    totals = reachable(numbers ^ 1 << largest - 1)
    return totals | totals << largest


@lru_cache(maxsize=SETS_REMEMBERED)
def _counts(numbers: int) -> int:
    """The number of subsets of these numbers for each total, packed."""
    if not numbers:
        return 1
    largest = numbers.bit_length()
    counts = _counts(numbers ^ 1 << largest - 1)
    return counts + (counts << BITS_PER_COUNT * largest)


def _unpacked(counts: int) -> "array[int]":
    """Packed counts as a list, with the count of each total at its index."""
    found = array("H", counts.to_bytes(ALL_TOTALS * BITS_PER_COUNT // 8, sys.byteorder))
    if sys.byteorder == "big":
        found.reverse()
    return found


@cache
def _only(totals: int) -> int:
    """A mask for only the packed counts of these totals."""
    return sum(COUNT << BITS_PER_COUNT * total for total in totals_in(totals))


@cache
def _taking(totals: int) -> Callable[["array[int]"], tuple[int, ...]]:
    """A getter for the counts of these totals."""
    possible = [total for total in totals_in(totals) if total < ALL_TOTALS]  # no set has a larger sum
    if len(possible) > 1:
        return itemgetter(*possible)
    return lambda counts: tuple(counts[total] for total in possible)


def ways_to_make(total: int, numbers: Iterable[int] = NUMBERS) -> int:
    """The number of subsets of these distinct numbers (1 to 18, by default all) with a given positive sum.

    >>> ways_to_make(18)
    46
    """
    return ways(total, set_of(numbers))


def ways(total: int, numbers: int) -> int:
    """Do the same as `ways_to_make`, for numbers given as a set."""
    return _counts(numbers) >> BITS_PER_COUNT * total & COUNT


def sum_text(total: int, numbers: Iterable[int]) -> str:
    """A total and its parts as text: `15=1+2+3+4+5`."""
    return f"{total}={'+'.join(map(str, numbers))}"


class SetsAddingUp(Moves[int]):
    """Every subset of the given numbers with one of the given totals (not 0), ordered by total; a pick is a number."""

    __slots__ = ("_numbers", "_totals")

    def __init__(self, numbers: int, totals: int) -> None:
        self._numbers = numbers
        self._totals = totals

    def __iter__(self) -> Iterator[int]:
        counts = self._counts()
        return (self._at(number, counts) for number in range(sum(counts)))

    def __bool__(self) -> bool:
        return bool(_counts(self._numbers) & _only(self._totals))

    def __len__(self) -> int:
        return sum(self._counts())

    def __contains__(self, move: object) -> bool:
        number = whole(move)
        return number is not None and not number & ~self._numbers and bool(self._totals >> sum_of(number) & 1)

    def at(self, number: int) -> int:
        return self._at(number, self._counts())

    def sample(self, rng: Random) -> int:
        counts = self._counts()
        return self._at(int(rng.random() * sum(counts)), counts)

    def _counts(self) -> tuple[int, ...]:
        """The number of sets for each of the totals."""
        return _taking(self._totals)(_unpacked(_counts(self._numbers)))

    def _at(self, number: int, counts: tuple[int, ...]) -> int:
        for place, count in enumerate(counts):
            if number < count:
                return _set_at(number, totals_in(self._totals)[place], self._numbers)
            number -= count
        raise IndexError(number)

    def choices_after(self, picks: Sequence[str]) -> Choices:
        chosen = 0
        for pick in picks:
            bit = BITS.get(pick, 0)
            if not bit & self._numbers & ~chosen:
                return Choices((), None)
            chosen |= bit
        left = self._numbers & ~chosen
        still_to_come = self._totals >> sum_of(chosen)
        left &= (1 << still_to_come.bit_length() - 1) - 1 if still_to_come else 0  # no number above the largest total
        following = [
            str(number) for number in numbers_in(left) if reachable(left & ~(1 << number - 1)) << number & still_to_come
        ]
        complete = sum_text(sum_of(chosen), numbers_in(chosen)) if still_to_come & 1 else None
        return Choices(tuple(following), complete)


def _set_at(index: int, total: int, numbers: int) -> int:
    """The subset at `index` among those with the sum `total`; for each number, the subsets without it come first."""
    chosen = 0
    left = numbers
    while left > 511:
        number = left.bit_length()
        bit = 1 << number - 1
        left ^= bit
        if number <= total and index >= (without := _counts(left) >> BITS_PER_COUNT * total & COUNT):
            index -= without
            chosen |= bit
            total -= number
    return chosen | _sets_to_nine(left)[total][index]


@cache
def _sets_to_nine(numbers: int) -> dict[int, list[int]]:
    """The subsets of these numbers (none is above 9) by their sum, each list in the order of `at`."""
    found: dict[int, list[int]] = {}
    chosen = 0
    while True:
        found.setdefault(SUMS_TO_NINE[chosen], []).append(chosen)
        if chosen == numbers:
            return found
        chosen = chosen - numbers & numbers  # the next larger subset
