"""Knaster's positions as numbers: the sheets, the total, whether it is the last round."""

from typing import Final

from rollbook.adapters.observation import Encoding, Part, flags
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import CIRCLED, LINE_NAMES, Sheet

TOTALS: Final = range(2, 13)
# For each total, and for a circle: a table for `bytes.translate` that makes it 1 and all else 0.
HOLDS: Final = tuple(bytes(shown % CIRCLED == total for shown in range(256)) for total in TOTALS)
IS_CIRCLED: Final = bytes(shown > CIRCLED for shown in range(256))


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of a row."""
    return (
        Part("total", (11,), "the total that everybody plays with, 2-12; zeros while the dice are due"),
        Part("last_round", (1,), "this roll, or the one that is due, is the last"),
        Part("numbers", (seats, 11, 5, 5), "for each seat and each number 2-12, the cells (row, column) that hold it"),
        Part("circles", (seats, 5, 5), "for each seat, the cells that are circled"),
        Part(
            "bonuses_due",
            (seats, 12),
            f"for each seat, the lines whose circles it still has to draw: {', '.join(LINE_NAMES)}",
        ),
    )


def encode(state: KnasterState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """A row for the seats in this order."""
    sheets = [state.sheets[seat] for seat in order]
    return (
        bytes([total == state.total for total in TOTALS]),
        bytes((state.last_round,)),
        *[sheet.cells.translate(table) for sheet in sheets for table in HOLDS],
        *[sheet.cells.translate(IS_CIRCLED) for sheet in sheets],
        *map(_due, sheets),
    )


def _due(sheet: Sheet) -> bytes:
    return flags(sum(1 << line for line in sheet.due), 12)


ENCODING: Final = Encoding(parts, encode)
