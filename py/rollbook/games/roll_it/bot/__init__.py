"""The evaluator of Roll-It, by which bots judge."""

from typing import Final

from rollbook.games.roll_it.bot.evaluator import RollItEvaluator

EVALUATOR: Final = RollItEvaluator
