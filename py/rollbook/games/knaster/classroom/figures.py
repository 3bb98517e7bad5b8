"""The figures in Knaster's lesson plans: how often each total of two dice comes up."""

from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Final

from rollbook.classroom.tasks import ChanceChart, ChartRow
from rollbook.core.dice import WAYS_BY_TOTAL
from rollbook.core.errors import Argument
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import CELL_NAMES, LINE_CELLS, Sheet

NUMBERS: Final = range(2, 13)

LESSON_THROWS: Final = 72
"""The number of the class's throws: each total is expected as often as the throws allow it, twice over."""


def figures() -> dict[str, Argument]:
    """The figures of the lesson plans."""
    ways = WAYS_BY_TOTAL
    throws = sum(ways.values())
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


def charts() -> Iterator[ChanceChart]:
    """The number of throws that bring each number, on a sheet that holds each of them once."""
    cells = bytes(NUMBERS).ljust(len(CELL_NAMES), b"\0")
    state = KnasterState(sheets=(Sheet(cells),), turn=0, total=0, waiting=(), last_round=False)
    rows = zip(NUMBERS, CELL_NAMES, strict=False)
    yield ChanceChart("totals", tuple(ChartRow(str(number), state, cell) for number, cell in rows))
