"""How fast the rules are: in CPython, in Pyodide, and beside OpenSpiel on the same machine in the same run.

`python -m e2e.bench_rules` prints Markdown tables. Moves count per CPU second on one core in uniform random playouts,
dice included; OpenSpiel's are counted the same way.
"""

import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path
from random import Random
from time import process_time
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PEERS: Final = ROOT / "build" / "peers"
OPEN_SPIEL: Final = "open_spiel==2.0.2"
REFERENCE: Final = "python_tic_tac_toe"
PEER_GAMES: Final = (REFERENCE, "tic_tac_toe")
ROUNDS: Final = 5
SECONDS_A_ROUND: Final = 1.0
LIMITS: Final = {"match_ms": 60.0, "view_choices_ms": 2.0, "place_choices_ms": 5.0}

Figures = dict[str, dict[str, float]]


def measure_peers() -> dict[str, float]:
    """Moves per CPU second of OpenSpiel's games, the median of a few rounds that alternate between them."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]  # in build/peers
    from open_spiel.python.games import (  # type: ignore[import-not-found, unused-ignore]  # registers its game
        tic_tac_toe as _,
    )

    games = {name: pyspiel.load_game(name) for name in PEER_GAMES}
    rng = Random(1)
    rounds: dict[str, list[float]] = {name: [] for name in games}
    for _round in range(ROUNDS):
        for name, game in games.items():
            rounds[name].append(_playouts(game, rng))
    return {name: statistics.median(speeds) for name, speeds in rounds.items()}


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


def _run(command: list[str | Path], **environment: str) -> Any:
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, stdout=subprocess.PIPE, check=True)
    return json.loads(done.stdout)


def _install_peers() -> None:
    if not (PEERS / "pyspiel").exists() and not list(PEERS.glob("pyspiel*")):
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(PEERS), OPEN_SPIEL]
        subprocess.run(command, check=True)


def table(cpython: Figures, pyodide: Figures, peers: dict[str, float]) -> str:
    """All figures as Markdown."""
    reference = peers[REFERENCE]
    lines = [
        "| game, options, seats | CPython moves/s | x python_tic_tac_toe | Pyodide moves/s | of CPython | Pyodide match ms"
        " | view ms | legal ms | choices ms | view+choices ms |",
        "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for name, here in cpython.items():
        there = pyodide[name]
        speeds = here["actions_per_second"], there["actions_per_second"]
        lines.append(
            f"| {name} | {speeds[0]:,.0f} | {speeds[0] / reference:.1f} | {speeds[1]:,.0f} | {speeds[1] / speeds[0]:.2f}"
            f" | {there['match_ms']:.1f} | {there['view_ms']:.2f} | {there['legal_ms']:.2f} | {there['choices_ms']:.2f}"
            f" | {there['view_choices_ms']:.2f} |"
        )
    lines.append("")
    lines += ["| OpenSpiel 2.0.2, through Python | moves/s | x python_tic_tac_toe |", "| --- | ---: | ---: |"]
    lines += [f"| {name} | {speed:,.0f} | {speed / reference:.1f} |" for name, speed in peers.items()]
    return "\n".join(lines)


def verdicts(cpython: Figures, pyodide: Figures, peers: dict[str, float]) -> list[str]:
    """What is slower than it should be, in sentences."""
    slow = []
    for name, here in cpython.items():
        ratio = here["actions_per_second"] / peers[REFERENCE]
        there = pyodide[name]
        choices = "place_choices_ms" if "place" in name else "view_choices_ms"
        measured = there["choices_ms"] if "place" in name else there["view_choices_ms"]
        if ratio < 1.5:
            slow.append(f"{name}: {ratio:.2f} x {REFERENCE} in CPython; at least 1.5 is the goal.")
        if there["match_ms"] > LIMITS["match_ms"]:
            slow.append(f"{name}: a match takes {there['match_ms']:.0f} ms in Pyodide; the goal is {LIMITS['match_ms']:.0f}.")
        if measured > LIMITS[choices]:
            slow.append(f"{name}: {choices.removeprefix('place_')} {measured:.2f} in Pyodide; the goal is {LIMITS[choices]:.0f}.")
    return slow


def main() -> int:
    """Measure everything and print it."""
    if sys.argv[1:] == ["peers"]:
        json.dump(measure_peers(), sys.stdout)
        return 0
    _install_peers()
    cpython = _run([sys.executable, "-m", "tests.speed"])
    peers = _run([sys.executable, "-m", "e2e.bench_rules", "peers"], PYTHONPATH=str(PEERS))
    pyodide = _run([shutil.which("node") or "node", ROOT / "e2e" / "speed_in_pyodide.mjs"])
    print(table(cpython, pyodide, peers))
    print("\n" + ("\n".join(verdicts(cpython, pyodide, peers)) or "Every goal is met."))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
