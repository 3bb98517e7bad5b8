def choose(state, seat, rng):
    return rng.choice(list(state.legal(seat)))
