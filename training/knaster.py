"""Learns the value of sheets in Knaster by playing alone: `python -m training.knaster --seed 1`.

TD(lambda): the value of each sheet moves towards a mixture of the final score and the value one move later. The result
is py/rollbook/games/knaster/weights.bin. With `--checkpoint FILE`, an interrupted run continues and leads to the same
result. Needs Numba and NumPy (the dependency group `training`).
"""

import argparse
import time
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollbook.games.knaster.bot import STAGES
from training.knaster_play import LENGTHS, OFFSETS, SLOPE_SHARE, learn, seed
from training.weights import packed

Floats = NDArray[np.float64]

WEIGHTS = Path(__file__).parents[1] / "py/rollbook/games/knaster/weights.bin"
CHUNK: Final = 20_000
"""The number of matches between two reports. Each such chunk has its own seed for the dice."""
SLOWER: Final = 500_000
"""Learning-rate decay: the number of matches after which the rate has fallen to a tenth."""
TESTED: Final = 10_000


def rows_of(numbers: Floats) -> dict[str, list[float]]:
    """The rows of numbers by name, as an evaluator reads them."""
    rows = {name: numbers[OFFSETS[name] :][:length] for name, length in LENGTHS.items()}
    for stage in range(STAGES):
        rows[f"slope {stage}"] = rows[f"slope {stage}"] * SLOPE_SHARE
    return {name: row.tolist() for name, row in rows.items()}


def main() -> None:
    """Learn, show progress, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=180_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--checkpoint", type=Path, help="keep what is learnt there, and go on from it")
    arguments = parser.parse_args()
    chunks = arguments.matches // CHUNK
    numbers, pulled, first = np.zeros(OFFSETS["end"]), np.zeros(OFFSETS["end"]), 0
    if arguments.checkpoint and arguments.checkpoint.exists():
        kept = np.load(arguments.checkpoint)
        numbers, pulled, first = kept["numbers"], kept["pulled"], int(kept["chunks"])
    began = time.process_time()
    for chunk in range(first, chunks):
        seed(arguments.seed * 100_003 + chunk)
        mean = learn(numbers, pulled, CHUNK, 0.1 ** (chunk * CHUNK / SLOWER))
        seconds = time.process_time() - began
        print(f"{(chunk + 1) * CHUNK} matches, mean of the last {CHUNK}: {mean:.2f}, {seconds:.0f} s", flush=True)
        if arguments.checkpoint:
            with arguments.checkpoint.open("wb") as file:
                np.savez(file, numbers=numbers, pulled=pulled, chunks=chunk + 1)
    seed(arguments.seed * 100_003 + chunks)
    print(f"{TESTED} matches without learning: mean {learn(numbers, pulled, TESTED, 0.0):.2f}")
    WEIGHTS.write_bytes(packed(rows_of(numbers)))


if __name__ == "__main__":
    main()
