"""Messages to people as data: a page has the words for each id in each language."""

from collections.abc import Mapping
from typing import Annotated, Any, NamedTuple, Self, TypeVar

from rollbook.core.errors import Argument, Arguments

Json = dict[str, Any]
"""A JSON-ready object: its values are strings, numbers, lists and the like."""
Kind = TypeVar("Kind")
ByRules = Annotated[Kind, "the rules look at it"]
"""An argument of a request that `Match` checks itself, because the refusals of `Match` are more precise."""


class _Message(NamedTuple):
    id: str
    arguments: Mapping[str, Argument]


class Message(_Message):
    """A translatable message: an id and its arguments.

    An event is a message about the effect of an action; a prompt is one about the choices of a seat.
    """

    __slots__ = ()

    def __new__(cls, id: str, arguments: Mapping[str, Argument] = Arguments()) -> Self:
        """Create a message with a copy of the arguments."""
        return super().__new__(cls, id, Arguments(arguments))


def as_message(message: Message) -> Json:
    """A message as data, for the page to show in its language."""
    return {"id": message.id, "arguments": dict(message.arguments)}


class _ScoreLine(NamedTuple):
    id: str
    points: int | None
    arguments: Mapping[str, Argument]


class ScoreLine(_ScoreLine):
    """One line of a scorecard. The `points` of a seat's lines add up to its score.

    `points` is None for a figure that only breaks a tie. `arguments` contains the figures in the line.
    """

    __slots__ = ()

    def __new__(cls, id: str, points: int | None, arguments: Mapping[str, Argument] = Arguments()) -> Self:
        """Create a line with a copy of the arguments."""
        return super().__new__(cls, id, points, Arguments(arguments))
