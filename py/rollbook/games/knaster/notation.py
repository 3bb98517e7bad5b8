"""The notation of Knaster: `write c3`, `circle c3`, `bonus row3 a3 d3` (docs/rules/knaster.md#moves)."""

from collections.abc import Mapping
from itertools import combinations
from typing import Final

from rollbook.core.moves import PASS, Notation
from rollbook.games.knaster.sheet import CELL_NAMES, CIRCLES, LINE_CELLS, LINE_NAMES, PASSING, WRITES, Move

BONUSES: Final = tuple(
    Move("bonus", circled, line)
    for line, cells in enumerate(LINE_CELLS)
    for count in range(1, len(cells) + 1)
    for circled in combinations(cells, count)
)


def move_picks(move: Move) -> tuple[str, ...]:
    """The picks that make a move, in the order in which its text names it."""
    line = (LINE_NAMES[move.line],) if move.kind == "bonus" else ()
    return (PASS,) if move == PASSING else (*line, *(CELL_NAMES[cell] for cell in move.cells))


TEXT_OF_MOVE: Final[Mapping[Move, str]] = {
    PASSING: PASS,
    **{move: " ".join((move.kind, *move_picks(move))) for move in (*WRITES, *CIRCLES, *BONUSES)},
}
MOVE_OF_TEXT: Final[Mapping[str, Move]] = {text: move for move, text in TEXT_OF_MOVE.items()}


class KnasterNotation(Notation[Move]):
    """A pick is a cell, or the line whose circles are drawn."""

    examples = ("write c3", "circle c3", "bonus row3 a3 d3", PASS)

    def is_move(self, value: object) -> bool:
        return isinstance(value, Move) and value in TEXT_OF_MOVE

    def text(self, move: Move) -> str:
        return TEXT_OF_MOVE[move]

    def parse(self, text: str) -> Move | None:
        return MOVE_OF_TEXT.get(text)

    def picks(self, move: Move) -> tuple[str, ...]:
        return move_picks(move)
