"""Rollbook: dice-and-board games as pure functions on immutable states. A match is its set-up and its actions, as text.

>>> import rollbook
>>> match = rollbook.Match("roll_it", seats=2, seed=7)
>>> match.to_act
('dice',)
"""

from rollbook import arena
from rollbook.game import Choices, Game, Message, Result, ScoreLine, State
from rollbook.games import GAMES
from rollbook.match import Match
from rollbook.refusals import IllegalMove, RecordError, Refusal, SetUpError

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
