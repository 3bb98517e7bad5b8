"""The common part of PettingZoo's and Gymnasium's environments: a set-up with its dice, its arrays and its spaces."""

from typing import Final, Literal

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from rollbook.adapters.arrays import Arrays, Mask, Values
from rollbook.adapters.by_picks import Position
from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from rollbook.core.option import GivenOptions

RENDER_MODES: Final = ("ansi", "human")
RenderMode = Literal["ansi", "human"] | None
"""`ansi`: `render` returns text; `human`: it prints."""
Observation = dict[str, Values | Mask]
"""`observation`: what a seat sees; `action_mask`: what it may do."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of an illegal action where it ends the match (PettingZoo's own games do the same)."""


class Table:
    """A set-up and the dice of the match that is under way. Raises `SetUpError` for what `Match` would refuse."""

    def __init__(self, game: str, seats: int | None, options: GivenOptions | None) -> None:
        self._match: Final = Match(game, seats, options, seed=0)
        self.game: Final = self._match.game
        self.seats: Final = len(self._match.seats)
        self.arrays: Final = Arrays(self.game, self.seats)
        self.actions: Final = self.arrays.actions
        self.seed = 0
        self.throws = 0
        self.last_roll = ""

    def name(self) -> str:
        """The name of the environment in a framework."""
        return f"rollbook_{self.game.id}_v{self.game.version}"

    def values_space(self) -> Box:
        """The place of the rows of observations."""
        return Box(0.0, 1.0, (self.arrays.observer.size,), np.float32)

    def space(self) -> Dict:
        """The place of observations with their mask."""
        return Dict({"observation": self.values_space(), "action_mask": Box(0, 1, (len(self.actions),), np.int8)})

    def action_space(self) -> Discrete:
        """The picks of the game in the order of `Game.picks`, then `ok`."""
        return Discrete(len(self.actions))

    def begin(self, seed: int | None) -> State:
        """The first state of a match whose throws are those of this seed (0 to 2**53 - 1), or of one that is drawn.

        Raises `SetUpError` for a bad seed.
        """
        match = Match(self.game, self.seats, self._match.options, seed)
        self.seed, self.throws, self.last_roll = match.seed, 0, ""
        return match.state

    def throw(self, state: State) -> State:
        """The state after the dice have been thrown as often as they are due, by the seed of the match."""
        while state.to_act == (DICE,):
            roll = state.dice.throw(self.seed, self.throws)
            self.throws += 1
            self.last_roll = state.dice.text(roll)
            state = state.after_roll(roll)
        return state

    def observe(self, position: Position, seat: int) -> Observation:
        """The observation and the mask of a seat, in new arrays."""
        return {"observation": self.arrays.values(position, seat), "action_mask": self.arrays.mask(position, seat)}


def rendered(position: Position, render_mode: RenderMode) -> str | None:
    """The position as text, or None where `render_mode` is `human`: then it is printed."""
    if render_mode == "human":
        print(position)
        return None
    return str(position)
