"""Plays whole matches at random, for tests."""

import random

from rollbook import Match


def played(game: str, seed: int, seats: int | None = None) -> Match:
    match, rng = Match(game, seats, {}, seed), random.Random(seed)
    while match.to_act:
        actor = rng.choice(match.to_act)
        if actor == "dice":
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    return match
