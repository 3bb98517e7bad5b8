"""Roll-It Tic-Tac-Toe: the rules on its page, one test for each sentence that decides something."""

from itertools import product
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, IllegalMove, Match, Message
from rollbook.games.roll_it.rules import RollItState, cell_numbers, side_rows
from tests.asking import events_of, prompt_for
from tests.counts import Count, counted, recorded

NUMBERS = {3, 4, 5, 6, 8, 9, 10, 11, 12}
GRIDS = [(row, column) for row in range(3) for column in range(3)]
# The lines of a square of 3 by 3 cells, numbered from 1 to 9 row by row.
LINES = ["123", "456", "789", "147", "258", "369", "159", "357"]


def position(*chips: str, side: int = 1, grids: int = 9, turn: int = 0) -> RollItState:
    """Make a position with each seat's chips (`1.1 1.2`) on the board and the dice due."""
    state = RollItState.start(len(chips), GAMES_DEFAULT | {"board": side, "grids": grids})
    for seat, cells in enumerate(chips):
        for cell in cells.split():
            move = state.game.notation.parse(cell)
            assert move is not None
            state = state.after_move(seat, move)
    return RollItState(side, grids, state.chips, turn, None, state.open_lines)


def rolled(state: RollItState, a: int, b: int) -> RollItState:
    following = state.apply("dice", tuple(sorted((a, b))))
    assert isinstance(following, RollItState)
    return following


def legal(state: RollItState, seat: int = 0) -> list[str]:
    return [state.game.notation.text(move) for move in state.legal(seat)]


# the board


def test_side_one_is_the_printed_one() -> None:
    nine_fours = ["1.1", "2.6", "3.7", "4.9", "5.2", "6.6", "7.5", "8.1", "9.8"]
    state = rolled(RollItState.start(2, GAMES_DEFAULT), 1, 3)
    assert legal(state) == nine_fours
    assert cell_numbers(1)[:9] == (4, 3, 6, 10, 11, 9, 12, 5, 8)


GAMES_DEFAULT: dict[str, str | int] = {name: option.default for name, option in GAMES["roll_it"].options.items()}


@pytest.mark.parametrize("side", range(1, 9))
def test_every_side_is_a_sudoku(side: int) -> None:
    rows = side_rows(side)
    for index in range(9):
        assert set(rows[index]) == NUMBERS
        assert {row[index] for row in rows} == NUMBERS
    for top, left in GRIDS:
        assert {rows[top * 3 + row][left * 3 + column] for row, column in GRIDS} == NUMBERS


def test_eight_sides_are_all_different_and_fixed_for_good() -> None:
    assert len({side_rows(side) for side in range(1, 9)}) == 8
    # Row 1 of side 2 is row 2 of side 1 with its columns in the order 456 789 123, and each number is replaced by the
    # next in 3 4 5 6 8 9 10 11 12: 8 3 4, 12 5 6, 10 11 9 become 9 4 5, 3 6 8, 11 12 10.
    assert side_rows(2)[0] == (9, 4, 5, 3, 6, 8, 11, 12, 10)


def test_board_is_drawn_as_text() -> None:
    state = position("1.1 5.5", "1.2")
    rows = [line.split() for line in str(state).splitlines() if ":" not in line]
    assert rows == [
        row.replace("|", "").split()
        for row in (
            " A  B  6 | 12  9  5 | 10 11  8\n"
            "10 11  9 |  8  3  4 | 12  5  6\n"
            "12  5  8 |  6 10 11 |  4  3  9\n"
            " 6  8  3 | 11  4  9 |  5 12 10\n"
            " 9 12 11 |  5  A 10 |  3  8  4\n"
            " 5 10  4 |  3 12  8 |  9  6 11\n"
            " 3  6 10 |  4 11 12 |  8  9  5\n"
            " 8  4 12 |  9  5  6 | 11 10  3\n"
            "11  9  5 | 10  8  3 |  6  4 12"
        ).splitlines()
    ]
    assert str(RollItState.start(2, GAMES_DEFAULT | {"grids": 4})).splitlines()[5].split() == [
        "6",
        "8",
        "3",
        "11",
        "4",
        "9",
    ]


# a turn


@pytest.mark.parametrize("faces", [(a, b) for a, b in product(range(1, 7), repeat=2) if a + b not in (2, 7)])
def test_any_other_total_takes_a_free_cell_that_shows_it(faces: tuple[int, int]) -> None:
    state = position("1.1 2.6", "5.2")
    moves = legal(rolled(state, *faces))
    numbers = dict(zip((f"{g}.{c}" for g in range(1, 10) for c in range(1, 10)), cell_numbers(1), strict=True))
    expected = [cell for cell, number in numbers.items() if number == sum(faces) and cell not in ("1.1", "2.6", "5.2")]
    assert moves == expected


def test_placement_that_exists_must_be_made_on_a_7_too() -> None:
    for faces in [(3, 4), (1, 3)]:
        state = rolled(position("", ""), *faces)
        with pytest.raises(IllegalMove, match="You can make a move, so you cannot pass"):
            state.apply(0, state.game.notation.parse("pass"))


def test_four_grids_are_1_2_4_and_5_and_no_grand_is_possible() -> None:
    state = rolled(RollItState.start(2, GAMES_DEFAULT | {"grids": 4}), 3, 4)
    assert {move.partition(".")[0] for move in legal(state)} == {"1", "2", "4", "5"}
    chips = [f"{grid}.{cell}" for grid in (1, 2, 4, 5) for cell in range(1, 10)]
    state = position(" ".join(chips), "", grids=4)
    assert state.view()["grands"] == []


@pytest.mark.parametrize(
    ("faces", "move", "sentence"),
    [
        ((1, 3), "1.1", "This cell already holds a chip. Choose a free one."),
        ((1, 3), "1.2", "1 + 3 is 4. This cell shows 3. Find a free 4."),
        ((1, 1), "1.3", "With a 2, you lose your turn. Tap “Pass”."),
        ((1, 3), "0.1", "“0.1” is not written like a move of this game. A move looks like this: 5.3, pass."),
        ((1, 3), "1.10", "“1.10” is not written like a move of this game."),
        ((1, 3), "PASS", "“PASS” is not written like a move of this game."),
    ],
)
def test_refusal_gives_the_reason(faces: tuple[int, int], move: str, sentence: str) -> None:
    state = rolled(position("1.1", ""), *faces)
    with pytest.raises(IllegalMove) as refusal:
        state.apply(0, state.from_text(0, move))
    assert str(refusal.value).startswith(sentence)


def test_prompt_names_the_next_action() -> None:
    state = position("1.2 2.5 3.8 4.3 5.7", "6.4 7.1 8.9 9.6")
    prompts = {faces: prompt_for(rolled(state, *faces), 0) for faces in [(1, 1), (1, 2), (1, 3), (3, 4)]}
    assert prompts == {
        (1, 1): Message("roll_it-prompt-lost_turn", {"total": 2}),
        (1, 2): Message("roll_it-prompt-none_free", {"total": 3}),
        (1, 3): Message("roll_it-prompt-place", {"total": 4}),
        (3, 4): Message("roll_it-prompt-any_cell", {"total": 7}),
    }


# scoring


def test_scorecard_of_the_sample_game() -> None:
    """21 chips, 4 Tic-Tac-Toes and 1 Grand score 21 + 12 + 5 = 38."""
    lines = "1.1 1.2 1.3  2.1 2.2 2.3  3.1 3.2 3.3  5.1 5.2 5.3"
    loose = "4.1 4.2 6.1 6.2 7.1 7.2 8.1 8.2 9.1"
    state = position(f"{lines} {loose}", "")
    assert [(line.id, line.points) for line in state.score_lines(0)] == [
        ("roll_it-score-chips", 21),
        ("roll_it-score-tic_tac_toes", 12),
        ("roll_it-score-grands", 5),
    ]
    assert state.scores() == (38, 0)


def test_four_grids_have_no_line_for_the_grands_that_they_cannot_hold() -> None:
    state: Any = Match("roll_it", 2, {"grids": 4}, seed=1).state
    assert [line.id for line in state.score_lines(0)] == ["roll_it-score-chips", "roll_it-score-tic_tac_toes"]


@pytest.mark.parametrize(
    ("lines", "chips", "score"),
    [
        ("1.1 1.2 1.3 2.1 2.2 2.3 3.1 3.2 3.3", 20, 34),  # 20 + 3 * 3 + 5
        ("1.1 1.2 1.3 2.1 2.2 2.3 4.1 4.2 4.3", 20, 29),  # 20 + 3 * 3
    ],
)
def test_other_scorecards_of_the_sample_game(lines: str, chips: int, score: int) -> None:
    loose = ["5.1", "5.2", "6.1", "6.2", "7.1", "7.2", "8.1", "8.2", "9.1", "9.2", "9.4"]
    state = position(f"{lines} {' '.join(loose[: chips - 9])}", "")
    assert state.scores() == (score, 0)


def test_tie_break_of_the_rulebook_adds_the_printed_numbers() -> None:
    """The lines add up to 6 + 3 + 5 = 14, 3 + 12 + 8 = 23 and 10 + 5 + 12 = 27, together 64."""
    state = position("2.3 2.5 2.7  5.7 5.8 5.9  6.3 6.2 6.1", "")
    assert [sum(cell_numbers(1)[cell] for cell in line) for line in state.tic_tac_toes(0)] == [14, 23, 27]
    assert state.tie_break(0) == 64


def test_lines_may_share_cells_and_a_shared_cell_counts_in_each() -> None:
    state = position("1.1 1.2 1.3 1.4 1.7", "")
    assert state.scores() == (5 + 2 * 3, 0)
    # The lines are 4 + 3 + 6 and 4 + 10 + 12.
    assert state.tie_break(0) == 13 + 26


@pytest.mark.parametrize("line", LINES)
def test_each_line_of_a_grid_is_a_tic_tac_toe(line: str) -> None:
    state = position(" ".join(f"4.{cell}" for cell in line), "")
    assert state.scores() == (6, 0)
    assert state.view()["tic_tac_toes"] == [{"seat": 0, "cells": [f"4.{cell}" for cell in line]}]


def test_view_has_the_free_cells_in_which_seats_would_complete_a_line() -> None:
    """Both seats lack 1.3. Seat 0 also lacks 2.6, 2.7 and 2.1, where seat 1 has a chip."""
    state = position("1.1 1.2  2.5 2.3 2.9", "1.6 1.9  2.1")
    near = [(one["seat"], one["cell"]) for one in state.view()["near"]]
    assert near == [(0, "1.3"), (0, "2.6"), (0, "2.7"), (1, "1.3")]


@pytest.mark.parametrize("line", LINES)
def test_each_line_of_grids_is_a_grand_once(line: str) -> None:
    """Two Tic-Tac-Toes in one grid make no second Grand: there are 9 + 2 chips, 3 + 1 lines and one Grand."""
    cells = [f"{grid}.{cell}" for grid in line for cell in "123"]
    state = position(" ".join([*cells, f"{line[0]}.4", f"{line[0]}.7"]), "")
    assert state.scores() == (11 + 4 * 3 + 5, 0)
    assert state.view()["grands"] == [{"seat": 0, "grids": [int(grid) for grid in line]}]


def test_eight_grands_are_the_most() -> None:
    state = position(" ".join(f"{grid}.{cell}" for grid in range(1, 10) for cell in "123"), "")
    assert state.scores() == (27 + 9 * 3 + 8 * 5, 0)


# the end


def open_by_the_text(chips: list[set[str]], grids: str) -> bool:
    """Return whether any line of three has a free cell and chips of at most one seat."""
    for grid in grids:
        for line in LINES:
            cells = {f"{grid}.{cell}" for cell in line}
            owners = sum(bool(own & cells) for own in chips)
            if owners <= 1 and not cells <= set().union(*chips):
                return True
    return False


@pytest.mark.parametrize(("seats", "grids"), [(2, 9), (2, 4), (3, 9), (4, 4), (6, 9)])
def test_match_ends_exactly_when_no_line_is_open(seats: int, grids: int) -> None:
    rng = Random(seats * grids)
    for _ in range(4):
        match = Match("roll_it", seats, {"grids": grids}, seed=0)
        chips: list[set[str]] = [set() for _ in range(seats)]
        while match.to_act:
            assert open_by_the_text(chips, "123456789" if grids == 9 else "1245")
            match.roll("3 4")
            seat = match.state.turn
            move = match.legal(seat).sample(rng)
            match.play(seat, move)
            chips[seat].add(move)
        assert not open_by_the_text(chips, "123456789" if grids == 9 else "1245")


def test_end_distinguishes_full_and_blocked_boards() -> None:
    endings = set()
    for seed in range(40):
        match = Match("roll_it", 2, {"grids": 4}, seed)
        rng = Random(seed)
        while match.to_act:
            if match.to_act == ("dice",):
                match.roll()
            else:
                match.play(match.state.turn, match.legal(match.state.turn).sample(rng))
        assert match.result is not None
        taken = sum(cell["seat"] is not None for grid in match.view()["grids"] for cell in grid["cells"])
        assert (match.result.ending.id == "roll_it-ended-full") == (taken == 36)
        endings.add(match.result.ending.id)
    assert endings == {"roll_it-ended-full", "roll_it-ended-no_line"}


# counts


def naive_count(taken: frozenset[str], depth: int) -> int:
    """Count the sequences of `depth` actions (roll, move, roll, ...) on four grids, only from the text of the rules.

    No match can end in so few actions, so it only matters which cells are taken, not by whom.
    """
    numbers = {f"{g}.{c}": cell_numbers(1)[(g - 1) * 9 + c - 1] for g in (1, 2, 4, 5) for c in range(1, 10)}
    if depth == 0:
        return 1
    count = 0
    for a, b in product(range(1, 7), repeat=2):
        if a > b:
            continue
        cells = [cell for cell, number in numbers.items() if a + b in (7, number) and cell not in taken]
        if a + b == 2:
            cells = []
        if depth == 1:
            count += 1
        elif not cells:
            count += naive_count(taken, depth - 2)
        else:
            count += sum(naive_count(taken | {cell}, depth - 2) for cell in cells)
    return count


def test_first_turn_can_go_in_21_rolls_and_as_many_moves_as_closed_form_says() -> None:
    """On nine grids each of the 9 numbers is on 9 cells; a 2 allows only a pass; a 7 (three rolls) allows all 81 cells.

    17 rolls make a number of the board, so there are 17 * 9 + 3 * 81 + 1 = 397 moves. On four grids there are
    17 * 4 + 3 * 36 + 1 = 177.
    """
    for grids, moves in [(9, 397), (4, 177)]:
        state = RollItState.start(2, GAMES_DEFAULT | {"grids": grids})
        assert sum(len(rolled(state, *map(int, roll)).legal(0)) for roll, _ in state.outcomes()) == moves


@pytest.mark.parametrize("row", recorded("roll_it"), ids=str)
def test_recorded_counts_hold(row: Count) -> None:
    assert counted(row) == row.sequences


def test_count_of_two_turns_is_confirmed_naively() -> None:
    assert naive_count(frozenset(), 2) == 177
    assert naive_count(frozenset(), 3) == 177 * 21 == 3717
    assert naive_count(frozenset(), 4) == next(row.sequences for row in recorded("roll_it") if row.depth == 4)


def test_event_of_a_chip_counts_the_grids_on_the_table() -> None:
    """Of four grids in play, the sheet's fifth is the fourth."""
    match = Match("roll_it", 2, {"grids": 4}, seed=7)
    match.roll("4 4")
    (placed,) = events_of(match.state, 0, match.state.from_text(0, "5.9"))
    assert placed.arguments == {"cell": "5.9", "number": 8, "grid": 4, "row": 3, "column": 3}


@pytest.mark.parametrize(("grids", "in_play"), [(4, [1, 2, 4, 5]), (9, list(range(1, 10)))])
def test_view_numbers_the_grids_on_the_table_from_1(grids: int, in_play: list[int]) -> None:
    seen = Match("roll_it", 2, {"grids": grids}, seed=7).view()["grids"]
    assert [grid["grid"] for grid in seen] == in_play
    assert [grid["shown"] for grid in seen] == list(range(1, grids + 1))


def test_event_of_a_tic_tac_toe_has_grid_and_cells() -> None:
    state = position("3.1 3.2", "")
    (_, told) = events_of(state, 0, state.from_text(0, "3.3"))
    assert told == Message("roll_it-tic_tac_toe", {"grid": 3, "cells": ("3.1", "3.2", "3.3")})
