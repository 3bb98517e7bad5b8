"""Prints the results of a solution of Roll Out (see docs/exact.md): `python -m training.roll_out_results --folder F`.

All figures are for the game with the solution's number of checkers.
"""

import argparse
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

import numpy as np

from rollbook.core.game import DICE
from rollbook.games.roll_out.bot import failing
from rollbook.games.roll_out.rules import ROLL, STOP, RollOutState
from training.roll_out_exact import UP, Solution
from training.roll_out_perfect import CODE, Exact


def sets_of(checkers: int, size: int) -> list[int]:
    """All sets of a number of checkers, bit n set for checker n."""
    return [sum(1 << number for number in chosen) for chosen in combinations(range(1, checkers + 1), size)]


def named(chosen: int) -> str:
    """The numbers of a set of checkers."""
    return " ".join(str(number) for number in range(1, 10) if chosen >> number & 1)


def value(solution: Solution, own: int, other: int) -> float:
    """The chance of the seat that begins a turn when all checkers in play are colour up."""
    return float(solution.values[UP * CODE[own], UP * CODE[other]])


def by_layer(solution: Solution) -> None:
    """Print the mean chance by the number of checkers that each seat has in play."""
    sizes = range(1, solution.checkers + 1)
    print("mean chance of the seat to throw, all colour up; rows: its checkers in play, columns: the opponent's")
    codes = {size: [UP * CODE[chosen] for chosen in sets_of(solution.checkers, size)] for size in sizes}
    for own in sizes:
        means = [float(solution.values[np.ix_(codes[own], codes[other])].mean()) for other in sizes]
        print(own, *(f"{mean:.3f}" for mean in means))


def worth_less(solution: Solution, shown: int) -> None:
    """Print the positions that lose the most if one more of the mover's checkers is out."""
    found = []
    everything = sets_of(solution.checkers, solution.checkers)[0]
    for size in range(2, solution.checkers + 1):
        for own in sets_of(solution.checkers, size):
            for number in range(1, solution.checkers + 1):
                if own >> number & 1:
                    before, after = value(solution, own, everything), value(solution, own & ~(1 << number), everything)
                    found.append((before - after, own, number, before, after))
    found.sort(reverse=True)
    worse = sum(each[0] > 0 for each in found)
    print(
        f"a checker out makes the mover's chance smaller in {worse} of {len(found)} cases against {named(everything)}"
    )
    for _, own, number, before, after in found[:shown]:
        print(f"  {named(own)}: {before:.3f}; without the {number}: {after:.3f}")


def last_checkers(solution: Solution) -> None:
    """Print the chance of the seat that is about to roll, with one checker each."""
    print("one checker each; rows: the mover's, columns: the opponent's")
    for own in range(1, solution.checkers + 1):
        row = [value(solution, 1 << own, 1 << other) for other in range(1, solution.checkers + 1)]
        print(own, *(f"{each:.3f}" for each in row))


def when_to_stop(exact: Exact, checkers: int, matches: int, rng: Random) -> None:
    """Print how often rolling again is best in perfect play, by checkers in the centre and risk of failure."""
    rolls: Counter[tuple[int, int]] = Counter()
    seen: Counter[tuple[int, int]] = Counter()
    empty = 0
    whole = (1 << checkers + 1) - 2
    turns = 0
    for _ in range(matches):
        state = RollOutState(up=(whole, whole), white=(0, 0), centre=0, turn=0)
        while state.to_act:
            if state.to_act == (DICE,):
                state = state.after_roll(state.dice.sample(rng))
                continue
            seat = state.turn
            move = exact.choose(state, seat, rng)
            if state.deciding:
                risk = failing(state.up[seat], state.white[seat], state.up[1 - seat])
                place = state.centre.bit_count(), int(10 * risk)
                seen[place] += 1
                rolls[place] += move == ROLL
                empty += move == STOP and not state.centre
            following = state.after_move(seat, move)
            turns += following.turn != seat
            state = following
    print(f"{matches} matches of perfect play, {turns / matches:.1f} turns each; stops with an empty centre: {empty}")
    print("share of decisions in which rolling again is best; rows: checkers in the centre, columns: risk in tenths")
    for centre in range(checkers):
        cells = [
            f"{100 * rolls[centre, tenth] / seen[centre, tenth]:.0f}% of {seen[centre, tenth]}"
            if seen[centre, tenth]
            else "-"
            for tenth in range(10)
        ]
        print(centre, *cells, sep=" | ")


def main() -> None:
    """Print everything."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--matches", type=int, default=20_000)
    arguments = parser.parse_args()
    solution = Solution.opened(arguments.folder)
    print(f"{solution.checkers} checkers: {solution.first_mover:.7f}, error at most {solution.error:.1e}")
    by_layer(solution)
    last_checkers(solution)
    worth_less(solution, 5)
    when_to_stop(Exact(solution.values), solution.checkers, arguments.matches, Random(1))


if __name__ == "__main__":
    main()
