"""Roll-It's grids as text, under their numbers: chips as letters, those in a Tic-Tac-Toe on their colour."""

from rollbook.games.roll_it.ui.view import RollItView
from rollbook.ui.text_board import DIM, Ink, Line, beside, letter, style_of


def draw(view: RollItView) -> list[Line]:
    """The board of a position."""
    lined = {cell for line in view["tic_tac_toes"] for cell in line["cells"]}
    grids = []
    for grid in view["grids"]:
        cells = [
            Ink(f"{cell['number']:>3}", DIM)
            if cell["seat"] is None
            else Ink(
                f"{letter(cell['seat']):>3}", style_of(cell["seat"]) + (" reverse" if cell["pick"] in lined else "")
            )
            for cell in grid["cells"]
        ]
        rows = [cells[at : at + 3] for at in (0, 3, 6)]
        grids.append([[Ink(f"{grid['grid']}:".ljust(9), DIM)], *rows])
    width = 3 if len(grids) == 9 else 2
    return [line for at in range(0, len(grids), width) for line in beside(grids[at : at + width], 3)]
