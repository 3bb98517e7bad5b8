"""Measures how long Pyodide and CPython take to work out the chances before a roll, for all games and options.

`python -m e2e.bench.chances` prints a Markdown table, and lists values above their limits.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent.parent
COLUMNS: Final = ("ways_first_median", "ways_again_median", "ways_first_worst", "ways_again_worst", "lens_again_worst")
MAX_MILLISECONDS: Final = {"ways_again_median": 10, "ways_again_worst": 30}
"""The goals: the maximum milliseconds that `view` and `ways` of a position take in Pyodide."""

Figures = dict[str, dict[str, float]]


def _run(command: list[str | Path]) -> Figures:
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def table(cpython: Figures, pyodide: Figures) -> str:
    """Return all figures as a Markdown table."""
    heads = ["`view` + `ways`, ms", *(column.replace("_", " ") for column in COLUMNS), "CPython, ways again worst"]
    rows = [heads, ["---", *["---:"] * (len(heads) - 1)]]
    for name, there in sorted(pyodide.items()):
        figures = [*(there[column] for column in COLUMNS), cpython[name]["ways_again_worst"]]
        rows.append([name, *(f"{figure:.1f}" for figure in figures)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


def verdicts(pyodide: Figures) -> list[str]:
    """Return a sentence for each time that is above its limit."""
    return [
        f"{name}: {figure} is {there[figure]:.1f} ms in Pyodide; at most {most} is the goal."
        for name, there in sorted(pyodide.items())
        for figure, most in MAX_MILLISECONDS.items()
        if there[figure] > most
    ]


def main() -> int:
    """Measure everything and print it."""
    cpython = _run([sys.executable, "-m", "tests.chance.speed"])
    node = shutil.which("node") or "node"
    pyodide = _run([node, ROOT / "e2e" / "speed_in_pyodide.mjs", "tests.chance.speed"])
    print(table(cpython, pyodide))
    print("\n" + ("\n".join(verdicts(pyodide)) or "Every goal is met."))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
