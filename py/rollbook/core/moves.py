"""Moves: their text, their picks, and the legal ones of a seat as a lazy sequence."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, NamedTuple, overload

from rollbook.core.errors import format_value, is_several, whole

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    # The type of a game's moves. Without it, `State`, `Moves` and `Notation` are generic.
    Move = TypeVar("Move", default=Any)
else:  # defaults of type variables need Python 3.13
    from typing import TypeVar

    Move = TypeVar("Move")

PASS: Final = "pass"


class Notation(ABC, Generic[Move]):
    """The written form of a game's moves, and the picks that make one."""

    examples: ClassVar[tuple[str, ...]] = ()
    """A few moves as text, shown to someone who writes one incorrectly. Without any, legal moves are shown."""

    @abstractmethod
    def is_move(self, value: object) -> bool:
        """Whether a string, an integer or a tuple of these is a move of this game at all, even if it is never legal."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """A move as text."""

    @abstractmethod
    def parse(self, text: str) -> Move | None:
        """The move with exactly this text, legal or not; None if there is none."""

    def move_of(self, value: object) -> Move | None:
        """The move that equals a value, or has it as its text; None if there is none. NumPy's numbers become ints."""
        if isinstance(value, str):
            return self.parse("".join(value))  # from a subclass, only the characters
        given = plain(value)
        return given if given is not None and self.is_move(given) else None

    def picks(self, move: Move) -> tuple[str, ...]:
        """The picks that make a move, in any order."""
        return (self.text(move),)


def plain(value: object, depth: int = 3) -> Any | None:
    """The value with ints for NumPy's numbers, if it consists of integers, strings and tuples; None for any other.

    Such a value can be hashed, and equals only moves of the same type: `Move("write", (3.0,))` would equal another
    move.
    """
    if type(value) is str:
        return value
    if not isinstance(value, tuple):
        return whole(value)
    parts = [plain(part, depth - 1) for part in value] if depth else [None]
    if None in parts:
        return None
    return value._make(parts) if hasattr(value, "_make") else tuple(parts)


class Choices(NamedTuple):
    """The picks that can follow: `next` lists the possible picks; `move` is the complete move, or None.

    A complete move may still be extendable. If both are empty, no legal move contains these picks.
    """

    next: tuple[str, ...]
    move: str | None


class Moves(Sequence[Move]):
    """The legal moves of one seat in one state: a sequence that makes each move on demand.

    It has a length, `in`, indices (also from the end) and slices, so that `random.choice(moves)` is quick even for a
    huge number. It can draw a move, and list the picks of its moves.
    """

    __slots__ = ()

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def __contains__(self, move: object) -> bool: ...

    @abstractmethod
    def at(self, number: int) -> Move:
        """Move `number` of all, from 0 to `len(self) - 1`."""

    @overload
    def __getitem__(self, number: int) -> Move: ...

    @overload
    def __getitem__(self, number: slice) -> tuple[Move, ...]: ...

    def __getitem__(self, number: int | slice) -> Move | tuple[Move, ...]:
        """The move at an index, or the moves of a slice as a tuple. Raises IndexError as a list does."""
        numbers = range(len(self))[number]
        return self.at(numbers) if isinstance(numbers, int) else tuple(map(self.at, numbers))

    def __iter__(self) -> Iterator[Move]:
        return map(self.at, range(len(self)))

    def index(self, value: Any, start: int = 0, stop: int | None = None) -> int:
        """The index of a move, from `start` on and before `stop`. Raises ValueError if it is not there."""
        if value in self:
            found = next(number for number, move in enumerate(self) if move == value)
            if found in range(len(self))[start:stop]:
                return found
        raise ValueError("This is not one of the legal moves here.")

    def count(self, value: Any) -> int:
        """1 for a legal move, 0 for anything else."""
        return int(value in self)

    def sample(self, rng: Random) -> Move:
        """One of the legal moves, each equally likely. Raises IndexError if there are none."""
        # Only `random()` gives the same numbers in every Python version.
        return self.at(int(rng.random() * len(self)))

    def choices(self, picks: Sequence[str] = ()) -> Choices:
        """The picks that can follow these (strings, in any order, repeated as often as picked), and their move.

        Raises ValueError if `picks` is not a list of strings.
        """
        if not is_several(picks) or not all(isinstance(pick, str) for pick in picks):
            raise ValueError(f"Picks are a list of texts, such as ['pass'], not {format_value(picks)}.")
        return self.choices_after(picks)

    @abstractmethod
    def choices_after(self, picks: Sequence[str]) -> Choices:
        """The result of `choices` for a list of strings, which `choices` has checked."""

    def __repr__(self) -> str:
        return f"<{len(self)} legal move{'' if len(self) == 1 else 's'}>"


class ListedMoves(Moves[Move]):
    """Legal moves, few enough to list."""

    __slots__ = ("_listed", "_state")

    def __init__(self, state: Any, listed: tuple[Move, ...]) -> None:
        self._state = state  # only for its game's notation
        self._listed = listed

    def at(self, number: int) -> Move:  # noqa: D102
        return self._listed[number]

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, move: object) -> bool:
        given = plain(move)
        return given in self._listed and type(given) is type(self._listed[0])

    def sample(self, rng: Random) -> Move:  # noqa: D102
        return self._listed[int(rng.random() * len(self._listed))]

    def choices_after(self, picks: Sequence[str]) -> Choices:  # noqa: D102
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
