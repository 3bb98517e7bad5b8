"""Learns the chances in Roll Out by playing against itself: `python -m training.roll_out --matches 20000 --seed 1`.

Writes py/rollbook/bots/weights/roll_out.bin.
"""

import argparse
import time
from pathlib import Path
from random import Random

from rollbook.bots.judgements.roll_out import ROWS, WinningChances, features
from rollbook.bots.weights import packed
from rollbook.game import DICE
from rollbook.games.roll_out import RollOutState, start

WEIGHTS = Path(__file__).parents[1] / "rollbook" / "bots" / "weights" / "roll_out.bin"
FAITH = 0.7
"""How much of a target is what came of it in the end, rather than what was promised on the way."""
FIRST_GUESS = 0.35
"""How many log odds a checker fewer than the opponent is worth, before anything is learnt."""


def play(chances: WinningChances, rng: Random, rate: float, curiosity: float) -> int:
    """Play one match, learning from it. Returns how many rolls it took."""
    state: RollOutState = start(2, {})
    while state.roll_off is not None:
        state = state.after_roll(state.dice.sample(rng))
    path: list[tuple[RollOutState, float]] = []
    while state.to_act:
        if state.to_act == (DICE,):
            path.append((state, chances.before_roll(state)))
            state = state.after_roll(state.dice.sample(rng))
            continue
        seat = state.turn
        moves = tuple(state.legal(seat))
        if len(moves) > 1 and rng.random() < curiosity:
            move = moves[int(rng.random() * len(moves))]
        else:
            move = max(moves, key=lambda each: chances.of(state.after_move(seat, each), seat))
        state = state.after_move(seat, move)
    target, owner = 1.0, state.turn
    for position, promised in reversed(path):
        if position.turn != owner:
            target, owner = 1 - target, position.turn
        step = rate * (target - promised)
        for row, place, much in features(position):
            chances.rows[row][place] += step * much
        target = FAITH * target + (1 - FAITH) * promised
    return len(path)


def main() -> None:
    """Learn, say how it goes, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    chances = WinningChances({row: [0.0] * length for row, length in ROWS.items()})
    for place in range(1000):
        front, centre, other = place // 100, place // 10 % 10, place % 10
        chances.rows["counts"][place] = FIRST_GUESS * (other - front - centre / 2) + FIRST_GUESS
    began = time.monotonic()
    rolls = 0
    for number in range(1, arguments.matches + 1):
        left = 1 - number / arguments.matches
        rolls += play(chances, rng, 0.12 * left + 0.004, 0.05 * left)
        if number % 1000 == 0:
            print(f"{number} matches, {rolls / 1000:.1f} rolls each, {time.monotonic() - began:.0f} s", flush=True)
            rolls = 0
    WEIGHTS.write_bytes(packed(chances.rows, 2))


if __name__ == "__main__":
    main()
