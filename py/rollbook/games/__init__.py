"""The shelf: every game there is. A new game adds its module and one line here."""

from collections.abc import Mapping
from typing import Final

from rollbook.game import Game
from rollbook.games import knaster, knockout, lowdown, roll_it, roll_out

GAMES: Final[Mapping[str, Game]] = {
    game.id: game for game in (knockout.GAME, knaster.GAME, roll_it.GAME, lowdown.GAME, roll_out.GAME)
}
