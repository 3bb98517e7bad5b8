"""Roll-It in a classroom: self-check mode, the figures of the lesson plans, and tasks."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import ClassVar, Final

from rollbook.classroom import tasks
from rollbook.classroom.own_work import OwnWork, added
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.messages import Message
from rollbook.games.roll_it.rules import (
    ANY_CELL,
    LINE_SETS,
    LOST_TURN,
    PASS_MOVE,
    POINTS_PER_CHIP,
    POINTS_PER_TIC_TAC_TOE,
    RollItState,
    cell_numbers,
    grids_in_play,
)


class RollItOwnWork(OwnWork[RollItState]):
    """Does not reveal the total of the dice, or anything that follows from it."""

    sentences: ClassVar[Mapping[str, str]] = {
        "roll_it-own_number": "{dice} is {total}. This cell shows {number}. Find a free {total}. None? Tap “Pass”.",
        "roll_it-own_lost": "{dice} is {total}. With a {total}, you lose your turn. Tap “Pass”.",
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


# The figures in Roll-It's lesson plan: how many of the 36 throws show a number of the board.

FIGURES: Final[tasks.Figures] = {"throws": 36, "three": 2, "six": 5, "seven": 6, "eight": 5}

CHARTS: Final = (
    tasks.ChanceChart("numbers", 36, ("3", "4", "5", "6", "8", "9", "10", "11", "12"), (8, 9, 10, 11, 11, 10, 9, 8, 7)),
)
"""The number of throws that allow a chip on each number of the empty board."""


# Tasks in Roll-It for the teacher's desk.


def best(state: RollItState, seat: int, _rng: Random) -> tasks.Task | None:
    """The one free cell on which a chip scores the most points."""
    if state.roll is None or state.to_act != (seat,):
        return None
    before = state.scores()[seat]
    points = {move: state.after_move(seat, move).scores()[seat] - before for move in state.legal(seat)}
    most = max(points.values())
    cells = [move for move in points if points[move] == most]
    if len(cells) > 1 or most < POINTS_PER_CHIP + POINTS_PER_TIC_TAC_TOE:
        return None
    dice = tasks.as_texts(state.roll)
    grids = grids_in_play(state.grids)
    places: dict[int, dict[str, Argument]] = {
        9 * grid + cell: {"grid": number, "cell": cell + 1, "pick": state.text(seat, 9 * grid + cell)}
        for number, grid in enumerate(grids, 1)
        for cell in range(9)
    }
    grid, cell = (places[cells[0]][name] for name in ("grid", "cell"))
    question = Message("task-roll_it-best", {"dice": added(dice), "total": state.total, "seat": seat})
    form = tasks.one_best([(points.get(move, -1), place) for move, place in places.items()])
    answer = Message("task-roll_it-best-answer", {"grid": grid, "cell": cell, "points": most})
    return tasks.Task(question, answer, form, dice=dice)


def chance(state: RollItState, seat: int, _rng: Random) -> tasks.Task | None:
    """The number of throws, of 36, with which a seat can complete a line of three chips."""
    if state.roll is not None or state.turn != seat:
        return None
    totals: dict[int, None] = {}
    ways = 0
    for roll, count in state.dice.ways.items():
        after = state.after_roll(roll)
        if any(_completes(state, seat, move) for move in after.legal(seat) if move >= 0):
            totals[after.total] = None
            ways += count
    if not 0 < ways < tasks.THROWS:
        return None
    values = {**tasks.share(ways, tasks.THROWS), "totals": tuple(sorted(totals))}
    form = tasks.all_right((total in totals, {"total": total}) for total in range(2, 13))
    return tasks.Task(
        Message("task-roll_it-chance", {"seat": seat}), Message("task-roll_it-chance-answer", values), form
    )


def _completes(state: RollItState, seat: int, cell: int) -> bool:
    own = state.chips[seat] | 1 << cell
    return any(line >> cell & 1 and own & line == line for line in LINE_SETS)


TEACHING: Final = tasks.Teaching(
    (tasks.TaskKind("best", best, {"grids": 4}), tasks.TaskKind("chance", chance, {"grids": 4})),
    figures=FIGURES,
    charts=CHARTS,
    exits=(tasks.exit_question("play", tasks.likelier(5)),),
)


OWN_WORK: Final = RollItOwnWork()
