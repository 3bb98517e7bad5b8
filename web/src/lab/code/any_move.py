def choose(state, seat, rng):
    return rng.choice(state.legal(seat))
