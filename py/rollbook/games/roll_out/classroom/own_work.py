"""The parts of Roll Out that people work out themselves."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import IllegalMove
from rollbook.core.messages import Message
from rollbook.games.roll_out.rules import DECISIONS, RollOutState
from rollbook.games.roll_out.uses import USES, left_over, written
from rollbook.ui.presentation import presentation_of


class RollOutOwnWork(OwnWork[RollOutState]):
    """It holds back the sum of the dice, and whether they can be used at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_out-own_number": "{dice} is {total}. This checker is {number}. Find one that fits. None fits? Pass.",
    }
    meant: ClassVar[Mapping[str, str | int]] = {"roll_out-own_number": "number"}
    instead: ClassVar[Mapping[str, str]] = {
        "roll_out-rolled": "roll_out-own_rolled",
        "roll_out-few_left": "roll_out-own_rolled",
        "roll_out-no_use": "roll_out-own_rolled",
    }
    hidden = frozenset({"total"})

    def prompt(self, state: RollOutState, seat: int) -> Message:
        if state.roll is None:
            return presentation_of(state.game).prompt(state, seat)
        return Message(f"roll_out-prompt-{'own_few' if state.few_left else 'own_both'}")

    def passing(self, state: RollOutState, seat: int) -> bool:
        return state.roll is not None

    def help(self, state: "RollOutState", seat: int, roll: Sequence[str], step: int) -> IllegalMove | None:
        return None if state.roll is None else super().help(state, seat, roll, step)

    def counts(self, move: str) -> bool:
        return move not in DECISIONS

    def why_not(self, state: RollOutState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        refusals = state.game.refusals
        refusal = refusals.why_not_picks(state, seat, picks)
        used = [pick for pick in picks if pick in USES]
        if used and state.legal(seat).choices(picks).next:  # part of a move, and no whole one
            refusal = refusals.why_not(state, seat, written(*used))
        told = ("roll_out-other_numbers", "roll_out-no_sum", "roll_out-rolled_out")
        if not used or refusal.id not in told:
            return refusal
        numbers = [int(face) for face in roll]
        number = int(used[-1][1])
        if number in (*numbers, sum(numbers)):
            # Its number is right, but one die is used already: the other one is due.
            left = left_over(tuple(roll), used[:-1])
            return refusals.refuse("roll_out-one_die", number=left) if len(used) > 1 and left else refusal
        return self.refuse("roll_out-own_number", dice=added(roll), total=sum(numbers), number=number)
