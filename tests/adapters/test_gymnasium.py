"""Rollbook's games as Gymnasium sees them, one seat against opponents, checked by Gymnasium's own test."""

import copy
import pickle
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, SetUpError, State
from rollbook.adapters.by_picks import CONFIRM
from rollbook.adapters.observation import Observer
from rollbook.arena.players import PLAYERS
from rollbook.core.game import DICE, Game, OptionValue
from rollbook.core.set_up import BOT_LEVELS
from tests.set_ups import in_every_set_up

gymnasium: Any = pytest.importorskip("gymnasium", reason="needs rollbook[gymnasium]")
np: Any = pytest.importorskip("numpy")
check_env: Any = pytest.importorskip("gymnasium.utils.env_checker").check_env
RollbookEnv: Any = pytest.importorskip("rollbook.adapters.gymnasium").RollbookEnv


@in_every_set_up
def test_gymnasiums_own_test(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    env = gymnasium.make(f"rollbook/{game.id}-v{game.version}", seats=seats, options=options, render_mode="ansi")
    check_env(env.unwrapped)
    env.close()


def sample(env: Any) -> Any:
    """Draw a legal action from Gymnasium's space, using the mask."""
    return env.action_space.sample(env.action_masks().astype(np.int8))


@in_every_set_up
def test_random_matches_end_with_a_win_or_a_loss(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    env = RollbookEnv(game.id, seats, options, seat=None)
    observation, info = env.reset(seed=3)
    env.action_space.seed(3)
    observer = Observer(game, seats)
    while True:
        position = env.position
        assert observation in env.observation_space
        assert (
            observation.tolist()
            == np.array(
                observer.values(position.state, env.seat, position.picks if position.actor == env.seat else ()),
                np.float32,
            ).tolist()
        )
        assert position.actor == env.seat
        assert [env.actions.texts[number] for number in info["action_mask"].nonzero()[0]] == [
            text for text in env.actions.texts if text in position.legal
        ]
        observation, reward, terminated, truncated, info = env.step(sample(env))
        assert truncated is False
        if terminated:
            break
        assert reward == 0
    result = env.position.state.result()
    assert result is not None
    if seats == 1:
        assert reward == result.scores[0]
    elif env.seat in result.winners:
        assert reward == pytest.approx((seats - len(result.winners)) / len(result.winners))
    else:
        assert reward == -1
    assert env.render() is not None
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset the environment"):
        env.step(0)


def first_listed(state: State, seat: int, rng: Random) -> str:
    """A user's bot that answers with a string."""
    return state.game.notation.text(next(iter(state.legal(seat))))


def last_listed(state: State, seat: int, rng: Random) -> Any:
    """A user's bot that answers with a move."""
    return list(state.legal(seat))[-1]


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_match_equals_that_of_its_seed_with_the_opponents_moves(game: str) -> None:
    """A `Match` with the same seed and the same strategies reaches the same state."""
    env = RollbookEnv(game, 2, opponents=first_listed)
    env.reset(seed=9)
    match = Match(game, 2, seed=9)

    def catch_up() -> None:
        while match.to_act and 0 not in match.to_act:
            if match.to_act == (DICE,):
                match.roll()
            else:
                match.play(1, next(iter(match.legal(1))))

    catch_up()
    rng = Random(5)
    terminated, reward = False, 0.0
    while not terminated:
        assert env.position.state == match.state
        move = match.legal(0).sample(rng)
        for pick in match.state.game.notation.picks(match.state.game.notation.parse(move)):
            _, reward, terminated, _, _ = env.step(env.actions.number(pick))
        if env.position.picks:
            _, reward, terminated, _, _ = env.step(env.actions.number(CONFIRM))
        match.play(0, move)
        catch_up()
    assert match.result is not None
    assert (reward > 0) == (match.result.winners == (0,))


def test_opponents_are_levels_or_functions_from_the_left_of_your_seat_on() -> None:
    seen: list[tuple[str, int]] = []

    def noted(name: str) -> Any:
        def choose(state: State, seat: int, rng: Random) -> Any:
            seen.append((name, seat))
            return state.legal(seat).sample(rng)

        return choose

    env = RollbookEnv("roll_it", 4, {"grids": 4}, opponents=[noted("left"), "greedy", noted("right")], seat=2)
    env.reset(seed=1)
    for _ in range(3):
        env.step(sample(env))
    assert set(seen) == {("left", 3), ("right", 1)}
    for level in BOT_LEVELS:
        assert RollbookEnv("roll_out", opponents=level).reset(seed=2)[0].any()


def test_opponents_generator_is_the_same_for_a_seed_and_is_not_that_of_the_dice() -> None:
    drawn: list[float] = []

    def choose(state: State, seat: int, rng: Random) -> Any:
        drawn.append(rng.random())
        return state.legal(seat).sample(rng)

    def play(seed: int) -> list[float]:
        drawn.clear()
        env = RollbookEnv("roll_it", opponents=choose)
        env.reset(seed=seed)
        env.action_space.seed(1)
        for _ in range(5):
            env.step(sample(env))
        return list(drawn)

    assert play(4) == play(4) != play(5)
    assert play(4)[0] != Random(4).random()


def test_illegal_action_ends_the_match_with_the_reason() -> None:
    env = RollbookEnv("roll_out")
    env.reset(seed=7)
    _, reward, terminated, truncated, info = env.step(env.actions.number("pass"))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert info["refusal"] == "You can make a move, so you cannot pass. Look for it."
    env.reset()
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 30, not 31"):
        env.step(31)


def test_environment_meets_maskable_ppos_requirements() -> None:
    """sb3-contrib calls `action_masks` of the environment, even through wrappers, and stacks several masks."""
    make = [lambda: gymnasium.make("rollbook/knaster-v1", opponents="random") for _ in range(3)]
    envs = gymnasium.vector.SyncVectorEnv(make)
    envs.reset(seed=[1, 2, 3])
    masks = np.stack([env.get_wrapper_attr("action_masks")() for env in envs.envs])
    assert masks.dtype == np.bool_
    assert masks.shape == (3, envs.single_action_space.n)
    assert masks.any(axis=1).all()
    observations, *_ = envs.step(masks.argmax(axis=1))
    assert observations.shape == (3, *envs.single_observation_space.shape)
    assert observations.dtype == np.float32
    envs.close()


def test_reset_without_a_seed_gives_new_dice_and_with_one_repeats_them() -> None:
    env = RollbookEnv("roll_it", seat=None)
    first = [(env.reset(seed=5 if number == 0 else None), env.dice_seed, env.seat)[1:] for number in range(4)]
    assert len({seed for seed, _ in first}) == 4
    assert first[0][0] == 5
    again = [(env.reset(seed=5 if number == 0 else None), env.dice_seed, env.seat)[1:] for number in range(4)]
    assert again == first


def test_unknown_game_option_or_opponent_is_refused() -> None:
    with pytest.raises(SetUpError, match="roll_out is played by exactly 2 people, not 5"):
        RollbookEnv("roll_out", seats=5)
    with pytest.raises(ValueError, match=r"There is no seat 2\. The seats are: 0, 1"):
        RollbookEnv("roll_out", seat=2)
    with pytest.raises(ValueError, match=f"There is no player 'best': the players are {', '.join(PLAYERS)}"):
        RollbookEnv("roll_out", opponents="best")
    with pytest.raises(ValueError, match="1 opponents do not fit on 2 other seats"):
        RollbookEnv("knaster", 3, opponents=["easy"])
    for opponents in (None, 5, {"easy"}, {"player_1": "easy"}):
        with pytest.raises(
            ValueError, match="The opponents are one player, or a list with one for each other seat, not"
        ):
            gymnasium.make("rollbook/knaster-v1", opponents=opponents)


def test_environment_in_render_mode_human_prints_itself(capsys: pytest.CaptureFixture[str]) -> None:
    env = RollbookEnv("roll_out", render_mode="human")
    env.reset(seed=7)
    assert env.render() is None
    assert capsys.readouterr().out == f"{env.position}\n"


def test_opponent_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "first.py"
    file.write_text("def choose(state, seat, rng):\n    return next(iter(state.legal(seat)))\n", "utf-8")
    env, same = RollbookEnv("roll_it", opponents=str(file)), RollbookEnv("roll_it", opponents=first_listed)
    for each in (env, same):
        each.reset(seed=3)
        each.action_space.seed(1)
        for _ in range(4):
            each.step(sample(each))
    assert env.position == same.position


def test_failing_opponent_is_named_with_its_failure() -> None:
    def stumbles(state: State, seat: int, rng: Random) -> Any:
        return "9.9.9"

    env = RollbookEnv("roll_it", opponents=stumbles)
    env.reset(seed=3)
    with pytest.raises(RuntimeError, match=r"The opponent stumbles answered '9\.9\.9', which is not a legal move"):
        env.step(sample(env))


def test_each_number_of_an_observation_lies_between_0_and_1() -> None:
    space = RollbookEnv("roll_it", 2).observation_space
    assert isinstance(space, gymnasium.spaces.Box)
    assert (space.low.min(), space.high.max()) == (0, 1)


@pytest.mark.parametrize("wrong", [7.0, 7.7, "7", True, np.True_, float("inf"), float("nan"), None, [7], 1 << 70])
def test_step_given_no_integer_refuses_it(wrong: object) -> None:
    env = RollbookEnv("roll_it")
    env.reset(seed=1)
    before = env.position
    with pytest.raises(ValueError, match=r"An action is a whole number from 0 to 82, not"):
        env.step(wrong)
    assert env.position is before


@pytest.mark.parametrize("integer", [np.int8, np.uint64, np.array])
def test_step_given_a_numpy_integer_takes_it(integer: Any) -> None:
    env = RollbookEnv("roll_it")
    env.reset(seed=1)
    assert not env.step(integer(env.position.numbers[0]))[2]


def test_argument_that_would_change_nothing_is_refused() -> None:
    env = RollbookEnv("roll_it", options={"grids": 4})
    with pytest.raises(ValueError, match=r"reset\(\) takes no options, so grids would change nothing. Give options"):
        env.reset(options={"grids": 9})
    for wrong in ("rgb_array", "x", "", 3):
        with pytest.raises(ValueError, match=r"There is no render_mode .*: it is 'ansi' or 'human', or None"):
            RollbookEnv("roll_it", render_mode=wrong)
    for seat in (True, 1.0, "0"):
        with pytest.raises(ValueError, match="A seat is a whole number, 0 for the first, not"):
            RollbookEnv("roll_it", seat=seat)


def test_step_before_the_first_reset_asks_for_one() -> None:
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"Reset the environment first: env.reset\(seed=7\)"):
        RollbookEnv("roll_it").step(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy", "calm=easy", first_listed])
def test_environment_pickled_during_a_match_continues_alike(game: str, opponents: Any) -> None:
    env = gymnasium.make(f"rollbook/{game}-v1", opponents=opponents)
    _, info = env.reset(seed=4)
    rng = Random(4)
    for _ in range(7):
        *_, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
        if over:
            break
    again = pickle.loads(pickle.dumps(env))
    other = copy.deepcopy(env)
    told = info
    for _ in range(30):
        if over:
            break
        action = rng.choice(told["action_mask"].nonzero()[0])
        rows = [each.step(action) for each in (env, again, other)]
        for row in rows[1:]:
            assert row[0].tolist() == rows[0][0].tolist()
            assert row[1:4] == rows[0][1:4]
            assert row[4]["action_mask"].tolist() == rows[0][4]["action_mask"].tolist()
        over, told = rows[0][2], rows[0][4]
    assert again.reset()[0].tolist() == env.reset()[0].tolist(), "the seeds that follow are the same too"


def test_time_limit_of_gymnasium_truncates_a_match() -> None:
    env = gymnasium.make("rollbook/roll_out-v1", max_episode_steps=3)
    _, info = env.reset(seed=2)
    ends: list[bool] = []
    while not any(ends[-1:]):
        *_, terminated, truncated, info = env.step(info["action_mask"].argmax())
        assert not terminated
        ends.append(truncated)
    assert ends == [False, False, True]
