# Looks at every legal move, and asks the evaluator of the game
# how good the position is that it leads to.
from rollbook import bots


def choose(state, seat, rng):
    best, best_value = None, None
    for number, move in enumerate(state.legal(seat)):
        if number == 200:  # enough to choose from
            break
        value = bots.evaluate(state.apply(seat, move), seat)
        if best_value is None or value > best_value:
            best, best_value = move, value
    print("best value:", round(best_value, 2))
    return best
