"""How bots judge Roll-It."""

from typing import Final

from rollbook.games.roll_it.bot.evaluator import RollItEvaluator

EVALUATOR: Final = RollItEvaluator
