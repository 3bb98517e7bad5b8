"""Roll-It Tic-Tac-Toe, as a registered game."""

from typing import Final

from rollbook.core.game import Game, Option
from rollbook.core.moves import PASS
from rollbook.games.roll_it.refusals import RollItRefusals
from rollbook.games.roll_it.rules import RollItNotation, RollItState, cell_name

GAME: Final = Game(
    id="roll_it",
    version=1,
    seats=range(2, 7),
    options={"board": Option(tuple(range(1, 9)), 1), "grids": Option((9, 4), 9, beginners=4)},
    states=RollItState,
    start=RollItState.start,
    notation=RollItNotation(),
    refusals=RollItRefusals(),
    picks=(*map(cell_name, range(81)), PASS),
    package=__name__,
)
