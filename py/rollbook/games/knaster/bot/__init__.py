"""How bots judge Knaster."""

from typing import Final

from rollbook.games.knaster.bot.evaluator import KnasterEvaluator

EVALUATOR: Final = KnasterEvaluator
