"""The display of Knaster: its view, its board as text, a seat's prompts, and the events of an action."""

from collections.abc import Sequence
from typing import Any, Final, TypedDict

from rollbook.core.dice import Roll, roll_total
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Actor
from rollbook.core.messages import Message
from rollbook.core.moves import PASS, Choices
from rollbook.games.knaster.rules import (
    CELL_NAMES,
    CIRCLED,
    LINE_CELLS,
    LINE_NAMES,
    PASSING,
    POINTS,
    RESULT_CIRCLES,
    KnasterState,
    Move,
    Sheet,
    number_of,
)
from rollbook.ui.presentation import DIM, Feat, Ink, Line, Presentation, beside, letter, style_of


class LineView(TypedDict):
    """A line of every sheet."""

    pick: str
    points: int
    """The points of its box."""
    cells: list[str]
    """The picks of its five cells, in reading order."""


class ResultView(TypedDict):
    """A result that a line can have."""

    result: str
    circles: int
    """The number of circles that it gives."""


class CellView(TypedDict):
    """A cell of a sheet."""

    pick: str
    number: int | None
    """The number in it; None while it is empty."""
    circled: bool


class BoxView(TypedDict):
    """The box of a line."""

    pick: str
    points: int
    scored: bool
    near: list[str]
    """The results with the most circles that one more number can make."""


class DueView(TypedDict):
    """A line whose circles are to be drawn now."""

    line: str
    result: str
    circles: int
    """The number of circles that are to be drawn."""


class SheetScoreView(TypedDict):
    """The parts of a sheet's score."""

    boxes: int
    circles: int


class SheetView(TypedDict):
    """The sheet of a seat."""

    seat: int
    waiting: bool
    """Whether the seat still owes something this round."""
    full: bool
    cells: list[CellView]
    """25 cells in reading order."""
    boxes: list[BoxView]
    """The boxes, in the order of the lines."""
    due: list[DueView]
    score: SheetScoreView


class KnasterView(TypedDict):
    """A position of Knaster."""

    total: int | None
    """The total for everyone; None while the dice are due."""
    last_round: bool
    """Whether this roll, or the roll that is due, is the last."""
    lines: list[LineView]
    results: list[ResultView]
    sheets: list[SheetView]
    """One for each seat, in their order."""


# Knaster's sheets as text, two side by side: circled numbers and scored boxes in brackets.


def _sheet(sheet: SheetView) -> list[Line]:
    boxes = [
        Ink(
            f"[{box['points']}]".rjust(5) if box["scored"] else f"{box['points']} ".rjust(5),
            "bold" if box["scored"] else DIM,
        )
        for box in sheet["boxes"]
    ]
    cells = [
        Ink(f"({cell['number']})".rjust(5), "bold")
        if cell["circled"]
        else Ink(f"{cell['number'] or '.'} ".rjust(5), "" if cell["number"] else DIM)
        for cell in sheet["cells"]
    ]
    lines: list[Line] = [
        [
            Ink(letter(sheet["seat"]).ljust(5), style_of(sheet["seat"])),
            *(Ink(f"{name} ".rjust(5), DIM) for name in "abcde"),
        ]
    ]
    lines += [[Ink(f"{row + 1}".ljust(5), DIM), *cells[row * 5 : row * 5 + 5], boxes[row]] for row in range(5)]
    # A diagonal's box is at its lower end, where the line leaves the grid.
    lines.append([boxes[11], *boxes[5:10], boxes[10]])
    return lines


class KnasterPresentation(Presentation[KnasterState]):
    """The display of Knaster."""

    feats = (Feat("knaster-box_scored", counts="points"), Feat("knaster-line_completed", counts="circles"))
    own_sheets = True

    def gains(self, state: KnasterState, seat: int, roll: Roll, picks: Sequence[str]) -> dict[str, str]:
        sheet, total = state.sheets[seat], roll_total(roll)
        gains = {}
        for pick in picks:
            if pick == PASS:
                continue
            cell = CELL_NAMES.index(pick)
            if sheet.cells[cell]:
                if len(sheet.after_circle(cell).scored()) > len(sheet.scored()):
                    gains[pick] = "chance-knaster-box"
            elif sheet.after_write(cell, total).due:
                gains[pick] = "chance-knaster-circles"
        return gains

    def view(self, state: KnasterState) -> KnasterView:
        return {
            "total": state.total or None,
            "last_round": state.last_round,
            "lines": [
                {"pick": name, "points": points, "cells": list(_names(cells))}
                for name, points, cells in zip(LINE_NAMES, POINTS, LINE_CELLS, strict=True)
            ],
            "results": [{"result": result, "circles": circles} for result, circles in RESULT_CIRCLES.items()],
            "sheets": [_sheet_view(state, seat) for seat in range(state.seats)],
        }

    def board(self, state: KnasterState) -> list[Line]:
        sheets = [_sheet(sheet) for sheet in self.view(state)["sheets"]]
        pairs = [beside(sheets[at : at + 2]) for at in range(0, len(sheets), 2)]
        return [line for pair in pairs for line in (*pair, [])][:-1]

    def rolled_number(self, state: KnasterState) -> int | None:
        return state.total or None

    def prompt(self, state: KnasterState, seat: int) -> Message:
        sheet = state.sheets[seat]
        if len(sheet.due) > 1:
            return Message("knaster-prompt-bonuses", {"lines": sheet.due_names})
        if sheet.due:
            return Message("knaster-prompt-bonus", _due(sheet, sheet.due[0]))
        with_circle, without = ("circle", PASS) if sheet.full else ("write_or_circle", "write")
        cells = _names([cell for cell, number in enumerate(sheet.cells) if number == state.total])
        return Message(f"knaster-prompt-{with_circle if cells else without}", {"total": state.total, "cells": cells})

    def implied(self, state: KnasterState, seat: int, picks: Sequence[str]) -> tuple[str, ...]:
        """The due line if there is only one, because the seat need not pick it."""
        sheet = state.sheets[seat]
        return sheet.due_names if len(sheet.due) == 1 and sheet.due_names[0] not in picks else ()

    def step(self, state: KnasterState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        sheet = state.sheets[seat]
        if choices.move is not None or not sheet.due:
            return super().step(state, seat, picks, choices)
        line = next((line for line in sheet.due if LINE_NAMES[line] in picks), None)
        if line is None:
            return Message("knaster-step-line")
        left = sheet.circles_due(line) - (len(picks) - 1)
        return Message("knaster-step-circle", {**_due(sheet, line), "circles": left})

    def events(self, state: KnasterState, actor: Actor, action: Any) -> tuple[Message, ...]:
        if actor == DICE:
            kind = "last_total" if state.last_round else "total"
            return (Message(f"knaster-{kind}", {"total": roll_total(action)}),)
        if action == PASSING:
            return (Message("passed"),)
        before, after = state.sheets[actor], state.sheets[actor].after(action, state.total)
        events = [_done(before, action, state.total), *_completed(action, after), *_dropped(action, before, after)]
        events += [
            Message("knaster-box_scored", {**_named(line), "points": POINTS[line]})
            for line in sorted(set(after.scored()) - set(before.scored()))
        ]
        if after.full and not before.full:
            events.append(Message("knaster-sheet_full"))
        if state.after_move(actor, action).last_round and not state.last_round:
            events.append(Message("knaster-one_more_roll"))
        return tuple(events)


def _names(cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(CELL_NAMES[cell] for cell in cells)


def _named(line: int) -> dict[str, Argument]:
    """The arguments of a message for a line: its name and its cells."""
    return {"line": LINE_NAMES[line], "cells": _names(LINE_CELLS[line])}


def _due(sheet: Sheet, line: int) -> dict[str, Argument]:
    """The arguments of a prompt for a line whose circles are due."""
    return {"line": LINE_NAMES[line], "result": sheet.result(line) or "", "circles": sheet.circles_due(line)}


def _sheet_view(state: KnasterState, seat: int) -> SheetView:
    sheet = state.sheets[seat]
    scored = sheet.scored()
    return {
        "seat": seat,
        "waiting": seat in state.waiting,
        "full": sheet.full,
        "cells": [
            {"pick": name, "number": number_of(shown) or None, "circled": shown > CIRCLED}
            for name, shown in zip(CELL_NAMES, sheet.cells, strict=True)
        ],
        "boxes": [
            {"pick": name, "points": points, "scored": line in scored, "near": list(sheet.near(line))}
            for line, (name, points) in enumerate(zip(LINE_NAMES, POINTS, strict=True))
        ],
        "due": [
            {"line": LINE_NAMES[line], "result": sheet.result(line) or "", "circles": sheet.circles_due(line)}
            for line in sheet.due
        ],
        "score": {"boxes": sheet.boxes(), "circles": sheet.circles()},
    }


def _done(before: Sheet, move: Move, total: int) -> Message:
    """The direct effects of a move."""
    if move.kind == "bonus":
        numbers = tuple(number_of(before.cells[cell]) for cell in move.cells)
        circled: dict[str, Argument] = {"line": LINE_NAMES[move.line], "cells": _names(move.cells), "numbers": numbers}
        return Message("knaster-bonus_circled", circled)
    kind = "written" if move.kind == "write" else "circled"
    return Message(f"knaster-{kind}", {"cell": CELL_NAMES[move.cells[0]], "number": total})


def _completed(move: Move, after: Sheet) -> list[Message]:
    """The lines that a number completes, each with its result."""
    events = []
    for line in after.completed_by(move.cells[0]) if move.kind == "write" else ():
        result = after.result(line)
        if result is None:
            events.append(Message("knaster-line_without_result", _named(line)))
        else:
            due = after.circles_due(line)
            events.append(Message("knaster-line_completed", {**_named(line), "result": result, "circles": due}))
    return events


def _dropped(move: Move, before: Sheet, after: Sheet) -> list[Message]:
    """The lines that lose their bonus because another line's circles leave them no cell to circle."""
    lost = set(before.due) - set(after.due)
    return [Message("knaster-bonus_dropped", {"line": LINE_NAMES[line]}) for line in sorted(lost) if line != move.line]


PRESENTATION: Final = KnasterPresentation()
