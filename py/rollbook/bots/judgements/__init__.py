"""What the positions of each game are worth: one module a game, loaded in small steps when it is first asked for.

A new game adds its module and one line here; a game without one is judged by `generic`.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

from rollbook.bots.judgement import AnyJudgement
from rollbook.bots.search import Thinking, finish
from rollbook.game import State

JUDGEMENTS: Final[Mapping[str, str]] = {
    "KnasterState": "knaster.KnasterJudgement",
    "KnockoutState": "knockout.KnockoutJudgement",
    "LowdownState": "lowdown.LowdownJudgement",
    "RollItState": "roll_it.RollItJudgement",
    "RollOutState": "roll_out.RollOutJudgement",
}
"""For the class of each game's states, the module here and the class in it that judges them."""


_loaded: Final[dict[str, AnyJudgement]] = {}


def judgement_for(state: State[Any]) -> AnyJudgement:
    """The judgement of the game that a state belongs to, at once."""
    return finish(load_judgement(state))


def load_judgement(state: State[Any]) -> Thinking[AnyJudgement]:
    """The judgement of the game that a state belongs to, made ready in small steps if nobody has asked for it yet."""
    path = JUDGEMENTS.get(type(state).__name__, "generic.GenericJudgement")
    if path not in _loaded:
        module, name = path.split(".")
        judging: type[AnyJudgement] = getattr(import_module(f"{__name__}.{module}"), name)
        yield
        _loaded[path] = yield from judging.load()
    return _loaded[path]
