"""The notation of Roll Out: the uses of the dice, as in `c5 f2`, or a word (docs/rules/roll_out.md#moves)."""

from typing import Final

from rollbook.core.moves import PASS, Notation
from rollbook.games.roll_out.rules import DECISIONS, ROLL, STOP
from rollbook.games.roll_out.uses import WELL_FORMED

MOVES: Final = WELL_FORMED.union((*DECISIONS, PASS))


class RollOutNotation(Notation[str]):
    """A move is its text; a pick is one use, or the word."""

    examples = ("c5 f2", "u3 c3", "c7", STOP, ROLL, PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is str and value in MOVES

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in MOVES else None

    def picks(self, move: str) -> tuple[str, ...]:
        return tuple(move.split())
