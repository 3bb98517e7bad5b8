"""Roll Out where people work it out themselves: they add the dice, and see what can be done with them."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar

from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import IllegalMove
from rollbook.core.messages import Message
from rollbook.games.roll_out.rules import DECISIONS
from rollbook.games.roll_out.uses import USES, written

if TYPE_CHECKING:
    from rollbook.games.roll_out.rules import RollOutState


class RollOutOwnWork(OwnWork["RollOutState"]):
    """It holds back the sum of the dice, and whether they can be used at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_out-own_number": "{dice} is {total}. This checker is {number}.",
    }
    instead: ClassVar[Mapping[str, str]] = {
        "roll_out-rolled": "roll_out-own_rolled",
        "roll_out-few_left": "roll_out-own_rolled",
        "roll_out-no_use": "roll_out-own_rolled",
    }
    hidden = frozenset({"total"})

    def prompt(self, state: "RollOutState", seat: int) -> Message:
        if state.roll is None:
            return state.game.presentation.prompt(state, seat)
        return Message(f"roll_out-prompt-{'own_few' if state.few_left else 'own_both'}")

    def passing(self, state: "RollOutState", seat: int) -> bool:
        return state.roll is not None

    def counts(self, move: str) -> bool:
        return move not in DECISIONS

    def why_not(self, state: "RollOutState", seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusals = state.game.refusals
        refusal = refusals.why_not_picks(state, seat, picks)
        used = [pick for pick in picks if pick in USES]
        if used and state.legal(seat).choices(picks).next:  # part of a move, and no whole one
            refusal = refusals.why_not(state, seat, written(*used))
        if not used or refusal.id not in ("roll_out-other_numbers", "roll_out-rolled_out"):
            return refusal
        numbers = [int(face) for face in roll]
        number = int(used[-1][1])
        if refusal.id == "roll_out-rolled_out" and number in (*numbers, sum(numbers)):
            return refusal
        return self.refuse("roll_out-own_number", dice=added(roll), total=sum(numbers), number=number)
