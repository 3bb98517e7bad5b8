"""The view of a position of Roll Out, for a page. Only types: nothing here is imported while a match is played."""

from typing import Literal, TypedDict

from rollbook.core.dice import Face
from rollbook.games.shared.ui import RollOffView


class CheckerView(TypedDict):
    """A checker."""

    number: int
    place: Literal["front", "centre", "out"]
    white: bool
    """Whether its white side is up."""
    picks: list[str]
    """The meanings that tapping it may have for the seat whose turn it is, legal or not."""


class SeatView(TypedDict):
    """The part of a seat: its checkers."""

    checkers: list[CheckerView]
    """Nine checkers, from 1 to 9."""


class RollOutView(TypedDict):
    """A position of Roll Out."""

    seats: list[SeatView]
    turn: int
    """The seat whose turn it is; what lies in the centre belongs to it."""
    roll: list[Face] | None
    """The roll that waits to be used."""
    deciding: bool
    """Whether a roll has been used, and the seat is to stop or to roll again."""
    few_left: bool
    """Whether one die is enough."""
    roll_off: RollOffView | None
    """The roll-off before the first turn, while it runs."""
