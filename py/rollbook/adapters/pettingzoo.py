"""Rollbook's games for PettingZoo (extra `rollbook[pettingzoo]`): any game as an AEC or as a parallel environment.

    from rollbook.adapters.pettingzoo import RollbookEnv, RollbookParallelEnv
    env = RollbookEnv("lowdown", seats=3)
    env.reset(seed=7)

An action is one pick (see `by_picks`). An observation is a dict: `observation` has the values that
docs/observations.md lists, `action_mask` shows which actions are legal; `info` has the mask too. The environment rolls
the dice: `reset(seed=7)` leads to the same rolls as `rollbook.Match(..., seed=7)`. Rewards come at the end and add up
to 0: each loser pays 1, and the winners share this; a single player gets the score.

In the AEC environment, seats that may act at once act one after another, in the order of seats. In the parallel
environment, they act at once, and a seat that is not to act waits with `ok`, which is then its only legal action.
"""

import warnings
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from rollbook.adapters import needs
from rollbook.adapters.by_picks import Position, returns
from rollbook.core.errors import IllegalMove, check_kind, format_value, whole
from rollbook.core.game import DICE, GivenOptions, State

with needs("pettingzoo"):
    import numpy as np
    import pettingzoo
    from gymnasium.error import ResetNeeded
    from gymnasium.spaces import Dict, Discrete

    from rollbook.adapters.environment import (
        ILLEGAL_REWARD,
        OVER,
        RENDER_MODES,
        Environment,
        NotReset,
        Observation,
        RenderMode,
        checked_render_mode,
        no_options,
        rendered,
    )

SET_BY_RESET: Final = frozenset(
    ("position", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
)
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
        *,
        max_cycles: int | None = None,
    ) -> None:
        super().__init__()
        self._environment: Final = Environment(game, seats, options)
        self.metadata = {"name": self._environment.name(), "render_modes": [*RENDER_MODES], **self.more_metadata}
        self.render_mode = checked_render_mode(render_mode)
        self.actions: Final = self._environment.actions
        self.possible_agents = [f"player_{seat}" for seat in range(self._environment.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self._environment.space() for agent in self.possible_agents}
        self.action_spaces = {agent: self._environment.action_space() for agent in self.possible_agents}
        self._seat_of: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._max_cycles: Final = _checked_cycles(max_cycles)
        self._steps = 0

    @property
    def dice_seed(self) -> int:
        """The seed of the dice of this match."""
        return self._environment.seed

    def observation_space(self, agent: str) -> Dict:
        """Return the space of values from 0 to 1 and of the mask of actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of the picks in the order of `Game.picks`, then `ok`, with which a seat also waits."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None, options: Mapping[str, Any] | None) -> State:
        """Return the first state of a match. Raises ValueError for options that belong in the constructor."""
        if options:
            sentence = no_options(options)
            if not {"game", "seats", "render_mode", "max_cycles", *self._environment.options}.isdisjoint(options):
                raise ValueError(sentence)
            warnings.warn(sentence, stacklevel=3)  # PettingZoo's own tests send an option that no environment knows
        state = self._environment.begin(seed)
        self.agents = list(self.possible_agents)
        self._steps = 0
        return state

    def close(self) -> None:
        """Do nothing: there are no resources to release."""


def _checked_cycles(cycles: object) -> int | None:
    number = whole(cycles)
    if cycles is not None and (number is None or number < 1):
        raise ValueError(f"max_cycles is a whole number from 1, or None for no limit, not {format_value(cycles)}.")
    return number


class RollbookEnv(OneMatch, pettingzoo.AECEnv[str, Observation, int]):
    """A match of one game, pick by pick; `player_0` is seat 0.

    `seats` and `options` are those of `Match`; `render_mode` is `ansi` (`render` returns text) or `human` (it prints).
    The limit on all picks together is `max_cycles` times the number of seats; the match is then truncated for all.
    Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse, and ValueError for a wrong `render_mode`
    or `max_cycles`. Raises `ResetNeeded` before the first `reset`.
    """

    more_metadata: ClassVar[Mapping[str, Any]] = {"is_parallelizable": False}

    def __getattr__(self, name: str) -> Any:
        # PettingZoo itself reads these, for example in `last`.
        if name in SET_BY_RESET:
            raise NotReset
        raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match with the throws of this seed (0 to 2**53 - 1), or of a random one.

        Raises ValueError for `options` that belong in the constructor, and warns about all others.
        """
        state = self._begin(seed, options)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {}
        self.agent_selection = self.agents[0]
        self._arrive(Position.of(state))
        self._tell(self.agents)

    def step(self, action: Number | None) -> None:
        """Make a pick. Raises ValueError, with the reason, if it is illegal, and then changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        after = self.position.after_number(self.actions.numbered(action))
        self._cumulative_rewards[agent] = 0.0
        self._steps += 1
        self._arrive(after)

    def _arrive(self, position: Position) -> None:
        """Continue from a position, rolling the dice if they are due."""
        if position.actor == DICE:
            position = position.at(self._environment.throw(position.state), self._environment.rolled)
        self.position = position
        if position.actor is None:
            self._tell(self.agents)
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.agents, returns(position.state), strict=True))
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
            return
        assert position.actor != DICE
        before, self.agent_selection = self.agent_selection, self.possible_agents[position.actor]
        # The other agents were already waiting, and still are.
        self._tell({before, self.agent_selection})
        if self._max_cycles and self._steps == self._max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)

    def _tell(self, agents: Iterable[str]) -> None:
        """Put the masks of agents into their infos."""
        for agent in agents:
            self.infos[agent] = {"action_mask": self._environment.arrays.mask(self.position, self._seat_of[agent])}

    def observe(self, agent: str) -> Observation:
        """Return the observation of an agent, and its mask."""
        return self._environment.observe(self.position, self._seat_of[agent])

    def render(self) -> str | None:
        """Return the position as text; with the render mode `human`, print it and return None."""
        return rendered(self.position, self.render_mode)


def _listed(actions: Mapping[str, Number], agents: Sequence[str]) -> list[Number]:
    """Return the action of each agent. Raises ValueError if one is missing, or if there is another name."""
    check_kind(Mapping, actions, "A dict with an action for each agent")
    if set(actions) != set(agents):
        raise ValueError(
            f"step() takes an action for each of {', '.join(agents)}, not for {', '.join(map(str, actions)) or 'none'}."
        )
    return [actions[agent] for agent in agents]


class RollbookParallelEnv(OneMatch, pettingzoo.ParallelEnv[str, Observation, int]):
    """A match of one game in which every seat that may act makes a pick in each step; `player_0` is seat 0.

    The arguments are those of `RollbookEnv`, but `max_cycles` counts steps. An illegal action, such as `ok` from a seat
    that is not waiting, ends the match: that seat gets -1, the others 0, and `info["refusal"]` gives the reason.
    """

    _positions: list[Position] | None = None

    @property
    def positions(self) -> list[Position]:
        """The position as each seat sees it: with the same state for all, and the seat's own picks."""
        if self._positions is None:
            raise NotReset
        return self._positions

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match with the throws of this seed (0 to 2**53 - 1), or of a random one.

        Raises ValueError for `options` that belong in the constructor, and warns about all others.
        """
        state = self._environment.throw(self._begin(seed, options))
        self._positions = [
            Position.of(state, self._environment.rolled, seat) for seat in range(self._environment.seats)
        ]
        return self._seen()

    def step(
        self, actions: Mapping[str, Number]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make a pick for each seat that may act, and `ok` for the others.

        Raises ValueError for anything but an action for each agent.
        """
        agents, positions = self.agents, self.positions
        if not agents:
            raise ResetNeeded(OVER)
        numbers = [self.actions.numbered(action) for action in _listed(actions, agents)]
        after, refusals = self._round(positions, numbers)
        self._steps += 1
        if refusals:
            rewards = {agent: ILLEGAL_REWARD if agent in refusals else 0.0 for agent in agents}
        else:
            self._sit(after, self._environment.throw(after[-1].state))
            rewards = dict(zip(agents, returns(self.positions[0].state), strict=True))
        over = bool(refusals) or self.positions[0].actor is None
        cut = not over and self._steps == self._max_cycles
        observations, infos = self._seen()
        for agent, sentence in refusals.items():
            infos[agent]["refusal"] = sentence
        if over or cut:
            self.agents = []
        return observations, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _round(self, positions: Sequence[Position], numbers: Sequence[int]) -> tuple[list[Position], dict[str, str]]:
        """Make the picks of a round; return what each seat sees afterwards, and the refusals by agent.

        Seats that act in the same round do not affect each other, so their order does not matter.
        """
        state = positions[0].state
        after: list[Position] = []
        refusals: dict[str, str] = {}
        for seat, (position, number) in enumerate(zip(positions, numbers, strict=True)):
            try:
                after.append(self._after(position, state, seat, number))
            except IllegalMove as refusal:
                refusals[self.agents[seat]] = str(refusal)
            else:
                state = after[-1].state
        return after, refusals

    def _after(self, position: Position, state: State, seat: int, number: int) -> Position:
        """Return what a seat sees after its action, in a round in which other seats have changed the state."""
        if position.actor == seat:
            return position.on(state).after_number(number)
        if number != self.actions.confirm:
            position.state.check_actor(seat)  # raises: it is not to act
        return position.on(state)

    def _sit(self, after: Sequence[Position], state: State) -> None:
        """Set what each seat sees: this state, with the picks of the seat's unfinished move."""
        rolled = self._environment.rolled
        self._positions = [
            position.on(state) if position.picked else position.at(state, rolled, seat)
            for seat, position in enumerate(after)
        ]

    def _seen(self) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        seen = {
            agent: self._environment.observe(position, seat)
            for seat, (agent, position) in enumerate(zip(self.agents, self.positions, strict=True))
        }
        return seen, {agent: {"action_mask": observed["action_mask"].copy()} for agent, observed in seen.items()}

    def render(self) -> str | None:
        """Return the position as text; with the render mode `human`, print it and return None."""
        return rendered(self.positions[0], self.render_mode)
