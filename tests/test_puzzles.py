"""The answers to puzzles on a tablet are those of the printed sheet, which test_teachers_desk.py recomputes."""

import json
from itertools import product
from typing import Any

import pytest

from rollbook.classroom import puzzles
from rollbook.classroom import teachers_desk as desk
from rollbook.classroom.tasks import MAX_OPTIONS
from tests.calls import ask, ok

KINDS = [(offer["game"], kind) for offer in desk.teachers_desk() for kind in offer["kinds"]]
SHEETS = (1, 42, 999)


def printed(game: str, kind: str, number: int) -> list[dict[str, Any]]:
    return desk.tasks(game, kind, puzzles.PUZZLES_PER_SHEET, number)


def expected(game: str, kind: str, task: dict[str, Any], puzzle: dict[str, Any]) -> list[int]:
    """Return the answer that a tablet must accept, from the printed answer and by counting."""
    answer = task["answer"]["arguments"]
    asked = task["question"]["arguments"]
    options = puzzle["options"]
    if kind == "chance" and game in ("knaster", "knockout"):
        dice = 2 if game == "knaster" else 3
        return [sum(sum(throw) == asked["total"] for throw in product(range(1, 7), repeat=dice))]
    if (game, kind) == ("roll_out", "chance"):
        return [answer["ways"]]
    if kind in ("ways", "place", "uses"):
        return [answer["count"]]
    if (game, kind) == ("roll_it", "chance"):
        return [at for at, option in enumerate(options) if option["total"] in answer["totals"]]
    if kind == "wait":
        totals = [int(text.partition(":")[0]) for text in answer["totals"]]
        return [at for at, option in enumerate(options) if option["total"] in totals]
    if kind == "lines":
        return [at for at, option in enumerate(options) if option["line"] in answer["lines"]]
    assert kind == "best"
    return [at for at, option in enumerate(options) if {**option, "pick": 0}.items() <= {**answer, "pick": 0}.items()]


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_right_answer_is_the_printed_one_and_no_other_counts(game: str, kind: str) -> None:
    for number in SHEETS:
        found = json.loads(json.dumps(ok("puzzles", game=game, kind=kind, number=number)))
        assert found["seconds"] == 60
        assert len(found["puzzles"]) == puzzles.PUZZLES_PER_SHEET
        for at, (puzzle, task) in enumerate(zip(found["puzzles"], printed(game, kind, number), strict=True)):
            assert puzzle["question"] == json.loads(json.dumps(task["question"]))
            right = expected(game, kind, task, puzzle)
            asking = {"game": game, "kind": kind, "number": number, "at": at}
            assert ok("check_puzzle", **asking, answer=right[::-1])
            if puzzle["asked"] == "number":
                assert not any(ok("check_puzzle", **asking, answer=[right[0] + off]) for off in (-1, 1, 10))
            else:
                assert len(right) == 1 or puzzle["asked"] == "many"
                wrong = [one for one in range(len(puzzle["options"])) if one not in right]
                assert wrong, "something has to be left out"
                assert not ok("check_puzzle", **asking, answer=[*right, wrong[0]])
                assert not ok("check_puzzle", **asking, answer=wrong[:1])
                assert not ok("check_puzzle", **asking, answer=[])


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_hints_lead_to_the_answer_in_steps_and_never_past_it(game: str, kind: str) -> None:
    for at, puzzle in enumerate(ok("puzzles", game=game, kind=kind, number=7)["puzzles"]):
        asking = {"game": game, "kind": kind, "number": 7, "at": at}
        hint, last = (ok("puzzle_hint", **asking, step=step) for step in (2, 3))
        right = last["right"]
        assert last["answer"]["id"] == f"task-{game}-{kind}-answer"
        assert ok("check_puzzle", **asking, answer=right)
        if puzzle["asked"] == "number":
            assert hint["low"] <= right[0] <= hint["high"]
            assert hint["high"] > hint["low"]
        elif puzzle["asked"] == "many":
            assert hint["count"] == len(right)
        else:
            assert len(puzzle["options"]) <= MAX_OPTIONS
            left = [one for one in range(len(puzzle["options"])) if one not in hint["out"]]
            assert right[0] in left
            assert len(left) == min(2, len(puzzle["options"]))


def test_same_number_gives_the_same_puzzles_and_another_one_others() -> None:
    game, kind = KINDS[0]
    first = ok("puzzles", game=game, kind=kind, number=5)
    assert ok("puzzles", game=game, kind=kind, number=6) != first
    puzzles.kept_sheet.cache_clear()
    assert ok("puzzles", game=game, kind=kind, number=5) == first


@pytest.mark.parametrize(
    ("argument", "wrong"),
    [
        ("kind", "no such kind"),
        ("at", 6),
        ("at", -1),
        ("at", True),
        ("answer", [1.0]),
        ("answer", ["1"]),
        ("answer", 1),
    ],
)
def test_check_puzzle_with_a_bad_argument_names_it(argument: str, wrong: object) -> None:
    asking: dict[str, Any] = {"game": "knaster", "kind": "chance", "number": 1, "at": 0, "answer": [1]}
    assert "ok" in ask("check_puzzle", **asking)
    refusal = ask("check_puzzle", **{**asking, argument: wrong})["refusal"]
    assert (refusal["id"], refusal["arguments"]["argument"]) == ("bad_argument", argument)


def test_check_puzzle_of_a_negative_number_refuses_the_seed() -> None:
    answer = ask("check_puzzle", game="knaster", kind="chance", number=-1, at=0, answer=[1])
    assert answer["refusal"]["id"] == "bad_seed"
