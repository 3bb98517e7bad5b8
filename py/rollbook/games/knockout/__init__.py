"""Knockout, as a registered game."""

from typing import Final

from rollbook.core.game import Game, Option
from rollbook.core.moves import PASS
from rollbook.games.knockout.refusals import KnockoutRefusals
from rollbook.games.knockout.rules import LEVELS, KnockoutNotation, KnockoutState
from rollbook.games.knockout.subset_sums import NUMBERS

GAME: Final = Game(
    id="knockout",
    version=1,
    seats=range(2, 5),
    options={"level": Option(tuple(LEVELS), "sum3")},
    states=KnockoutState,
    start=KnockoutState.start,
    notation=KnockoutNotation(),
    refusals=KnockoutRefusals(),
    picks=(*map(str, NUMBERS), PASS),
    package=__name__,
)
