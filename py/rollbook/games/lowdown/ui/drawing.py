"""Lowdown's boards as text, under the dice: an empty box shows its colours, a line crossed out has strokes."""

from typing import Final

from rollbook.games.lowdown.ui.view import BoxView, LowdownView
from rollbook.ui.text_board import DIM, Ink, Line, beside, letter, style_of

DICE_COLOURS: Final = {
    "red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta",
}  # fmt: skip


def draw(view: LowdownView) -> list[Line]:
    """The board of a position."""
    lines = _dice(view)
    for board in view["boards"]:
        seat = board["seat"]
        grids = []
        for grid in board["grids"]:
            boxes = [_box(box) for box in grid["boxes"]]
            rows: list[Line] = [[Ink(f"{grid['grid']}:".ljust(9), DIM)]]
            rows += [[ink for box in boxes[at : at + 3] for ink in box] for at in (0, 3, 6)]
            grids.append(rows)
        name: list[Line] = [[Ink(f"seat {letter(seat)}", style_of(seat))], [Ink(f"wilds {board['wilds_left']}", DIM)]]
        lines += [[], *beside([name, *grids], 3)]
    return lines


def _box(box: BoxView) -> Line:
    if box["black"]:
        return [Ink(" ##", "bold")]
    if box["number"]:
        return [Ink(f"{'/' if box['crossed'] else ' '}{box['number']}".rjust(3), DIM if box["crossed"] else "bold")]
    colours = [Ink(colour[0], DICE_COLOURS[colour]) for colour in box["takes"]]
    return [Ink(" " * (3 - len(colours))), *colours]


def _dice(view: LowdownView) -> list[Line]:
    line = [Ink("dice: ")]
    if view["open"] is None:
        line.append(Ink("not thrown yet", DIM))
    else:
        for die in (*view["open"]["numbers"], *view["open"]["colours"]):
            face = f"({die['face']})" if die["aside"] else f"{die['face']}"
            line += [Ink(face, DICE_COLOURS.get(str(die["face"]), "bold")), Ink(" ")]
    line.append(Ink("  cup: "))
    secret = view["secret"]
    if secret is None:
        line += [Ink("closed, in front of "), Ink(letter(view["cup"]["seat"]), style_of(view["cup"]["seat"]))]
    else:
        faces = f"{secret['number']} {secret['colour']}"
        line.append(Ink(f"({faces})" if secret["aside"] else faces, DICE_COLOURS[secret["colour"]]))
    return [line]
