"""Checks a solution of Roll Out by the package's rules: `python -m training.roll_out_checks --folder ~/roll-out-6`.

It compares the values of random positions with the values that `outcomes`, `legal`, `after_move` and `result` give one
roll and one move later (the Bellman residual). It also compares the exact chance of the first mover with matches
between players that use the solution. `training.roll_out_exact` creates the folder.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from itertools import product
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final

from rollbook.core.game import DICE
from rollbook.games.roll_out.rules import RollOutState
from training.roll_out_exact import Solution
from training.roll_out_perfect import Exact

PER_PAIR: Final = 100
Begun = Callable[[RollOutState], float]
"""The chance of the seat that begins a turn in a position."""


def beginnings(own: int, other: int) -> Iterator[RollOutState]:
    """Every position in which seat 0 begins a turn with the checkers `own` in play, and seat 1 has `other`."""
    for white, other_white in product(subsets(own), subsets(other)):
        yield RollOutState(up=(own & ~white, other & ~other_white), white=(white, other_white), centre=0, turn=0)


def subsets(chosen: int) -> list[int]:
    """All subsets of these checkers, bit n set for checker n, including the empty set."""
    return [part for part in range(chosen + 1) if part & ~chosen == 0]


def all_beginnings(one: int, two: int) -> Iterator[RollOutState]:
    """Every position in which seat 0 begins a turn, and the seats have checkers only from `one` and from `two` in play.

    Either seat may have either set. If both sets are the same, every position comes twice.
    """
    for mine, others in ((one, two), (two, one)):
        for own, other in product(subsets(mine)[1:], subsets(others)[1:]):
            yield from beginnings(own, other)


class Turns:
    """The moves within turns by the package's rules: for each roll, all the ways to continue.

    Each way ends in a position in which the dice are due, for the mover or for the other seat, or the match is over.
    Positions are numbered, so that the rules are called only once for each position, whatever the values are.
    """

    def __init__(self) -> None:
        self._numbers: dict[tuple[RollOutState, int], int] = {}
        self._positions: list[tuple[RollOutState, int]] = []
        self._rolls: dict[int, list[tuple[float, list[int]]]] = {}

    def chance(self, state: RollOutState, seat: int, begun: Begun, known: dict[int, float]) -> float:
        """The best chance of a seat in a position during its turn, if `begun` gives the value of the other seat's turn.

        `known` caches the chances that have been computed with this `begun`.
        """
        return max(self._chance(way, begun, known) for way in self._ways(state, seat))

    def _ways(self, state: RollOutState, seat: int) -> list[int]:
        return [self._number(way, seat) for way in set(ways_on(state, seat))]

    def _number(self, state: RollOutState, seat: int) -> int:
        number = self._numbers.setdefault((state, seat), len(self._positions))
        if number == len(self._positions):
            self._positions.append((state, seat))
        return number

    def _chance(self, number: int, begun: Begun, known: dict[int, float]) -> float:
        if number in known:
            return known[number]
        state, seat = self._positions[number]
        result = state.result()
        if result:
            found = float(seat in result.winners)
        elif state.turn != seat:
            found = 1 - begun(state)
        else:
            if number not in self._rolls:
                self._rolls[number] = [
                    (chance, self._ways(state.after_roll(roll), seat)) for roll, chance in state.outcomes()
                ]
            found = 0.0
            for chance, ways in self._rolls[number]:
                found += chance * max(known[way] if way in known else self._chance(way, begun, known) for way in ways)
        known[number] = found
        return found


def ways_on(state: RollOutState, seat: int) -> Iterator[RollOutState]:
    """The next positions in which the dice are due or the match is over, for every choice of a seat."""
    if seat in state.to_act:
        for move in state.legal(seat):
            yield from ways_on(state.after_move(seat, move), seat)
    else:
        yield state


def seen_from_0(state: RollOutState) -> RollOutState:
    """The same position, with the seats exchanged if it is seat 1's turn, which does not change the value."""
    if state.turn == 0:
        return state
    return RollOutState(state.up[::-1], state.white[::-1], state.centre, 0, state.roll, state.deciding)


def value_iteration(one: int, two: int, agreed: float = 1e-10) -> dict[RollOutState, float]:
    """The chance of the seat that begins a turn, for each of `all_beginnings`, using only the package's rules."""
    values, turns = dict.fromkeys(all_beginnings(one, two), 0.0), Turns()

    def begun(state: RollOutState) -> float:
        return values[seen_from_0(state)]

    while True:
        known: dict[int, float] = {}
        following = {state: turns.chance(state, 0, begun, known) for state in values}
        change = max(abs(following[state] - values[state]) for state in values)
        values = following
        if change < agreed:
            return values


def residuals(exact: Exact, checkers: int, positions: int, rng: Random) -> Iterator[float]:
    """The Bellman residuals of random positions in which the dice are due or a seat is to decide.

    Each group of `PER_PAIR` positions has the same random checkers in play, because all values within their turns are
    computed at once. Half of the positions are at the start of a turn.
    """
    count = 0
    while count < positions:
        own, other = (2 * rng.randrange(1, 1 << checkers) for _ in range(2))
        for number in range(min(PER_PAIR, positions - count)):
            state = random_position(own, other, rng, begins=number % 2 == 0)
            yield abs(value_of(exact, state) - one_step_on(exact, state))
            count += 1


def random_position(own: int, other: int, rng: Random, *, begins: bool) -> RollOutState:
    """A random position in a turn of seat 0, which has the checkers `own` in play; seat 1 has the checkers `other`."""
    white, flipped = own & rng.getrandbits(10), other & rng.getrandbits(10)
    centre = 0 if begins else own & ~white & rng.getrandbits(10)
    if centre == own:
        centre &= centre - 1  # otherwise the match would be over
    deciding = not begins and rng.random() < 0.5
    up = own & ~white & ~centre, other & ~flipped
    return RollOutState(up=up, white=(white, flipped), centre=centre, turn=0, deciding=deciding)


def value_of(exact: Exact, state: RollOutState) -> float:
    """The chance of the seat whose turn it is, according to the solution."""
    if state.deciding:
        return exact.used(state)
    return exact.rolls(state) if state.centre else exact.begun(state)


def one_step_on(exact: Exact, state: RollOutState) -> float:
    """The same chance, from the package's rules and the solution's values of the positions that can follow."""
    seat = state.turn
    if state.deciding:
        return max(_after(exact, state.after_move(seat, move), seat) for move in state.legal(seat))
    chances = 0.0
    for roll, chance in state.outcomes():
        rolled = state.after_roll(roll)
        chances += chance * max(_after(exact, rolled.after_move(seat, move), seat) for move in rolled.legal(seat))
    return chances


def _after(exact: Exact, state: RollOutState, seat: int) -> float:
    if not state.to_act:
        result = state.result()
        assert result is not None
        return float(seat in result.winners)
    if state.turn != seat:
        return 1 - exact.begun(state)
    return exact.used(state) if state.deciding else exact.rolls(state)


def first_mover_wins(exact: Exact, checkers: int, rng: Random) -> bool:
    """Let a player that uses the solution play against itself; return whether the first seat won."""
    whole = (1 << checkers + 1) - 2
    state = RollOutState(up=(whole, whole), white=(0, 0), centre=0, turn=0)
    while state.to_act:
        if state.to_act == (DICE,):
            state = state.after_roll(state.dice.sample(rng))
        else:
            state = state.after_move(state.turn, exact.choose(state, state.turn, rng))
    return state.turn == 0


def main() -> None:
    """Check, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=1_000_000, help="how many positions to compute one step on")
    parser.add_argument("--matches", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    solution = Solution.opened(arguments.folder)
    if not solution.whole:
        raise SystemExit("This solution is not finished: run training.roll_out_exact again.")
    exact, rng = Exact(solution.values), Random(arguments.seed)
    print(f"{solution.checkers} checkers, SHA-256 of the values {solution.checksum()}", flush=True)
    worst, count, said = 0.0, 0, time.monotonic()
    for residual in residuals(exact, solution.checkers, arguments.positions, rng):
        worst, count = max(worst, residual), count + 1
        if time.monotonic() - said > 60:
            said = time.monotonic()
            print(f"  {count} positions: largest Bellman residual {worst:.1e}", flush=True)
    print(f"{count} positions: largest Bellman residual {worst:.1e}, allowed {2 * solution.error:.1e}", flush=True)
    won = 0
    for number in range(1, arguments.matches + 1):
        won += first_mover_wins(exact, solution.checkers, rng)
        if time.monotonic() - said > 60:
            said = time.monotonic()
            print(f"  {number} matches: the first mover won {won}", flush=True)
    if arguments.matches:
        chance = solution.first_mover
        off = (won / arguments.matches - chance) / sqrt(chance * (1 - chance) / arguments.matches)
        print(
            f"{arguments.matches} matches: the first mover won {won / arguments.matches:.5f}, exactly {chance:.5f}; "
            f"{off:+.2f} standard errors"
        )
    if worst > 2 * solution.error:
        raise SystemExit("The values do not fit the rules.")


if __name__ == "__main__":
    main()
