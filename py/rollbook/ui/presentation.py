"""Presentation: a page's view of a position, the messages about it, and the board as text."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from typing import Any, ClassVar, Final, Generic, NamedTuple

from rollbook.core.dice import Roll
from rollbook.core.game import DICE, Actor, Game, Options, Plain, SomeState, State, View, every_pick
from rollbook.core.messages import Message
from rollbook.core.moves import Choices

# Boards as lines of coloured text, for `str()` and for the terminal. Seats are letters, from A on.


class Ink(NamedTuple):
    """A piece of a line, and its style in rich's words (colours, `bold`, `dim`, `reverse`)."""

    text: str
    style: str = ""


Line = list[Ink]

LETTERS: Final = "ABCDEFGHIJKL"
COLOURS: Final = (
    "red", "blue", "yellow", "green", "magenta", "cyan",
    "dark_orange", "hot_pink", "orange4", "green_yellow", "grey50", "white",
)  # fmt: skip
"""The colours of the seats, in the page's order."""
DIM: Final = "dim"


def style_of(seat: int) -> str:
    """The terminal style of a seat's letter and marks."""
    return f"bold {COLOURS[seat]}"


def letter(seat: int) -> str:
    """The letter of a seat."""
    return LETTERS[seat]


def plain(line: Iterable[Ink]) -> str:
    """A line without its styles."""
    return "".join(ink.text for ink in line).rstrip()


def beside(blocks: Sequence[list[Line]], gap: int = 4) -> list[Line]:
    """Place blocks of lines side by side."""
    widths = [max(sum(len(ink.text) for ink in line) for line in block) + gap for block in blocks]
    lines = []
    for row in zip_longest(*blocks, fillvalue=[]):
        line: Line = []
        for width, part in zip(widths, row, strict=True):
            line += [*part, Ink(" " * (width - sum(len(ink.text) for ink in part)))]
        lines.append(line)
    return lines


class Feat(NamedTuple):
    """A feat: an event that a seat may cause and be proud of."""

    event: str
    counts: str | None = None
    """The event argument that gives the feat's size: a number, or a collection whose length is the size."""
    fewer: bool = False
    """Whether the event is a mishap, so that fewer are better."""
    each: bool = False
    """Whether the feat's size decides a match, rather than how often it happens."""


class Presentation(ABC, Generic[SomeState]):
    """The display of a game. Each method reads a state and changes nothing."""

    requires_confirmation: ClassVar[bool] = False
    """Whether players may change a move until they declare it complete, even a move with a single pick."""
    own_sheets: ClassVar[bool] = False
    """Whether each seat has its own sheet, and several seats may act at once. A page then shows one sheet large, and
    takes back only that seat's action."""
    throwing: ClassVar[str | None] = None
    """The move that means rolling the dice, if there is one: a page may show the chances before it."""
    feats: ClassVar[tuple[Feat, ...]] = ()
    """The events that decide a match, the most important first."""
    dice_on_board: ClassVar[bool] = False
    """Whether the board itself shows the rolled dice and players tap them there. A page then shows no second set."""

    @abstractmethod
    def view(self, state: SomeState) -> View:
        """Everything that a page draws of a position, ready for JSON, without hidden information."""

    @abstractmethod
    def board(self, state: SomeState) -> "list[Line]":
        """The board as lines of coloured text."""

    @abstractmethod
    def prompt(self, state: SomeState, seat: int) -> Message:
        """The prompt for a seat that is to act."""

    def implied(self, state: SomeState, seat: int, picks: Sequence[str]) -> tuple[str, ...]:
        """The picks that a page adds to these by itself, because they leave the seat no other choice."""
        return ()

    def step(self, state: SomeState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        """The prompt for a seat that has made these picks, which are part of a legal move."""
        return Message("step-complete" if choices.move is not None else "step-more")

    def roll_prompt(self, state: SomeState) -> Message | None:
        """The prompt for the seat that rolls the dice, if it needs special words; its `.button` labels the button."""
        return None

    def rolled_number(self, state: SomeState) -> int | None:
        """The number that the dice make for everyone, if the board does not show it; None while dice are due."""
        return None

    def score_words(self, state: SomeState, seat: int) -> Message | None:
        """The message that replaces a seat's score, if the bare score means too little."""
        return None

    @abstractmethod
    def events(self, state: SomeState, actor: Actor, action: Any) -> tuple[Message, ...]:
        """The effects of a legal action on a position, for the log, the animation and the announcement."""

    def so_far(self, state: SomeState, seat: int, picks: Sequence[str]) -> View:
        """The view of the picks of an unfinished move; they are part of a legal move."""
        return {}

    def thrower(self, state: SomeState) -> int:
        """The seat that rolls the dice, if they are due."""
        return state.turn

    def before_throw(self, state: SomeState, seat: int) -> "State | None":
        """The position with dice due, after which the seat moves: this one, or the one after its move to roll."""
        before: State = state
        if self.throwing is not None and seat in state.to_act:
            move = state.game.notation.parse(self.throwing)
            if move not in state.legal(seat):
                return None
            before = state.after_move(seat, move)
        if before.to_act != (DICE,):
            return None
        # Some rolls may end the turn or the match.
        return before if any(seat in before.after_roll(rolls[0]).to_act for rolls in before.alike) else None

    def places(self, moves: Any) -> Sequence[str]:
        """The places that a throw reaches, as picks, if the seat then has these legal moves."""
        return every_pick(moves)

    def gains(self, state: SomeState, seat: int, roll: Roll, picks: Sequence[str]) -> Mapping[str, str]:
        """The gains of a seat from some of the picks that a roll would allow: a message id for each such pick."""
        return {}

    def advice(self, seats: int, options: Options) -> tuple[Message, ...]:
        """Advice for the set-up screen about these seats and options, such as a warning of a long match."""
        return ()

    def text(self, state: SomeState) -> str:
        """The board as plain text."""
        return "\n".join("".join(ink.text for ink in line).rstrip() for line in self.board(state))


class PlainPresentation(Plain, Presentation[State]):
    """The display of a game without a `ui`: the fields of a position, and actions as text (`core.game.Plain`)."""

    def board(self, state: State) -> list[Line]:  # noqa: D102 - as above
        return [[Ink(line)] for line in self.text(state).splitlines()]

    def prompt(self, state: State, seat: int) -> Message:  # noqa: D102 - as above
        return Message("step-more")


def presentation_of(game: Game) -> Presentation[Any]:
    """The display of a game: `PRESENTATION` in its part `ui`, or a plain display."""
    ui = game.part("ui")
    presentation: Presentation[Any] = PlainPresentation() if ui is None else ui.PRESENTATION
    return presentation
