"""The reasons why Roll-It Tic-Tac-Toe refuses a chip on a cell (docs/rules/roll_it.md)."""

from collections.abc import Mapping
from typing import ClassVar

from rollbook.core.errors import IllegalMove
from rollbook.core.game import Refusals
from rollbook.games.roll_it.rules import LOST_TURN, PASS_MOVE, RollItState, cell_name, cell_numbers, grids_in_play


class RollItRefusals(Refusals[RollItState]):
    """Roll-It's refusals of moves."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_it-taken": "This cell already holds a chip. Choose a free one.",
        "roll_it-other_number": "{first} + {second} is {total}. This cell shows {number}. Find a free {total}.",
        "roll_it-not_in_play": "This match has just four grids. Choose one.",
        "roll_it-lost_turn": "With a 2, you lose your turn. Tap “Pass”.",
        "roll_it-none_free": "No {total} is free. Tap “Pass”.",
    }

    def why_not(self, state: RollItState, seat: int, move: int) -> IllegalMove:
        if move == PASS_MOVE:
            return IllegalMove("must_move")
        if move // 9 not in grids_in_play(state.grids):
            return self.refuse("roll_it-not_in_play", grid=move // 9 + 1)
        if state.total == LOST_TURN:
            return self.refuse("roll_it-lost_turn")
        if PASS_MOVE in state.legal(seat):
            return self.refuse("roll_it-none_free", total=state.total)
        if state.taken >> move & 1:
            return self.refuse("roll_it-taken", cell=cell_name(move))
        number = cell_numbers(state.side)[move]
        first, second = map(int, state.roll or ())
        return self.refuse(
            "roll_it-other_number", cell=cell_name(move), number=number, first=first, second=second, total=state.total
        )
