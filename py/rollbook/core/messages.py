"""Messages to people as data: a page has the words for each id, in each language."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Self

from rollbook.core.errors import Argument, Arguments

Json = dict[str, Any]
"""A value that is ready for JSON: an object whose values are texts, numbers, lists and the like."""


class _Message(NamedTuple):
    id: str
    arguments: Mapping[str, Argument]


class Message(_Message):
    """Something to be said or shown.

    An event is a message that says what an action did; a prompt says what a seat may do now.
    """

    __slots__ = ()

    def __new__(cls, id: str, arguments: Mapping[str, Argument] = Arguments()) -> Self:
        """The arguments are copied."""
        return super().__new__(cls, id, Arguments(arguments))


class _ScoreLine(NamedTuple):
    id: str
    points: int | None
    arguments: Mapping[str, Argument]


class ScoreLine(_ScoreLine):
    """One line of a scorecard. The `points` of a seat's lines add up to its score.

    `points` is None for a figure that only breaks a tie; `arguments` hold the figures that the line speaks of.
    """

    __slots__ = ()

    def __new__(cls, id: str, points: int | None, arguments: Mapping[str, Argument] = Arguments()) -> Self:
        """The arguments are copied."""
        return super().__new__(cls, id, points, Arguments(arguments))
