def choose(state, seat, rng):
    return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])
