"""Random matches refuse everything that a `Match` refuses, in the same words."""

from typing import Any

import pytest

from rollbook import GAMES, Match, SetUpError, arena
from rollbook.classroom import matches as class_match

BAD: tuple[dict[str, Any], ...] = (
    {"game": "chess"},
    {"game": None},
    {"game": []},
    {"seats": "ab"},
    {"seats": {"a"}},
    {"seats": 2.0},
    {"seats": True},
    {"seats": 99},
    {"seats": ["a", 5]},
    {"options": "grids"},
    {"options": ["ab"]},
    {"options": [("grids",)]},
    {"options": {("grids", 4)}},
    {"options": {"grids": [4]}},
    {"options": {"grids": 4.0}},
    {"options": {"grids": True}},
    {"options": {"size": 4}},
    {"seed": -5},
    {"seed": 2**53},
    {"seed": 7.0},
    {"seed": "7"},
    {"seed": [1]},
)


@pytest.mark.parametrize("arguments", BAD, ids=repr)
def test_playout_refuses_the_set_ups_that_a_match_refuses(arguments: dict[str, Any]) -> None:
    arena.playout("roll_it", 2, {"grids": 4, "board": 1})  # what it caches must not change anything
    with pytest.raises(SetUpError) as expected:
        Match(**{"game": "roll_it", **arguments})
    with pytest.raises(SetUpError) as refusal:
        arena.playout(**{"game": "roll_it", **arguments})
    assert str(refusal.value) == str(expected.value)


def test_playout_accepts_the_set_ups_that_a_match_accepts() -> None:
    usual = arena.playout("roll_it", 2, {"grids": 4}, seed=3)
    assert arena.playout(GAMES["roll_it"], ["Ada", "bot easy"], {"grids": "4"}, 3) == usual
    assert arena.playout("roll_it", seed=3) == arena.playout("roll_it", None, None, 3)
    assert arena.playout("roll_out", seed=None)[1] > 0


@pytest.mark.parametrize("names", ["AB", {"A"}, 5, None, {"A": 1}, b"AB"], ids=repr)
def test_names_of_a_class_match_are_a_list_as_the_seats_of_a_match_are(names: Any) -> None:
    with pytest.raises(SetUpError, match="The seats are a whole number, or a list with a text for each seat"):
        class_match.begin("467-FC", names)


@pytest.mark.parametrize("arguments", BAD, ids=repr)
def test_series_refuses_the_set_ups_that_a_match_refuses(arguments: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"\.$"):
        arena.Series(**{"game": "roll_it", "players": ("random", "greedy"), "matches": 1, **arguments})


@pytest.mark.parametrize("seats", ["ab", ["A", "B"], {"a"}, 2.0, True, (2,)], ids=repr)
def test_seats_of_a_series_are_a_number(seats: Any) -> None:
    with pytest.raises(ValueError, match="A series has a number of seats, not "):
        arena.Series("roll_it", ("random", "greedy"), 1, seats=seats)


def test_series_without_a_seed_draws_one_and_names_it() -> None:
    series = arena.Series("roll_it", ("random", "greedy"), 1, seed=None)  # type: ignore[arg-type]
    assert series.name == f"roll_it 1 random greedy seats=2 seed={series.seed}"
    again = arena.Series("roll_it", ("random", "greedy"), 1, seed=series.seed)
    assert arena.play(series, 0)._replace(seconds=()) == arena.play(again, 0)._replace(seconds=())
