"""Matches without people: uniform random playouts, straight on the states."""

from collections.abc import Mapping, Sequence
from random import Random

from rollbook.game import DICE, OptionValue, Result
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
    state = Match(game, seats, options, seed=0).state
    rng = Random(seed)
    actions = 0
    while to_act := state.to_act:
        actor = to_act[0]
        action = state.dice.sample(rng) if actor == DICE else state.legal(actor).sample(rng)
        state = state.apply(actor, action)
        actions += 1
    result = state.result()
    assert result is not None
    return result, actions
