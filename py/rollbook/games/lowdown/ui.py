"""The display of Lowdown: its view, its board as text, a seat's prompts, and the events of an action."""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypedDict

from rollbook.core.dice import Face, Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Actor, View
from rollbook.core.messages import Message
from rollbook.core.moves import Choices
from rollbook.games.lowdown.rules import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    COLOURS_OF_BOX,
    FULL_GRIDS_THAT_END,
    GRIDS,
    LINE_NAMES,
    LINES,
    NOTHING,
    SECRET_DICE,
    WILDS,
    BlockMoves,
    Board,
    LowdownState,
    TurnDice,
    finishers,
    first_of,
)
from rollbook.games.shared.bits import members
from rollbook.ui.presentation import DIM, Feat, Ink, Line, Presentation, beside, letter, style_of


class BoxView(TypedDict):
    """A box of a grid."""

    pick: str
    takes: list[str]
    """The colours that it takes."""
    number: int | None
    """The number that is written in it."""
    black: bool
    """Whether it is blacked out."""
    crossed: bool
    """Whether a line through it is crossed out."""


class GridView(TypedDict):
    """A grid of a board."""

    grid: str
    colours: list[str]
    boxes: list[BoxView]
    """Nine boxes in reading order."""
    full: bool
    left: int
    """The sum of the numbers that are not crossed out."""


class LineView(TypedDict):
    """A line of a grid."""

    pick: str
    boxes: list[str]
    """The picks of its boxes."""
    points: int | None
    """The points that crossing it out saves; None in self-check mode."""


class BoardView(TypedDict):
    """The board of a seat."""

    seat: int
    grids: list[GridView]
    crossed: list[LineView]
    may_cross: list[LineView]
    """The lines that the seat may cross out now."""
    wilds: int
    """The number of wilds that a seat has at the start."""
    wilds_left: int
    blackouts: int


class DieView(TypedDict):
    """An open die."""

    face: Face
    aside: bool
    """Whether it is set aside (of two equal dice, the first)."""
    offered: bool
    """Whether it may be used now."""


class OpenView(TypedDict):
    """The four open dice."""

    numbers: list[DieView]
    colours: list[DieView]


class SecretView(TypedDict):
    """The pair from under the cup."""

    number: int
    colour: str
    aside: bool
    offered: bool


class CupView(TypedDict):
    """The cup."""

    seat: int
    """The seat with the cup in front of it."""
    closed: bool


class LowdownView(TypedDict):
    """A position of Lowdown."""

    active: int
    """The seat that takes its dice first in this turn."""
    boards: list[BoardView]
    """One for each seat, in their order."""
    open: OpenView | None
    """The open dice; None while they are due."""
    secret: SecretView | None
    """The pair from under the cup; None while the cup is closed."""
    tray: Literal["open", "cup"]
    """The dice that are due or were rolled last: the open ones, or the pair under the cup."""
    cup: CupView
    last_turn: bool
    """Whether this turn is the last."""


# Lowdown's boards as text, below the dice: an empty box shows its colours, a crossed-out line has strokes.

DICE_COLOURS: Final = {
    "red": "red", "orange": "dark_orange", "yellow": "yellow", "green": "green", "blue": "blue", "purple": "magenta",
}  # fmt: skip


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


NUMBERS: Final = ("1", "2", "3", "4", "5", "6")


class LowdownPresentation(Presentation[LowdownState]):
    """The display of Lowdown."""

    feats = (Feat("lowdown-crossed", counts="points"),)
    own_sheets = True
    throwing = "peek"
    dice_on_board = True

    def view(self, state: LowdownState) -> LowdownView:
        turn_dice = state.turn_dice
        return {
            "active": state.turn,
            "boards": [_board_view(state, seat) for seat in range(state.seats)],
            "open": _open_view(turn_dice) if turn_dice else None,
            "secret": _secret_view(turn_dice) if turn_dice else None,
            "tray": "cup" if state.dice is SECRET_DICE else "open",
            "cup": {"seat": _right_neighbour(state), "closed": turn_dice is None or turn_dice.secret is None},
            "last_turn": bool(finishers(state.boards)),
        }

    def board(self, state: LowdownState) -> list[Line]:
        view = self.view(state)
        lines = _dice(view)
        for board in view["boards"]:
            seat = board["seat"]
            grids = []
            for grid in board["grids"]:
                boxes = [_box(box) for box in grid["boxes"]]
                rows: list[Line] = [[Ink(f"{grid['grid']}:".ljust(9), DIM)]]
                rows += [[ink for box in boxes[at : at + 3] for ink in box] for at in (0, 3, 6)]
                grids.append(rows)
            name: list[Line] = [
                [Ink(f"seat {letter(seat)}", style_of(seat))],
                [Ink(f"wilds {board['wilds_left']}", DIM)],
            ]
            lines += [[], *beside([name, *grids], 3)]
        return lines

    def thrower(self, state: LowdownState) -> int:
        return _right_neighbour(state) if state.secret_due else state.turn

    def places(self, moves: BlockMoves) -> Sequence[str]:
        # With a wild, every box takes every colour, so the lens shows where a throw fits without a wild.
        return moves.suiting(())

    def prompt(self, state: LowdownState, seat: int) -> Message:
        turn_dice, kinds = state.turn_dice, state.legal(seat).kinds
        assert turn_dice is not None
        if "done" in kinds:
            crossable = members(state.boards[seat].crossable)
            lines = tuple(LINE_NAMES[line] for line in crossable)
            most = max(sum(state.boards[seat].line_numbers(line)) for line in crossable)
            return Message("lowdown-prompt-cross", {"lines": lines, "count": len(lines), "points": most})
        if "write" in kinds:
            what = "left" if seat != state.turn else "secret" if turn_dice.peeked else "open"
            if what == "secret" and "wild" in kinds:
                what = "secret_or_wild"
        else:
            wild, black = ("wild_or_peek", "black_or_peek") if "peek" in kinds else ("wild", "black")
            what = wild if "wild" in kinds else black
        wilds = state.boards[seat].wilds if "wild" in kinds else 0
        return Message(f"lowdown-prompt-{what}", {**_offered(turn_dice), "wilds": wilds})

    def roll_prompt(self, state: LowdownState) -> Message | None:
        if not state.secret_due:
            return Message("lowdown-prompt-roll", {"seat": state.turn})
        assert state.turn_dice is not None
        kind = "lift_for_one" if state.turn_dice.aside is None else "lift"
        return Message(f"lowdown-prompt-{kind}", {"seat": state.turn})

    def implied(self, state: LowdownState, seat: int, picks: Sequence[str]) -> tuple[str, ...]:
        """The dice that a picked box needs if no others suit it, unless a wild is picked."""
        if not first_of(BOX_NAMES, picks) or "wild" in picks:
            return ()
        suiting = state.legal(seat).suiting(picks)
        dice = [[pick for pick in suiting if pick in kind] for kind in (NUMBERS, COLOURS)]
        return tuple(only[0] for only in dice if len(only) == 1 and only[0] not in picks)

    def step(self, state: LowdownState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        following = set(choices.next)
        if choices.move is not None or not following:
            return super().step(state, seat, picks, choices)
        colour, kinds = first_of(COLOURS, picks), state.legal(seat).kinds
        if following == {"wild"}:
            return _wild_step(first_of(BOX_NAMES, picks), colour)
        if following & set(NUMBERS):
            return Message("lowdown-step-number")
        if following & set(COLOURS):
            return Message("lowdown-step-colour", {"wilds": int("wild" in following)})
        if "wild" in picks or "black" in kinds or not colour:
            return Message("lowdown-step-any_box")
        if not state.legal(seat).suiting(picks):
            return Message("lowdown-step-no_box", {"colour": colour})
        return Message("lowdown-step-box", {"colour": colour})

    def so_far(self, state: LowdownState, seat: int, picks: Sequence[str]) -> View:
        """The dice and boxes that suit the picks without a wild, unless a wild is picked."""
        return {"suiting": list(state.legal(seat).suiting(picks))}

    def events(self, state: LowdownState, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            return (_rolled(state, action),)
        kind, number, colour, place = action
        if kind in ("peek", "done"):
            return (Message("lowdown-peeked" if kind == "peek" else "lowdown-done"),)
        following = state.after_move(actor, action)
        before, after = state.boards[actor], following.boards[actor]
        if kind == "cross":
            numbers = after.line_numbers(place)
            arguments = {"line": LINE_NAMES[place], "numbers": numbers, "points": sum(numbers)}
            return (Message("lowdown-crossed", arguments),)
        box = BOX_NAMES[place]
        if kind == "write":
            events = [Message("lowdown-wrote", {"number": number, "colour": colour, "box": box})]
        elif kind == "wild":
            events = [Message("lowdown-wrote_wild", {"number": number, "box": box, "left": after.wilds})]
        else:
            events = [Message("lowdown-blacked_out", {"box": box})]
        if actor == state.turn:
            events.append(Message("lowdown-set_aside", {"number": number, "colour": colour}))
        full = after.full_grids()
        if len(full) > len(before.full_grids()):
            events.append(Message("lowdown-grid_filled", {"grid": box[0]}))
            if len(full) == FULL_GRIDS_THAT_END and following.awaited:
                events.append(Message("lowdown-last_turn"))
        return tuple(events)


def _wild_step(box: str, colour: str) -> Message:
    """The prompt for a box that needs a wild; `colour` is empty if no colour is picked."""
    fits: dict[str, Argument] = {"takes": COLOURS_OF_BOX[BOX_NAMES.index(box)], "box": box}
    return (
        Message("lowdown-step-wild", fits | {"colour": colour}) if colour else Message("lowdown-step-only_wild", fits)
    )


def _right_neighbour(state: LowdownState) -> int:
    """The seat with the cup in front of it (docs/rules/lowdown.md#a-turn)."""
    return (state.turn - 1) % state.seats


def _rolled(state: LowdownState, roll: Roll) -> Message:
    if state.turn_dice is None:
        thrown = TurnDice.thrown(roll)
        return Message("lowdown-open_dice", {"numbers": thrown.numbers, "colours": thrown.colours})
    number, colour = roll
    return Message("lowdown-secret_dice", {"number": number, "colour": colour, "seat": _right_neighbour(state)})


def _board_view(state: LowdownState, seat: int) -> BoardView:
    board = state.boards[seat]
    crossed = board.crossed_boxes()
    crossing = seat in state.awaited and bool(state.written >> seat & 1)
    return {
        "seat": seat,
        "grids": [
            {
                "grid": grid,
                "colours": list(colours),
                "boxes": [
                    {
                        "pick": BOX_NAMES[box],
                        "takes": list(COLOURS_OF_BOX[box]),
                        "number": board.numbers[box] if 0 < board.numbers[box] < BLACKOUT else None,
                        "black": board.numbers[box] == BLACKOUT,
                        "crossed": box in crossed,
                    }
                    for box in range(at * 9, at * 9 + 9)
                ],
                "full": grid in board.full_grids(),
                "left": sum(board.left(grid)),
            }
            for at, (grid, colours) in enumerate(GRIDS.items())
        ],
        "crossed": [_line_view(board, line) for line in members(board.crossed)],
        "may_cross": [_line_view(board, line) for line in members(board.crossable) if crossing],
        "wilds": WILDS,
        "wilds_left": board.wilds,
        "blackouts": board.blackouts,
    }


def _line_view(board: Board, line: int) -> LineView:
    boxes = [BOX_NAMES[box] for box in LINES[line]]
    return {"pick": LINE_NAMES[line], "boxes": boxes, "points": sum(board.line_numbers(line))}


def _open_view(turn_dice: TurnDice) -> OpenView:
    number, colour = (None, None) if turn_dice.peeked or turn_dice.aside is None else turn_dice.aside
    offered = turn_dice.offer != NOTHING and not (turn_dice.peeked and turn_dice.aside is None)
    return {
        "numbers": _dice_view(turn_dice.numbers, number, offered=offered),
        "colours": _dice_view(turn_dice.colours, colour, offered=offered),
    }


def _offered(turn_dice: TurnDice) -> dict[str, Argument]:
    """The arguments of a prompt for the dice on offer, equal ones twice."""
    dice, secret = _open_view(turn_dice), _secret_view(turn_dice)
    numbers = [int(die["face"]) for die in dice["numbers"] if die["offered"]]
    colours = [str(die["face"]) for die in dice["colours"] if die["offered"]]
    if secret and secret["offered"]:
        numbers.append(secret["number"])
        colours.append(secret["colour"])
    return {"numbers": tuple(numbers), "colours": tuple(colours)}


def _dice_view(faces: tuple[Face, ...], aside: Face | None, *, offered: bool) -> list[DieView]:
    first = None if aside is None else faces.index(aside)
    return [
        {"face": face, "aside": index == first, "offered": offered and index != first}
        for index, face in enumerate(faces)
    ]


def _secret_view(turn_dice: TurnDice) -> "SecretView | None":
    if turn_dice.secret is None:
        return None
    number, colour = turn_dice.secret
    aside = turn_dice.peeked and turn_dice.aside is not None
    return {"number": number, "colour": colour, "aside": aside, "offered": not aside}


PRESENTATION: Final = LowdownPresentation()
