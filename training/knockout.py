"""Learns win probabilities in Knockout by self-play: `python -m training.knockout --seed 1 --jobs 2`.

Each level and number of seats is learnt separately; `--only sum3 2` learns one combination again and keeps the others.
Writes py/rollbook/games/knockout/weights.bin.
"""

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random

from rollbook.bots.search import finish
from rollbook.bots.weights import probability, unpack
from rollbook.core.game import DICE
from rollbook.games.knockout.bot import CAPTURES, STAGES, KnockoutValues, Layout, after, considered
from rollbook.games.knockout.rules import LEVELS, TWICE, KnockoutState
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, NUMBERS
from training.weights import packed

WEIGHTS = Path(__file__).parents[1] / "py/rollbook/games/knockout/weights.bin"
LAMBDA = 0.8
"""The lambda of TD(lambda): the weight of the final result in a target; the rest is the value one move later."""
MATCHES = {2: 20_000, 3: 10_000, 4: 6_000}
"""The number of matches by number of seats: with more seats, matches are longer, and each trains every seat."""


def first_guess(seats: int, goal: int) -> list[float]:
    """The initial weights: the seat's own marbles are good, its captures are better; those of other seats are bad."""
    layout = Layout(seats)
    weights = [0.0] * layout.length
    for distance in range(seats):
        for captures in range(STAGES):
            for number in NUMBERS:
                weights[(distance * STAGES + captures) * 18 + number - 1] = -0.1 if distance else 0.2
    for own in range(CAPTURES):
        for best in range(CAPTURES):
            weights[layout.leads + own * CAPTURES + best] = 4 / goal * (own - best) - 0.5 * (seats - 2)
    return weights


def play(values: KnockoutValues, state: KnockoutState, rng: Random, rate: float, epsilon: float) -> int:
    """Play one match to its end, and learn from it. Returns its number of turns."""
    paths: list[list[tuple[list[int], float]]] = [[] for _ in range(state.seats)]
    turns = 0
    while state.to_act:
        if state.to_act == (DICE,):
            state = state.after_roll(state.dice.sample(rng))
            continue
        seat = state.turn
        moves = considered(state, values)
        if len(moves) > 1 and rng.random() < epsilon:
            move = moves[int(rng.random() * len(moves))]
        else:
            move = max(moves, key=lambda each: value_of(values, state, seat, each))
        state = state.after_move(seat, move)
        turns += 1
        if state.to_act:
            places = values.places(state.singles, state.captured, seat)
            paths[seat].append((places, probability(sum(values.weights[place] for place in places))))
    result = state.result()
    assert result is not None
    weights = values.weights
    for seat, path in enumerate(paths):
        target = 1 / len(result.winners) if seat in result.winners else 0.0
        for places, predicted in reversed(path):
            step = rate * (target - predicted)
            for place in places:
                weights[place] += step
            target = LAMBDA * target + (1 - LAMBDA) * predicted
    return turns


def value_of(values: KnockoutValues, state: KnockoutState, seat: int, move: int) -> float:
    """The log odds after a move; for a win, a number above all log odds."""
    singles, captured = after(state.singles, state.captured, seat, move & ALL_NUMBERS, move >> TWICE)
    if captured[seat].bit_count() >= values.goal:
        return 100.0
    return values.log_odds(singles, captured, seat)


def learn(level: str, seats: int, seed: int, matches: int) -> list[float]:
    """Learn the row of one level and number of seats from scratch."""
    rng = Random(f"{seed} {level} {seats}")
    goal = LEVELS[level].captures_to_win
    values = KnockoutValues(first_guess(seats, goal), seats, goal)
    beginning = KnockoutState.start(seats, {"level": level})
    began, turns = time.monotonic(), 0
    for number in range(1, matches + 1):
        left = 1 - number / matches
        turns += play(values, beginning, rng, 0.03 * left + 0.001, 0.05 * left)
        if number % 5000 == 0:
            print(f"{level} {seats}: {number}, {turns / 5000:.1f} turns, {time.monotonic() - began:.0f} s", flush=True)
            turns = 0
    return values.weights


def main() -> None:
    """Learn, show progress, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs=2, metavar=("LEVEL", "SEATS"))
    arguments = parser.parse_args()
    rows = finish(unpack(WEIGHTS.read_bytes())) if WEIGHTS.exists() else {}
    kinds = [(level, seats) for seats in MATCHES for level in LEVELS]
    if arguments.only:
        kinds = [(arguments.only[0], int(arguments.only[1]))]
    with ProcessPoolExecutor(arguments.jobs) as executor:
        learning = {
            f"{level} {seats}": executor.submit(learn, level, seats, arguments.seed, MATCHES[seats])
            for level, seats in kinds
        }
        for name, row in learning.items():
            rows[name] = row.result()
            WEIGHTS.write_bytes(packed(dict(sorted(rows.items())), 2))


if __name__ == "__main__":
    main()
