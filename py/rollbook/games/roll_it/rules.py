"""Roll-It Tic-Tac-Toe: chips on nine small grids (docs/rules/roll_it.md).

A cell is a number from 0 to 80 (see `board`), and a move is a cell, or -1 for a pass.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Self

from rollbook.core.dice import TWO_DICE, Dice, Roll
from rollbook.core.game import DICE, Actor, State
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import ListedMoves
from rollbook.core.option import Options
from rollbook.core.result import Result, highest, points_of
from rollbook.games.roll_it.board import (
    LINE_SETS,
    LINES,
    LINES_OF_A_GRID,
    LINES_THROUGH,
    cell_numbers,
    cells_by_total,
    grids_in_play,
)

PASS_MOVE: Final = -1

POINTS_PER_CHIP: Final = 1
POINTS_PER_TIC_TAC_TOE: Final = 3
POINTS_PER_GRAND: Final = 5


@dataclass(frozen=True, slots=True, repr=False)
class RollItState(State[int]):
    """A position: the chips of each seat, whose turn it is, and the roll that waits to be used."""

    side: int
    grids: int
    chips: tuple[int, ...]
    """For each seat, the set of cells that hold its chips."""
    turn: int
    roll: Roll | None
    open_lines: int
    """Bit k is set while line k has a free cell and chips of at most one seat; the match ends when none is."""

    @classmethod
    def start(cls, seats: int, options: Options) -> Self:
        """An empty board with seat 0 to roll (docs/rules/README.md#who-begins)."""
        grids = int(options["grids"])
        open_lines = sum(0b11111111 << grid * 8 for grid in grids_in_play(grids))
        return cls(
            side=int(options["board"]), grids=grids, chips=(0,) * seats, turn=0, roll=None, open_lines=open_lines
        )

    @property
    def seats(self) -> int:
        return len(self.chips)

    @property
    def to_act(self) -> tuple[Actor, ...]:
        # docs/rules/roll_it.md#the-end-and-the-score: "The match ends when every cell is filled, or when nobody can get
        # another Tic-Tac-Toe."
        if not self.open_lines:
            return ()
        return (DICE,) if self.roll is None else (self.turn,)

    @property
    def dice(self) -> Dice:
        return TWO_DICE

    @property
    def total(self) -> int:
        """The total of the roll that waits to be used; 0 if there is none."""
        return sum(map(int, self.roll or ()))

    @property
    def taken(self) -> int:
        """The set of cells that hold a chip."""
        return sum(self.chips)

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        return TWO_DICE.by_total

    def legal(self, seat: int) -> ListedMoves[int]:
        if self.roll is None or seat != self.turn or not self.open_lines:
            return ListedMoves(self, ())
        taken = self.taken
        cells = cells_by_total(self.side, self.grids)[self.total]
        # docs/rules/roll_it.md#a-turn: "put a chip on a free cell"; without one, "loses the turn."
        return ListedMoves(self, tuple([cell for cell in cells if not taken >> cell & 1]) or (PASS_MOVE,))

    def after_roll(self, roll: Roll) -> Self:
        # Arguments by position: the hottest path.
        return type(self)(self.side, self.grids, self.chips, self.turn, roll, self.open_lines)

    def after_move(self, seat: int, move: int) -> Self:
        following = (seat + 1) % len(self.chips)
        # docs/rules/roll_it.md#a-turn: "A sum that is nowhere free loses the turn."
        if move == PASS_MOVE:
            return type(self)(
                side=self.side,
                grids=self.grids,
                chips=self.chips,
                turn=following,
                roll=None,
                open_lines=self.open_lines,
            )
        own = self.chips[seat] | 1 << move
        chips = (*self.chips[:seat], own, *self.chips[seat + 1 :])
        taken = sum(chips)
        open_lines = self.open_lines
        for bit, line in LINES_THROUGH[move]:
            on_line = taken & line
            # docs/rules/roll_it.md#the-end-and-the-score: a line can still be got that "has a free cell and chips of at
            # most one seat."
            if on_line == line or on_line & ~own:
                open_lines &= ~bit
        # Arguments by position: the hottest path.
        return type(self)(self.side, self.grids, chips, following, None, open_lines)

    def tic_tac_toes(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three cells that hold three chips of a seat."""
        own = self.chips[seat]
        # docs/rules/roll_it.md#the-end-and-the-score: "three own chips in a row, column or diagonal of one grid."
        return (line for line, cells in zip(LINES, LINE_SETS, strict=True) if own & cells == cells)

    def grands(self, seat: int) -> Iterator[tuple[int, ...]]:
        """The lines of three grids (from 0) that each hold a Tic-Tac-Toe of a seat."""
        grids = {line[0] // 9 for line in self.tic_tac_toes(seat)}
        # docs/rules/roll_it.md#the-end-and-the-score: "three grids in a row, column or diagonal, each with an own
        # Tic-Tac-Toe."
        return (line for line in LINES_OF_A_GRID if grids.issuperset(line))

    def tie_break(self, seat: int) -> int:
        """The printed numbers of all Tic-Tac-Toes of a seat, added up; a shared cell counts in each line."""
        numbers = cell_numbers(self.side)
        return sum(numbers[cell] for line in self.tic_tac_toes(seat) for cell in line)

    def score_lines(self, seat: int) -> tuple[ScoreLine, ...]:
        """The scorecard of a seat as it stands, without the tie-break."""
        counted = (
            ("chips", self.chips[seat].bit_count(), POINTS_PER_CHIP),
            ("tic_tac_toes", sum(1 for _ in self.tic_tac_toes(seat)), POINTS_PER_TIC_TAC_TOE),
            ("grands", sum(1 for _ in self.grands(seat)), POINTS_PER_GRAND),
        )
        # docs/rules/roll_it.md#the-board: "A Grand Tic-Tac-Toe cannot arise there."
        return tuple(
            ScoreLine(f"roll_it-score-{id}", count * each, {"count": count, "each": each})
            for id, count, each in counted
            if id != "grands" or self.grids == 9
        )

    def scores(self) -> tuple[int, ...]:
        return tuple(points_of(self.score_lines(seat)) for seat in range(self.seats))

    def result(self) -> Result | None:
        if self.open_lines:
            return None
        lines = [self.score_lines(seat) for seat in range(self.seats)]
        scores = tuple(map(points_of, lines))
        leaders = highest(range(self.seats), scores.__getitem__)
        # docs/rules/roll_it.md#the-end-and-the-score: "A tie goes to the higher sum of the printed numbers of all own
        # Tic-Tac-Toes."
        if len(leaders) > 1:
            for seat in leaders:
                lines[seat] += (ScoreLine("roll_it-score-tie_break", None, {"value": self.tie_break(seat)}),)
            # docs/rules/roll_it.md#the-end-and-the-score: "A tie there is shared."
            leaders = highest(leaders, self.tie_break)
        full = self.taken.bit_count() == 9 * len(grids_in_play(self.grids))
        ending = Message("roll_it-ended-full" if full else "roll_it-ended-no_line")
        return Result(scores=scores, winners=leaders, lines=tuple(lines), ending=ending)
