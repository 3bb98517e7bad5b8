"""Finishes a match many times from a position, after each of some actions, and counts the wins.

Playout k of a seed is fixed: the same dice after each action, and the same bots at all seats. A call that continues
from 1,000 playouts to 10,000 therefore keeps the same first 1,000, on any machine.
"""

from collections.abc import Sequence
from contextlib import suppress
from math import lcm
from random import Random
from typing import Final

from rollbook import bots
from rollbook.bots.search import Thinking, finish, generator
from rollbook.core.errors import IllegalMove, SetUpError, format_value, is_several, whole, whole_from
from rollbook.core.game import DICE, Result, State
from rollbook.core.match import Match, check_match
from rollbook.core.record import Action
from rollbook.core.set_up import chosen_seed

AS_IT_STANDS: Final = ""
"""The empty action: playouts start from the position itself."""
AT_ONCE: Final = 4
"""The maximum number of actions of a playout between two pauses: a few milliseconds of work."""


def sample(
    match: Match, actions: Sequence[str], n: int, seed: int, level: str = "medium"
) -> dict[str, tuple[float, ...]]:
    """The mean share of the win for each seat after each of the actions, over `n` playouts by bots of a level.

    An action is a move of the first seat that is to act, or a line of a record (`1 5.3`, `dice 2 6`); `""` starts from
    the current position. The keys of the result are the actions as given. The same arguments give the same numbers on
    any machine.

    Raises `IllegalMove` for an action that is not legal, `SetUpError` for a bad seed or level, and ValueError if `n` is
    not a positive integer, or the actions are not a list.
    """
    n = whole_from(1, n, "The number of playouts")
    playing_on = PlayingOn(match, actions, seed, level)
    finish(playing_on.play(n))
    return playing_on.shares()


class PlayingOn:
    """Playouts after each of some actions, as many as requested so far (see `sample`)."""

    def __init__(self, match: Match, actions: Sequence[str], seed: int, level: str = "medium") -> None:
        if level not in bots.LEVELS:
            raise SetUpError("seats", "bad_bot", level=format_value(level), levels=bots.LEVELS)
        if not is_several(actions):
            raise ValueError(f"The actions are a list of texts, not {format_value(actions)}.")
        check_match(match)
        self._seed = chosen_seed(seed)
        self._level = level
        here = match.state
        self._from: dict[str, State] = {
            text: here if text == AS_IT_STANDS else here.apply(*_action_of(here, text)) for text in actions
        }
        seats = match.state.seats
        self._whole = lcm(*range(1, seats + 1))
        """The count for a win. Seats that share a win also get integers, so nothing is ever rounded."""
        self._wins = {text: [0] * seats for text in self._from}
        self.played = 0
        """The number of playouts so far after each action."""

    def play(self, n: int) -> Thinking[None]:
        """Continue, in time slices, until there are `n` playouts after each action."""
        while self.played < n:
            winners = {}
            for text, state in self._from.items():
                winners[text] = (yield from self._playout(state, self.played)).winners
            # Only complete playouts count, and the same number for each action.
            for text, seats in winners.items():
                for seat in seats:
                    self._wins[text][seat] += self._whole // len(seats)
            self.played += 1
            yield

    def shares(self) -> dict[str, tuple[float, ...]]:
        """The mean share of the win for each seat after each action; needs at least one playout."""
        played = self._whole * self.played
        return {text: tuple([won / played for won in wins]) for text, wins in self._wins.items()}

    def example(self, match: Match, action: str, number: int) -> Thinking[Match]:
        """Playout `number` after one of the actions as a separate match, with bots at all seats, in time slices.

        `match` is the original match. Raises ValueError for another action or a number below 0.
        """
        check_match(match)
        known = whole(number)
        if type(action) is not str or action not in self._from or known is None or known < 0:
            raise ValueError(f"There is no playout {format_value(number)} after {format_value(action)}.")
        return self._example(match, action, known)

    def _example(self, match: Match, action: str, number: int) -> Thinking[Match]:
        history = list(match.history)
        if action != AS_IT_STANDS:
            history.append(_action_of(match.state, action))
        yield from self._playout(self._from[action], number, history)
        then = Match(match.game, [f"bot {self._level}"] * len(match.seats), match.options, self._seed)
        for one in history:
            then.do(one)
            yield
        return then

    def _playout(self, state: State, number: int, history: list[Action] | None = None) -> Thinking[Result]:
        """Play to the end; actions are appended to `history`."""
        luck = generator(self._seed, number, "playout")
        throws, match_seed = Random(int(luck.random() * 2**53)), int(luck.random() * 2**53)
        actions = 0
        while to_act := state.to_act:
            actor = to_act[0]
            if actor == DICE:
                roll = state.dice.sample(throws)
                if history is not None:
                    history.append(Action(DICE, state.dice.text(roll)))
                state = state.after_roll(roll)
            else:
                move = yield from bots.think(state, actor, self._level, match_seed, actions)
                if history is not None:
                    history.append(Action(actor, state.game.notation.text(move)))
                state = state.after_move(actor, move)
            actions += 1
            if actions % AT_ONCE == 0:
                yield
        result = state.result()
        assert result is not None
        return result


def _action_of(state: State, text: str) -> Action:
    """The action with this text: a move of the first seat that is to act, or a line of a record."""
    if not isinstance(text, str):
        raise IllegalMove("move_not_text", examples=state.examples, shown=format_value(text))
    if state.game.notation.parse(text) is None and " " in text:
        with suppress(IllegalMove):
            return Action.parse(text)
    return Action(next((actor for actor in state.to_act if actor != DICE), 0), text)
