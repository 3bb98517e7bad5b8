"""Knaster's sheets as text, two beside each other: circled numbers and scored boxes in brackets."""

from rollbook.games.knaster.ui.view import KnasterView, SheetView
from rollbook.ui.text_board import DIM, Ink, Line, beside, letter, style_of


def draw(view: KnasterView) -> list[Line]:
    """The board of a position."""
    sheets = [_sheet(sheet) for sheet in view["sheets"]]
    pairs = [beside(sheets[at : at + 2]) for at in range(0, len(sheets), 2)]
    return [line for pair in pairs for line in (*pair, [])][:-1]


def _sheet(sheet: SheetView) -> list[Line]:
    boxes = [
        Ink(
            f"[{box['points']}]".rjust(5) if box["scored"] else f"{box['points']} ".rjust(5),
            "bold" if box["scored"] else DIM,
        )
        for box in sheet["boxes"]
    ]
    cells = [
        Ink(f"({cell['number']})".rjust(5), "bold")
        if cell["circled"]
        else Ink(f"{cell['number'] or '.'} ".rjust(5), "" if cell["number"] else DIM)
        for cell in sheet["cells"]
    ]
    lines: list[Line] = [
        [
            Ink(letter(sheet["seat"]).ljust(5), style_of(sheet["seat"])),
            *(Ink(f"{name} ".rjust(5), DIM) for name in "abcde"),
        ]
    ]
    lines += [[Ink(f"{row + 1}".ljust(5), DIM), *cells[row * 5 : row * 5 + 5], boxes[row]] for row in range(5)]
    # A diagonal's box stands where the line leaves the grid at its foot.
    lines.append([boxes[11], *boxes[5:10], boxes[10]])
    return lines
