"""How bots judge Lowdown."""

from typing import Final

from rollbook.games.lowdown.bot.evaluator import LowdownEvaluator

EVALUATOR: Final = LowdownEvaluator
