"""Lowdown's moves and how they are written: `write 5 red A1`, `cross A row1` (docs/rules/lowdown.md#moves)."""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final, NamedTuple

from rollbook.core.moves import Notation
from rollbook.games.lowdown.board import BOX_NAMES, COLOURS, LINE_NAMES

PICKED_KINDS: Final = ("peek", "wild", "done")
"""The kinds of move that are picked by name."""


class Move(NamedTuple):
    """A move. What it does not name is 0 or empty."""

    kind: str
    """`peek`, `write`, `wild`, `black`, `cross` or `done`."""
    number: int = 0
    colour: str = ""
    place: int = 0
    """The line of a `cross`, else the box."""


PEEK: Final = Move("peek")
DONE: Final = Move("done")


def place_name(kind: str, place: int) -> str:
    """The text of a box or a line, as it is tapped; empty for a move that has neither."""
    if kind == "cross":
        return LINE_NAMES[place]
    return "" if kind in ("peek", "done") else BOX_NAMES[place]


def move_picks(move: Move) -> tuple[str, ...]:
    """The picks that make a move, in the order in which its text names it."""
    kind = move.kind if move.kind in PICKED_KINDS else ""
    return tuple(filter(None, (kind, str(move.number or ""), move.colour, place_name(move.kind, move.place))))


def first_of(kind: Sequence[str], picks: Sequence[str]) -> str:
    """The first of some picks that is of a kind, such as a colour; empty if there is none."""
    return next((pick for pick in picks if pick in kind), "")


def move_text(move: Move) -> str:
    """A move in the notation of the rules: `write 5 red A1`, `cross A row1`."""
    return text_of(move.kind, move_picks(move))


def text_of(kind: str, picks: Sequence[str]) -> str:
    """The move of a kind with these picks, which stand in its order."""
    words = picks if kind in PICKED_KINDS else (kind, *picks)
    return " ".join(words).replace(".", " ")  # the dot of a line: A.row1 is written A row1


@cache
def moves_by_text() -> dict[str, Move]:
    """Every move that can be written down, legal somewhere or not."""
    boxes = range(27)
    moves = [Move(*move) for move in product(("write", "wild", "black"), range(1, 7), COLOURS, boxes)]
    moves += [Move(kind="wild", number=number, colour="", place=box) for number, box in product(range(1, 7), boxes)]
    moves += [Move(kind="black", number=0, colour="", place=box) for box in boxes]
    moves += [Move(kind="cross", number=0, colour="", place=line) for line in range(24)]
    return {move_text(move): move for move in (*moves, PEEK, DONE)}


@cache
def _every_move() -> frozenset[Move]:
    return frozenset(moves_by_text().values())


class LowdownNotation(Notation[Move]):
    """A pick is a number, a colour, a box, a line, or one of `PICKED_KINDS`."""

    examples = ("write 5 red A1", "wild 5 red B4", "wild 5 B4", "black B4", "peek", "cross A row1", "done")

    def is_move(self, value: object) -> bool:
        return isinstance(value, Move) and value in _every_move()

    def text(self, move: Move) -> str:
        return move_text(move)

    def parse(self, text: str) -> Move | None:
        return moves_by_text().get(text)

    def picks(self, move: Move) -> tuple[str, ...]:
        return move_picks(move)
