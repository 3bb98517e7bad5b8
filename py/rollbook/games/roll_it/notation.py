"""The notation of Roll-It: `5.3`, the third cell of the fifth grid (docs/rules/roll_it.md#moves)."""

from rollbook.core.moves import PASS, Notation
from rollbook.games.roll_it.rules import PASS_MOVE

DIGITS = "123456789"


def cell_name(cell: int) -> str:
    """The name of a cell."""
    return f"{cell // 9 + 1}.{cell % 9 + 1}"


class RollItNotation(Notation[int]):
    """A move is a cell, or `PASS_MOVE`; it is one pick."""

    examples = ("5.3", PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is int and (value == PASS_MOVE or 0 <= value < 81)

    def text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else cell_name(move)

    def parse(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        if len(text) == 3 and text[0] in DIGITS and text[1] == "." and text[2] in DIGITS:
            return (int(text[0]) - 1) * 9 + int(text[2]) - 1
        return None
