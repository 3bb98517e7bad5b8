"""The types of a view of Highest Roll, which a page draws."""

from typing import TypedDict


class HighestRollView(TypedDict):
    """A position of Highest Roll."""

    kept: list[int]
    """The faces that the first seats have kept."""
    face: int
    """The face that lies on the table; 0 if the die is due."""
