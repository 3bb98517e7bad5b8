"""Each of the weaker levels has a habit in each game: a mistake that people can discover."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.bots.search import by_habit, evaluator_for


def habitual(match: Match, seat: int, level: str) -> set[str]:
    """Return the moves that a level may play in this position when it follows its habit."""
    state: Any = match.state
    evaluator = evaluator_for(state)
    habit = evaluator.styles[level].habit
    assert habit is not None
    chosen = set()
    for seed in range(12):
        rng = Random(seed)
        chosen.add(state.text(seat, by_habit(evaluator.candidates(state, seat, rng), habit, state, seat, rng)))
    return chosen


def played(game: str, *actions: tuple[str, str], options: dict[str, Any] | None = None) -> Match:
    """Return a match for two after these rolls and moves."""
    match = Match(game, 2, options, seed=1)
    for actor, text in actions:
        if actor == "dice":
            match.roll(text)
        else:
            match.play(int(actor), text)
    return match


@pytest.mark.parametrize("game", GAMES)
def test_strongest_level_has_no_habit_and_the_others_have_one_each(game: str) -> None:
    styles = evaluator_for(Match(game, 2, seed=1).state).styles
    assert styles["hard"].habit is None
    easy, medium = styles["easy"], styles["medium"]
    if easy.habit is None and medium.habit is None:
        pytest.skip("a game without an evaluator of its own has no habits")
    assert easy.habit is not medium.habit
    assert 0 < medium.slips < 1
    assert 0 < easy.slips < 1


KNOCKOUT = (("dice", "6 6 6"), ("dice", "1 1 1"), ("dice", "1 2 3"), ("0", "6=1+5"), ("dice", "1 2 4"))


def test_knockout_easy_takes_the_sum_and_medium_avoids_knocking_out() -> None:
    match = played("knockout", *KNOCKOUT)
    assert habitual(match, 1, "easy") == {"7=7"}
    assert habitual(match, 1, "medium") <= {"7=7", "7=3+4"}


def test_knaster_easy_writes_row_by_row_and_medium_next_to_an_equal() -> None:
    match = played("knaster", ("dice", "3 4"), ("0", "write c3"), ("1", "write c3"), ("dice", "2 5"))
    assert habitual(match, 0, "easy") == {"write a1"}
    assert habitual(match, 0, "medium") <= {"write a3", "write b3", "write d3", "write e3"}


def test_roll_it_easy_stays_in_its_grid_and_medium_leaves_the_others_line_open() -> None:
    # On board side 1, the first grid shows 4 3 6, 10 11 9, 12 5 8 (docs/rules/roll_it.md).
    moves: tuple[tuple[str, str], ...] = (("dice", "1 3"), ("0", "1.1"), ("dice", "1 4"), ("1", "1.8"))
    match = played("roll_it", *moves, ("dice", "4 5"), options={"board": 1})
    assert {cell.split(".")[0] for cell in habitual(match, 0, "easy")} == {"1"}
    further = (("dice", "1 2"), ("0", "1.2"), ("dice", "3 3"))
    match = played("roll_it", *moves, *further, options={"board": 1})
    assert "1.3" not in habitual(match, 1, "medium")


def test_lowdown_easy_forgets_to_cross_out_and_medium_overlooks_tens() -> None:
    def with_row(numbers: tuple[int, int, int]) -> Match:
        first, second, third = numbers
        return played(
            "lowdown",
            ("dice", f"{first} 6 red blue"), ("0", f"write {first} red A1"),
            ("dice", "6 green"), ("1", "write 6 green B1"),
            ("dice", "6 6 green blue"), ("1", "write 6 blue C3"), ("dice", f"{second} red"), ("0", f"wild {second} A2"),
            ("dice", f"{third} 6 orange blue"), ("0", f"write {third} orange A3"),
        )  # fmt: skip

    assert habitual(with_row((5, 1, 4)), 0, "easy") == {"done"}
    assert habitual(with_row((5, 1, 4)), 0, "medium") == {"done"}
    assert habitual(with_row((5, 5, 5)), 0, "medium") == {"cross A row1"}


def test_roll_out_easy_rolls_again_and_medium_stops() -> None:
    match = played("roll_out", ("dice", "6 6"), ("dice", "1 1"), ("dice", "2 5"))
    assert habitual(match, 0, "easy") == {"f5 f2"}
    assert habitual(match, 0, "medium") == {"c5 c2"}
    match.play(0, "c7")
    assert habitual(match, 0, "easy") == {"roll"}
    assert habitual(match, 0, "medium") == {"stop"}
