"""Lowdown in a classroom: what people work out themselves, and tasks and dice for the teacher's desk."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom.own_work import OwnWork, added
from rollbook.classroom.tasks import Projection, Task, TaskKind, Teaching, as_texts
from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import DICE, State, View
from rollbook.core.messages import Message
from rollbook.games.lowdown.board import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    LINE_NAMES,
    LINES,
    LINES_SHARING_A_BOX,
    TAKES,
    Board,
)
from rollbook.games.lowdown.figures import figures
from rollbook.games.lowdown.notation import Move
from rollbook.games.lowdown.rules import LowdownState, score_lines
from rollbook.games.lowdown.turn import OPEN_DICE, SECRET_DICE
from rollbook.games.shared.bits import members


class LowdownOwnWork(OwnWork[LowdownState]):
    """It holds back which boxes suit a colour, and which of the lines that are written full can be crossed out."""

    sentences: ClassVar[Mapping[str, str]] = {
        "lowdown-own_line": "{sum} is {total}. Cross out 10, or three alike.",
        "lowdown-own_help_write": "Take a number and a colour. Which empty boxes have that colour?",
        "lowdown-own_help_cross": "Add up each full line. Cross out 10, or three alike.",
    }
    meant: ClassVar[Mapping[str, str | int]] = {"lowdown-own_line": 10}
    instead: ClassVar[Mapping[str, str]] = {"lowdown-prompt-cross": "lowdown-prompt-own_cross"}
    hidden = frozenset({"lines"})

    def view(self, state: LowdownState, view: View) -> View:
        boards = [
            {**board, "may_cross": _written_lines(state.boards[seat])} if board["may_cross"] else board
            for seat, board in enumerate(view["boards"])
        ]
        return {**view, "boards": boards}

    def help(self, state: "LowdownState", seat: int, roll: Sequence[str], step: int) -> IllegalMove | None:
        return self.refuse(f"lowdown-own_help_{'cross' if state.written >> seat & 1 else 'write'}")

    def too_soon(self, state: "LowdownState", picks: Sequence[str]) -> IllegalMove | None:
        """Why a colour and a box do not go together, though a wild would do."""
        colour = next((pick for pick in picks if pick in COLOURS), "")
        box = next((BOX_NAMES.index(pick) for pick in picks if pick in BOX_NAMES), None)
        number = next((int(pick) for pick in picks if pick.isdecimal()), 0)
        if "wild" in picks or not (colour and number) or box is None or TAKES[colour] >> box & 1:
            return None
        seat = next(int(each) for each in state.to_act if each != DICE)
        return state.game.refusals.why_not(state, seat, Move("write", number, colour, box))

    def counts(self, move: Move) -> bool:
        return move.kind not in ("peek", "done")

    def why_not(self, state: LowdownState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusal = super().why_not(state, seat, picks, roll)
        if refusal.id != "lowdown-line_total":
            return refusal
        numbers = state.boards[seat].line_numbers(LINE_NAMES.index(picks[0]))
        return self.refuse("lowdown-own_line", sum=added(numbers), total=sum(numbers))


def _written_lines(board: Board) -> list[dict[str, object]]:
    """The lines with three written numbers that share no box with one that is crossed out."""
    return [
        {"pick": name, "boxes": [BOX_NAMES[box] for box in boxes], "points": None}
        for line, (name, boxes) in enumerate(zip(LINE_NAMES, LINES, strict=True))
        if not board.crossed & (LINES_SHARING_A_BOX[line] | 1 << line)
        and all(0 < number < BLACKOUT for number in board.line_numbers(line))
    ]


OWN_WORK: Final = LowdownOwnWork()

NUMBER_DIE: Final = Dice(1)
COLOUR_DIE: Final = Dice((1, COLOURS))


def points(board: Board) -> int:
    """What a board counts as it stands."""
    return sum(line.points or 0 for line in score_lines(board))


def fewest(board: Board) -> int:
    """What a board counts once its owner has crossed out what saves the most."""
    return min([points(board), *(fewest(board.cross(line)) for line in members(board.crossable))])


def best(state: State[Move], seat: int, _rng: Random) -> Task | None:
    """The one box and number, written without a wild, that leave the fewest points after crossing out."""
    assert isinstance(state, LowdownState)
    turn_dice = state.turn_dice
    if turn_dice is None or seat != state.turn or state.written or turn_dice.secret is not None:
        return None
    board = state.boards[seat]
    writes = [move for move in state.legal(seat) if move.kind == "write"]
    left = {(move.number, move.place): fewest(board.fill(move.place, move.number, wild=False)) for move in writes}
    if not left:
        return None
    least = min(left.values())
    found = [pair for pair in left if left[pair] == least]
    saved = points(board) - least
    if len(found) > 1 or saved <= 0:
        return None
    number, box = found[0]
    values: dict[str, Argument] = {"number": number, "box": BOX_NAMES[box], "saved": saved, "points": least}
    dice = as_texts((*turn_dice.numbers, *turn_dice.colours))
    question = Message("task-lowdown-best", {"points": points(board)})
    return Task(question, Message("task-lowdown-best-answer", values), dice)


def lines(state: State[Move], seat: int, _rng: Random) -> Task | None:
    """Every line that may be crossed out."""
    assert isinstance(state, LowdownState)
    board = state.boards[seat]
    if not board.crossable or not state.written >> seat & 1:
        return None
    crossable = members(board.crossable)
    sums = tuple(added(board.line_numbers(line)) for line in crossable)
    values: dict[str, Argument] = {
        "lines": tuple(LINE_NAMES[line] for line in crossable),
        "sums": sums,
        "count": len(crossable),
        "saved": points(board) - fewest(board),
    }
    return Task(Message("task-lowdown-lines"), Message("task-lowdown-lines-answer", values))


def meaning(at: int, roll: Roll) -> Message:
    """What everybody does with the open dice, and with the pair under the cup."""
    if at == 0:
        return Message("desk-lowdown-open", {"numbers": as_texts(roll[:2]), "colours": as_texts(roll[2:])})
    return Message("desk-lowdown-cup", {"number": int(roll[0]), "colour": str(roll[1])})


def counted(_at: int, roll: Roll) -> list[tuple[Dice, str]]:
    """Each die by itself: no total counts."""
    return [(NUMBER_DIE if isinstance(face, int) else COLOUR_DIE, str(face)) for face in roll]


TEACHING: Final = Teaching(
    (TaskKind("best", best), TaskKind("lines", lines)),
    Projection((OPEN_DICE, SECRET_DICE), meaning, counted),
    figures=figures,
)
