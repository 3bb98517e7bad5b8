"""The figures in Roll-It's lesson plan: how likely each number of the board is."""

from collections.abc import Iterator

from rollbook.classroom.tasks import ChanceChart, ChartRow
from rollbook.core.dice import WAYS_BY_TOTAL
from rollbook.core.errors import Argument
from rollbook.games.roll_it.board import cell_numbers
from rollbook.games.roll_it.notation import cell_name
from rollbook.games.roll_it.rules import RollItState


def figures() -> dict[str, Argument]:
    """The numbers in the lesson plan."""
    ways = WAYS_BY_TOTAL
    return {
        "throws": sum(ways.values()),
        "three": ways[3],
        "five": ways[5],
        "six": ways[6],
        "seven": ways[7],
        "eight": ways[8],
        "ten": ways[10],
    }


def charts() -> Iterator[ChanceChart]:
    """The number of throws that put a chip on each number of the empty board."""
    state = RollItState.start(2, {"board": 1, "grids": 9})
    cells = {number: cell_name(cell) for cell, number in enumerate(cell_numbers(state.side))}
    yield ChanceChart("numbers", tuple(ChartRow(str(number), state, cells[number]) for number in sorted(cells)))
