"""What a game brings to the teacher's desk: tasks with exact answers, and dice for a class that plays on paper."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, TypeVar

from rollbook.core.dice import Dice, Face, Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Game, Options, State
from rollbook.core.messages import Message

Item = TypeVar("Item")

THROWS: Final = 36
"""How many equally likely throws two dice have."""


@dataclass(frozen=True)
class Task:
    """A question and its answer, in words that a page has, and the faces of the dice that lie there."""

    question: Message
    answer: Message
    dice: tuple[str, ...] = ()


@dataclass(frozen=True)
class TaskKind:
    """One kind of task: what it makes of a position."""

    id: str
    make: Callable[[State[Any], int, Random], Task | None]
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
    """What is thrown in a round, one throw after the other."""
    meaning: Callable[[int, Roll], Message]
    """What a throw of the round, counted from 0, means for everybody."""
    counted: Callable[[int, Roll], Iterable[tuple[Dice, str]]]
    """As which throws it goes into the count: both dice together, or each by itself."""
    rounds_after: int = 0
    """How many rounds are still played once somebody has finished."""


@dataclass(frozen=True)
class Teaching:
    """What a game brings to the teacher's desk."""

    kinds: tuple[TaskKind, ...] = ()
    projection: Projection | None = None
    figures: Callable[[], dict[str, Argument]] = dict
    """The figures in the lesson plans, by the names that the page's words have for them."""


def teaching_of(game: Game) -> Teaching:
    """What a game brings to the teacher's desk: `TEACHING` of its part `classroom`, or nothing."""
    teaching: Teaching = getattr(game.part("classroom"), "TEACHING", Teaching())
    return teaching


def one_of(rng: Random, items: Sequence[Item]) -> Item:
    """One of some items; `random()` alone is the same in every version of Python."""
    return items[int(rng.random() * len(items))]


def positions(start: State[Any], rng: Random, most: int) -> Iterator[tuple[int, State[Any], int]]:
    """The positions of a match: how many actions led there, the position, and a seat that is to act or to throw.

    Each seat looks at a few legal moves and plays the one with the most points at once, so that there is something to
    be seen on its board. At most so many actions are played.
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


def _greedy(state: State[Any], seat: int, rng: Random) -> Any:
    """The move with the most points at once, of a few."""
    moves = state.legal(seat)
    sign = -1 if state.game.lowest_wins else 1
    some = [moves.sample(rng) for _ in range(8)]
    return max(some, key=lambda move: sign * state.after_move(seat, move).scores()[seat])


def as_texts(faces: Iterable[Face]) -> tuple[str, ...]:
    """The faces of a roll as texts."""
    return tuple(map(str, faces))


def share(ways: int, throws: int) -> dict[str, Argument]:
    """How likely something is: in so many `ways` of all `throws`, and in whole `percent`, halves rounded up."""
    return {"ways": ways, "throws": throws, "percent": (200 * ways + throws) // (2 * throws)}
