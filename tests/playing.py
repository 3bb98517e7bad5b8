"""Plays matches for tests."""

from random import Random

from rollbook.core.game import DICE
from rollbook.core.match import Match


def advance(match: Match, rng: Random) -> None:
    """One more random action, if the match is not over."""
    if not match.to_act:
        return
    actor = rng.choice(match.to_act)
    if actor == DICE:
        match.roll()
    else:
        match.play(actor, match.legal(actor).sample(rng))


def by_last_moves(match: Match) -> Match:
    """A match played to its end, where each seat makes the last of its legal moves: a poor choice, as a rule."""
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, list(match.legal(actor))[-1])
    return match
