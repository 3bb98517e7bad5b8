"""Roll-It's evaluator: the expected points of each seat's chips, open lines and possible Grands.

The evaluator estimates the probability of completing each line without another seat's chip, from the probability of
rolling each of its free cells. A Grand needs a Tic-Tac-Toe in each of its three grids.
"""

from collections.abc import Mapping
from functools import cache, lru_cache
from math import prod
from typing import ClassVar, Final

from rollbook.bots.evaluator import Evaluator, Region, Style
from rollbook.core.dice import WAYS_BY_TOTAL
from rollbook.core.messages import Message
from rollbook.games.roll_it.rules import (
    ANY_CELL,
    LINES_OF_A_GRID,
    LINES_THROUGH,
    PASS_MOVE,
    POINTS_PER_GRAND,
    POINTS_PER_TIC_TAC_TOE,
    RollItState,
    cell_name,
    cell_numbers,
    grids_in_play,
    number_of,
)

# Fallback heuristics of Roll-It's weaker levels (see `rollbook.bots.evaluator.Habit`).

WHOLE_GRID: Final = 0b111111111


def stays_in_its_grid(state: RollItState, seat: int, move: int) -> float:
    """Put the chip in the grid where the seat already has most chips, even if they cannot make a line."""
    return 0.0 if move == PASS_MOVE else float((state.chips[seat] >> move // 9 * 9 & WHOLE_GRID).bit_count())


def forgets_to_block(state: RollItState, seat: int, move: int) -> float:
    """Build the seat's own lines, and ignore the other seats' lines."""
    if move == PASS_MOVE:
        return 0.0
    own, others = state.chips[seat], state.taken ^ state.chips[seat]
    return sum(4.0 ** (own & line).bit_count() for _, line in LINES_THROUGH[move] if not others & line)


WIN: Final = 15.0
"""The points of a win, and of a loss with the opposite sign."""
LEFT_ALONE: Final = (1.0, 0.5, 0.3, 0.15)
"""The probability that no other seat blocks a line, by the number of missing chips."""
LINE_BUT_ONE: Final = 2
"""The number of chips on a line that needs one more."""
ROLLS: Final = 14
"""The assumed number of remaining rolls for a cell, shared among the seats."""


@cache
def cell_chances(side: int, seats: int) -> tuple[float, ...]:
    """For each cell of a board side, the probability that a seat rolls its number in time."""
    rolls = ROLLS / seats
    ways = [WAYS_BY_TOTAL[number] + WAYS_BY_TOTAL[ANY_CELL] for number in cell_numbers(side)]
    return tuple(1 - (1 - each / 36) ** rolls for each in ways)


@lru_cache(maxsize=1 << 16)
def expected_in_grid(side: int, seats: int, grid: int, own: int, others: int) -> tuple[float, float]:
    """The expected points of a grid's lines for the seat with the chips `own`, and the probability of any line.

    `own` and `others` are sets of the grid's nine cells.
    """
    chances = cell_chances(side, seats)
    expected, missed = 0.0, 1.0
    for line in LINES_OF_A_GRID:
        if any(others >> cell & 1 for cell in line):
            continue
        free = [chances[grid * 9 + cell] for cell in line if not own >> cell & 1]
        chance = prod(free) * LEFT_ALONE[len(free)]
        expected += POINTS_PER_TIC_TAC_TOE * chance
        missed *= 1 - chance
    return expected, 1 - missed


def expected_points(state: RollItState, seat: int) -> float:
    """The expected final points of a seat; its score once no line is open."""
    own = state.chips[seat]
    others = state.taken ^ own
    points = float(own.bit_count())
    first_line = [0.0] * 9
    for grid in grids_in_play(state.grids):
        shift = grid * 9
        lines, first_line[grid] = expected_in_grid(
            state.side, state.seats, grid, own >> shift & WHOLE_GRID, others >> shift & WHOLE_GRID
        )
        points += lines
    return points + POINTS_PER_GRAND * sum(prod(first_line[grid] for grid in grand) for grand in LINES_OF_A_GRID)


class RollItEvaluator(Evaluator[RollItState]):
    """The expected points of a seat against those of the others."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=1.5, value_weight=0.3, margin=10.0, habit=stays_in_its_grid, slips=0.36),
        "medium": Style(noise=2.0, value_weight=0.6, margin=4.0, habit=forgets_to_block, slips=0.6),
        "hard": Style(noise=0.01),
    }
    close: ClassVar[float] = 1.6

    def value(self, state: RollItState, seat: int) -> float:
        expected = [expected_points(state, each) for each in range(state.seats)]
        own = expected.pop(seat)
        lead = own - (max(expected) + sum(expected) / len(expected)) / 2
        result = state.result()
        if result is None:
            return lead
        return lead + (WIN if seat in result.winners else -WIN)

    def gains(self, state: RollItState, seat: int, move: int) -> tuple[Message, ...]:
        """The lines that a chip completes, blocks for others, or extends to two chips."""
        if move == PASS_MOVE:
            return ()
        own, others = state.chips[seat], state.taken ^ state.chips[seat]
        completed = blocked = begun = 0
        for _, line in LINES_THROUGH[move]:
            on_own, on_others = (own & line).bit_count(), (others & line).bit_count()
            completed += on_own == LINE_BUT_ONE
            blocked += any((chips & line).bit_count() == LINE_BUT_ONE for chips in state.chips) and not on_own
            begun += on_own == 1 and not on_others
        after = state.after_move(seat, move)
        grands = sum(1 for _ in after.grands(seat)) - sum(1 for _ in state.grands(seat))
        counted = (("grands", grands), ("completes", completed), ("blocks", blocked), ("two_in_line", begun))
        found = [Message(f"hint-roll_it-{kind}", {"count": count}) for kind, count in counted if count]
        return tuple(found) or (Message("hint-roll_it-chip"),)

    def region(self, state: RollItState, seat: int, move: int) -> Region | None:
        """The grid of the cell, if there are several."""
        if move == PASS_MOVE or state.grids == 1:
            return None
        grid = move // 9
        places = tuple(cell_name(grid * 9 + cell) for cell in range(9))
        return Region(Message("hint-roll_it-look", {"grid": number_of(grid, state.grids)}), places)


EVALUATOR: Final = RollItEvaluator
