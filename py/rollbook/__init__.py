"""Rollbook: dice-and-board games as pure functions on immutable states. A match is its set-up and its actions, as text.

>>> import rollbook
>>> match = rollbook.Match("roll_it", seats=2, seed=7)
>>> match.to_act
('dice',)
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

from rollbook.game import Choices, Game, Message, Result, ScoreLine, State
from rollbook.games import GAMES
from rollbook.match import Match
from rollbook.refusals import IllegalMove, RecordError, Refusal, SetUpError

if TYPE_CHECKING:
    from rollbook import arena

__all__ = [
    "GAMES",
    "Choices",
    "Game",
    "IllegalMove",
    "Match",
    "Message",
    "RecordError",
    "Refusal",
    "Result",
    "ScoreLine",
    "SetUpError",
    "State",
    "arena",
]


def __getattr__(name: str) -> ModuleType:
    """`rollbook.arena`, imported when it is first asked for: the page starts sooner without it."""
    if name == "arena":
        return import_module("rollbook.arena")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
