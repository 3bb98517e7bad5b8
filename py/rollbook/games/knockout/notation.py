"""The notation of Knockout: `15=1+2+3+4+5`, a total and its numbers (docs/rules/knockout.md#moves)."""

import re
from typing import Final

from rollbook.core.moves import PASS, Notation
from rollbook.games.knockout.placements import PASS_MOVE, marbles_of, placement_of, total_of
from rollbook.games.knockout.subset_sums import sum_text

WRITTEN: Final = re.compile(r"([1-9][0-9]{0,2})=([1-9][0-9]?(?:\+[1-9][0-9]?)*)")


def read(text: str) -> tuple[int, int] | None:
    """The total that a text such as `8=4+4` names and its placement (they may disagree); None for any other text."""
    written = WRITTEN.fullmatch(text)
    if written is None:
        return None
    numbers = [int(number) for number in written[2].split("+")]
    placement = placement_of(numbers)
    return None if placement is None or numbers != sorted(numbers) else (int(written[1]), placement)


class KnockoutNotation(Notation[int]):
    """A move is a placement (see `placements`); a pick is the number on which one marble is placed."""

    examples = ("15=1+2+3+4+5", "18=18", PASS)

    def is_move(self, value: object) -> bool:
        return type(value) is int and value >= 0 and placement_of(marbles_of(value)) == value

    def text(self, move: int) -> str:
        return PASS if move == PASS_MOVE else sum_text(total_of(move), marbles_of(move))

    def parse(self, text: str) -> int | None:
        if text == PASS:
            return PASS_MOVE
        written = read(text)
        return written[1] if written and total_of(written[1]) == written[0] else None

    def picks(self, move: int) -> tuple[str, ...]:
        return tuple(map(str, marbles_of(move))) or (PASS,)
