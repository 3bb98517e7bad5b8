"""Measures the rules in CPython, in Pyodide, and against OpenSpiel on the same machine in the same run.

`python -m e2e.bench.rules` prints Markdown tables. Speed is measured in moves per CPU second on one core, in uniform
random playouts, dice included; OpenSpiel is measured in the same way.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from timeit import repeat
from typing import Any, Final

from rollbook.games import GAMES
from tests.speed import measured_set_ups, playouts

ROOT: Final = Path(__file__).parent.parent.parent
PEERS: Final = ROOT / "build" / "peers"
OPEN_SPIEL: Final = "open_spiel==2.0.2"
REFERENCE: Final = "python_tic_tac_toe"
PEER_GAMES: Final = (REFERENCE, "tic_tac_toe")
ROUNDS: Final = 5
SECONDS_A_ROUND: Final = 0.4
MIN_RATIO: Final = 3.5
"""The goal for every set-up, relative to the reference's moves per second."""
MIN_MEAN_RATIO: Final = 5.0
"""The goal for the mean over all set-ups."""
CLONES: Final = 20_000
MAX_CLONE_MICROSECONDS: Final = 5.0

Figures = dict[str, dict[str, float]]


def measure_peers() -> dict[str, float]:
    """Measure the moves per CPU second of OpenSpiel's games: the median of rounds that alternate between the games."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games.tic_tac_toe")  # registers the game that is written in Python
    games = {name: pyspiel.load_game(name) for name in PEER_GAMES}
    rng = Random(1)
    rounds: dict[str, list[float]] = {name: [] for name in games}
    for _round in range(ROUNDS):
        for name, game in games.items():
            rounds[name].append(_playouts(game, rng))
    return {name: statistics.median(speeds) for name, speeds in rounds.items()}


def measure_ratios() -> dict[str, float]:
    """Measure each set-up as a multiple of the reference: the median of rounds that run both in turn.

    The machine's speed changes within seconds, so only runs next to each other can be compared.
    """
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games.tic_tac_toe")
    reference, rng = pyspiel.load_game(REFERENCE), Random(1)
    return {
        name: statistics.median(
            playouts(*set_up, SECONDS_A_ROUND)["actions_per_second"] / _playouts(reference, rng) for _ in range(ROUNDS)
        )
        for name, set_up in measured_set_ups().items()
    }


def _playouts(game: Any, rng: Random) -> float:
    moves = 0
    began = process_time()
    while process_time() - began < SECONDS_A_ROUND:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            moves += 1
    return moves / (process_time() - began)


def measure_clones() -> dict[str, float]:
    """Measure the CPU microseconds of `clone()` of an OpenSpiel state in each game: the best of a few rounds."""
    pyspiel = import_module("pyspiel")
    import_module("rollbook.adapters.open_spiel")
    times = {}
    for name in GAMES:
        state, rng = pyspiel.load_game(f"rollbook_{name}").new_initial_state(), Random(1)
        for _action in range(12):
            state.apply_action(rng.choice(state.legal_actions()))
        rounds = repeat(state.clone, timer=process_time, number=CLONES, repeat=ROUNDS)
        times[name] = min(rounds) / CLONES * 1e6
    return times


def _run(command: list[str | Path], **environment: str) -> Any:
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def _install_peers() -> None:
    if not (PEERS / "pyspiel").exists() and not list(PEERS.glob("pyspiel*")):
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(PEERS), OPEN_SPIEL]
        subprocess.run(command, check=True)


def table(cpython: Figures, pyodide: Figures, ratios: dict[str, float], peers: dict[str, float]) -> str:
    """Return all figures as Markdown tables."""
    heads = [
        "game, options, seats",
        "CPython moves/s",
        f"x {REFERENCE}",
        "Pyodide moves/s",
        "of CPython",
        "match ms",
        "view ms",
        "legal ms",
        "choices ms",
        "view+choices ms",
    ]
    lines = [
        "The times are Pyodide's: the median of a match, and the worst of all positions of one.",
        "",
        *_head(heads),
    ]
    for name, here in cpython.items():
        there = pyodide[name]
        speed = here["actions_per_second"]
        figures = [f"{speed:,.0f}", f"{ratios[name]:.1f}", f"{there['actions_per_second']:,.0f}"]
        figures += [f"{there['actions_per_second'] / speed:.2f}", f"{there['match_ms']:.1f}"]
        figures += [f"{there[call]:.2f}" for call in ("view_ms", "legal_ms", "choices_ms", "view_choices_ms")]
        lines.append(_row([name, *figures]))
    lines += ["", *_head(["OpenSpiel 2.0.2, through Python", "moves/s", f"x {REFERENCE}"])]
    lines += [_row([name, f"{speed:,.0f}", f"{speed / peers[REFERENCE]:.1f}"]) for name, speed in peers.items()]
    return "\n".join(lines)


def clone_table(clones: dict[str, float]) -> str:
    """Return a Markdown table with the time that cloning an OpenSpiel state takes in each game."""
    rows = [_row([name, f"{time:.1f}"]) for name, time in clones.items()]
    return "\n".join([*_head(["`clone()` of an OpenSpiel state", "µs"]), *rows])


def slow_clones(clones: dict[str, float]) -> list[str]:
    """Return a sentence for each game whose states take too long to clone."""
    most = MAX_CLONE_MICROSECONDS
    return [
        f"{name}: clone() takes {time:.1f} µs; at most {most} is the goal."
        for name, time in clones.items()
        if time > most
    ]


def _head(names: list[str]) -> list[str]:
    return [_row(names), _row(["---", *["---:"] * (len(names) - 1)])]


def _row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def verdicts(pyodide: Figures, ratios: dict[str, float]) -> list[str]:
    """Return a sentence for each speed that misses its goal and each time that is above its limit."""
    slow = [
        f"{name}: {ratio:.2f} x {REFERENCE} in CPython; at least {MIN_RATIO} is the goal."
        for name, ratio in ratios.items()
        if ratio < MIN_RATIO
    ]
    mean = statistics.mean(ratios.values())
    if mean < MIN_MEAN_RATIO:
        slow.append(f"On average {mean:.2f} x {REFERENCE} in CPython; at least {MIN_MEAN_RATIO} is the goal.")
    for name, there in pyodide.items():
        # Place value has tens of thousands of moves, so its choices have a separate limit.
        limits = {"match_ms": 60, "choices_ms": 5} if "=place" in name else {"match_ms": 60, "view_choices_ms": 2}
        for figure, limit in limits.items():
            if there[figure] > limit:
                slow.append(f"{name}: {figure} is {there[figure]:.2f} in Pyodide; at most {limit} is the goal.")
    return slow


def main() -> int:
    """Measure everything and print it."""
    measured_apart = {"peers": measure_peers, "ratios": measure_ratios, "clones": measure_clones}
    if sys.argv[1:] and sys.argv[1] in measured_apart:
        json.dump(measured_apart[sys.argv[1]](), sys.stdout)
        return 0
    _install_peers()
    cpython = _run([sys.executable, "-m", "tests.speed"])
    peers = _run([sys.executable, "-m", "e2e.bench.rules", "peers"], PYTHONPATH=str(PEERS))
    ratios = _run([sys.executable, "-m", "e2e.bench.rules", "ratios"], PYTHONPATH=str(PEERS))
    pyodide = _run([shutil.which("node") or "node", ROOT / "e2e" / "speed_in_pyodide.mjs"])
    clones = _run([sys.executable, "-m", "e2e.bench.rules", "clones"])
    print(table(cpython, pyodide, ratios, peers))
    print("\n" + clone_table(clones))
    print(f"\nOn average over the set-ups: {statistics.mean(ratios.values()):.1f} x {REFERENCE}.")
    slow = [*verdicts(pyodide, ratios), *slow_clones(clones)]
    print("\n" + ("\n".join(slow) or "Every goal is met."))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
