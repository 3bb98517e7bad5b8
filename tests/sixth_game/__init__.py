"""Highest Roll, a tiny game that is the template for the next game (docs/adding-a-game.md)."""

from typing import Final

from rollbook.core.game import Game
from tests.sixth_game.refusals import HighestRollRefusals
from tests.sixth_game.rules import KEEP, ROLL, HighestRollNotation, HighestRollState

GAME: Final = Game(
    id="highest_roll",
    version=1,
    seats=range(1, 5),
    states=HighestRollState,
    start=HighestRollState.start,
    notation=HighestRollNotation(),
    refusals=HighestRollRefusals(),
    picks=(KEEP, ROLL),
    package=__name__,
)
