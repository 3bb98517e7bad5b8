"""Highest Roll, a tiny game: the template for the next one (docs/adding-a-game.md)."""

from typing import TYPE_CHECKING, Final

from rollbook.core.game import Game
from tests.sixth_game.notation import HighestRollNotation
from tests.sixth_game.refusals import HighestRollRefusals
from tests.sixth_game.rules import AGAIN, KEEP, HighestRollState
from tests.sixth_game.ui.presentation import HighestRollPresentation

if TYPE_CHECKING:
    from rollbook.adapters.observation import Encoding
    from tests.sixth_game.bot.evaluator import HighestRollEvaluator


def load_evaluator() -> "type[HighestRollEvaluator]":
    """The evaluator of its positions; imported when a bot or a hint first asks for it."""
    from tests.sixth_game.bot.evaluator import HighestRollEvaluator

    return HighestRollEvaluator


def load_observation() -> "Encoding":
    """How its positions are turned into numbers; imported when an adapter first asks for it."""
    from tests.sixth_game.observation import ENCODING

    return ENCODING


GAME: Final = Game(
    id="highest_roll",
    version=1,
    seats=range(1, 5),
    states=HighestRollState,
    start=lambda seats, _options: HighestRollState(seats),
    notation=HighestRollNotation(),
    refusals=HighestRollRefusals(),
    presentation=HighestRollPresentation(),
    picks=(KEEP, AGAIN),
    evaluator=load_evaluator,
    observation=load_observation,
)
