"""The reasons why Lowdown refuses a move, or picks that are not part of a move (docs/rules/lowdown.md)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import Refusals
from rollbook.games.lowdown.rules import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    COLOURS_OF_BOX,
    LINE_NAMES,
    LINES_SHARING_A_BOX,
    PICKED_KINDS,
    TAKES,
    Board,
    LowdownState,
    Move,
    move_text,
)

SENTENCES: Final[Mapping[str, str]] = {
    "lowdown-write_first": "First write a number. Then you can cross out a line.",
    "lowdown-written_already": "You have filled a box. Cross out a line, or tap “Cross out nothing”.",
    "lowdown-only_active_peeks": "You may look only on your turn. Take a number and a colour.",
    "lowdown-cup_lifted": "The cup is up. Use its two dice.",
    "lowdown-number_not_open": "There is no {number} for you. You can take {numbers}.",
    "lowdown-colour_not_open": "There is no {colour} for you. You can take {colours}.",
    "lowdown-box_filled": "This box is full. Choose an empty one.",
    "lowdown-box_other_colour": "This box takes {takes}, not {colour}. Find a box that fits.",
    "lowdown-box_no_colour": "This box takes {takes}. You have {colours}, and no wild. Find a box that fits.",
    "lowdown-no_box_for_colour": "None of your empty boxes takes {colour}. Choose a colour that fits.",
    "lowdown-no_wild_left": "You have no wild left. Use a colour.",
    "lowdown-colour_needed": "Name the colour die that you take too, as in “wild 5 red B4”.",
    "lowdown-no_colour_needed": "You need no colour for this. Leave it out.",
    "lowdown-not_stuck": "Black out a box only when nothing else works. Write a number.",
    "lowdown-only_blackout": "You can write nothing. Choose an empty box to black out.",
    "lowdown-line_crossed": "This line is crossed out. Find one that is not.",
    "lowdown-line_shares_box": "This line shares a box with a crossed-out line. Find one that does not.",
    "lowdown-line_not_written": "This line does not hold three numbers. Find one that does.",
    "lowdown-line_total": "This line makes {total}. Find one with 10, or three alike.",
}


class Situation(NamedTuple):
    """The facts that explain a refusal to a seat that is to act."""

    board: Board
    numbers: tuple[int, ...]
    colours: tuple[str, ...]
    """The colours that the seat can choose from; `numbers` are the numbers that it can choose from."""
    active: bool
    written: bool
    """Whether the seat has filled a box this turn and may cross out lines now."""

    @property
    def stuck(self) -> bool:
        """Whether no colour fits an empty box and no wild is left, so the seat has to black out a box."""
        return not self.board.wilds and not any(self.board.empty & TAKES[colour] for colour in self.colours)


# Each pick, with the part of a move that it is.
_PARTS: Final = {
    **dict.fromkeys(("1", "2", "3", "4", "5", "6"), "number"),
    **dict.fromkeys(COLOURS, "colour"),
    **dict.fromkeys(BOX_NAMES, "box"),
    **dict.fromkeys(LINE_NAMES, "line"),
    **dict.fromkeys(PICKED_KINDS, "kind"),
}


def why_not_move(situation: Situation, move: Move) -> IllegalMove:
    """The refusal of an illegal move that the notation allows."""
    if move.kind in ("cross", "done"):
        return _why_not_cross(situation.board, move.place) if situation.written else _refuse("write_first")
    if id := _why_no_such_move(situation, move):
        return _refuse(id)
    number, colour, wild = move.number or None, move.colour or None, move.kind == "wild"
    reason = _why_not_these(situation, number, colour, move.place, wild=wild)
    return reason or IllegalMove("not_legal", move=move_text(move))


def _why_no_such_move(situation: Situation, move: Move) -> str | None:
    """The id of the refusal that applies whatever the number and the box are; None if there is none."""
    if situation.written:
        return "written_already"
    if move.kind == "peek":
        return "cup_lifted" if situation.active else "only_active_peeks"
    if move.kind == "black" and not situation.stuck:
        return "not_stuck"
    if move.kind != "write" and bool(move.colour) != situation.active:
        return "colour_needed" if situation.active else "no_colour_needed"
    return None


def why_not_picks(situation: Situation, picks: Sequence[str]) -> IllegalMove:
    """The refusal of picks that no legal move contains."""
    parts = {_PARTS.get(pick, ""): pick for pick in picks}
    whole = _whole_move(parts)
    if "" in parts or len(parts) < len(picks) or (whole and len(picks) > 1):
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))
    if whole:
        return why_not_move(situation, whole)
    if situation.written:
        return _refuse("written_already")
    if {"kind", "colour"} <= parts.keys() and not situation.active:
        return _refuse("no_colour_needed")
    number = int(parts["number"]) if "number" in parts else None
    box = BOX_NAMES.index(parts["box"]) if "box" in parts else None
    colour = parts.get("colour")
    return (
        _why_not_these(situation, number, colour, box, wild="kind" in parts)
        or _why_no_box(situation, colour, box)
        or IllegalMove("picks_fit_no_move", picks=tuple(picks))
    )


def _whole_move(parts: Mapping[str, str]) -> Move | None:
    """The move that a single pick makes: a crossed-out line, the peek, or the end of crossing out."""
    if "line" in parts:
        return Move("cross", place=LINE_NAMES.index(parts["line"]))
    kind = parts.get("kind", "")
    return Move(kind) if kind in ("peek", "done") else None


def _why_not_these(
    situation: Situation, number: int | None, colour: str | None, box: int | None, *, wild: bool
) -> IllegalMove | None:
    """The refusal because of the number, the colour, the box, the wild, or that colour in that box; None if all fit.

    Unknown parts of the attempted move are None.
    """
    board, numbers, colours = situation.board, situation.numbers, situation.colours
    if number is not None and number not in numbers:
        return _refuse("number_not_open", number=number, numbers=numbers)
    if colour is not None and colour not in colours:
        return _refuse("colour_not_open", colour=colour, colours=colours)
    if box is not None and not board.empty >> box & 1:
        return _refuse("box_filled", box=BOX_NAMES[box])
    if wild:
        return None if board.wilds else _refuse("no_wild_left")
    if box is None or colour is None or colour in COLOURS_OF_BOX[box]:
        return None
    return _refuse("box_other_colour", box=BOX_NAMES[box], takes=COLOURS_OF_BOX[box], colour=colour)


def _why_no_box(situation: Situation, colour: str | None, box: int | None) -> IllegalMove | None:
    """The refusal if no empty box takes the attempted colour, or the box takes none of the colours."""
    board, colours = situation.board, situation.colours
    if situation.stuck:
        return None if situation.active else _refuse("only_blackout")
    if colour is not None and not board.empty & TAKES[colour]:
        return _refuse("no_box_for_colour", colour=colour)
    if box is not None and not set(colours) & set(COLOURS_OF_BOX[box]):
        return _refuse("box_no_colour", box=BOX_NAMES[box], takes=COLOURS_OF_BOX[box], colours=colours)
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
    return IllegalMove(f"lowdown-{id}", SENTENCES[f"lowdown-{id}"], **arguments)


class LowdownRefusals(Refusals[LowdownState]):
    """Lowdown's refusals of moves and picks."""

    sentences = SENTENCES

    def why_not(self, state: LowdownState, seat: int, move: Move) -> IllegalMove:
        return why_not_move(_situation(state, seat), move)

    def why_not_picks(self, state: LowdownState, seat: int, picks: Sequence[str]) -> IllegalMove:
        return why_not_picks(_situation(state, seat), picks)


def _situation(state: LowdownState, seat: int) -> Situation:
    assert state.turn_dice is not None
    written = bool(state.written >> seat & 1)
    return Situation(state.boards[seat], *state.turn_dice.offer, active=seat == state.turn, written=written)
