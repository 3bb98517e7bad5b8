"""The base classes of a game: immutable states, lazy moves, dice that act like seats, results that explain themselves.

A game is one folder in `rollbook.games`. Its rules are a subclass of `State` and import nothing else of the game. A
`Game` holds its rules; the other parts of a game are in the same folder (see `Game.part`). Positions and moves may have
any clear and small form inside a game; only their text leaves the package.
"""

import re
from abc import ABC, abstractmethod
from collections import UserDict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields, is_dataclass
from importlib import import_module
from operator import attrgetter
from random import Random
from reprlib import repr as brief
from typing import Any, ClassVar, Final, Generic, Literal, Self, TypeVar

from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import Argument, IllegalMove, checked_seat, format_value, whole, written
from rollbook.core.messages import Message, ScoreLine
from rollbook.core.moves import PASS, ListedMoves, Move, Moves, Notation

OptionValue = str | int
Options = Mapping[str, OptionValue]
GivenOptions = Options | Sequence[tuple[str, OptionValue]]
"""The forms in which a set-up accepts options: a mapping, or pairs of a name and a value."""

WORD: Final = re.compile("[a-z0-9_]+")
"""The form of an id, an option's name and its values, so that a record can hold them."""


@dataclass(frozen=True)
class Option:
    """One option of the set-up: its possible values and its default."""

    values: tuple[OptionValue, ...]
    default: OptionValue
    beginners: OptionValue | None = None
    """The recommended value for a first match, if it is not the default."""

    def check(self, name: str) -> None:
        """Raise ValueError for an option that a record could not hold under this name."""
        texts = list(map(str, self.values))
        if not all(map(WORD.fullmatch, (name, *texts))) or len(set(texts)) < len(texts):
            raise ValueError(f"A game's option and its values are different words, not {name}: {self.values!r}.")
        if self.default not in self.values:
            raise ValueError(f"A game's option has one of its values as default, not {self.default!r}.")


@dataclass(frozen=True)
class Result:
    """The end of a match: a score for each seat, the winners (ascending; several share the win), and the reason."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """The scorecard of each seat."""
    ending: Message
    """The cause of the end."""


def points_of(lines: Iterable[ScoreLine]) -> int:
    """The score that a seat's scorecard adds up to."""
    return sum([line.points or 0 for line in lines])


def highest(seats: Iterable[int], value: Callable[[int], float]) -> tuple[int, ...]:
    """The seats with the highest value, in the same order: several if they tie."""
    values = {seat: value(seat) for seat in seats}
    most = max(values.values())
    return tuple([seat for seat in values if values[seat] == most])


# The display of a game without `ui`: fields of the position instead of a board, actions as text instead of events.


def fields_of(state: object) -> dict[str, Any]:
    """The fields of a position by name: the fields of a dataclass, or the attributes of any other object."""
    if is_dataclass(state):
        return {field.name: getattr(state, field.name) for field in fields(state)}
    return dict(getattr(state, "__dict__", {}))


def as_json(value: Any) -> Any:
    """A value in a form that JSON can hold; any other value becomes its `repr`."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if is_dataclass(value):
        return as_json(fields_of(value))
    if isinstance(value, Mapping):
        return {str(name): as_json(one) for name, one in value.items()}
    return list(map(as_json, value)) if isinstance(value, tuple | list) else repr(value)


class Plain:
    """The three methods of a game's presentation that a state uses."""

    def view(self, state: Any) -> dict[str, Any]:
        """The fields of a position, ready for JSON."""
        view: dict[str, Any] = as_json(fields_of(state))
        return view

    def events(self, state: Any, actor: Any, action: Any) -> tuple[Message, ...]:
        """One event: the text of the action."""
        return (Message("action", {"text": state.text(actor, action)}),)

    def text(self, state: Any) -> str:
        """The fields of a position, one a line."""
        return "\n".join(f"{name}: {brief(value)}" for name, value in fields_of(state).items())


DICE: Final = "dice"
MAX_EXAMPLES: Final = 3
"""The number of moves that a refusal names if the game names none."""

Actor = int | Literal["dice"]
"""An actor: a seat, counted from 0, or the dice."""

View = Mapping[str, Any]
"""The view that a page draws: a `TypedDict` in each game."""


def format_actors(actors: tuple[Actor, ...]) -> str:
    """Format the actors for a repr: `dice to act`, `seats 0 and 2 to act`, `over`."""
    seats = f"seat{'' if len(actors) == 1 else 's'} {' and '.join(map(str, actors))}"
    return f"{DICE if actors == (DICE,) else seats} to act" if actors else "over"


def every_pick(moves: Moves[Any]) -> Sequence[str]:
    """Every pick of these moves."""
    return moves.choices(()).next


class State(ABC, Generic[Move]):
    """A position: an immutable, hashable value. `apply` returns the next position and never changes this one.

    A game's subclass is a frozen dataclass that holds the rules. `apply` checks every action, then calls the subclass
    (`after_roll`, `after_move`). A search that takes its moves from `legal` may call these directly.
    """

    __slots__ = ()

    game: ClassVar["Game"]
    """The game of these states; `Game` sets it on its state class."""

    turn: int
    """The seat whose turn it is. A field of each game's state."""

    # who acts

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def to_act(self) -> tuple[Actor, ...]:
        """`("dice",)`, or the seats that may act now in ascending order, or `()` when the match is over."""

    # what they may do

    @property
    @abstractmethod
    def dice(self) -> Dice:
        """The dice of the next roll if dice are due, otherwise of the last roll."""

    def outcomes(self) -> tuple[tuple[Roll, float], ...]:
        """Each roll that is possible now, with its probability; empty if no dice are due."""
        return self.dice.outcomes if self.to_act == (DICE,) else ()

    @abstractmethod
    def legal(self, seat: int) -> Moves[Move]:
        """The legal moves of a seat; empty if it is not to act (see `none_for`)."""

    def none_for(self, seat: int) -> ListedMoves[Any]:
        """No moves: the result of `legal` for a seat that is not to act.

        Raises `IllegalMove` if there is no such seat.
        """
        checked_seat(seat, self.seats)
        return ListedMoves(self, ())

    @property
    def examples(self) -> tuple[str, ...]:
        """A few moves as text, for a refusal: the notation's examples, or else legal moves, or else picks."""
        notation = self.game.notation
        if notation.examples:
            return notation.examples
        seats = [actor for actor in self.to_act if actor != DICE]
        legal = [notation.text(move) for seat in seats for move in self.legal(seat)[:MAX_EXAMPLES]]
        return tuple(legal or self.game.picks)[:MAX_EXAMPLES]

    # what follows

    def apply(self, actor: Actor, action: Any) -> Self:
        """The state after an action: a move or its text; for the dice, the faces in any order, or their text.

        Raises `IllegalMove`, with the reason, if the actor may not do that now. Raises TypeError if a variant's next
        state belongs to the original game.
        """
        actor, action = self._checked(actor, action)
        after = self.after_roll(action) if actor == DICE else self.after_move(actor, action)
        self.check_same_game(after)
        return after

    def check_same_game(self, after: "State") -> None:
        """Raise TypeError if the next state belongs to another game, which is a bug in the rules."""
        if not isinstance(after, self.game.states):
            raise TypeError(
                f"A {type(after).__name__} follows a {type(self).__name__}, and plays by other rules. Let `after_roll` "
                f"and `after_move` of {type(self).__name__} make the next state with `type(self)(...)`."
            )

    def _checked(self, actor: Actor, action: Any) -> tuple[Actor, Any]:
        """The checked actor, and its roll or its move.

        Raises `IllegalMove`, with the reason, if the actor may not do that now.
        """
        actor = self.check_actor(actor)
        if actor == DICE:
            return DICE, self.dice.roll_of(action)
        move = self._move_of(action)
        if move not in self.legal(actor):
            raise self.game.refusals.why_not(self, actor, move)
        return actor, move

    def _move_of(self, action: Any) -> Move:
        move: Move | None = self.game.notation.move_of(action)
        if move is None:
            raise self.game.refusals.why_not_text(self, written(action))
        return move

    def check_actor(self, actor: Actor) -> Actor:
        """The actor, a seat as an int. Raises `IllegalMove` if it is not to act now."""
        number = whole(actor)
        known = actor if number is None else number
        if type(known) not in (int, str) or known not in self.to_act:
            raise self.game.refusals.why_not_now(self, known)
        return known

    @abstractmethod
    def after_roll(self, roll: Roll) -> Self:
        """The state after a possible roll: made by `type(self)`, so that a subclass keeps its rules."""

    @abstractmethod
    def after_move(self, seat: int, move: Move) -> Self:
        """The state after a legal move, also made by `type(self)`."""

    @property
    def alike(self) -> Iterable[tuple[Roll, ...]]:
        """The possible rolls, grouped so that the rolls of a group lead to equivalent moves."""
        return ((roll,) for roll in self.dice.ways)

    def picks_by_rolls(
        self, seat: int, picks_of: Callable[[Moves[Move]], Sequence[str]] = every_pick
    ) -> Iterator[tuple[tuple[Roll, ...], Sequence[str]]]:
        """All possible rolls, in groups; each group with every pick of the seat's legal moves after these rolls.

        `picks_of` may choose among the picks of these moves. Override for speed in a game with many rolls.
        """
        for rolls in self.alike if self.to_act == (DICE,) else ():
            yield rolls, picks_of(self.after_roll(rolls[0]).legal(seat))

    # who wins

    @abstractmethod
    def scores(self) -> tuple[int, ...]:
        """The current score of each seat."""

    @abstractmethod
    def result(self) -> Result | None:
        """The result of the match, or None while it runs."""

    # as text and as data

    def text(self, actor: Actor, action: Any) -> str:
        """An action of an actor as text. Raises `IllegalMove` if it is not a roll or a move (it may be illegal)."""
        if isinstance(actor, str) and actor == DICE:
            return self.dice.text(action)
        checked_seat(actor, self.seats)
        return self.game.notation.text(self._move_of(action))

    def from_text(self, actor: Actor, text: str) -> Any:
        """The action with this text, which may be illegal. Raises `IllegalMove` if there is no such action."""
        if not isinstance(text, str):
            raise IllegalMove("move_not_text", examples=self.examples, shown=format_value(text))
        if isinstance(actor, str) and actor == DICE:
            return self.dice.parse(text)
        checked_seat(actor, self.seats)
        return self._move_of(text)

    def view(self) -> View:
        """Everything that a page draws of this position, ready for JSON.

        Each game documents its own view in its `ui` module.
        """
        view: View = self._presentation.view(self)
        return view

    def events(self, actor: Actor, action: Any) -> tuple[Message, ...]:
        """The events of an action in this position, for the log, the animation and the announcement.

        Raises `IllegalMove` for an action that `apply` refuses.
        """
        events: tuple[Message, ...] = self._presentation.events(self, *self._checked(actor, action))
        return events

    def __str__(self) -> str:
        """The board drawn as text, with letters from A for the seats. Without a `ui`, the fields of the position."""
        return str(self._presentation.text(self))

    @property
    def _presentation(self) -> Any:
        ui = self.game.part("ui")
        return Plain() if ui is None else ui.PRESENTATION

    def __repr__(self) -> str:
        """The position with its board. It never raises, because debuggers and tracebacks call it."""
        try:
            return f"<State of {self.game.id}, {format_actors(self.to_act)}:\n{self}>"
        except Exception:  # noqa: BLE001 - an impossible position, or a class without a game
            return f"<{type(self).__name__} {brief(fields_of(self))}>"


SomeState = TypeVar("SomeState", bound=State)


class Refusals(Generic[SomeState]):
    """The refusals of a game. This class has the shared ones; a game's subclass adds its own sentences and reasons."""

    sentences: ClassVar[Mapping[str, str]] = {}
    """The game's own English sentences, by id. Each id begins with the id of the game."""

    def refuse(self, id: str, **arguments: Argument) -> IllegalMove:
        """A refusal in the game's own words, to raise or return."""
        return IllegalMove(id, self.sentences[id], **arguments)

    def why_not_now(self, state: SomeState, actor: object) -> IllegalMove:
        """The refusal for an actor that may not act now. `actor` may be any value."""
        due = state.to_act
        if not due:
            return IllegalMove("match_over")
        if isinstance(actor, str) and actor == DICE:
            return IllegalMove("no_dice_now", seats=tuple(int(seat) for seat in due))
        try:
            seat = checked_seat(actor, state.seats)
        except IllegalMove as no_seat:
            return no_seat
        return IllegalMove("dice_first") if due == (DICE,) else IllegalMove("not_your_turn", seat=seat)

    def why_not_text(self, state: SomeState, text: str) -> IllegalMove:
        """The refusal for a string that is not a move."""
        return IllegalMove("not_a_move", move=text[:80], examples=state.examples)

    def why_not(self, state: SomeState, seat: int, move: Any) -> IllegalMove:
        """The refusal of an illegal move by a seat that is to act."""
        write = state.game.notation.text
        if write(move) == PASS:
            return IllegalMove("must_move")
        if [write(legal) for legal in state.legal(seat)] == [PASS]:
            return IllegalMove("must_pass")
        return IllegalMove("not_legal", move=write(move))

    def why_not_picks(self, state: SomeState, seat: int, picks: Sequence[str]) -> IllegalMove:
        """The refusal of picks that no legal move of the seat contains.

        By default, a single pick that is an illegal move is refused as that move.
        """
        move = state.game.notation.parse(picks[0]) if len(picks) == 1 else None
        if move is not None and move not in state.legal(seat):
            return self.why_not(state, seat, move)
        return IllegalMove("picks_fit_no_move", picks=tuple(picks))


@dataclass(frozen=True, repr=False)
class Game:
    """A registered game. Raises ValueError if the definition is inconsistent.

    States belong to one game. A variant provides a subclass, with its own rules from `start` on:

    >>> from dataclasses import replace
    >>> from rollbook import GAMES, Match
    >>> from rollbook.core.moves import ListedMoves
    >>> class Anywhere(GAMES["roll_it"].states):
    ...     def legal(self, seat):
    ...         free = tuple(cell for cell in range(81) if not self.taken >> cell & 1)
    ...         return ListedMoves(self, free if super().legal(seat) else ())
    >>> game = replace(GAMES["roll_it"], id="anywhere", states=Anywhere, start=Anywhere.start)
    >>> match = Match(game, 2, seed=7)
    >>> _ = match.roll()
    >>> len(match.legal(0))
    81
    """

    id: str
    version: int
    """The version of its rules. It changes whenever their behaviour changes, and every record contains it."""
    seats: range
    states: type[State]
    """The class of its states: its rules."""
    start: Callable[[int, Options], State]
    """The first state, one of `states`, for a number of seats and a value for each option."""
    notation: Notation[Any]
    refusals: Refusals[Any] = field(default_factory=Refusals)
    options: Mapping[str, Option] = field(default_factory=dict)
    picks: tuple[str, ...] = (PASS,)
    """Every possible pick, in a fixed order. Adapters number their actions in this order."""
    lowest_wins: bool = False
    """Whether the lowest score wins, not the highest."""
    package: str = ""
    """The package that contains its parts; empty if it has only rules."""

    def __post_init__(self) -> None:
        self._check()
        known = vars(self.states).get("game")
        if known is not None and known != self:
            name = self.states.__name__
            raise ValueError(f"{name} belongs to {known!r}. Another game needs a subclass: class Mine({name}): ...")
        if known is None:
            self.states.game = self
        first = self.start(min(self.seats), {name: option.default for name, option in self.options.items()})
        if not isinstance(first, self.states):
            raise ValueError(  # noqa: TRY004 - as for every other fault in a game
                f"A match of {self.id} would begin with a {type(first).__name__}, not with a {self.states.__name__}. "
                f"Give it its own start: start={self.states.__name__}.start, for example."
            )

    def part(self, name: str) -> Any:
        """A part of the game beyond its rules, imported on first use; None if the game has none.

        It is the module `name` in the game's package. The layer that uses the module defines its contents: `ui`
        (`rollbook.ui`), `bot` (`rollbook.bots`), `classroom` (`rollbook.classroom`), `observation` and `variants`
        (`rollbook.adapters`).
        """
        module = f"{self.package}.{name}"
        try:
            return import_module(module) if self.package else None
        except ModuleNotFoundError as error:
            if error.name != module:
                raise
            return None

    def _check(self) -> None:
        """Raise ValueError for a game whose matches could not be written and read back."""
        for field_name, (right, what) in _FIELDS.items():
            value = getattr(self, field_name)
            if not right(value):
                raise ValueError(f"A game's `{field_name}` must be {what}, not {value!r}.")
        for name, option in self.options.items():
            if not isinstance(option, Option):
                raise ValueError(  # noqa: TRY004 - as for every other fault in a game
                    f"The option {name} must be an Option, such as Option((30, 50), default=50), not {option!r}."
                )
            option.check(name)

    def __hash__(self) -> int:
        return hash((self.id, self.version))

    def __reduce__(self) -> tuple[Callable[[Any], Any], tuple[type[State]]]:
        return attrgetter("game"), (self.states,)  # a copied or pickled game is the same object

    def __repr__(self) -> str:
        fewest, most = self.seats[0], self.seats[-1]
        seats = f"{fewest}-{most} seats" if fewest < most else f"{most} seat{'' if most == 1 else 's'}"
        options = [f"{name}={'|'.join(map(str, option.values))}" for name, option in self.options.items()]
        return f"<Game {self.id} {self.version}: {', '.join([seats, *options])}>"


_FIELDS: Final[Mapping[str, tuple[Callable[[Any], bool], str]]] = {
    "id": (
        lambda given: isinstance(given, str) and bool(WORD.fullmatch(given)),
        "a word of small letters, digits and _",
    ),
    "version": (lambda given: type(given) is int and given >= 1, "a whole number from 1"),
    "seats": (
        lambda given: isinstance(given, range) and bool(given) and min(given) >= 1,
        "a range of numbers from 1, such as range(2, 5) for 2 to 4",
    ),
    "states": (lambda given: isinstance(given, type) and issubclass(given, State), "a subclass of State"),
    "start": (callable, "a function that makes the first state"),
    "notation": (lambda given: isinstance(given, Notation), "a Notation, made with its brackets: MyNotation()"),
    "refusals": (lambda given: isinstance(given, Refusals), "a Refusals, made with its brackets: MyRefusals()"),
    "options": (lambda given: isinstance(given, Mapping), "a dict with an Option for each name"),
    "picks": (
        lambda given: isinstance(given, tuple) and all(isinstance(pick, str) for pick in given) and bool(given),
        'a tuple of texts, such as ("pass", "roll")',
    ),
    "lowest_wins": (lambda given: isinstance(given, bool), "True or False"),
    "package": (lambda given: isinstance(given, str), "the name of a package"),
}
"""For each field of a game, a check, and a description of the right value."""


def position_of(given: Any) -> State:
    """The position: a state itself, or the current state of a match. Raises ValueError for any other value."""
    state = given if isinstance(given, State) else getattr(given, "state", None)
    if isinstance(state, State):
        return state
    raise ValueError(f"A position is needed here, such as match.state, not {format_value(given)}.")


ENDLESS: Final = 1 << 60


def play_at_random(state: State[Move], rng: Random, most: int = ENDLESS) -> tuple[State[Move], int]:
    """Play random legal moves from a position, all equally likely, with fair dice: to the end, or for `most` actions.

    Returns the last position, and the number of actions, including rolls. Raises TypeError if a variant's next state
    belongs to the original game.
    """
    start = state
    for actions in range(most):
        to_act = state.to_act
        if not to_act:
            start.check_same_game(state)
            return state, actions
        actor = to_act[0]
        # An action drawn from the legal ones needs no second check by `apply`.
        if actor == DICE:
            state = state.after_roll(state.dice.sample(rng))
        else:
            state = state.after_move(actor, state.legal(actor).sample(rng))
    start.check_same_game(state)
    return state, most


class Registry(UserDict[str, Game]):
    """Games by their ids, in the order of registration.

    A game's folder is imported on first use: a page that starts with one game does not wait for the others.
    """

    def put(self, id: str, module: str) -> None:
        """Register the game `GAME` of a module, without importing it."""
        self.data[id] = module  # type: ignore[assignment] # until its first use

    def __getitem__(self, id: str) -> Game:
        game: Any = self.data[id]
        if isinstance(game, str):
            self.data[id] = game = import_module(game).GAME
        return game  # type: ignore[no-any-return] # a game now

    def __repr__(self) -> str:
        return f"Registry({', '.join(map(repr, self.data))})"


GAMES: Final = Registry()
