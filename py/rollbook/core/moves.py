"""Moves: their text, their picks, and the legal ones of a seat as a lazy collection."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple

from rollbook.core.errors import whole

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The type of a game's moves. Without it, `State`, `Moves` and `Notation` are those of any game.
    Move = TypeVar("Move", default=Any)
else:  # Python knows defaults from 3.13 on
    from typing import TypeVar

    Move = TypeVar("Move")

PASS: Final = "pass"


class Notation(ABC, Generic[Move]):
    """The written form of a game's moves, and the picks that make one."""

    examples: ClassVar[tuple[str, ...]] = (PASS,)
    """A few moves as text, shown to somebody who writes one wrongly."""

    @abstractmethod
    def is_move(self, value: object) -> bool:
        """Whether a value is a move of this game at all, legal somewhere or not."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """A move as text."""

    @abstractmethod
    def parse(self, text: str) -> Move | None:
        """The move that a text names, letter for letter, legal or not; None if it names none."""

    def move_of(self, value: object) -> Move | None:
        """The move that a value is, or that it names as text; None if neither. A number of NumPy's is an int."""
        number = whole(value)
        given = value if number is None else number
        if self.is_move(given):
            return given  # type: ignore[return-value] # it has just been looked at
        return self.parse(given) if isinstance(given, str) else None

    def picks(self, move: Move) -> tuple[str, ...]:
        """The picks that make a move, in any order."""
        return (self.text(move),)


class Choices(NamedTuple):
    """The picks that can follow: `next` lists what may be picked now; `move` is the complete move, or None.

    A complete move may still be extendable. Both empty: no legal move holds these picks.
    """

    next: tuple[str, ...]
    move: str | None


class Moves(ABC, Generic[Move]):
    """The legal moves of one seat in one state: iterate, `in`, `len()`, draw one, or ask what may be picked next."""

    __slots__ = ()

    @abstractmethod
    def __iter__(self) -> Iterator[Move]: ...

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def sample(self, rng: Random) -> Move:
        """One of the legal moves, each equally likely. There must be one."""

    @abstractmethod
    def choices(self, picks: Sequence[str]) -> Choices:
        """The picks that can follow these (texts, in any order, a text as often as it was picked)."""

    def __repr__(self) -> str:
        return f"<{len(self)} legal move{'' if len(self) == 1 else 's'}>"


class ListedMoves(Moves[Move]):
    """Legal moves that are few enough to be listed."""

    __slots__ = ("_listed", "_state")

    def __init__(self, state: Any, listed: tuple[Move, ...]) -> None:
        self._state = state  # only to ask its game how moves are written
        self._listed = listed

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, move: object) -> bool:
        number = whole(move)
        given = move if number is None else number
        # 8.0 and True equal moves, but they are none.
        return given in self._listed and type(given) is type(self._listed[0])

    def sample(self, rng: Random) -> Move:  # noqa: D102
        return self._listed[int(rng.random() * len(self._listed))]

    def choices(self, picks: Sequence[str]) -> Choices:  # noqa: D102
        notation: Notation[Move] = self._state.game.notation
        following: dict[str, None] = {}  # a dict keeps the order of the moves
        complete = None
        for move in self._listed:
            missing = list(notation.picks(move))
            for pick in picks:
                if pick not in missing:
                    break
                missing.remove(pick)
            else:
                following.update(dict.fromkeys(missing))
                if not missing:
                    complete = notation.text(move)
        return Choices(tuple(following), complete)
