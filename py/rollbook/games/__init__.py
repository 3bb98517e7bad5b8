"""The shelf: every game there is. A new game adds its folder and its id here."""

from collections.abc import Iterator, MutableMapping
from importlib import import_module
from typing import Final

from rollbook.core.game import Game


class Shelf(MutableMapping[str, Game]):
    """Games by their ids, in the order of the shelf.

    A game's folder is imported when it is first asked for: a page that starts with one game waits for no other.
    """

    def __init__(self, *ids: str) -> None:
        self._games: dict[str, Game | None] = dict.fromkeys(ids)

    def __getitem__(self, id: str) -> Game:
        game = self._games[id]
        if game is None:
            game = self._games[id] = import_module(f"{__name__}.{id}").GAME
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


GAMES: Final = Shelf("knockout", "knaster", "roll_it", "lowdown", "roll_out")
