"""Lowdown, as a game on the shelf."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game
from rollbook.games.lowdown.board import BOX_NAMES, COLOURS, LINE_NAMES
from rollbook.games.lowdown.notation import PICKED_KINDS, LowdownNotation
from rollbook.games.lowdown.own_work import LowdownOwnWork
from rollbook.games.lowdown.refusals import LowdownRefusals
from rollbook.games.lowdown.rules import LowdownState, start
from rollbook.games.lowdown.ui.presentation import LowdownPresentation

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from rollbook.classroom.tasks import Teaching
    from rollbook.games.lowdown.bot.evaluator import LowdownEvaluator


def load_evaluator() -> "type[LowdownEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from rollbook.games.lowdown.bot.evaluator import LowdownEvaluator  # noqa: PLC0415

    return LowdownEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from rollbook.games.lowdown.observation import ENCODING  # noqa: PLC0415

    return ENCODING


def load_teaching() -> "Teaching":
    """What it brings to the teacher's desk; imported when the desk first asks for it."""
    from rollbook.games.lowdown.classroom import TEACHING  # noqa: PLC0415

    return TEACHING


GAME: Final = Game(
    id="lowdown",
    version=1,
    seats=range(2, 5),
    states=LowdownState,
    start=start,
    notation=LowdownNotation(),
    refusals=LowdownRefusals(),
    own_work=LowdownOwnWork(),
    presentation=LowdownPresentation(),
    picks=(*PICKED_KINDS, *map(str, range(1, 7)), *COLOURS, *BOX_NAMES, *LINE_NAMES),
    lowest_wins=True,
    evaluator=load_evaluator,
    observation=load_observation,
    teaching=load_teaching,
)
