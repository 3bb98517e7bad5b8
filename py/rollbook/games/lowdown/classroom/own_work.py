"""The parts of Lowdown that people work out themselves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rollbook.classroom.own_work import Asked, OwnWork, added, summed
from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE, View
from rollbook.core.messages import Message
from rollbook.games.lowdown.board import (
    BLACKOUT,
    BOX_NAMES,
    COLOURS,
    LINE_NAMES,
    LINES,
    LINES_SHARING_A_BOX,
    TAKES,
    Board,
)
from rollbook.games.lowdown.notation import Move, first_of
from rollbook.games.lowdown.rules import LowdownState


class LowdownOwnWork(OwnWork[LowdownState]):
    """It holds back which boxes suit a colour, and which of the lines that are written full can be crossed out."""

    sentences: ClassVar[Mapping[str, str]] = {
        "lowdown-own_line": "{sum} is {total}. Cross out 10, or three alike.",
        "lowdown-own_help_write": "Take a number and a colour. Which free boxes take them?",
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
        """The refusal of a colour and a box that do not go together, though a wild would do."""
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

    def asked(self, state: LowdownState, seat: int, move: Move, roll: Sequence[str]) -> Asked:
        if move.kind == "cross":
            return summed("lowdown-asked_line", state.boards[seat].line_numbers(move.place))
        if move.kind == "write":
            return Asked(Message("lowdown-asked_box", {"colour": move.colour}))
        return Asked(Message("lowdown-asked_none"))

    def why_not(self, state: LowdownState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusal = super().why_not(state, seat, picks, roll)
        if refusal.id != "lowdown-line_total":
            return refusal
        numbers = state.boards[seat].line_numbers(LINE_NAMES.index(picks[0]))
        return self.refuse("lowdown-own_line", sum=added(numbers), total=sum(numbers))


def _written_lines(board: Board) -> list[dict[str, object]]:
    """The lines with three written numbers that share no box with one that is crossed out."""
    return [
        {"pick": name, "boxes": [BOX_NAMES[box] for box in boxes], "points": None}
        for line, (name, boxes) in enumerate(zip(LINE_NAMES, LINES, strict=True))
        if not board.crossed & (LINES_SHARING_A_BOX[line] | 1 << line)
        and all(0 < number < BLACKOUT for number in board.line_numbers(line))
    ]
