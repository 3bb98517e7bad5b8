"""The reasons why Knaster refuses a move, or picks that are not part of a move (docs/rules/knaster.md)."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rollbook.core.errors import IllegalMove
from rollbook.core.game import Refusals
from rollbook.games.knaster.rules import (
    CELL_NAMES,
    CIRCLED,
    CIRCLES,
    EMPTY,
    LINE_CELLS,
    LINE_NAMES,
    LINE_SLICES,
    PASSING,
    KnasterState,
    Move,
    Sheet,
    number_of,
)


class KnasterRefusals(Refusals[KnasterState]):
    """Knaster's refusals of moves and picks."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knaster-done": "You have played this round. Wait for the others.",
        "knaster-taken": "This cell already holds {number}. Choose an empty cell.",
        "knaster-empty": "This cell is empty. Circle a number.",
        "knaster-other_number": "The dice make {total}. This cell holds {number}. "
        "Choose an empty cell, or one with {total}.",
        "knaster-circled": "This {number} has a circle already. Take one that has none.",
        "knaster-nothing_possible": "The slip is full and has no {total} to circle. Tap “Pass”.",
        "knaster-judge_first": "First circle numbers in the marked line.",
        "knaster-not_full": "This line is not full: {filled} of 5 numbers are there. Write or circle a number.",
        "knaster-none_due": "A line gives circles only once: when it is filled.",
        "knaster-not_due": "This line gives no circles now. Use the marked line.",
        "knaster-circle_count": "Circle exactly {circles} in this line, not {drawn}.",
        "knaster-not_on_line": "This cell is not in the marked line. Choose one that is.",
        "knaster-one_cell": "Write or circle just one number each round.",
        "knaster-one_line": "Take one line at a time.",
    }

    def why_not_now(self, state: KnasterState, actor: object) -> IllegalMove:
        if type(actor) is int and state.waiting and actor in range(state.seats):
            return self.refuse("knaster-done", seat=actor + 1)
        return super().why_not_now(state, actor)

    def why_not(self, state: KnasterState, seat: int, move: Move) -> IllegalMove:
        sheet = state.sheets[seat]
        if move == PASSING:
            return IllegalMove("must_move")
        if PASSING in state.legal(seat):
            return self.refuse("knaster-nothing_possible", total=state.total)
        if move.kind == "bonus":
            return self.why_no_bonus(sheet, move.line, move.cells)
        if sheet.due:
            return self.refuse("knaster-judge_first", lines=sheet.due_names)
        cell = move.cells[0]
        shown = sheet.cells[cell]
        if not shown:
            return self.refuse("knaster-empty", cell=CELL_NAMES[cell])
        if move.kind == "write":
            return self.refuse("knaster-taken", cell=CELL_NAMES[cell], number=number_of(shown))
        if number_of(shown) == state.total:
            return self.refuse("knaster-circled", cell=CELL_NAMES[cell], number=state.total)
        return self.refuse("knaster-other_number", cell=CELL_NAMES[cell], number=number_of(shown), total=state.total)

    def why_no_bonus(self, sheet: Sheet, line: int, cells: Sequence[int]) -> IllegalMove:
        """The refusal of cells that cannot be circled as the bonus of a line; the choice may be incomplete."""
        if not sheet.due:
            filled = len(LINE_CELLS[line]) - sheet.cells[LINE_SLICES[line]].count(EMPTY)
            if filled < len(LINE_CELLS[line]):
                return self.refuse("knaster-not_full", line=LINE_NAMES[line], filled=filled)
            return self.refuse("knaster-none_due", line=LINE_NAMES[line])
        if line not in sheet.due:
            return self.refuse("knaster-not_due", line=LINE_NAMES[line], lines=sheet.due_names)
        for cell in cells:
            if cell not in LINE_CELLS[line]:
                return self.refuse("knaster-not_on_line", cell=CELL_NAMES[cell], line=LINE_NAMES[line])
            if sheet.cells[cell] > CIRCLED:
                return self.refuse("knaster-circled", cell=CELL_NAMES[cell], number=number_of(sheet.cells[cell]))
        circles = sheet.circles_due(line)
        return self.refuse("knaster-circle_count", line=LINE_NAMES[line], circles=circles, drawn=len(cells))

    def why_not_picks(self, state: KnasterState, seat: int, picks: Sequence[str]) -> IllegalMove:
        sheet = state.sheets[seat]
        lines = [LINE_NAMES.index(pick) for pick in picks if pick in LINE_NAMES]
        cells = [CELL_NAMES.index(pick) for pick in picks if pick in CELL_NAMES]
        if not picks or len(lines) + len(cells) < len(picks) or len(set(picks)) < len(picks):
            return super().why_not_picks(state, seat, picks)
        if len(lines) > 1:
            return self.refuse("knaster-one_line")
        if lines:
            return self.why_no_bonus(sheet, lines[0], cells)
        if not sheet.due:
            if len(cells) > 1:
                return self.refuse("knaster-one_cell")
            return self.why_not(state, seat, CIRCLES[cells[0]])
        return self.why_no_line(sheet, cells)

    def why_no_line(self, sheet: Sheet, cells: Sequence[int]) -> IllegalMove:
        """The refusal of cells tapped without a line: as the bonus of the due line with most of these cells."""
        line = max(sheet.due, key=lambda due: len(set(cells) & set(LINE_CELLS[due])))
        if cells[0] not in LINE_CELLS[line]:
            return self.refuse("knaster-judge_first", lines=sheet.due_names)
        return self.why_no_bonus(sheet, line, cells)
