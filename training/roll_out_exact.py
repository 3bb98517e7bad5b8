"""Solves Roll Out exactly: `python -m training.roll_out_exact --checkers 6 --folder ~/roll-out-6`.

The folder contains `values.npy`, the winning chance of the seat that begins a turn in each position, and `log.json`,
the finished layers. An interrupted run continues after its last finished layer. See docs/exact.md.

* A checker that is out stays out. The pairs of sets that the two seats still have in play can therefore be solved one
  after the other, from few checkers to many. A layer is all pairs with the same two numbers of checkers. Its pairs are
  independent, so they are shared among the cores.
* Each use of a die turns a checker up, moves it to the centre or flips it. Nothing repeats within a turn, so one sweep
  from its last positions to its first is exact.
* The turns of two seats can repeat. The sweeps are therefore repeated: from all 0 and from all 1 at once, until both
  agree.
"""

import argparse
import hashlib
import json
import os
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import combinations
from pathlib import Path
from typing import Any, Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Bools = NDArray[np.bool_]
Steps = tuple[Ints, Ints, Bools, Floats]
Pair = tuple[Ints, Ints]
"""The checkers that the mover has in play, and the opponent's; both as ascending numbers."""

AGREED: Final = 2e-8
"""The sweeps of a pair end when the values from all 0 and from all 1 differ by at most this."""
SETTLED: Final = 2e-9
"""A position within a turn is not computed again if its two values differ by at most this."""
OUT, UP, WHITE = range(3)
"""The digits of a seat's code in base 3; the last digit is for checker 1."""


@njit(nogil=True)
def code_of(numbers: Ints, white: int) -> int:
    """The code of a seat with these checkers in play; bit k of `white` is set if the k-th checker is white."""
    code = 0
    for place in range(len(numbers)):
        code += 3 ** (numbers[place] - 1) * (WHITE if white >> place & 1 else UP)
    return code


@njit(nogil=True)
def stopped_values(values: Floats, own: Ints, other: Ints) -> Floats:
    """For each position within a turn with checkers in the centre, the mover's chance if it stops there.

    A position within a turn is a number: a digit for each of the mover's checkers (base 3: white, up, centre), then a
    bit for each of the opponent's (white or not). Every use of a die makes the number larger.
    """
    spread = 1 << len(other)
    stopped = np.ones((3 ** len(own), spread))
    for digits in range(len(stopped)):
        mine, rest, centre = 0, digits, 0
        for number in own:
            digit = rest % 3
            rest //= 3
            centre += digit == 2
            if digit < 2:
                mine += 3 ** (number - 1) * (WHITE if digit == 0 else UP)
        # Stopping takes the centre checkers out for good. With no checkers left in front, the seat has won.
        if 0 < centre < len(own):
            for flipped in range(spread):
                stopped[digits, flipped] = 1 - values[code_of(other, flipped), mine]
    return stopped


@njit(nogil=True)
def rolled(after: Floats, here: int, steps: Steps, few: bool, passed: tuple[float, float]) -> tuple[float, float]:
    """The bounds of the mover's chance when it rolls the dice, from the bounds after each use of the dice.

    `steps` has four arrays, indexed by number:

    * the step to the position after the mover's own checker is used; 0 if it cannot be used,
    * the step to the position after the opponent's checker is flipped; 0 if it cannot be flipped,
    * whether the mover's own checker is white,
    * room for the best bounds of both, (13, 2). Rows up to 9 are overwritten; later rows stay -1, because no checker
      has a number of 10 or more.
    """
    uses, flips, twice, best_of = steps
    for number in range(1, 10):
        low = high = -1.0
        for step in (uses[number], flips[number]):
            if step:
                low, high = max(low, after[here + step, 0]), max(high, after[here + step, 1])
        best_of[number, 0], best_of[number, 1] = low, high
    sum_low = sum_high = 0.0
    for one in range(1, 7):
        for two in range(one, 7):
            # The sum, once.
            low, high = best_of[one + two, 0], best_of[one + two, 1]
            # Each die by itself.
            for first in (uses[one], flips[one]):
                if first:
                    for second in (uses[two], flips[two]):
                        # A double is two uses of one number: for two different checkers, or to turn a white checker up
                        # and then move it.
                        if second and (first != second or (twice[one] and first == uses[one])):
                            to = here + first + second
                            low, high = max(low, after[to, 0]), max(high, after[to, 1])
            # With one or two checkers left, using one die is enough.
            if few:
                low = max(low, best_of[one, 0], best_of[two, 0])
                high = max(high, best_of[one, 1], best_of[two, 1])
            if high < 0:
                low, high = passed
            ways = 1 if one == two else 2
            sum_low += ways * low
            sum_high += ways * high
    return sum_low / 36, sum_high / 36


@njit(nogil=True)
def no_steps() -> Steps:
    """The `steps` of `rolled` if nothing can be used."""
    return np.zeros(13, np.int64), np.zeros(13, np.int64), np.zeros(13, np.bool_), np.full((13, 2), -1.0)


@njit(nogil=True)
def set_own(own: Ints, digits: int, spread: int, steps: Steps) -> tuple[int, int]:
    """Set in `steps` what the mover's own checkers allow. Returns the white ones as bits, and how many are in front."""
    uses, _, twice, _ = steps
    rest, white, front = digits, 0, 0
    for place, number in enumerate(own):
        digit = rest % 3
        rest //= 3
        # A number moves the mover's colour-up checker to the centre, or turns a white one back up.
        uses[number] = 3**place * spread if digit < 2 else 0
        twice[number] = digit == 0
        white |= (digit == 0) << place
        front += digit < 2
    return white, front


@njit(nogil=True)
def set_flips(other: Ints, flipped: int, steps: Steps) -> None:
    """Set in `steps` which of the other seat's colour-up checkers can be flipped to white."""
    _, flips, _, _ = steps
    for place, number in enumerate(other):
        flips[number] = 0 if flipped >> place & 1 else 1 << place


@njit(nogil=True)
def sweep(pair: Pair, stopped: Floats, after: Floats, ours: Floats, theirs: Floats) -> tuple[int, float]:
    """Compute every position within the turns of one seat once, from the last to the first.

    `stopped` has the shape (3^own, 2^other). `after` has two values for each of these: a lower and an upper bound of
    the mover's chance when it has just used a roll. `ours` and `theirs`, (2^own, 2^other, 2) and (2^other, 2^own, 2),
    have the bounds for a seat that begins its turn, by which checkers are white. Returns the number of positions that
    were not settled, and the largest difference between the bounds in `ours`.
    """
    own, other = pair
    spread = 1 << len(other)
    flat = after.reshape((-1, 2))
    computed, widest = 0, 0.0
    steps = no_steps()
    for digits in range(3 ** len(own) - 1, -1, -1):
        white, front = set_own(own, digits, spread, steps)
        for flipped in range(spread - 1, -1, -1):
            here = digits * spread + flipped
            if front == 0:
                # The first seat with no checker in front wins at once.
                flat[here, 0] = flat[here, 1] = 1.0
                continue
            at_start = front == len(own)
            if flat[here, 1] - flat[here, 0] <= SETTLED and not (
                at_start and ours[white, flipped, 1] - ours[white, flipped, 0] > SETTLED
            ):
                continue
            computed += 1
            set_flips(other, flipped, steps)
            # If a roll cannot be used, the centre checkers come back, and the turn is over.
            passed = (1 - theirs[flipped, white, 1], 1 - theirs[flipped, white, 0])
            low, high = rolled(flat, here, steps, front <= 2, passed)
            if at_start:
                ours[white, flipped, 0], ours[white, flipped, 1] = low, high
                widest = max(widest, high - low)
                # Stopping with an empty centre is allowed: the same as a roll that cannot be used.
                flat[here, 0], flat[here, 1] = max(low, passed[0]), max(high, passed[1])
            else:
                flat[here, 0] = max(low, stopped[digits, flipped])
                flat[here, 1] = max(high, stopped[digits, flipped])
    return computed, widest


@njit(nogil=True)
def solve_pair(values: Floats, one: Ints, two: Ints, same: bool) -> tuple[int, int, float]:
    """Solve all positions in which one seat has the checkers `one` in play, the other seat `two`; write their values.

    Returns the number of positions computed, of sweeps, and the largest difference between the bounds.
    """
    stopped_one = stopped_values(values, one, two)
    after_one = bounds(len(stopped_one), 1 << len(two))
    ours = bounds(1 << len(one), 1 << len(two))
    if same:
        stopped_two, after_two, theirs = stopped_one, after_one, ours
    else:
        stopped_two = stopped_values(values, two, one)
        after_two = bounds(len(stopped_two), 1 << len(one))
        theirs = bounds(1 << len(two), 1 << len(one))
    computed, sweeps, widest = 0, 0, 1.0
    while widest > AGREED:
        done, widest = sweep((one, two), stopped_one, after_one, ours, theirs)
        computed += done
        if not same:
            done, other_widest = sweep((two, one), stopped_two, after_two, theirs, ours)
            computed += done
            widest = max(widest, other_widest)
        sweeps += 1
    for white_one in range(1 << len(one)):
        for white_two in range(1 << len(two)):
            code_one, code_two = code_of(one, white_one), code_of(two, white_two)
            values[code_one, code_two] = (ours[white_one, white_two, 0] + ours[white_one, white_two, 1]) / 2
            values[code_two, code_one] = (theirs[white_two, white_one, 0] + theirs[white_two, white_one, 1]) / 2
    return computed, sweeps, widest


@njit(nogil=True)
def bounds(length: int, width: int) -> Floats:
    """A table of bounds that allow every value: all lower bounds are 0, all upper bounds are 1."""
    table = np.zeros((length, width, 2))
    table[:, :, 1] = 1.0
    return table


Layer = tuple[int, int]
"""The number of checkers that each of the two seats has in play, the larger number first."""


def layers(checkers: int) -> list[Layer]:
    """All layers; each comes after the layers that it needs."""
    pairs = [(one, two) for one in range(1, checkers + 1) for two in range(1, one + 1)]
    return sorted(pairs, key=lambda layer: (sum(layer), layer))


def pairs_of(layer: Layer, checkers: int) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The pairs of sets of checkers in a layer, each pair only once, in either order."""
    numbers = range(1, checkers + 1)
    for one in combinations(numbers, layer[0]):
        for two in combinations(numbers, layer[1]):
            if len(one) != len(two) or one <= two:
                yield one, two


def positions_in(layer: Layer, checkers: int) -> int:
    """Count the positions of a layer in which the dice are due, as a measure of its work."""
    one, two = layer
    each = 3**one * 2**two + (3**two * 2**one if one != two else 0)
    return _chosen(checkers, one) * _chosen(checkers, two) * each


def _chosen(of: int, number: int) -> int:
    return sum(1 for _ in combinations(range(of), number))


class Solution:
    """The folder of a solution: its values, and the log of each finished layer."""

    def __init__(self, folder: Path, checkers: int) -> None:
        self.folder, self.checkers = folder, checkers
        self.done: dict[Layer, dict[str, Any]] = {}
        shape = (3**checkers, 3**checkers)
        folder.mkdir(parents=True, exist_ok=True)
        if self._log.exists():
            kept = json.loads(self._log.read_text(encoding="utf-8"))
            if kept["checkers"] != checkers:
                raise SystemExit(f"{folder} holds a solution for {kept['checkers']} checkers. Use another folder.")
            self.done = {(each["layer"][0], each["layer"][1]): each for each in kept["layers"]}
            self.values: Floats = np.lib.format.open_memmap(self._file, mode="r+")
        else:
            self.values = np.lib.format.open_memmap(self._file, mode="w+", dtype=np.float64, shape=shape)

    @classmethod
    def opened(cls, folder: Path) -> "Solution":
        """Open the solution in a folder, for any number of checkers."""
        return cls(folder, json.loads((folder / "log.json").read_text(encoding="utf-8"))["checkers"])

    @property
    def _log(self) -> Path:
        return self.folder / "log.json"

    @property
    def _file(self) -> Path:
        return self.folder / "values.npy"

    @property
    def whole(self) -> bool:
        """Whether every layer is done."""
        return len(self.done) == len(layers(self.checkers))

    @property
    def error(self) -> float:
        """An upper bound for the error of all finished values.

        Errors in smaller layers are not amplified; half the difference between the two bounds is added.
        """
        error: dict[Layer, float] = {}
        for layer in layers(self.checkers):
            if layer in self.done:
                smaller = [error[each] for each in error if each[0] <= layer[0] and each[1] <= layer[1]]
                error[layer] = max(smaller, default=0.0) + self.done[layer]["gap"] / 2
        return max(error.values(), default=0.0)

    @property
    def first_mover(self) -> float:
        """The chance of the seat that begins the match."""
        all_up = (3**self.checkers - 1) // 2 * UP
        return float(self.values[all_up, all_up])

    def checksum(self) -> str:
        """The SHA-256 digest of all values: little-endian doubles, row by row."""
        digest = hashlib.sha256()
        for row in self.values:
            digest.update(row.astype("<f8").tobytes())
        return digest.hexdigest()

    def solve(self, cores: int) -> None:
        """Solve the unfinished layers, and show progress."""
        order = layers(self.checkers)
        left = sum(positions_in(layer, self.checkers) for layer in order if layer not in self.done)
        began, finished = time.monotonic(), 0
        with ThreadPoolExecutor(cores) as pool:
            for layer in order:
                if layer in self.done:
                    continue
                layer_began = time.monotonic()
                jobs = [
                    pool.submit(solve_pair, self.values, np.array(one), np.array(two), one == two)
                    for one, two in pairs_of(layer, self.checkers)
                ]
                each = positions_in(layer, self.checkers) / len(jobs)
                said = layer_began
                for number, job in enumerate(as_completed(jobs), 1):
                    job.result()
                    if time.monotonic() - said > 60:
                        said = time.monotonic()
                        part = finished + each * number
                        print(f"  {layer}: {number} of {len(jobs)}; {_left(began, part, left)}", flush=True)
                results = [job.result() for job in jobs]
                finished += positions_in(layer, self.checkers)
                self._keep(layer, results, time.monotonic() - layer_began)
                known = self.done[layer]
                print(
                    f"{layer}: {known['pairs']} pairs, up to {known['sweeps']} sweeps, {known['computed']} positions "
                    f"computed, gap {known['gap']:.1e}, {known['seconds']} s; {_left(began, finished, left)}",
                    flush=True,
                )

    def _keep(self, layer: Layer, results: list[tuple[int, int, float]], seconds: float) -> None:
        self.values.flush()  # type: ignore[attr-defined]
        self.done[layer] = {
            "layer": layer,
            "pairs": len(results),
            "positions": positions_in(layer, self.checkers),
            "computed": sum(computed for computed, _, _ in results),
            "sweeps": max(sweeps for _, sweeps, _ in results),
            "gap": max(gap for _, _, gap in results),
            "seconds": round(seconds, 2),
        }
        text = json.dumps({"checkers": self.checkers, "layers": list(self.done.values())}, indent=1)
        new = self._log.with_suffix(".new")
        new.write_text(text + "\n", encoding="utf-8")
        new.replace(self._log)


def _left(began: float, done: float, whole: float) -> str:
    """Format how much of the work is done, and an estimate of the remaining time."""
    spent = time.monotonic() - began
    return f"{100 * done / whole:.1f} % after {spent:.0f} s, about {spent * (whole / done - 1):.0f} s left"


def main() -> None:
    """Solve, or continue; then print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--checkers", type=int, default=9, choices=range(1, 10), help="how many each seat has")
    parser.add_argument("--folder", type=Path, required=True, help="where values and log are kept, outside the tree")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    solution = Solution(arguments.folder, arguments.checkers)
    solution.solve(arguments.cores)
    print(f"First mover: {solution.first_mover:.10f}, error at most {solution.error:.1e}")
    print(f"SHA-256 of the values: {solution.checksum()}")


if __name__ == "__main__":
    main()
