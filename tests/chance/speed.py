"""Measures how long the chances before a roll take, in the same way in CPython and in Pyodide."""

import json
import statistics
import sys
from random import Random
from time import perf_counter
from typing import Final

from rollbook.chance import lens, ways
from tests.chance.brute import positions, set_ups

POSITIONS: Final = 6
"""The number of positions for each set-up."""
REPEATS: Final = 3


def measure(each: int = POSITIONS) -> dict[str, dict[str, float]]:
    """Measure the milliseconds of `view` + `ways`, and of `view` + the page's `lens`, by game and level.

    `first` is the first request about a position, as the page makes it; `again` is the best of a few more, so that a
    pause of the machine does not count. Both have the median and the worst of all positions.
    """
    found: dict[str, dict[str, list[float]]] = {}
    for state in positions(Random("speed"), each * sum(1 for _ in set_ups())):
        name = " ".join([state.game.id, getattr(state, "level", "")]).strip()
        kinds = found.setdefault(name, {})
        for kind, ask in (("ways", ways), ("lens", lens)):
            times = []
            for _ in range(1 + REPEATS):
                began = perf_counter()
                state.view()
                ask(state, state.turn)
                times.append((perf_counter() - began) * 1000)
            kinds.setdefault(f"{kind}_first", []).append(times[0])
            kinds.setdefault(f"{kind}_again", []).append(min(times[1:]))
    return {
        name: {
            f"{kind}_{word}": of(times)
            for kind, times in kinds.items()
            for word, of in (("median", statistics.median), ("worst", max))
        }
        for name, kinds in found.items()
    }


if __name__ == "__main__":
    json.dump(measure(), sys.stdout)
