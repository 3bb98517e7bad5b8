"""Roll Out as text: what lies in front of B, in the centre, and in front of A; a white checker stands in brackets."""

from rollbook.games.roll_out.ui.view import RollOutView
from rollbook.ui.text_board import DIM, Ink, Line, letter, style_of


def draw(view: RollOutView) -> list[Line]:
    """The board of a position."""
    turn = view["turn"]

    def row(seat: int, place: str) -> Line:
        name = "centre" if place == "centre" else letter(seat)
        return [Ink(name.ljust(8), DIM if place == "centre" else style_of(seat))] + [
            Ink("  . ", DIM)
            if checker["place"] != place
            else Ink(
                f" ({checker['number']})" if checker["white"] else f"  {checker['number']} ",
                "" if checker["white"] else style_of(seat),
            )
            for checker in view["seats"][seat]["checkers"]
        ]

    return [row(1, "front"), row(turn, "centre"), row(0, "front")]
