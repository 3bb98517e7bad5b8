"""Knockout, as a game on the shelf."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game, Option
from rollbook.core.moves import PASS
from rollbook.games.knockout.notation import KnockoutNotation
from rollbook.games.knockout.own_work import KnockoutOwnWork
from rollbook.games.knockout.placements import LEVELS
from rollbook.games.knockout.refusals import KnockoutRefusals
from rollbook.games.knockout.rules import KnockoutState, start
from rollbook.games.knockout.subset_sums import NUMBERS
from rollbook.games.knockout.ui.presentation import KnockoutPresentation

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from rollbook.classroom.tasks import Teaching
    from rollbook.games.knockout.bot.evaluator import KnockoutEvaluator


def load_evaluator() -> "type[KnockoutEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from rollbook.games.knockout.bot.evaluator import KnockoutEvaluator  # noqa: PLC0415

    return KnockoutEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from rollbook.games.knockout.observation import ENCODING  # noqa: PLC0415

    return ENCODING


def load_teaching() -> "Teaching":
    """What it brings to the teacher's desk; imported when the desk first asks for it."""
    from rollbook.games.knockout.classroom import TEACHING  # noqa: PLC0415

    return TEACHING


GAME: Final = Game(
    id="knockout",
    version=1,
    seats=range(2, 5),
    options={"level": Option(tuple(LEVELS), "sum3")},
    states=KnockoutState,
    start=start,
    notation=KnockoutNotation(),
    refusals=KnockoutRefusals(),
    own_work=KnockoutOwnWork(),
    presentation=KnockoutPresentation(),
    picks=(*map(str, NUMBERS), PASS),
    evaluator=load_evaluator,
    observation=load_observation,
    teaching=load_teaching,
)
