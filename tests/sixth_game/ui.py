"""The display of Highest Roll: its view, its board as text, a seat's prompts, and the events of an action."""

from typing import Final, TypedDict

from rollbook.core.dice import Roll
from rollbook.core.game import DICE, Actor
from rollbook.core.messages import Message
from rollbook.ui.presentation import Feat, Ink, Line, Presentation, letter, style_of
from tests.sixth_game.rules import ROLL, HighestRollState


class HighestRollView(TypedDict):
    """A position of Highest Roll."""

    kept: list[int]
    """The faces that the first seats have kept."""
    face: int
    """The current face; 0 if the die is due."""


class HighestRollPresentation(Presentation[HighestRollState]):
    """The display of Highest Roll."""

    feats = (Feat("highest_roll-keep", counts="face", each=True),)

    def view(self, state: HighestRollState) -> HighestRollView:
        return {"kept": list(state.kept), "face": state.face}

    def board(self, state: HighestRollState) -> list[Line]:
        kept = [Ink(f"{letter(seat)} {face}  ", style_of(seat)) for seat, face in enumerate(state.kept)]
        return [[*kept, Ink(f"[{state.face or ' '}]")]]

    def prompt(self, state: HighestRollState, seat: int) -> Message:
        kind = "keep" if ROLL in state.legal(seat) else "kept"
        return Message(f"highest_roll-prompt-{kind}", {"face": state.face})

    def events(self, state: HighestRollState, actor: Actor, action: str | Roll) -> tuple[Message, ...]:
        if actor == DICE:
            return (Message("highest_roll-thrown", {"face": int(action[0])}),)
        return (Message(f"highest_roll-{action}", {"face": state.face}),)


PRESENTATION: Final = HighestRollPresentation()
