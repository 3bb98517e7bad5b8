"""How bots judge Roll Out."""

from typing import Final

from rollbook.games.roll_out.bot.evaluator import RollOutEvaluator

EVALUATOR: Final = RollOutEvaluator
