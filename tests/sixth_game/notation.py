"""The notation of Highest Roll: `keep` or `roll`."""

from rollbook.core.moves import Notation
from tests.sixth_game.rules import KEEP, ROLL


class HighestRollNotation(Notation[str]):
    """A move is its text, and one pick."""

    examples = (KEEP, ROLL)

    def is_move(self, value: object) -> bool:
        return type(value) is str and value in (KEEP, ROLL)

    def text(self, move: str) -> str:
        return move

    def parse(self, text: str) -> str | None:
        return text if text in (KEEP, ROLL) else None
