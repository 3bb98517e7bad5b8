"""The figures in Lowdown's lesson plans: three dice that make ten, and squares in which every line does."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import ChanceChart, ChartRow
from rollbook.core.errors import Argument
from rollbook.core.match import Match
from rollbook.games.lowdown.board import BOX_NAMES, COLOURS_OF_BOX, LINES_THROUGH
from rollbook.games.lowdown.notation import PEEK
from rollbook.games.lowdown.turn import OPEN_DICE

TEN: Final = 10
Row = tuple[int, ...]
MIDDLE: Final = 4
"""The middle box of a grid."""


def figures() -> dict[str, Argument]:
    """The figures of the lesson plans."""
    throws = list(product(range(1, 7), repeat=3))
    rows = [throw for throw in throws if sum(throw) == TEN]
    triples = sorted({tuple(sorted(row)) for row in rows})
    squares = _squares(rows)
    falling = [square for square in squares if square[0][0] + square[1][1] + square[2][2] == TEN]
    both = [square for square in falling if square[0][2] + square[1][1] + square[2][0] == TEN]
    threes = sorted({tuple(sorted((a, c))) for a, b, c in rows if b == 3})
    return {
        "triples": tuple(map(added, triples)),
        "triple_count": len(triples),
        "ten_ways": len(rows),
        "throws": len(throws),
        "with_three": tuple(added((a, 3, c)) for a, c in threes),
        "bond": TEN - 4 - 5,
        "square": " / ".join(map(_spaced, min(falling))),
        "first_row": _spaced(min(falling)[0]),
        "lines_middle": len(LINES_THROUGH[MIDDLE]),
        "squares": len(squares),
        "one_diagonal": len(falling),
        "both_diagonals": len(both),
    }


def _squares(rows: Sequence[Row]) -> list[tuple[Row, Row, Row]]:
    """The squares of three rows that make ten, in which every column does too."""
    return [
        (first, second, third)
        for first, second in product(rows, repeat=2)
        if (third := tuple(TEN - a - b for a, b in zip(first, second, strict=True))) in rows
    ]


def _spaced(row: Sequence[int]) -> str:
    return " ".join(map(str, row))


def charts() -> Iterator[ChanceChart]:
    """The throws whose open dice bring each number, and a colour for a box; and those whose pair under the cup does."""
    state = Match("lowdown", 2).state
    yield ChanceChart("numbers", tuple(ChartRow(str(number), state, str(number)) for number in range(1, 7)))
    one, two = (next(box for box, takes in enumerate(COLOURS_OF_BOX) if len(takes) == count) for count in (1, 2))
    peeked = state.after_roll(OPEN_DICE.outcomes[0][0]).after_move(0, PEEK)
    for id, then in (("boxes", state), ("cup", peeked)):
        yield ChanceChart(id, (ChartRow("single", then, BOX_NAMES[one]), ChartRow("double", then, BOX_NAMES[two])))
