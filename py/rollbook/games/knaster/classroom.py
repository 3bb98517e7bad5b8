"""Knaster in a classroom: self-check mode, the figures of the lesson plans, and tasks."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final

from rollbook.classroom import tasks
from rollbook.classroom.own_work import OwnWork, Question, added
from rollbook.core.dice import TWO_DICE, WAYS_BY_TOTAL, Dice, Roll, roll_total
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import View
from rollbook.core.messages import Message
from rollbook.games.knaster.rules import (
    CELL_NAMES,
    EMPTY,
    LINE_CELLS,
    LINE_NAMES,
    PASSING,
    KnasterState,
    Sheet,
    circles_with,
    legal_moves,
    number_of,
)

TOTALS: Final = tuple(map(str, range(2, 13)))


class KnasterOwnWork(OwnWork[KnasterState]):
    """Does not reveal the total until the seat has entered it, or the combination in a full line."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knaster-own_answer": "{dice} is {total}, not {answer}. Tap the {total}.",
        "knaster-own_number": "{dice} is {total}. This cell shows {number}. Choose an empty cell, or one with {total}.",
        "knaster-own_circles": "{result}. Draw this many circles: {circles}. You drew {drawn}.",
        "knaster-own_box": "Tap the box of the full line, too.",
        "knaster-own_look_up": "Look for equal numbers in the line. Then find them in the list.",
    }
    instead: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(
            (f"knaster-prompt-{kind}" for kind in ("write", "write_or_circle", "circle", "pass")),
            "knaster-prompt-own_total",
        ),
        "knaster-prompt-bonus": "knaster-prompt-own_bonus",
        "knaster-prompt-bonuses": "knaster-prompt-own_bonuses",
        "knaster-total": "knaster-own_rolled",
        "knaster-last_total": "knaster-own_last",
        "knaster-line_completed": "knaster-own_completed",
    }
    meant: ClassVar[Mapping[str, str | int]] = {"knaster-own_answer": "answer"}
    hidden = frozenset({"total", "result", "circles"})

    def view(self, state: KnasterState, view: View) -> View:
        sheets = [
            {**sheet, "due": [{**due, "result": "", "circles": 0} for due in sheet["due"]]} for sheet in view["sheets"]
        ]
        return {**view, "sheets": sheets}

    def passing(self, state: KnasterState, seat: int) -> bool:
        return state.sheets[seat].full and not state.sheets[seat].due

    def help(self, state: "KnasterState", seat: int, roll: Sequence[str], step: int) -> IllegalMove | None:
        if state.sheets[seat].due:
            return self.refuse("knaster-own_look_up")
        return super().help(state, seat, roll, step)

    def question(self, state: KnasterState, seat: int, move: Any, roll: Sequence[str]) -> Question:
        sheet = state.sheets[seat]
        if not sheet.due:
            return super().question(state, seat, move, roll)
        line = next((line for line in sheet.due if LINE_NAMES[line] in state.game.notation.picks(move)), sheet.due[0])
        return Question(Message("knaster-asked_circles", {"result": sheet.result(line) or ""}))

    def answers(self, state: KnasterState, seat: int) -> tuple[str, ...]:
        return () if state.sheets[seat].due else TOTALS

    def wrong_answer(self, state: KnasterState, answer: str, roll: Sequence[str]) -> IllegalMove | None:
        if answer == str(state.total):
            return None
        return self.refuse("knaster-own_answer", dice=added(roll), total=state.total, answer=answer)

    def why_not(self, state: KnasterState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusal = super().why_not(state, seat, picks, roll)
        if refusal.id == "knaster-other_number":
            number = refusal.arguments["number"]
            return self.refuse("knaster-own_number", dice=added(roll), total=state.total, number=number)
        counted = state.sheets[seat].due and refusal.id in ("knaster-circle_count", "picks_incomplete")
        return self._why_not_counted(state.sheets[seat], picks, refusal) if counted else refusal

    def _why_not_counted(self, sheet: Sheet, picks: Sequence[str], refusal: IllegalMove) -> IllegalMove:
        """The refusal of too few or too many circles in a full line, or of circles without their line."""
        lines = [LINE_NAMES.index(pick) for pick in picks if pick in LINE_NAMES]
        if not lines:
            return self.refuse("knaster-own_box")
        if len(lines) != 1 or lines[0] not in sheet.due:
            return refusal
        result, circles = sheet.result(lines[0]) or "", sheet.circles_due(lines[0])
        return self.refuse("knaster-own_circles", result=result, circles=circles, drawn=len(picks) - 1)


def fewest_rolls_left(state: KnasterState) -> int:
    """The rolls to the end if each seat writes wherever it can. Each circle drawn with a roll makes a match longer."""
    if state.last_round:
        return int(state.total == 0)
    # A seat that has the circles of a full line left has written in this round already.
    writing = [seat in state.waiting and not sheet.due for seat, sheet in enumerate(state.sheets)]
    empty = (sheet.cells.count(EMPTY) for sheet in state.sheets)
    # docs/rules/knaster.md#the-end: "When a seat has written its 25th number, the round is finished, and exactly one
    # more roll is played"
    return min(cells - may for cells, may in zip(empty, writing, strict=True)) + 1


# The figures in Knaster's lesson plans: how often each total of two dice comes up.

NUMBERS: Final = range(2, 13)

FIGURES: Final[tasks.Figures] = {
    "throws": 36,
    "seven": 6,
    "twelve": 1,
    "even": 18,
    "lesson_throws": 72,
    "expected": ("2: 2", "3: 4", "4: 6", "5: 8", "6: 10", "7: 12", "8: 10", "9: 8", "10: 6", "11: 4", "12: 2"),
    "three_best": (10, 11),
    "three_ways": 27,
    "three_throws": 216,
    "edge": 2,
    "middle": 4,
}

CHARTS: Final = (tasks.ChanceChart("totals", 36, TOTALS, tuple(WAYS_BY_TOTAL.values())),)
"""The number of throws that show each total."""


# Tasks in Knaster for the teacher's desk, and dice for a class with paper sheets.

WORTH_FINDING: Final = 2
"""The minimum points of a move that a task asks for."""
CIRCLE: Final = "○"


def most_points(sheet: Sheet, total: int) -> int:
    """The highest score of a sheet after the circles that are due."""
    if not sheet.due:
        return sheet.score()
    return max(most_points(sheet.after(move, total), total) for move in legal_moves(sheet, total))


def best(state: KnasterState, seat: int, _rng: Random) -> tasks.Task | None:
    """The one cell to write in, or to circle, for the most immediate points."""
    sheet, total = state.sheets[seat], state.total
    if seat not in state.to_act or sheet.due:
        return None
    points = {move: most_points(sheet.after(move, total), total) for move in legal_moves(sheet, total)}
    most = max(points.values())
    moves = [move for move in points if points[move] == most]
    gain = most - sheet.score()
    if len(moves) > 1 or moves == [PASSING] or gain < WORTH_FINDING:
        return None
    move = moves[0]
    values: dict[str, Argument] = {"cell": CELL_NAMES[move.cells[0]], "points": gain, "how": move.kind}
    worth: dict[str, tuple[float, dict[str, Argument]]] = {
        name: (-1, {"cell": name, "how": "write", "pick": name})
        for name in CELL_NAMES  # if there is no such move
    }
    for one in points.keys() - {PASSING}:
        name = CELL_NAMES[one.cells[0]]
        worth[name] = (points[one], {"cell": name, "how": one.kind, "pick": name})
    question = Message("task-knaster-best", {"total": total})
    return tasks.Task(question, Message("task-knaster-best-answer", values), tasks.one_best(list(worth.values())))


def wait(state: KnasterState, seat: int, rng: Random) -> tasks.Task | None:
    """The totals that give circles in a line with one empty cell, and their probability."""
    sheet = state.sheets[seat]
    lines = [line for line, cells in enumerate(LINE_CELLS) if sum(sheet.cells[cell] == EMPTY for cell in cells) == 1]
    waiting = [line for line in lines if _circles_by_total(sheet, line)]
    if not waiting or sheet.due:
        return None
    line = tasks.one_of(rng, waiting)
    circles = _circles_by_total(sheet, line)
    good = sum(WAYS_BY_TOTAL[total] for total in circles)
    values: dict[str, Argument] = {
        "totals": tuple(f"{total}: {CIRCLE * count}" for total, count in circles.items()),
        **tasks.share(good, tasks.THROWS),
    }
    question = Message("task-knaster-wait", {"line": LINE_NAMES[line], "numbers": _numbers_on(sheet, line)})
    form = tasks.all_right((total in circles, {"total": total}) for total in NUMBERS)
    return tasks.Task(question, Message("task-knaster-wait-answer", values), form)


def _numbers_on(sheet: Sheet, line: int) -> tuple[int, ...]:
    """The numbers on a line, circled or not."""
    return tuple(number_of(sheet.cells[cell]) for cell in LINE_CELLS[line] if sheet.cells[cell] != EMPTY)


def _circles_by_total(sheet: Sheet, line: int) -> dict[int, int]:
    """The number of circles for each total in the last empty cell of a line, without the totals that give none.

    The new number can always be circled; the others only if they are not circled yet.
    """
    cells = [sheet.cells[cell] for cell in LINE_CELLS[line]]
    numbers = _numbers_on(sheet, line)
    free = 1 + sum(shown == number_of(shown) != EMPTY for shown in cells)
    return {total: min(free, circles) for total in NUMBERS if (circles := circles_with(numbers, total))}


def chance(_state: KnasterState, _seat: int, rng: Random) -> tasks.Task | None:
    """The number of throws that show some total."""
    return chance_of(tasks.one_of(rng, NUMBERS))


def chance_of(total: int) -> tasks.Task:
    """The number of throws of two dice, of 36, that show this total."""
    pairs = tasks.pairs_of(total)
    values = {**tasks.share(len(pairs), tasks.THROWS), "sums": pairs}
    question = Message("task-knaster-chance", {"total": total})
    return tasks.Task(question, Message("task-knaster-chance-answer", values), tasks.number(len(pairs)))


def meaning(_at: int, roll: Roll) -> Message:
    """A message for everyone about a roll: the total, and how many throws show it."""
    total = roll_total(roll)
    return Message(
        "desk-knaster-total", {"dice": added(tasks.as_texts(roll)), "total": total, "ways": WAYS_BY_TOTAL[total]}
    )


def counted(_at: int, roll: Roll) -> list[tuple[Dice, str]]:
    """Both dice together, because only their total counts."""
    return [(TWO_DICE, TWO_DICE.text(roll))]


TEACHING: Final = tasks.Teaching(
    (
        tasks.TaskKind("best", best, seats=1),
        tasks.TaskKind("wait", wait, seats=1),
        tasks.TaskKind("chance", chance, seats=1, drawn=False),
    ),
    tasks.Projection((TWO_DICE,), meaning, counted, rounds_after=1),
    figures=FIGURES,
    charts=CHARTS,
    exits=(tasks.exit_question("play", tasks.likelier(4)), tasks.exit_question("race", chance_of(8))),
)


OWN_WORK: Final = KnasterOwnWork()
