"""The view of a position of Knockout, for a page. Only types: nothing here is imported while a match is played."""

from typing import Literal, TypedDict

from rollbook.games.shared.ui import RollOffView


class NumberView(TypedDict):
    """One number of the ring."""

    pick: str
    number: int
    outside: int | None
    """The seat whose marble lies in the outer hole."""
    inside: int | None
    """The seat whose second marble lies in the inner hole: it has captured the number."""
    effect: Literal["place", "knock_out", "capture", "closed"]
    """The effect of a marble there of the seat whose turn it is."""


class TotalView(TypedDict):
    """A total that the roll which waits allows."""

    total: int
    ways: int
    """The number of ways in which it can be placed now."""
    arrangements: list[str]
    """The arithmetic by which the dice make it."""


class KnockoutView(TypedDict):
    """A position of Knockout."""

    level: str
    place_value: bool
    captures_to_win: int
    numbers: list[NumberView]
    marbles: list[int]
    """For each seat, how many marbles it has on the board."""
    totals: list[TotalView]
    """Empty while the dice are due."""
    passes: int
    """The number of turns in a row that have been passed."""
    passes_to_end: int
    """After how many the match ends."""
    roll_off: RollOffView | None
    """The roll-off before the first turn, while it runs."""
