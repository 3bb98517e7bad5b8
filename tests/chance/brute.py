"""Counts chances by brute force, with every roll of every die, every legal move and every pick; samples positions.

`python -m tests.chance.brute 20000` compares `ways` with these counts in 20,000 positions of all games and options. In
half as many positions it checks that the mean of `roll_luck` is 0.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, Final

from rollbook import GAMES
from rollbook.bots import finish
from rollbook.chance import roll_luck, ways
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.moves import PASS
from rollbook.games.knockout.rules import KnockoutState, arrangements
from rollbook.games.knockout.subset_sums import numbers_in

MAX_LISTED: Final = 400
"""With more moves than this, they are not listed. Only Knockout has such positions, and its sums are counted here."""


def counted(state: State, seat: int) -> dict[str, tuple[int, int]]:
    """Return the expected result of `ways`, from each outcome of the dice one by one and all legal moves after it."""
    throws = list(product(*state.dice.each_die())) if state.to_act == (DICE,) else []
    found: Counter[str] = Counter()
    for throw, count in Counter(state.dice.roll_of(throw) for throw in throws).items():
        picks = picks_after(state.apply(DICE, throw), seat)
        for pick in picks:
            found["" if pick == PASS else pick] += count
    return {pick: (count, len(throws)) for pick, count in found.items()}


def picks_after(state: State, seat: int) -> set[str]:
    """Return the picks of all legal moves of a seat."""
    moves = state.legal(seat)
    if len(moves) > MAX_LISTED and isinstance(state, KnockoutState):
        return sums_after(state)
    return {pick for move in moves for pick in state.game.notation.picks(move)}


def sums_after(state: KnockoutState) -> set[str]:
    """Return the open numbers that are part of a sum, found by adding all the other open numbers in every way."""
    assert state.roll is not None
    totals = arrangements(state.level, state.roll)
    numbers = numbers_in(state.open)
    found = set()
    for number in numbers:
        sums = {number}
        for other in numbers:
            if other != number:
                sums |= {total + other for total in sums}
        if sums & totals.keys():
            found.add(str(number))
    return found


def set_ups() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield every game with each combination of its options, and with each number of seats."""
    for game in GAMES.values():
        names = list(game.options)
        for values in product(*(game.options[name].values for name in names)):
            for seats in game.seats:
                yield game.id, seats, dict(zip(names, values, strict=True))


def positions(rng: Random, number: int) -> Iterator[State]:
    """Yield positions in which the dice are due, early and late ones, from random matches of all set-ups in turn."""
    kinds = list(set_ups())
    rng.shuffle(kinds)
    while True:
        for game, seats, options in kinds:
            state, actions = Match(game, seats, options, rng.randrange(2**53)).state, rng.randrange(160)
            while state.to_act and (actions > 0 or state.to_act != (DICE,)):
                actor = rng.choice(state.to_act)
                if actor == DICE:
                    state = state.apply(DICE, state.dice.sample(rng))
                else:
                    state = state.apply(actor, state.legal(actor).sample(rng))
                actions -= 1
            if state.to_act:
                yield state
                number -= 1
                if number == 0:
                    return


def compare(seed: int, number: int) -> int:
    """Compare this many positions; return how many seats were checked. Raises AssertionError for a difference."""
    rng = Random(f"{seed} ways")
    looked_at = 0
    for state in positions(rng, number):
        for seat in {state.turn, rng.randrange(state.seats)}:
            assert ways(state, seat) == counted(state, seat), (seat, state)
            looked_at += 1
    return looked_at


def zero_means(seed: int, number: int) -> int:
    """Check that the luck of all rolls adds up to 0 in this many positions; return their number. Raises AssertionError
    otherwise.
    """
    rng = Random(f"{seed} luck")
    for state in positions(rng, number):
        values = finish(roll_luck(state, rng.randrange(state.seats)))
        assert set(values) == set(state.dice.ways)
        assert sum(value * state.dice.ways[roll] for roll, value in values.items()) == 0, state
    return number


if __name__ == "__main__":
    asked, drawn = int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print(f"ways: {compare(drawn, asked)} seats at {asked} positions")
    print(f"luck: the mean is 0 at {zero_means(drawn, asked // 2)} positions")
