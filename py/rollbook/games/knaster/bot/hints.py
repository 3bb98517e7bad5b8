"""The gains of a move of Knaster, for a hint."""

from collections import Counter
from typing import Final

from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knaster.bot.lines import NUMBERS, WAYS
from rollbook.games.knaster.sheet import (
    CIRCLED,
    EMPTY,
    LINE_NAMES,
    LINE_SLICES,
    LINES_THROUGH,
    PASSING,
    POINTS,
    RESULT_CIRCLES,
    Move,
    Sheet,
    line_result,
    number_of,
)

MOST_SAID: Final = 2
"""The most lines that a hint names."""


def gains_on(sheet: Sheet, move: Move, total: int) -> tuple[Message, ...]:
    """The gains of a move on a sheet."""
    if move == PASSING:
        return ()
    after = sheet.after(move, total)
    if move.kind != "write":
        boxes = sorted(set(after.scored()) - set(sheet.scored()))
        scored = [Message("hint-knaster-scores", {"line": LINE_NAMES[line], "points": POINTS[line]}) for line in boxes]
        return (*scored, Message("hint-knaster-circles", {"count": len(move.cells)}))
    cell, judged = move.cells[0], []
    for line in LINES_THROUGH[cell]:
        result = line_result(after.cells[LINE_SLICES[line]])
        if result:
            gain: dict[str, Argument] = {"line": LINE_NAMES[line], "result": result, "circles": RESULT_CIRCLES[result]}
            judged.append(Message("hint-knaster-completes", gain))
    return tuple(judged) or _prospects(after.cells, cell, total) or (Message("hint-knaster-spares"),)


def _prospects(cells: bytes, cell: int, number: int) -> tuple[Message, ...]:
    """The uses of a number that completes nothing, the best first."""
    found = [_prospect(line, cells[LINE_SLICES[line]], number) for line in LINES_THROUGH[cell]]
    best = sorted(filter(None, found), key=lambda each: -each[0])
    return tuple(message for _, message in best[:MOST_SAID])


def _prospect(line: int, five: bytes, number: int) -> tuple[float, Message] | None:
    """The use of a number that is new in a line, and its weight; None if it is of none there."""
    shown = [number_of(mark) for mark in five if mark != EMPTY]
    where: dict[str, Argument] = {"line": LINE_NAMES[line]}
    if len(shown) == 4:
        return _awaited(five, where)
    if Counter(shown)[number] > 1:
        return len(shown) / 2, Message("hint-knaster-joins", where | {"number": number})
    if len(shown) > 1 and len(set(shown)) == len(shown) and max(shown) - min(shown) < len(five):
        return len(shown) / 4, Message("hint-knaster-runs", where)
    return None


def _awaited(five: bytes, where: dict[str, Argument]) -> tuple[float, Message] | None:
    """The last numbers that bring a line the most circles, and their weight; None if no number brings any."""
    circles = {each: _circles(five, each) for each in NUMBERS}
    most = max(circles.values())
    wanted = tuple(each for each in NUMBERS if most and circles[each] == most)
    chance = sum(WAYS[each] for each in wanted)
    return (most * chance + 1, Message("hint-knaster-awaits", where | {"numbers": wanted})) if wanted else None


def _circles(five: bytes, number: int) -> int:
    """The circles that a number brings as the last of a line."""
    complete = bytes(number_of(mark) or number for mark in five)
    assert max(complete) < CIRCLED
    return RESULT_CIRCLES.get(line_result(complete) or "", 0)
