"""Measures how far players of Roll Out are from perfect play: `python -m training.roll_out_loss --folder F easy hard`.

Positions are weighted by play: they are those of matches of `hard` against itself with as many checkers as the solution
has. The loss of a decision is the winning chance that it gives away compared with the best move, in points of 100. A
player is a level of bot, `greedy` or `random`.
"""

import argparse
from math import sqrt
from pathlib import Path
from random import Random

from rollbook import bots
from rollbook.bots.search import evaluator_for, greedy
from rollbook.core.game import DICE
from rollbook.games.roll_out.rules import RollOutState
from training.roll_out_exact import Solution
from training.roll_out_perfect import Exact

Decision = tuple[int, RollOutState]
"""The number of the match, and a position in which a seat has a choice."""


def move_of(player: str, state: RollOutState, seed: int, actions: int) -> str:
    """The move of a player; `random` is uniform."""
    seat = state.turn
    if player == "random":
        return state.legal(seat).sample(Random(f"{seed} {actions}"))
    if player == "greedy":
        return str(greedy(evaluator_for(state), state, seat, seed, actions))
    return str(bots.choose(state, seat, player, seed, actions))


def decisions(checkers: int, wanted: int) -> list[Decision]:
    """The decisions of the first matches of `hard` against itself that give at least the requested number."""
    whole = (1 << checkers + 1) - 2
    found: list[Decision] = []
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
                found.append((match, state))
            state = state.after_move(state.turn, move_of("hard", state, match, actions))
        match += 1
    return found


def estimate(losses: dict[int, list[float]]) -> tuple[float, float]:
    """The mean of all losses, and half of its interval of 95 %. Decisions of one match are a cluster."""
    count = sum(map(len, losses.values()))
    mean = sum(map(sum, losses.values())) / count
    squares = sum((sum(each) - mean * len(each)) ** 2 for each in losses.values())
    return mean, 1.96 * sqrt(squares * len(losses) / (len(losses) - 1)) / count


def main() -> None:
    """Measure each player, and print a line for it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--decisions", type=int, default=2_000)
    parser.add_argument("players", nargs="+")
    arguments = parser.parse_args()
    solution = Solution.opened(arguments.folder)
    exact = Exact(solution.values)
    found = decisions(solution.checkers, arguments.decisions)
    valued = [(match, state, exact.decisions(state, state.turn)) for match, state in found]
    print(f"{len(found)} decisions of {found[-1][0] + 1} matches with {solution.checkers} checkers", flush=True)
    for player in arguments.players:
        losses: dict[int, list[float]] = {}
        for number, (match, state, values) in enumerate(valued):
            move = move_of(player, state, match, number)
            losses.setdefault(match, []).append(100 * (max(values.values()) - values[move]))
        mean, half = estimate(losses)
        each = [loss for those in losses.values() for loss in those]
        wrong = sum(loss > 0.01 for loss in each) / len(each)
        print(
            f"{player}: mean loss {mean:.3f} ± {half:.3f} points, wrong {100 * wrong:.1f}%, worst {max(each):.1f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
