"""The charts on a game's page about chances show the same counts of rolls as adding up the dice."""

import re
from collections import defaultdict
from itertools import chain, combinations, product

import pytest

from rollbook import GAMES
from rollbook.chance import charts, figures
from tests.places import COMPLETE, PAGE, find

TWO = list(product(range(1, 7), repeat=2))
THREE = list(product(range(1, 7), repeat=3))


def bars(game: str, chart: str) -> dict[str, int]:
    return {bar.label: bar.ways for bar in next(one.bars for one in charts(GAMES[game]) if one.id == chart)}


def test_every_number_of_knaster_comes_as_often_as_its_total() -> None:
    found = bars("knaster", "totals")
    assert found == {str(total): sum(sum(throw) == total for throw in TWO) for total in range(2, 13)}
    assert sum(found.values()) == 36


def test_seven_reaches_every_number_of_roll_it() -> None:
    numbers = (3, 4, 5, 6, 8, 9, 10, 11, 12)
    assert bars("roll_it", "numbers") == {
        str(number): sum(sum(throw) in (number, 7) for throw in TWO) for number in numbers
    }


def test_faces_and_sums_reach_the_numbers_of_knockout() -> None:
    faces = {str(number): sum(number in (*throw, sum(throw)) for throw in TWO) for number in range(1, 19)}
    assert bars("knockout", "face2") == faces
    faces = {
        str(number): sum((number in throw and len(set(throw)) > 1) or sum(throw) == number for throw in THREE)
        for number in range(1, 19)
    }
    assert bars("knockout", "face3") == faces


@pytest.mark.parametrize(("level", "throws"), [("sum2", TWO), ("sum3", THREE)])
def test_sums_of_different_numbers_reach_the_numbers_of_knockout(level: str, throws: list[tuple[int, ...]]) -> None:
    totals: defaultdict[int, set[int]] = defaultdict(set)
    for numbers in chain.from_iterable(combinations(range(1, 19), count) for count in range(1, 6)):
        for number in numbers:
            totals[number].add(sum(numbers))
    assert bars("knockout", level) == {
        str(number): sum(sum(throw) in totals[number] for throw in throws) for number in range(1, 19)
    }


def test_box_of_two_colours_is_reached_more_often_than_any_number() -> None:
    assert bars("lowdown", "numbers") == dict.fromkeys("123456", 11)
    assert bars("lowdown", "boxes") == {"single": 36 - 5 * 5, "double": 36 - 4 * 4}
    assert bars("lowdown", "cup") == {"single": 1, "double": 2}


def test_last_checkers_of_roll_out_need_their_own_numbers() -> None:
    first = {str(number): sum(number in (*throw, sum(throw)) for throw in TWO) for number in range(1, 10)}
    assert bars("roll_out", "first") == first
    left = bars("roll_out", "left")
    assert list(left) == ["7 8 9", "8 9", "9", "5 6", "6", "1"]
    for label, ways in left.items():
        front = set(map(int, label.split()))
        assert ways == sum(not usable(throw, front) for throw in TWO), label


def usable(throw: tuple[int, ...], front: set[int]) -> bool:
    """Whether docs/rules/roll_out.md allows a use of this roll if nothing on the other side can be flipped."""
    both = len(set(throw)) == 2 and set(throw) <= front
    single = len(front) <= 2 and bool(set(throw) & front)
    return both or sum(throw) in front or single


@pytest.mark.parametrize("language", COMPLETE)
@pytest.mark.parametrize("game", GAMES)
def test_three_questions_each_with_an_answer_speak_of_figures_that_are_counted(game: str, language: str) -> None:
    if not charts(GAMES[game]):
        pytest.skip("it has no page about chances")
    text = find(PAGE, f"text/{language}/teacher/desk_{game}.ftl").read_text("utf-8")
    lines = text.partition(f"desk-{game}-chances-questions =\n")[2].split("\n\n")[0].strip().splitlines()
    assert [line.count(" | ") for line in lines] == [1, 1, 1]
    for line in lines:
        assert set(re.findall(r"\$(\w+)", line)) <= figures(GAMES[game]).keys()
        assert "{ $" in line


def test_game_that_brings_no_charts_has_none() -> None:
    game = next(iter(GAMES.values()))
    assert figures(game)
    assert all(bar.of for chart in charts(game) for bar in chart.bars)
