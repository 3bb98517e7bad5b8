"""What a game is: immutable states, lazy legal moves, dice as an actor like any other, results that explain themselves.

A game is one module in `rollbook.games` with a subclass of `State` and a `Game` that names it. Nothing here knows any
of them. Positions and moves are whatever is clear and small inside a game; their text is all that leaves the package.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, NamedTuple, TypeVar

from rollbook.dice import Dice, Roll
from rollbook.refusals import SHARED_REFUSALS, Argument, IllegalMove

DICE: Final = "dice"
PASS: Final = "pass"

Actor = int | Literal["dice"]
"""Who acts: a seat, counted from 0, or the dice."""

OptionValue = str | int
Options = Mapping[str, OptionValue]
View = dict[str, Any]

Move = TypeVar("Move")


class Message(NamedTuple):
    """Something to be said or shown, as data: the page has the words for `id`, in each language.

    An event is a message that says what an action did; a prompt says what a seat may do now.
    """

    id: str
    arguments: Mapping[str, Argument] = {}


class Choices(NamedTuple):
    """What can follow the picks so far: `next`, what may be tapped now; `move`, the complete move they make, or None.

    A complete move may still be extendable. Both empty: no legal move holds these picks.
    """

    next: tuple[str, ...]
    move: str | None


class ScoreLine(NamedTuple):
    """One line of a scorecard. The `points` of a seat's lines add up to its score.

    `points` is None for a figure that only breaks a tie; `arguments` hold the figures that the line speaks of.
    """

    id: str
    points: int | None
    arguments: Mapping[str, Argument] = {}


@dataclass(frozen=True)
class Result:
    """How a match ended: a score for each seat, the winners (ascending; several share the win), and why."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """For each seat, how its score came about."""
    ending: Message
    """What brought the end."""


class Moves(ABC, Generic[Move]):
    """The legal moves of one seat in one state: iterate, `in`, `len()`, draw one, or ask what may be tapped next."""

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
        """What can follow these picks (texts, in any order, a text as often as it was tapped)."""


class ListedMoves(Moves[Move]):
    """Legal moves that are few enough to be listed."""

    __slots__ = ("_listed", "_state")

    def __init__(self, state: "State[Move]", listed: tuple[Move, ...]) -> None:
        self._state = state
        self._listed = listed

    def __iter__(self) -> Iterator[Move]:
        return iter(self._listed)

    def __len__(self) -> int:
        return len(self._listed)

    def __contains__(self, move: object) -> bool:
        return move in self._listed

    def sample(self, rng: Random) -> Move:  # noqa: D102
        return self._listed[int(rng.random() * len(self._listed))]

    def choices(self, picks: Sequence[str]) -> Choices:  # noqa: D102
        following: dict[str, None] = {}  # a dict keeps the order of the moves
        complete = None
        for move in self._listed:
            missing = list(self._state.picks(move))
            for pick in picks:
                if pick not in missing:
                    break
                missing.remove(pick)
            else:
                following.update(dict.fromkeys(missing))
                if not missing:
                    complete = self._state.move_text(move)
        return Choices(tuple(following), complete)


class State(ABC, Generic[Move]):
    """A position: an immutable, hashable value. `apply` gives the next one and never changes this one.

    A game's subclass is a frozen dataclass. `apply` checks every action, then asks the subclass for what follows
    (`after_roll`, `after_move`).
    """

    __slots__ = ()

    REFUSALS: ClassVar[Mapping[str, str]] = {}
    """The game's own sentences for moves that it refuses, by id (ids begin with the game's)."""
    EXAMPLES: ClassVar[tuple[str, ...]] = (PASS,)
    """A few moves as text, shown to somebody who writes one wrongly."""
    DECLARED: ClassVar[bool] = False
    """Whether the rules let a move be changed until it is declared complete, even one of a single pick."""

    # who acts

    turn: int
    """The seat whose turn it is: the one that throws the dice, if they are due. A field of each game's state."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats there are."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Actor, ...]:
        """`("dice",)`, or the seats that may act now in ascending order, or `()` when the match is over."""

    # the dice

    @property
    @abstractmethod
    def dice(self) -> Dice:
        """The dice that are thrown next, or were thrown last."""

    def outcomes(self) -> tuple[tuple[Roll, float], ...]:
        """Each roll that the dice can show now, with its probability; empty if no dice are due."""
        return self.dice.outcomes if self.to_act == (DICE,) else ()

    # moves

    @abstractmethod
    def legal(self, seat: int) -> Moves[Move]:
        """The legal moves of a seat; empty if it is not to act."""

    @abstractmethod
    def move_text(self, move: Move) -> str:
        """A move as text, in the notation of the game's page of rules."""

    @abstractmethod
    def move_from_text(self, text: str) -> Move | None:
        """The move that a text names, letter for letter, legal or not; None if it names none."""

    def picks(self, move: Move) -> tuple[str, ...]:
        """What is tapped to make a move, in any order."""
        return (self.move_text(move),)

    def so_far(self, seat: int, picks: Sequence[str]) -> View:
        """What a page shows of the picks of a move that is being made; they are part of a legal move."""
        return {}

    def why_not(self, seat: int, move: Move) -> IllegalMove:
        """Why a well-formed move of a seat that is to act is not legal."""
        text = self.move_text(move)
        if text == PASS:
            return IllegalMove("must_move")
        if list(map(self.move_text, self.legal(seat))) == [PASS]:
            return IllegalMove("must_pass")
        return IllegalMove("not_legal", move=text)

    def why_not_picks(self, seat: int, picks: Sequence[str]) -> IllegalMove:
        """Why no legal move of a seat holds these picks. By default, what is said of the one move they name."""
        move = self.move_from_text(picks[0]) if len(picks) == 1 else None
        if move is not None and move not in self.legal(seat):
            return self.why_not(seat, move)
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))

    # actions, whoever takes them

    def text(self, actor: Actor, action: Any) -> str:
        """An action of an actor as text."""
        return self.dice.text(action) if actor == DICE else self.move_text(action)

    def from_text(self, actor: Actor, text: str) -> Any:
        """The action that a text names. Raises `IllegalMove` if it names none (it may still not be legal)."""
        if actor == DICE:
            return self.dice.parse(text)
        move = self.move_from_text(text)
        if move is None:
            raise IllegalMove("not_a_move", move=text[:80], examples=self.EXAMPLES)
        return move

    def apply(self, actor: Actor, action: Any) -> "State[Move]":
        """The state after an action. Raises `IllegalMove`, saying why, if the actor may not do that now."""
        self.check_actor(actor)
        if actor == DICE:
            if action not in self.dice:
                raise IllegalMove("dice_count", expected=self.dice.description(), text=str(action)[:80])
            return self.after_roll(action)
        if action not in self.legal(actor):
            raise self.why_not(actor, action)
        return self.after_move(actor, action)

    def check_actor(self, actor: Actor) -> None:
        """Raise `IllegalMove` if this actor is not to act now."""
        due = self.to_act
        if actor in due:
            return
        if not due:
            raise IllegalMove("match_over")
        if actor == DICE:
            raise IllegalMove("no_dice_now", seats=tuple(int(seat) + 1 for seat in due))
        if actor not in range(self.seats):
            raise IllegalMove("no_such_seat", seat=str(int(actor) + 1), seats=self.seats)
        if due == (DICE,):
            raise IllegalMove("dice_first")
        raise IllegalMove("not_your_turn", seat=actor + 1)

    def refuse(self, id: str, **arguments: Argument) -> IllegalMove:
        """A refusal in the game's own words (`REFUSALS`), to be raised or returned."""
        return IllegalMove(id, self.REFUSALS[id], **arguments)

    @abstractmethod
    def after_roll(self, roll: Roll) -> "State[Move]":
        """The state after a roll that the dice can show; called by `apply`, which has checked it."""

    @abstractmethod
    def after_move(self, seat: int, move: Move) -> "State[Move]":
        """The state after a legal move; called by `apply`, which has checked it."""

    @abstractmethod
    def events(self, actor: Actor, action: Any) -> tuple[Message, ...]:
        """What a legal action does to this position, for the log, the animation and the announcement."""

    # what people see

    @abstractmethod
    def prompt(self, seat: int) -> Message:
        """What a seat that is to act may do now."""

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The score of each seat as it stands."""

    @abstractmethod
    def result(self) -> Result | None:
        """How the match ended, or None while it runs."""

    @abstractmethod
    def view(self) -> View:
        """All that a page draws of this position, ready for JSON. It holds nothing that nobody may know yet."""

    @abstractmethod
    def __str__(self) -> str:
        """The board drawn as text."""


@dataclass(frozen=True)
class Option:
    """One choice of the set-up: its values and the one that holds if nothing is said."""

    values: tuple[OptionValue, ...]
    default: OptionValue


def no_advice(_seats: int, _options: Options) -> tuple[Message, ...]:
    """No advice for any set-up."""
    return ()


@dataclass(frozen=True)
class Game:
    """A game on the shelf."""

    id: str
    version: int
    """The version of its rules: it changes when their behaviour does, and stands in every record."""
    seats: range
    start: Callable[[int, Options], State[Any]]
    """The first state, for a number of seats and a value for each option."""
    options: Mapping[str, Option] = field(default_factory=dict)
    refusals: Mapping[str, str] = field(default_factory=dict)
    """The English sentences of its refusals, by id."""
    picks: tuple[str, ...] = (PASS,)
    """Every text that can ever be tapped as part of a move, in an order that stays: who numbers moves counts here."""
    advice: Callable[[int, Options], tuple[Message, ...]] = no_advice
    """What the set-up screen says about a number of seats and options, such as that a match will run long."""


def all_refusals(games: Mapping[str, Game]) -> dict[str, str]:
    """Every English sentence with which Rollbook or one of these games says no, by id."""
    return {**SHARED_REFUSALS, **{id: text for game in games.values() for id, text in game.refusals.items()}}
