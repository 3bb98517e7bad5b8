"""Chooses a few of many combinations so that every two values meet, because most faults need no more.

`dev.py test all` tries every combination.
"""

import os
from collections.abc import Sequence
from itertools import combinations, product
from typing import Final, TypeVar

ALL: Final = bool(os.environ.get("ROLLBOOK_ALL"))

T = TypeVar("T")
Pair = tuple[tuple[int, object], tuple[int, object]]


def combined(*factors: Sequence[str]) -> list[tuple[str, ...]]:
    """Combine the factors' values: in all ways in `dev.py test all`, otherwise so that every two values meet."""
    return list(product(*factors)) if ALL else pairwise(*factors)


def some(every: Sequence[T], *usual: T) -> list[T]:
    """Return all values in `dev.py test all`, otherwise the usual ones: each way through the page's code once."""
    assert all(one in every for one in usual), usual
    return list(every) if ALL else list(usual)


def pairwise(*factors: Sequence[str]) -> list[tuple[str, ...]]:
    """Return combinations in which every two values of two factors meet; always the same ones.

    Repeatedly chooses the first combination with the largest number of pairs that have not met yet.
    """
    every = {one: pairs_of(one) for one in product(*factors)}
    missing = set().union(*every.values())
    chosen = []
    while missing:
        best = max(every, key=lambda one: len(every[one] & missing))
        chosen.append(best)
        missing -= every.pop(best)
    return chosen


def pairs_of(combination: Sequence[str]) -> set[Pair]:
    """Return the pairs of values that meet in a combination, each value with its factor."""
    return set(combinations(enumerate(combination), 2))
