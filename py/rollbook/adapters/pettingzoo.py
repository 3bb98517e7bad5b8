"""Rollbook's games for PettingZoo (extra `rollbook[pettingzoo]`): any game as an AEC or as a parallel environment.

    from rollbook.adapters.pettingzoo import RollbookEnv, RollbookParallelEnv
    env = RollbookEnv("lowdown", seats=3)
    env.reset(seed=7)

An action is one pick (see `by_picks`). An observation is a dict: `observation` holds the values that
docs/observations.md lists, `action_mask` says which actions are legal; `info` has the mask too. The environment throws
the dice: `reset(seed=7)` makes the very throws of `rollbook.Match(..., seed=7)`. Rewards come at the end and add up to
0: each loser pays 1, winners share it; playing alone brings the score.

In the AEC environment seats that may act at once do so in their order. In the parallel one they act at once, and
a seat that is not to act waits with `ok`, the only action that its mask then allows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import CONFIRM, Position, returns
from rollbook.core.errors import IllegalMove
from rollbook.core.game import DICE, State
from rollbook.core.option import GivenOptions

with needs("pettingzoo"):
    import numpy as np
    import pettingzoo
    from gymnasium.spaces import Dict, Discrete

    from rollbook.adapters.table import ILLEGAL_REWARD, RENDER_MODES, Observation, RenderMode, Table, rendered

Number = int | np.integer[Any]


class OneMatch:
    """The base of both environments: a table for a match, agents, and their spaces."""

    more_metadata: ClassVar[Mapping[str, Any]] = {}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: GivenOptions | None = None,
        render_mode: RenderMode = None,
    ) -> None:
        super().__init__()
        self._table: Final = Table(game, seats, options)
        self.metadata = {"name": self._table.name(), "render_modes": [*RENDER_MODES], **self.more_metadata}
        self.render_mode = render_mode
        self.actions: Final = self._table.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self._table.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._table.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._table.action_space() for agent in self.possible_agents}
        self._prepare()

    def _prepare(self) -> None:
        """Set the table before the first `reset`."""

    @property
    def dice_seed(self) -> int:
        """The seed of the dice of this match."""
        return self._table.seed

    def observation_space(self, agent: str) -> Dict:
        """Values from 0 to 1 and the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """The picks of the game in the order of `Game.picks`, then `ok`, with which a seat also waits in parallel."""
        return self.action_spaces[agent]


class RollbookEnv(OneMatch, pettingzoo.AECEnv[str, Observation, int]):
    """A match of one game, pick by pick; `player_0` is seat 0.

    `seats` and `options` are those of `Match`; `render_mode` is `ansi` (`render` returns text) or `human` (it prints).
    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """

    more_metadata: ClassVar[Mapping[str, Any]] = {"is_parallelizable": False}

    def _prepare(self) -> None:
        self.position = Position.of(self._table.begin(0))

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # none known
        """Begin a match whose throws are those of this seed (0 to 2**53 - 1), or of one that is drawn."""
        state = self._table.begin(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._arrive(Position.of(state))

    def step(self, action: Number | None) -> None:
        """Make a pick. Raises a ValueError, saying why, if it is not legal; then nothing has changed."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        after = self.position.after(self.actions.text(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self._arrive(after)
        self._accumulate_rewards()

    def _arrive(self, position: Position) -> None:
        """Go on to a position, throwing the dice where they are due."""
        if position.actor == DICE:
            position = Position.of(self._table.throw(position.state), self._table.last_roll)
        self.position = position
        masks = [self._table.arrays.mask(position, seat) for seat in range(len(self.possible_agents))]
        self.infos = {agent: {"action_mask": mask} for agent, mask in zip(self.agents, masks, strict=True)}
        if isinstance(position.actor, int):
            self.agent_selection = self.possible_agents[position.actor]
        else:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, returns(position.state), strict=True))
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        """The observation of an agent, and its mask."""
        return self._table.observe(self.position, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """The position as text, or None where `render_mode` is `human`: then it is printed."""
        return rendered(self.position, self.render_mode)

    def close(self) -> None:
        """Nothing has to be released."""


class RollbookParallelEnv(OneMatch, pettingzoo.ParallelEnv[str, Observation, int]):
    """A match of one game in which every seat that may act makes a pick in each step; `player_0` is seat 0.

    It is made as `RollbookEnv` is. An illegal action, `ok` of a seat that is not waiting among them, ends the match:
    the seat that made one gets -1, the others nothing, and `info["refusal"]` says why.
    """

    def _prepare(self) -> None:
        self.positions: list[Position] = []
        """The position as each seat sees it: the state is the same for all, the picks are its own."""

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # none known
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match whose throws are those of this seed (0 to 2**53 - 1), or of one that is drawn."""
        state = self._table.throw(self._table.begin(seed))
        self.agents = list(self.possible_agents)
        self.positions = [Position.of(state, self._table.last_roll, seat) for seat in range(self._table.seats)]
        return self._seen()

    def step(
        self, actions: Mapping[str, Number]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make a pick for each seat that may act. Raises a ValueError for anything but an action."""
        texts = [self.actions.text(actions[agent]) for agent in self.agents]
        agents = self.agents
        refusals = {agent: self._why_not(seat, texts[seat]) for seat, agent in enumerate(agents)}
        if any(refusals.values()):
            rewards = {agent: ILLEGAL_REWARD if refusals[agent] else 0.0 for agent in agents}
        else:
            self._act(texts)
            rewards = dict(zip(agents, returns(self.positions[0].state), strict=True))
        over = any(refusals.values()) or not self.positions[0].state.to_act
        observations, infos = self._seen()
        for agent, refusal in refusals.items():
            if refusal:
                infos[agent]["refusal"] = refusal
        if over:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, False), infos

    def _why_not(self, seat: int, text: str) -> str:
        """The reason why a seat cannot do that now; empty if it can."""
        position = self.positions[seat]
        try:
            if position.actor == seat:
                position.after(text)
            elif text != CONFIRM:
                position.state.check_actor(seat)
        except IllegalMove as refusal:
            return str(refusal)
        return ""

    def _act(self, texts: Sequence[str]) -> None:
        """Take a legal action for each seat. Seats that act in one round do not disturb each other, in any order."""
        state = self.positions[0].state
        for seat, position in enumerate(self.positions):
            if position.actor == seat:
                after = replace(position, state=state).after(texts[seat])
                self.positions[seat] = after
                state = after.state
        self._sit(self._table.throw(state))

    def _sit(self, state: State) -> None:
        """Let each seat see a state, with the picks of the move that it has begun."""
        roll = self._table.last_roll
        self.positions = [
            replace(position, state=state) if position.picks else Position.of(state, roll, seat)
            for seat, position in enumerate(self.positions)
        ]

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {
            agent: self._table.observe(position, seat)
            for seat, (agent, position) in enumerate(zip(self.agents, self.positions, strict=True))
        }
        return seen, {agent: {"action_mask": observed["action_mask"].copy()} for agent, observed in seen.items()}

    def render(self) -> str | None:
        """The position as text, or None where `render_mode` is `human`: then it is printed."""
        return rendered(self.positions[0], self.render_mode)

    def close(self) -> None:
        """Nothing has to be released."""
