"""Roll Out, as a game on the shelf."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game
from rollbook.core.moves import PASS
from rollbook.games.roll_out.notation import RollOutNotation
from rollbook.games.roll_out.own_work import RollOutOwnWork
from rollbook.games.roll_out.refusals import RollOutRefusals
from rollbook.games.roll_out.rules import DECISIONS, RollOutState, start
from rollbook.games.roll_out.ui.presentation import RollOutPresentation
from rollbook.games.roll_out.uses import USES

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from rollbook.classroom.tasks import Teaching
    from rollbook.games.roll_out.bot.evaluator import RollOutEvaluator


def load_evaluator() -> "type[RollOutEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from rollbook.games.roll_out.bot.evaluator import RollOutEvaluator  # noqa: PLC0415

    return RollOutEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from rollbook.games.roll_out.observation import ENCODING  # noqa: PLC0415

    return ENCODING


def load_teaching() -> "Teaching":
    """What it brings to the teacher's desk; imported when the desk first asks for it."""
    from rollbook.games.roll_out.classroom import TEACHING  # noqa: PLC0415

    return TEACHING


GAME: Final = Game(
    id="roll_out",
    version=1,
    seats=range(2, 3),
    states=RollOutState,
    start=start,
    notation=RollOutNotation(),
    refusals=RollOutRefusals(),
    own_work=RollOutOwnWork(),
    presentation=RollOutPresentation(),
    picks=(*USES, *DECISIONS, PASS),
    evaluator=load_evaluator,
    observation=load_observation,
    teaching=load_teaching,
)
