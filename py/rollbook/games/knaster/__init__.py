"""Knaster, as a game on the shelf."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game
from rollbook.core.moves import PASS
from rollbook.games.knaster.notation import KnasterNotation
from rollbook.games.knaster.own_work import KnasterOwnWork
from rollbook.games.knaster.refusals import KnasterRefusals
from rollbook.games.knaster.rules import KnasterState, start
from rollbook.games.knaster.sheet import CELL_NAMES, LINE_NAMES
from rollbook.games.knaster.ui.presentation import KnasterPresentation

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from rollbook.classroom.tasks import Teaching
    from rollbook.games.knaster.bot.evaluator import KnasterEvaluator


def load_evaluator() -> "type[KnasterEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from rollbook.games.knaster.bot.evaluator import KnasterEvaluator  # noqa: PLC0415

    return KnasterEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from rollbook.games.knaster.observation import ENCODING  # noqa: PLC0415

    return ENCODING


def load_teaching() -> "Teaching":
    """What it brings to the teacher's desk; imported when the desk first asks for it."""
    from rollbook.games.knaster.classroom import TEACHING  # noqa: PLC0415

    return TEACHING


GAME: Final = Game(
    id="knaster",
    version=1,
    seats=range(1, 13),
    states=KnasterState,
    start=start,
    notation=KnasterNotation(),
    refusals=KnasterRefusals(),
    own_work=KnasterOwnWork(),
    presentation=KnasterPresentation(),
    picks=(*CELL_NAMES, *LINE_NAMES, PASS),
    evaluator=load_evaluator,
    observation=load_observation,
    teaching=load_teaching,
)
