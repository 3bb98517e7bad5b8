"""The figures in Roll-It's lesson plan: how likely each number of the board is."""

from collections import Counter

from rollbook.core.dice import TWO_DICE
from rollbook.core.errors import Argument


def figures() -> dict[str, Argument]:
    """What the plan says in numbers."""
    ways: Counter[int] = Counter()
    for roll, count in TWO_DICE.ways.items():
        ways[sum(map(int, roll))] += count
    return {
        "throws": ways.total(),
        "three": ways[3],
        "five": ways[5],
        "six": ways[6],
        "seven": ways[7],
        "eight": ways[8],
        "ten": ways[10],
    }
