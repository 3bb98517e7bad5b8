"""Roll Out in a classroom: the parts that people work out themselves, the figures of the lesson plans, and tasks."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom import tasks
from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.messages import Message
from rollbook.games.roll_out.rules import DECISIONS, USES, RollOutState, left_over, written
from rollbook.ui.presentation import presentation_of


class RollOutOwnWork(OwnWork[RollOutState]):
    """Does not reveal the sum of the dice, or whether they can be used at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_out-own_number": "{dice} is {total}. This checker is {number}. Find one that fits. None? Tap “Pass”.",
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
        if used and state.legal(seat).choices(picks).next:  # part of a move, but not a complete one
            refusal = refusals.why_not(state, seat, written(*used))
        explained = ("roll_out-other_numbers", "roll_out-no_sum", "roll_out-rolled_out")
        if not used or refusal.id not in explained:
            return refusal
        numbers = [int(face) for face in roll]
        number = int(used[-1][1])
        if number in (*numbers, sum(numbers)):
            # The number is right, but one die is already used: the other die is due.
            left = left_over(tuple(roll), used[:-1])
            return refusals.refuse("roll_out-one_die", number=left) if len(used) > 1 and left else refusal
        return self.refuse("roll_out-own_number", dice=added(roll), total=sum(numbers), number=number)


# The figures in Roll Out's lesson plans: how many throws can be used in a position.

FIGURES: Final[tasks.Figures] = {
    "throws": 36,
    "first_roll": 36,
    "three_left": 15,
    "three_sum": "6 + 5 + 4",
    "three_lost": 21,
    "two_left": 9,
    "two_sum": "5 + 4",
    "low_left": 20,
    "last_seven": 6,
    "last_one": 11,
}

CHARTS: Final = (
    tasks.ChanceChart("first", 36, ("1", "2", "3", "4", "5", "6", "7", "8", "9"), (11, 12, 13, 14, 15, 16, 6, 5, 4)),
    tasks.ChanceChart("left", 36, ("7 8 9", "8 9", "9", "5 6", "6", "1"), (21, 27, 32, 9, 20, 25)),
)
"""The number of throws that can use each checker at the start, and that can use none of the last checkers in front."""


# Tasks in Roll Out for the teacher's desk.

WAYS_TO_FIND: Final = range(2, 9)
"""The allowed numbers of ways, if the task is to find all ways to use a roll."""


def uses(state: RollOutState, seat: int, _rng: Random) -> tasks.Task | None:
    """Every way to use a roll."""
    if state.roll is None or state.to_act != (seat,):
        return None
    moves = tuple(state.legal(seat))
    if len(moves) not in WAYS_TO_FIND:
        return None
    dice = tasks.as_texts(state.roll)
    question = Message("task-roll_out-uses", {"dice": added(dice), "seat": seat, "few": int(state.few_left)})
    answer = Message("task-roll_out-uses-answer", {"count": len(moves), "moves": moves})
    return tasks.Task(question, answer, tasks.number(len(moves)), dice=dice)


def chance(state: RollOutState, seat: int, _rng: Random) -> tasks.Task | None:
    """The number of throws, out of 36, with which a seat that rolls again would roll out."""
    if not state.deciding or state.turn != seat:
        return None
    lost = state.failing()
    ways = sum(lost.values())
    if not 0 < ways < tasks.THROWS:
        return None
    values: dict[str, Argument] = {
        **tasks.share(ways, tasks.THROWS),
        "sums": tuple(added(tasks.as_texts(roll)) for roll in lost),
    }
    question = Message("task-roll_out-chance", {"seat": seat})
    return tasks.Task(question, Message("task-roll_out-chance-answer", values), tasks.number(ways))


def left(last: int) -> tasks.Task:
    """The number of throws, out of 36, that use the last checker in front, larger than a die: only their sum can."""
    sums = tasks.pairs_of(last)
    question = Message("task-roll_out-left", {"number": last, "throws": tasks.THROWS})
    answer = Message("task-roll_out-left-answer", {"ways": len(sums), "throws": tasks.THROWS, "sums": sums})
    return tasks.Task(question, answer, tasks.number(len(sums)))


TEACHING: Final = tasks.Teaching(
    (tasks.TaskKind("uses", uses), tasks.TaskKind("chance", chance)),
    figures=FIGURES,
    charts=CHARTS,
    exits=(tasks.exit_question("play", left(7)), tasks.exit_question("stop_or_go", left(8))),
)


OWN_WORK: Final = RollOutOwnWork()
