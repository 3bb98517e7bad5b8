"""The evaluator of Lowdown, by which bots judge."""

from typing import Final

from rollbook.games.lowdown.bot.evaluator import LowdownEvaluator

EVALUATOR: Final = LowdownEvaluator
