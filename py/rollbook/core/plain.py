"""A position of a game that brings no `ui`: its fields stand for a board, and the texts of actions for their events."""

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from reprlib import repr as brief
from typing import Any

from rollbook.core.messages import Message


def fields_of(state: object) -> dict[str, Any]:
    """The fields of a position by their names: those of a dataclass, else whatever it has been given."""
    if is_dataclass(state):
        return {field.name: getattr(state, field.name) for field in fields(state)}
    return dict(getattr(state, "__dict__", {}))


def as_json(value: Any) -> Any:
    """A value as JSON can hold it; whatever that cannot becomes Python's text for it."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if is_dataclass(value):
        return as_json(fields_of(value))
    if isinstance(value, Mapping):
        return {str(name): as_json(one) for name, one in value.items()}
    return list(map(as_json, value)) if isinstance(value, tuple | list) else repr(value)


class Plain:
    """The three answers about a position that a state asks of its game's presentation."""

    def view(self, state: Any) -> dict[str, Any]:
        """The fields of a position, ready for JSON."""
        view: dict[str, Any] = as_json(fields_of(state))
        return view

    def events(self, state: Any, actor: Any, action: Any) -> tuple[Message, ...]:
        """One event: the text of the action."""
        return (Message("action", {"text": state.text(actor, action)}),)

    def text(self, state: Any) -> str:
        """The fields of a position, one a line."""
        return "\n".join(f"{name}: {brief(value)}" for name, value in fields_of(state).items())
