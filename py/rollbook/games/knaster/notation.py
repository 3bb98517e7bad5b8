"""How Knaster's moves are written: `write c3`, `circle c3`, `bonus row3 a3 d3` (docs/rules/knaster.md#moves)."""

from collections.abc import Iterator, Mapping
from typing import Final

from rollbook.core.moves import PASS, Notation
from rollbook.games.knaster.sheet import (
    CELL_NAMES,
    FIRST_CIRCLE,
    LINE_NAMES,
    PASS_MOVE,
    bonus_move,
    bonus_parts,
)


def _move_texts() -> Iterator[tuple[int, str]]:
    yield PASS_MOVE, PASS
    for cell, name in enumerate(CELL_NAMES):
        yield cell, f"write {name}"
        yield FIRST_CIRCLE + cell, f"circle {name}"
    for line, name in enumerate(LINE_NAMES):
        for move in range(bonus_move(line, ()) + 1, bonus_move(line + 1, ())):
            yield move, " ".join(("bonus", name, *(CELL_NAMES[cell] for cell in bonus_parts(move)[1])))


TEXT_OF_MOVE: Final[Mapping[int, str]] = dict(_move_texts())
MOVE_OF_TEXT: Final[Mapping[str, int]] = {text: move for move, text in TEXT_OF_MOVE.items()}


class KnasterNotation(Notation[int]):
    """A move is a number (see `sheet`); a pick is a cell, or the line whose circles are drawn."""

    examples = ("write c3", "circle c3", "bonus row3 a3 d3", PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is int and value in TEXT_OF_MOVE

    def text(self, move: int) -> str:
        return TEXT_OF_MOVE[move]

    def parse(self, text: str) -> int | None:
        return MOVE_OF_TEXT.get(text)

    def picks(self, move: int) -> tuple[str, ...]:
        return (PASS,) if move == PASS_MOVE else tuple(TEXT_OF_MOVE[move].split(" ")[1:])
