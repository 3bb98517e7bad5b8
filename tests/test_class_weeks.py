"""Puts the lessons of a class together, by child and lesson."""

from typing import Any

import pytest

from rollbook import Match, class_code
from rollbook.classroom import matches, puzzle_runs, results
from rollbook.classroom.weeks import class_weeks
from tests.calls import ask, ok
from tests.class_matches import played, worked_by_hand
from tests.class_puzzles import solved

CODES = [class_code.encode("knaster", 1, {}, seed, work="self") for seed in (12345, 777, 31)]


def lesson(names: list[str], *played: Match | str) -> dict[str, Any]:
    """Return a lesson in the form that the page hands over."""
    texts = [one if isinstance(one, str) else results.sealed(one) for one in played]
    return {"names": names, "results": [ok("read_class_result", text=text) for text in texts]}


def wrong_sums(child: dict[str, Any]) -> dict[str, list[int | None]]:
    return {one["arguments"]["sum"]: one["wrong"] for one in child["missed"] if "sum" in one["arguments"]}


def test_weeks_of_a_class_equal_a_count_by_hand_of_each_record() -> None:
    names = [f"Child {number}" for number in range(8)]
    weeks = [
        {name: played(code, [name], 10 * number + week, wrong=(number + week) % 5) for number, name in enumerate(names)}
        for week, code in enumerate(CODES)
    ]
    found = class_weeks([lesson(names, *week.values()) for week in weeks])
    assert [child["name"] for child in found] == names
    for child in found:
        counted = [worked_by_hand(str(week[child["name"]])) for week in weeks]
        assert [(one["right"], one["moves"]) for one in child["lessons"]] == [(one.right, one.moves) for one in counted]
        assert [one["score"] for one in child["lessons"]] == [
            match.result.scores[0] for week in weeks if (match := week[child["name"]]).result
        ]
        missed = {added for one in counted for added in one.wrong}
        assert wrong_sums(child) == {
            added: [one.wrong.get(added, 0) if added in one.asked else None for one in counted] for added in missed
        }
        often = [sum(1 for wrong in one["wrong"] if wrong) for one in child["missed"]]
        assert often == sorted(often, reverse=True)


def test_child_on_the_list_without_a_result_is_missing_unless_no_result_has_come() -> None:
    names = ["Anna", "Ben"]
    found = class_weeks(
        [
            lesson(names, played(CODES[0], ["Anna"], 1)),
            lesson(["Anna"], played(CODES[1], ["Anna"], 2)),
            lesson(names),
        ]
    )
    missing = {"results": 0, "right": 0, "moves": 0, "hints": 0, "rolls": None, "score": None}
    anna, ben = (child["lessons"] for child in found)
    assert ben == [missing, None, None]
    assert [one and one["results"] for one in anna] == [1, 1, None]


def test_children_come_in_the_order_of_the_latest_list_and_equal_names_are_one_child() -> None:
    found = class_weeks(
        [
            lesson(["zoe", "Anna", "Old"], played(CODES[0], ["ZOE"], 1), played(CODES[0], ["Guest"], 2)),
            lesson(["Anna", "Ben", "Zoe"], played(CODES[1], ["Zoe"], 3), played(CODES[1], ["zoe"], 4)),
        ]
    )
    assert [child["name"] for child in found] == ["Anna", "Ben", "Zoe", "Old", "Guest"]
    assert [one["results"] for one in found[2]["lessons"]] == [1, 2]


def test_both_children_of_a_tablet_count_by_themselves_and_robots_do_not() -> None:
    code = class_code.encode("roll_it", ["Player 1", "Player 2", "bot easy"], {"grids": 4}, 7, work="self")
    match = played(code, ["Anna", "Ben"], 5, wrong=3)
    anna, ben = class_weeks([lesson([], match)])
    (data,) = lesson([], match)["results"]
    for seat, child in enumerate((anna, ben)):
        ((right, moves), score) = data["right_at_once"][seat], data["scores"][seat]
        (cell,) = child["lessons"]
        assert (cell["right"], cell["moves"], cell["score"]) == (right, moves, score)
        assert sum(one["wrong"][0] for one in child["missed"]) == moves - right


def test_unfinished_matches_and_puzzles_count_as_far_as_they_went() -> None:
    begun = matches.begin(CODES[0], ["Anna"])
    begun.roll()
    anna, ben = class_weeks([lesson(["Anna"], begun, puzzle_runs.sealed(solved("H35P", "Ben")))])
    assert anna["lessons"] == [{"results": 1, "right": 0, "moves": 0, "hints": 0, "rolls": 1, "score": None}]
    (cell,) = ben["lessons"]
    assert (cell["right"], cell["moves"], cell["rolls"]) == (6, 6, None)
    assert ben["missed"] == []


def test_bridge_puts_lessons_together_and_refuses_invalid_ones() -> None:
    one = lesson(["Anna"], played(CODES[0], ["Anna"], 1, wrong=2))
    assert ok("class_weeks", lessons=[one]) == class_weeks([one])
    assert ok("class_weeks", lessons=[]) == []
    (result,) = one["results"]
    bad_results: list[dict[str, Any]] = [
        {**result, "asked": 1},
        {**result, "scores": [], "unfinished": None},
        {**result, "seats": [None]},
        {**result, "hints": "many"},
        {},
    ]
    nonsense: list[Any] = [None, [1], [{}], [{"names": [7], "results": []}]]
    nonsense += [[{"names": [], "results": [bad]}] for bad in bad_results]
    for bad in nonsense:
        assert ask("class_weeks", lessons=bad)["refusal"]["id"] == "bad_argument"


@pytest.mark.slow
def test_a_school_year_of_thirty_children_is_put_together() -> None:
    names = [f"Child {number}" for number in range(30)]
    one = lesson(names, *(played(CODES[0], [name], number, wrong=number % 9) for number, name in enumerate(names)))
    found = class_weeks([one] * 40)
    assert len(found) == len(names)
    assert all(len(child["lessons"]) == 40 for child in found)
