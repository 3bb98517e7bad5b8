"""Looks up the exact value of every decision in Roll Out, in a solution that `training.roll_out_exact` made."""

from collections import OrderedDict
from random import Random
from typing import Final

import numpy as np
from numba import njit

from rollbook.games.roll_out.rules import ROLL, STOP, RollOutState
from training.roll_out_exact import (
    UP,
    WHITE,
    Floats,
    Ints,
    Pair,
    bounds,
    code_of,
    no_steps,
    rolled,
    set_flips,
    set_own,
    stopped_values,
    sweep,
)

MAX_ENTRIES: Final = 40_000_000
"""The maximum number of positions within turns that are cached, with 16 bytes each."""
CODE: Final = tuple(sum(3 ** (number - 1) for number in range(1, 10) if chosen >> number & 1) for chosen in range(1024))
"""For each set of checkers, bit n set for checker n, the code of a seat that has these in play, all colour up."""


class Turns:
    """All positions within the turns of a seat with the checkers `own` in play, against an opponent with `other`."""

    def __init__(self, values: Floats, own: int, other: int) -> None:
        self.own, self.other = _numbers(own), _numbers(other)
        self.stopped: Final = stopped_values(values, self.own, self.other)
        self.after: Final = bounds(len(self.stopped), 1 << len(self.other))
        theirs = _values_of(values, self.other, self.own)
        sweep(
            (self.own, self.other), self.stopped, self.after, bounds(1 << len(self.own), 1 << len(self.other)), theirs
        )
        self.theirs: Final = theirs

    def used(self, state: RollOutState) -> float:
        """The mover's chance when it has used a roll and is to decide."""
        return float(self.after[self._place(state)][0])

    def stops(self, state: RollOutState) -> float:
        """The mover's chance if it stops."""
        digits, flipped = self._place(state)
        if state.centre:
            return float(self.stopped[digits, flipped])
        return float(1 - self.theirs[flipped, _chosen(self.own, state.white[state.turn]), 0])

    def rolls(self, state: RollOutState) -> float:
        """The mover's chance if the dice are due."""
        digits, flipped = self._place(state)
        return float(thrown((self.own, self.other), self.after, self.theirs, digits, flipped))

    def _place(self, state: RollOutState) -> tuple[int, int]:
        own, digits = state.turn, 0
        for place, number in enumerate(self.own.tolist()):
            digits += 3**place * (2 if state.centre >> number & 1 else state.up[own] >> number & 1)
        return digits, _chosen(self.other, state.white[1 - own])


class Exact:
    """The exact values of decisions. `values` come from a solution with at least as many checkers as needed."""

    def __init__(self, values: Floats) -> None:
        self.values: Final = values
        self._turns: OrderedDict[tuple[int, int], Turns] = OrderedDict()
        self._entries = 0

    def begun(self, state: RollOutState) -> float:
        """The chance of the seat that begins a turn in this position."""
        own = state.turn
        return float(self.values[_code(state, own), _code(state, 1 - own)])

    def used(self, state: RollOutState) -> float:
        """The mover's chance when it has used a roll and is to decide."""
        return self._turns_of(state).used(state)

    def rolls(self, state: RollOutState) -> float:
        """The mover's chance if the dice are due, at any point in its turn."""
        return self._turns_of(state).rolls(state)

    def of(self, state: RollOutState, seat: int, move: str) -> float:
        """The chance of a seat that makes this move."""
        after = state.after_move(seat, move)
        if not after.to_act:
            return 1.0
        if after.turn != seat:
            return 1 - self.begun(after)
        return self.rolls(after) if move == ROLL else self.used(after)

    def decisions(self, state: RollOutState, seat: int) -> dict[str, float]:
        """The chance of a seat after each of its moves."""
        if state.deciding:
            turns = self._turns_of(state)
            return {STOP: turns.stops(state), ROLL: turns.rolls(state)}
        return {move: self.of(state, seat, move) for move in state.legal(seat)}

    def choose(self, state: RollOutState, seat: int, _rng: Random) -> str:
        """The move with the best chance: perfect play, as a bot."""
        values = self.decisions(state, seat)
        return max(values, key=values.__getitem__)

    def _turns_of(self, state: RollOutState) -> Turns:
        own = state.turn
        pair = state.front(own) | state.centre, state.front(1 - own)
        turns = self._turns.get(pair)
        if turns is None:
            turns = self._turns[pair] = Turns(self.values, *pair)
            self._entries += turns.stopped.size
            while self._entries > MAX_ENTRIES and len(self._turns) > 1:
                self._entries -= self._turns.popitem(last=False)[1].stopped.size
        else:
            self._turns.move_to_end(pair)
        return turns


def _numbers(chosen: int) -> Ints:
    return np.array([number for number in range(1, 10) if chosen >> number & 1])


def _chosen(numbers: Ints, white: int) -> int:
    """The white checkers as bits, numbered among the checkers in play."""
    return sum((white >> number & 1) << place for place, number in enumerate(numbers.tolist()))


def _code(state: RollOutState, seat: int) -> int:
    return UP * CODE[state.up[seat]] + WHITE * CODE[state.white[seat]]


@njit(nogil=True)
def _values_of(values: Floats, own: Ints, other: Ints) -> Floats:
    """The values at the start of a turn for a pair of sets, as equal lower and upper bounds."""
    found = np.empty((1 << len(own), 1 << len(other), 2))
    for white in range(1 << len(own)):
        for flipped in range(1 << len(other)):
            found[white, flipped, :] = values[code_of(own, white), code_of(other, flipped)]
    return found


@njit(nogil=True)
def thrown(pair: Pair, after: Floats, theirs: Floats, digits: int, flipped: int) -> float:
    """The mover's chance if the dice are due in a position within a turn (see `stopped_values`)."""
    own, other = pair
    spread = 1 << len(other)
    steps = no_steps()
    white, front = set_own(own, digits, spread, steps)
    set_flips(other, flipped, steps)
    passed = 1 - theirs[flipped, white, 0]
    return rolled(after.reshape((-1, 2)), digits * spread + flipped, steps, front <= 2, (passed, passed))[0]
