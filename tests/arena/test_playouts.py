"""Matches at random, and what they refuse: everything that a match refuses, in the same words."""

from typing import Any

import pytest

from rollbook import GAMES, Match, SetUpError, arena, class_match

BAD: tuple[dict[str, Any], ...] = (
    {"game": "chess"},
    {"game": None},
    {"game": []},
    {"seats": "ab"},
    {"seats": {"a", "b"}},
    {"seats": 2.0},
    {"seats": True},
    {"seats": 99},
    {"seats": ["a", 5]},
    {"options": "grids"},
    {"options": [("grids", 4)]},
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
def test_a_playout_refuses_what_a_match_refuses(arguments: dict[str, Any]) -> None:
    arena.playout("roll_it", 2, {"grids": 4, "board": 1})  # what is remembered of it changes nothing
    with pytest.raises(SetUpError) as expected:
        Match(**{"game": "roll_it", **arguments})
    with pytest.raises(SetUpError) as refusal:
        arena.playout(**{"game": "roll_it", **arguments})
    assert str(refusal.value) == str(expected.value)


def test_a_playout_takes_what_a_match_takes() -> None:
    usual = arena.playout("roll_it", 2, {"grids": 4}, seed=3)
    assert arena.playout(GAMES["roll_it"], ["Ada", "bot easy"], {"grids": "4"}, 3) == usual
    assert arena.playout("roll_it", seed=3) == arena.playout("roll_it", None, None, 3)
    assert arena.playout("roll_out", seed=None)[1] > 0


@pytest.mark.parametrize("names", ["AB", {"A", "B"}, 5, None, {"A": 1}, b"AB"], ids=repr)
def test_the_names_of_a_class_match_are_a_list_as_the_seats_of_a_match_are(names: Any) -> None:
    with pytest.raises(SetUpError, match="The seats are a whole number, or a list with a text for each seat"):
        class_match.begin("467-FC", names)
