"""Tasks in Knockout for the teacher's desk."""

from itertools import product
from random import Random
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import Task, TaskKind, Teaching, as_texts, number, one_of, share
from rollbook.core.dice import roll_total
from rollbook.core.messages import Message
from rollbook.games.knockout.classroom.figures import charts, figures
from rollbook.games.knockout.placements import THREE_DICE, arrangements
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.knockout.subset_sums import SetsAddingUp, numbers_in

WAYS_TO_FIND: Final = range(3, 17)
"""The most ways of a total that is to be broken up in every way."""


def ways(state: KnockoutState, seat: int, _rng: Random) -> Task | None:
    """Every way to break up a roll into numbers that nobody has captured."""
    if state.roll is None or state.to_act != (seat,):
        return None
    total = roll_total(state.roll)
    sums = tuple(added(numbers_in(chosen)) for chosen in SetsAddingUp(state.open, 1 << total))
    if len(sums) not in WAYS_TO_FIND:
        return None
    dice = as_texts(state.roll)
    question = Message("task-knockout-ways", {"dice": added(dice), "total": total})
    answer = Message("task-knockout-ways-answer", {"count": len(sums), "sums": sums})
    return Task(question, answer, number(len(sums)), dice=dice)


def place(_state: KnockoutState, _seat: int, rng: Random) -> Task | None:
    """Every total that three dice make by place value."""
    roll = THREE_DICE.sample(rng)
    made = arrangements("place", roll)
    totals = tuple(f"{total} = {ways[0]}" for total, ways in made.items())
    question = Message("task-knockout-place", {"dice": as_texts(roll)})
    answer = Message("task-knockout-place-answer", {"count": len(made), "totals": totals})
    return Task(question, answer, number(len(made)), dice=as_texts(roll))


def chance(_state: KnockoutState, _seat: int, rng: Random) -> Task | None:
    """The number of throws of three dice, of 216, that show a total."""
    total = one_of(rng, range(3, 19))
    throws = list(product(range(1, 7), repeat=3))
    good = [throw for throw in throws if sum(throw) == total]
    different = tuple(dict.fromkeys(added(sorted(throw)) for throw in good))
    values = {**share(len(good), len(throws)), "sums": different}
    question = Message("task-knockout-chance", {"total": total})
    return Task(question, Message("task-knockout-chance-answer", values), number(len(good)))


TEACHING: Final = Teaching(
    (
        TaskKind("ways", ways, {"level": "sum2"}),
        TaskKind("place", place, drawn=False),
        TaskKind("chance", chance, drawn=False),
    ),
    figures=figures,
    charts=charts,
)
