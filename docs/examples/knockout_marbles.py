def choose(state, seat, rng):
    def value(move):
        after = state.apply(seat, move)
        marbles = [single.bit_count() for single in after.singles]
        return 3 * after.scores()[seat] + 2.2 * marbles[seat] - sum(marbles)

    return max(state.legal(seat), key=value)
