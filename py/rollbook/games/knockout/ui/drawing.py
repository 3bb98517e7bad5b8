"""Knockout's ring as text: the numbers, and under each its marbles, one or the two of a capture."""

from rollbook.games.knockout.ui.view import KnockoutView
from rollbook.ui.text_board import DIM, Ink, Line, letter, style_of


def draw(view: KnockoutView) -> list[Line]:
    """The board of a position."""
    numbers, marbles = [], []
    for each in view["numbers"]:
        numbers.append(Ink(f"{each['number']:>3}", DIM if each["inside"] is not None else ""))
        seats = [seat for seat in (each["outside"], each["inside"]) if seat is not None]
        shown = "".join(map(letter, seats)) or "."
        marbles.append(Ink(f"{shown:>3}", style_of(seats[0]) if seats else DIM))
    return [numbers, marbles]
