"""Counts the sums that a class missed, from the wrong tries in its results."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, class_code
from rollbook.classroom import matches, results
from rollbook.classroom.missed import asked_of, class_missed
from rollbook.classroom.own_work import WORK_SELF, right_at_once
from rollbook.core.game import DICE
from tests.calls import ask, ok

CODE = class_code.encode("knaster", 1, {}, 12345, work="self")


def played(code: str, name: str, seed: int, wrong: float = 0.3) -> Match:
    """Play a class's match at random, with some wrong tries."""
    people = sum(seat["bot"] is None for seat in ok("class_set_up", code=code)["seats"])
    return play_on(matches.begin(code, [f"{name} {seat}" for seat in range(people)]), seed, wrong)


def play_on(match: Match, seed: int, wrong: float = 0.3) -> Match:
    """Play a match at random to its end; some tries are wrong."""
    rng = Random(seed)
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
            continue
        for _ in range(3):
            if rng.random() < wrong:
                match.remark(f"wrong {actor}")
        match.play(actor, match.legal(actor).sample(rng))
    return match


def read(match: Match) -> dict[str, Any]:
    return results.read(results.sealed(match))


def by_hand(played: list[Match]) -> dict[str, tuple[int, int]]:
    """Count, for each sum of two dice, how many children wrote or circled it in Knaster, and how many missed it.

    Only the text of the records is used.
    """
    asked: dict[str, set[str]] = {}
    missed: dict[str, set[str]] = {}
    for match in played:
        name, dice, tries = match.seats[0], "", 0
        for line in str(match).splitlines():
            if line.startswith("dice "):
                dice = " + ".join(sorted(line.split()[1:], reverse=True))
            elif line == "# wrong 0":
                tries += 1
            elif line.startswith("0 "):
                if not line.startswith("0 bonus"):
                    asked.setdefault(dice, set()).add(name)
                    missed.setdefault(dice, set()).update([name] if tries else [])
                tries = 0
    return {dice: (len(people), len(missed[dice])) for dice, people in asked.items()}


def test_sums_that_a_class_missed_are_those_of_its_wrong_tries() -> None:
    class_ = [played(CODE, f"Child {number}", number) for number in range(30)]
    found = class_missed([read(match) for match in class_])
    sums = [question for question in found["questions"] if question["id"] == "class-asked_sum"]
    assert {one["arguments"]["sum"]: (one["people"], one["missed"]) for one in sums} == by_hand(class_)
    order = [(one["missed"], one["missed"] / one["people"]) for one in found["questions"]]
    assert order == sorted(order, reverse=True)
    assert found["most"] == 3
    table = found["table"]
    assert {
        f"{row} + {column}": (cell["people"], cell["missed"])
        for row, cells in zip(table["rows"], table["cells"], strict=True)
        for column, cell in zip(table["columns"], cells, strict=True)
        if cell
    } == by_hand(class_)


def test_missed_questions_are_listed_by_child() -> None:
    good, bad = played(CODE, "Good", 1, wrong=0), played(CODE, "Bad", 2, wrong=1)
    found = class_missed([read(good), read(bad)])
    ((child),) = found["children"]
    assert (child["result"], child["seat"]) == (1, 0)
    assert sum(one["wrong"] for one in child["questions"]) == right_at_once(bad)[0][1]
    for one in child["questions"]:
        assert found["questions"][one["question"]]["missed"] == 1


@pytest.mark.parametrize(
    ("game", "options"),
    [
        *((game, {}) for game in GAMES),
        *(("knockout", {"level": level}) for level in GAMES["knockout"].options["level"].values),
        ("roll_it", {"grids": 4}),
    ],
)
def test_every_move_to_be_worked_out_is_a_question(game: str, options: dict[str, Any]) -> None:
    match = Match(game, GAMES[game].seats[0], options, 77)
    match.remark(WORK_SELF)
    asked = asked_of(play_on(match, 5))
    assert asked
    for questions, (right, moves) in zip(asked, right_at_once(match), strict=True):
        assert (sum(one["right"] for one in questions), sum(one["moves"] for one in questions)) == (right, moves)


def test_page_sums_and_robot_moves_are_not_questions() -> None:
    assert read(played(class_code.encode("knaster", 1, {}, 7), "Ada", 1))["asked"] is None
    robot = read(played(class_code.encode("roll_it", ["Ada", "bot easy"], {}, 7, work="self"), "Ada", 1))
    assert robot["asked"][0]
    assert robot["asked"][1] == []
    nothing = {"questions": [], "most": 0, "children": [], "table": None}
    assert class_missed([]) == ok("class_missed", results=[{"asked": None}]) == nothing


def test_bridge_lists_missed_questions_and_refuses_invalid_results() -> None:
    reads = [read(played(CODE, "Ada", 1)), read(played(CODE, "Ben", 2))]
    assert ok("class_missed", results=reads)["questions"] == [
        {**one, "arguments": {**one["arguments"]}} for one in class_missed(reads)["questions"]
    ]
    question = reads[0]["asked"][0][0]
    nonsense: tuple[Any, ...] = (
        None,
        1,
        [1],
        [{}],
        [{"asked": 1}],
        [{"asked": [[{**question, "moves": 0}]]}],
        [{"asked": [[{**question, "arguments": {"a": {}}}]]}],
        [{"asked": [[{**question, "sum": ["1"]}]]}],
        [{"asked": [[{**question, "id": 1}]]}],
    )
    for bad in nonsense:
        assert ask("class_missed", results=bad)["refusal"]["id"] == "bad_argument"
