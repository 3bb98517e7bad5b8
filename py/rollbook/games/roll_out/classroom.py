"""Roll Out in a classroom: what people work out themselves, and tasks and dice for the teacher's desk."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom.own_work import OwnWork, added
from rollbook.classroom.tasks import THROWS, Task, TaskKind, Teaching, as_texts, share
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import State
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.games.roll_out.figures import figures
from rollbook.games.roll_out.rules import DECISIONS, ROLL, RollOutState
from rollbook.games.roll_out.uses import USES, written
from rollbook.ui.presentation import presentation_of


class RollOutOwnWork(OwnWork[RollOutState]):
    """It holds back the sum of the dice, and whether they can be used at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_out-own_number": "{dice} is {total}. This checker is {number}.",
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
        if refusal.id != "roll_out-other_numbers" and number in (*numbers, sum(numbers)):
            return refusal
        return self.refuse("roll_out-own_number", dice=added(roll), total=sum(numbers), number=number)


OWN_WORK: Final = RollOutOwnWork()

WAYS_TO_FIND: Final = range(2, 9)
"""How many ways there may be to use a roll that is to be used in every way."""


def uses(state: State[str], seat: int, _rng: Random) -> Task | None:
    """Every way to use a roll."""
    assert isinstance(state, RollOutState)
    if state.roll is None or state.to_act != (seat,):
        return None
    moves = tuple(state.legal(seat))
    if len(moves) not in WAYS_TO_FIND:
        return None
    dice = as_texts(state.roll)
    question = Message("task-roll_out-uses", {"dice": added(dice), "seat": seat, "few": int(state.few_left)})
    return Task(question, Message("task-roll_out-uses-answer", {"count": len(moves), "moves": moves}), dice)


def chance(state: State[str], seat: int, _rng: Random) -> Task | None:
    """In how many of the 36 throws a seat that rolls on has to roll out."""
    assert isinstance(state, RollOutState)
    if not state.deciding or state.turn != seat:
        return None
    after = state.after_move(seat, ROLL)
    lost = {
        roll: ways for roll, ways in after.dice.ways.items() if tuple(after.after_roll(roll).legal(seat)) == (PASS,)
    }
    ways = sum(lost.values())
    if not 0 < ways < THROWS:
        return None
    values: dict[str, Argument] = {
        **share(ways, THROWS),
        "sums": tuple(added(as_texts(roll)) for roll in lost),
    }
    return Task(Message("task-roll_out-chance", {"seat": seat}), Message("task-roll_out-chance-answer", values))


TEACHING: Final = Teaching((TaskKind("uses", uses), TaskKind("chance", chance)), figures=figures)
