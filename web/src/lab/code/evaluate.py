# How good is a position? A number says so: more is better.
# Begin with the evaluator of the game, then try your own sum.
from rollbook import bots


def value(state, seat):
    return bots.evaluate(state, seat)


def choose(state, seat, rng):
    moves = list(state.legal(seat))
    moves = rng.sample(moves, min(100, len(moves)))
    return max(moves, key=lambda move: value(state.apply(seat, move), seat))
