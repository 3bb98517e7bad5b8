"""Knaster in a classroom: what people work out themselves, and tasks and dice for the teacher's desk."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom.own_work import OwnWork, added
from rollbook.classroom.tasks import THROWS, Projection, Task, TaskKind, Teaching, as_texts, one_of, share
from rollbook.core.dice import TWO_DICE, Dice, Roll
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import State, View
from rollbook.core.messages import Message
from rollbook.games.knaster.figures import figures
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import (
    CELL_NAMES,
    EMPTY,
    FIRST_CIRCLE,
    LINE_CELLS,
    LINE_NAMES,
    PASS_MOVE,
    RESULT_CIRCLES,
    Sheet,
    legal_moves,
    number_of,
    result_of,
)

TOTALS: Final = tuple(map(str, range(2, 13)))


class KnasterOwnWork(OwnWork[KnasterState]):
    """It holds back the total until the seat has said it, and the combination of a line that is full."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knaster-own_answer": "{dice} is {total}, not {answer}.",
        "knaster-own_number": "{dice} is {total}. This cell shows {number}.",
        "knaster-own_circles": "{result}: circles to draw: {circles}. You drew {drawn}.",
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
        sheet = state.sheets[seat]
        lines = [LINE_NAMES.index(pick) for pick in picks if pick in LINE_NAMES] or list(sheet.due)
        counted = refusal.id in ("knaster-circle_count", "picks_incomplete")
        if not counted or len(lines) != 1 or lines[0] not in sheet.due:
            return refusal
        drawn = len([pick for pick in picks if pick not in LINE_NAMES])
        result, circles = sheet.result(lines[0]) or "", sheet.circles_due(lines[0])
        return self.refuse("knaster-own_circles", result=result, circles=circles, drawn=drawn)


OWN_WORK: Final = KnasterOwnWork()

NUMBERS: Final = range(2, 13)
WORTH_FINDING: Final = 2
"""The fewest points of a move that is to be found."""
CIRCLE: Final = "○"


def ways(total: int) -> int:
    """How many of the 36 throws of two dice show a total."""
    return 6 - abs(total - 7)


def most_points(sheet: Sheet, total: int) -> int:
    """The most points that a sheet can have once the circles that are due are drawn."""
    if not sheet.due:
        return sheet.score()
    return max(most_points(sheet.after(move, total), total) for move in legal_moves(sheet, total))


def best(state: State[int], seat: int, _rng: Random) -> Task | None:
    """The one cell to write in, or to circle, that brings the most points at once."""
    assert isinstance(state, KnasterState)
    sheet, total = state.sheets[seat], state.total
    if seat not in state.to_act or sheet.due:
        return None
    points = {move: most_points(sheet.after(move, total), total) for move in legal_moves(sheet, total)}
    most = max(points.values())
    moves = [move for move in points if points[move] == most]
    gain = most - sheet.score()
    if len(moves) > 1 or moves == [PASS_MOVE] or gain < WORTH_FINDING:
        return None
    circled, cell = divmod(moves[0], FIRST_CIRCLE)
    values: dict[str, Argument] = {"cell": CELL_NAMES[cell], "points": gain, "how": "circle" if circled else "write"}
    return Task(Message("task-knaster-best", {"total": total}), Message("task-knaster-best-answer", values))


def wait(state: State[int], seat: int, rng: Random) -> Task | None:
    """Which totals bring circles in a line with one empty cell, and how likely one of them is."""
    assert isinstance(state, KnasterState)
    sheet = state.sheets[seat]
    lines = [line for line, cells in enumerate(LINE_CELLS) if sum(sheet.cells[cell] == EMPTY for cell in cells) == 1]
    waiting = [line for line in lines if _circles_by_total(sheet, line)]
    if not waiting or sheet.due:
        return None
    line = one_of(rng, waiting)
    circles = _circles_by_total(sheet, line)
    good = sum(map(ways, circles))
    numbers = tuple(number_of(sheet.cells[cell]) for cell in LINE_CELLS[line] if sheet.cells[cell] != EMPTY)
    values: dict[str, Argument] = {
        "totals": tuple(f"{total}: {CIRCLE * count}" for total, count in circles.items()),
        **share(good, THROWS),
    }
    question = Message("task-knaster-wait", {"line": LINE_NAMES[line], "numbers": numbers})
    return Task(question, Message("task-knaster-wait-answer", values))


def _circles_by_total(sheet: Sheet, line: int) -> dict[int, int]:
    """How many circles each total brings that fills the last empty cell of a line; totals that bring none are left out.

    The new number can always be circled; of the others only those that are not circled yet.
    """
    cells = [sheet.cells[cell] for cell in LINE_CELLS[line]]
    numbers = [number_of(shown) for shown in cells if shown != EMPTY]
    free = 1 + sum(shown == number_of(shown) != EMPTY for shown in cells)
    results = {total: result_of(tuple(sorted((*numbers, total)))) for total in NUMBERS}
    return {total: min(free, RESULT_CIRCLES[result]) for total, result in results.items() if result}


def chance(_state: State[int], _seat: int, rng: Random) -> Task | None:
    """In how many of the 36 throws of two dice a total comes up."""
    total = one_of(rng, NUMBERS)
    pairs = tuple(added((first, total - first)) for first in range(1, 7) if 1 <= total - first <= 6)
    values = {**share(len(pairs), THROWS), "sums": pairs}
    return Task(Message("task-knaster-chance", {"total": total}), Message("task-knaster-chance-answer", values))


def meaning(_at: int, roll: Roll) -> Message:
    """What everybody does with a roll."""
    total = sum(map(int, roll))
    return Message("desk-knaster-total", {"dice": added(as_texts(roll)), "total": total, "ways": ways(total)})


def counted(_at: int, roll: Roll) -> list[tuple[Dice, str]]:
    """Both dice together, as their total counts."""
    return [(TWO_DICE, TWO_DICE.text(roll))]


TEACHING: Final = Teaching(
    (
        TaskKind("best", best, seats=1),
        TaskKind("wait", wait, seats=1),
        TaskKind("chance", chance, seats=1, drawn=False),
    ),
    Projection((TWO_DICE,), meaning, counted, rounds_after=1),
    figures=figures,
)
