"""Roll-It Tic-Tac-Toe, as a game on the shelf."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game, Option
from rollbook.core.moves import PASS
from rollbook.games.roll_it.notation import RollItNotation, cell_name
from rollbook.games.roll_it.own_work import RollItOwnWork
from rollbook.games.roll_it.refusals import RollItRefusals
from rollbook.games.roll_it.rules import RollItState, start
from rollbook.games.roll_it.ui.presentation import RollItPresentation

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from rollbook.classroom.tasks import Teaching
    from rollbook.games.roll_it.bot.evaluator import RollItEvaluator


def load_evaluator() -> "type[RollItEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from rollbook.games.roll_it.bot.evaluator import RollItEvaluator  # noqa: PLC0415

    return RollItEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from rollbook.games.roll_it.observation import ENCODING  # noqa: PLC0415

    return ENCODING


def load_teaching() -> "Teaching":
    """What it brings to the teacher's desk; imported when the desk first asks for it."""
    from rollbook.games.roll_it.classroom import TEACHING  # noqa: PLC0415

    return TEACHING


GAME: Final = Game(
    id="roll_it",
    version=1,
    seats=range(2, 7),
    options={"board": Option(tuple(range(1, 9)), 1), "grids": Option((9, 4), 9, beginners=4)},
    states=RollItState,
    start=start,
    notation=RollItNotation(),
    refusals=RollItRefusals(),
    own_work=RollItOwnWork(),
    presentation=RollItPresentation(),
    picks=(*map(cell_name, range(81)), PASS),
    evaluator=load_evaluator,
    observation=load_observation,
    teaching=load_teaching,
)
