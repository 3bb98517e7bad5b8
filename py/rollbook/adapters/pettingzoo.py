"""Rollbook's games for PettingZoo (extra `rollbook[pettingzoo]`): any game of the shelf as an AEC environment.

    from rollbook.adapters.pettingzoo import RollbookEnv
    env = RollbookEnv("lowdown", seats=3)
    env.reset(seed=7)

An action is one pick (see `by_picks`); `info["action_mask"]` says which are legal. The environment throws the dice:
`reset(seed=7)` makes the very throws of `rollbook.Match(..., seed=7)`. Rounds that several seats play at once go
in the order of seats. An observation is the position drawn as text, byte by byte; `env.position.state` is Rollbook's
own state for whoever wants other features. Rewards come at the end and add up to 0: each loser pays 1, winners share
it; playing alone brings the score.
"""

from collections.abc import Mapping
from typing import Any, Final, Literal

import numpy as np
import pettingzoo
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from rollbook.adapters.by_picks import Actions, Position, observation_bytes, observation_size
from rollbook.game import DICE, OptionValue
from rollbook.match import Match

Observation = NDArray[np.uint8]


class RollbookEnv(pettingzoo.AECEnv[str, Observation, int]):
    """A match of one game, pick by pick; `player_0` is seat 0.

    `seats` and `options` are those of `Match`; `render_mode` is `ansi` (`render` returns text) or `human` (it prints).
    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, OptionValue] | None = None,
        render_mode: Literal["ansi", "human"] | None = None,
    ) -> None:
        super().__init__()
        match = Match(game, seats, options, seed=0)
        self._match: Final = match
        self.metadata = {
            "name": f"rollbook_{match.game.id}_v{match.game.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.actions: Final = Actions(match.game)
        self.position = self._start = Position.of(match.state)
        self.dice_seed = match.seed
        self._throws = 0
        self.possible_agents = [f"player_{seat}" for seat in range(len(match.seats))]
        self.agents: list[str] = []
        self._size: Final = observation_size(str(self._start))
        self.observation_spaces = {agent: Box(0, 255, (self._size,), np.uint8) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(len(self.actions)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Box:
        """Bytes of text in UTF-8, filled up with zeros."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The picks of the game in the order of `Game.picks`, then `ok`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # none known
        """Begin a match whose throws are those of this seed (0 to 2**53 - 1), or of one that is drawn."""
        match = self._match
        self.dice_seed = Match(match.game, match.seats, match.options, seed).seed
        self._throws = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._arrive(self._start)

    def step(self, action: int | np.integer[Any] | None) -> None:
        """Make a pick. Raises a ValueError, saying why, if it is not legal; then nothing has changed."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or int(action) not in range(len(self.actions)):
            raise ValueError(f"An action is a number from 0 to {len(self.actions) - 1}, not {action}.")
        after = self.position.after(self.actions.texts[int(action)])
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._arrive(after)
        self._accumulate_rewards()

    def _arrive(self, position: Position) -> None:
        """Go on to a position, throwing the dice where they are due."""
        while position.actor == DICE:
            position = position.after_roll(position.state.dice.throw(self.dice_seed, self._throws))
            self._throws += 1
        self.position = position
        self.infos = {agent: {"action_mask": np.zeros(len(self.actions), np.int8)} for agent in self.agents}
        if isinstance(position.actor, int):
            self.agent_selection = self.possible_agents[position.actor]
            self.infos[self.agent_selection]["action_mask"][self.actions.legal(position)] = 1
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, position.returns(), strict=True))
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:  # all seats see the same
        """The position as text, byte by byte."""
        return np.frombuffer(observation_bytes(str(self.position), self._size), np.uint8)

    def render(self) -> str | None:
        """The position as text, or None where `render_mode` is `human`: then it is printed."""
        if self.render_mode == "human":
            print(self.position)
            return None
        return str(self.position)

    def close(self) -> None:
        """Nothing has to be released."""
