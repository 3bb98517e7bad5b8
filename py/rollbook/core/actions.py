"""A match as text: its actions and remarks, and the legal moves of a seat."""

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from rollbook.core.errors import IllegalMove, shown
from rollbook.core.game import DICE, Actor, State
from rollbook.core.moves import Choices, Moves

SHOWN_MOVES = 5
"""The number of moves in the repr of a seat's legal moves."""


class Action(NamedTuple):
    """One action of a match, as text."""

    actor: Actor
    text: str

    @classmethod
    def parse(cls, line: object) -> "Action":
        """The action that a line of a record holds (`dice 2 6`, `0 5.3`). Raises `IllegalMove` for any other line."""
        if isinstance(line, str):
            actor, _, text = line.partition(" ")
            if text and actor == DICE:
                return cls(DICE, text)
            if text and is_number(actor):
                return cls(int(actor), text)
        raise IllegalMove("not_an_action", text=shown(line))

    def __str__(self) -> str:
        return f"{self.actor} {self.text}"


class Remark(NamedTuple):
    """A comment in the record; `after` is the number of actions before it."""

    after: int
    text: str


def is_number(text: str) -> bool:
    """Whether a text is a whole number of at most 16 digits, written plainly."""
    return text.isascii() and text.isdigit() and len(text) <= 16 and str(int(text)) == text


def latest_since_dice(actions: Sequence[Action], seat: int) -> int | None:
    """The place of a seat's latest action since the last dice; None if it has made none."""
    for at in reversed(range(len(actions))):
        if actions[at].actor == seat:
            return at
        if actions[at].actor == DICE:
            break
    return None


def close_gap(remarks: list[Remark], at: int) -> None:
    """Shift the remarks after action `at` up by one."""
    later = len(remarks)
    while later and remarks[later - 1].after > at:
        later -= 1
        remarks[later] = Remark(remarks[later].after - 1, remarks[later].text)


class MoveTexts(Moves[str]):
    """The legal moves of a seat as text: a lazy view of the game's own `Moves`."""

    def __init__(self, state: State, moves: Moves[Any]) -> None:
        self._notation = state.game.notation
        self._moves = moves

    def at(self, number: int) -> str:
        """The text of move `number`."""
        return self._notation.text(self._moves.at(number))

    def __iter__(self) -> Iterator[str]:
        return map(self._notation.text, self._moves)

    def __len__(self) -> int:
        return len(self._moves)

    def __contains__(self, text: object) -> bool:
        move = self._notation.parse(text) if isinstance(text, str) else None
        return move is not None and move in self._moves

    def sample(self, rng: Random) -> str:
        """One of the legal moves, each equally likely. Raises IndexError if there are none."""
        return self._notation.text(self._moves.sample(rng))

    def choices_after(self, picks: Sequence[str]) -> Choices:
        """The picks that can follow these, and the move that they make."""
        return self._moves.choices_after(picks)

    def __repr__(self) -> str:
        first = [*islice(self, SHOWN_MOVES), *(["..."] if len(self) > SHOWN_MOVES else [])]
        return f"<{counted(len(self), 'legal move')}{': ' if first else ''}{', '.join(first)}>"


def counted(number: int, thing: str) -> str:
    """A number of things: `1 action`, `2 actions`."""
    return f"{number} {thing}{'' if number == 1 else 's'}"
