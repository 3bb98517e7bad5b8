"""Knockout in a classroom: self-check mode, the figures of the lesson plans, and tasks."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import Any, ClassVar, Final

from rollbook.classroom import tasks
from rollbook.classroom.own_work import OwnWork, Question, added, summed
from rollbook.core.dice import Roll, roll_total
from rollbook.core.errors import IllegalMove
from rollbook.core.game import View
from rollbook.core.messages import Message
from rollbook.games.knockout.rules import (
    THREE_DICE,
    KnockoutState,
    arrangements,
    marbles_of,
    placement_of,
    total_of,
)
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, BITS, NUMBERS, SetsAddingUp, numbers_in

ANOTHER: Final = "But {arrangement} is {total}. Find a way to make {total}. None? Tap “Pass”."


class KnockoutOwnWork(OwnWork[KnockoutState]):
    """Does not reveal the totals, the sum of the chosen numbers, or whether there is a legal placement."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knockout-own_total": "{dice} is {total}. You chose {made}. Find a way to make {total}. None? Tap “Pass”.",
        "knockout-own_totals": "{dice} is {total}. {numbers} is {made}. Find a way to make {total}. None? Tap “Pass”.",
        "knockout-own_faces": "Use each die: {faces}. Or all together: {dice} is {total}.",
        "knockout-own_place": f"The dice do not make {{made}}. {ANOTHER}",
        "knockout-own_places": f"{{numbers}} is {{made}}. The dice do not make {{made}}. {ANOTHER}",
    }
    instead: ClassVar[Mapping[str, str]] = {
        "knockout-total": "knockout-own_rolled",
        "knockout-totals": "knockout-own_rolled",
        "knockout-no_move": "",
    }
    meant: ClassVar[Mapping[str, str | int]] = dict.fromkeys(
        ("knockout-own_total", "knockout-own_totals", "knockout-own_place", "knockout-own_places"), "made"
    )
    hidden = frozenset({"total", "totals"})

    def view(self, state: KnockoutState, view: View) -> View:
        return {**view, "totals": []}

    def prompt(self, state: KnockoutState, seat: int) -> Message:
        level = state.rules
        kind = "own_faces" if level.by_face else "own_place" if level.place_value else "own_sum"
        return Message(f"knockout-prompt-{kind}")

    def question(self, state: KnockoutState, seat: int, move: Any, roll: Sequence[str]) -> Question:
        if state.rules.place_value:
            return Question(Message("knockout-asked_place", {"faces": tuple(sorted(roll, reverse=True))}))
        question = "knockout-asked_faces" if state.rules.by_face else "knockout-asked_split"
        return summed(question, [int(face) for face in roll])

    def side_by_side(self, state: "KnockoutState") -> bool:
        return state.rules.place_value

    def again(self, state: KnockoutState, picks: Sequence[str]) -> tuple[str, ...]:
        return tuple(pick for pick in dict.fromkeys(picks) if picks.count(pick) == 1 and state.rules.by_face)

    def too_soon(self, state: KnockoutState, picks: Sequence[str]) -> IllegalMove | None:
        closed = [pick for pick in picks if pick not in BITS or not state.open & BITS[pick]]
        return state.game.refusals.why_not_picks(state, state.turn, closed[:1]) if closed else None

    def why_not(self, state: KnockoutState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        move = placement_of([int(pick) for pick in picks]) if all(pick in BITS for pick in picks) else None
        refusal = state.game.refusals.why_not_picks(state, seat, picks)
        if move is None or self.too_soon(state, picks):
            return refusal
        made, chosen, dice = total_of(move), added(marbles_of(move)), added(roll)
        if state.rules.by_face:
            if refusal.id != "knockout-faces_or_sum":
                return refusal
            return self.refuse("knockout-own_faces", faces=tuple(roll), dice=dice, total=roll_total(tuple(roll)))
        several = "s" if len(picks) > 1 else ""
        if not state.rules.place_value:
            total = roll_total(tuple(roll))
            return self.refuse(f"knockout-own_total{several}", dice=dice, total=total, numbers=chosen, made=made)
        assert state.roll is not None
        made_by = arrangements(state.level, state.roll)
        total = min(made_by, key=lambda one: abs(one - made))
        shown = made_by[total][0].replace("+", " + ").replace("−", " − ")
        return self.refuse(f"knockout-own_place{several}", numbers=chosen, made=made, total=total, arrangement=shown)


# The figures in Knockout's lesson plans: ways to split a number, and numbers of tens and ones.

FIGURES: Final[tasks.Figures] = {
    "nine_count": 8,
    "nine": ("9", "8 + 1", "7 + 2", "6 + 3", "6 + 2 + 1", "5 + 4", "5 + 3 + 1", "4 + 3 + 2"),
    "thirteen_count": 18,
    "ways": (
        *("1: 1", "2: 1", "3: 2", "4: 2", "5: 3", "6: 4"),
        *("7: 5", "8: 6", "9: 8", "10: 10", "11: 12", "12: 15"),
    ),
    "triangular": (3, 6, 10, 15),
    "hard_ways": 1,
    "throws": 216,
    "made_count": 14,
    "made": (8, 12, 20, 21, 35, 36, 45, 47, 54, 56, 57, 63, 65, 74),
    "largest": "74 = 10 × (1 + 6) + 4",
    "smallest": "8 = 14 − 6",
    "nearest": "47 = 41 + 6",
    # No-break spaces keep three dice on one line.
    "richest": tuple("1 2 4|1 2 5|1 2 6|1 3 5|1 3 6|2 3 4|2 3 6|2 4 5|3 4 5".replace(" ", "\u00a0").split("|")),
    "richest_count": 15,
    "challenge": "8 + 9 + 12 + 15 + 17 = 61",
    "challenge_dice": tuple("1 1 5|1 2 4|1 2 6|1 3 3|2 3 6|3 4 6|4 5 6|5 5 6|5 6 6".replace(" ", "\u00a0").split("|")),
}

RING: Final = tuple(map(str, NUMBERS))
CHARTS: Final = (
    tasks.ChanceChart("face2", 36, RING, (11, 12, 13, 14, 15, 16, 6, 5, 4, 3, 2, 1, 0, 0, 0, 0, 0, 0)),
    tasks.ChanceChart("face3", 216, RING, (90, 90, 91, 93, 96, 100, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1)),
    tasks.ChanceChart("sum2", 36, RING, (35, 33, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0, 0, 0, 0, 0, 0)),
    tasks.ChanceChart(
        "sum3", 216, RING, (216, 213, 216, 215, 212, 206, 196, 181, 160, 135, 108, 81, 56, 35, 20, 10, 4, 1)
    ),
)
"""The number of throws that allow a marble on each number of the empty ring; by place value, every throw allows all."""


# Tasks in Knockout for the teacher's desk.

WAYS_TO_FIND: Final = range(3, 17)
"""The allowed numbers of ways, if the task is to find all ways to split a total."""


def ways(state: KnockoutState, seat: int, _rng: Random) -> tasks.Task | None:
    """Every way to split a roll into numbers that are not captured."""
    if state.roll is None or state.to_act != (seat,):
        return None
    total = roll_total(state.roll)
    sums = _sums_of(total, state.open)
    if len(sums) not in WAYS_TO_FIND:
        return None
    dice = tasks.as_texts(state.roll)
    question = Message("task-knockout-ways", {"dice": added(dice), "total": total})
    return tasks.Task(question, _all_sums(sums), tasks.number(len(sums)), dice=dice)


def split_of(total: int) -> tasks.Task:
    """Every way to split a total into different numbers of the ring."""
    sums = _sums_of(total, ALL_NUMBERS)
    return tasks.Task(Message("task-knockout-make", {"total": total}), _all_sums(sums), tasks.number(len(sums)))


def _sums_of(total: int, numbers: int) -> tuple[str, ...]:
    return tuple(added(numbers_in(chosen)) for chosen in SetsAddingUp(numbers, 1 << total))


def _all_sums(sums: tuple[str, ...]) -> Message:
    return Message("task-knockout-ways-answer", {"count": len(sums), "sums": sums})


def place(_state: KnockoutState, _seat: int, rng: Random) -> tasks.Task | None:
    """Every total that three dice make by place value."""
    return place_of(THREE_DICE.sample(rng))


def place_of(roll: Roll) -> tasks.Task:
    """Every total that these three dice make by place value."""
    made = arrangements("place", roll)
    totals = tuple(f"{total} = {ways[0]}" for total, ways in made.items())
    question = Message("task-knockout-place", {"dice": tasks.as_texts(roll)})
    answer = Message("task-knockout-place-answer", {"count": len(made), "totals": totals})
    return tasks.Task(question, answer, tasks.number(len(made)), dice=tasks.as_texts(roll))


def chance(_state: KnockoutState, _seat: int, rng: Random) -> tasks.Task | None:
    """The number of throws of three dice, of 216, that show a total."""
    total = tasks.one_of(rng, range(3, 19))
    throws = list(product(range(1, 7), repeat=3))
    good = [throw for throw in throws if sum(throw) == total]
    different = tuple(dict.fromkeys(added(sorted(throw)) for throw in good))
    values = {**tasks.share(len(good), len(throws)), "sums": different}
    question = Message("task-knockout-chance", {"total": total})
    return tasks.Task(question, Message("task-knockout-chance-answer", values), tasks.number(len(good)))


TEACHING: Final = tasks.Teaching(
    (
        tasks.TaskKind("ways", ways, {"level": "sum2"}),
        tasks.TaskKind("place", place, drawn=False),
        tasks.TaskKind("chance", chance, drawn=False),
    ),
    figures=FIGURES,
    charts=CHARTS,
    exits=(
        tasks.exit_question("play", split_of(6)),
        tasks.exit_question("every_way", split_of(7)),
        tasks.exit_question("tens_ones", place_of((2, 2, 2))),
    ),
)


OWN_WORK: Final = KnockoutOwnWork()
