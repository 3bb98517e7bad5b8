"""Plays hundreds of thousands of solo matches of Knaster and learns from them.

Numba, which only training needs, compiles the code. A sheet is 25 marks (see `knaster_tables`). Its value is a sum of
learnt numbers, which are in one long row.
"""

from typing import Final

import numpy as np
from numba import njit
from numpy.typing import NDArray

from rollbook.games.knaster import bot
from rollbook.games.knaster.rules import LINE_CELLS, LINES_THROUGH, POINTS
from training.knaster_tables import CIRCLES, KIND, KINDS, POWERS, RING, SHAPE

Ints = NDArray[np.int64]
Floats = NDArray[np.float64]

LAMBDA: Final = 0.5
"""The lambda of TD(lambda): the weight of the final score in a target; the rest is the value one move later."""
STEADINESS: Final = 0.01
"""AdaGrad's epsilon: it keeps the first steps small."""
SLOPE_SHARE: Final = 0.7
"""The factor of slopes: the slope of a line is learnt more slowly than its mean."""
MAX_ROUNDS: Final = 26 + 25

LENGTHS: Final = bot.lengths(len(KINDS))
OFFSETS: Final = dict(zip((*LENGTHS, "end"), np.cumsum([0, *LENGTHS.values()]).tolist(), strict=True))
MEANS, SLOPES = (OFFSETS[f"{name} 0"] for name in ("mean", "slope"))
VARIETY, COPIES, CROSSING = OFFSETS["variety"], OFFSETS["copies"], OFFSETS["crossing 0"]
KIND_COUNT, STAGES, VARIETIES = len(KINDS), bot.STAGES, bot.VARIETIES
MAX_COPIES, MEETING = bot.COPIES, bot.MEETING
ALL_CIRCLED: Final = bot.ALL_CIRCLED
CROSSING_COUNT: Final = LENGTHS["crossing 0"]
LINES: Final = np.array(LINE_CELLS)
OFF: Final = np.array(bot.POINTS_OFF_MEAN)
BOXES: Final = np.array(POINTS, dtype=np.float64)
STAGE: Final = np.array(bot.STAGE_OF_EMPTY)
PHASE: Final = np.array(bot.PHASE_OF_STAGE)
CROSSINGS: Final = np.array(bot.CROSSINGS)
BEFORE: Final = np.array(bot.BEFORE)
MET: Final = np.array([0, *bot.MET[2:13], *[MEETING - 1] * RING])
WAYS: Final = np.array(bot.WAYS[2:13])
LIKENESS: Final = np.minimum(np.arange(RING), RING - 1 - np.arange(RING))
THROUGH: Final = np.array([[*lines, *[-1] * (4 - len(lines))] for lines in LINES_THROUGH])
"""The lines through each cell, padded with -1."""
MAX_TERMS: Final = 2 * len(LINES) + RING + 1 + len(CROSSINGS)


@njit
def seed(number: int) -> None:
    """Seed the dice of `learn` and `play`."""
    np.random.seed(number)


@njit
def terms_of(cells: Ints, places: Ints, weights: Floats) -> tuple[int, float, int]:
    """Find the terms of a sheet's value: fill `places` with the indices of numbers, and `weights` with their factors.

    Returns the number of terms, the certain points (circles and boxes), and the number of empty cells.
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
        places[count] = COPIES + (LIKENESS[index] * MAX_COPIES + min(copies[index], MAX_COPIES - 1)) * STAGES + stage
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
    """The expected points of a full sheet with one more roll to come."""
    value = 0.0
    missing = np.zeros(len(LINES), dtype=np.int64)
    for mark in cells:
        value += mark > RING
    for line in range(len(LINES)):
        for position in range(5):
            missing[line] += cells[LINES[line, position]] <= RING
        if not missing[line]:
            value += BOXES[line]
    best = np.zeros(RING)
    for cell in range(25):
        if cells[cell] <= RING:
            gain = 1.0
            for line in THROUGH[cell]:
                if line >= 0 and missing[line] == 1:
                    gain += BOXES[line]
            best[cells[cell] - 1] = max(best[cells[cell] - 1], gain)
    for index in range(RING):
        value += best[index] * WAYS[index] / 36
    return value


@njit
def value_of(cells: Ints, numbers: Floats, places: Ints, weights: Floats) -> float:
    """The value of a sheet: its expected final points."""
    count, value, empty = terms_of(cells, places, weights)
    if not empty:
        return last_roll(cells)
    for term in range(count):
        value += weights[term] * numbers[places[term]]
    return value


@njit
def circles_due(cells: Ints, line: int) -> int:
    """The number of circles due in a line that was just completed; 0 for any other line."""
    code, free = 0, 0
    for position in range(5):
        mark = cells[LINES[line, position]]
        code += mark * POWERS[position]
        free += mark <= RING
    return min(CIRCLES[code], free)


@njit
def draw_circles(cells: Ints, cell: int, numbers: Floats, places: Ints, weights: Floats) -> None:
    """Draw the circles of the lines through a newly written cell, line by line, each time for the highest value."""
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
            value = value_of(cells, numbers, places, weights)
            ring(cells, line, subset, -RING)
            if value > best:
                best, best_subset = value, subset
        ring(cells, line, best_subset, RING)


@njit
def ring(cells: Ints, line: int, subset: int, more: int) -> None:
    """Draw the circles of a subset of a line's cells (`more` is RING), or erase them (-RING)."""
    for position in range(5):
        if subset >> position & 1:
            cells[LINES[line, position]] += more


@njit
def play(numbers: Floats, path: Ints, predicted: Floats, places: Ints, weights: Floats) -> int:
    """Play a match, and fill `path` with the sheets after each move, and `predicted` with their values.

    Returns the number of moves. The last sheet is full; its value is the expected points with one more roll to come.
    """
    cells, tried = np.zeros(25, dtype=np.int64), np.zeros(25, dtype=np.int64)
    count = 0
    while np.any(cells == 0):
        mark = np.random.randint(1, 7) + np.random.randint(1, 7) - 1
        predicted[count] = -np.inf
        for cell in range(25):
            if cells[cell] and cells[cell] != mark:
                continue
            tried[:] = cells
            if cells[cell]:
                tried[cell] += RING
            else:
                tried[cell] = mark
                draw_circles(tried, cell, numbers, places, weights)
            value = value_of(tried, numbers, places, weights)
            if value > predicted[count]:
                predicted[count] = value
                path[count] = tried
        cells[:] = path[count]
        count += 1
    return count


@njit
def learn(numbers: Floats, pulled: Floats, matches: int, rate: float) -> float:
    """Play matches and learn by TD(lambda) with AdaGrad; returns the mean points.

    `pulled` has the sum of each number's squared gradients so far. With a rate of 0, nothing is learnt.
    """
    path, predicted = np.zeros((MAX_ROUNDS, 25), dtype=np.int64), np.zeros(MAX_ROUNDS)
    places, weights = np.zeros(MAX_TERMS, dtype=np.int64), np.zeros(MAX_TERMS)
    total = 0.0
    for _ in range(matches):
        moves = play(numbers, path, predicted, places, weights)
        target = predicted[moves - 1]
        total += target
        if not rate:
            continue
        for move in range(moves - 2, -1, -1):
            target = LAMBDA * target + (1 - LAMBDA) * predicted[move + 1]
            count, value, _ = terms_of(path[move], places, weights)
            square = 0.0
            for term in range(count):
                value += weights[term] * numbers[places[term]]
                square += weights[term] ** 2
            for term in range(count):
                pull = (target - value) / square * weights[term]
                pulled[places[term]] += pull**2
                numbers[places[term]] += rate * pull / np.sqrt(pulled[places[term]] + STEADINESS)
    return total / matches
