"""Tasks in Roll Out for the teacher's desk."""

from random import Random
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import THROWS, Task, TaskKind, Teaching, as_texts, number, share
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.core.moves import PASS
from rollbook.games.roll_out.classroom.figures import charts, figures
from rollbook.games.roll_out.rules import ROLL, RollOutState

WAYS_TO_FIND: Final = range(2, 9)
"""The most ways to use a roll that is to be used in every way."""


def uses(state: RollOutState, seat: int, _rng: Random) -> Task | None:
    """Every way to use a roll."""
    if state.roll is None or state.to_act != (seat,):
        return None
    moves = tuple(state.legal(seat))
    if len(moves) not in WAYS_TO_FIND:
        return None
    dice = as_texts(state.roll)
    question = Message("task-roll_out-uses", {"dice": added(dice), "seat": seat, "few": int(state.few_left)})
    answer = Message("task-roll_out-uses-answer", {"count": len(moves), "moves": moves})
    return Task(question, answer, number(len(moves)), dice=dice)


def chance(state: RollOutState, seat: int, _rng: Random) -> Task | None:
    """The number of throws, of 36, after which a seat that rolls on has to roll out."""
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
    question = Message("task-roll_out-chance", {"seat": seat})
    return Task(question, Message("task-roll_out-chance-answer", values), number(ways))


TEACHING: Final = Teaching((TaskKind("uses", uses), TaskKind("chance", chance)), figures=figures, charts=charts)
