"""Positions as numbers, for neural networks: what a seat may know of a position, as one row of values from 0 to 1.

>>> from rollbook import Match
>>> from rollbook.adapters.observation import Observer
>>> match = Match("roll_out", seed=7)
>>> observer = Observer(match.game, len(match.seats))
>>> row = observer.encode(match.state, seat=0)
>>> len(row) == observer.size
True
>>> observer.split(observer.values(match.state, seat=0))["dice_due"]
[1.0]

A row consists of several parts, each with a name and a shape; docs/observations.md lists them for each game. Its length
depends only on the game and the number of seats, and nothing here needs NumPy. Seats are counted from the seat that
observes: it comes first, then the seat on its left, and so on. One network can therefore play at every seat. Nothing
that is hidden from a seat is in its row. Each game's own parts are in `rollbook/games/ID/observation.py`.
"""

from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import chain, repeat
from math import prod
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from rollbook.core.errors import format_value, whole
from rollbook.core.game import DICE
from rollbook.core.set_up import chosen_game, seat_texts

if TYPE_CHECKING:
    from rollbook.core.game import Game, State

Value = TypeVar("Value")

SETS_REMEMBERED: Final = 1 << 13
"""The size of each cache of encoded parts. Most parts of a position are the same as in the position before."""
_FROM_DIGITS: Final = bytes(character == ord("1") for character in range(256))


class Part(NamedTuple):
    """One part of a row: a block of values with a shape."""

    name: str
    shape: tuple[int, ...]
    """The lengths of the axes. The last axis varies fastest, as in NumPy."""
    meaning: str
    """A description for docs/observations.md."""
    top: int = 1
    """The largest numerator: each value is one of 0, 1/top, 2/top, ..., 1."""

    @property
    def size(self) -> int:
        """The number of values."""
        return prod(self.shape)


class Encoding(NamedTuple):
    """The functions that turn a game's positions into numbers."""

    parts: Callable[[int], tuple[Part, ...]]
    """The parts of a row, for a number of seats."""
    encode: Callable[[Any, tuple[int, ...]], Sequence[bytes]]
    """The numerators of each part, for a state and the seats in order, starting with the seat that observes."""
    most_of_a_pick: int = 2
    """The maximum number of times that a move contains the same pick."""


class Observer:
    """Turns the positions of a game with `seats` seats into rows.

    Raises ValueError for a game without an encoding, and `SetUpError` (a ValueError) for seats that it cannot have.
    """

    def __init__(self, game: "str | Game", seats: int) -> None:
        game = chosen_game(game)
        part = game.part("observation")
        if part is None:
            raise ValueError(f"The game {game.id} does not say how its positions are turned into numbers.")
        seats = len(seat_texts(game, seats))
        encoding: Encoding = part.ENCODING
        self._states: Final = game.states
        self._encode_game: Final = encoding.encode
        self._most_of_a_pick: Final = encoding.most_of_a_pick
        self._orders: Final = [tuple((seat + step) % seats for step in range(seats)) for seat in range(seats)]
        self._numbers_of_picks: Final = {pick: number for number, pick in enumerate(game.picks)}
        self.parts: Final = (
            Part("to_act", (seats,), "the seats that may act now"),
            Part("dice_due", (1,), "the dice are rolled next"),
            Part("turn", (seats,), "the seat whose turn it is"),
            *encoding.parts(seats),
            Part(
                "picks",
                (len(game.picks),),
                "how often the observing seat has tapped each pick for its unfinished move",
                encoding.most_of_a_pick,
            ),
        )
        self.size: Final = sum(part.size for part in self.parts)
        """The number of values in a row."""
        self.tops: Final = bytes(chain.from_iterable(repeat(part.top, part.size) for part in self.parts))
        """The denominator of each value of a row."""

    def encode(self, state: "State", seat: int, picks: Sequence[str] = ()) -> bytes:
        """Encode a position as a seat sees it, as numerators: the values are these bytes divided by `tops`.

        `picks` are the seat's taps so far for an incomplete move. Raises ValueError for a state, a seat or picks that
        this observer cannot encode.
        """
        number = whole(seat)
        if number is None or number not in range(len(self._orders)):
            raise ValueError(f"There is no seat {format_value(seat)}: the seats are 0 to {len(self._orders) - 1}.")
        if not isinstance(state, self._states) or state.seats != len(self._orders):
            raise ValueError(f"This observer is for {self._states.game.id} with {len(self._orders)} seats.")
        for pick in picks:
            game, times = self._states.game.id, list(picks).count(pick)
            if pick not in self._numbers_of_picks:
                raise ValueError(f"{format_value(pick)!r} is no pick of {game}.")
            if times > self._most_of_a_pick:
                most = f"`most_of_a_pick` of its `Encoding` says {self._most_of_a_pick}"
                raise ValueError(f"{format_value(pick)!r} is picked {times} times for one move of {game}, but {most}.")
        tapped = bytearray(len(self._numbers_of_picks))
        for pick in picks:
            tapped[self._numbers_of_picks[pick]] += 1
        return self.encode_state(state, number) + tapped

    def encode_state(self, state: "State", seat: int) -> bytes:
        """Encode a position as a seat sees it, without the last part of a row, the picks. Checks nothing."""
        order = self._orders[seat]
        return b"".join((_acting(state.to_act, state.turn, order), *self._encode_game(state, order)))

    def values(self, state: "State", seat: int, picks: Sequence[str] = ()) -> list[float]:
        """A position as a seat sees it, as values from 0 to 1 (see `encode`)."""
        return [value / top for value, top in zip(self.encode(state, seat, picks), self.tops, strict=True)]

    def split(self, row: Sequence[Value]) -> dict[str, Sequence[Value]]:
        """The parts of a row by name; each is still a flat sequence."""
        parts, start = {}, 0
        for part in self.parts:
            parts[part.name] = row[start : start + part.size]
            start += part.size
        return parts


@lru_cache(maxsize=SETS_REMEMBERED)
def _acting(due: tuple[Hashable, ...], turn: int, order: tuple[int, ...]) -> bytes:
    """Encode the first three parts of a row."""
    return bytes((*(seat in due for seat in order), due == (DICE,), *(seat == turn for seat in order)))


# Building blocks of encodings.


@lru_cache(maxsize=SETS_REMEMBERED)
def flags(members: int, size: int) -> bytes:
    """Encode a set of numbers below `size`, given as an int with bit n set for number n: a 1 for each member."""
    return f"{members:0{size}b}"[::-1].encode().translate(_FROM_DIGITS)


def one_hot(number: int, size: int) -> bytes:
    """Encode a number below `size`: a 1 at index `number`, and 0 elsewhere."""
    return bytes(number) + b"\1" + bytes(size - number - 1)


@lru_cache(maxsize=SETS_REMEMBERED)
def counted(items: tuple[Hashable, ...], kinds: tuple[Hashable, ...]) -> bytes:
    """Encode how many of the items are of each kind."""
    return bytes([items.count(kind) for kind in kinds])
