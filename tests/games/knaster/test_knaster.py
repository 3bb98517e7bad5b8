"""Knaster: the rules on its page, one test for each sentence that decides something."""

from collections import Counter
from itertools import combinations, combinations_with_replacement, permutations, product
from random import Random

import pytest

from rollbook import GAMES, IllegalMove, Match, Message
from rollbook.core.game import DICE
from rollbook.games.knaster.rules import CELL_NAMES, CIRCLED, KnasterState, Sheet
from tests.asking import events_of, prompt_for, why_not_picks
from tests.counts import Count, counted, recorded

CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
# The lines and the points of their boxes, as the rules page prints them.
LINES = {
    **{f"row{row}": [f"{column}{row}" for column in "abcde"] for row in "12345"},
    **{f"col{column}": [f"{column}{row}" for row in "12345"] for column in "abcde"},
    "diag1": ["a1", "b2", "c3", "d4", "e5"],
    "diag2": ["e1", "d2", "c3", "b4", "a5"],
}
POINTS = dict(zip(LINES, [9, 8, 7, 6, 5, 9, 8, 7, 6, 5, 10, 10], strict=True))

# Each line contains 2 4 6 8 10, which scores nothing.
OF_NO_USE = """
     2  4  6  8 10
     6  8 10  2  4
    10  2  4  6  8
     4  6  8 10  2
     8 10  2  4  6
"""


def sheet(drawn: str) -> Sheet:
    """Make a sheet from its drawing: `.` for an empty cell, parentheses around a circled number."""
    shown = [int(text.strip("()")) + CIRCLED * text.startswith("(") for text in drawn.replace(".", "0").split()]
    assert len(shown) == 25
    return Sheet(bytes(shown))


def circled(cells: str, drawn: str = OF_NO_USE) -> Sheet:
    """Make a sheet with circles around these cells."""
    numbers = drawn.split()
    for cell in cells.split():
        numbers[CELLS.index(cell)] = f"({numbers[CELLS.index(cell)]})"
    return sheet(" ".join(numbers))


EMPTY = Sheet()


def position(*sheets: Sheet, last_round: bool = False) -> KnasterState:
    """Make a position with these sheets and the dice due."""
    return KnasterState(sheets, 0, 0, (), last_round)


def rolled(state: KnasterState, total: int) -> KnasterState:
    following = state.apply(DICE, (max(1, total - 6), total - max(1, total - 6)))
    assert isinstance(following, KnasterState)
    return following


def played(state: KnasterState, *moves: str, seat: int = 0) -> KnasterState:
    for text in moves:
        following = state.apply(seat, state.from_text(seat, text))
        assert isinstance(following, KnasterState)
        state = following
    return state


def legal(state: KnasterState, seat: int = 0) -> list[str]:
    return [state.game.notation.text(move) for move in state.legal(seat)]


def refusal(state: KnasterState, text: str, seat: int = 0) -> str:
    with pytest.raises(IllegalMove) as refused:
        state.apply(seat, state.from_text(seat, text))
    return str(refused.value)


def events(state: KnasterState, text: str, seat: int = 0) -> list[Message]:
    return list(events_of(state, seat, state.from_text(seat, text)))


# the sheet


def test_lines_and_their_boxes() -> None:
    view = position(EMPTY).view()
    assert {line["pick"]: line["cells"] for line in view["lines"]} == LINES
    assert {line["pick"]: line["points"] for line in view["lines"]} == POINTS
    assert {box["pick"]: box["points"] for box in view["sheets"][0]["boxes"]} == POINTS


@pytest.mark.parametrize("line", LINES)
def test_line_scores_its_box_once_all_five_are_circled(line: str) -> None:
    """Five circles are worth 5 points themselves; with one fewer, the box scores nothing."""
    assert position(circled(" ".join(LINES[line]))).scores() == (5 + POINTS[line],)
    assert position(circled(" ".join(LINES[line][:4]))).scores() == (4,)


def test_boxes_9_10_and_7_and_15_circles_score_41() -> None:
    own = circled("a1 b1 c1 d1 e1  a3 b3 c3 d3 e3  b2 d4 e5  a5 b5")
    assert [(line.id, line.points, line.arguments) for line in position(own).score_lines(0)] == [
        ("knaster-score-boxes", 26, {"lines": ("row1", "row3", "diag1"), "boxes": (9, 7, 10)}),
        ("knaster-score-circles", 15, {"count": 15}),
    ]
    assert position(own).scores() == (41,)


def test_sheets_are_drawn_as_text() -> None:
    own = circled("a1 b1 c1 d1 e1 e5", "2 4 6 8 10  11 . . . .  . . 7 . .  . . . . .  . . . . 12")
    assert str(position(own, EMPTY)) == (
        "A       a    b    c    d    e          B       a    b    c    d    e\n"
        "1      (2)  (4)  (6)  (8) (10)  [9]    1       .    .    .    .    .    9\n"
        "2      11    .    .    .    .    8     2       .    .    .    .    .    8\n"
        "3       .    .    7    .    .    7     3       .    .    .    .    .    7\n"
        "4       .    .    .    .    .    6     4       .    .    .    .    .    6\n"
        "5       .    .    .    .  (12)   5     5       .    .    .    .    .    5\n"
        "  10    9    8    7    6    5   10       10    9    8    7    6    5   10"
    )


# results of a line


def circles_by_the_text(numbers: tuple[int, ...]) -> int:
    """Return the circles for five numbers by comparing them with each row of the table in the rules."""
    alike = [numbers.count(number) for number in set(numbers)]
    if any(set(numbers) == set(range(lowest, lowest + 5)) for lowest in range(2, 9)):
        return 3
    if 5 in alike:
        return 3
    if 4 in alike:
        return 2
    if 3 in alike:
        return 2 if 2 in alike else 1
    return 1 if alike.count(2) == 2 else 0


def completed(numbers: tuple[int, ...]) -> KnasterState:
    """Return a position in which row 3 has four of the numbers, and the fifth has just been written at its end."""
    third = " ".join(map(str, numbers[:4]))
    own = sheet(f". . . . .  . . . . .  {third} .  . . . . .  . . . . .")
    return played(rolled(position(own), numbers[4]), "write e3")


@pytest.mark.parametrize(
    ("numbers", "circles"),
    [
        ((5, 6, 7, 8, 9), 3),
        ((5, 5, 5, 7, 7), 2),
        ((7, 8, 7, 7, 4), 1),
        ((6, 3, 6, 6, 6), 2),
        ((8, 8, 8, 8, 8), 3),
        ((5, 6, 6, 10, 5), 1),
        ((4, 9, 4, 4, 9), 2),
        ((7, 10, 8, 6, 9), 3),
        ((4, 5, 6, 7, 8), 3),
        ((5, 7, 8, 4, 6), 3),
        ((5, 6, 7, 8, 10), 0),  # a straight of four does not count
        ((2, 12, 3, 11, 4), 0),  # nor does one from 12 on to 2
        ((3, 3, 5, 8, 11), 0),  # nor does one pair
    ],
)
def test_worked_examples(numbers: tuple[int, ...], circles: int) -> None:
    state = completed(numbers)
    ways = {0: 0, 1: 5, 2: 10, 3: 10}[circles]
    assert [len(move.split()) - 2 for move in legal(state)] == [circles] * ways
    assert (state.to_act == (DICE,)) == (circles == 0)


def test_lines_of_five_numbers_score_as_in_the_table() -> None:
    """All 3003 ways to choose five of the numbers 2-12, each in a different order."""
    rng = Random(3)
    lines = list(combinations_with_replacement(range(2, 13), 5))
    assert len(lines) == 3003
    for line in lines:
        numbers = tuple(rng.sample(line, 5))
        due = completed(numbers).view()["sheets"][0]["due"]
        assert [each["circles"] for each in due] == [circles for circles in [circles_by_the_text(line)] if circles]


def test_order_in_a_line_does_not_matter() -> None:
    for numbers in permutations((5, 6, 6, 10, 5)):
        assert completed(numbers).view()["sheets"][0]["due"] == [{"line": "row3", "result": "two_pairs", "circles": 1}]


@pytest.mark.parametrize(
    ("row", "near"),
    [
        ("7 7 . 8 7", ["four", "full_house"]),
        ("7 . 6 8 9", ["straight"]),
        ("12 12 12 12 .", ["five"]),
        ("5 12 7 5 .", ["three", "two_pairs"]),
        ("2 4 9 12 .", []),
        ("7 7 7 . .", []),
        ("7 7 7 7 7", []),
    ],
)
def test_box_names_the_points_of_one_more_number(row: str, near: list[str]) -> None:
    state = position(sheet(f". . . . .  . . . . .  {row}  . . . . .  . . . . ."))
    assert [box["near"] for box in state.view()["sheets"][0]["boxes"] if box["pick"] == "row3"] == [near]
    assert not any(box["near"] for box in position(EMPTY).view()["sheets"][0]["boxes"])


@pytest.mark.parametrize(
    ("result", "numbers"),
    [
        ("three", (7, 8, 7, 7, 4)),
        ("four", (6, 3, 6, 6, 6)),
        ("five", (8, 8, 8, 8, 8)),
        ("two_pairs", (5, 6, 6, 10, 5)),
        ("full_house", (4, 9, 4, 4, 9)),
        ("straight", (7, 10, 8, 6, 9)),
    ],
)
def test_result_has_a_name_for_the_page(result: str, numbers: tuple[int, ...]) -> None:
    state = completed(numbers)
    due = state.view()["sheets"][0]["due"][0]
    assert due == {"line": "row3", "result": result, "circles": circles_by_the_text(numbers)}
    assert {"result": result, "circles": due["circles"]} in state.view()["results"]


# a round


def test_every_seat_may_write_in_any_empty_cell_or_circle_that_number() -> None:
    own = circled("b1", "7 7 8 . .  . . . . .  . . 7 . .  . . . . .  . . . . .")
    state = rolled(position(own, EMPTY), 7)
    empty = [cell for cell in CELLS if cell not in ("a1", "b1", "c1", "c3")]
    assert legal(state) == [*(f"write {cell}" for cell in empty), "circle a1", "circle c3"]
    assert legal(state, 1) == [f"write {cell}" for cell in CELLS]


def test_pass_is_legal_only_on_a_full_sheet_without_that_number_to_circle() -> None:
    full = circled("a1 d2 b3 e4 c5")  # every 2 is circled
    almost = sheet(OF_NO_USE.replace("10\n     6", ".\n     6"))
    for own, total, moves in [
        (full, 2, ["pass"]),
        (full, 3, ["pass"]),
        (full, 4, ["circle b1", "circle e2", "circle c3", "circle a4", "circle d5"]),
        (almost, 3, ["write e1"]),
    ]:
        state = rolled(position(own, last_round=True), total)
        assert legal(state) == moves
        if moves != ["pass"]:
            assert refusal(state, "pass") == "You can make a move, so you cannot pass. Look for it."


def test_seats_are_in_the_round_until_their_last_bonus_is_played() -> None:
    four = sheet("7 7 7 7 .  . . . . .  . . . . .  . . . . .  . . . . .")
    state = rolled(position(four, four, four), 7)
    assert state.to_act == (0, 1, 2)
    state = played(state, "write e1", seat=1)
    assert state.to_act == (0, 1, 2)
    state = played(state, "circle a1", seat=0)
    assert state.to_act == (1, 2)
    assert refusal(state, "write e1", 0) == "You have played this round. Wait for the others."
    state = played(state, "bonus row1 a1 b1 e1", seat=1)
    assert state.to_act == (2,)
    assert played(state, "write a2", seat=2).to_act == (DICE,)


def test_seats_commute_in_every_interleaving_of_a_round() -> None:
    """Three seats have 2, 2 and 1 actions, and all 5! / (2! 2! 1!) = 30 orders lead to one state."""
    four = sheet("7 7 7 7 .  . . . . .  . . . . .  . . . . .  . . . . .")
    own = {0: ["write e1", "bonus row1 a1 b1 c1"], 1: ["write e1", "bonus row1 c1 d1 e1"], 2: ["circle b1"]}
    orders = set(permutations([0, 0, 1, 1, 2]))
    assert len(orders) == 30
    ends = set()
    for order in orders:
        state = rolled(position(four, four, four), 7)
        left = {seat: iter(moves) for seat, moves in own.items()}
        for seat in order:
            state = played(state, next(left[seat]), seat=seat)
        ends.add(state)
    assert len(ends) == 1
    assert ends.pop().scores() == (3, 3, 1)


def test_seat_takes_back_its_own_action_and_no_other() -> None:
    match = Match("knaster", seats=3, seed=1)
    for cell in ("a1", "b1", "c1", "d1"):
        match.roll("3 4")
        for seat in range(3):
            match.play(seat, f"write {cell}")
    match.roll("3 4")
    match.play(1, "write e1")
    match.play(0, "write e5")
    match.play(1, "bonus row1 a1 b1 c1")
    match.play(2, "write c3")
    assert list(match.to_act) == [DICE]
    match.undo(seat=1)
    assert list(match.to_act) == [1]
    assert match.actions[-3:] == ("1 write e1", "0 write e5", "2 write c3")
    match.undo(seat=1)
    assert match.legal(1).choices(["a1"]).move == "circle a1"
    match.undo(seat=0)
    assert list(match.to_act) == [0, 1]
    assert match.actions[-2:] == ("dice 3 4", "2 write c3")
    match.play(1, "circle a1")
    match.play(0, "circle b1")
    assert match.state.scores() == (1, 1, 0)


def test_other_seats_do_not_affect_a_seat() -> None:
    state = rolled(KnasterState.start(2, {}), 8)
    assert legal(played(state, "write c3", seat=0), 1) == legal(state, 1)


def test_dice_pass_clockwise_and_seat_0_begins() -> None:
    match = Match("knaster", seats=3, seed=1)
    turns = []
    for number in range(4):
        turns.append(match.state.turn)
        match.roll("1 1")
        for seat in range(3):
            assert match.state.turn == turns[-1]
            match.play(seat, f"write {CELLS[number]}")
    assert turns == [0, 1, 2, 0]


def test_one_to_twelve_seats() -> None:
    assert list(GAMES["knaster"].seats) == list(range(1, 13))
    with pytest.raises(ValueError, match="1 to 12"):
        Match("knaster", seats=13)


# bonuses


def test_circles_go_around_any_uncircled_cells_of_the_line_the_new_one_too() -> None:
    own = circled("b3", ". . . . .  . . . . .  5 5 5 7 .  . . . . .  . . . . .")
    state = played(rolled(position(own), 7), "write e3")
    free = ["a3", "c3", "d3", "e3"]
    assert legal(state) == [f"bonus row3 {first} {second}" for first, second in combinations(free, 2)]


def test_bonus_names_its_cells_in_reading_order_and_is_refused_in_any_other() -> None:
    state = completed((5, 5, 5, 7, 7))
    assert "bonus row3 a3 e3" in legal(state)
    assert refusal(state, "bonus row3 e3 a3").startswith("“bonus row3 e3 a3” is not written like a move of this game.")
    state = played(
        rolled(position(sheet(". . . . 7  . . . 7 .  . . 7 . .  . 7 . . .  . . . . .")), 7),
        "write a5",
    )
    assert legal(state)[0] == "bonus diag2 e1 d2 c3"


@pytest.mark.parametrize(("already", "left"), [("a3 b3", 3), ("a3 b3 c3", 2), ("a3 b3 c3 d3", 1)])
def test_circles_are_fewer_if_fewer_cells_are_left(already: str, left: int) -> None:
    """A straight gives three circles. If two to four of the cells have circles already, all the others get one."""
    own = circled(already, ". . . . .  . . . . .  5 6 7 8 .  . . . . .  . . . . .")
    state = played(rolled(position(own), 9), "write e3")
    assert legal(state) == ["bonus row3 " + " ".join(["a3", "b3", "c3", "d3", "e3"][5 - left :])]
    after = played(state, *legal(state))
    assert after.scores() == (5 + 7,)
    assert after.to_act == (DICE,)


CROSSING = circled("c1 c2 c4 c5", ". . 7 . .  . . 7 . .  5 5 . 5 2  . . 7 . .  . . 7 . .")


def test_line_with_no_cell_left_is_dropped() -> None:
    state = played(rolled(position(CROSSING), 7), "write c3")
    assert events(state, "bonus row3 c3") == [
        Message("knaster-bonus_circled", {"line": "row3", "cells": ("c3",), "numbers": (7,)}),
        Message("knaster-bonus_dropped", {"line": "colc"}),
        Message("knaster-box_scored", {"line": "colc", "cells": ("c1", "c2", "c3", "c4", "c5"), "points": 7}),
    ]
    assert played(state, "bonus row3 c3").to_act == (DICE,)


def test_bonus_of_four_lines_at_once_offers_the_right_taps() -> None:
    sevens = sheet("7 . 7 . 7  . 7 7 7 .  7 7 . 7 7  . 7 7 7 .  7 . 7 . 7")
    state = played(rolled(position(sevens), 7), "write c3")
    moves = state.legal(0)
    assert len(moves) == 40
    assert set(moves.choices([]).next) == {"row3", "colc", "diag1", "diag2", *LINES["row3"], *LINES["colc"]} | {
        *LINES["diag1"],
        *LINES["diag2"],
    }
    assert moves.choices(["c3", "colc"]) == (("c1", "c2", "c4", "c5"), None)
    assert set(moves.choices(["a3"]).next) == {"row3", "b3", "c3", "d3", "e3"}
    assert moves.choices(["e1", "c3", "diag2", "a5"]) == ((), "bonus diag2 e1 c3 a5")
    assert moves.choices(["a1", "b3"]) == ((), None)


def test_circle_never_makes_a_bonus() -> None:
    """The row has three of a kind, but it was completed rounds ago."""
    own = sheet("7 7 7 8 4  . . . . .  . . . . .  . . . . .  . . . . .")
    state = rolled(position(own), 7)
    assert events(state, "circle a1") == [Message("knaster-circled", {"cell": "a1", "number": 7})]
    assert played(state, "circle a1").to_act == (DICE,)


def test_line_without_value_scores_nothing_but_can_be_circled_later() -> None:
    state = completed((3, 3, 5, 8, 11))
    assert state.to_act == (DICE,)
    state = played(rolled(state, 8), "circle d3")
    assert state.scores() == (1,)
    assert state.to_act == (DICE,)


def test_bonus_cannot_be_declined_or_kept() -> None:
    state = completed((5, 5, 5, 7, 7))
    assert refusal(state, "pass") == "You can make a move, so you cannot pass. Look for it."
    assert refusal(state, "write a1") == "First circle numbers in the marked line."
    assert refusal(state, "circle d3") == "First circle numbers in the marked line."


# refusals


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("write a1", "This cell already holds 7. Choose an empty cell."),
        ("write b1", "This cell already holds 7. Choose an empty cell."),
        ("circle d1", "This cell is empty. Circle a number."),
        ("circle c1", "The dice make 7. This cell holds 8. Choose an empty cell, or one with 7."),
        ("circle b1", "This 7 has a circle already. Take one that has none."),
        ("bonus row1 a1", "This line is not full: 3 of 5 numbers are there. Write or circle a number."),
        ("bonus row1 a2", "“bonus row1 a2” is not written like a move of this game."),
        ("bonus row1", "“bonus row1” is not written like a move of this game."),
        ("write a1 ", "“write a1 ” is not written like a move of this game."),
        ("Write a2", "“Write a2” is not written like a move of this game."),
        ("write f1", "“write f1” is not written like a move of this game."),
        ("pass", "You can make a move, so you cannot pass. Look for it."),
    ],
)
def test_refusal_gives_the_reason(move: str, sentence: str) -> None:
    own = circled("b1", "7 7 8 . .  . . . . .  . . . . .  . . . . .  . . . . .")
    assert refusal(rolled(position(own), 7), move).startswith(sentence)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("bonus row3 a3", "Circle exactly 2 in this line, not 1."),
        ("bonus row3 a3 c3 d3", "Circle exactly 2 in this line, not 3."),
        ("bonus row3 a3 b3", "This 5 has a circle already. Take one that has none."),
        ("bonus row2 a2", "This line gives no circles now. Use the marked line."),
    ],
)
def test_refusal_of_a_bonus_gives_the_reason(move: str, sentence: str) -> None:
    own = circled("b3", ". . . . .  . . . . .  5 5 5 7 .  . . . . .  . . . . .")
    assert refusal(played(rolled(position(own), 7), "write e3"), move) == sentence


@pytest.mark.parametrize("move", ["write a1", "circle a1", "circle b1", "bonus row1 a1"])
def test_seat_that_can_only_pass_gets_that_prompt(move: str) -> None:
    state = rolled(position(sheet(OF_NO_USE), last_round=True), 3)
    assert refusal(state, move) == "The slip is full and has no 3 to circle. Tap “Pass”."


def test_no_seat_acts_before_the_roll_twice_or_unseated() -> None:
    state = KnasterState.start(2, {})
    assert refusal(state, "write a1") == "Roll the dice first."
    state = played(rolled(state, 5), "write a1", seat=1)
    assert refusal(state, "write a2", 1) == "You have played this round. Wait for the others."
    assert refusal(state, "write a2", 2) == "There is no seat 2. The seats are: 0, 1."
    with pytest.raises(IllegalMove, match="No dice now: make a move first"):
        state.apply(DICE, (1, 1))
    assert legal(state, 1) == []


DUE = played(rolled(position(circled("b3", ". . . . .  . . . . .  5 5 5 7 .  . . . . .  . . . . .")), 7), "write e3")
ONE_SEVEN = rolled(position(sheet("8 7 . . .  . . . . .  . . . . .  . . . . .  . . . . .")), 7)


@pytest.mark.parametrize(
    ("state", "picks", "sentence"),
    [
        (DUE, ["row2"], "This line gives no circles now. Use the marked line."),
        (DUE, ["row3", "a1"], "This cell is not in the marked line. Choose one that is."),
        (DUE, ["a3", "a1"], "This cell is not in the marked line. Choose one that is."),
        (DUE, ["a1"], "First circle numbers in the marked line."),
        (DUE, ["b3"], "This 5 has a circle already. Take one that has none."),
        (DUE, ["a3", "c3", "d3"], "Circle exactly 2 in this line, not 3."),
        (DUE, ["row3", "a3", "c3", "d3"], "Circle exactly 2 in this line, not 3."),
        (DUE, ["row3", "colc"], "Take one line at a time."),
        (DUE, ["pass"], "You can make a move, so you cannot pass. Look for it."),
        (DUE, ["a3", "a3"], "These do not go together. Take one of them back."),
        (DUE, [], "These do not go together. Take one of them back."),
        (ONE_SEVEN, ["a1"], "The dice make 7. This cell holds 8. Choose an empty cell, or one with 7."),
        (ONE_SEVEN, ["b1", "c1"], "Write or circle just one number each round."),
        (ONE_SEVEN, ["row1"], "This line is not full: 2 of 5 numbers are there. Write or circle a number."),
        (ONE_SEVEN, ["f9"], "These do not go together. Take one of them back."),
    ],
)
def test_picks_that_lead_nowhere_are_explained(state: KnasterState, picks: list[str], sentence: str) -> None:
    assert not picks or state.legal(0).choices(picks) == ((), None)
    assert str(why_not_picks(state, 0, picks)) == sentence


def test_one_tap_writes_or_circles() -> None:
    moves = ONE_SEVEN.legal(0)
    assert moves.choices(["b1"]) == ((), "circle b1")
    assert moves.choices(["c1"]) == ((), "write c1")
    assert moves.choices([]).next == (*(cell for cell in CELLS if cell not in ("a1", "b1")), "b1")
    passing = rolled(position(sheet(OF_NO_USE), last_round=True), 3).legal(0)
    assert passing.choices([]) == (("pass",), None)
    assert passing.choices(["pass"]) == ((), "pass")


# the end

ALMOST_FULL = sheet(OF_NO_USE.rstrip().removesuffix("6") + ".")


def test_bonus_of_the_last_roll_is_played_before_the_end() -> None:
    own = sheet(OF_NO_USE.replace("8 10  2  4  6", "6  2  2  4  ."))
    state = played(rolled(position(own, last_round=True), 2), "write e5")
    assert state.to_act == (0,)
    assert state.result() is None
    assert legal(state) == [f"bonus row5 {cell}" for cell in LINES["row5"]]
    assert played(state, "bonus row5 a5").to_act == ()


# the display


@pytest.mark.parametrize(
    ("state", "prompt"),
    [
        (rolled(position(EMPTY), 7), Message("knaster-prompt-write", {"total": 7, "cells": ()})),
        (ONE_SEVEN, Message("knaster-prompt-write_or_circle", {"total": 7, "cells": ("b1",)})),
        (
            rolled(position(sheet(OF_NO_USE)), 8),
            Message("knaster-prompt-circle", {"total": 8, "cells": ("d1", "b2", "e3", "c4", "a5")}),
        ),
        (rolled(position(sheet(OF_NO_USE)), 7), Message("knaster-prompt-pass", {"total": 7, "cells": ()})),
        (DUE, Message("knaster-prompt-bonus", {"line": "row3", "result": "full_house", "circles": 2})),
        (
            played(rolled(position(CROSSING), 7), "write c3"),
            Message("knaster-prompt-bonuses", {"lines": ("row3", "colc")}),
        ),
    ],
)
def test_prompt_names_the_next_action(state: KnasterState, prompt: Message) -> None:
    assert prompt_for(state, 0) == prompt


def test_events_of_a_number_that_completes_lines_and_fills_the_sheet() -> None:
    state = rolled(position(ALMOST_FULL), 6)
    assert events(state, "write e5") == [
        Message("knaster-written", {"cell": "e5", "number": 6}),
        *(
            Message("knaster-line_without_result", {"line": line, "cells": tuple(LINES[line])})
            for line in ("row5", "cole", "diag1")
        ),
        Message("knaster-sheet_full"),
        Message("knaster-one_more_roll"),
    ]
    straight = sheet(". . . . .  . . . . .  5 6 7 8 .  . . . . .  . . . . .")
    assert events(rolled(position(straight), 9), "write e3")[1] == Message(
        "knaster-line_completed", {"line": "row3", "cells": tuple(LINES["row3"]), "result": "straight", "circles": 3}
    )
    assert events(rolled(position(sheet(OF_NO_USE)), 3), "pass") == [Message("passed")]


def test_events_include_the_roll_and_mark_the_last() -> None:
    assert events_of(position(EMPTY), DICE, (3, 4)) == (Message("knaster-total", {"total": 7}),)
    assert events_of(position(EMPTY, last_round=True), DICE, (6, 6)) == (Message("knaster-last_total", {"total": 12}),)


def test_view_holds_everything_drawn() -> None:
    state = played(rolled(position(CROSSING, EMPTY), 7), "write c3")
    state = played(state, "write a1", seat=1)
    view = state.view()
    assert (view["total"], view["last_round"]) == (7, False)
    red, blue = view["sheets"]
    assert red["cells"][2] == {"pick": "c1", "number": 7, "circled": True}
    assert red["cells"][12] == {"pick": "c3", "number": 7, "circled": False}
    assert red["cells"][0] == {"pick": "a1", "number": None, "circled": False}
    assert red["due"] == [
        {"line": "row3", "result": "three", "circles": 1},
        {"line": "colc", "result": "five", "circles": 1},
    ]
    assert (red["waiting"], blue["waiting"]) == (True, False)
    assert red["score"] == {"boxes": 0, "circles": 4}
    scored = played(state, "bonus colc c3").view()["sheets"][0]
    assert {box["pick"] for box in scored["boxes"] if box["scored"]} == {"colc"}
    assert scored["score"] == {"boxes": 7, "circles": 5}
    assert KnasterState.start(1, {}).view()["total"] is None


# another reading of the rules, compared with the game


class Reading:
    """One seat's sheet in the rules' terms: numbers and circles by cell name, and the lines still to be judged."""

    def __init__(self) -> None:
        self.numbers: dict[str, int] = {}
        self.circles: set[str] = set()
        self.due: dict[str, int] = {}
        self.done = True

    def moves(self, total: int) -> set[str]:
        if self.done:
            return set()
        if self.due:
            return {
                " ".join(["bonus", line, *cells])
                for line, circles in self.due.items()
                for cells in combinations([cell for cell in LINES[line] if cell not in self.circles], circles)
            }
        writes = {f"write {cell}" for cell in CELLS if cell not in self.numbers}
        circles = {f"circle {cell}" for cell in self.numbers if self.numbers[cell] == total} - {
            f"circle {cell}" for cell in self.circles
        }
        return writes | circles or {"pass"}

    def play(self, move: str, total: int) -> None:
        kind, *words = move.split()
        if kind == "write":
            self.numbers[words[0]] = total
            for line, cells in LINES.items():
                if words[0] in cells and all(cell in self.numbers for cell in cells):
                    self.due[line] = circles_by_the_text(tuple(self.numbers[cell] for cell in cells))
        elif kind == "circle":
            self.circles.add(words[0])
        elif kind == "bonus":
            del self.due[words[0]]
            self.circles |= set(words[1:])
        left = {line: sum(cell not in self.circles for cell in LINES[line]) for line in self.due}
        self.due = {line: min(self.due[line], left[line]) for line in left if min(self.due[line], left[line])}
        self.done = not self.due

    def score(self) -> int:
        return len(self.circles) + sum(POINTS[line] for line in LINES if self.circles.issuperset(LINES[line]))


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (1, 2), (1, 3), (1, 4), (2, 5), (3, 6), (5, 7), (12, 8)])
def test_whole_matches_agree_with_another_reading_of_the_rules(seats: int, seed: int) -> None:
    """Totals of 6 to 8 and circles are more frequent than usual, so that bonuses, boxes and passes occur."""
    rng = Random(seed)
    match = Match("knaster", seats, seed=0)
    readings = [Reading() for _ in range(seats)]
    rounds_left = None
    while rounds_left != 0:
        assert list(match.to_act) == [DICE]
        faces = rng.choice(["3 4", "3 4", "3 3", "4 4", "1 6", "2 3", "6 6", "1 2"])
        match.roll(faces)
        total = sum(map(int, faces.split()))
        for reading in readings:
            reading.done = False
        while waiting := tuple(seat for seat, reading in enumerate(readings) if not reading.done):
            assert list(match.to_act) == list(waiting)
            for seat in range(seats):
                assert set(match.legal(seat)) == readings[seat].moves(total)
            seat = rng.choice(waiting)
            circles = [move for move in match.legal(seat) if not move.startswith("write")]
            move = rng.choice(circles) if circles and rng.random() < 0.7 else match.legal(seat).sample(rng)
            match.play(seat, move)
            readings[seat].play(move, total)
            assert match.state.scores() == tuple(reading.score() for reading in readings)
        if rounds_left:
            rounds_left -= 1
        elif any(len(reading.numbers) == 25 for reading in readings):
            rounds_left = 1
    assert match.to_act == ()
    assert match.result is not None
    scores = [reading.score() for reading in readings]
    assert match.result.winners == tuple(seat for seat in range(seats) if scores[seat] == max(scores))


# counts


def naive_count(sheets: tuple[Counter[int], ...], depth: int) -> int:
    """Count the sequences of `depth` actions from the rule text.

    No line can be complete after so few actions, so only the numbers on each sheet matter.
    """
    if depth == 0:
        return 1
    count = 0
    for first, second in product(range(1, 7), repeat=2):
        if first <= second:
            count += naive_round(sheets, 0, first + second, depth - 1)
    return count


def naive_round(sheets: tuple[Counter[int], ...], seat: int, total: int, depth: int) -> int:
    """Do the same within a round, from this seat on; a circled number is represented by its negative."""
    if depth == 0:
        return 1
    if seat == len(sheets):
        return naive_count(sheets, depth)
    own = sheets[seat]
    written = (*sheets[:seat], own + Counter([total]), *sheets[seat + 1 :])
    count = (25 - own.total()) * naive_round(written, seat + 1, total, depth - 1)
    if own[total]:
        circle = (*sheets[:seat], own - Counter([total]) + Counter([-total]), *sheets[seat + 1 :])
        count += own[total] * naive_round(circle, seat + 1, total, depth - 1)
    return count


@pytest.mark.parametrize("row", recorded("knaster"), ids=str)
def test_recorded_counts_hold_and_are_confirmed_naively(row: Count) -> None:
    assert counted(row) == row.sequences
    assert naive_count((Counter(),) * row.seats, row.depth) == row.sequences


def test_counts_in_closed_form() -> None:
    """47 of the 21 * 21 pairs of rolls have equal totals, and then one circle is possible as well as 24 empty cells."""
    rolls = [first + second for first, second in combinations_with_replacement(range(1, 7), 2)]
    pairs = sum(first == second for first, second in product(rolls, repeat=2))
    assert (len(rolls), pairs) == (21, 47)
    figures = {(row.seats, row.depth): row.sequences for row in recorded("knaster")}
    assert figures[1, 4] == 25 * (21 * 21 * 24 + pairs)
    assert figures[2, 4] == 21 * 25 * 25 * 21


def test_names_of_cells_are_in_reading_order() -> None:
    assert list(CELL_NAMES) == CELLS
