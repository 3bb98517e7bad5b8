"""Rollbook: dice-and-board games as pure functions on immutable states. A match is its set-up and its actions, as text.

>>> import rollbook
>>> match = rollbook.Match("roll_it", seats=2, seed=7)
>>> match.to_act
('dice',)
"""

from importlib import import_module as _import_module
from types import ModuleType as _ModuleType
from typing import TYPE_CHECKING as _TYPE_CHECKING

from rollbook.core.dice import Dice
from rollbook.core.errors import CodeError, IllegalMove, RecordError, Refusal, ResultError, SetUpError
from rollbook.core.game import DICE, Game, Option, Refusals, Result, State
from rollbook.core.match import Match
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, Choices, Moves, Notation
from rollbook.core.record import Action, MoveTexts, Record, Remark
from rollbook.games import GAMES

if _TYPE_CHECKING:
    from rollbook import arena, bots, chance, class_code, classroom

__version__ = "0.1.0"

__all__ = [
    "DICE",
    "GAMES",
    "PASS",
    "Action",
    "Choices",
    "CodeError",
    "Dice",
    "Game",
    "IllegalMove",
    "Match",
    "Message",
    "MoveTexts",
    "Moves",
    "Notation",
    "Option",
    "Record",
    "RecordError",
    "Refusal",
    "Refusals",
    "Remark",
    "Result",
    "ResultError",
    "ScoreLine",
    "SetUpError",
    "State",
    "__version__",
    "arena",
    "bots",
    "chance",
    "class_code",
    "classroom",
]

_LATER = ("arena", "bots", "chance", "class_code", "classroom")
"""Modules that are imported on first use: the page starts sooner without them."""


def __getattr__(name: str) -> _ModuleType:
    if name in _LATER:
        return _import_module(f"rollbook.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
