"""Observations and masks as NumPy arrays, the same for every framework (needs NumPy)."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rollbook.adapters.by_picks import Position, actions_of
from rollbook.adapters.observation import Observer
from rollbook.core.game import Game, State

Values = NDArray[np.float32]
Mask = NDArray[np.int8]


class Arrays:
    """The arrays of a game with a given number of seats."""

    def __init__(self, game: Game, seats: int) -> None:
        self.observer: Final = Observer(game, seats)
        self.actions: Final = actions_of(game)
        self._tops: Final = np.frombuffer(self.observer.tops, np.uint8).astype(np.float32)
        self._nothing_picked: Final = bytes(self.actions.confirm)
        # The latest state of each seat, with its row: while a seat makes the picks of a move, the state stays the same.
        self._latest: Final[list[tuple[State | None, bytes]]] = [(None, b"")] * seats

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Arrays":
        return self  # only its cache changes

    def __reduce__(self) -> tuple[Any, tuple[Game, int]]:
        return Arrays, (self.actions.game, len(self._latest))

    def values(self, position: Position, seat: int) -> Values:
        """Return the observation of a seat: `Observer.values`, in a new array."""
        state, row = self._latest[seat]
        if state is not position.state:
            row = self.observer.encode_state(position.state, seat)
            self._latest[seat] = position.state, row
        tapped: bytes | bytearray = self._nothing_picked
        if position.picked and seat == position.actor:
            tapped = bytearray(tapped)
            for number in position.picked:
                tapped[number] += 1
        return np.divide(np.frombuffer(row + tapped, np.uint8), self._tops, dtype=np.float32)

    def mask(self, position: Position, seat: int) -> Mask:
        """Return a new array with a 1 for each action that is legal for a seat; if it is not to act, that is `ok`."""
        return np.frombuffer(bytearray(position.mask if seat == position.actor else self.actions.waiting), np.int8)

    def parts(self, values: NDArray[Any]) -> dict[str, NDArray[Any]]:
        """Return the parts of a row by their names, each in its shape; they are views of the row."""
        parts, start = {}, 0
        for part in self.observer.parts:
            parts[part.name] = values[start : start + part.size].reshape(part.shape)
            start += part.size
        return parts
