"""How bots judge Highest Roll."""

from typing import Final

from tests.sixth_game.bot.evaluator import HighestRollEvaluator

EVALUATOR: Final = HighestRollEvaluator
