"""Learns what boards of Lowdown will cost, by playing against itself: `python -m training.lowdown --seed 1`.

Many matches are played side by side with NumPy, which training alone needs. After each match every board on the way
is drawn towards what came of it: partly the points at the end, partly what was expected a turn later.
The result is py/rollbook/bots/weights/lowdown.bin.
"""

import argparse
import time
from collections import deque
from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollbook.bots.judgements.lowdown_values import (
    COST,
    CROSSED,
    KIND_TABLES,
    KINDS,
    LENGTHS,
    LINES_OF_A_GRID,
    LOST_AND_FULL,
    SOFTNESS,
    STAGES,
    points_of,
)
from rollbook.bots.weights import packed
from rollbook.games.lowdown_board import BLACKOUT, COLOURS, COLOURS_OF_BOX, CROSSABLE, WILDS

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

WEIGHTS = Path(__file__).parents[1] / "rollbook" / "bots" / "weights" / "lowdown.bin"
SEATS: Final = 3
BESIDE: Final = 64
"""So many matches are played side by side."""
FAITH: Final = 0.8
"""How much of a target is what came of it in the end, rather than what was expected on the way."""
KEPT: Final = 8
"""So many rounds of matches are gone through again after each round."""
DOUBT: Final = 3.0
"""A number that few boards speak of is changed less, as if so many more boards said that it is right."""
HIGHEST_RATE: Final = 0.5
LOWEST_RATE: Final = 0.03
NEVER: Final = 1e9

LINES: Final = np.array(LINES_OF_A_GRID)
POWERS: Final = np.array([81, 9, 1])
KIND: Final = np.array(KIND_TABLES)
COSTS: Final = np.array(COST, dtype=float)
POINTS: Final = np.array([points_of(mark) for mark in range(9)], dtype=float)
CAN_CROSS: Final = np.array([marks in CROSSABLE for marks in product(range(9), repeat=3)])
ALL_CROSSED: Final = CROSSED * 91
TAKES: Final = np.array([[colour in takes for takes in COLOURS_OF_BOX] for colour in COLOURS])
PLAN_OF_LINE: Final = np.array([0, 0, 0, 1, 1, 1, 2, 3])
OFFSETS: Final = dict(zip(LENGTHS, np.cumsum([0, *LENGTHS.values()])[:-1].tolist(), strict=True))


class Boards(NamedTuple):
    """Boards of one seat each: marks (boards, 27), wilds (boards), fewest turns that another seat needs (boards)."""

    marks: Ints
    wilds: Ints
    others: Ints

    def chosen(self, which: Bools | Ints) -> "Boards":
        """Some of these boards."""
        return Boards(self.marks[which], self.wilds[which], self.others[which])


def first_guess() -> Floats:
    """What every number is before anything is learnt."""
    guess = np.zeros(sum(LENGTHS.values()))
    for index, kind in enumerate(KINDS * 2):
        name, numbers = kind[0], kind[1]
        here = slice(index * STAGES, (index + 1) * STAGES)
        if name == "open":
            assert isinstance(numbers, tuple)
            guess[here] = 0.5 - sum(numbers) if len(numbers) == 3 else 1.0
    for wilds, stage in product(range(WILDS + 1), range(STAGES)):
        guess[OFFSETS["wilds"] + wilds * STAGES + stage] = -0.5 * wilds if stage else 0.0
    return guess


def turns_left(empty: Ints) -> Ints:
    """How many turns boards need at least, from how many boxes of each grid are empty (boards, 3)."""
    turns: Ints = empty.sum(1) - empty.max(1)
    return turns


def empty_boxes(marks: Ints) -> Ints:
    """How many boxes of each grid are empty, (boards, 3)."""
    empty: Ints = (marks.reshape(-1, 3, 9) == 0).sum(2)
    return empty


class Learner:
    """All numbers in one row, and how boards are judged by them."""

    def __init__(self) -> None:
        self.numbers = first_guess()

    def rows(self) -> Mapping[str, list[float]]:
        """The numbers by their names."""
        return {name: self.numbers[at : at + LENGTHS[name]].tolist() for name, at in OFFSETS.items()}

    def grids(self, grid: Ints, marks: Ints, stage: Ints, emptiest: Bools) -> tuple[Floats, Ints, Floats]:
        """What grids (their marks: grids, 9) will cost; which numbers that is made of, and how much of each."""
        codes = marks[:, LINES] @ POWERS
        kinds = KIND[grid[:, None], np.arange(8), codes]
        lines = (emptiest[:, None] * len(KINDS) + kinds) * STAGES + stage[:, None]
        sure = COSTS[codes]
        costs = np.where((kinds == LOST_AND_FULL) | (stage == 0)[:, None], 0.0, self.numbers[lines]) + sure
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
        of_lines = np.where(kinds == LOST_AND_FULL, 0.0, shares[:, PLAN_OF_LINE])
        made_of = np.concatenate([lines, beside, by_empty[:, None]], axis=1)
        much = np.concatenate([of_lines, shares[:, 2:], np.ones((len(marks), 1))], axis=1)
        return cost, made_of, much * (stage != 0)[:, None]

    def boards(self, boards: Boards) -> tuple[Floats, Ints, Floats]:
        """What boards will cost as they stand; which numbers that is made of, and how much of each."""
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
        """What boards will cost with each of these marks (boards, marks) in each box: (boards, marks, 27).

        At most one line is crossed out. Filled boxes cost `NEVER`. The wild that may be spent is not counted.
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
        """How much more boards cost with one wild less after filling each box: (boards, 27). `NEVER` without wilds."""
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
        """Boards with the lines crossed out that are best crossed out."""
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
        """Draw what boards will cost towards targets. Returns what they were to cost before."""
        cost, made_of, much = self.boards(boards)
        share = (targets - cost) / (1 + (much**2).sum(1))
        pull = np.bincount(made_of.ravel(), (share[:, None] * much).ravel(), len(self.numbers))
        spoken = np.bincount(made_of.ravel(), much.ravel() ** 2, len(self.numbers))
        self.numbers += rate * pull / (spoken + DOUBT)
        return cost


class Choice(NamedTuple):
    """What boards choose: the number and the colour (places among those offered), the box, and what they write."""

    number: Ints
    colour: Ints
    box: Ints
    mark: Ints
    wild: Bools
    cost: Floats


def best_choice(costs: Floats, wild_costs: Floats, black_costs: Floats, numbers: Ints, colours: Ints) -> Choice:
    """The cheapest number, colour and box of those offered (boards, how many); costs as `after_writing` gives them."""
    takes = TAKES[colours]  # boards, colours, 27
    plain = costs[:, :, None, :] + np.where(takes, 0.0, wild_costs[:, None, :])[:, None]
    flat = plain.reshape(len(plain), -1)
    best = flat.argmin(1)
    each = np.arange(len(flat))
    number, colour, box = np.unravel_index(best, plain.shape[1:])
    stuck = flat[each, best] >= NEVER
    box = np.where(stuck, black_costs.argmin(1), box)
    mark = np.where(stuck, BLACKOUT, numbers[each, number])
    wild = ~takes[each, colour, box] & ~stuck
    cost = np.where(stuck, black_costs.min(1), flat[each, best])
    return Choice(number, colour, box, mark, wild, cost)


class Played(NamedTuple):
    """Matches that were played side by side."""

    path: list[list[Boards]]
    """For each turn, the boards of each seat after its own move, in the matches that were not over before."""
    running: list[Bools]
    """For each turn, which matches those are."""
    points: Floats
    """(seats, matches)."""


def play(learner: Learner, rng: np.random.Generator, matches: int) -> Played:
    """Play matches side by side, every seat by the best choice it sees."""
    marks = np.zeros((SEATS, matches, 27), dtype=np.int64)
    wilds = np.full((SEATS, matches), WILDS)
    running = np.ones(matches, dtype=bool)
    path: list[list[Boards]] = []
    ran: list[Bools] = []
    active = 0
    while running.any():
        ran.append(running.copy())
        at = np.flatnonzero(running)
        numbers, colours = rng.integers(1, 7, (len(at), 3)), rng.integers(0, 6, (len(at), 3))
        turn: list[Boards] = [Boards(marks[0], wilds[0], wilds[0])] * SEATS
        for seat in ((active + step) % SEATS for step in range(SEATS)):
            others = np.min([turns_left(empty_boxes(marks[each][at])) for each in range(SEATS) if each != seat], axis=0)
            boards = Boards(marks[seat][at], wilds[seat][at], others)
            wild_costs = learner.wild_costs(boards)
            black_costs = np.full((len(at), 27), NEVER)
            without = np.flatnonzero(boards.wilds == 0)
            blackouts = np.full((len(without), 1), BLACKOUT)
            black_costs[without] = learner.after_writing(boards.chosen(without), blackouts)[:, 0]
            each = np.arange(len(at))
            if seat == active:
                every = np.broadcast_to(np.arange(1, 7), (len(at), 6))
                costs = learner.after_writing(boards, every)
                choice = best_choice(
                    costs[each[:, None], numbers[:, :2] - 1], wild_costs, black_costs, numbers[:, :2], colours[:, :2]
                )
                secret = best_choice(
                    costs[each, numbers[:, 2] - 1][:, None], wild_costs, black_costs, numbers[:, 2:], colours[:, 2:]
                )
                peeks = expected_under_cup(costs, wild_costs, black_costs) < choice.cost
                choice = Choice(*(np.where(peeks, new, old) for new, old in zip(secret, choice, strict=True)))
                swap = np.where(peeks, 2, choice.number), np.where(peeks, 2, choice.colour)
                # The dice that are taken change places with the last ones, which the others do not get.
                numbers[each, swap[0]] = numbers[:, 2]
                colours[each, swap[1]] = colours[:, 2]
            else:
                costs = learner.after_writing(boards, numbers[:, :2])
                choice = best_choice(costs, wild_costs, black_costs, numbers[:, :2], colours[:, :2])
            filled = boards.marks.copy()
            filled[each, choice.box] = choice.mark
            after = learner.crossed_out(Boards(filled, boards.wilds - choice.wild, others))
            marks[seat][at], wilds[seat][at] = after.marks, after.wilds
            turn[seat] = after
        path.append(turn)
        over = np.min([turns_left(empty_boxes(marks[seat][at])) for seat in range(SEATS)], axis=0) == 0
        running[at[over]] = False
        active = (active + 1) % SEATS
    return Played(path, ran, POINTS[marks].sum(2))


def expected_under_cup(costs: Floats, wild_costs: Floats, black_costs: Floats) -> Floats:
    """What boards will cost with the pair under the cup, every number and colour as likely as any other."""
    total = np.zeros(len(costs))
    for takes in TAKES:
        best = (costs + np.where(takes, 0.0, wild_costs)[:, None, :]).min(2)
        total += np.where(best < NEVER, best, black_costs.min(1)[:, None]).sum(1)
    expected: Floats = total / 36
    return expected


def learn_from(learner: Learner, played: Played, rate: float) -> None:
    """Go back through matches from their ends and learn from every board."""
    targets = played.points.copy()
    for turn, running in zip(reversed(played.path), reversed(played.running), strict=True):
        boards = Boards(*(np.concatenate(parts) for parts in zip(*turn, strict=True)))
        expected = learner.learn(boards, targets[:, running].ravel(), rate).reshape(SEATS, -1)
        targets[:, running] = FAITH * targets[:, running] + (1 - FAITH) * expected


def main() -> None:
    """Learn, say how it goes, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=12_800)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    learner = Learner()
    rounds = arguments.matches // BESIDE
    began, total = time.process_time(), 0.0
    kept: deque[Played] = deque(maxlen=KEPT)
    for number in range(rounds):
        kept.append(play(learner, rng, BESIDE))
        total += kept[-1].points.mean()
        rate = HIGHEST_RATE * (LOWEST_RATE / HIGHEST_RATE) ** (number / rounds)
        for each in kept:
            learn_from(learner, each, rate)
        if number % 10 == 9:
            print(
                f"{(number + 1) * BESIDE} matches, mean {total / 10:.2f}, {time.process_time() - began:.0f} s",
                flush=True,
            )
            total = 0.0
    WEIGHTS.write_bytes(packed(learner.rows(), 2))
    tested = [play(learner, rng, BESIDE).points.mean() for _ in range(1024 // BESIDE)]
    print(f"{len(tested) * BESIDE} matches without learning: mean {np.mean(tested):.2f}")


if __name__ == "__main__":
    main()
