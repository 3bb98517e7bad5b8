"""Random play, straight on the states: for playouts, and for bots that judge by them."""

from random import Random
from typing import Final

from rollbook.core.game import DICE, State
from rollbook.core.moves import Move

ENDLESS: Final = 1 << 60


def play_at_random(state: State[Move], rng: Random, most: int = ENDLESS) -> tuple[State[Move], int]:
    """Play on from a position, every legal move equally likely, dice fair: to the end, or for `most` actions.

    Returns the position that is reached, and the number of actions that lead there, dice included. Raises TypeError for
    a variant that falls back to the rules of its original.
    """
    start = state
    for actions in range(most):
        to_act = state.to_act
        if not to_act:
            start.check_same_game(state)
            return state, actions
        actor = to_act[0]
        # An action that is drawn from the legal ones needs no second check by `apply`.
        if actor == DICE:
            state = state.after_roll(state.dice.sample(rng))
        else:
            state = state.after_move(actor, state.legal(actor).sample(rng))
    start.check_same_game(state)
    return state, most
