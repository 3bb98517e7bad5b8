"""Roll-It: what each seat's chips and the lines that are still open to it promise, grands included.

A line that holds no chip of another seat is completed with a chance that depends on its free cells: on how likely the
dice are to allow each of them. A grand needs a Tic-Tac-Toe in each of its three grids.
"""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from collections.abc import Mapping
from functools import cache, lru_cache
from math import prod
from typing import ClassVar, Final

from rollbook.bots.judgement import Judgement, Style
from rollbook.game import Message, State
from rollbook.games.roll_it import (
    ANY_CELL,
    LINES_OF_A_GRID,
    LINES_THROUGH,
    PASS_MOVE,
    POINTS_PER_GRAND,
    POINTS_PER_TIC_TAC_TOE,
    RollItState,
    cell_numbers,
    grids_in_play,
)

WHOLE_GRID: Final = 0b111111111
WIN: Final = 15.0
"""A match that is over counts so much for its winner, and as much against the others."""
LEFT_ALONE: Final = (1.0, 0.5, 0.3, 0.15)
"""How likely nobody else spoils a line that lacks so many chips, beside what the dice allow."""
LINE_BUT_ONE: Final = 2
"""So many chips on a line lack one more."""
ROLLS: Final = 14
"""So many rolls, shared among the seats, are taken to be left for a cell."""


@cache
def cell_chances(side: int, seats: int) -> tuple[float, ...]:
    """For each cell of a board side, how likely a seat is to get it in time if it wants it."""
    rolls = ROLLS / seats
    ways_to_seven = 6
    ways = [ways_to_seven - abs(ANY_CELL - number) + ways_to_seven for number in cell_numbers(side)]
    return tuple(1 - (1 - each / 36) ** rolls for each in ways)


@lru_cache(maxsize=1 << 16)
def grid_promise(side: int, seats: int, grid: int, own: int, others: int) -> tuple[float, float]:
    """The points that the lines of a grid promise to the seat with the chips `own`, and the chance of a first line.

    `own` and `others` are sets of the grid's nine cells.
    """
    chances = cell_chances(side, seats)
    promise, missed = 0.0, 1.0
    for line in LINES_OF_A_GRID:
        if any(others >> cell & 1 for cell in line):
            continue
        free = [chances[grid * 9 + cell] for cell in line if not own >> cell & 1]
        chance = prod(free) * LEFT_ALONE[len(free)]
        promise += POINTS_PER_TIC_TAC_TOE * chance
        missed *= 1 - chance
    return promise, 1 - missed


def promise(state: RollItState, seat: int) -> float:
    """The points that a seat may expect at the end; its score, once no line is open."""
    own = state.chips[seat]
    others = state.taken ^ own
    points = float(own.bit_count())
    first_line = [0.0] * 9
    for grid in grids_in_play(state.grids):
        shift = grid * 9
        lines, first_line[grid] = grid_promise(
            state.side, state.seats, grid, own >> shift & WHOLE_GRID, others >> shift & WHOLE_GRID
        )
        points += lines
    return points + POINTS_PER_GRAND * sum(prod(first_line[grid] for grid in grand) for grand in LINES_OF_A_GRID)


class RollItJudgement(Judgement[int]):
    """The promise of a seat's chips against that of the others."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=3.0, sight=0.0, overlooks=0.3, margin=10.0),
        "medium": Style(noise=1.6, sight=0.7, overlooks=0.05, margin=4.0),
        "hard": Style(noise=0.01),
    }

    def worth(self, state: State[int], seat: int) -> float:
        assert isinstance(state, RollItState)
        promises = [promise(state, each) for each in range(state.seats)]
        own = promises.pop(seat)
        lead = own - (max(promises) + sum(promises) / len(promises)) / 2
        result = state.result()
        if result is None:
            return lead
        return lead + (WIN if seat in result.winners else -WIN)

    def gains(self, state: State[int], seat: int, move: int) -> tuple[Message, ...]:
        """Lines that a chip completes, lines of others that it blocks, lines that it brings to two chips."""
        assert isinstance(state, RollItState)
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
