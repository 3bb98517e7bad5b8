"""What tests ask of a game about a position, in short."""

from collections.abc import Sequence
from typing import Any

from rollbook import IllegalMove, Message
from rollbook.core.game import Actor, State, View
from rollbook.ui.presentation import presentation_of


def events_of(state: State[Any], actor: Actor, action: Any) -> tuple[Message, ...]:
    """What an action does."""
    return presentation_of(state.game).events(state, actor, action)


def prompt_for(state: State[Any], seat: int) -> Message:
    """What a seat may do."""
    return presentation_of(state.game).prompt(state, seat)


def so_far(state: State[Any], seat: int, picks: Sequence[str]) -> View:
    """What is shown of picks."""
    return presentation_of(state.game).so_far(state, seat, picks)


def why_not_picks(state: State[Any], seat: int, picks: Sequence[str]) -> IllegalMove:
    """Why no move holds these picks."""
    return state.game.refusals.why_not_picks(state, seat, picks)
