"""The parts of Roll-It that people work out themselves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import IllegalMove
from rollbook.games.roll_it.board import ANY_CELL, LOST_TURN, cell_numbers
from rollbook.games.roll_it.rules import PASS_MOVE, RollItState


class RollItOwnWork(OwnWork[RollItState]):
    """It holds back the total of the dice and what follows from it."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_it-own_number": "{dice} is {total}. This cell shows {number}. Find a free {total}. None? Pass.",
        "roll_it-own_lost": "{dice} is {total}. With a {total}, you lose your turn. Pass.",
        "roll_it-own_free": "{dice} is {total}. A cell with {total} is still free. Find it.",
        "roll_it-own_any": "{dice} is {total}. A {total} goes on any free cell. Choose one.",
    }
    instead: ClassVar[Mapping[str, str]] = {
        **dict.fromkeys(("roll_it-total", "roll_it-lost_turn", "roll_it-none_free"), "roll_it-own_rolled"),
        **dict.fromkeys(
            (f"roll_it-prompt-{kind}" for kind in ("place", "any_cell", "lost_turn", "none_free")),
            "roll_it-prompt-own_total",
        ),
    }
    meant: ClassVar[Mapping[str, str | int]] = {
        "roll_it-own_number": "number",
        **dict.fromkeys(("roll_it-own_lost", "roll_it-own_free", "roll_it-own_any"), ""),
    }
    hidden = frozenset({"total"})

    def why_not(self, state: RollItState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        move = state.game.notation.parse(picks[0]) if len(picks) == 1 else None
        refusal = super().why_not(state, seat, picks, roll)
        if move is None or refusal.id in ("roll_it-not_in_play", "roll_it-taken"):
            return refusal
        dice, total = added(roll), state.total
        if move == PASS_MOVE:
            return self.refuse("roll_it-own_any" if total == ANY_CELL else "roll_it-own_free", dice=dice, total=total)
        if total == LOST_TURN:
            return self.refuse("roll_it-own_lost", dice=dice, total=total)
        number = cell_numbers(state.side)[move]
        if number == total:  # nothing is free, so it is taken
            return state.game.refusals.refuse("roll_it-taken", cell=picks[0])
        return self.refuse("roll_it-own_number", dice=dice, total=total, number=number)
