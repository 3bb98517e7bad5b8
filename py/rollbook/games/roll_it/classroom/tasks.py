"""Tasks in Roll-It for the teacher's desk."""

from random import Random
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import THROWS, Task, TaskKind, Teaching, all_right, as_texts, one_best, share
from rollbook.core.errors import Argument
from rollbook.core.messages import Message
from rollbook.games.roll_it.board import LINE_SETS, grids_in_play
from rollbook.games.roll_it.classroom.figures import charts, figures
from rollbook.games.roll_it.rules import POINTS_PER_CHIP, POINTS_PER_TIC_TAC_TOE, RollItState


def best(state: RollItState, seat: int, _rng: Random) -> Task | None:
    """The one free cell on which a chip brings the most points."""
    if state.roll is None or state.to_act != (seat,):
        return None
    before = state.scores()[seat]
    points = {move: state.after_move(seat, move).scores()[seat] - before for move in state.legal(seat)}
    most = max(points.values())
    cells = [move for move in points if points[move] == most]
    if len(cells) > 1 or most < POINTS_PER_CHIP + POINTS_PER_TIC_TAC_TOE:
        return None
    dice = as_texts(state.roll)
    grids = grids_in_play(state.grids)
    places: dict[int, dict[str, Argument]] = {
        9 * grid + cell: {"grid": number, "cell": cell + 1, "pick": state.text(seat, 9 * grid + cell)}
        for number, grid in enumerate(grids, 1)
        for cell in range(9)
    }
    grid, cell = (places[cells[0]][name] for name in ("grid", "cell"))
    question = Message("task-roll_it-best", {"dice": added(dice), "total": state.total, "seat": seat})
    asked = one_best([(points.get(move, -1), place) for move, place in places.items()])
    answer = Message("task-roll_it-best-answer", {"grid": grid, "cell": cell, "points": most})
    return Task(question, answer, asked, dice=dice)


def chance(state: RollItState, seat: int, _rng: Random) -> Task | None:
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
    if not 0 < ways < THROWS:
        return None
    values = {**share(ways, THROWS), "totals": tuple(sorted(totals))}
    asked = all_right((total in totals, {"total": total}) for total in range(2, 13))
    return Task(Message("task-roll_it-chance", {"seat": seat}), Message("task-roll_it-chance-answer", values), asked)


def _completes(state: RollItState, seat: int, cell: int) -> bool:
    own = state.chips[seat] | 1 << cell
    return any(line >> cell & 1 and own & line == line for line in LINE_SETS)


TEACHING: Final = Teaching(
    (TaskKind("best", best, {"grids": 4}), TaskKind("chance", chance, {"grids": 4})), figures=figures, charts=charts
)
