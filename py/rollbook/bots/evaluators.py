"""The evaluator of each game, loaded in small steps when it is first asked for.

A game's own is `EVALUATOR` in its part `bot`; the positions of a game without one are evaluated by `generic`.
"""

from typing import Final

from rollbook.bots.evaluator import AnyEvaluator
from rollbook.bots.search import Thinking, finish
from rollbook.core.game import State

_loaded: Final[dict[type[State], AnyEvaluator]] = {}


def evaluator_for(state: State) -> AnyEvaluator:
    """The evaluator of the game that a state belongs to, at once."""
    return finish(load_evaluator(state))


def load_evaluator(state: State) -> Thinking[AnyEvaluator]:
    """The evaluator of the game that a state belongs to, made ready in small steps if nobody has asked for it yet."""
    if type(state) not in _loaded:
        evaluator = _evaluator_class(state)
        yield
        _loaded[type(state)] = yield from evaluator.load()
    return _loaded[type(state)]


def _evaluator_class(state: State) -> type[AnyEvaluator]:
    bot = state.game.part("bot")
    if bot is None:
        from rollbook.bots.generic import GenericEvaluator  # noqa: PLC0415 - only a game without an evaluator needs it

        return GenericEvaluator
    evaluator: type[AnyEvaluator] = bot.EVALUATOR
    return evaluator
