"""Learns what a sheet of Knaster promises, by playing alone: `python -m training.knaster --matches 150000 --seed 1`.

After each move the promise of the sheet is drawn towards that of the sheet after the next move (temporal differences),
and at the end towards the points. The result is py/rollbook/bots/weights/knaster.bin.
"""

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

from rollbook.bots.judgements.knaster import SheetValues, stage_of
from rollbook.bots.judgements.knaster_values import KINDS, POINTS_OFF_MEAN, STAGE_OF_EMPTY, STAGES, kind_of
from rollbook.bots.weights import packed
from rollbook.games.knaster_sheet import CIRCLED, EMPTY, LINE_SLICES, LINES_THROUGH, Sheet

WEIGHTS = Path(__file__).parents[1] / "rollbook" / "bots" / "weights" / "knaster.bin"
FAITH = 0.8
"""How much of a target is what came of it in the end, rather than what was promised on the way."""
WHOLE = KINDS[True, ()]


def best_after(values: SheetValues, cells: bytes, total: int) -> tuple[bytes, float]:
    """The best cells after a move, circles included, and their promise without the circles drawn before."""
    best, best_worth = cells, float("-inf")
    empty = cells.count(EMPTY)
    here = STAGE_OF_EMPTY[empty]
    at = cells.find(total)
    if at >= 0:
        base = values.lines(cells, here)
        while at >= 0:
            after = cells[:at] + bytes((total + CIRCLED,)) + cells[at + 1 :]
            worth = 1 + base + values.changed(cells, after, at, here)
            if worth > best_worth:
                best, best_worth = after, worth
            at = cells.find(total, at + 1)
    if not empty:
        return (best, best_worth) if best_worth > float("-inf") else (cells, values.lines(cells, here))
    there = STAGE_OF_EMPTY[empty - 1]
    base = values.lines(cells, there)
    at = cells.find(EMPTY)
    written = bytes((total,))
    sheet = Sheet(cells)
    while at >= 0:
        after = cells[:at] + written + cells[at + 1 :]
        due: tuple[int, ...] = ()
        for line in LINES_THROUGH[at]:
            if EMPTY not in after[LINE_SLICES[line]]:
                due = sheet.after_write(at, total).due
                break
        if due:
            after, circles = values.settled(Sheet(after, due))
            worth = circles + values.lines(after, there)
        else:
            worth = base + values.changed(cells, after, at, there)
        if worth > best_worth:
            best, best_worth = after, worth
        at = cells.find(EMPTY, at + 1)
    return best, best_worth


def promise(values: SheetValues, cells: bytes) -> float:
    """What a sheet promises, its circles included."""
    return sum(shown > CIRCLED for shown in cells) + values.lines(cells, stage_of(cells))


class Learner:
    """What is known of each kind of line so far, whatever is taken for a kind."""

    def __init__(self, values: SheetValues, whole: int) -> None:
        self.values = values
        self.whole = whole
        self.seen = [0] * len(values.mean)

    def learn(self, cells: bytes, error: float, rate: float) -> None:
        """Draw what a sheet promises towards what followed."""
        mean, slope, seen = self.values.mean, self.values.slope, self.seen
        first = stage_of(cells) * self.values.kinds
        for kind, off in zip(self.values.lines_of(cells), POINTS_OFF_MEAN, strict=True):
            if kind == self.whole:
                continue
            at = first + kind
            seen[at] += 1
            step = error / 12 * max(rate, 0.5 / seen[at] ** 0.5 if seen[at] < 400 else 0.0)
            mean[at] += step  # type: ignore[index]
            slope[at] += step * off * 0.3  # type: ignore[index]

    def play(self, rng: Random, rate: float) -> int:
        """Play one match alone, learning on the way at a rate (0: not at all). Returns the points."""
        values = self.values
        path: list[bytes] = []
        cells = bytes(25)
        while True:
            total = 2 + int(rng.random() * 6) + int(rng.random() * 6)
            last_round = bool(path) and EMPTY not in cells
            cells, _ = best_after(values, cells, total)
            if last_round:
                break
            path.append(cells)
        points = Sheet(cells).score()
        if rate:
            target = float(points)
            for cells in reversed(path):
                before = promise(values, cells)
                self.learn(cells, target - before, rate)
                target = FAITH * target + (1 - FAITH) * before
        return points

    def train(self, rng: Random, matches: int, highest_rate: float) -> None:
        """Play so many matches, learning less and less from each, and say how it goes."""
        began, total = time.monotonic(), 0
        for number in range(1, matches + 1):
            total += self.play(rng, highest_rate * (1 - number / matches) + 0.005)
            if number % 2000 == 0:
                print(f"{number} matches, mean {total / 2000:.2f}, {time.monotonic() - began:.0f} s", flush=True)
                total = 0


def likelihood(number: int) -> int:
    """How likely a number is to be thrown: 0 (1 or 2 ways of 36), 1 or 2 (5 or 6 ways)."""
    return (5 - abs(number - 7)) // 2


def similar(complete: bool, shown: tuple[int, ...]) -> tuple[object, ...]:
    """What similar kinds of line have in common: how likely its numbers are, which are equal, and its straights."""
    if complete:
        return True, tuple(sorted(map(likelihood, shown)))
    numbers = Counter(number % CIRCLED for number in shown)
    counts = tuple(sorted((count, likelihood(number)) for number, count in numbers.items()))
    straight: tuple[int, ...] = ()
    if len(counts) == len(shown):
        windows = [range(low, low + 5) for low in range(2, 9) if numbers.keys() <= set(range(low, low + 5))]
        if windows:
            missing = [tuple(sorted(likelihood(n) for n in window if n not in numbers)) for window in windows]
            straight = (len(windows) > 1, *max(missing))
    return False, counts, straight, sum(number > CIRCLED for number in shown)


def classes() -> tuple[list[int], int]:
    """The class of each kind of line, and how many classes there are."""
    known: dict[tuple[object, ...], int] = {}
    return [known.setdefault(similar(*kind), len(known)) for kind in KINDS], len(known)


def with_whole(values: SheetValues, whole: int) -> Learner:
    """A learner that knows what a line with five circles is worth."""
    for stage in range(STAGES):
        values.mean[stage * values.kinds + whole] = 7.5  # type: ignore[index]
        values.slope[stage * values.kinds + whole] = 2.5  # type: ignore[index]
    return Learner(values, whole)


def expanded(row: Sequence[float], class_of: Sequence[int], number: int) -> list[float]:
    """What is known of classes, said of each kind."""
    return [row[stage * number + each] for stage in range(STAGES) for each in class_of]


def main() -> None:
    """Learn, say how it goes, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=150_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    rng = Random(arguments.seed)
    class_of, number = classes()
    print(f"{number} classes of lines, {len(KINDS)} kinds", flush=True)
    coarse = SheetValues(
        [0.0] * (STAGES * number), [0.0] * (STAGES * number), lambda five: class_of[kind_of(five)], number
    )
    with_whole(coarse, class_of[WHOLE]).train(rng, arguments.matches // 3, 0.15)
    values = SheetValues(expanded(coarse.mean, class_of, number), expanded(coarse.slope, class_of, number))
    learner = with_whole(values, WHOLE)
    learner.train(rng, arguments.matches - arguments.matches // 3, 0.15)
    WEIGHTS.write_bytes(packed({"mean": values.mean, "slope": values.slope}))
    tested = [learner.play(rng, 0.0) for _ in range(1000)]
    print(f"1000 matches without learning: mean {sum(tested) / 1000:.2f}")


if __name__ == "__main__":
    main()
