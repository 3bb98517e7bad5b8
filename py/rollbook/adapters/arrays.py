"""Observations and masks as NumPy arrays, the same for every framework (needs NumPy)."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rollbook.adapters.by_picks import CONFIRM, Actions, Position
from rollbook.adapters.observation import Observer
from rollbook.core.game import Game

Values = NDArray[np.float32]
Mask = NDArray[np.int8]


class Arrays:
    """The arrays of a game with a given number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.observer: Final = Observer(game, seats)
        self.actions: Final = Actions(game)
        self._tops: Final = np.frombuffer(self.observer.tops, np.uint8).astype(np.float32)

    def values(self, position: Position, seat: int) -> Values:
        """The observation of a seat: `Observer.values`, in a new array of its own."""
        picks = position.picks if seat == position.actor else ()
        row = self.observer.encode(position.state, seat, picks)
        return np.divide(np.frombuffer(row, np.uint8), self._tops, dtype=np.float32)

    def mask(self, position: Position, seat: int) -> Mask:
        """A 1 for each action that is legal for a seat, in a new array; who is not to act can only wait (`ok`)."""
        mask = np.zeros(len(self.actions), np.int8)
        mask[self.actions.legal(position) if seat == position.actor else self.actions.number(CONFIRM)] = 1
        return mask

    def parts(self, values: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """The parts of a row by their names, each in its shape; they are views of the row."""
        parts, start = {}, 0
        for part in self.observer.parts:
            parts[part.name] = values[start : start + part.size].reshape(part.shape)
            start += part.size
        return parts
