"""Knaster, as a registered game."""

from typing import Final

from rollbook.core.game import Game
from rollbook.core.moves import PASS
from rollbook.games.knaster.refusals import KnasterRefusals
from rollbook.games.knaster.rules import CELL_NAMES, LINE_NAMES, KnasterNotation, KnasterState

GAME: Final = Game(
    id="knaster",
    version=1,
    seats=range(1, 13),
    states=KnasterState,
    start=KnasterState.start,
    notation=KnasterNotation(),
    refusals=KnasterRefusals(),
    picks=(*CELL_NAMES, *LINE_NAMES, PASS),
    package=__name__,
)
