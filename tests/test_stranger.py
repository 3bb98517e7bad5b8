"""A stranger's first hour with the package: games, bots and environments as other people write them.

Each script runs in a separate folder and a separate Python. Output on standard error fails a test, unless the test
expects it.
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from textwrap import dedent

import pytest


def needs(module: str) -> pytest.MarkDecorator:
    """Return a mark that skips a test if a library is missing."""
    return pytest.mark.skipif(find_spec(module) is None, reason=f"needs {module}")


HOUSE = """
from dataclasses import replace
from rollbook import GAMES
from rollbook.core.moves import ListedMoves

class TwoMoves(GAMES["roll_it"].states):
    def legal(self, seat):
        return ListedMoves(self, tuple(super().legal(seat))[:2])

    def scores(self):
        return tuple(2 * score for score in super().scores())

GAME = replace(GAMES["roll_it"], id="two_moves", states=TwoMoves, start=TwoMoves.start)
"""

PIG = """
from dataclasses import dataclass
from rollbook.core.dice import Dice
from rollbook.core.game import DICE, Game, State
from rollbook.core.messages import Message
from rollbook.core.moves import ListedMoves, Notation
from rollbook.core.game import Result, highest

@dataclass(frozen=True)
class Pig(State):
    kept: tuple = (0, 0)
    turn: int = 0
    points: int = 0
    deciding: bool = False

    seats = property(lambda self: len(self.kept))
    dice = property(lambda self: Dice(1))

    @property
    def to_act(self):
        return () if max(self.kept) >= 20 else (self.turn,) if self.deciding else (DICE,)

    def legal(self, seat):
        return ListedMoves(self, ("roll", "stop") if self.to_act == (seat,) else ())

    def after_roll(self, roll):
        lost = roll == (1,)
        return type(self)(self.kept, self.turn, 0 if lost else self.points + roll[0], True)

    def after_move(self, seat, move):
        if move == "roll" and self.points:
            return type(self)(self.kept, seat, self.points)
        kept = tuple(old + self.points * (other == seat) for other, old in enumerate(self.kept))
        return type(self)(kept, (seat + 1) % self.seats)

    def scores(self):
        return self.kept

    def result(self):
        if self.to_act:
            return None
        lines = tuple(() for _ in self.kept)
        return Result(self.kept, highest(range(self.seats), self.kept.__getitem__), lines, Message("pig-ended-enough"))

class Words(Notation):
    examples = ("roll", "stop")
    def is_move(self, value): return value in self.examples
    def text(self, move): return move
    def parse(self, text): return text if text in self.examples else None

GAME = Game("pig", 1, range(2, 3), Pig, lambda seats, options: Pig(), Words(), picks=("roll", "stop"))
"""

CAUTIOUS = """
def choose(state, seat, rng):
    return min(state.legal(seat), key=lambda move: state.text(seat, move))
"""


class Hour:
    """A folder in which a stranger writes and runs files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def write(self, name: str, source: str) -> None:
        (self.folder / name).write_text(dedent(source).lstrip(), "utf-8")

    def run(self, *arguments: str, code: int = 0) -> tuple[str, str]:
        """Run Python; return its standard output and its standard error."""
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == code, done.stdout + done.stderr
        return done.stdout, done.stderr

    def types(self, source: str) -> str:
        """Run a script that must print no errors; return its output."""
        self.write("script.py", source)
        printed, complained = self.run("script.py")
        assert complained == ""
        return printed


@pytest.fixture
def hour(tmp_path: Path) -> Hour:
    return Hour(tmp_path)


# A variant, and a small game


def test_house_rule_is_played_recorded_and_read_back(hour: Hour) -> None:
    hour.write("house.py", HOUSE)
    printed = hour.types("""
        from random import choice
        from rollbook import Match
        from house import GAME
        match = Match(GAME, ["Ann", "Ben"], seed=7)
        while match.to_act:
            if match.to_act == ("dice",):
                match.roll()
            else:
                seat = match.to_act[0]
                assert len(match.legal(seat)) <= 2
                match.play(seat, choice(match.legal(seat)))
        assert all(score % 2 == 0 for score in match.state.scores())
        assert Match.parse(str(match), {"two_moves": GAME}) == match
        print(str(match).splitlines()[1], type(match.state).__name__)
    """)
    assert printed == "game: two_moves 1 TwoMoves\n"


def test_house_rule_is_played_by_levels_and_by_a_bot_in_a_file(hour: Hour) -> None:
    hour.write("house.py", HOUSE)
    hour.write("my_bot.py", CAUTIOUS)
    printed = hour.types("""
        from house import GAME
        from rollbook import arena
        print(arena.playout(GAME, 2, (), 1)[1] > 20)
        series = arena.Series(GAME, ("my_bot.py", "hard", "random"), matches=3, seed=1)
        print([played.failure for played in arena.play_all(series)])
    """)
    assert printed == "True\n[None, None, None]\n"


def test_small_game_without_a_display_is_shown_in_the_terminal_of_python(hour: Hour) -> None:
    hour.write("pig.py", PIG)
    printed = hour.types("""
        from rollbook import Match
        from pig import GAME
        match = Match(GAME, ["Ann", "Ben"], seed=3)
        match.roll("5")
        print(repr(match), repr(match.state), str(match.state), sep="\\n")
        print(match.events(0), match.legal(0))
        match.play(0, "stop")
        print(match.state.scores(), match.events(1))
    """)
    assert "pig" in printed
    assert "kept=(0, 0)" in printed
    assert "stop" in printed
    assert "(5, 0)" in printed


def test_small_game_without_a_display_is_played_by_all_players(hour: Hour) -> None:
    hour.write("pig.py", PIG)
    hour.write("my_bot.py", 'def choose(state, seat, rng): return "stop" if state.points >= 10 else "roll"')
    printed = hour.types("""
        from rollbook import Match, arena, bots
        from pig import GAME
        def stops(state, seat, rng):
            return "stop"
        result, actions = arena.playout(GAME, seed=5)
        print(max(result.scores) >= 20, actions > 5)
        for players in [("my_bot.py", "random"), (stops, "greedy"), ("easy", "hard")]:
            series = arena.Series(GAME, players, matches=4, seed=1)
            summary = arena.Summary(series)
            for played in arena.play_all(series):
                assert played.failure is None, played
                summary.add(played)
            print([player.player for player in summary.players()])
        match = Match(GAME, seed=1)
        match.roll("6")
        print(bots.finish(bots.hints(match.state, 0))[0].move in match.legal(0))
    """)
    assert printed == "True True\n['my_bot.py', 'random']\n['stops', 'greedy']\n['easy', 'hard']\nTrue\n"


def test_record_of_a_small_game_is_read_back(hour: Hour) -> None:
    hour.write("pig.py", PIG)
    printed = hour.types("""
        from rollbook import Match
        from pig import GAME
        match = Match(GAME, ["Ann", "Ben"], seed=3)
        for throw, move in [("5", "stop"), ("6", "roll"), ("2", "stop")]:
            match.roll(throw)
            match.play(match.to_act[0], move)
        again = Match.parse(str(match), {"pig": GAME})
        print(again == match, again.actions == match.actions, again.state.scores())
        again.undo()
        print(again.state == match.state, again.to_act)
    """)
    assert printed == "True True (5, 8)\nFalse (1,)\n"


def test_small_game_in_a_script_is_played_by_functions_and_levels(hour: Hour) -> None:
    printed = hour.types(
        dedent(PIG)
        + dedent("""
        from rollbook import arena
        def stops(state, seat, rng):
            return "stop"
        series = arena.Series(GAME, (stops, "hard"), matches=2, seed=1)
        print([played.failure for played in arena.play_all(series)])
        """)
    )
    assert printed == "[None, None]\n"


# Bots


def test_bot_in_a_file_plays_on_the_command_line(hour: Hour) -> None:
    hour.write("my_bot.py", CAUTIOUS)
    printed, _ = hour.run("-m", "rollbook", "arena", "roll_out", "my_bot.py", "random", "--matches", "4", "--seed", "3")
    assert "my_bot.py" in printed
    assert "random" in printed


def test_bot_as_a_function_plays_with_lists_positions_and_random_choice(hour: Hour) -> None:
    printed = hour.types("""
        import random
        from rollbook import Match, arena
        def picks(state, seat, rng):
            moves = state.legal(seat)
            assert moves[0] == list(moves)[0] and moves[-1] == list(moves)[-1]
            assert list(moves[:3]) == list(moves)[:3] and list(reversed(moves))[0] == moves[-1]
            assert moves.index(moves[len(moves) // 2]) == len(moves) // 2
            return rng.choice(moves)
        for game in ("knockout", "knaster", "roll_it", "lowdown", "roll_out"):
            played = arena.play(arena.Series(game, (picks, "random"), 1), 0)
            assert played.failure is None, played
        match = Match("roll_it", 2, seed=7)
        match.roll()
        move = random.choice(match.legal(0))
        match.play(0, move)
        print(match.actions[-1] == f"0 {move}")
    """)
    assert printed == "True\n"


def test_hung_bot_is_named_and_its_match_is_lost(hour: Hour) -> None:
    hour.write("sleepy.py", "import time\ndef choose(state, seat, rng):\n    time.sleep(3600)\n")
    command = ["arena", "knaster", "sleepy.py", "random", "--matches", "1", "--move-limit", "0.5"]
    printed, complained = hour.run("-m", "rollbook", *command)
    assert "took longer than 0.5 seconds" in printed + complained
    assert "Traceback" not in printed + complained


def test_faulty_bot_is_reported_with_its_line(hour: Hour) -> None:
    hour.write("faulty.py", "def choose(state, seat, rng):\n    return state.legel(seat)\n")
    printed, complained = hour.run("-m", "rollbook", "arena", "knaster", "faulty.py", "random", "--matches", "1")
    assert "AttributeError" in printed + complained
    assert "faulty.py, line 2" in printed + complained
    assert "Traceback" not in printed + complained


@needs("numpy")
def test_bot_may_use_numpys_numbers(hour: Hour) -> None:
    printed = hour.types("""
        import numpy as np
        from rollbook import Match, arena
        def samples(state, seat, rng):
            moves = state.legal(seat)
            return moves[np.random.default_rng(rng.getrandbits(32)).integers(len(moves))]
        def converts(state, seat, rng):
            return np.array(list(state.legal(seat)))[-1]
        for game in ("knockout", "knaster", "roll_it", "lowdown", "roll_out"):
            assert arena.play(arena.Series(game, (samples, "random"), 1), 0).failure is None
        for game in ("knockout", "roll_it", "roll_out"):
            played = arena.play(arena.Series(game, (converts, "random"), 1), 0)
            assert played.failure is None, played
        match = Match("roll_it", np.int64(2), {"grids": np.int64(4)}, np.int64(7))
        match.roll()
        seat = np.int64(0)
        match.play(seat, match.legal(seat)[np.int64(0)])
        print(len(match.actions), match.events(np.int64(1)) != (), match.position(np.int64(0)).to_act)
    """)
    assert printed == "2 True ('dice',)\n"


# Pickling and replaying


def test_match_and_state_are_pickled_and_copied(hour: Hour) -> None:
    hour.write("house.py", HOUSE)
    printed = hour.types("""
        import copy, pickle
        from rollbook import GAMES, Match
        from house import GAME
        for game in (*GAMES, GAME):
            match = Match(game, 2, seed=7)
            for _ in range(8):
                actor = match.to_act[0]
                match.roll() if actor == "dice" else match.play(actor, match.legal(actor)[0])
            for again in (pickle.loads(pickle.dumps(match)), copy.deepcopy(match), copy.copy(match)):
                assert again == match and again.state == match.state and again.state.game is match.state.game
                actor = again.to_act[0]
                again.roll() if actor == "dice" else again.play(actor, again.legal(actor)[-1])
                assert again != match
            state = pickle.loads(pickle.dumps(match.state))
            assert state == match.state and hash(state) == hash(match.state)
        print("all")
    """)
    assert printed == "all\n"


def test_match_is_replayed_from_its_record(hour: Hour) -> None:
    printed = hour.types("""
        from rollbook import Match
        match = Match("roll_out", ["Ann", "Ben"], seed=5)
        while match.to_act:
            actor = match.to_act[0]
            match.roll() if actor == "dice" else match.play(actor, match.legal(actor)[0])
        with open("match.txt", "w") as file:
            file.write(str(match))
        again = Match.parse(open("match.txt").read())
        assert again == match
        other = Match("roll_out", ["Ann", "Ben"], seed=5)
        for line in match.actions:
            other.do(line)
        print(other == match, other.result == match.result)
    """)
    assert printed == "True True\n"
    printed, complained = hour.run("-m", "rollbook", "replay", "match.txt")
    assert "Ann" in printed
    assert complained == ""


# Environments


@needs("gymnasium")
def test_gymnasium_environment_is_played_pickled_and_given_a_function(hour: Hour) -> None:
    hour.write("mine.py", "def first(state, seat, rng): return state.legal(seat)[0]\n")
    printed = hour.types("""
        import pickle
        import gymnasium, numpy
        import rollbook.adapters.gymnasium
        from mine import first
        rng = numpy.random.default_rng(1)
        for opponents in ("random", first):
            env = gymnasium.make("rollbook/roll_out-v1", opponents=opponents)
            _, info = env.reset(seed=7)
            for _ in range(5):
                _, _, over, _, info = env.step(rng.choice(info["action_mask"].nonzero()[0]))
            again = pickle.loads(pickle.dumps(env))
            while not over:
                action = rng.choice(info["action_mask"].nonzero()[0])
                row, reward, over, _, info = env.step(action)
                same, also, _, _, _ = again.step(action)
                assert (row == same).all() and reward == also
            print(abs(reward))
    """)
    assert printed == "1.0\n1.0\n"


@needs("pettingzoo")
def test_pettingzoo_environment_is_played_and_pickled(hour: Hour) -> None:
    printed = hour.types("""
        import pickle
        import numpy
        from rollbook.adapters.pettingzoo import RollbookEnv
        env = RollbookEnv("roll_it", options=[("grids", 4)])
        env.reset(seed=7)
        env = pickle.loads(pickle.dumps(env))
        rng = numpy.random.default_rng(1)
        for agent in env.agent_iter():
            observation, reward, ended, truncated, info = env.last()
            done = ended or truncated
            env.step(None if done else rng.choice(observation["action_mask"].nonzero()[0]))
        print(env.agents)
    """)
    assert printed == "[]\n"


@needs("pyspiel")
def test_openspiel_game_is_played_and_pickled(hour: Hour) -> None:
    printed = hour.types("""
        import pickle, random
        import pyspiel
        import rollbook.adapters.open_spiel
        state = pyspiel.load_game("rollbook_lowdown(players=2)").new_initial_state()
        rng = random.Random(1)
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            if rng.random() < 0.05:
                state = pickle.loads(pickle.dumps(state))
        print(sum(state.returns()) == 0)
    """)
    assert printed == "True\n"
