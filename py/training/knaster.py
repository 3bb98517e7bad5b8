"""Learns what a sheet of Knaster promises, by playing alone: `python -m training.knaster --seed 1`, run in py/.

Many matches are played side by side with NumPy, which training alone needs. Every sheet on the way is drawn towards
what came of it: partly the points at the end, partly what was promised a move later. The result is
py/rollbook/bots/weights/knaster.bin.
"""

import argparse
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollbook.bots.judgements.knaster_values import (
    COPIES,
    KINDS,
    LENGTHS,
    POINTS_OFF_MEAN,
    STAGE_OF_EMPTY,
    STAGES,
    VARIETIES,
    WAYS,
)
from rollbook.bots.weights import learnt, packed
from rollbook.games.knaster_sheet import LINE_CELLS, POINTS
from training.knaster_lines import ALL_CIRCLED, CIRCLES, CLASS_OF, CLASSES, KIND, POWERS, RING

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]
Bools = NDArray[np.bool_]

WEIGHTS = Path(__file__).parents[1] / "rollbook" / "bots" / "weights" / "knaster.bin"
BESIDE: Final = 256
"""So many matches are played side by side."""
FAITH: Final = 0.7
"""How much of a target is what came of it in the end, rather than what was promised on the way."""
DOUBT: Final = 1.0
"""A number that few sheets speak of is changed less, as if so many more sheets said that it is right."""
RATES: Final = (0.4, 0.01)
"""How fast is learnt, in the beginning and in the end."""
REFINING_RATES: Final = (0.1, 0.03)
REST: Final = 0.1
"""How hard a number has been pulled at before refining, so to speak."""
NEVER: Final = -1e9

LINES: Final = np.array(LINE_CELLS)
OFF: Final = np.array(POINTS_OFF_MEAN)
SLOPES, SLOPE_OF_LINE = np.unique(OFF, return_inverse=True)
BOXES: Final = np.array(POINTS)
CHANCES: Final = np.array(WAYS[2:13]) / 36
# Every cell of every line: which line and cell, and what a mark more or less there changes in the line's code.
INCIDENT_LINE: Final = np.repeat(np.arange(12), 5)
INCIDENT_CELL: Final = LINES.ravel()
INCIDENT_POWER: Final = np.tile(POWERS, 12)
CELL_OF_INCIDENCE: Final = (INCIDENT_CELL[:, None] == np.arange(25)).astype(float)


VARIETY_AT: Final = np.arange(26) * VARIETIES
STAGE: Final = np.array(STAGE_OF_EMPTY)
MIRRORED: Final = np.minimum(np.arange(11), 10 - np.arange(11))
SIZES: Final = {
    "mean": STAGES * len(KINDS),
    "slope": STAGES * len(KINDS),
    "variety": LENGTHS["variety"],
    "copies": LENGTHS["copies"],
    "mean of class": STAGES * CLASSES,
    "slope of class": STAGES * CLASSES,
}
OFFSETS: Final = dict(zip((*SIZES, "end"), np.cumsum([0, *SIZES.values()]).tolist(), strict=True))
SUBSETS: Final = np.array([[subset >> position & 1 for position in range(5)] for subset in range(32)])


class Learner:
    """All numbers in one row, and how sheets (cells: sheets, 25) are judged by them.

    What is learnt of a kind of line is made of its own number and of its class's.
    """

    def __init__(self, known: Mapping[str, Sequence[float]] | None = None) -> None:
        self.numbers = np.zeros(OFFSETS["end"])
        self.refining = known is not None
        """Whether numbers that few sheets speak of are to be changed as readily as the others."""
        self.pulled = np.zeros(OFFSETS["end"])
        """How much each number has been pulled at since then: the more, the less it gives way."""
        for name, row in (known or {}).items():
            kind, _, stage = name.partition(" ")
            first = OFFSETS[kind] + int(stage or 0) * len(KINDS)
            self.numbers[first : first + len(row)] = row
        self.refresh()

    def refresh(self) -> None:
        """Work out again what each kind of line promises: (stages, kinds)."""
        self.mean, self.slope = (self._of_kinds(name) for name in ("mean", "slope"))
        self.mean[:, ALL_CIRCLED], self.slope[:, ALL_CIRCLED] = 7.5, 2.5
        self.worth = (self.mean + SLOPES[:, None, None] * self.slope).astype(np.float32).ravel()

    def _of_kinds(self, name: str) -> Floats:
        own = self.numbers[OFFSETS[name] :][: SIZES[name]].reshape(STAGES, -1)
        of_class = self.numbers[OFFSETS[f"{name} of class"] :][: STAGES * CLASSES].reshape(STAGES, -1)
        both: Floats = own + of_class[:, CLASS_OF]
        return both

    def rows(self) -> dict[str, list[float]]:
        """The numbers by their names, as a judgement reads them."""
        rows = {name: self.numbers[OFFSETS[name] :][: SIZES[name]].tolist() for name in ("variety", "copies")}
        for name, by_stage in (("mean", self.mean), ("slope", self.slope)):
            rows |= {f"{name} {stage}": row.tolist() for stage, row in enumerate(by_stage)}
        return rows

    def of_lines(self, codes: Ints, stage: Ints, slopes: Ints) -> NDArray[np.float32]:
        """What lines promise by their codes; `slopes` says which of `SLOPES` each has."""
        worth: NDArray[np.float32] = self.worth[(slopes * STAGES + stage) * len(KINDS) + KIND[codes]]
        return worth

    def of_numbers(self, copies: Ints, empty: Ints) -> tuple[Floats, Ints]:
        """What the numbers without a circle (how many of each: sheets, 11) promise, and where in `numbers` that is."""
        variety = ((copies > 0) @ np.array(WAYS[2:13])) // 3
        of_copies = (MIRRORED * COPIES + np.minimum(copies, COPIES - 1)) * STAGES
        places = OFFSETS["copies"] + of_copies + STAGE[empty][:, None]
        places = np.concatenate([places, (OFFSETS["variety"] + VARIETY_AT[empty] + variety)[:, None]], 1)
        return self.numbers[places].sum(1), places

    def promise(self, cells: Ints) -> Floats:
        """What sheets promise at the end, in points."""
        empty = (cells == 0).sum(1)
        codes = cells[:, LINES] @ POWERS
        lines = self.of_lines(codes, STAGE[empty][:, None], SLOPE_OF_LINE).sum(1)
        worth: Floats = (cells > RING).sum(1) + lines.astype(np.float64)
        worth += self.of_numbers(copies_of(cells), empty)[0]
        full = np.flatnonzero(empty == 0)
        if len(full):
            worth[full] = score(cells[full]) + (CHANCES * last_gains(cells[full])).sum(1)
        return worth

    def after_bonuses(self, cells: Ints, due: Bools) -> Ints:
        """Sheets with the circles of due lines (sheets, 12) drawn, line by line, as well as can be."""
        cells = cells.copy()
        for line in range(12):
            rows = np.flatnonzero(due[:, line])
            if not len(rows):
                continue
            five = cells[rows][:, LINES[line]]
            free = five <= RING
            circles = np.minimum(CIRCLES[np.where(free, five, five - RING) @ POWERS], free.sum(1))
            possible = (SUBSETS.sum(1) == circles[:, None]) & ~(SUBSETS[None] > free[:, None]).any(2)
            row, subset = np.nonzero(possible)
            drawn = cells[rows[row]]
            drawn[:, LINES[line]] += SUBSETS[subset] * RING
            worth = np.full(possible.shape, NEVER)
            worth[row, subset] = self.promise(drawn)
            cells[rows[:, None], LINES[line]] += SUBSETS[worth.argmax(1)] * RING
        return cells

    def best_after(self, cells: Ints, mark: Ints) -> Ints:
        """Sheets that are not full after the best move with what the dice show."""
        count = len(cells)
        empty = (cells == 0).sum(1)
        copies = copies_of(cells)
        codes = cells[:, LINES] @ POWERS
        each = np.arange(count)
        worth = np.full((count, 25), NEVER)
        due = np.zeros((count, 25, 12), dtype=bool)
        for writes, allowed in ((True, cells == 0), (False, cells == mark[:, None])):
            left = empty - writes
            now = self.of_lines(codes, STAGE[left][:, None], SLOPE_OF_LINE)
            sheet, at = np.nonzero(allowed[:, INCIDENT_CELL])
            line, cell = INCIDENT_LINE[at], INCIDENT_CELL[at]
            new_codes = codes[sheet, line] + (mark[sheet] if writes else RING) * INCIDENT_POWER[at]
            more = self.of_lines(new_codes, STAGE[left[sheet]], SLOPE_OF_LINE[line]) - now[sheet, line]
            if writes:
                due[sheet, cell, line] = CIRCLES[new_codes] > 0
            changed = copies.copy()
            changed[each, mark - 1] += 1 if writes else -1
            base = (cells > RING).sum(1) + (not writes) + now.sum(1)
            base = base + self.of_numbers(np.maximum(changed, 0), left)[0]
            sums = np.bincount(sheet * 25 + cell, more, count * 25).reshape(count, 25)
            worth = np.where(allowed, base[:, None] + sums, worth)
        # Numbers that complete a line, or are the last: whole sheets, with their circles drawn.
        special = due.any(2) | ((empty == 1)[:, None] & (cells == 0))
        sheet, cell = np.nonzero(special)
        written = cells[sheet]
        written[np.arange(len(cell)), cell] = mark[sheet]
        drawn = self.after_bonuses(written, due[sheet, cell])
        worth[sheet, cell] = self.promise(drawn)
        best = worth.argmax(1)
        after = cells.copy()
        after[each, best] = np.where(cells[each, best] == 0, mark, cells[each, best] + RING)
        chosen = best[sheet] == cell
        after[sheet[chosen]] = drawn[chosen]
        return after

    def learn(self, cells: Ints, targets: Floats, rate: float) -> Floats:
        """Draw what sheets promise towards targets. Returns what they promised before."""
        promised = self.promise(cells)
        empty = (cells == 0).sum(1)
        open_ = empty > 0
        kinds = KIND[cells[:, LINES] @ POWERS]
        stage = STAGE[empty][:, None]
        own, of_class = stage * len(KINDS) + kinds, stage * CLASSES + CLASS_OF[kinds]
        by_numbers = self.of_numbers(copies_of(cells), empty)[1]
        names = (("mean", own), ("slope", own), ("mean of class", of_class), ("slope of class", of_class))
        made_of = np.concatenate([by_numbers, *(OFFSETS[name] + places for name, places in names)], 1)
        unsure = ~ALL_CIRCLED[kinds] * 1.0
        sloped = unsure * OFF * 0.5
        much = np.concatenate([np.ones(by_numbers.shape), unsure, sloped, unsure, sloped], 1) * open_[:, None]
        share = (targets - promised) / (1 + (much**2).sum(1))
        pull = np.bincount(made_of.ravel(), (share[:, None] * much).ravel(), len(self.numbers))
        if self.refining:
            self.pulled += pull**2
            self.numbers += rate * pull / np.sqrt(self.pulled + REST)
        else:
            spoken = np.bincount(made_of.ravel(), much.ravel() ** 2, len(self.numbers))
            self.numbers += rate * pull / (spoken + DOUBT)
        return promised


def copies_of(cells: Ints) -> Ints:
    """How often each number stands on sheets without a circle: (sheets, 11)."""
    copies: Ints = (cells[:, :, None] == np.arange(1, RING + 1)).sum(1)
    return copies


def score(cells: Ints) -> Floats:
    """The points on sheets: boxes and circles."""
    boxes: Floats = (cells[:, LINES] > RING).all(2) @ BOXES + (cells > RING).sum(1) * 1.0
    return boxes


def last_gains(cells: Ints) -> Floats:
    """What each number would bring as the last roll on full sheets: (sheets, 11)."""
    missing = (cells[:, LINES] <= RING).sum(2)
    brings = ((missing == 1) * BOXES)[:, INCIDENT_LINE] @ CELL_OF_INCIDENCE + 1
    gains = [np.where(cells == mark, brings, 0).max(1) for mark in range(1, RING + 1)]
    return np.stack(gains, 1)


class Played(NamedTuple):
    """Matches that were played side by side."""

    path: list[Ints]
    """For each round, the sheets after it in the matches that still ran."""
    running: list[Ints]
    """For each round, which matches those are."""
    points: Floats


def play(learner: Learner, rng: np.random.Generator, matches: int) -> Played:
    """Play matches side by side, each alone."""
    cells = np.zeros((matches, 25), dtype=np.int64)
    running = np.arange(matches)
    played = Played([], [], np.zeros(matches))
    while len(running):
        mark = rng.integers(1, 7, (len(running), 2)).sum(1) - 1
        cells[running] = after = learner.best_after(cells[running], mark)
        played.path.append(after)
        played.running.append(running)
        running = running[(after == 0).any(1)]
    last = rng.integers(1, 7, (matches, 2)).sum(1) - 2
    played.points[:] = score(cells) + last_gains(cells)[np.arange(matches), last]
    return played


def learn_from(learner: Learner, played: Played, rate: float) -> None:
    """Go back through matches from their ends and learn from every sheet."""
    targets = learner.promise(sheets_at_end(played))
    for cells, running in zip(reversed(played.path), reversed(played.running), strict=True):
        promised = learner.learn(cells, targets[running], rate)
        targets[running] = FAITH * targets[running] + (1 - FAITH) * promised
    learner.refresh()


def sheets_at_end(played: Played) -> Ints:
    """Each match's full sheet."""
    cells = np.zeros((len(played.points), 25), dtype=np.int64)
    for after, running in zip(played.path, played.running, strict=True):
        cells[running] = after
    return cells


def main() -> None:
    """Learn, say how it goes, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=600_064)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--refine", action="store_true", help="begin with what the file holds")
    arguments = parser.parse_args()
    rng = np.random.default_rng(arguments.seed)
    learner = Learner(learnt("knaster") if arguments.refine else None)
    highest, lowest = REFINING_RATES if arguments.refine else RATES
    rounds = arguments.matches // BESIDE
    began, total = time.process_time(), 0.0
    for number in range(rounds):
        played = play(learner, rng, BESIDE)
        total += float(played.points.mean())
        rate = highest * (lowest / highest) ** (number / rounds)
        learn_from(learner, played, rate)
        if number % 10 == 9:
            seconds = time.process_time() - began
            print(f"{(number + 1) * BESIDE} matches, mean {total / 10:.2f}, {seconds:.0f} s", flush=True)
            total = 0.0
    WEIGHTS.write_bytes(packed(learner.rows()))
    tested = np.concatenate([play(learner, rng, BESIDE).points for _ in range(4)])
    print(f"{len(tested)} matches without learning: mean {tested.mean():.2f}")


if __name__ == "__main__":
    main()
