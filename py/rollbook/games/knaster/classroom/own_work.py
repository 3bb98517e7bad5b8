"""The parts of Knaster that people work out themselves."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rollbook.classroom.own_work import Asked, OwnWork, added
from rollbook.core.errors import IllegalMove
from rollbook.core.game import View
from rollbook.core.messages import Message
from rollbook.games.knaster.rules import KnasterState
from rollbook.games.knaster.sheet import (
    LINE_NAMES,
    Sheet,
)

TOTALS: Final = tuple(map(str, range(2, 13)))


class KnasterOwnWork(OwnWork[KnasterState]):
    """It holds back the total until the seat has said it, and the combination of a line that is full."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knaster-own_answer": "{dice} is {total}, not {answer}. Tap the {total}.",
        "knaster-own_number": "{dice} is {total}. This cell shows {number}. Choose a free cell or a {total}.",
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

    def asked(self, state: KnasterState, seat: int, move: Any, roll: Sequence[str]) -> Asked:
        sheet = state.sheets[seat]
        if not sheet.due:
            return super().asked(state, seat, move, roll)
        line = next((line for line in sheet.due if LINE_NAMES[line] in state.game.notation.picks(move)), sheet.due[0])
        return Asked(Message("knaster-asked_circles", {"result": sheet.result(line) or ""}))

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
        """The refusal of circles in a full line that are too few or too many, or of circles without their line."""
        lines = [LINE_NAMES.index(pick) for pick in picks if pick in LINE_NAMES]
        if not lines:
            return self.refuse("knaster-own_box")
        if len(lines) != 1 or lines[0] not in sheet.due:
            return refusal
        result, circles = sheet.result(lines[0]) or "", sheet.circles_due(lines[0])
        return self.refuse("knaster-own_circles", result=result, circles=circles, drawn=len(picks) - 1)
