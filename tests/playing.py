"""Plays matches for tests."""

from random import Random
from typing import Any, TypeVar

from rollbook.core.game import DICE, State
from rollbook.core.match import Match

SomeState = TypeVar("SomeState", bound=State)


def play(state: SomeState, *actions: str) -> SomeState:
    """Return the state after some lines of a record (`dice 3 green`, `0 peek`)."""
    for action in actions:
        actor, _, text = action.partition(" ")
        by: Any = actor if actor == "dice" else int(actor)
        following = state.apply(by, state.from_text(by, text))
        assert isinstance(following, type(state))
        state = following
    return state


def advance(match: Match, rng: Random) -> None:
    """Continue a match by a random action, unless it is over."""
    if not match.to_act:
        return
    actor = rng.choice(match.to_act)
    if actor == DICE:
        match.roll()
    else:
        match.play(actor, match.legal(actor).sample(rng))


def by_last_moves(match: Match) -> Match:
    """Play a match to its end and return it. Each seat makes the last of its legal moves, usually a poor choice."""
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            match.play(actor, list(match.legal(actor))[-1])
    return match
