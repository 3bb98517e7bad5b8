"""Roll Out, as a registered game."""

from typing import Final

from rollbook.core.game import Game
from rollbook.core.moves import PASS
from rollbook.games.roll_out.refusals import RollOutRefusals
from rollbook.games.roll_out.rules import DECISIONS, USES, RollOutNotation, RollOutState

GAME: Final = Game(
    id="roll_out",
    version=1,
    seats=range(2, 3),
    states=RollOutState,
    start=RollOutState.start,
    notation=RollOutNotation(),
    refusals=RollOutRefusals(),
    picks=(*USES, *DECISIONS, PASS),
    package=__name__,
)
