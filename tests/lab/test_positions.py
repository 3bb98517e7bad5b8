"""A robot can be tried in any position of a match."""

import json
from typing import Any

import pytest

from rollbook import Match
from rollbook.bridge import call
from rollbook.core.game import DICE

MATCH = Match("knaster", 2, {}, seed=3)
while len(MATCH.history) < 40:
    actor = MATCH.to_act[0]
    if actor == DICE:
        MATCH.roll()
    else:
        MATCH.play(actor, next(iter(MATCH.legal(actor))))

CHOICES = [
    (after, actor)
    for after in range(41)
    for actor in MATCH.position(after).to_act
    if actor != DICE and len(MATCH.position(after).legal(actor)) > 1
]


def position_to_try(**values: Any) -> Any:
    answer = json.loads(call(json.dumps({"method": "position_to_try", "record": str(MATCH), **values})))
    assert "ok" in answer, answer
    return answer["ok"]


@pytest.mark.parametrize("number", [0, 1, len(CHOICES) // 2, len(CHOICES) - 1])
def test_number_names_each_position_with_a_choice(number: int) -> None:
    place = position_to_try(number=number)
    assert (place["after"], place["seat"]) == CHOICES[number]
    assert (place["number"], place["choices"]) == (number, len(CHOICES))


@pytest.mark.parametrize(("number", "nearest"), [(-1, 0), (10**9, len(CHOICES) - 1)])
def test_number_beyond_them_names_the_nearest(number: int, nearest: int) -> None:
    assert position_to_try(number=number)["number"] == nearest


def test_without_a_number_chance_chooses() -> None:
    places = [position_to_try(seed=seed) for seed in range(20)]
    assert len({place["number"] for place in places}) > 1
    assert all((place["after"], place["seat"]) == CHOICES[place["number"]] for place in places)
