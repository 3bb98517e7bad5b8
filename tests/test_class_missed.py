"""Counts the sums that a class missed, from the wrong tries in its results."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, class_code
from rollbook.classroom import matches, results
from rollbook.classroom.missed import FEWEST, MISSED, OF, class_missed, help_group, questions_of
from rollbook.classroom.own_work import WORK_SELF, right_at_once
from rollbook.classroom.roster import group_code
from rollbook.core.game import DICE
from tests.calls import ask, ok
from tests.places import PAGE, find
from web.words import is_complete, parts

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
    asked = questions_of(play_on(match, 5))
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


# the help group

LIST = [{"name": f"Child {number}", "group": "A"} for number in range(30)]
NEXT = class_code.encode("knaster", 1, {}, 99, work="self", hints=False)
WITH_HINTS = group_code(NEXT, hints=True)


def result(name: str, wrong: int, moves: int = 30) -> dict[str, Any]:
    """Return what the help group needs of a result in which one child answered some questions."""
    return {"seats": [{"name": name, "bot": None}], "right_at_once": [[moves - wrong, moves]]}


def missed_in(match: Match) -> tuple[int, int]:
    """Count the moves after a wrong try, and all moves, of a child who plays alone, from the text of the record."""
    missed = moves = tries = 0
    for line in str(match).splitlines():
        if line == "# wrong 0":
            tries += 1
        elif line.startswith("0 "):
            missed, moves, tries = missed + bool(tries), moves + 1, 0
    return missed, moves


def test_those_who_missed_more_than_five_of_thirty_are_the_help_group() -> None:
    class_ = [play_on(matches.begin(CODE, [f"Child {number}"]), number, wrong=number / 100) for number in range(30)]
    by_hand_counted = {match.seats[0]: missed_in(match) for match in class_}
    weak = [name for name, (missed, asked) in by_hand_counted.items() if missed * 30 > 5 * asked]
    assert 5 < len(weak) < 25
    found = ok("help_group", code=NEXT, names=LIST, groups={}, results=[read(match) for match in class_])
    assert [one["name"] for one in found["helped"]] == weak
    assert all((one["missed"], one["asked"]) == by_hand_counted[one["name"]] for one in found["helped"])
    assert (found["counted"], found["kept"], found["letter"], found["code"]) == (30, [], "B", WITH_HINTS)


@pytest.mark.parametrize(
    ("wrong", "moves", "helped"), [(5, 30, 0), (6, 30, 1), (1, 6, 0), (2, 6, 1), (2, 5, 0), (0, 0, 0), (10, 60, 0)]
)
def test_limit_is_five_of_thirty_and_few_answers_do_not_count(wrong: int, moves: int, helped: int) -> None:
    found = help_group(NEXT, LIST, {}, [result("Child 1", wrong, moves)])
    assert len(found["helped"]) == helped
    assert found["counted"] == (moves >= 6)
    assert (found["missed"], found["of"], FEWEST) == (5, 30, 6)


def test_two_results_of_a_child_count_together_and_strangers_and_robots_do_not() -> None:
    mixed = {
        "seats": [{"name": "CHILD  2", "bot": None}, {"name": "", "bot": "easy"}],
        "right_at_once": [[3, 4], [0, 9]],
    }
    results = [mixed, result("Child 2", 1, 4), result("Stranger", 9), {**result("Child 3", 9), "right_at_once": None}]
    found = help_group(NEXT, LIST, {}, results)
    assert found["helped"] == [{"name": "Child 2", "group": "A", "missed": 2, "asked": 8}]
    assert found["counted"] == 1


def test_names_in_another_group_stay_and_a_group_with_this_help_is_used_again() -> None:
    real = group_code(NEXT, dice="real")
    names = [*LIST[:2], {"name": "Child 2", "group": "C"}, {"name": "Child 3", "group": "D"}]
    results = [result(f"Child {number}", 9) for number in range(4)]
    found = help_group(NEXT, names, {"C": real}, results)
    assert [one["name"] for one in found["helped"]] == ["Child 0", "Child 1"]
    assert [(one["name"], one["group"]) for one in found["kept"]] == [("Child 2", "C"), ("Child 3", "D")]
    assert found["letter"] == "B"
    assert help_group(NEXT, names, {"B": real}, results)["letter"] == "E"
    assert help_group(NEXT, names, {"B": real, "C": WITH_HINTS}, results)["letter"] == "C"
    full = dict.fromkeys("BCDEF", real)
    found = help_group(NEXT, names, full, results)
    assert (found["letter"], found["code"], len(found["helped"])) == (None, None, 2)


@pytest.mark.parametrize(
    ("game", "more", "helped"),
    [
        ("knaster", {"work": "self", "hints": False}, {"work": "self"}),
        ("knaster", {"work": "self"}, {}),
        ("knaster", {"hints": False}, {}),
        ("knaster", {}, None),
        ("knaster", {"puzzles": "chance", "hints": False}, {"puzzles": "chance"}),
        ("knaster", {"puzzles": "chance"}, None),
    ],
)
def test_help_is_hints_or_else_no_sums(game: str, more: dict[str, Any], helped: dict[str, Any] | None) -> None:
    found = help_group(class_code.encode(game, 1, {}, 7, **more), LIST, {}, [result("Child 1", 9)])
    assert found["code"] == (None if helped is None else class_code.encode(game, 1, {}, 7, **helped))
    assert found["letter"] == (None if helped is None else "B")


def test_desk_names_the_limit_in_each_complete_language() -> None:
    texts = find(PAGE, "text")
    for folder in (one for one in texts.iterdir() if one.is_dir() and is_complete(one)):
        words = parts([folder / "teacher" / "desk.ftl"])["lesson-help-about"].text
        assert [int(number) for number in words.split() if number.isdecimal()] == [MISSED, OF]


@pytest.mark.parametrize(
    "bad",
    [[{}], [{"seats": [{}], "right_at_once": [[1, 1]]}], [result("Ann", 2, 1)], [7], [result("A", 1) | {"seats": []}]],
)
def test_help_group_refuses_what_is_no_result_and_no_name(bad: list[Any]) -> None:
    assert ask("help_group", code=NEXT, names=LIST, groups={}, results=bad)["refusal"]["id"] == "bad_argument"
    assert ask("help_group", code=NEXT, names=["Ann"], groups={}, results=[])["refusal"]["id"] == "bad_argument"
