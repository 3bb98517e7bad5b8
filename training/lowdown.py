"""Learns the expected cost of boards in Lowdown by self-play: `python -m training.lowdown --seed 1`.

Many matches are played in parallel with NumPy, which only training needs. TD(lambda): after each match, the cost of
every board in it moves towards a mixture of the final points and the expected cost one turn later. The result is
py/rollbook/games/lowdown/weights.bin.
"""

import argparse
import time
from collections import deque
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from rollbook.games.lowdown.rules import BLACKOUT, COLOURS, COLOURS_OF_BOX, WILDS
from training.lowdown_boards import NEVER, POINTS, Boards, Bools, Floats, Ints, Learner, empty_boxes, turns_left
from training.weights import packed

WEIGHTS = Path(__file__).parents[1] / "py/rollbook/games/lowdown/weights.bin"
SEATS: Final = 3
BESIDE: Final = 64
"""The number of matches played in parallel."""
LAMBDA: Final = 0.8
"""The lambda of TD(lambda): the weight of the final points in a target; the rest is the expected cost a turn later."""
KEPT: Final = 8
"""Experience replay: after each round of matches, training repeats this many earlier rounds."""
HIGHEST_RATE: Final = 0.5
LOWEST_RATE: Final = 0.03


TAKES: Final = np.array([[colour in takes for takes in COLOURS_OF_BOX] for colour in COLOURS])


class Choice(NamedTuple):
    """One choice for each board: number and colour (indices into the dice on offer), box, and what is written."""

    number: Ints
    colour: Ints
    box: Ints
    mark: Ints
    wild: Bools
    cost: Floats


def best_choice(costs: Floats, wild_costs: Floats, black_costs: Floats, numbers: Ints, colours: Ints) -> Choice:
    """The cheapest number, colour and box of each board; the dice on offer have the shape (boards, how many).

    The costs are those that `after_writing` returns.
    """
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
    """Matches played in parallel."""

    path: list[list[Boards]]
    """For each turn, the boards of each seat after its own move, in the matches that were still running."""
    running: list[Bools]
    """For each turn, which matches were still running."""
    points: Floats
    """The final points, with the shape (seats, matches)."""


def play(learner: Learner, rng: np.random.Generator, matches: int) -> Played:
    """Play matches in parallel; every seat makes its best choice."""
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
                # Move the used dice to the end; the other seats do not get those.
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
    """The expected cost of boards that get the pair under the cup: all numbers and colours are equally likely."""
    total = np.zeros(len(costs))
    for takes in TAKES:
        best = (costs + np.where(takes, 0.0, wild_costs)[:, None, :]).min(2)
        total += np.where(best < NEVER, best, black_costs.min(1)[:, None]).sum(1)
    expected: Floats = total / 36
    return expected


def learn_from(learner: Learner, played: Played, rate: float) -> None:
    """Go through matches from the end to the start, and learn from every board."""
    targets = played.points.copy()
    for turn, running in zip(reversed(played.path), reversed(played.running), strict=True):
        boards = Boards(*(np.concatenate(parts) for parts in zip(*turn, strict=True)))
        expected = learner.learn(boards, targets[:, running].ravel(), rate).reshape(SEATS, -1)
        targets[:, running] = LAMBDA * targets[:, running] + (1 - LAMBDA) * expected


def main() -> None:
    """Learn, show progress, and write the file."""
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
