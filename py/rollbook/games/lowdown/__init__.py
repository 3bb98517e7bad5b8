"""Lowdown, as a registered game."""

from typing import Final

from rollbook.core.game import Game
from rollbook.games.lowdown.refusals import LowdownRefusals
from rollbook.games.lowdown.rules import BOX_NAMES, COLOURS, LINE_NAMES, PICKED_KINDS, LowdownNotation, LowdownState

GAME: Final = Game(
    id="lowdown",
    version=1,
    seats=range(2, 5),
    states=LowdownState,
    start=LowdownState.start,
    notation=LowdownNotation(),
    refusals=LowdownRefusals(),
    picks=(*PICKED_KINDS, *map(str, range(1, 7)), *COLOURS, *BOX_NAMES, *LINE_NAMES),
    lowest_wins=True,
    package=__name__,
)
