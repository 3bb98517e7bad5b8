"""Rollbook's games as OpenSpiel sees them, checked by OpenSpiel's own tests."""

import pickle
import subprocess
import sys
import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, SetUpError
from rollbook.adapters.by_picks import Position
from rollbook.adapters.observation import Observer
from rollbook.core.game import DICE
from rollbook.games.roll_out.rules import RollOutState
from tests.invariants import set_ups
from tests.places import HERE
from tests.repeats import ALL, slow_but

np: Any = pytest.importorskip("numpy")
pyspiel: Any = pytest.importorskip("pyspiel", reason="needs rollbook[openspiel]")
adapter: Any = pytest.importorskip("rollbook.adapters.open_spiel")


def names() -> Iterator[str]:
    """Yield each set-up in OpenSpiel's notation."""
    for game in GAMES.values():
        for seats, options in set_ups(game):
            if game.id == "roll_it" and "board" in options:
                continue  # the sides differ only in their numbers
            parameters = {"players": seats, **options}
            yield f"rollbook_{game.id}({','.join(f'{name}={value}' for name, value in parameters.items())})"


EVERY_SET_UP = list(names())
# OpenSpiel's tests check these thoroughly: every set-up in `dev.py test all`, otherwise each game with two players.
JUDGED = EVERY_SET_UP if ALL else [f"rollbook_{game}(players=2)" for game, one in GAMES.items() if 2 in one.seats]
SHORT_PLAYTHROUGHS = {
    "knockout": ("rollbook_knockout", 20),
    "knaster": ("rollbook_knaster(players=1)", 3),
    "roll_it": ("rollbook_roll_it(grids=4)", 27),
    "lowdown": ("rollbook_lowdown", 40),
    "roll_out": ("rollbook_roll_out", 2),
}
"""A set-up and a seed with a short match for each game, because OpenSpiel prints each byte of each position slowly."""


@pytest.fixture(scope="module")
def outside_judge() -> Any:
    """Return OpenSpiel's own test class for all games, to be subclassed for one game."""
    module = pytest.importorskip("open_spiel.integration_tests.api_test")
    return module.EnforceAPIOnPartialTreeBase


def test_every_game_of_the_shelf_is_registered() -> None:
    assert {f"rollbook_{game}" for game in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", JUDGED)
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", JUDGED)
def test_openspiels_invariants_hold(name: str, outside_judge: Any) -> None:
    case = type(f"Enforce_{name}", (outside_judge,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert result.wasSuccessful(), [report for _, report in result.failures + result.errors]


def test_value_iteration_of_one_checker_equals_the_chance_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    # OpenSpiel's module imports a linear-programming solver, which only simultaneous games need.
    monkeypatch.setitem(sys.modules, "cvxpy", SimpleNamespace(ECOS=None))
    value_iteration = pytest.importorskip("open_spiel.python.algorithms.value_iteration").value_iteration
    game = pyspiel.load_game("rollbook_roll_out_fewer(checkers=1)")
    values = value_iteration(game, depth_limit=-1, threshold=1e-9, cyclic_game=True)
    first = game.new_initial_state()
    returns = sum(chance * values[str(first.child(roll))] for roll, chance in first.chance_outcomes())
    assert (1 + returns) / 2 == pytest.approx(36 / 61, abs=1e-7)  # docs/exact.md


@pytest.mark.parametrize("game", GAMES)
def test_playthrough_replays(game: str, tmp_path: Path) -> None:
    generate = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    flags = pytest.importorskip("absl.flags")
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's generator reads its settings from a command line
    file = tmp_path / "playthrough.txt"
    name, seed = SHORT_PLAYTHROUGHS.get(game, (f"rollbook_{game}", 4))
    file.write_text(generate.playthrough(name, [], seed=seed), "utf-8")
    original, again = generate.replay(str(file))
    assert original == again
    assert "IsTerminal() = True" in original


@pytest.mark.parametrize("name", EVERY_SET_UP)
def test_game_and_a_state_survive_pickling_and_copying(name: str) -> None:
    game = pyspiel.load_game(name)
    assert str(pickle.loads(pickle.dumps(game))) == str(game) == name_with_defaults(game, name)
    state = game.new_initial_state()
    rng = Random(1)
    for _ in range(30):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    assert state.clone().position == state.position
    assert pickle.loads(pickle.dumps(state)).position == state.position
    copied, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.position == state.position
    assert str(copied) == str(game)


def name_with_defaults(game: Any, name: str) -> str:
    """Return a game's name with all its parameters in alphabetical order, as OpenSpiel writes it."""
    parameters = ",".join(f"{key}={value}" for key, value in sorted(game.get_parameters().items()))
    return f"{name.partition('(')[0]}({parameters})"


@pytest.mark.parametrize("game", GAMES)
def test_match_and_its_state_in_openspiel_stay_the_same(game: str) -> None:
    """The dice of a Rollbook match go to OpenSpiel as outcome numbers, the picks as strings."""
    match = Match(game, seed=3)
    rng = Random(3)
    state = pyspiel.load_game(f"rollbook_{game}").new_initial_state()
    while match.to_act:
        actor = match.to_act[0]
        assert not state.is_terminal()
        assert state.current_player() == (pyspiel.PlayerId.CHANCE if actor == DICE else actor)
        if actor == DICE:
            chances = [chance for _, chance in match.state.outcomes()]
            assert [chance for _, chance in state.chance_outcomes()] == chances
            state.apply_action(state.string_to_action(pyspiel.PlayerId.CHANCE, match.roll()))
        else:
            move = match.legal(actor).sample(rng)
            for pick in match.state.game.notation.picks(match.state.game.notation.parse(move)):
                state.apply_action(state.string_to_action(actor, pick))
            match.play(actor, move)
            if state.position.picks:
                state.apply_action(state.string_to_action(actor, "ok"))
        assert state.position.state == match.state
    assert state.is_terminal()
    assert match.result is not None
    returns = state.returns()
    assert [seat for seat, brought in enumerate(returns) if brought == max(returns)] == list(match.result.winners)


def test_observation_tensor_has_the_documented_values() -> None:
    """The tensor has these values, because a network cannot learn from the bytes of the string, which is for people."""
    game = pyspiel.load_game("rollbook_roll_out")
    state = game.new_initial_state()
    assert state.observation_string(0) == str(state)
    assert str(state).splitlines()[0] == "dice"
    rng = Random(4)
    for _ in range(40):
        for player in range(2):
            picks = state.position.picks if player == state.current_player() else ()
            values = Observer(GAMES["roll_out"], 2).values(state.position.state, player, picks)
            assert state.observation_tensor(player) == [pytest.approx(value) for value in values]
            assert len(values) == game.observation_tensor_size()
        state.apply_action(rng.choice(state.legal_actions()))


def test_observer_names_the_parts_in_their_shapes() -> None:
    game = pyspiel.load_game("rollbook_knaster(players=3)")
    observer = game.make_py_observer()
    state = game.new_initial_state()
    state.apply_action(0)
    state.apply_action(state.string_to_action(0, "c2"))
    observer.set_from(state, 1)
    numbers = observer.dict["numbers"]
    assert numbers.shape == (3, 11, 5, 5)
    # In seat 1's view, seat 0 comes last; seat 0 has written the total 2 in column c, row 2.
    assert list(zip(*numbers.nonzero(), strict=True)) == [(2, 0, 1, 2)]


def test_clone_shares_immutable_parts() -> None:
    """Positions and the table of actions never change; copying them used to take nine tenths of the time of `clone`."""
    state = pyspiel.load_game("rollbook_knockout").new_initial_state()
    copied = state.clone()
    assert copied.position is state.position
    assert copied.position.actions is state.position.actions
    copied.apply_action(0)
    assert copied.position != state.position
    assert state.position == state.get_game().start


def test_set_up_against_the_rules_is_refused() -> None:
    with pytest.raises(SetUpError, match="roll_out is played by exactly 2 people, not 3"):
        pyspiel.load_game("rollbook_roll_out(players=3)")
    with pytest.raises(SetUpError, match="The option “level” cannot be “sum9”"):
        pyspiel.load_game("rollbook_knockout(level=sum9)")
    with pytest.raises(ValueError, match="takes no parameters"):
        pyspiel.load_game("rollbook_roll_out").make_py_observer(None, {"view": "mine"})


def test_solo_match_returns_the_score() -> None:
    game = pyspiel.load_game("rollbook_knaster(players=1)")
    rng = Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == list(state.position.state.scores())
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_openspiels_mcts_finds_the_move_that_wins() -> None:
    """The last checker is the 7, and the roll is 2 and 5: their sum wins at once, but flipping does not."""
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    state = pyspiel.load_game("rollbook_roll_out").new_initial_state()
    state.position = Position.of(RollOutState((1 << 7, 0b1111111110), (0, 0), 0, 0, (2, 5), False, None))
    assert {state.action_to_string(action) for action in state.legal_actions()} == {"c7", "f2", "f5", "f7"}
    before = str(state)
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(state.get_game(), 2, 60, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    assert state.action_to_string(bot.step(state)) == "c7"
    assert str(state) == before, "the search plays on copies"


def test_openspiels_mcts_plays_a_match_to_its_end() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game = pyspiel.load_game("rollbook_knockout(level=face2)")
    rng = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 2, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(numbers, p=chances))
        else:
            state.apply_action(bot.step(state))
    assert sum(state.returns()) == 0


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_environment_for_reinforcement_learning(game: str) -> None:
    rl_environment = pytest.importorskip("open_spiel.python.rl_environment")
    sampler = rl_environment.ChanceEventSampler(seed=3)
    env = rl_environment.Environment(f"rollbook_{game}", chance_event_sampler=sampler, enable_legality_check=True)
    rng = np.random.RandomState(3)
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


KINDS_OF_NODES = {
    "knockout": "dice to act; seat 0 to act; seat 1 to act; the end",
    "knaster": "2 seats at once; 3 seats at once; dice to act; seat 2 to act; the end",
    "roll_it": "dice to act; seat 0 to act; seat 1 to act; the end",
    "lowdown": "2 seats at once; dice to act; seat 0 to act; seat 1 to act; seat 2 to act; the end",
    "roll_out": "dice to act; seat 0 to act; seat 1 to act; the end",
}


@pytest.mark.parametrize("game", slow_but(GAMES, "knockout", "roll_out"))
def test_every_method_of_a_state_for_every_player_at_every_node_leaves_python_alive(game: str) -> None:
    command = [sys.executable, "-m", "tests.adapters.every_method", game]
    done = subprocess.run(command, cwd=HERE.parent, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == KINDS_OF_NODES.get(game, done.stdout.strip())


@pytest.mark.parametrize("wrong", [True, 7.0, "7", None, -1, 1 << 70])
def test_apply_action_given_no_action_refuses_it_at_every_node(wrong: object) -> None:
    state = pyspiel.load_game("rollbook_roll_it").new_initial_state()
    for places in (21, 83):
        before = state.position
        with pytest.raises(ValueError, match=f"An action is a whole number from 0 to {places - 1}, not"):
            state.apply_action(wrong)
        with pytest.raises(ValueError, match=f"An action is a whole number from 0 to {places - 1}, not {places}"):
            state.apply_action(places)
        assert (state.position, state.move_number()) == (before, places // 80)
        state.apply_action(np.int64(state.legal_actions()[0]))


def test_illegal_action_is_refused_with_the_reason_and_changes_nothing() -> None:
    state = pyspiel.load_game("rollbook_roll_it").new_initial_state()
    state.apply_action(0)  # the roll is 1 and 1, and no cell shows 2
    with pytest.raises(IllegalMove, match="With a 2, you lose your turn"):
        state.apply_action(0)
    assert (state.history(), state.legal_actions()) == ([0], [81])
