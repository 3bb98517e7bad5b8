"""Lowdown in a classroom: self-check mode, the figures of the lesson plans, and tasks."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom import tasks
from rollbook.classroom.own_work import OwnWork, Question, added, summed
from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import DICE, View
from rollbook.core.messages import Message
from rollbook.games.lowdown.rules import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    CROSSED_TOTAL,
    LINE_NAMES,
    LINES,
    LINES_SHARING_A_BOX,
    OPEN_DICE,
    SECRET_DICE,
    TAKES,
    Board,
    LowdownState,
    Move,
    first_of,
    points,
)
from rollbook.games.shared.bits import members


class LowdownOwnWork(OwnWork[LowdownState]):
    """Does not reveal which boxes suit a colour, or which full lines can be crossed out."""

    sentences: ClassVar[Mapping[str, str]] = {
        "lowdown-own_line": "{sum} is {total}. Cross out 10, or three alike.",
        "lowdown-own_help_write": "Take a number and a colour. Which empty boxes take them?",
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
        """The refusal of a colour and a box that do not go together, even if a wild would fit."""
        colour = first_of(COLOURS, picks)
        box = first_of(BOX_NAMES, picks)
        number = next((int(pick) for pick in picks if pick.isdecimal()), 0)
        if "wild" in picks or not (colour and number and box) or TAKES[colour] >> BOX_NAMES.index(box) & 1:
            return None
        seat = next(int(each) for each in state.to_act if each != DICE)
        return state.game.refusals.why_not(state, seat, Move("write", number, colour, place=BOX_NAMES.index(box)))

    def declarable(self, picks: Sequence[str]) -> bool:
        parts = [any(pick.isdecimal() for pick in picks), "wild" in picks or bool(first_of(COLOURS, picks))]
        box = bool(first_of(BOX_NAMES, picks))
        return all(parts) and box if any(parts) or box else True

    def counts(self, move: Move) -> bool:
        return move.kind not in ("peek", "done")

    def question(self, state: LowdownState, seat: int, move: Move, roll: Sequence[str]) -> Question:
        if move.kind == "cross":
            return summed("lowdown-asked_line", state.boards[seat].line_numbers(move.place))
        if move.kind == "write":
            return Question(Message("lowdown-asked_box", {"colour": move.colour}))
        return Question(Message("lowdown-asked_none"))

    def why_not(self, state: LowdownState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusal = super().why_not(state, seat, picks, roll)
        if refusal.id != "lowdown-line_total":
            return refusal
        numbers = state.boards[seat].line_numbers(LINE_NAMES.index(picks[0]))
        return self.refuse("lowdown-own_line", sum=added(numbers), total=sum(numbers))


def _written_lines(board: Board) -> list[dict[str, object]]:
    """The lines with three written numbers that share no box with a crossed-out line."""
    return [
        {"pick": name, "boxes": [BOX_NAMES[box] for box in boxes], "points": None}
        for line, (name, boxes) in enumerate(zip(LINE_NAMES, LINES, strict=True))
        if not board.crossed & (LINES_SHARING_A_BOX[line] | 1 << line)
        and all(0 < number < BLACKOUT for number in board.line_numbers(line))
    ]


# The figures in Lowdown's lesson plans: three dice that make ten, and squares in which every line makes ten.

FIGURES: Final[tasks.Figures] = {
    "triples": ("1 + 3 + 6", "1 + 4 + 5", "2 + 2 + 6", "2 + 3 + 5", "2 + 4 + 4", "3 + 3 + 4"),
    "triple_count": 6,
    "ten_ways": 27,
    "throws": 216,
    "with_three": ("1 + 3 + 6", "2 + 3 + 5", "3 + 3 + 4"),
    "square": "1 3 6 / 3 6 1 / 6 1 3",
    "first_row": "1 3 6",
    "lines_middle": 4,
    "squares": 432,
    "one_diagonal": 57,
    "both_diagonals": 0,
}

CHARTS: Final = (
    tasks.ChanceChart("numbers", 36, ("1", "2", "3", "4", "5", "6"), (11, 11, 11, 11, 11, 11)),
    tasks.ChanceChart("boxes", 36, ("single", "double"), (11, 20)),
    tasks.ChanceChart("cup", 6, ("single", "double"), (1, 2)),
)
"""The number of throws of the open dice that show each number, or a colour for a box; then the same for the cup."""


# Tasks in Lowdown for the teacher's desk, and dice for a class with paper sheets.

NUMBER_DIE: Final = Dice(1)
COLOUR_DIE: Final = Dice((1, COLOURS))


def fewest(board: Board) -> int:
    """The score of a board after crossing out the lines that save the most."""
    return min([points(board), *(fewest(board.cross(line)) for line in members(board.crossable))])


def _left_by_writing(state: LowdownState, seat: int) -> dict[tuple[int, int], int]:
    """For each number and box, written without a wild, the fewest remaining points after crossing out."""
    board = state.boards[seat]
    return {
        (move.number, move.place): fewest(board.fill(move.place, move.number, wild=False))
        for move in state.legal(seat)
        if move.kind == "write"
    }


def best(state: LowdownState, seat: int, _rng: Random) -> tasks.Task | None:
    """The one box and number, written without a wild, with the fewest remaining points after crossing out."""
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
    dice = tasks.as_texts((*turn_dice.numbers, *turn_dice.colours))
    question = Message("task-lowdown-best", {"points": points(board)})
    worth: list[tuple[float, dict[str, Argument]]] = [
        (float(-left[pair]), {"number": pair[0], "box": BOX_NAMES[pair[1]]}) for pair in left
    ]
    return tasks.Task(question, Message("task-lowdown-best-answer", values), tasks.one_best(worth), dice=dice)


def lines(state: LowdownState, seat: int, _rng: Random) -> tasks.Task | None:
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
    form = tasks.all_right((line in crossable, {"line": name}) for line, name in enumerate(LINE_NAMES))
    return tasks.Task(Message("task-lowdown-lines"), Message("task-lowdown-lines-answer", values), form)


def bond(first: int, second: int) -> tasks.Task:
    """The number that makes 10 with two others."""
    third = CROSSED_TOTAL - first - second
    question = Message("task-lowdown-bond", {"first": first, "second": second})
    answer = Message("task-lowdown-bond-answer", {"sum": added((first, second, third))})
    return tasks.Task(question, answer, tasks.number(third))


def meaning(at: int, roll: Roll) -> Message:
    """A message for everyone about the open dice, or about the pair under the cup if `at` is not 0."""
    if at == 0:
        return Message("desk-lowdown-open", {"numbers": tasks.as_texts(roll[:2]), "colours": tasks.as_texts(roll[2:])})
    return Message("desk-lowdown-cup", {"number": int(roll[0]), "colour": str(roll[1])})


def counted(_at: int, roll: Roll) -> list[tuple[Dice, str]]:
    """Each die by itself, because totals do not count."""
    return [(NUMBER_DIE if isinstance(face, int) else COLOUR_DIE, str(face)) for face in roll]


TEACHING: Final = tasks.Teaching(
    (tasks.TaskKind("best", best), tasks.TaskKind("lines", lines)),
    tasks.Projection((OPEN_DICE, SECRET_DICE), meaning, counted),
    figures=FIGURES,
    charts=CHARTS,
    exits=(tasks.exit_question("play", bond(4, 5)), tasks.exit_question("ten_square", bond(2, 6))),
)


OWN_WORK: Final = LowdownOwnWork()
