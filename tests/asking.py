"""Short helpers that query a game about a position."""

from collections.abc import Sequence
from typing import Any

from rollbook import IllegalMove, Message
from rollbook.core.game import Actor, State, View
from rollbook.ui.presentation import presentation_of


def events_of(state: State, actor: Actor, action: Any) -> tuple[Message, ...]:
    """Return the events of an action."""
    return presentation_of(state.game).events(state, actor, action)


def prompt_for(state: State, seat: int) -> Message:
    """Return the prompt for a seat."""
    return presentation_of(state.game).prompt(state, seat)


def so_far(state: State, seat: int, picks: Sequence[str]) -> View:
    """Return the view after some picks."""
    return presentation_of(state.game).so_far(state, seat, picks)


def why_not_picks(state: State, seat: int, picks: Sequence[str]) -> IllegalMove:
    """Return the refusal of picks that are not part of any move."""
    return state.game.refusals.why_not_picks(state, seat, picks)
