"""The code of a bot that plays at random, for tests."""

ANY = "def choose(state, seat, rng):\n    return state.legal(seat).sample(rng)\n"
