"""Knaster's bots choose the obvious moves, and a hint gives the reasons for a move."""

from copy import copy
from itertools import product
from math import comb
from random import Random
from typing import Any

import pytest

from rollbook import Match, bots
from rollbook.bots.search import evaluator_for
from rollbook.games.knaster.bot import KnasterEvaluator, canonical, last_roll, mirrored, number_kinds, settled, shape_of
from rollbook.games.knaster.rules import CELL_NAMES, CIRCLED, EMPTY, KnasterState, Sheet


def sheet_of(rows: str) -> Sheet:
    """Make a sheet from its rows: `7` is a number, `(7)` a circled number, `.` an empty cell."""
    marks = [0 if word == "." else int(word.strip("()")) + CIRCLED * word.startswith("(") for word in rows.split()]
    return Sheet(bytes(marks))


def state_of(rows: str, total: int, last_round: bool = False) -> KnasterState:
    """Make a position of a solo match after a roll with this total."""
    return KnasterState((sheet_of(rows),), 0, total, (0,), last_round)


def evaluator() -> KnasterEvaluator:
    found = evaluator_for(Match("knaster", 1, seed=1).state)
    assert isinstance(found, KnasterEvaluator)
    return found


def chosen(state: KnasterState, level: str = "hard", seed: int = 1) -> str:
    return state.game.notation.text(bots.choose(state, 0, level, seed, 7))


NEARLY_A_STRAIGHT = """
    5 6 7 8 .
    . . . . .
    . . 4 . .
    . . . . .
    10 . . . ."""


def test_straight_is_completed() -> None:
    # 5 6 7 8 9 earn three circles in a line worth nine points; in e5 a 9 earns nothing. (On an emptier sheet it may be
    # wise to wait, because a 4 or another 9 would do as well.)
    state = state_of("5 6 7 8 .  2 3 4 2 12  7 11 3 10 2  3 12 2 4 11  12 2 10 11 .", 9)
    assert [chosen(state, "hard", seed) for seed in range(5)] == ["write e1"] * 5


FULL = """
    (5) (6) 7 (8) (9)
    2 3 4 2 12
    7 11 3 10 2
    3 12 2 4 11
    12 2 10 11 3"""


@pytest.mark.parametrize("level", bots.LEVELS)
def test_last_circle_completes_a_box(level: str) -> None:
    # A circle around the 7 in c1 is the fifth in row 1 (9 points); around the 7 in a3 it is only a circle.
    assert chosen(state_of(FULL, 7, last_round=True), level) == "circle c1"


def test_value_of_one_more_roll_by_hand() -> None:
    # There are four circles now. Any uncircled number on the sheet earns another; a 7 (6 rolls of 36) also scores the
    # box of row 1. There is no uncircled 5, 6, 8 or 9, so 18 of 36 rolls earn nothing.
    assert last_roll(sheet_of(FULL).cells) == pytest.approx(4 + 18 / 36 * 1 + 6 / 36 * 9)


def test_circles_that_are_due_are_drawn_in_the_most_valuable_cells() -> None:
    # The four 9s in row 5 earn two circles; in c5 and e5 these complete columns c (7 points) and e (5 points).
    sheet = sheet_of("""
        2 3 (4) 5 (6)
        3 4 (5) 7 (2)
        4 6 (2) 3 (5)
        5 2 (3) 11 (7)
        9 9 9 12 .""").after_write(24, 9)
    cells, points = settled(sheet, lambda each: float(Sheet(each).score()))
    assert [CELL_NAMES[cell] for cell in range(20, 25) if cells[cell] > CIRCLED] == ["c5", "e5"]
    assert points == 8 + 2 + 7 + 5


def test_mirrored_sheet_has_the_same_value() -> None:
    rng = Random(1)
    for _ in range(20):
        marks = [rng.choice((0, 0, rng.randint(2, 12), rng.randint(2, 12) + CIRCLED)) for _ in range(25)]
        marks[rng.randrange(25)] = EMPTY  # a sheet without an empty cell is not open
        other = bytes(mark and mirrored(mark) for mark in marks)
        assert evaluator().open_value(bytes(marks)) == pytest.approx(evaluator().open_value(other))


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("7 7 7 . .", 3),  # three of a kind
        ("7 7 8 . .", 2),  # a pair
        ("5 8 9 . .", 1),  # may become 5 6 7 8 9
        ("4 8 9 . .", 0),
        ("2 2 2 2 .", 4),  # two circles for certain, three with a 2
        ("7 7 7 8 .", 4),  # a circle for certain, two with a 7 or an 8: 1 + 11/36
        ("6 6 8 8 .", 3),  # the same with a 6 or an 8: 1 + 10/36
        ("5 6 7 8 .", 2),  # a 4 or a 9 earns three circles: 3 * 7/36
        ("3 5 7 9 .", 0),
        ("7 . . . .", 2),
        ("2 . . . .", 0),
        (". . . . .", 0),
    ],
)
def test_shape_of_a_line_by_hand(line: str, near: int) -> None:
    five = bytes(0 if word == "." else int(word) for word in line.split())
    numbers = 5 - five.count(0)
    assert shape_of(five) == (5 - numbers, numbers, near)


def test_shape_distinguishes_circles() -> None:
    assert shape_of(bytes((7, 7 + CIRCLED, 8, 0, 0))) == (2, 2, 2)
    assert shape_of(bytes((7 + CIRCLED,) * 5)) == (0, 0, 0)


def test_every_line_has_a_kind_and_its_mirror_image_the_same() -> None:
    kinds, rng = bots.finish(number_kinds()), Random(2)
    assert sorted(kinds.values()) == list(range(len(kinds)))
    # There are 14950 multisets of up to 4 of 22 marks, and 4368 of up to 5 of 11 numbers. A mirror image counts as the
    # same kind. A multiset is its own image if all marks except 7s and (7)s come in mirrored pairs.
    marks, numbers = (sum(comb(half + pairs - 1, pairs) * sevens for half, pairs, sevens in of) for of in OWN_IMAGES)
    assert len(kinds) == (14950 + marks + 4368 + numbers) // 2
    for _ in range(200):
        five = bytes(rng.choice((0, rng.randint(2, 12), rng.randint(2, 12) + CIRCLED)) for _ in range(5))
        assert canonical(five) in kinds
        assert canonical(bytes(mark and mirrored(mark) for mark in five)) == canonical(five)


# The number of mirrored pairs, how many of them are chosen, and the number of ways to add 7s and (7)s.
# There are at most 4 marks (or 5 numbers) in all.
OWN_IMAGES = (
    [(10, 0, 15), (10, 1, 6), (10, 2, 1)],
    [(5, 0, 6), (5, 1, 4), (5, 2, 2)],
)


def told(rows: str, total: int, move: str) -> list[tuple[str, dict[str, Any]]]:
    state = state_of(rows, total)
    return [(gain.id, dict(gain.arguments)) for gain in evaluator().gains(state, 0, state.from_text(0, move))]


def test_hint_names_the_gains_of_a_move() -> None:
    straight = {"line": "row1", "result": "straight", "circles": 3}
    assert told(NEARLY_A_STRAIGHT, 9, "write e1") == [("hint-knaster-completes", straight)]
    assert told(FULL, 7, "circle a3") == [("hint-knaster-circles", {"count": 1})]
    box = {"line": "row1", "points": 9}
    assert told(FULL, 7, "circle c1") == [("hint-knaster-scores", box), ("hint-knaster-circles", {"count": 1})]
    assert told(NEARLY_A_STRAIGHT, 10, "write e5") == [("hint-knaster-joins", {"line": "row5", "number": 10})]
    # Below the 7 and the 4, a 5 in c4 can be part of a straight; a 12 far from other numbers blocks nothing.
    runs = told(NEARLY_A_STRAIGHT, 5, "write c4")
    assert ("hint-knaster-runs", {"line": "colc"}) in runs
    assert told(NEARLY_A_STRAIGHT, 12, "write e4") == [("hint-knaster-spares", {})]


def test_hint_names_equal_numbers_before_a_run_that_has_only_begun() -> None:
    # With a second 5, the row can still earn circles; 5 and 6 in the column are only two of the five in a straight.
    rows = "5 . . . . . . 6 . . " + ". " * 15
    assert [gain for gain, _ in told(rows, 5, "write c1")] == ["hint-knaster-joins", "hint-knaster-runs"]


def test_weights_of_uncircled_numbers_are_ordered_by_number_copies_and_stage() -> None:
    """The order is the one that `lengths` describes; a number above 7 has the weights of its mirror image."""
    values, rng = copy(evaluator().values), Random(3)
    values.copies = [
        100 * number + 10 * times + stage for number, times, stage in product(range(6), range(5), range(7))
    ]
    values.variety = [0] * len(values.variety)
    for _ in range(50):
        copies = [rng.choice((0, 0, 1, 2, 5)) for _ in range(11)]
        expected = sum(100 * (5 - abs(at - 5)) + 10 * min(times, 4) + 2 for at, times in enumerate(copies))
        assert values.numbers(copies, 3) == expected  # three empty cells mean stage 2


def test_hint_names_the_numbers_that_a_line_waits_for() -> None:
    # 5 6 7 and an 8 wait for a 4 or a 9; either earns three circles.
    rows = "5 6 7 . . " + ". " * 20
    assert told(rows, 8, "write d1")[0] == ("hint-knaster-awaits", {"line": "row1", "numbers": (4, 9)})
