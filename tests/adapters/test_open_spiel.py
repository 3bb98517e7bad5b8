"""Rollbook's games as OpenSpiel sees them, judged by OpenSpiel's own tests."""

import pickle
import unittest
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, SetUpError
from rollbook.game import DICE
from tests.invariants import set_ups

pyspiel: Any = pytest.importorskip("pyspiel", reason="needs rollbook[openspiel]")
adapter: Any = pytest.importorskip("rollbook.adapters.open_spiel")


def names() -> Iterator[str]:
    """Each set-up in OpenSpiel's notation."""
    for game in GAMES.values():
        for seats, options in set_ups(game):
            if game.id == "roll_it" and "board" in options:
                continue  # the sides differ in nothing but their numbers
            parameters = {"players": seats, **options}
            yield f"rollbook_{game.id}({','.join(f'{name}={value}' for name, value in parameters.items())})"


EVERY_SET_UP = list(names())
SHORT_PLAYTHROUGHS = {
    "knockout": ("rollbook_knockout", 20),
    "knaster": ("rollbook_knaster(players=1)", 3),
    "roll_it": ("rollbook_roll_it(grids=4)", 27),
    "lowdown": ("rollbook_lowdown", 40),
    "roll_out": ("rollbook_roll_out", 2),
}
"""A set-up and a seed with a short match: OpenSpiel writes down each byte of each position, which takes its time."""


@pytest.fixture(scope="module")
def outside_judge() -> Any:
    """OpenSpiel's own test of every game, as a class that a game is put into."""
    module = pytest.importorskip("open_spiel.integration_tests.api_test")
    return module.EnforceAPIOnPartialTreeBase


def test_every_game_of_the_shelf_is_registered() -> None:
    assert {f"rollbook_{game}" for game in GAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", EVERY_SET_UP)
def test_random_simulation_with_serialisation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", EVERY_SET_UP)
def test_openspiels_invariants_hold(name: str, outside_judge: Any) -> None:
    case = type(f"Enforce_{name}", (outside_judge,), {"game_name": name, "game": pyspiel.load_game(name)})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 4
    assert result.wasSuccessful(), [report for _, report in result.failures + result.errors]


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_replays(game: str, tmp_path: Path) -> None:
    generate = pytest.importorskip("open_spiel.python.algorithms.generate_playthrough")
    flags = pytest.importorskip("absl.flags")
    flags.FLAGS.mark_as_parsed()  # OpenSpiel's generator reads its settings from a command line that is not there
    file = tmp_path / "playthrough.txt"
    name, seed = SHORT_PLAYTHROUGHS.get(game, (f"rollbook_{game}", 4))
    file.write_text(generate.playthrough(name, [], seed=seed), "utf-8")
    original, again = generate.replay(str(file))
    assert original == again
    assert "IsTerminal() = True" in original


@pytest.mark.parametrize("name", EVERY_SET_UP)
def test_a_game_and_a_state_survive_pickling_and_copying(name: str) -> None:
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
    """OpenSpiel names all parameters, in alphabetical order."""
    parameters = ",".join(f"{key}={value}" for key, value in sorted(game.get_parameters().items()))
    return f"{name.partition('(')[0]}({parameters})"


@pytest.mark.parametrize("game", GAMES)
def test_a_match_and_its_state_in_openspiel_stay_the_same(game: str) -> None:
    """The dice of a Rollbook match fed to OpenSpiel by number, the picks by their texts."""
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
            for pick in match.state.picks(match.state.move_from_text(move)):
                state.apply_action(state.string_to_action(actor, pick))
            match.play(actor, move)
            if state.position.picks:
                state.apply_action(state.string_to_action(actor, "ok"))
        assert state.position.state == match.state
    assert state.is_terminal()
    assert match.result is not None
    returns = state.returns()
    assert [seat for seat, brought in enumerate(returns) if brought == max(returns)] == list(match.result.winners)


def test_the_observation_is_the_position_as_text() -> None:
    game = pyspiel.load_game("rollbook_roll_out")
    state = game.new_initial_state()
    text = state.observation_string(0)
    assert text == str(state)
    assert text.splitlines()[0] == "dice"
    tensor = state.observation_tensor(1)
    assert bytes(map(int, tensor)).rstrip(b"\0").decode() == text
    assert len(tensor) == game.observation_tensor_size()


def test_a_set_up_that_the_rules_forbid_is_refused() -> None:
    with pytest.raises(SetUpError, match="roll_out is played by exactly 2 people, not 3"):
        pyspiel.load_game("rollbook_roll_out(players=3)")
    with pytest.raises(SetUpError, match="The option “level” cannot be “sum9”"):
        pyspiel.load_game("rollbook_knockout(level=sum9)")
    with pytest.raises(ValueError, match="takes no parameters"):
        pyspiel.load_game("rollbook_roll_out").make_py_observer(None, {"view": "mine"})


def test_playing_alone_returns_the_score() -> None:
    game = pyspiel.load_game("rollbook_knaster(players=1)")
    rng = Random(5)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    assert state.returns() == list(state.position.state.scores())
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
