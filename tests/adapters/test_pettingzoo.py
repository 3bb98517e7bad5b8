"""Rollbook's games as PettingZoo sees them, checked by PettingZoo's own tests."""

import copy
import pickle
from collections.abc import Iterator
from functools import partial
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, SetUpError
from rollbook.adapters.by_picks import Position
from rollbook.adapters.observation import Observer
from rollbook.core.game import DICE, Game, OptionValue
from tests.set_ups import in_every_set_up

pytest.importorskip("pettingzoo", reason="needs rollbook[pettingzoo]")
np: Any = pytest.importorskip("numpy")
gymnasium: Any = pytest.importorskip("gymnasium")
judges: Any = pytest.importorskip("pettingzoo.test")
judges_of_seeds: Any = pytest.importorskip("pettingzoo.test.seed_test")
wrappers: Any = pytest.importorskip("pettingzoo.utils.wrappers")
adapter: Any = pytest.importorskip("rollbook.adapters.pettingzoo")
RollbookEnv: Any = adapter.RollbookEnv
RollbookParallelEnv: Any = adapter.RollbookParallelEnv

# PettingZoo lists which of its own environments have a dict with a mask as observation, and warns about all others.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    # PettingZoo's API tests pass an option to `reset` that no environment knows.
    pytest.mark.filterwarnings(r"ignore:reset\(\) takes no options, so options would change nothing"),
]


@in_every_set_up
def test_pettingzoo_api_test_passes(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    judges.api_test(RollbookEnv(game.id, seats, options), num_cycles=1000)


@in_every_set_up
def test_pettingzoo_seed_test_passes(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    judges.seed_test(lambda: RollbookEnv(game.id, seats, options), num_cycles=500)


@pytest.mark.parametrize("game", GAMES)
def test_environment_rolls_the_dice_of_the_match_with_its_seed(game: str) -> None:
    env = RollbookEnv(game)
    env.reset(seed=7)
    match = Match(game, seed=7)
    rng = Random(1)
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
            continue
        assert env.agent_selection == f"player_{actor}"
        move = match.legal(actor).sample(rng)
        for pick in match.state.game.notation.picks(match.state.game.notation.parse(move)):
            env.step(env.actions.number(pick))
        if env.position.picks:
            env.step(env.actions.number("ok"))
        match.play(actor, move)
    assert env.position.state == match.state
    assert all(env.terminations.values())
    assert match.result is not None
    best = max(env.rewards.values())
    assert [seat for seat, agent in enumerate(env.agents) if env.rewards[agent] == best] == list(match.result.winners)


def allowed(env: Any, mask: Any) -> set[str]:
    """Return the actions that a mask allows."""
    return {env.actions.texts[number] for number in mask.nonzero()[0]}


def test_mask_in_the_observation_lets_inactive_seats_only_wait() -> None:
    env = RollbookEnv("roll_out")
    env.reset(seed=7)  # after the roll-off, the roll is 4 and 1
    agent, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    assert 'prompt-both_or_sum {"first": 1, "second": 4, "total": 5}' in env.render()
    observed = env.observe(agent)
    assert list(observed) == ["observation", "action_mask"]
    assert observed in env.observation_space(agent)
    assert allowed(env, observed["action_mask"]) == {"c1", "c4", "c5", "f1", "f4", "f5"}
    assert allowed(env, env.observe(other)["action_mask"]) == {"ok"}
    assert (env.infos[agent]["action_mask"] == observed["action_mask"]).all()


def test_environment_meets_tianshous_requirements() -> None:
    """Tianshou's PettingZooEnv requires equal spaces, and turns the dict into `obs` and a `mask` of True and False."""
    env = RollbookEnv("lowdown", seats=3)
    for agent in env.possible_agents:
        assert env.observation_space(agent) == env.observation_space("player_0")
        assert env.action_space(agent) == env.action_space("player_0")
    rng = np.random.default_rng(1)
    env.reset(seed=3)
    while True:
        observation, _, terminated, truncated, _info = env.last()
        batch = {"obs": observation["observation"], "mask": [entry == 1 for entry in observation["action_mask"]]}
        if terminated or truncated:
            break
        # Tianshou's DQN masks values in this way: illegal actions fall below all legal ones.
        values = rng.normal(size=len(batch["mask"]))
        masked = values + (1 - np.array(batch["mask"])) * (values.min() - values.max() - 1)
        env.step(int(masked.argmax()))
    assert any(batch["mask"]), "a target value has something to take the maximum of, at the end too"
    assert sum(env.rewards.values()) == pytest.approx(0)


def test_pettingzoos_wrapper_for_illegal_actions_sees_the_mask() -> None:
    env = wrappers.TerminateIllegalWrapper(RollbookEnv("roll_out"), illegal_reward=-1)
    env.reset(seed=7)
    agent = env.agent_selection
    env.step(env.unwrapped.actions.number("c9"))
    assert env.unwrapped.rewards[agent] == -1
    assert all(env.terminations.values())


def test_observation_equals_the_documented_one() -> None:
    for env in played(RollbookEnv("lowdown", seats=3)):
        for seat, agent in enumerate(env.possible_agents):
            picks = env.position.picks if agent == env.agent_selection else ()
            expected = Observer(GAMES["lowdown"], 3).values(env.position.state, seat, picks)
            assert env.observe(agent)["observation"].tolist() == np.array(expected, np.float32).tolist()


def played(env: Any) -> Iterator[Any]:
    """Yield an environment at each step of a random match."""
    env.reset(seed=5)
    while not any(env.terminations.values()):
        yield env
        env.step(env.action_space(env.agent_selection).sample(env.observe(env.agent_selection)["action_mask"]))
    yield env


def test_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    env = RollbookEnv("roll_out")
    env.reset(seed=7)
    before = env.position
    with pytest.raises(IllegalMove, match="The dice show 1 and 4"):
        env.step(env.actions.number("c9"))
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 30, not 31"):
        env.step(31)
    assert env.position is before


def test_without_a_seed_the_dice_differ() -> None:
    env = RollbookEnv("roll_it")
    seeds = set()
    for _ in range(3):
        env.reset()
        seeds.add(env.dice_seed)
    assert len(seeds) == 3


def test_set_up_or_seed_against_the_rules_is_refused() -> None:
    with pytest.raises(SetUpError, match="roll_out is played by exactly 2 people, not 5"):
        RollbookEnv("roll_out", seats=5)
    with pytest.raises(SetUpError, match=r"A dice code \(seed\) is a whole number"):
        RollbookEnv("roll_out").reset(seed=-1)


def test_environment_in_render_mode_human_prints_itself(capsys: pytest.CaptureFixture[str]) -> None:
    env = RollbookEnv("roll_out", render_mode="human")
    env.reset(seed=7)
    assert env.render() is None
    assert capsys.readouterr().out == f"{env.position}\n"
    env.close()


@in_every_set_up
def test_parallel_api(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    judges.parallel_api_test(RollbookParallelEnv(game.id, seats, options), num_cycles=1000)


@pytest.mark.parametrize("game", GAMES)
def test_parallel_seed(game: str) -> None:
    judges_of_seeds.parallel_seed_test(lambda: RollbookParallelEnv(game), num_cycles=20)


def sampled(env: Any, seen: dict[str, Any]) -> dict[str, Any]:
    """Draw a legal action for each agent."""
    return {agent: env.action_space(agent).sample(seen[agent]["action_mask"]) for agent in env.agents}


@pytest.mark.parametrize(("game", "seats"), [("knaster", 4), ("lowdown", 4), ("roll_out", 2)])
def test_parallel_match_is_the_match_of_its_seed(game: str, seats: int) -> None:
    """Whatever the seats do at the same time, a `Match` with the same seed, played seat by seat, reaches that state."""
    env = RollbookParallelEnv(game, seats)
    seen, _ = env.reset(seed=6)
    match = Match(game, seats, seed=6)
    at_once = 0
    while env.agents:
        while match.to_act == (DICE,):
            match.roll()
        assert all(position.state == match.state for position in env.positions)
        due = [seat for seat in range(seats) if seat in match.to_act]
        at_once = max(at_once, len(due))
        actions = sampled(env, seen)
        for seat, agent in enumerate(env.agents):
            assert (allowed(env, seen[agent]["action_mask"]) == {"ok"}) == (seat not in due)
            text = env.actions.texts[actions[agent]]
            begun = env.positions[seat]
            if seat in due:
                after = begun.after(text)
                if after.state is not begun.state:
                    picks = begun.picks if text == "ok" else (*begun.picks, text)
                    move = match.legal(seat).choices(picks).move
                    assert move is not None
                    match.play(seat, move)
        seen, rewards, _, _, _ = env.step(actions)
    assert match.result is not None
    assert [seat for seat in range(seats) if rewards[f"player_{seat}"] == max(rewards.values())] == list(
        match.result.winners
    )
    assert at_once == {"knaster": 4, "lowdown": 3, "roll_out": 1}[game]


def test_seats_that_act_at_once_see_only_their_own_picks() -> None:
    env = RollbookParallelEnv("lowdown", 3)
    seen, _ = env.reset(seed=1)
    picks_seen = 0
    while env.agents:
        for seat, agent in enumerate(env.agents):
            position = env.positions[seat]
            own = position.picks if position.actor == seat else ()
            expected = Observer(GAMES["lowdown"], 3).values(position.state, seat, own)
            assert seen[agent]["observation"].tolist() == np.array(expected, np.float32).tolist()
            picks_seen += len(own)
        seen, *_ = env.step(sampled(env, seen))
    assert picks_seen


def test_illegal_action_ends_a_parallel_match_with_a_loss() -> None:
    env = RollbookParallelEnv("knaster", 3)
    env.reset(seed=2)
    actions = {agent: env.actions.number("a1") for agent in env.agents}
    seen, rewards, terminated, truncated, infos = env.step({**actions, "player_1": env.actions.number("pass")})
    assert rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert infos["player_1"]["refusal"].endswith(".")
    assert "refusal" not in infos["player_0"]
    assert all(terminated.values())
    assert not any(truncated.values())
    assert env.agents == []
    assert all(observed in env.observation_space(agent) for agent, observed in seen.items())


def test_inactive_seat_in_a_parallel_match_can_only_wait() -> None:
    env = RollbookParallelEnv("roll_out")
    env.reset(seed=7)
    due = next(seat for seat in (0, 1) if env.positions[0].actor == seat)
    actions = {f"player_{due}": env.actions.number("c5"), f"player_{1 - due}": env.actions.number("c1")}
    _, rewards, _, _, infos = env.step(actions)
    assert rewards[f"player_{1 - due}"] == -1
    assert "not" in infos[f"player_{1 - due}"]["refusal"]
    env.reset(seed=7)
    with pytest.raises(ValueError, match="An action is a whole number"):
        env.step({"player_0": 99, "player_1": 0})


def test_parallel_match_shows_itself(capsys: pytest.CaptureFixture[str]) -> None:
    env = RollbookParallelEnv("knaster", 2, render_mode="human")
    env.reset(seed=4)
    assert env.render() is None
    assert capsys.readouterr().out == f"{Position.of(env.positions[0].state, env.positions[0].last_roll)}\n"
    env.close()


@pytest.mark.parametrize("wrong", [7.0, 7.7, "7", True, np.True_, float("inf"), float("nan"), None, [7], 1 << 70])
def test_step_given_no_integer_refuses_it(wrong: object) -> None:
    env = RollbookEnv("roll_it")
    env.reset(seed=1)
    before = env.position
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 82, not"):
        env.step(wrong)
    assert env.position is before
    parallel = RollbookParallelEnv("roll_it")
    parallel.reset(seed=1)
    positions = parallel.positions
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 82, not"):
        parallel.step({"player_0": wrong, "player_1": 82})
    assert parallel.positions is positions


@pytest.mark.parametrize("make", [RollbookEnv, RollbookParallelEnv])
def test_argument_that_would_change_nothing_is_refused(make: Any) -> None:
    env = make("roll_it", options={"grids": 4})
    with pytest.raises(ValueError, match=r"reset\(\) takes no options, so grids would change nothing. Give options"):
        env.reset(options={"grids": 9})
    with pytest.warns(UserWarning, match=r"reset\(\) takes no options, so difficulty would change nothing"):
        env.reset(options={"difficulty": 9})
    with pytest.raises(ValueError, match="There is no render_mode 'rgb_array': it is 'ansi' or 'human', or None"):
        make("roll_it", render_mode="rgb_array")
    for cycles in (0, -1, 1.5, True, "9"):
        with pytest.raises(ValueError, match="max_cycles is a whole number from 1, or None for no limit, not"):
            make("roll_it", max_cycles=cycles)


def test_before_the_first_reset_everything_asks_for_one() -> None:
    env, parallel = RollbookEnv("roll_it"), RollbookParallelEnv("roll_it")
    for asked in (
        lambda: env.step(0),
        env.last,
        env.render,
        lambda: env.observe("player_0"),
        lambda: env.agent_selection,
        lambda: env.terminations,
        lambda: env.infos,
        lambda: parallel.step({"player_0": 0, "player_1": 0}),
        parallel.render,
        lambda: parallel.positions,
    ):
        with pytest.raises(gymnasium.error.ResetNeeded, match=r"^Reset the environment first: env.reset\(seed=7\).$"):
            asked()
    assert not hasattr(env, "rewards"), "PettingZoo's wrappers ask so whether there has been a reset"
    with pytest.raises(AttributeError, match="has no attribute 'colour'"):
        _ = env.colour


def test_after_the_end_a_parallel_match_asks_for_a_reset() -> None:
    env = RollbookParallelEnv("knaster", max_cycles=1)
    seen, _ = env.reset(seed=2)
    env.step(sampled(env, seen))
    with pytest.raises(gymnasium.error.ResetNeeded, match="The match is over: reset the environment"):
        env.step({})


@pytest.mark.parametrize("actions", [{}, {"player_0": 1}, None, 5, [81, 81], {"player_0": 81, "player_1": 81, "x": 1}])
def test_parallel_step_without_an_action_for_each_agent_is_refused(actions: Any) -> None:
    env = RollbookParallelEnv("roll_it", 2)
    env.reset(seed=2)
    before = env.positions
    with pytest.raises(ValueError, match=r"an action for each (agent|of player_0, player_1)"):
        env.step(actions)
    assert env.positions is before


class _Legal(gymnasium.spaces.Discrete):  # type: ignore[misc] # Pyodide has no Gymnasium
    """Samples with the mask of its agent, because PettingZoo's `max_cycles_test` samples without a mask."""

    def __init__(self, size: int, mask: Any) -> None:
        super().__init__(size, seed=1)
        self._of = mask

    def sample(self, mask: Any = None) -> Any:
        return super().sample(self._of() if mask is None else mask)


def _masked(make: Any, game: str) -> Any:
    """Return a maker of environments for `max_cycles_test`, whose spaces sample legal actions."""

    def build(max_cycles: int) -> Any:
        env = make(game, max_cycles=max_cycles)
        table = env._environment

        def mask(seat: int) -> Any:
            position = env.positions[seat] if make is RollbookParallelEnv else env.position
            return table.arrays.mask(position, seat)

        for seat, agent in enumerate(env.possible_agents):
            env.action_spaces[agent] = _Legal(len(env.actions), partial(mask, seat))
        return env

    return build


@pytest.mark.parametrize("game", ["roll_it", "knaster"])
def test_pettingzoos_max_cycles_test_passes(game: str) -> None:
    """PettingZoo's test requires seats to alternate pick by pick, as in these games."""
    judge = pytest.importorskip("pettingzoo.test.max_cycles_test").max_cycles_test
    judge(SimpleNamespace(env=_masked(RollbookEnv, game), parallel_env=_masked(RollbookParallelEnv, game)))


PACKAGED = [game.id for game in GAMES.values() if game.package.startswith("rollbook.")]


@pytest.mark.parametrize("game", GAMES)
def test_max_cycles_truncates_the_match_for_all(game: str) -> None:
    cycles = 3 if game in PACKAGED else 1  # a small game from elsewhere may end soon
    env = RollbookEnv(game, 2, max_cycles=cycles)
    env.reset(seed=5)
    for _ in range(2 * cycles):
        assert not any(env.truncations.values())
        env.step(env.position.numbers[-1])
    assert env.truncations == {"player_0": True, "player_1": True}
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0}
    for _ in range(2):
        assert env.last()[3]
        env.step(None)
    assert env.agents == []
    parallel = RollbookParallelEnv(game, 2, max_cycles=cycles)
    seen, _ = parallel.reset(seed=5)
    for number in range(cycles):
        seen, _, terminated, truncated, _ = parallel.step(sampled(parallel, seen))
        assert truncated == dict.fromkeys(("player_0", "player_1"), number == cycles - 1)
        assert not any(terminated.values())
    assert parallel.agents == []


@pytest.mark.parametrize("make", [RollbookEnv, RollbookParallelEnv])
@pytest.mark.parametrize("game", GAMES)
def test_environment_pickled_during_a_match_continues_alike(make: Any, game: str) -> None:
    env = make(game, 2)
    seen = env.reset(seed=5)
    rng = Random(5)

    def act(env: Any, seed: float, seen: Any) -> Any:
        """Make a step, drawn from a seed; return everything visible."""
        draw = Random(seed)
        if make is RollbookEnv:
            env.step(draw.choice(env.position.numbers))
            return env.last(), env.rewards, env.infos
        return env.step({agent: draw.choice(seen[0][agent]["action_mask"].nonzero()[0]) for agent in env.agents})

    seen = act(env, rng.random(), seen)
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(30):
        if not env.agents or any(getattr(env, "terminations", {}).values()):
            break
        seed = rng.random()
        told = [act(other, seed, seen) for other in others]
        seen = act(env, seed, seen)
        assert [repr(each) for each in told] == [repr(seen)] * 2
