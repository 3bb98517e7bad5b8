"""Why Lowdown refuses a move, or picks that lead to none (rules/lowdown.md)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rollbook.games.lowdown_board import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    COLOURS_OF_BOX,
    LINE_NAMES,
    LINES_SHARING_A_BOX,
    TAKES,
    Board,
)
from rollbook.games.lowdown_moves import PICKED_KINDS, Move, move_text
from rollbook.refusals import Argument, IllegalMove

REFUSALS: Final[Mapping[str, str]] = {
    "lowdown-write_first": "Lines are crossed out after you have written: take a number and a colour first.",
    "lowdown-written_already": "You have filled a box this turn: cross out a line, or say that you are done.",
    "lowdown-only_active_peeks": "Only the seat whose turn it is may look under the cup.",
    "lowdown-cup_lifted": "The cup is lifted already, and its two dice must be used.",
    "lowdown-number_not_open": "You cannot take a {number}: the numbers for you are {numbers}.",
    "lowdown-colour_not_open": "You cannot take {colour}: the colours for you are {colours}.",
    "lowdown-box_filled": "Box {box} is filled already.",
    "lowdown-box_other_colour": "Box {box} takes {takes}, not {colour}.",
    "lowdown-box_no_colour": "Box {box} takes {takes}; the colours for you are {colours}, and you have no wild left.",
    "lowdown-no_box_for_colour": "None of your empty boxes takes {colour}.",
    "lowdown-no_wild_left": "You have used all your wilds.",
    "lowdown-colour_needed": "It is your turn, so name the colour die that you set aside as well, "
    "as in “wild 5 red B4” or “black 5 red A1”.",
    "lowdown-no_colour_needed": "A wild or a blackout needs no colour here: only the seat whose turn it is sets one "
    "aside.",
    "lowdown-not_stuck": "A box is blacked out only where you can neither write nor use a wild.",
    "lowdown-only_blackout": "Nothing can be written and you have no wild left: choose an empty box to black out.",
    "lowdown-line_crossed": "Line {line} is crossed out already.",
    "lowdown-line_shares_box": "Line {line} shares a box with a line that is crossed out.",
    "lowdown-line_not_written": "Line {line} does not have a written number in each of its three boxes.",
    "lowdown-line_total": "Line {line} holds {numbers}, together {total}: "
    "three equal numbers or a total of 10 can be crossed out.",
}


class Situation(NamedTuple):
    """What decides why a move of a seat that is to act is refused."""

    board: Board
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    """With `numbers`, what the seat may take."""
    active: bool
    written: bool
    """Whether the seat has filled a box this turn and may cross out lines now."""

    @property
    def stuck(self) -> bool:
        """Whether the seat has a box to fill, and no colour fits any empty one and no wild is left."""
        return not self.board.wilds and not any(self.board.empty & TAKES[colour] for colour in self.colours)


class Wish(NamedTuple):
    """What somebody wants to put where, as far as it is known: a part that is missing is None."""

    number: int | None
    colour: str | None
    box: int | None
    wild: bool


# What each pick is part of a move.
_PARTS: Final = {
    **dict.fromkeys(("1", "2", "3", "4", "5", "6"), "number"),
    **dict.fromkeys(COLOURS, "colour"),
    **dict.fromkeys(BOX_NAMES, "box"),
    **dict.fromkeys(LINE_NAMES, "line"),
    **dict.fromkeys(PICKED_KINDS, "kind"),
}


def why_not_move(situation: Situation, move: Move) -> IllegalMove:
    """Why a move that can be written down is not legal."""
    if move.kind in ("cross", "done"):
        return _why_not_cross(situation.board, move.place) if situation.written else _refuse("write_first")
    if situation.written:
        return _refuse("written_already")
    if move.kind == "peek":
        return _refuse("cup_lifted" if situation.active else "only_active_peeks")
    if move.kind == "black" and not situation.stuck:
        return _refuse("not_stuck")
    if move.kind != "write" and bool(move.colour) != situation.active:
        return _refuse("colour_needed" if situation.active else "no_colour_needed")
    wish = Wish(move.number or None, move.colour or None, move.place, move.kind == "wild")
    return _why_not_these(situation, wish) or IllegalMove("not_legal", move=move_text(move))


def why_not_picks(situation: Situation, picks: Sequence[str]) -> IllegalMove:
    """Why no legal move holds these picks."""
    parts = {_PARTS.get(pick, ""): pick for pick in picks}
    whole = "line" in parts or parts.get("kind") in ("peek", "done")
    if "" in parts or len(parts) < len(picks) or (whole and len(picks) > 1):
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))
    if whole:
        line = parts.get("line")
        return why_not_move(situation, Move(picks[0]) if line is None else Move("cross", place=LINE_NAMES.index(line)))
    if situation.written:
        return _refuse("written_already")
    if "kind" in parts and "colour" in parts and not situation.active:
        return _refuse("no_colour_needed")
    number, box = parts.get("number"), parts.get("box")
    wish = Wish(
        None if number is None else int(number),
        parts.get("colour"),
        None if box is None else BOX_NAMES.index(box),
        wild="kind" in parts,
    )
    return (
        _why_not_these(situation, wish)
        or _why_no_box(situation, wish)
        or IllegalMove("picks_fit_no_move", picks=tuple(picks))
    )


def _why_not_these(situation: Situation, wish: Wish) -> IllegalMove | None:
    """What is wrong with the number, the colour, the box or the wild that is wanted, or with that colour there."""
    board, numbers, colours = situation.board, situation.numbers, situation.colours
    if wish.number is not None and wish.number not in numbers:
        return _refuse("number_not_open", number=wish.number, numbers=numbers)
    if wish.colour is not None and wish.colour not in colours:
        return _refuse("colour_not_open", colour=wish.colour, colours=colours)
    if wish.box is not None and not board.empty >> wish.box & 1:
        return _refuse("box_filled", box=BOX_NAMES[wish.box])
    if wish.wild:
        return None if board.wilds else _refuse("no_wild_left")
    if wish.box is None or wish.colour is None or wish.colour in COLOURS_OF_BOX[wish.box]:
        return None
    box, takes = BOX_NAMES[wish.box], COLOURS_OF_BOX[wish.box]
    return _refuse("box_other_colour", box=box, takes=takes, colour=wish.colour)


def _why_no_box(situation: Situation, wish: Wish) -> IllegalMove | None:
    """What is wrong where no empty box takes what is wanted, or the box that is wanted takes none of the colours."""
    board, colours = situation.board, situation.colours
    if situation.stuck:
        return None if situation.active else _refuse("only_blackout")
    if wish.colour is not None and not board.empty & TAKES[wish.colour]:
        return _refuse("no_box_for_colour", colour=wish.colour)
    if wish.box is not None and not set(colours) & set(COLOURS_OF_BOX[wish.box]):
        return _refuse("box_no_colour", box=BOX_NAMES[wish.box], takes=COLOURS_OF_BOX[wish.box], colours=colours)
    return None


def _why_not_cross(board: Board, line: int) -> IllegalMove:
    name, numbers = LINE_NAMES[line], board.line_numbers(line)
    if board.crossed >> line & 1:
        return _refuse("line_crossed", line=name)
    if board.crossed & LINES_SHARING_A_BOX[line]:
        return _refuse("line_shares_box", line=name)
    if not all(0 < number < BLACKOUT for number in numbers):
        return _refuse("line_not_written", line=name)
    return _refuse("line_total", line=name, numbers=numbers, total=sum(numbers))


def _refuse(id: str, **arguments: Argument) -> IllegalMove:
    return IllegalMove(f"lowdown-{id}", REFUSALS[f"lowdown-{id}"], **arguments)
