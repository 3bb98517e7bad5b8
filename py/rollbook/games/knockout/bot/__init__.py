"""How bots judge Knockout."""

from typing import Final

from rollbook.games.knockout.bot.evaluator import KnockoutEvaluator

EVALUATOR: Final = KnockoutEvaluator
