"""Knaster: a sheet is worth its circles and what it is learnt to promise (see `knaster_values`).

Sheets do not touch one another but for the end, which comes when the first of them is full: a seat looks at its own.
"""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from collections.abc import Callable, Generator, Mapping
from itertools import combinations
from typing import ClassVar, Final, Self

from rollbook.bots.judgement import Judgement, Style
from rollbook.bots.judgements.knaster_hints import gains_on
from rollbook.bots.judgements.knaster_lines import NUMBERS, WAYS, number_kinds
from rollbook.bots.judgements.knaster_values import SheetValues
from rollbook.bots.weights import load
from rollbook.game import Message, State
from rollbook.games.knaster import KnasterState
from rollbook.games.knaster_sheet import (
    CIRCLED,
    EMPTY,
    LINE_CELLS,
    LINE_SLICES,
    LINES_THROUGH,
    POINTS,
    Sheet,
)

Worth = Callable[[bytes], float]
THROWS: Final = 36


def score(cells: bytes) -> float:
    """The points of a sheet as it stands."""
    return float(Sheet(cells).score())


def last_roll(cells: bytes) -> float:
    """What a sheet is worth with one more roll to come, in which a number is circled."""
    total = score(cells)
    missing = [sum(shown < CIRCLED for shown in cells[line]) for line in LINE_SLICES]
    for number in NUMBERS:
        best = 0
        at = cells.find(number)
        while at >= 0:
            best = max(best, 1 + sum(POINTS[line] for line in LINES_THROUGH[at] if missing[line] == 1))
            at = cells.find(number, at + 1)
        total += best * WAYS[number] / THROWS
    return total


def settled(sheet: Sheet, worth: Worth) -> tuple[bytes, float]:
    """The cells once the circles that are due are drawn, line by line, as well as can be; and what they are worth."""
    cells, best = sheet.cells, float("-inf")
    while sheet.due:
        line, best = sheet.due[0], float("-inf")
        free = [LINE_CELLS[line][position] for position in sheet.free(line)]
        drawn = sheet
        for chosen in combinations(free, min(len(free), sheet.circles_due(line))):
            after = sheet.after_bonus(line, chosen)
            promised = worth(after.cells)
            if promised > best:
                best, drawn = promised, after
        sheet = drawn
        cells = sheet.cells
    return cells, worth(cells) if best == float("-inf") else best


class KnasterJudgement(Judgement[int]):
    """One's own sheet by learnt numbers."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=3.8, sight=0.45, margin=10.0),
        "medium": Style(noise=1.8, sight=0.7, margin=8.0),
        "hard": Style(noise=0.15),
    }
    slice_size: ClassVar[int] = 8

    def __init__(self, values: SheetValues) -> None:
        self.values: Final = values

    @classmethod
    def load(cls) -> Generator[None, None, Self]:
        kinds = yield from number_kinds()
        return cls(SheetValues(kinds, (yield from load("knaster"))))

    def worth(self, state: State[int], seat: int) -> float:
        assert isinstance(state, KnasterState)
        return settled(state.sheets[seat], self.expected(state))[1]

    def worth_after(self, state: State[int], seat: int, move: int) -> float:
        assert isinstance(state, KnasterState)
        return settled(state.sheets[seat].after(move, state.total), self.expected(state))[1]

    def expected(self, state: KnasterState) -> Worth:
        """What a sheet is worth after this round."""
        if state.last_round and (state.waiting or state.total):
            return score
        if any(sheet.full for sheet in state.sheets):
            return last_roll
        return self.promise

    def promise(self, cells: bytes) -> float:
        """What a sheet promises while others may still be written on."""
        return self.values.promise(cells) if EMPTY in cells else last_roll(cells)

    def gains(self, state: State[int], seat: int, move: int) -> tuple[Message, ...]:
        assert isinstance(state, KnasterState)
        return gains_on(state.sheets[seat], move, state.total)
