"""The evaluator of Knockout, by which bots judge."""

from typing import Final

from rollbook.games.knockout.bot.evaluator import KnockoutEvaluator

EVALUATOR: Final = KnockoutEvaluator
