"""Knaster alone, played and learnt from by the hundred thousand: compiled by Numba, which training alone needs.

A sheet is 25 marks (see `knaster_tables`); what it promises is a sum of numbers, one after the other in one long row.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from rollbook.bots.judgements import knaster_lines
from rollbook.bots.judgements import knaster_values as values
from rollbook.games.knaster_sheet import LINE_CELLS, LINES_THROUGH, POINTS
from training.knaster_tables import CIRCLES, KIND, KINDS, POWERS, RING, SHAPE

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

FAITH: Final = 0.5
"""How much of a target is what came of it in the end, rather than what was promised a move later."""
STEADINESS: Final = 0.01
"""A number that has hardly been pulled at gives way less than wholly."""
SLOPE_SHARE: Final = 0.7
"""The slope of a line is learnt more slowly than its mean."""
MOST_ROUNDS: Final = 26 + 25

LENGTHS: Final = values.lengths(len(KINDS))
OFFSETS: Final = dict(zip((*LENGTHS, "end"), np.cumsum([0, *LENGTHS.values()]).tolist(), strict=True))
MEANS, SLOPES = (OFFSETS[f"{name} 0"] for name in ("mean", "slope"))
VARIETY, COPIES, CROSSING = OFFSETS["variety"], OFFSETS["copies"], OFFSETS["crossing 0"]
KIND_COUNT, STAGES, VARIETIES = len(KINDS), values.STAGES, values.VARIETIES
MOST_COPIES, MEETING = values.COPIES, values.MEETING
ALL_CIRCLED: Final = values.ALL_CIRCLED
CROSSING_COUNT: Final = LENGTHS["crossing 0"]
LINES: Final = np.array(LINE_CELLS)
OFF: Final = np.array(values.POINTS_OFF_MEAN)
BOXES: Final = np.array(POINTS, dtype=np.float64)
STAGE: Final = np.array(values.STAGE_OF_EMPTY)
PHASE: Final = np.array(values.PHASE_OF_STAGE)
CROSSINGS: Final = np.array(values.CROSSINGS)
BEFORE: Final = np.array(values.BEFORE)
MET: Final = np.array([0, *values.MET[2:13], *[MEETING - 1] * RING])
WAYS: Final = np.array(knaster_lines.WAYS[2:13])
LIKENESS: Final = np.minimum(np.arange(RING), RING - 1 - np.arange(RING))
THROUGH: Final = np.array([[*lines, *[-1] * (4 - len(lines))] for lines in LINES_THROUGH])
"""The lines through each cell, then -1."""
MOST_TERMS: Final = 2 * len(LINES) + RING + 1 + len(CROSSINGS)


@njit
def seed(number: int) -> None:
    """Begin the dice of `learn` and `play` anew."""
    np.random.seed(number)


@njit
def terms_of(cells: Ints, places: Ints, weights: Floats) -> tuple[int, float, int]:
    """Which numbers, times which weights, a sheet's promise is made of: fills `places` and `weights`.

    Returns how many there are, what is certain beside them (circles and boxes), and how many cells are empty.
    """
    empty, certain = 0, 0.0
    copies = np.zeros(RING, dtype=np.int64)
    for mark in cells:
        if mark == 0:
            empty += 1
        elif mark > RING:
            certain += 1
        else:
            copies[mark - 1] += 1
    stage, count = STAGE[empty], 0
    shapes = np.zeros(len(LINES), dtype=np.int64)
    for line in range(len(LINES)):
        code = 0
        for position in range(5):
            code += cells[LINES[line, position]] * POWERS[position]
        kind, shapes[line] = KIND[code], SHAPE[code]
        if shapes[line] == ALL_CIRCLED:
            certain += BOXES[line]
            continue
        places[count], weights[count] = MEANS + stage * KIND_COUNT + kind, 1.0
        places[count + 1], weights[count + 1] = SLOPES + stage * KIND_COUNT + kind, OFF[line] * SLOPE_SHARE
        count += 2
    ways = 0
    for index in range(RING):
        if copies[index]:
            ways += WAYS[index]
        places[count] = COPIES + (LIKENESS[index] * MOST_COPIES + min(copies[index], MOST_COPIES - 1)) * STAGES + stage
        weights[count] = 1.0
        count += 1
    places[count], weights[count] = VARIETY + empty * VARIETIES + ways // 3, 1.0
    count += 1
    first = CROSSING + PHASE[stage] * CROSSING_COUNT
    for crossing in range(len(CROSSINGS)):
        one, other = shapes[CROSSINGS[crossing, 0]], shapes[CROSSINGS[crossing, 1]]
        met = MET[cells[CROSSINGS[crossing, 2]]]
        places[count], weights[count] = first + BEFORE[max(one, other)] + min(one, other) * MEETING + met, 1.0
        count += 1
    return count, certain, empty


@njit
def last_roll(cells: Ints) -> float:
    """What a full sheet is worth with one more roll to come."""
    worth = 0.0
    missing = np.zeros(len(LINES), dtype=np.int64)
    for mark in cells:
        worth += mark > RING
    for line in range(len(LINES)):
        for position in range(5):
            missing[line] += cells[LINES[line, position]] <= RING
        if not missing[line]:
            worth += BOXES[line]
    best = np.zeros(RING)
    for cell in range(25):
        if cells[cell] <= RING:
            gain = 1.0
            for line in THROUGH[cell]:
                if line >= 0 and missing[line] == 1:
                    gain += BOXES[line]
            best[cells[cell] - 1] = max(best[cells[cell] - 1], gain)
    for index in range(RING):
        worth += best[index] * WAYS[index] / 36
    return worth


@njit
def promise(cells: Ints, numbers: Floats, places: Ints, weights: Floats) -> float:
    """What a sheet promises at the end, in points."""
    count, worth, empty = terms_of(cells, places, weights)
    if not empty:
        return last_roll(cells)
    for term in range(count):
        worth += weights[term] * numbers[places[term]]
    return worth


@njit
def circles_due(cells: Ints, line: int) -> int:
    """How many circles a line gets that has just been completed; 0 for one that is not."""
    code, free = 0, 0
    for position in range(5):
        mark = cells[LINES[line, position]]
        code += mark * POWERS[position]
        free += mark <= RING
    return min(CIRCLES[code], free)


@njit
def draw_circles(cells: Ints, cell: int, numbers: Floats, places: Ints, weights: Floats) -> None:
    """Draw the circles of the lines through a cell that has just been written in, line by line, as well as can be."""
    for line in THROUGH[cell]:
        circles = circles_due(cells, line) if line >= 0 else 0
        if not circles:
            continue
        best, best_subset = -np.inf, 0
        for subset in range(32):
            drawn, possible = 0, True
            for position in range(5):
                if subset >> position & 1:
                    drawn += 1
                    possible = possible and cells[LINES[line, position]] <= RING
            if drawn != circles or not possible:
                continue
            ring(cells, line, subset, RING)
            worth = promise(cells, numbers, places, weights)
            ring(cells, line, subset, -RING)
            if worth > best:
                best, best_subset = worth, subset
        ring(cells, line, best_subset, RING)


@njit
def ring(cells: Ints, line: int, subset: int, more: int) -> None:
    """Draw (`more` is RING) or rub out (-RING) the circles of a subset of a line's cells."""
    for position in range(5):
        if subset >> position & 1:
            cells[LINES[line, position]] += more


@njit
def play(numbers: Floats, path: Ints, promised: Floats, places: Ints, weights: Floats) -> int:
    """Play a match: fills in the sheet after each move, and what it promised; returns how many moves there were.

    The last sheet is full, and promises what it is worth with one more roll to come.
    """
    cells, tried = np.zeros(25, dtype=np.int64), np.zeros(25, dtype=np.int64)
    count = 0
    while np.any(cells == 0):
        mark = np.random.randint(1, 7) + np.random.randint(1, 7) - 1
        promised[count] = -np.inf
        for cell in range(25):
            if cells[cell] and cells[cell] != mark:
                continue
            tried[:] = cells
            if cells[cell]:
                tried[cell] += RING
            else:
                tried[cell] = mark
                draw_circles(tried, cell, numbers, places, weights)
            worth = promise(tried, numbers, places, weights)
            if worth > promised[count]:
                promised[count] = worth
                path[count] = tried
        cells[:] = path[count]
        count += 1
    return count


@njit
def learn(numbers: Floats, pulled: Floats, matches: int, rate: float) -> float:
    """Play matches and draw what each sheet promised towards what came of it; returns the mean points.

    `pulled` says how much each number has been pulled at so far: the more, the less it gives way. With a rate of 0
    nothing is learnt.
    """
    path, promised = np.zeros((MOST_ROUNDS, 25), dtype=np.int64), np.zeros(MOST_ROUNDS)
    places, weights = np.zeros(MOST_TERMS, dtype=np.int64), np.zeros(MOST_TERMS)
    total = 0.0
    for _ in range(matches):
        moves = play(numbers, path, promised, places, weights)
        target = promised[moves - 1]
        total += target
        if not rate:
            continue
        for move in range(moves - 2, -1, -1):
            target = FAITH * target + (1 - FAITH) * promised[move + 1]
            count, worth, _ = terms_of(path[move], places, weights)
            square = 0.0
            for term in range(count):
                worth += weights[term] * numbers[places[term]]
                square += weights[term] ** 2
            for term in range(count):
                pull = (target - worth) / square * weights[term]
                pulled[places[term]] += pull**2
                numbers[places[term]] += rate * pull / np.sqrt(pulled[places[term]] + STEADINESS)
    return total / matches
