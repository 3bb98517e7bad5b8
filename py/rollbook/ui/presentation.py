"""Presentation: what a page draws and says of a position, and the board as text."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

from rollbook.core.dice import Roll
from rollbook.core.game import DICE, Actor, Game, Options, SomeState, State, View
from rollbook.core.messages import Message
from rollbook.core.moves import Choices

if TYPE_CHECKING:
    from rollbook.ui.text_board import Line


class Presentation(ABC, Generic[SomeState]):
    """How a game is shown. Each method reads a state and changes nothing."""

    requires_confirmation: ClassVar[bool] = False
    """Whether the rules let a move be changed until it is declared complete, even one of a single pick."""
    own_sheets: ClassVar[bool] = False
    """Whether each seat has a sheet of its own, on which several may act at once: a page shows one of them large, and
    takes back that seat's action alone."""
    throwing: ClassVar[str | None] = None
    """The move by which a seat decides to throw the dice, if there is one: a page may show the chances before it."""
    dice_on_board: ClassVar[bool] = False
    """Whether the board itself shows the dice once they lie, as they are tapped there: a page shows no second set."""

    @abstractmethod
    def view(self, state: SomeState) -> View:
        """All that a page draws of a position, ready for JSON. It holds no hidden information."""

    @abstractmethod
    def board(self, state: SomeState) -> "list[Line]":
        """The board as lines of coloured text."""

    @abstractmethod
    def prompt(self, state: SomeState, seat: int) -> Message:
        """What a seat that is to act may do now."""

    def begun(self, state: SomeState, seat: int) -> tuple[str, ...]:
        """The picks that a page makes by itself before anything is tapped, as all moves of the seat hold them."""
        return ()

    def step(self, state: SomeState, seat: int, picks: Sequence[str], choices: Choices) -> Message:
        """What a seat that has made these picks may do next; they are part of a legal move."""
        return Message("step-complete" if choices.move is not None else "step-more")

    def roll_prompt(self, state: SomeState) -> Message | None:
        """What whoever throws the dice does now, where that is more than a roll; `.button` says it on the button."""
        return None

    def score_words(self, state: SomeState, seat: int) -> Message | None:
        """What a page says in the place of a seat's score, where the score alone would tell too little."""
        return None

    @abstractmethod
    def events(self, state: SomeState, actor: Actor, action: Any) -> tuple[Message, ...]:
        """What a legal action does to a position, for the log, the animation and the announcement."""

    def so_far(self, state: SomeState, seat: int, picks: Sequence[str]) -> View:
        """What a page shows of the picks of a move that is being made; they are part of a legal move."""
        return {}

    def thrower(self, state: SomeState) -> int:
        """The seat that throws the dice, if they are due."""
        return state.turn

    def before_throw(self, state: SomeState, seat: int) -> "State[Any] | None":
        """Where the dice are due and the seat moves after them: this position, or the one after its move to throw."""
        before: State[Any] = state
        if self.throwing is not None and seat in state.to_act:
            move = state.game.notation.parse(self.throwing)
            if move not in state.legal(seat):
                return None
            before = state.after_move(seat, move)
        if before.to_act != (DICE,):
            return None
        return before if seat in before.after_roll(before.dice.outcomes[0][0]).to_act else None

    def reached(self, state: SomeState, seat: int) -> Iterator[tuple[Roll, Sequence[str]]]:
        """Each roll that the dice can show now, with the places that it reaches for a seat, as picks."""
        return state.picks_by_roll(seat)

    def gains(self, state: SomeState, seat: int, roll: Roll, picks: Sequence[str]) -> Mapping[str, str]:
        """What a seat gains by some of the picks that a roll would allow: for each of these the id of a message."""
        return {}

    def advice(self, seats: int, options: Options) -> tuple[Message, ...]:
        """What the set-up screen says about a number of seats and options, such as that a match will run long."""
        return ()

    def text(self, state: SomeState) -> str:
        """The board as plain text."""
        return "\n".join("".join(ink.text for ink in line).rstrip() for line in self.board(state))


def presentation_of(game: Game) -> Presentation[Any]:
    """How a game is shown: `PRESENTATION` of its part `ui`."""
    presentation: Presentation[Any] = game.part("ui").PRESENTATION
    return presentation
