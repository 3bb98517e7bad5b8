"""The evaluator of Highest Roll, by which bots judge."""

from typing import Final

from tests.sixth_game.bot.evaluator import HighestRollEvaluator

EVALUATOR: Final = HighestRollEvaluator
