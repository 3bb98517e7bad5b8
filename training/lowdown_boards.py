"""Many boards of Lowdown as arrays, and the learner of their expected cost."""

from collections.abc import Mapping
from itertools import product
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollbook.bots.search import finish
from rollbook.games.lowdown.bot import (
    COST,
    CROSSED,
    LINES_OF_A_GRID,
    LOST_AND_FULL,
    SOFTNESS,
    STAGES,
    lengths,
    number_kinds,
    points_of,
)
from rollbook.games.lowdown.rules import CROSSABLE, WILDS

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

DOUBT: Final = 3.0
"""A prior: the number of imaginary boards that agree with a weight and slow its changes."""
NEVER: Final = 1e9
"""The cost of an impossible choice."""

LINES: Final = np.array(LINES_OF_A_GRID)
POWERS: Final = np.array([81, 9, 1])
KINDS: Final = finish(number_kinds())
KIND: Final = np.array(KINDS.tables)
LENGTHS: Final = lengths(len(KINDS.kinds))
FULL_AND_LOST: Final = KINDS.kinds.index(LOST_AND_FULL)
COSTS: Final = np.array(COST, dtype=float)
POINTS: Final = np.array([points_of(mark) for mark in range(9)], dtype=float)
CAN_CROSS: Final = np.array([marks in CROSSABLE for marks in product(range(9), repeat=3)])
ALL_CROSSED: Final = CROSSED * 91
PLAN_OF_LINE: Final = np.array([0, 0, 0, 1, 1, 1, 2, 3])
OFFSETS: Final = dict(zip(LENGTHS, np.cumsum([0, *LENGTHS.values()])[:-1].tolist(), strict=True))


class Boards(NamedTuple):
    """Boards of one seat each: marks (boards, 27), wilds (boards), minimum turns that another seat needs (boards)."""

    marks: Ints
    wilds: Ints
    others: Ints

    def chosen(self, which: Bools | Ints) -> "Boards":
        """The boards that `which` selects."""
        return Boards(self.marks[which], self.wilds[which], self.others[which])


def first_guess() -> Floats:
    """The initial weights."""
    guess = np.zeros(sum(LENGTHS.values()))
    for index, kind in enumerate(KINDS.kinds * 2):
        name, numbers = kind[0], kind[1]
        here = slice(index * STAGES, (index + 1) * STAGES)
        if name == "open":
            assert isinstance(numbers, tuple)
            guess[here] = 0.5 - sum(numbers) if len(numbers) == 3 else 1.0
    for wilds, stage in product(range(WILDS + 1), range(STAGES)):
        guess[OFFSETS["wilds"] + wilds * STAGES + stage] = -0.5 * wilds if stage else 0.0
    return guess


def turns_left(empty: Ints) -> Ints:
    """The minimum number of turns that boards need, from the number of empty boxes in each grid (boards, 3)."""
    turns: Ints = empty.sum(1) - empty.max(1)
    return turns


def empty_boxes(marks: Ints) -> Ints:
    """The number of empty boxes in each grid (boards, 3)."""
    empty: Ints = (marks.reshape(-1, 3, 9) == 0).sum(2)
    return empty


class Learner:
    """All weights in one row of numbers, and the evaluation of boards by these."""

    def __init__(self) -> None:
        self.numbers = first_guess()

    def rows(self) -> Mapping[str, list[float]]:
        """The rows of numbers by name."""
        return {name: self.numbers[at : at + LENGTHS[name]].tolist() for name, at in OFFSETS.items()}

    def grids(self, grid: Ints, marks: Ints, stage: Ints, emptiest: Bools) -> tuple[Floats, Ints, Floats]:
        """The cost of grids, given their marks (grids, 9); the numbers in each cost, and the share of each number."""
        codes = marks[:, LINES] @ POWERS
        kinds = KIND[grid[:, None], np.arange(8), codes]
        lines = (emptiest[:, None] * len(KINDS.kinds) + kinds) * STAGES + stage[:, None]
        sure = COSTS[codes]
        costs = np.where((kinds == FULL_AND_LOST) | (stage == 0)[:, None], 0.0, self.numbers[lines]) + sure
        whole, empty = POINTS[marks].sum(1), (marks == 0).sum(1)
        empty_beside = empty[:, None] - (marks[:, LINES[6:]] == 0).sum(2)
        beside = OFFSETS["beside"] + (emptiest[:, None] * 7 + empty_beside) * STAGES + stage[:, None]
        plans = np.stack(
            [
                costs[:, :3].sum(1),
                costs[:, 3:6].sum(1),
                *(costs[:, 6:] + whole[:, None] - sure[:, 6:] + self.numbers[beside]).T,
            ],
            axis=1,
        )
        crossed = codes == ALL_CROSSED
        rows, columns = crossed[:, :3].any(1), crossed[:, 3:6].any(1)
        none = ~crossed.any(1)
        possible = np.stack(
            [none | rows, none | columns, none | crossed[:, 6] & ~rows, none | crossed[:, 7] & ~rows], 1
        )
        plans = np.where(possible, plans, NEVER)
        cheapest = plans.min(1)
        shares = np.exp((cheapest[:, None] - plans) / SOFTNESS)
        total = shares.sum(1)
        shares /= total[:, None]
        by_empty = OFFSETS["empty"] + (emptiest * 10 + empty) * STAGES + stage
        cost = np.where(stage == 0, whole, cheapest - SOFTNESS * np.log(total) + self.numbers[by_empty])
        of_lines = np.where(kinds == FULL_AND_LOST, 0.0, shares[:, PLAN_OF_LINE])
        made_of = np.concatenate([lines, beside, by_empty[:, None]], axis=1)
        much = np.concatenate([of_lines, shares[:, 2:], np.ones((len(marks), 1))], axis=1)
        return cost, made_of, much * (stage != 0)[:, None]

    def boards(self, boards: Boards) -> tuple[Floats, Ints, Floats]:
        """The current cost of boards; the numbers in each cost, and the share of each number."""
        empty = empty_boxes(boards.marks)
        stage = np.minimum(np.minimum(turns_left(empty), boards.others), STAGES - 1)
        emptiest = empty.argmax(1)
        by_wilds = OFFSETS["wilds"] + boards.wilds * STAGES + stage
        cost, made_of, much = self.numbers[by_wilds] * (stage > 0), [by_wilds[:, None]], [(stage > 0)[:, None] * 1.0]
        for grid in range(3):
            marks = boards.marks[:, grid * 9 : grid * 9 + 9]
            of_grid = self.grids(np.full(len(marks), grid), marks, stage, emptiest == grid)
            cost = cost + of_grid[0]
            made_of.append(of_grid[1])
            much.append(of_grid[2])
        return cost, np.concatenate(made_of, 1), np.concatenate(much, 1)

    def after_writing(self, boards: Boards, written: Ints) -> Floats:
        """The cost of boards with each of these marks (boards, marks) in each box: (boards, marks, 27).

        At most one line is crossed out. Filled boxes cost `NEVER`. The cost of a used wild is not included.
        """
        count, choices = written.shape
        costs = np.full((count, choices, 27), NEVER)
        empty = empty_boxes(boards.marks)
        for grid in range(3):
            after = empty.copy()
            after[:, grid] -= 1
            stage = np.minimum(np.minimum(turns_left(after), boards.others), STAGES - 1)
            emptiest = after.argmax(1)
            rest = np.where(stage > 0, self.numbers[OFFSETS["wilds"] + boards.wilds * STAGES + stage], 0.0)
            for other in {0, 1, 2} - {grid}:
                marks = boards.marks[:, other * 9 : other * 9 + 9]
                rest += self.grids(np.full(count, other), marks, stage, emptiest == other)[0]
            marks = boards.marks[:, grid * 9 : grid * 9 + 9]
            board, choice, box = np.nonzero(np.broadcast_to((marks == 0)[:, None, :], (count, choices, 9)))
            filled = marks[board]
            filled[np.arange(len(box)), box] = written[board, choice]
            cost = self.grids(np.full(len(box), grid), filled, stage[board], emptiest[board] == grid)[0]
            row, line = np.nonzero(CAN_CROSS[filled[:, LINES] @ POWERS])
            crossed = filled[row]
            crossed[np.arange(len(row))[:, None], LINES[line]] = CROSSED
            cheaper = self.grids(np.full(len(row), grid), crossed, stage[board[row]], emptiest[board[row]] == grid)[0]
            np.minimum.at(cost, row, cheaper)
            costs[board, choice, grid * 9 + box] = cost + rest[board]
        return costs

    def wild_costs(self, boards: Boards) -> Floats:
        """The additional cost of using a wild to fill each box (boards, 27); `NEVER` for boards without wilds."""
        empty = empty_boxes(boards.marks)
        costs = np.full((len(empty), 27), NEVER)
        for grid in range(3):
            after = empty.copy()
            after[:, grid] -= 1
            stage = np.minimum(np.minimum(turns_left(after), boards.others), STAGES - 1)
            now = OFFSETS["wilds"] + boards.wilds * STAGES + stage
            more = np.where(stage > 0, self.numbers[now - STAGES * (boards.wilds > 0)] - self.numbers[now], 0.0)
            costs[:, grid * 9 : grid * 9 + 9] = np.where(boards.wilds > 0, more, NEVER)[:, None]
        return costs

    def crossed_out(self, boards: Boards) -> Boards:
        """The boards after crossing out the best lines."""
        marks = boards.marks.copy()
        while True:
            board, place = np.nonzero(CAN_CROSS[marks.reshape(-1, 3, 9)[:, :, LINES] @ POWERS].reshape(-1, 24))
            if not len(board):
                break
            crossed = marks[board]
            crossed[np.arange(len(board))[:, None], place[:, None] // 8 * 9 + LINES[place % 8]] = CROSSED
            before = self.boards(Boards(marks, boards.wilds, boards.others))[0][board]
            gain = before - self.boards(Boards(crossed, boards.wilds[board], boards.others[board]))[0]
            best = np.lexsort((gain, board))
            last = best[np.append(board[best][1:] != board[best][:-1], True)]
            last = last[gain[last] > 0]
            if not len(last):
                break
            marks[board[last]] = crossed[last]
        return boards._replace(marks=marks)

    def learn(self, boards: Boards, targets: Floats, rate: float) -> Floats:
        """Move the costs of boards towards targets. Returns the earlier costs."""
        cost, made_of, much = self.boards(boards)
        share = (targets - cost) / (1 + (much**2).sum(1))
        pull = np.bincount(made_of.ravel(), (share[:, None] * much).ravel(), len(self.numbers))
        spoken = np.bincount(made_of.ravel(), much.ravel() ** 2, len(self.numbers))
        self.numbers += rate * pull / (spoken + DOUBT)
        return cost
