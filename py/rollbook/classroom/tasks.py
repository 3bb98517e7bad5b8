"""A game's part of the teacher's desk: tasks with exact answers, and dice for a class that plays on paper."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeVar

from rollbook.core.dice import Dice, Face, Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Game, Options, State
from rollbook.core.messages import Message
from rollbook.core.moves import Move

Item = TypeVar("Item")

THROWS: Final = 36
"""The number of equally likely throws of two dice."""


@dataclass(frozen=True)
class Asked:
    """The answer to a task as a tablet asks for it (see `rollbook.classroom.puzzles`)."""

    how: Literal["one", "many", "number"]
    """Whether one of the options is right, or several, or a number is to be typed."""
    answer: tuple[int, ...]
    """The right options, counted from 0 in ascending order; or the number."""
    options: tuple[Mapping[str, Argument], ...] = ()
    """The arguments of each option's words, and the `pick` of its place on the board where it has one."""


MOST_OPTIONS: Final = 6
"""The most options among which one is to be found."""


def number(answer: int) -> Asked:
    """A number to be typed."""
    return Asked("number", (answer,))


def one_best(worth: Sequence[tuple[float, Mapping[str, Argument]]]) -> Asked:
    """One option to be found: the one that is worth the most, among those that are worth the next most."""
    ranked = sorted(range(len(worth)), key=lambda at: -worth[at][0])
    shown = sorted(ranked[:MOST_OPTIONS])
    return Asked("one", (shown.index(ranked[0]),), tuple(worth[at][1] for at in shown))


def all_right(options: Iterable[tuple[bool, Mapping[str, Argument]]]) -> Asked:
    """All options to be found that are right."""
    listed = tuple(options)
    return Asked(
        "many", tuple(at for at, (right, _) in enumerate(listed) if right), tuple(about for _, about in listed)
    )


@dataclass(frozen=True)
class Task:
    """A question and its answer, in words that a page has, and the faces of the dice that lie there."""

    question: Message
    answer: Message
    asked: Asked
    dice: tuple[str, ...] = ()


@dataclass(frozen=True)
class TaskKind:
    """One kind of task: what it makes of a position."""

    id: str
    make: Callable[[Any, int, Random], Task | None]
    """A task about a position, for a seat that is to act or to throw the dice; None if the position has none."""
    options: Options = field(default_factory=dict)
    """The options of the matches from which the positions come."""
    seats: int = 2
    drawn: bool = True
    """Whether the position belongs to the question and is to be drawn."""


@dataclass(frozen=True)
class Projection:
    """Dice for everybody at once, each with a sheet of their own on paper."""

    thrown: tuple[Dice, ...]
    """The throws of a round, one after the other."""
    meaning: Callable[[int, Roll], Message]
    """The meaning for everybody of a throw of the round, counted from 0."""
    counted: Callable[[int, Roll], Iterable[tuple[Dice, str]]]
    """As which throws it goes into the count: both dice together, or each by itself."""
    rounds_after: int = 0
    """The number of rounds that are still played once somebody has finished."""


@dataclass(frozen=True)
class ChartRow:
    """A position before a throw, and a pick: what is to be counted is how many throws allow it."""

    label: str
    state: State
    pick: str
    """`""` stands for the throws that are of no use."""


@dataclass(frozen=True)
class ChanceChart:
    """The comparison on the page about a game's chances: each row with a label, for the seat whose turn it is."""

    id: str
    rows: tuple[ChartRow, ...]


@dataclass(frozen=True)
class Teaching:
    """A game's part of the teacher's desk."""

    kinds: tuple[TaskKind, ...] = ()
    projection: Projection | None = None
    figures: Callable[[], dict[str, Argument]] = dict
    """The figures in the lesson plans, by the names that the page's words have for them."""
    charts: Callable[[], Iterable[ChanceChart]] = tuple
    """The charts of the page about its chances (see `rollbook.chance.charts`)."""


def teaching_of(game: Game) -> Teaching:
    """A game's part of the teacher's desk: `TEACHING` of its part `classroom`, or nothing."""
    teaching: Teaching = getattr(game.part("classroom"), "TEACHING", Teaching())
    return teaching


def one_of(rng: Random, items: Sequence[Item]) -> Item:
    """One of some items; `random()` alone is the same in every version of Python."""
    return items[int(rng.random() * len(items))]


def positions(start: State[Move], rng: Random, most: int) -> Iterator[tuple[int, State[Move], int]]:
    """The positions of a match: how many actions led there, the position, and a seat that is to act or to throw.

    Each seat looks at a few legal moves and plays the one with the most points at once, so that there is something to
    be seen on its board. At most `most` actions are played.
    """
    state = start
    for actions in range(most):
        to_act = state.to_act
        if not to_act:
            return
        yield actions, state, state.turn if to_act[0] == DICE else int(one_of(rng, to_act))
        actor = to_act[0]
        if actor == DICE:
            state = state.after_roll(state.dice.sample(rng))
        else:
            state = state.after_move(actor, _greedy(state, actor, rng))


def _greedy(state: State[Move], seat: int, rng: Random) -> Move:
    """The move with the most points at once, of a few."""
    moves = state.legal(seat)
    sign = -1 if state.game.lowest_wins else 1
    some = [moves.sample(rng) for _ in range(8)]
    return max(some, key=lambda move: sign * state.after_move(seat, move).scores()[seat])


def as_texts(faces: Iterable[Face]) -> tuple[str, ...]:
    """The faces of a roll as texts."""
    return tuple(map(str, faces))


def share(ways: int, throws: int) -> dict[str, Argument]:
    """A probability: its `ways` of all `throws`, and in whole `percent`, halves rounded up."""
    return {"ways": ways, "throws": throws, "percent": (200 * ways + throws) // (2 * throws)}
