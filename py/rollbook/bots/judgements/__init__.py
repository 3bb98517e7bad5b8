"""What the positions of each game are worth: one module a game, loaded when it is first asked for.

A new game adds its module and one line here; a game without one is judged by `generic`.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

from rollbook.bots.judgement import AnyJudgement
from rollbook.game import State

JUDGEMENTS: Final[Mapping[str, str]] = {
    "KnasterState": "knaster.KnasterJudgement",
    "KnockoutState": "knockout.KnockoutJudgement",
    "LowdownState": "lowdown.LowdownJudgement",
    "RollItState": "roll_it.RollItJudgement",
    "RollOutState": "roll_out.RollOutJudgement",
}
"""For the class of each game's states, the module here and the class in it that judges them."""


def judgement_for(state: State[Any]) -> AnyJudgement:
    """The judgement of the game that a state belongs to."""
    return _loaded(JUDGEMENTS.get(type(state).__name__, "generic.GenericJudgement"))


@cache
def _loaded(path: str) -> AnyJudgement:
    module, name = path.split(".")
    judgement: AnyJudgement = getattr(import_module(f"{__name__}.{module}"), name)()
    return judgement
