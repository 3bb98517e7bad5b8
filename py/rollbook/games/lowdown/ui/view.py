"""The view of a position of Lowdown, for a page. Only types: nothing here is imported while a match is played."""

from typing import TypedDict

from rollbook.core.dice import Face


class BoxView(TypedDict):
    """A box of a grid."""

    pick: str
    takes: list[str]
    """The colours that it takes."""
    number: int | None
    """The number that is written in it."""
    black: bool
    """Whether it is blacked out."""
    crossed: bool
    """Whether a line through it is crossed out."""


class GridView(TypedDict):
    """A grid of a board."""

    grid: str
    colours: list[str]
    boxes: list[BoxView]
    """Nine boxes in reading order."""
    full: bool
    left: int
    """The sum of its numbers that are not crossed out."""


class LineView(TypedDict):
    """A line of a grid."""

    pick: str
    boxes: list[str]
    """The picks of its boxes."""
    points: int | None
    """The points that crossing it out saves; None where people are to find that out themselves."""


class BoardView(TypedDict):
    """The board of a seat."""

    seat: int
    grids: list[GridView]
    crossed: list[LineView]
    may_cross: list[LineView]
    """The lines that the seat may cross out now."""
    wilds: int
    """The number of a seat's wilds at the beginning."""
    wilds_left: int
    blackouts: int


class DieView(TypedDict):
    """An open die."""

    face: Face
    aside: bool
    """Whether it is set aside (of two equal ones, the first)."""
    offered: bool
    """Whether it may be taken now."""


class OpenView(TypedDict):
    """The four open dice."""

    numbers: list[DieView]
    colours: list[DieView]


class SecretView(TypedDict):
    """The pair from under the cup."""

    number: int
    colour: str
    aside: bool
    offered: bool


class CupView(TypedDict):
    """The cup."""

    seat: int
    """The seat that it stands in front of."""
    closed: bool


class LowdownView(TypedDict):
    """A position of Lowdown."""

    active: int
    """The seat that takes its dice first in this turn."""
    boards: list[BoardView]
    """One for each seat, in their order."""
    open: OpenView | None
    """None while the open dice are due."""
    secret: SecretView | None
    """None while the cup is closed."""
    cup: CupView
    last_turn: bool
    """Whether this turn is the last."""
