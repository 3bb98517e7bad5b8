"""Learns win probabilities in Roll Out by self-play: `python -m training.roll_out --matches 6000 --seed 1`.

Writes py/rollbook/games/roll_out/weights.bin. Run `training.roll_out_endgames` after it, which adds the endgames.
"""

import argparse
import time
from pathlib import Path
from random import Random

from rollbook.core.game import DICE
from rollbook.games.roll_out.bot import ENDGAMES, ROWS, SETS, Checkers, WinningChances, checkers_of, failing
from rollbook.games.roll_out.rules import RollOutState
from training.weights import packed

WEIGHTS = Path(__file__).parents[1] / "py/rollbook/games/roll_out/weights.bin"
SHARES = 30
"""The approximate number of weights in a value; they share its error."""
STEPS = tuple(tuple(step for step in range(9) if chosen >> step & 1) for chosen in range(512))
"""The checkers in each set of checkers, counted from 0."""
FIRST_GUESS = 0.35
"""The initial weight of having one checker fewer than the opponent, in log odds."""


class Learner(WinningChances):
    """Winning chances during training. Each checker also has its own weight until the end, which speeds up learning."""

    def __init__(self) -> None:
        WinningChances.__init__(self, {row: [0.0] * length for row, length in ROWS.items()})
        for place in range(1000):
            front, centre, other = place // 100, place // 10 % 10, place % 10
            self.rows["counts"][place] = FIRST_GUESS * (other - front - centre / 2) + FIRST_GUESS
        self.alone = tuple([0.0] * 9 for _ in SETS)

    def log_odds(self, checkers: Checkers) -> float:
        """The winning chance of the seat that rolls, as log odds, including the weights of single checkers."""
        value = WinningChances.log_odds(self, checkers)
        for row, lying in zip(self.alone, checkers, strict=True):
            for step in STEPS[lying >> 1]:
                value += row[step]
        return value

    def learn(self, checkers: Checkers, step: float) -> None:
        """Change the weights of a position by a step."""
        rows = self.rows
        up, white, centre, other_up, other_white = checkers
        front, other_front = (up | white).bit_count(), (other_up | other_white).bit_count()
        at_stake = centre.bit_count()
        risk = failing(up, white, other_up)
        rows["counts"][front * 100 + at_stake * 10 + other_front] += step
        rows["failing"][at_stake] += step * risk
        rows["own_failing"][front] += step * risk
        rows["other_failing"][other_front] += step * failing(other_up, other_white, up | centre)
        for name, row, lying in zip(SETS, self.alone, checkers, strict=True):
            rows[name][lying >> 1] += step
            for place in STEPS[lying >> 1]:
                row[place] += step

    def taken_together(self) -> dict[str, list[float]]:
        """The rows, with the weights of single checkers added to each set of checkers."""
        rows = dict(self.rows)
        for name, alone in zip(SETS, self.alone, strict=True):
            rows[name] = [value + sum(alone[place] for place in STEPS[at]) for at, value in enumerate(self.rows[name])]
        return rows

    def play(self, rng: Random, rate: float, epsilon: float) -> int:
        """Play one match, then learn from it, from the end to the start. Returns its number of rolls.

        The value of a position moves towards the expected value over all 21 rolls, each with its best move.
        """
        state = RollOutState.start(2, {})
        while state.roll_off is not None:
            state = state.after_roll(state.dice.sample(rng))
        path: list[RollOutState] = []
        while state.to_act:
            if state.to_act == (DICE,):
                path.append(state)
                state = state.after_roll(state.dice.sample(rng))
                continue
            seat = state.turn
            moves = tuple(state.legal(seat))
            if len(moves) > 1 and rng.random() < epsilon:
                move = moves[int(rng.random() * len(moves))]
            else:
                move = max(moves, key=lambda each: self.of(state.after_move(seat, each), seat))
            state = state.after_move(seat, move)
        for position in reversed(path):
            checkers = checkers_of(position)
            error = self.one_roll_on(position, position.turn) - self.throwing(checkers)
            self.learn(checkers, rate * error / SHARES)
        return len(path)


def main() -> None:
    """Learn, show progress, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=6_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    learner = Learner()
    began = time.monotonic()
    rolls = 0
    for number in range(1, arguments.matches + 1):
        left = 1 - number / arguments.matches
        rolls += learner.play(rng, 1.0 * left + 0.1, 0.1 * left)
        if number % 200 == 0:
            print(f"{number} matches, {rolls / 200:.1f} rolls each, {time.monotonic() - began:.0f} s", flush=True)
            rolls = 0
    write(learner.taken_together())


def write(rows: dict[str, list[float]]) -> None:
    """Write the file of weights, with one byte for an endgame and two bytes for a learnt weight."""
    WEIGHTS.write_bytes(packed(rows, 2, narrow=[ENDGAMES]))


if __name__ == "__main__":
    main()
