"""The view of a position of Roll-It, for a page. Only types: nothing here is imported while a match is played."""

from typing import TypedDict


class CellView(TypedDict):
    """A cell."""

    pick: str
    number: int
    """The number that is printed on it."""
    seat: int | None
    """The seat whose chip lies on it."""


class GridView(TypedDict):
    """A grid in play."""

    grid: int
    """Its number, from 1 to 9."""
    cells: list[CellView]
    """Nine cells in reading order."""


class TicTacToeView(TypedDict):
    """Three chips of a seat in a line."""

    seat: int
    cells: list[str]
    """Their picks."""


class GrandView(TypedDict):
    """Three grids in a line, each with a Tic-Tac-Toe of a seat."""

    seat: int
    grids: list[int]
    """Their numbers, from 1 to 9."""


class RollItView(TypedDict):
    """A position of Roll-It."""

    side: int
    """The side of the board, from 1 to 8."""
    grids: list[GridView]
    """Nine grids in reading order, or the four in play."""
    tic_tac_toes: list[TicTacToeView]
    grands: list[GrandView]
