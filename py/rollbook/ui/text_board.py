"""Boards as lines of coloured text, for `str()` and for the terminal. Seats are letters, from A on."""

from collections.abc import Iterable, Sequence
from itertools import zip_longest
from typing import Final, NamedTuple


class Ink(NamedTuple):
    """A piece of a line, and its style in rich's words (colours, `bold`, `dim`, `reverse`)."""

    text: str
    style: str = ""


Line = list[Ink]

LETTERS: Final = "ABCDEFGHIJKL"
COLOURS: Final = (
    "red", "blue", "yellow", "green", "magenta", "cyan",
    "dark_orange", "hot_pink", "orange4", "green_yellow", "grey50", "white",
)  # fmt: skip
"""The colours of the seats, in the order of the page's."""
DIM: Final = "dim"


def style_of(seat: int) -> str:
    """The style in which a seat is written."""
    return f"bold {COLOURS[seat]}"


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat]


def plain(line: Iterable[Ink]) -> str:
    """A line without its styles."""
    return "".join(ink.text for ink in line).rstrip()


def beside(blocks: Sequence[list[Line]], gap: int = 4) -> list[Line]:
    """Blocks of lines side by side."""
    widths = [max(sum(len(ink.text) for ink in line) for line in block) + gap for block in blocks]
    lines = []
    for row in zip_longest(*blocks, fillvalue=[]):
        line: Line = []
        for width, part in zip(widths, row, strict=True):
            line += [*part, Ink(" " * (width - sum(len(ink.text) for ink in part)))]
        lines.append(line)
    return lines
