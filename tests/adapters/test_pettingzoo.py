"""Rollbook's games as PettingZoo sees them, judged by PettingZoo's own tests."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, SetUpError
from rollbook.game import DICE, Game, OptionValue
from tests.invariants import set_ups

pytest.importorskip("pettingzoo", reason="needs rollbook[pettingzoo]")
judges: Any = pytest.importorskip("pettingzoo.test")
RollbookEnv: Any = pytest.importorskip("rollbook.adapters.pettingzoo").RollbookEnv

EVERY_SET_UP = [
    (game, seats, options)
    for game in GAMES.values()
    for seats, options in set_ups(game)
    if not (game.id == "roll_it" and "board" in options)  # the sides differ in nothing but their numbers
]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_api(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    judges.api_test(RollbookEnv(game.id, seats, options), num_cycles=1000)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_seed(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    judges.seed_test(lambda: RollbookEnv(game.id, seats, options), num_cycles=500)


@pytest.mark.parametrize("game", GAMES)
def test_an_environment_throws_the_dice_of_the_match_with_its_seed(game: str) -> None:
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
        for pick in match.state.picks(match.state.move_from_text(move)):
            env.step(env.actions.number(pick))
        if env.position.picks:
            env.step(env.actions.number("ok"))
        match.play(actor, move)
    assert env.position.state == match.state
    assert all(env.terminations.values())
    assert match.result is not None
    best = max(env.rewards.values())
    assert [seat for seat, agent in enumerate(env.agents) if env.rewards[agent] == best] == list(match.result.winners)


def test_the_mask_says_what_is_legal_and_only_for_who_is_to_act() -> None:
    env = RollbookEnv("roll_out")
    env.reset(seed=7)  # 4 and 1 after the roll-off; see the observation
    agent, other = env.agent_selection, next(agent for agent in env.agents if agent != env.agent_selection)
    text = bytes(env.observe(agent)).rstrip(b"\0").decode()
    assert text == env.render()
    assert 'prompt-both_dice {"first": 1, "second": 4, "total": 5}' in text
    mask = env.infos[agent]["action_mask"]
    assert {env.actions.texts[number] for number in mask.nonzero()[0]} == {"c1", "c4", "c5", "f1", "f4", "f5"}
    assert not env.infos[other]["action_mask"].any()


def test_an_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    env = RollbookEnv("roll_out")
    env.reset(seed=7)
    before = env.position
    with pytest.raises(IllegalMove, match="The dice show 1 and 4"):
        env.step(env.actions.number("c9"))
    with pytest.raises(ValueError, match="An action is a number from 0 to 30, not 31"):
        env.step(31)
    assert env.position is before


def test_without_a_seed_the_dice_differ() -> None:
    env = RollbookEnv("roll_it")
    seeds = set()
    for _ in range(3):
        env.reset()
        seeds.add(env.dice_seed)
    assert len(seeds) == 3


def test_a_set_up_or_a_seed_that_the_rules_forbid_is_refused() -> None:
    with pytest.raises(SetUpError, match="roll_out is played by exactly 2 people, not 5"):
        RollbookEnv("roll_out", seats=5)
    with pytest.raises(SetUpError, match="A seed is a whole number"):
        RollbookEnv("roll_out").reset(seed=-1)


def test_it_prints_itself_where_people_watch(capsys: pytest.CaptureFixture[str]) -> None:
    env = RollbookEnv("roll_out", render_mode="human")
    env.reset(seed=7)
    assert env.render() is None
    assert capsys.readouterr().out == f"{env.position}\n"
    env.close()
