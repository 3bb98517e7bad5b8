"""How boards look in a terminal: one small function a game, from what its `view` says to lines of coloured text.

Seats are letters, from A on. A game that is not here is drawn as its states draw themselves.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, Final, NamedTuple

from rollbook.game import State, View


class Ink(NamedTuple):
    """A piece of a line, and its style in rich's words (colours, `bold`, `dim`, `reverse`)."""

    text: str
    style: str = ""


Line = list[Ink]

LETTERS: Final = "ABCDEFGHIJKL"
COLOURS: Final = (
    "red", "blue", "yellow", "green", "magenta", "cyan",
    "dark_orange", "hot_pink", "orange4", "green_yellow", "grey50", "white",
)  # fmt: skip
"""The colours of the seats, in the order of the page's."""
DIM: Final = "dim"
DICE_COLOURS: Final[Mapping[str, str]] = {
    "red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta",
}  # fmt: skip


def style_of(seat: int) -> str:
    """The style in which a seat is written."""
    return f"bold {COLOURS[seat]}"


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat]


def plain(line: Iterable[Ink]) -> str:
    """A line without its styles."""
    return "".join(ink.text for ink in line).rstrip()


def draw(game: str, state: State[Any]) -> list[Line]:
    """The board of a position."""
    drawing = DRAWINGS.get(game)
    if drawing is None:
        return [[Ink(line)] for line in str(state).splitlines()]
    return drawing(state.view())


def beside(blocks: Sequence[list[Line]], gap: int = 4) -> list[Line]:
    """Blocks of lines side by side."""
    widths = [max(sum(len(ink.text) for ink in line) for line in block) + gap for block in blocks]
    lines = []
    for row in zip_longest(*blocks, fillvalue=[]):
        line: Line = []
        for width, part in zip(widths, row, strict=True):
            line += [*part, Ink(" " * (width - sum(len(ink.text) for ink in part)))]
        lines.append(line)
    return lines


def knockout(view: View) -> list[Line]:
    """The numbers of the ring, and under each its marbles: one, or the two of a capture."""
    numbers, marbles = [], []
    for each in view["numbers"]:
        numbers.append(Ink(f"{each['number']:>3}", DIM if each["inside"] is not None else ""))
        seats = [seat for seat in (each["outside"], each["inside"]) if seat is not None]
        shown = "".join(map(letter, seats)) or "."
        marbles.append(Ink(f"{shown:>3}", style_of(seats[0]) if seats else DIM))
    return [numbers, marbles]


def knaster(view: View) -> list[Line]:
    """The sheets, two beside each other: circled numbers and scored boxes in brackets."""
    sheets = [_sheet(view, sheet) for sheet in view["sheets"]]
    pairs = [beside(sheets[at : at + 2]) for at in range(0, len(sheets), 2)]
    return [line for pair in pairs for line in (*pair, [])][:-1]


def _sheet(view: View, sheet: View) -> list[Line]:
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


def roll_it(view: View) -> list[Line]:
    """The grids under their numbers: chips as letters, those in a Tic-Tac-Toe on their colour."""
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


def lowdown(view: View) -> list[Line]:
    """The boards under the dice: an empty box shows the colours that it takes, a line crossed out has strokes."""
    lines = _lowdown_dice(view)
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


def _box(box: View) -> Line:
    if box["black"]:
        return [Ink(" ##", "bold")]
    if box["number"]:
        return [Ink(f"{'/' if box['crossed'] else ' '}{box['number']}".rjust(3), DIM if box["crossed"] else "bold")]
    colours = [Ink(colour[0], DICE_COLOURS[colour]) for colour in box["takes"]]
    return [Ink(" " * (3 - len(colours))), *colours]


def _lowdown_dice(view: View) -> list[Line]:
    line = [Ink("dice: ")]
    if view["open"] is None:
        line.append(Ink("not thrown yet", DIM))
    else:
        for die in (*view["open"]["numbers"], *view["open"]["colours"]):
            face = f"({die['face']})" if die["aside"] else f"{die['face']}"
            line += [Ink(face, DICE_COLOURS.get(die["face"], "bold")), Ink(" ")]
    line.append(Ink("  cup: "))
    secret = view["secret"]
    if secret is None:
        line += [Ink("closed, in front of "), Ink(letter(view["cup"]["seat"]), style_of(view["cup"]["seat"]))]
    else:
        faces = f"{secret['number']} {secret['colour']}"
        line.append(Ink(f"({faces})" if secret["aside"] else faces, DICE_COLOURS[secret["colour"]]))
    return [line]


def roll_out(view: View) -> list[Line]:
    """What lies in front of B, in the centre, and in front of A; a checker with its white side up in brackets."""
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


DRAWINGS: Final[Mapping[str, Callable[[View], list[Line]]]] = {
    "knaster": knaster,
    "knockout": knockout,
    "lowdown": lowdown,
    "roll_it": roll_it,
    "roll_out": roll_out,
}
