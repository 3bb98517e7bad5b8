"""The evaluator of Roll Out, by which bots judge."""

from typing import Final

from rollbook.games.roll_out.bot.evaluator import RollOutEvaluator

EVALUATOR: Final = RollOutEvaluator
