"""Knaster's positions as numbers: the sheets, the total, whether it is the last round."""

from functools import cache, lru_cache
from typing import Final

from rollbook.adapters.observation import SETS_REMEMBERED, Encoding, Part, flags
from rollbook.games.knaster.rules import CIRCLED, LINE_NAMES, KnasterState

TOTALS: Final = range(2, 13)
# For each total, and for a circle, a table for `bytes.translate` that maps it to 1 and everything else to 0.
HOLDS: Final = tuple(bytes(shown % CIRCLED == total for shown in range(256)) for total in TOTALS)
TOTAL_FLAGS: Final = {total: bytes([total == one for one in TOTALS]) for total in (0, *TOTALS)}
IS_CIRCLED: Final = bytes(shown > CIRCLED for shown in range(256))


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of an encoded row."""
    return (
        Part("total", (11,), "the total for everyone, 2-12; zeros while the dice are due"),
        Part("last_round", (1,), "this roll, or the next if the dice are due, is the last"),
        Part("numbers", (seats, 11, 5, 5), "for each seat and each number 2-12, the cells (row, column) that hold it"),
        Part("circles", (seats, 5, 5), "for each seat, the cells that are circled"),
        Part(
            "bonuses_due",
            (seats, 12),
            f"for each seat, the lines whose circles it still has to draw: {', '.join(LINE_NAMES)}",
        ),
    )


def encode(state: KnasterState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Encode a position for the seats in this order, part by part."""
    sheets = [state.sheets[seat] for seat in order]
    return (
        TOTAL_FLAGS[state.total],
        b"\1" if state.last_round else b"\0",
        *[_numbers(sheet.cells) for sheet in sheets],
        *[sheet.cells.translate(IS_CIRCLED) for sheet in sheets],
        *[_due(sheet.due) for sheet in sheets],
    )


@lru_cache(maxsize=SETS_REMEMBERED)
def _numbers(cells: bytes) -> bytes:
    return b"".join([cells.translate(table) for table in HOLDS])


@cache
def _due(lines: tuple[int, ...]) -> bytes:
    return flags(sum(1 << line for line in lines), 12)


ENCODING: Final = Encoding(parts, encode)
