"""Plays a match pick by pick, so that a small range of numbers is enough for every move of a game.

Research frameworks expect each action to be a number below a fixed bound. There are too many complete moves for that:
with place value, Knockout has some hundred thousand. But each move consists of a few picks, as on the page. One action
is therefore one pick, or `ok` if the picks make a move that could still be extended. Any other complete move is played
at once. The picks of a move may come in any order. A seat that is not to act can only wait, which is also `ok`, so
there is always a legal action.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import chain, compress
from typing import Any, Final, cast

from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import IllegalMove, format_value, whole
from rollbook.core.game import DICE, Actor, Game, State
from rollbook.core.moves import Choices, ListedMoves, Moves
from rollbook.ui.presentation import presentation_of

CONFIRM: Final = "ok"
MAX_CACHED: Final = 1 << 16
"""The maximum number of moves whose picks are cached, for a game that lists more moves."""

Numbers = tuple[int, ...]
Rolled = str | tuple[Dice, Roll]
"""A roll as text, or the dice and the roll. The text is rarely needed, and creating it takes as long as a roll."""


def numbered(action: object, places: int) -> int:
    """Return an action as an int, whatever kind of integer it is.

    Raises ValueError for anything but an integer from 0 to `places` - 1. A bool, a float or a string is rejected.
    """
    number = whole(action)
    if number is None or not 0 <= number < places:
        raise ValueError(f"An action is a whole number from 0 to {places - 1}, not {format_value(action)}.")
    return number


class Actions:
    """The actions of a game as numbers: its picks in order, then `ok`. `actions_of` returns a game's shared object."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.texts: Final = (*game.picks, CONFIRM)
        self.all: Final = range(len(self.texts))
        self.confirm: Final = len(game.picks)
        """The number of `ok`."""
        self.none: Final = bytes(len(self.texts))
        """The mask that allows nothing."""
        self.waiting: Final = bytes(self.confirm) + b"\1"
        """The mask of a seat that is not to act."""
        self._numbers: Final = {text: number for number, text in enumerate(self.texts)}
        self._picks: Final[dict[Any, Numbers]] = {}

    def __len__(self) -> int:
        return len(self.texts)

    def __reduce__(self) -> tuple[Any, tuple[Game]]:
        return actions_of, (self.game,)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Actions":
        return self  # only its cache changes

    def number(self, text: str) -> int:
        """Return the number of an action."""
        return self._numbers[text]

    def numbered(self, action: object) -> int:
        """Return an action as an int (see `numbered`)."""
        return numbered(action, len(self.texts))

    def text(self, action: object) -> str:
        """Return the text of an action (see `numbered`)."""
        return self.texts[self.numbered(action)]

    def picks_of(self, moves: Iterable[Any]) -> list[Numbers]:
        """Return the numbers of the picks of each move."""
        known = self._picks
        try:
            return [known[move] for move in moves]
        except KeyError:
            if len(known) > MAX_CACHED:
                known.clear()
            picks = self.game.notation.picks
            known.update({move: tuple(map(self.number, picks(move))) for move in moves})
            return [known[move] for move in moves]


@cache
def actions_of(game: Game) -> Actions:
    """Return the actions of a game."""
    return Actions(game)


class Position:
    """A state of a game and the picks of the move that its actor has begun. Immutable.

    If the game lists its moves, they are narrowed down by numbers; otherwise, the game lists the possible next picks.
    """

    __slots__ = ("_complete", "_mask", "_missing", "_moves", "actions", "actor", "picked", "rolled", "state")

    def __init__(
        self, state: State, actor: Actor | None, actions: Actions, rolled: Rolled, picked: Numbers = ()
    ) -> None:
        self.state: Final = state
        self.actor: Final = actor
        """The actor: the dice, a seat, or None at the end."""
        self.actions: Final = actions
        self.rolled: Final = rolled
        """The latest roll."""
        self.picked: Final = picked
        """The numbers of the picks of the move that the actor has begun."""
        # The rest is computed when the mask is first needed.
        self._mask: bytes | bytearray | None = None
        self._moves: Sequence[Any] = ()
        """The moves that contain these picks; if moves are not listed, all legal moves."""
        self._missing: Sequence[Numbers] | None = None
        """For each of these moves, its missing picks; None if moves are not listed."""
        self._complete: Any = None
        """The move that these picks make; its text if moves are not listed."""

    @classmethod
    def of(cls, state: State, rolled: Rolled = "", seat: int | None = None) -> "Position":
        """Return a position without an unfinished move. If several seats may act, `seat` does, or else the lowest."""
        return cls(state, None, actions_of(state.game), rolled).at(state, rolled, seat)

    def __deepcopy__(self, memo: Mapping[int, Any]) -> "Position":
        return self  # nothing changes it

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return Position, (self.state, self.actor, self.actions, self.last_roll, self.picked)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self._key == other._key

    def __hash__(self) -> int:
        return hash(self._key)

    @property
    def _key(self) -> tuple[Any, ...]:
        return (self.state, self.actor, self.picked, self.last_roll)

    @property
    def last_roll(self) -> str:
        """The latest roll as text, empty before the first."""
        if isinstance(self.rolled, str):
            return self.rolled
        dice, roll = self.rolled
        return dice.text(roll)

    @property
    def picks(self) -> tuple[str, ...]:
        """The picks of the move that the actor has begun, as text."""
        texts = self.actions.texts
        return tuple([texts[number] for number in self.picked])

    @property
    def mask(self) -> bytes | bytearray:
        """A 1 for each action of the seat that is to act, a 0 for all others."""
        if self._mask is None:
            self._find()
            assert self._mask is not None
        return self._mask

    @property
    def numbers(self) -> list[int]:
        """The numbers of the actions of the seat that is to act, ascending."""
        return list(compress(self.actions.all, self.mask))

    @property
    def legal(self) -> tuple[str, ...]:
        """The actions of the seat that is to act, as text."""
        return tuple(compress(self.actions.texts, self.mask))

    def _find(self) -> None:
        """Find the possible next picks, and the move that the picks so far make."""
        seat = self.actor
        if seat is None or seat == DICE:
            self._mask = self.actions.none
            return
        moves = self.state.legal(seat)
        if not isinstance(moves, ListedMoves):
            self._take(moves, moves.choices_after(self.picks))
            return
        self._narrow(moves, self.actions.picks_of(moves), None)
        for number in self.picked:
            self._narrow(*self._holding(number))

    def _take(self, moves: Moves[Any], choices: Choices) -> None:
        """Store the legal moves, and their choices after the picks so far."""
        self._moves, self._complete = moves, choices.move
        self._allow(map(self.actions.number, choices.next))

    def _narrow(self, moves: Sequence[Any], missing: Sequence[Numbers], complete: Any) -> None:
        """Store the moves that contain the picks so far, each with its missing picks."""
        self._moves, self._missing, self._complete = moves, missing, complete
        self._allow(chain.from_iterable(missing))

    def _allow(self, numbers: Iterable[int]) -> None:
        mask = bytearray(self.actions.none)
        for number in numbers:
            mask[number] = 1
        if self._complete is not None:
            mask[self.actions.confirm] = 1
        self._mask = mask

    def _holding(self, number: int) -> tuple[list[Any], list[Numbers], Any]:
        """Return the moves that contain one more pick, their missing picks, and the move without any, or None."""
        assert self._missing is not None
        holding, lacking, complete = [], [], None
        for move, missing in zip(self._moves, self._missing, strict=True):
            if number in missing:
                if len(missing) == 1:
                    complete = move
                else:
                    at = missing.index(number)
                    holding.append(move)
                    lacking.append(missing[:at] + missing[at + 1 :])
        return holding, lacking, complete

    def after(self, text: str) -> "Position":
        """Return the position after an action of the seat that is to act. Raises `IllegalMove`, with the reason."""
        if text not in self.actions.texts:
            raise self._why_not(text)
        return self.after_number(self.actions.number(text))

    def after_number(self, number: int) -> "Position":
        """Return the position after an action given by its number. Raises `IllegalMove`, with the reason."""
        if not self.mask[number]:
            raise self._why_not(self.actions.texts[number])
        if number == self.actions.confirm:
            return self._played(self._complete)
        following = Position(self.state, self.actor, self.actions, self.rolled, (*self.picked, number))
        if self._missing is None:
            moves = cast("Moves[Any]", self._moves)
            choices = moves.choices_after(following.picks)
            if not choices.next:
                return self._played(choices.move)
            following._take(moves, choices)
        else:
            holding, missing, complete = self._holding(number)
            if not holding:
                return self._played(complete)
            following._narrow(holding, missing, complete)
        return following

    def _why_not(self, text: str) -> IllegalMove:
        """Return the refusal of an action that is not legal."""
        seat = self.actor
        if seat is None or seat == DICE:
            return IllegalMove("match_over" if seat is None else "dice_first")
        return self.state.game.refusals.why_not_picks(self.state, seat, [*self.picks, text])

    def _played(self, move: Any) -> "Position":
        """Return the position after a complete move.

        Its picks are known to be legal, so `apply` need not check again.
        """
        assert move is not None, "picks that cannot be extended make a move"
        assert isinstance(self.actor, int)
        if self._missing is None:
            move = self.state.game.notation.parse(move)
        return self.at(self.state.after_move(self.actor, move), self.rolled)

    def on(self, state: State) -> "Position":
        """Return the position with the same picks on another state, reached by other seats in the same round."""
        if state is self.state:
            return self
        return Position(state, self.actor, self.actions, self.rolled, self.picked)

    def after_roll(self, roll: Roll) -> "Position":
        """Return the position after a roll. Raises `IllegalMove` if no dice are due or they cannot show it."""
        return self.at(self.state.apply(DICE, roll), self.state.dice.text(roll))

    def after_outcome(self, number: int) -> "Position":
        """Return the position after a roll given by its index among the outcomes of the dice that are due."""
        roll, _ = self.state.dice.outcomes[number]
        return self.at(self.state.after_roll(roll), (self.state.dice, roll))

    def at(self, state: State, rolled: Rolled, seat: int | None = None) -> "Position":
        """Return the same as `of`, but faster, for another position of the same game."""
        due = state.to_act
        actor = None if not due else seat if seat in due else due[0]
        return Position(state, actor, self.actions, rolled)

    def __str__(self) -> str:
        """Format the position: who acts, the prompt, the turn, the latest roll, the picks so far, and the board."""
        actor = self.actor
        lines = ["over" if actor is None else "dice" if actor == DICE else f"seat {actor}"]
        if isinstance(actor, int):
            prompt = presentation_of(self.state.game).prompt(self.state, actor)
            lines[0] += f": {prompt.id} {json.dumps(dict(prompt.arguments))}"
        lines += [f"turn of seat {self.state.turn}; roll {self.last_roll or '-'}; picks {' '.join(self.picks) or '-'}"]
        return "\n".join([*lines, str(self.state)])


def returns(state: State) -> list[float]:
    """Return the payoff of each seat: zero until the match ends; then each loser pays 1, and the winners share this.

    A seat that plays alone gets its score instead.
    """
    result = state.result()
    seats = state.seats
    if result is None:
        return [0.0] * seats
    if seats == 1:
        return [float(result.scores[0])]
    share = (seats - len(result.winners)) / len(result.winners)
    return [share if seat in result.winners else -1.0 for seat in range(seats)]
