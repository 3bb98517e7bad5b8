"""The figures in Knaster's lesson plans: how often each total of two dice comes up."""

from collections import Counter
from itertools import product
from typing import Final

from rollbook.core.dice import TWO_DICE
from rollbook.core.errors import Argument
from rollbook.games.knaster.sheet import LINE_CELLS

LESSON_THROWS: Final = 72
"""How often the class throws: each total is expected as often as the throws allow it, twice over."""


def figures() -> dict[str, Argument]:
    """What the plans say in numbers."""
    ways: Counter[int] = Counter()
    for roll, count in TWO_DICE.ways.items():
        ways[sum(map(int, roll))] += count
    throws = ways.total()
    three: Counter[int] = Counter(map(sum, product(range(1, 7), repeat=3)))
    most = max(three.values())
    lines = Counter(cell for cells in LINE_CELLS for cell in cells)
    return {
        "throws": throws,
        "seven": ways[7],
        "twelve": ways[12],
        "even": sum(count for total, count in ways.items() if total % 2 == 0),
        "lesson_throws": LESSON_THROWS,
        "expected": tuple(f"{total}: {ways[total] * LESSON_THROWS // throws}" for total in sorted(ways)),
        "eight": ways[8],
        "above_four": tuple(total for total in sorted(ways) if ways[total] > ways[4]),
        "three_best": tuple(total for total in sorted(three) if three[total] == most),
        "three_ways": most,
        "three_throws": three.total(),
        "edge": lines[1],
        "middle": lines[12],
    }
