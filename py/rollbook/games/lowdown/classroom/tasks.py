"""Tasks in Lowdown for the teacher's desk, and the dice that a class plays with on paper."""

from random import Random
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import Projection, Task, TaskKind, Teaching, all_right, as_texts, one_best
from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.lowdown.board import (
    BOX_NAMES,
    COLOURS,
    LINE_NAMES,
    Board,
)
from rollbook.games.lowdown.classroom.figures import charts, figures
from rollbook.games.lowdown.rules import LowdownState, points
from rollbook.games.lowdown.turn import OPEN_DICE, SECRET_DICE
from rollbook.games.shared.bits import members

NUMBER_DIE: Final = Dice(1)
COLOUR_DIE: Final = Dice((1, COLOURS))


def fewest(board: Board) -> int:
    """The score of a board after its owner has crossed out the lines that save the most."""
    return min([points(board), *(fewest(board.cross(line)) for line in members(board.crossable))])


def _left_by_writing(state: LowdownState, seat: int) -> dict[tuple[int, int], int]:
    """The fewest points that each number and box, written without a wild, leave after crossing out."""
    board = state.boards[seat]
    return {
        (move.number, move.place): fewest(board.fill(move.place, move.number, wild=False))
        for move in state.legal(seat)
        if move.kind == "write"
    }


def best(state: LowdownState, seat: int, _rng: Random) -> Task | None:
    """The one box and number, written without a wild, that leave the fewest points after crossing out."""
    turn_dice = state.turn_dice
    if turn_dice is None or seat != state.turn or state.written or turn_dice.secret is not None:
        return None
    board, left = state.boards[seat], _left_by_writing(state, seat)
    least = min(left.values(), default=0)
    found = [pair for pair in left if left[pair] == least]
    saved = points(board) - least
    if len(found) != 1 or saved <= 0:
        return None
    number, box = found[0]
    values: dict[str, Argument] = {"number": number, "box": BOX_NAMES[box], "saved": saved, "points": least}
    dice = as_texts((*turn_dice.numbers, *turn_dice.colours))
    question = Message("task-lowdown-best", {"points": points(board)})
    worth: list[tuple[float, dict[str, Argument]]] = [
        (float(-left[pair]), {"number": pair[0], "box": BOX_NAMES[pair[1]]}) for pair in left
    ]
    return Task(question, Message("task-lowdown-best-answer", values), one_best(worth), dice=dice)


def lines(state: LowdownState, seat: int, _rng: Random) -> Task | None:
    """Every line that may be crossed out."""
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
    asked = all_right((line in crossable, {"line": name}) for line, name in enumerate(LINE_NAMES))
    return Task(Message("task-lowdown-lines"), Message("task-lowdown-lines-answer", values), asked)


def meaning(at: int, roll: Roll) -> Message:
    """The meaning for everybody of the open dice, and of the pair under the cup."""
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
    charts=charts,
)
