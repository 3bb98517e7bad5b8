# Looks at every legal move and takes the one after which
# the score is best. In some games the lowest score wins.


def choose(state, seat, rng):
    sign = -1 if state.game.lowest_wins else 1

    def value(move):
        return sign * state.apply(seat, move).scores()[seat]

    return max(state.legal(seat), key=value)
