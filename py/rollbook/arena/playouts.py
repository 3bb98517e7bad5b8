"""Matches at random, straight on the states."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import Any

from rollbook.game import DICE, OptionValue, Result, State
from rollbook.match import Match


def playout(
    game: str,
    seats: int | Sequence[str] | None = None,
    options: Mapping[str, OptionValue] | None = None,
    seed: int = 0,
) -> tuple[Result, int]:
    """Play a match to its end at random: every legal move equally likely, dice fair.

    Returns the result and the number of actions, dice included. The same arguments give the same match anywhere.
    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """
    state = _start(game, seats if seats is None or isinstance(seats, int) else tuple(seats), *(options or {}).items())
    rng = Random(seed)
    actions = 0
    while to_act := state.to_act:
        actor = to_act[0]
        # What is drawn from the legal actions needs no second check by `apply`.
        if actor == DICE:
            state = state.after_roll(state.dice.sample(rng))
        else:
            state = state.after_move(actor, state.legal(actor).sample(rng))
        actions += 1
    result = state.result()
    assert result is not None
    return result, actions


@lru_cache(maxsize=64, typed=True)
def _start(game: str, seats: int | tuple[str, ...] | None, *options: tuple[str, OptionValue]) -> State[Any]:
    """The first state of a set-up; a state never changes, so that all playouts may begin with the same one."""
    return Match(game, seats, dict(options), seed=0).state
