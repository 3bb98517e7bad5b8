"""What a move of Knaster gains, for a hint."""

from collections import Counter
from typing import Final

from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.knaster.bot.lines import NUMBERS, WAYS
from rollbook.games.knaster.sheet import (
    CIRCLED,
    EMPTY,
    FIRST_BONUS,
    FIRST_CIRCLE,
    LINE_NAMES,
    LINE_SLICES,
    LINES_THROUGH,
    PASS_MOVE,
    POINTS,
    RESULT_CIRCLES,
    Sheet,
    bonus_parts,
    line_result,
    number_of,
)

MOST_SAID: Final = 2
"""The most lines that a hint names."""


def gains_on(sheet: Sheet, move: int, total: int) -> tuple[Message, ...]:
    """What a move gains on a sheet."""
    if move == PASS_MOVE:
        return ()
    after = sheet.after(move, total)
    if move >= FIRST_CIRCLE:
        circles = len(bonus_parts(move)[1]) if move >= FIRST_BONUS else 1
        boxes = sorted(set(after.scored()) - set(sheet.scored()))
        scored = [Message("hint-knaster-scores", {"line": LINE_NAMES[line], "points": POINTS[line]}) for line in boxes]
        return (*scored, Message("hint-knaster-circles", {"count": circles}))
    judged = []
    for line in LINES_THROUGH[move]:
        result = line_result(after.cells[LINE_SLICES[line]])
        if result:
            gain: dict[str, Argument] = {"line": LINE_NAMES[line], "result": result, "circles": RESULT_CIRCLES[result]}
            judged.append(Message("hint-knaster-completes", gain))
    return tuple(judged) or _prospects(after.cells, move, total) or (Message("hint-knaster-spares"),)


def _prospects(cells: bytes, cell: int, number: int) -> tuple[Message, ...]:
    """What a number that completes nothing is good for, the best first."""
    found: list[tuple[float, Message]] = []
    for line in LINES_THROUGH[cell]:
        five = cells[LINE_SLICES[line]]
        shown = [number_of(mark) for mark in five if mark != EMPTY]
        where: dict[str, Argument] = {"line": LINE_NAMES[line]}
        if len(shown) == 4:
            circles = {each: _circles(five, each) for each in NUMBERS}
            most = max(circles.values())
            wanted = tuple(each for each in NUMBERS if most and circles[each] == most)
            if wanted:
                chance = sum(WAYS[each] for each in wanted)
                found.append((most * chance + 1, Message("hint-knaster-awaits", where | {"numbers": wanted})))
        elif Counter(shown)[number] > 1:
            found.append((len(shown) / 2, Message("hint-knaster-joins", where | {"number": number})))
        elif len(shown) > 1 and len(set(shown)) == len(shown) and max(shown) - min(shown) < len(five):
            found.append((len(shown) / 4, Message("hint-knaster-runs", where)))
    found.sort(key=lambda each: -each[0])
    return tuple(message for _, message in found[:MOST_SAID])


def _circles(five: bytes, number: int) -> int:
    """The circles that a number brings as the last of a line."""
    complete = bytes(number_of(mark) or number for mark in five)
    assert max(complete) < CIRCLED
    return RESULT_CIRCLES.get(line_result(complete) or "", 0)
