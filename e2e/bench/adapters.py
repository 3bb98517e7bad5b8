"""Measures a step in each adapter against an action in `arena.playout`, alternating in one run.

`python -m e2e.bench.adapters` prints a Markdown table. Name games to measure only those. All play at random. A step is
one pick and the dice that follow. In OpenSpiel a roll is a step too. In Gymnasium a step includes the moves of an
opponent that plays at random. OpenSpiel's `python_tic_tac_toe` is measured for comparison.
"""

import statistics
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import count
from random import Random
from time import process_time
from typing import Any, Final

import gymnasium

from rollbook import GAMES, arena
from rollbook.adapters.pettingzoo import RollbookEnv, RollbookParallelEnv

ROUNDS: Final = 7
SECONDS_A_ROUND: Final = 0.4
SEATS: Final = 2
MAX_RATIOS: Final = {"OpenSpiel": 4, "PettingZoo AEC": 8, "Gymnasium": 8}
"""The goals: the maximum CPU time of a step, as a multiple of the time of an action in a playout."""

Play = Callable[[], int]
"""Plays a match and returns the number of steps."""


def _playout(game: str, _rng: Random) -> Play:
    seeds = count()
    return lambda: arena.playout(game, SEATS, None, next(seeds))[1]


def _open_spiel(name: str, rng: Random) -> Play:
    game: Any = import_module("pyspiel").load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions = [number for number, _ in state.chance_outcomes()]
            else:
                actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        return int(state.move_number())

    return play


def _drawn(mask: Any, rng: Random) -> Any:
    allowed = mask.nonzero()[0]
    return allowed[int(rng.random() * len(allowed))]


def _aec(game: str, rng: Random) -> Play:
    env, seeds = RollbookEnv(game, SEATS), count()

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        for _agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            assert observation is not None
            over = terminated or truncated
            env.step(None if over else _drawn(observation["action_mask"], rng))
            steps += not over
        return steps

    return play


def _parallel(game: str, rng: Random) -> Play:
    env, seeds = RollbookParallelEnv(game, SEATS), count()

    def play() -> int:
        observations, _ = env.reset(seed=next(seeds))
        steps = 0
        while env.agents:
            actions = {agent: _drawn(observations[agent]["action_mask"], rng) for agent in env.agents}
            observations, *_ = env.step(actions)
            steps += 1
        return steps

    return play


def _gymnasium(game: str, rng: Random) -> Play:
    version = GAMES[game].version
    name = f"rollbook.adapters.gymnasium:rollbook/{game}-v{version}"
    env, seeds = gymnasium.make(name, seats=SEATS, opponents="random"), count()

    def play() -> int:
        _, info = env.reset(seed=next(seeds))
        steps, over = 0, False
        while not over:
            *_, over, _, info = env.step(_drawn(info["action_mask"], rng))
            steps += 1
        return steps

    return play


def players(game: str) -> Iterator[tuple[str, Play]]:
    """Yield what is measured for a game: a name, and a function that plays one match."""
    rng = Random(1)
    yield "playout", _playout(game, rng)
    yield "python_tic_tac_toe", _open_spiel("python_tic_tac_toe", rng)
    yield "OpenSpiel", _open_spiel(f"rollbook_{game}", rng)
    yield "PettingZoo AEC", _aec(game, rng)
    yield "PettingZoo parallel", _parallel(game, rng)
    yield "Gymnasium", _gymnasium(game, rng)


def _speed(play: Play) -> float:
    steps, began = 0, process_time()
    while (spent := process_time() - began) < SECONDS_A_ROUND:
        steps += play()
    return steps / spent


def measure(game: str) -> dict[str, float]:
    """Measure the steps per CPU second in each adapter: the median of rounds in which all take turns."""
    measured = dict(players(game))
    for play in measured.values():
        play()
    rounds = [{name: _speed(play) for name, play in measured.items()} for _ in range(ROUNDS)]
    return {name: statistics.median(one[name] for one in rounds) for name in measured}


def main() -> int:
    """Measure the games, print a table, and list the goals that are missed."""
    import_module("rollbook.adapters.open_spiel")
    import_module("open_spiel.python.games.tic_tac_toe")
    missed = []
    for number, game in enumerate(sys.argv[1:] or GAMES):
        speeds = measure(game)
        if not number:
            print(f"| steps a second | {' | '.join(speeds)} |\n| --- |{' ---: |' * len(speeds)}")
        ratios = {name: speeds["playout"] / speed for name, speed in speeds.items()}
        cells = [f"{speed:,.0f} ({ratios[name]:.1f})" for name, speed in speeds.items()]
        print(f"| {game} | {' | '.join(cells)} |", flush=True)
        missed += [
            f"{game}: a step through {name} takes {ratios[name]:.1f} times an action of a playout; {most} is the goal."
            for name, most in MAX_RATIOS.items()
            if ratios[name] > most
        ]
    print("\n" + ("\n".join(missed) or "Every goal is met."))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
