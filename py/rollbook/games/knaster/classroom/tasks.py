"""Tasks in Knaster for the teacher's desk, and the dice that a class plays with on paper."""

from random import Random
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import (
    THROWS,
    Projection,
    Task,
    TaskKind,
    Teaching,
    all_right,
    as_texts,
    number,
    one_best,
    one_of,
    share,
)
from rollbook.core.dice import TWO_DICE, WAYS_BY_TOTAL, Dice, Roll, roll_total
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knaster.classroom.figures import NUMBERS, charts, figures
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import (
    CELL_NAMES,
    EMPTY,
    LINE_CELLS,
    LINE_NAMES,
    PASSING,
    RESULT_CIRCLES,
    Sheet,
    legal_moves,
    number_of,
    result_of,
)

WORTH_FINDING: Final = 2
"""The fewest points of a move that is to be found."""
CIRCLE: Final = "○"


def most_points(sheet: Sheet, total: int) -> int:
    """The most points that a sheet can have once the circles that are due are drawn."""
    if not sheet.due:
        return sheet.score()
    return max(most_points(sheet.after(move, total), total) for move in legal_moves(sheet, total))


def best(state: KnasterState, seat: int, _rng: Random) -> Task | None:
    """The one cell to write in, or to circle, that brings the most points at once."""
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
        for name in CELL_NAMES  # where there is no such move
    }
    for one in points.keys() - {PASSING}:
        name = CELL_NAMES[one.cells[0]]
        worth[name] = (points[one], {"cell": name, "how": one.kind, "pick": name})
    question = Message("task-knaster-best", {"total": total})
    return Task(question, Message("task-knaster-best-answer", values), one_best(list(worth.values())))


def wait(state: KnasterState, seat: int, rng: Random) -> Task | None:
    """The totals that bring circles in a line with one empty cell, and the chance of one of them."""
    sheet = state.sheets[seat]
    lines = [line for line, cells in enumerate(LINE_CELLS) if sum(sheet.cells[cell] == EMPTY for cell in cells) == 1]
    waiting = [line for line in lines if _circles_by_total(sheet, line)]
    if not waiting or sheet.due:
        return None
    line = one_of(rng, waiting)
    circles = _circles_by_total(sheet, line)
    good = sum(WAYS_BY_TOTAL[total] for total in circles)
    values: dict[str, Argument] = {
        "totals": tuple(f"{total}: {CIRCLE * count}" for total, count in circles.items()),
        **share(good, THROWS),
    }
    question = Message("task-knaster-wait", {"line": LINE_NAMES[line], "numbers": _numbers_on(sheet, line)})
    asked = all_right((total in circles, {"total": total}) for total in NUMBERS)
    return Task(question, Message("task-knaster-wait-answer", values), asked)


def _numbers_on(sheet: Sheet, line: int) -> tuple[int, ...]:
    """The numbers on a line, circled or not."""
    return tuple(number_of(sheet.cells[cell]) for cell in LINE_CELLS[line] if sheet.cells[cell] != EMPTY)


def _circles_by_total(sheet: Sheet, line: int) -> dict[int, int]:
    """The number of circles that each total brings in the last empty cell of a line, without those that bring none.

    The new number can always be circled; of the others only those that are not circled yet.
    """
    cells = [sheet.cells[cell] for cell in LINE_CELLS[line]]
    numbers = _numbers_on(sheet, line)
    free = 1 + sum(shown == number_of(shown) != EMPTY for shown in cells)
    results = {total: result_of(tuple(sorted((*numbers, total)))) for total in NUMBERS}
    return {total: min(free, RESULT_CIRCLES[result]) for total, result in results.items() if result}


def chance(_state: KnasterState, _seat: int, rng: Random) -> Task | None:
    """The number of throws of two dice, of 36, that show a total."""
    total = one_of(rng, NUMBERS)
    pairs = tuple(added((first, total - first)) for first in range(1, 7) if 1 <= total - first <= 6)
    values = {**share(len(pairs), THROWS), "sums": pairs}
    question = Message("task-knaster-chance", {"total": total})
    return Task(question, Message("task-knaster-chance-answer", values), number(len(pairs)))


def meaning(_at: int, roll: Roll) -> Message:
    """The meaning of a roll for everybody."""
    total = roll_total(roll)
    return Message("desk-knaster-total", {"dice": added(as_texts(roll)), "total": total, "ways": WAYS_BY_TOTAL[total]})


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
    charts=charts,
)
