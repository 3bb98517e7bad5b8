"""A match played pick by pick, so that a few numbers are enough to name every move of a game.

Frameworks for research want each action to be a number below a fixed bound. Whole moves are too many for that (with
place value Knockout has some hundred thousand), but each is made of a few picks, as on the page. So one action here
is one pick, or `ok` where the picks make a move that could still be extended; any other complete move is played at
once. The picks of a move may come in any order. A seat that is not to act can only wait, which is `ok` too; so there is
always a legal action.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from rollbook.core.dice import Roll
from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE, Actor, Game, State
from rollbook.core.moves import Choices
from rollbook.ui.presentation import presentation_of

CONFIRM: Final = "ok"
NOTHING_TO_PICK: Final = Choices((), None)


class Actions:
    """The actions of a game as numbers: its picks in their order, then `ok`."""

    def __init__(self, game: Game) -> None:
        self.texts: Final = (*game.picks, CONFIRM)
        self._numbers: Final = {text: number for number, text in enumerate(self.texts)}

    def __len__(self) -> int:
        return len(self.texts)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Actions":
        return self  # nothing changes it

    def number(self, text: str) -> int:
        """The number of an action."""
        return self._numbers[text]

    def legal(self, position: "Position") -> list[int]:
        """The numbers of the actions that are legal, ascending; empty while the dice are due and at the end."""
        return sorted(map(self.number, position.legal))

    def text(self, number: object) -> str:
        """The action that a number names. Raises ValueError, saying which there are, if it names none."""
        at: int
        try:
            at = int(number)  # type: ignore[call-overload]  # whatever a framework takes for a number
        except (TypeError, ValueError):
            at = -1
        if at not in range(len(self.texts)):
            raise ValueError(f"An action is a number from 0 to {len(self.texts) - 1}, not {number}.")
        return self.texts[at]


@dataclass(frozen=True, slots=True)
class Position:
    """A state of a game and the picks of the move that its actor has begun. Immutable."""

    state: State
    actor: Actor | None
    """The actor: the dice, a seat, or nobody at the end."""
    picks: tuple[str, ...]
    choices: Choices
    """The picks that can follow, and the move that the picks so far make."""
    last_roll: str
    """The latest roll as text, empty before the first."""

    @classmethod
    def of(cls, state: State, last_roll: str = "", seat: int | None = None) -> "Position":
        """A position with no move begun. Of several seats that may act, the lowest does, or the one that is named."""
        due = state.to_act
        actor = None if not due else seat if seat in due else due[0]
        choices = NOTHING_TO_PICK if actor is None or actor == DICE else state.legal(actor).choices(())
        return cls(state, actor, (), choices, last_roll)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Position":
        return self  # nothing changes it

    @property
    def legal(self) -> tuple[str, ...]:
        """The actions of the seat that is to act, as texts."""
        extendable = self.choices.move is not None and self.choices.next
        return (*self.choices.next, CONFIRM) if extendable else self.choices.next

    def after(self, text: str) -> "Position":
        """The position after an action of the seat that is to act. Raises `IllegalMove`, saying why not."""
        seat = self.actor
        if seat is None or seat == DICE:
            raise IllegalMove("match_over" if seat is None else "dice_first")
        if text not in self.legal:
            raise self.state.game.refusals.why_not_picks(self.state, seat, [*self.picks, text])
        if text == CONFIRM:
            return self._play(seat, self.choices.move)
        picks = (*self.picks, text)
        choices = self.state.legal(seat).choices(picks)
        if choices.next:
            return Position(self.state, seat, picks, choices, self.last_roll)
        return self._play(seat, choices.move)

    def _play(self, seat: int, move: str | None) -> "Position":
        assert move is not None, "picks that cannot be extended make a move"
        return Position.of(self.state.apply(seat, self.state.from_text(seat, move)), self.last_roll)

    def after_roll(self, roll: Roll) -> "Position":
        """The position after a roll. Raises `IllegalMove` if no dice are due or they cannot show it."""
        return Position.of(self.state.apply(DICE, roll), self.state.dice.text(roll))

    def __str__(self) -> str:
        """The position as text: who acts, what there is to do, the latest roll, the picks so far, and the board."""
        actor = self.actor
        lines = ["over" if actor is None else "dice" if actor == DICE else f"seat {actor}"]
        if isinstance(actor, int):
            prompt = presentation_of(self.state.game).prompt(self.state, actor)
            lines[0] += f": {prompt.id} {json.dumps(dict(prompt.arguments))}"
        lines += [f"turn of seat {self.state.turn}; roll {self.last_roll or '-'}; picks {' '.join(self.picks) or '-'}"]
        return "\n".join([*lines, str(self.state)])


def returns(state: State) -> list[float]:
    """The returns of each seat: zeros until its end, then each loser pays 1 and the winners share it.

    Somebody who plays alone gets the score instead.
    """
    result = state.result()
    seats = state.seats
    if result is None:
        return [0.0] * seats
    if seats == 1:
        return [float(result.scores[0])]
    share = (seats - len(result.winners)) / len(result.winners)
    return [share if seat in result.winners else -1.0 for seat in range(seats)]
