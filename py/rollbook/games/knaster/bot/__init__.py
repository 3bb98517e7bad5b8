"""The evaluator of Knaster, by which bots judge."""

from typing import Final

from rollbook.games.knaster.bot.evaluator import KnasterEvaluator

EVALUATOR: Final = KnasterEvaluator
