"""A game's part in the teacher's desk: tasks with exact answers, and dice for a class that plays on paper."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final, Literal, TypeVar

from rollbook.core.dice import WAYS_BY_TOTAL, Dice, Face, Roll
from rollbook.core.errors import Argument
from rollbook.core.game import DICE, Game, Options, State
from rollbook.core.messages import Message
from rollbook.core.moves import Move

Item = TypeVar("Item")

THROWS: Final = 36
"""The number of equally likely throws of two dice."""


@dataclass(frozen=True)
class AnswerForm:
    """The answer to a task, in the form in which a tablet asks for it (see `rollbook.classroom.puzzles`)."""

    how: Literal["one", "many", "number"]
    """Whether there is one right option, or several right options, or a number to type."""
    answer: tuple[int, ...]
    """The right options, counted from 0 in ascending order; or the number."""
    options: tuple[Mapping[str, Argument], ...] = ()
    """For each option, the arguments of its message, and the `pick` of its place on the board if it has one."""


MAX_OPTIONS: Final = 6
"""The maximum number of options in a question with one right answer."""


def number(answer: int) -> AnswerForm:
    """An answer that is a number to type."""
    return AnswerForm("number", (answer,))


def one_best(worth: Sequence[tuple[float, Mapping[str, Argument]]]) -> AnswerForm:
    """An answer that is one option: the most valuable option, listed with those of the next highest values."""
    ranked = sorted(range(len(worth)), key=lambda at: -worth[at][0])
    shown = sorted(ranked[:MAX_OPTIONS])
    return AnswerForm("one", (shown.index(ranked[0]),), tuple(worth[at][1] for at in shown))


def all_right(options: Iterable[tuple[bool, Mapping[str, Argument]]]) -> AnswerForm:
    """An answer that needs all the right options."""
    listed = tuple(options)
    return AnswerForm(
        "many", tuple(at for at, (right, _) in enumerate(listed) if right), tuple(about for _, about in listed)
    )


@dataclass(frozen=True)
class Task:
    """A question and its answer as messages, and the faces of the dice."""

    question: Message
    answer: Message
    form: AnswerForm
    dice: tuple[str, ...] = ()


@dataclass(frozen=True)
class TaskKind:
    """A kind of task, made from a position."""

    id: str
    make: Callable[[Any, int, Random], Task | None]
    """A task about a position, for a seat that is to act or to roll; None if the position offers none."""
    options: Options = field(default_factory=dict)
    """The options of the matches from which the positions come."""
    seats: int = 2
    drawn: bool = True
    """Whether the question includes a drawing of the position."""


@dataclass(frozen=True)
class Projection:
    """Dice for the whole class at once; each child has a paper sheet."""

    thrown: tuple[Dice, ...]
    """The dice of each throw in a round, in order."""
    meaning: Callable[[int, Roll], Message]
    """Returns what a throw in the round, counted from 0, means for everyone."""
    counted: Callable[[int, Roll], Iterable[tuple[Dice, str]]]
    """Returns how to count a throw: all dice together, or each die separately."""
    rounds_after: int = 0
    """The number of rounds still to play after someone has finished."""


Figures = Mapping[str, Argument]
"""The figures in a game's lesson plans, by their names in the page's messages."""


@dataclass(frozen=True)
class ChanceChart:
    """A chart on the page about a game's chances: how many of all `throws` lead to each outcome."""

    id: str
    throws: int
    labels: tuple[str, ...]
    ways: tuple[int, ...]


@dataclass(frozen=True)
class Teaching:
    """A game's part in the teacher's desk."""

    kinds: tuple[TaskKind, ...] = ()
    projection: Projection | None = None
    figures: Figures = field(default_factory=dict)
    charts: tuple[ChanceChart, ...] = ()
    exits: tuple[TaskKind, ...] = ()
    """The exit question of each lesson plan, a kind with a single task: `exit_PLAN`, or `exit_play` for the game."""


def teaching_of(game: Game) -> Teaching:
    """A game's part in the teacher's desk: `TEACHING` in its part `classroom`, or an empty `Teaching`."""
    teaching: Teaching = getattr(game.part("classroom"), "TEACHING", Teaching())
    return teaching


def one_of(rng: Random, items: Sequence[Item]) -> Item:
    """Choose a random item; only `random()` gives the same numbers in every version of Python."""
    return items[int(rng.random() * len(items))]


def positions(start: State[Move], rng: Random, most: int) -> Iterator[tuple[int, State[Move], int]]:
    """The positions of a match: the number of actions so far, the position, and a seat that is to act or to roll.

    Each seat considers a few legal moves and plays the one with the most immediate points, so that its board shows
    something interesting. At most `most` actions are played.
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
    """The move with the most immediate points among a few random moves."""
    moves = state.legal(seat)
    sign = -1 if state.game.lowest_wins else 1
    some = [moves.sample(rng) for _ in range(8)]
    return max(some, key=lambda move: sign * state.after_move(seat, move).scores()[seat])


def as_texts(faces: Iterable[Face]) -> tuple[str, ...]:
    """The faces of a roll as strings."""
    return tuple(map(str, faces))


def exit_question(plan: str, task: Task) -> TaskKind:
    """The exit question of a lesson plan."""
    return TaskKind(f"exit_{plan}", lambda _state, _seat, _rng: task, drawn=False)


def pairs_of(total: int) -> tuple[str, ...]:
    """The throws of two dice that show a total, as sums."""
    return tuple(f"{first} + {total - first}" for first in range(1, 7) if 1 <= total - first <= 6)


def likelier(than: int) -> Task:
    """The totals of two dice that are more likely than this one."""
    more = tuple(total for total, ways in WAYS_BY_TOTAL.items() if ways > WAYS_BY_TOTAL[than])
    asked = all_right((total in more, {"total": total}) for total in WAYS_BY_TOTAL)
    return Task(Message("puzzle-likelier", {"total": than}), Message("puzzle-likelier-answer", {"totals": more}), asked)


def share(ways: int, throws: int) -> dict[str, Argument]:
    """A probability: its `ways` out of all `throws`, and a rounded `percent`; halves are rounded up."""
    return {"ways": ways, "throws": throws, "percent": (200 * ways + throws) // (2 * throws)}
