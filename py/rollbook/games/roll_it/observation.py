"""Roll-It's positions as numbers: the board, the chips, the lines still open, the dice."""

from functools import cache
from typing import Final

from rollbook.adapters.observation import Encoding, Part, counted, flags
from rollbook.core.dice import SIX_FACES
from rollbook.games.roll_it.rules import NUMBERS, RollItState, cell_numbers, cells_by_total, grids_in_play


def parts(seats: int) -> tuple[Part, ...]:
    """The parts of an encoded row. Grids, and cells of a grid, are in reading order, as in a move's text: `5.3`."""
    return (
        Part(
            "numbers",
            (9, 9, 9),
            f"for each of {', '.join(map(str, NUMBERS))}, the cells in play (grid, cell) that show it",
        ),
        Part("chips", (seats, 9, 9), "for each seat, the cells (grid, cell) that hold its chips"),
        Part(
            "open_lines",
            (9, 8),
            "the lines (grid; three rows, three columns, two diagonals) that a single seat can still fill",
        ),
        Part(name="dice", shape=(6,), meaning="how many dice of the roll to be used show 1, 2, ..., 6", top=2),
        Part("allowed", (9, 9), "the cells (grid, cell) on which this roll allows a chip, if they are free"),
    )


def encode(state: RollItState, order: tuple[int, ...]) -> tuple[bytes, ...]:
    """Encode a position as a row, part by part, for the seats in this order."""
    return (
        _printed(state.side, state.grids),
        *[flags(state.chips[seat], 81) for seat in order],
        flags(state.open_lines, 72),
        counted(state.roll or (), SIX_FACES),
        _allowed(state.side, state.grids, state.total),
    )


@cache
def _printed(side: int, grids: int) -> bytes:
    shown = cell_numbers(side)
    in_play = grids_in_play(grids)
    return bytes([cell // 9 in in_play and shown[cell] == number for number in NUMBERS for cell in range(81)])


@cache
def _allowed(side: int, grids: int, total: int) -> bytes:
    return flags(sum(1 << cell for cell in cells_by_total(side, grids)[total]) if total else 0, 81)


ENCODING: Final = Encoding(parts, encode)
