"""The view of a position of Knaster, for a page. Only types: nothing here is imported while a match is played."""

from typing import TypedDict


class LineView(TypedDict):
    """A line of every sheet."""

    pick: str
    points: int
    """The points of its box."""
    cells: list[str]
    """The picks of its five cells, in reading order."""


class ResultView(TypedDict):
    """A result that a line can have."""

    result: str
    circles: int
    """The number of circles that it brings."""


class CellView(TypedDict):
    """A cell of a sheet."""

    pick: str
    number: int | None
    """The number in it; None while it is empty."""
    circled: bool


class BoxView(TypedDict):
    """The box of a line."""

    pick: str
    points: int
    scored: bool
    near: list[str]
    """The results with the most circles that one number more can bring."""


class DueView(TypedDict):
    """A line whose circles are to be drawn now."""

    line: str
    result: str
    circles: int
    """The number of circles that are to be drawn."""


class SheetScoreView(TypedDict):
    """The parts of a sheet's score."""

    boxes: int
    circles: int


class SheetView(TypedDict):
    """The sheet of a seat."""

    seat: int
    waiting: bool
    """Whether the seat still owes something this round."""
    full: bool
    cells: list[CellView]
    """25 cells in reading order."""
    boxes: list[BoxView]
    """In the order of the lines."""
    due: list[DueView]
    score: SheetScoreView


class KnasterView(TypedDict):
    """A position of Knaster."""

    total: int | None
    """The total that everybody plays with; None while the dice are due."""
    last_round: bool
    """Whether this roll, or the one that is due, is the last."""
    lines: list[LineView]
    results: list[ResultView]
    sheets: list[SheetView]
    """One for each seat, in their order."""
