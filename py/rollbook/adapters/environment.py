"""The common part of the environments for PettingZoo and Gymnasium: a set-up with its dice, its arrays and spaces."""

from collections.abc import Iterable
from typing import Final, Literal

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Box, Dict, Discrete

from rollbook.adapters.arrays import Arrays, Mask, Values
from rollbook.adapters.by_picks import Position, Rolled
from rollbook.core.game import DICE, GivenOptions, State
from rollbook.core.set_up import chosen_seed, chosen_set_up

RENDER_MODES: Final = ("ansi", "human")
RenderMode = Literal["ansi", "human"] | None
"""`ansi`: `render` returns text; `human`: it prints."""
Observation = dict[str, Values | Mask]
"""`observation`: what a seat sees; `action_mask`: what it may do."""

ILLEGAL_REWARD: Final = -1.0
"""The reward of an illegal action that ends the match (PettingZoo's own games do the same)."""
NOT_RESET: Final = "Reset the environment first: env.reset(seed=7)."
OVER: Final = "The match is over: reset the environment."


class NotReset(ResetNeeded, AttributeError):
    """Raised if the match is needed before the first `reset`. PettingZoo's own attributes are missing until then."""

    def __init__(self) -> None:
        super().__init__(NOT_RESET)


class Environment:
    """A set-up and the dice of the current match. Raises `SetUpError` for a set-up that `Match` would refuse."""

    def __init__(self, game: str, seats: int | None, options: GivenOptions | None) -> None:
        set_up = chosen_set_up(game, seats, options, 0)
        self.game: Final = set_up.game
        self.seats: Final = len(set_up.seats)
        self.options: Final = set_up.options
        self.arrays: Final = Arrays(self.game, self.seats)
        self.actions: Final = self.arrays.actions
        self._start: Final = self.game.start(self.seats, self.options)
        self.seed = 0
        self.throws = 0
        self.rolled: Rolled = ""
        """The latest roll."""

    def name(self) -> str:
        """Return the name of the environment in a framework."""
        return f"rollbook_{self.game.id}_v{self.game.version}"

    def values_space(self) -> Box:
        """Return the space of the rows of observations."""
        return Box(0.0, 1.0, (self.arrays.observer.size,), np.float32)

    def space(self) -> Dict:
        """Return the space of observations with their masks."""
        return Dict({"observation": self.values_space(), "action_mask": Box(0, 1, (len(self.actions),), np.int8)})

    def action_space(self) -> Discrete:
        """Return the space of actions: the picks of the game in the order of `Game.picks`, then `ok`."""
        return Discrete(len(self.actions))

    def begin(self, seed: int | None) -> State:
        """Return the first state of a match with the dice of this seed (0 to 2**53 - 1), or of a drawn seed.

        Raises `SetUpError` for a bad seed.
        """
        self.seed, self.throws, self.rolled = chosen_seed(seed), 0, ""
        return self._start

    def throw(self, state: State) -> State:
        """Return the state after all rolls that are due, made from the seed of the match."""
        while state.to_act == (DICE,):
            dice = state.dice
            roll = dice.throw(self.seed, self.throws)
            self.throws += 1
            state = state.after_roll(roll)
            self.rolled = dice, roll
        return state

    def observe(self, position: Position, seat: int) -> Observation:
        """Return the observation and the mask of a seat, in new arrays."""
        return {"observation": self.arrays.values(position, seat), "action_mask": self.arrays.mask(position, seat)}


def no_options(options: Iterable[object]) -> str:
    """Return the sentence that refuses options given to `reset`."""
    names = ", ".join(map(str, options))
    return f"reset() takes no options, so {names} would change nothing. Give options when you make the environment."


def checked_render_mode(render_mode: object) -> RenderMode:
    """Return a valid render mode. Raises ValueError, which lists the valid modes, for any other value."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise ValueError(
            f"There is no render_mode {render_mode!r}: it is {' or '.join(map(repr, RENDER_MODES))}, or None."
        )
    return render_mode


def rendered(position: Position, render_mode: RenderMode) -> str | None:
    """Return the position as text; with the render mode `human`, print it and return None."""
    if render_mode == "human":
        print(position)
        return None
    return str(position)
