"""Writes the benchmark of Roll Out: `python -m training.roll_out_benchmark --folder ~/roll-out-8`.

The decisions come from matches of `hard` against itself, so they are as frequent as in play. Each seat begins with as
many checkers as the solution has. The file is py/rollbook/games/roll_out/benchmark.csv.
"""

import argparse
from pathlib import Path
from random import Random

from rollbook import bots
from rollbook.core.game import DICE
from rollbook.games.roll_out import benchmark
from rollbook.games.roll_out.benchmark import KnownDecision, written
from rollbook.games.roll_out.rules import RollOutState
from training.roll_out_checks import seen_from_0
from training.roll_out_exact import Solution
from training.roll_out_perfect import Exact

FILE = Path(benchmark.__file__).with_name("benchmark.csv")


def decisions(checkers: int, wanted: int) -> list[tuple[int, RollOutState]]:
    """The requested number of decisions, from as many matches as necessary, each with the number of its match."""
    whole = (1 << checkers + 1) - 2
    found: list[tuple[int, RollOutState]] = []
    match = 0
    while len(found) < wanted:
        rng, actions = Random(match), 0
        state = RollOutState(up=(whole, whole), white=(0, 0), centre=0, turn=0)
        while state.to_act:
            actions += 1
            if state.to_act == (DICE,):
                state = state.after_roll(state.dice.sample(rng))
                continue
            if len(state.legal(state.turn)) > 1:
                found.append((match, seen_from_0(state)))
            state = state.after_move(state.turn, bots.choose(state, state.turn, "hard", match, actions))
        match += 1
    return found


def main() -> None:
    """Play, value every decision, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--decisions", type=int, default=2_000)
    arguments = parser.parse_args()
    solution = Solution.opened(arguments.folder)
    exact = Exact(solution.values)
    lines = []
    for match, state in decisions(solution.checkers, arguments.decisions):
        lines.append(written(KnownDecision(match, state, exact.decisions(state, 0))))
    FILE.write_text("\n".join(lines) + "\n", "ascii", newline="\n")
    print(f"{len(lines)} decisions of {match + 1} matches")


if __name__ == "__main__":
    main()
