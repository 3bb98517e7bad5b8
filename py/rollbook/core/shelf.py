"""The shelf: every game there is, by its id. `rollbook.games` puts its games here."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from rollbook.core.game import Game


class Shelf(MutableMapping[str, Game]):
    """Games by their ids, in the order in which they were put here.

    A game's folder is imported when the game is first asked for: a page that starts with one game waits for no other.
    """

    def __init__(self) -> None:
        self._games: dict[str, Game | str] = {}

    def put(self, id: str, module: str) -> None:
        """Put the game `GAME` of a module on the shelf, without importing it."""
        self._games[id] = module

    def __getitem__(self, id: str) -> Game:
        game = self._games[id]
        if isinstance(game, str):
            game = self._games[id] = import_module(game).GAME
        return game

    def __setitem__(self, id: str, game: Game) -> None:
        self._games[id] = game

    def __delitem__(self, id: str) -> None:
        del self._games[id]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def __repr__(self) -> str:
        return f"Shelf({', '.join(map(repr, self._games))})"


GAMES: Final = Shelf()
