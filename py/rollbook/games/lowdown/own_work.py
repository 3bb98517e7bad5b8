"""Lowdown where people work it out themselves: they find the boxes for a colour, and the lines that make 10."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import IllegalMove
from rollbook.core.game import View
from rollbook.games.lowdown.board import BLACKOUT, BOX_NAMES, LINE_NAMES, LINES, LINES_SHARING_A_BOX, Board
from rollbook.games.lowdown.notation import Move

if TYPE_CHECKING:
    from rollbook.games.lowdown.rules import LowdownState


class LowdownOwnWork(OwnWork["LowdownState"]):
    """It holds back which boxes suit a colour, and which of the lines that are written full can be crossed out."""

    sentences: ClassVar[Mapping[str, str]] = {
        "lowdown-own_line": "{sum} is {total}. Cross out 10, or three alike.",
    }
    instead: ClassVar[Mapping[str, str]] = {"lowdown-prompt-cross": "lowdown-prompt-own_cross"}
    hidden = frozenset({"lines"})

    def view(self, state: "LowdownState", view: View) -> View:
        boards = [
            {**board, "may_cross": _written_lines(state.boards[seat])} if board["may_cross"] else board
            for seat, board in enumerate(view["boards"])
        ]
        return {**view, "boards": boards}

    def counts(self, move: Move) -> bool:
        return move.kind not in ("peek", "done")

    def why_not(self, state: "LowdownState", seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
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
