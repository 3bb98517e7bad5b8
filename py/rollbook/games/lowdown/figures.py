"""The figures in Lowdown's lesson plans: three dice that make ten, and squares in which every line does."""

from collections.abc import Sequence
from itertools import product
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.core.errors import Argument
from rollbook.games.lowdown.board import LINES_THROUGH

TEN: Final = 10
MIDDLE: Final = 4
"""The middle box of a grid."""


def figures() -> dict[str, Argument]:
    """What the plans say in numbers."""
    throws = list(product(range(1, 7), repeat=3))
    rows = [throw for throw in throws if sum(throw) == TEN]
    triples = sorted({tuple(sorted(row)) for row in rows})
    squares = [
        (first, second, third)
        for first, second in product(rows, repeat=2)
        if (third := tuple(TEN - a - b for a, b in zip(first, second, strict=True))) in rows
    ]
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


def _spaced(row: Sequence[int]) -> str:
    return " ".join(map(str, row))
