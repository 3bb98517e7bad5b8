"""Sets of distinct numbers from 1 to 18 that add up to a total: how many there are, which they are, what can be added.

A set of numbers is an int with bit n - 1 set for number n; a set of totals is an int with bit t set for total t. What
is asked of a set is counted number by number and never by listing its subsets, of which there may be 262,144.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final

from rollbook.game import Choices, Moves

NUMBERS: Final = range(1, 19)
ALL_NUMBERS: Final = (1 << 18) - 1
BITS: Final = {str(number): 1 << number - 1 for number in NUMBERS}
FROM_THE_LARGEST: Final = tuple((number, 1 << number - 1, (1 << number - 1) - 1) for number in reversed(NUMBERS))
"""Each number with its bit and the set of all smaller numbers."""

# Counts for all totals are packed into one int, so that a number joins them all with a single shift and addition. All
# counts together are at most 262,144, so 20 bits hold each of them and their sum.
BITS_PER_COUNT: Final = 20
COUNT: Final = (1 << BITS_PER_COUNT) - 1
SETS_REMEMBERED: Final = 1 << 13
"""For so many sets of numbers the counts are kept; at about 500 bytes each."""


def set_of(numbers: Iterable[int]) -> int:
    """Distinct numbers as a set."""
    return sum(1 << number - 1 for number in numbers)


def numbers_in(chosen: int) -> tuple[int, ...]:
    """The numbers of a set, ascending."""
    return tuple([number for number in NUMBERS if chosen >> number - 1 & 1])


# The sums of the 512 sets of numbers from 1 to 9. A set of numbers from 10 to 18 adds 9 more for each.
SUMS_TO_NINE: Final = tuple(sum(numbers_in(chosen)) for chosen in range(512))


def sum_of(chosen: int) -> int:
    """What the numbers of a set add up to."""
    upper = chosen >> 9
    return SUMS_TO_NINE[chosen & 511] + SUMS_TO_NINE[upper] + 9 * upper.bit_count()


@cache
def totals_in(totals: int) -> tuple[int, ...]:
    """The totals of a set of totals, ascending."""
    return tuple(total for total in range(totals.bit_length()) if totals >> total & 1)


@lru_cache(maxsize=SETS_REMEMBERED)
def reachable(numbers: int) -> int:
    """The set of totals to which some of these numbers add up (0, with none of them, included)."""
    if not numbers:
        return 1
    largest = numbers.bit_length()
    totals = reachable(numbers ^ 1 << largest - 1)
    return totals | totals << largest


@lru_cache(maxsize=SETS_REMEMBERED)
def _counts(numbers: int) -> int:
    """How many sets of these numbers there are for each total, packed."""
    if not numbers:
        return 1
    largest = numbers.bit_length()
    counts = _counts(numbers ^ 1 << largest - 1)
    return counts + (counts << BITS_PER_COUNT * largest)


@cache
def _only(totals: int) -> int:
    """What keeps the packed counts of these totals and none else."""
    return sum(COUNT << BITS_PER_COUNT * total for total in totals_in(totals))


def ways_to_make(total: int, numbers: Iterable[int] = NUMBERS) -> int:
    """How many sets of these distinct numbers (from 1 to 18, by default all) add up to a total from 1 on.

    >>> ways_to_make(18)
    46
    """
    return ways(total, set_of(numbers))


def ways(total: int, numbers: int) -> int:
    """`ways_to_make` for numbers that are given as a set."""
    return _counts(numbers) >> BITS_PER_COUNT * total & COUNT


def sum_text(total: int, numbers: Iterable[int]) -> str:
    """A total and its parts as text: `15=1+2+3+4+5`."""
    return f"{total}={'+'.join(map(str, numbers))}"


class SetsAddingUp(Moves[int]):
    """Every set of the given numbers that adds up to one of the given totals (not 0), by total; a pick is a number."""

    __slots__ = ("_numbers", "_totals")

    def __init__(self, numbers: int, totals: int) -> None:
        self._numbers = numbers
        self._totals = totals

    def __iter__(self) -> Iterator[int]:
        return map(self.at, range(len(self)))

    def __bool__(self) -> bool:
        return bool(reachable(self._numbers) & self._totals)

    def __len__(self) -> int:
        # The digits of a number in base b add up to the number modulo b - 1, as when nines are cast out.
        return (_counts(self._numbers) & _only(self._totals)) % COUNT

    def __contains__(self, move: object) -> bool:
        return isinstance(move, int) and not move & ~self._numbers and bool(self._totals >> sum_of(move) & 1)

    def at(self, index: int) -> int:
        """Set number `index` of all of them, counted from 0. Raises IndexError if there are not so many."""
        counts = _counts(self._numbers)
        for total in totals_in(self._totals):
            count = counts >> BITS_PER_COUNT * total & COUNT
            if index < count:
                return _set_at(index, total, self._numbers)
            index -= count
        raise IndexError(index)

    def sample(self, rng: Random) -> int:
        return self.at(int(rng.random() * len(self)))

    def choices(self, picks: Sequence[str]) -> Choices:
        chosen = 0
        for pick in picks:
            bit = BITS.get(pick, 0)
            if not bit & self._numbers & ~chosen:
                return Choices((), None)
            chosen |= bit
        left = self._numbers & ~chosen
        still_to_come = self._totals >> sum_of(chosen)
        following = [
            str(number) for number in numbers_in(left) if reachable(left & ~(1 << number - 1)) << number & still_to_come
        ]
        complete = sum_text(sum_of(chosen), numbers_in(chosen)) if still_to_come & 1 else None
        return Choices(tuple(following), complete)


def _set_at(index: int, total: int, numbers: int) -> int:
    """Set number `index` of those that add up to `total`; for each number, the sets without it come first."""
    chosen = 0
    for number, bit, smaller in FROM_THE_LARGEST:
        if numbers & bit and number <= total:
            without = _counts(numbers & smaller) >> BITS_PER_COUNT * total & COUNT
            if index >= without:
                index -= without
                chosen |= bit
                total -= number
    return chosen
