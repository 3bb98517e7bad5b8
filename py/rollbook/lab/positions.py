"""Positions to ask a robot about: matches at random, and where in them a seat has a choice."""

from random import Random

from rollbook.core.game import DICE
from rollbook.core.match import Match


def match_at_random(game: str, seed: int, rng: Random, most: int) -> Match:
    """A match with the fewest seats and the dice of a seed, played at random to its end, or for `most` actions."""
    match = Match(game, None, {}, seed)
    while match.to_act and len(match.history) < most:
        actor = rng.choice(match.to_act)
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    return match


def choices_in(match: Match) -> list[tuple[int, int]]:
    """Each place of a match where a seat can choose between moves: after how many actions, and which seat."""
    return [
        (after, actor)
        for after in range(len(match.history) + 1)
        for actor in match.position(after).to_act
        if actor != DICE and len(match.position(after).legal(actor)) > 1
    ]
