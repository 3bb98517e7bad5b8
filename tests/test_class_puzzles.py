"""Puzzles as a class code: the puzzles check a child's answers again, and a forged result is refused."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rollbook import GAMES, CodeError, ResultError, SetUpError
from rollbook.class_code import decode, encode
from rollbook.classroom import matches, puzzle_runs, roster
from rollbook.classroom.codes import CODE_ENTRIES
from rollbook.classroom.puzzles import PUZZLES_PER_SHEET, count_of
from rollbook.classroom.results import SEAL, seal_of
from rollbook.classroom.tasks import teaching_of
from rollbook.classroom.teachers_desk import teachers_desk
from tests.calls import ask, ok
from tests.class_puzzles import forged, right_answers, solved

DOCUMENT = (Path(__file__).parents[1] / "docs" / "class-codes.md").read_text("utf-8")
EXITS = [(game.id, exit_question.id) for game in GAMES.values() for exit_question in teaching_of(game).exits]
KINDS = [*((offer["game"], kind) for offer in teachers_desk() for kind in offer["kinds"]), *EXITS]
CODE = encode("knaster", 1, {}, 7, puzzles="chance")
OTHER = encode("knaster", 1, {}, 8, puzzles="chance")


def refused(text: str, code: str | None = None) -> str:
    with pytest.raises((CodeError, ResultError)) as refusal:
        puzzle_runs.read(text, code)
    return refusal.value.id


@pytest.mark.parametrize(("game", "kind"), KINDS)
def test_each_kind_of_puzzles_has_a_code_whose_result_counts(game: str, kind: str) -> None:
    code = encode(game, 1, {}, 3, puzzles=kind)
    assert decode(code)["puzzles"] == kind
    assert decode(encode(game, 1, {}, 0, puzzles=kind))["seed"] == 0
    run = solved(code)
    read = puzzle_runs.read(puzzle_runs.sealed(run), [code])
    count = 1 if (game, kind) in EXITS else PUZZLES_PER_SHEET
    assert ok("class_set_up", code=code)["count"] == count_of(game, kind) == count
    assert (read["game"], read["puzzles"], read["scores"]) == (game, kind, [count])
    assert read["right_at_once"] == [(count, count)]


def test_every_kind_that_the_desk_offers_is_in_the_table_of_codes() -> None:
    for game, kind in KINDS:
        assert any(entry.puzzles and entry.game == game and kind in entry.options[0][1] for entry in CODE_ENTRIES)


@pytest.mark.parametrize(
    ("change", "id"),
    [
        ({"puzzles": "no such kind"}, "code_cannot_say"),
        ({"puzzles": ""}, "code_cannot_say"),
        ({"work": "self"}, "code_cannot_say"),
        ({"settings": False}, "code_cannot_say"),
        ({"dice": "own"}, "code_cannot_say"),
        ({"version": 2}, "code_cannot_say"),
    ],
)
def test_code_of_puzzles_encodes_nothing_else(change: dict[str, Any], id: str) -> None:
    with pytest.raises(CodeError) as refusal:
        encode("knaster", 1, {}, 7, **{"puzzles": "best", **change})
    assert refusal.value.id == id
    for game, seats, options, number in (
        ("knaster", 2, {}, 7),
        ("roll_it", 1, {"grids": 4}, 7),
        ("knaster", 1, {}, 10_000),
        ("knaster", 1, {}, -1),
    ):
        with pytest.raises(CodeError):
            encode(game, seats, options, number, puzzles="best")


@pytest.mark.parametrize(("game", "kind"), EXITS)
def test_exit_question_asks_the_same_with_each_number_and_its_code_is_new(game: str, kind: str) -> None:
    (task,) = ok("tasks", game=game, kind=kind, count=4, seed=0)
    codes = {ok("class_code", game=game, seats=1, options={}, more={"puzzles": kind})["code"] for _ in range(4)}
    assert len(codes) > 1
    for code in codes:
        told = ok("class_puzzles", code=code, name="Zoe")
        assert [(one["question"], one["dice"]) for one in told["puzzles"]] == [(task["question"], task["dice"])]
        assert told["seconds"] == 60
        solved_now = ok("solve_puzzles", record=told["record"], act="answer", answer=list(*right_answers(code)))
        assert solved_now["right"]
        assert solved_now["hint"]["answer"] == task["answer"]
        assert solved_now["now"] is None


def test_codes_of_matches_and_puzzles_are_not_mistaken_for_each_other() -> None:
    with pytest.raises(CodeError, match="This class code is for puzzles"):
        matches.begin(CODE)
    with pytest.raises(CodeError, match="This class code is for a match"):
        puzzle_runs.begin("467-FC", "Zoe")
    assert matches.locks_of(CODE) == []
    assert matches.locks_of(encode("knaster", 1, {}, 7, puzzles="chance", hints=False, new=False)) == ["hints", "new"]


def test_result_counts_tries_hints_shown_and_late_answers() -> None:
    run = puzzle_runs.begin(CODE, "Zoe", again=2, tag="0123456789ab")
    answers = right_answers(CODE)
    assert not run.answer([answers[0][0] + 1])
    assert run.hint() == {}
    assert set(run.hint()) == {"low", "high"}
    assert run.answer(answers[0])
    run.late()
    run.late()
    assert run.show()["right"] == list(answers[1])
    for answer in answers[2:]:
        assert run.answer(answer)
    read = puzzle_runs.read(puzzle_runs.sealed(run), CODE)
    assert read["scores"] == [5]
    assert read["right_at_once"] == [(4, 6)]
    assert (read["hints"], read["shown"], read["late"], read["again"]) == (2, 1, 1, 2)
    assert [one["right"] for one in read["asked"][0]] == [0, 0, 1, 1, 1, 1]
    assert [one["arguments"]["puzzle"] for one in read["asked"][0]] == [1, 2, 3, 4, 5, 6]


def test_vector_of_a_result_never_changes() -> None:
    """The result is that in docs/class-codes.md."""
    (text,) = re.findall(r"```text\n(rollbook puzzles 1\n.*?)```", DOCUMENT, re.DOTALL)
    assert text == puzzle_runs.sealed(solved("H35P", "Zoe", [0], tag="0123456789ab"))
    assert puzzle_runs.read(text, "H35P")["right_at_once"] == [(5, 6)]


def test_puzzles_of_a_sheet_never_change() -> None:
    """The right answers are those in the table in docs/class-codes.md."""
    rows = re.findall(r"^\| `([\w-]+)` \| (\w+) \| (\w+) \| (\d+) \| ([\d; ]+) \|$", DOCUMENT, re.MULTILINE)
    assert {(game, kind) for _, game, kind, *_ in rows} == set(KINDS)
    for code, game, kind, number, answers in rows:
        assert encode(game, 1, {}, int(number), puzzles=kind) == code
        assert right_answers(code) == [tuple(map(int, answer.split())) for answer in answers.split("; ")]


def test_run_continues_from_its_text() -> None:
    run = puzzle_runs.begin(CODE, "Zoe: A", tag="0123456789ab")
    run.answer([0])
    run.hint()
    left = ok("puzzles_left", record=str(run))
    assert left["record"] == str(run)
    assert left["name"] == "Zoe: A"
    assert left["done"] == []
    assert left["now"] == {"tries": 1, "hints": 1, "right": False, "shown": False, "late": False, "given": [{}]}
    told = ok("solve_puzzles", record=str(run), act="answer", answer=list(right_answers(CODE)[0]))
    assert told["right"]
    assert told["hint"]["right"] == list(right_answers(CODE)[0])
    assert len(told["done"]) == 1
    assert told["now"]["tries"] == 0


def test_hints_can_be_locked_and_the_answer_is_shown_all_the_same() -> None:
    code = encode("knaster", 1, {}, 7, puzzles="chance", hints=False)
    record = ok("class_puzzles", code=code, name="Zoe")["record"]
    assert ok("puzzles_left", record=record)["hints"] == 0
    assert ask("solve_puzzles", record=record, act="hint")["refusal"]["id"] == "puzzle_without_hint"
    assert ok("solve_puzzles", record=record, act="show")["hint"]["answer"]


@pytest.mark.parametrize(
    ("argument", "wish"),
    [
        ("answer", {"act": "answer", "answer": []}),
        ("answer", {"act": "answer", "answer": [-1]}),
        ("answer", {"act": "answer", "answer": [10_000]}),
        ("answer", {"act": "answer", "answer": [True]}),
        ("act", {"act": "somehow"}),
    ],
)
def test_solve_puzzles_with_a_bad_argument_names_it(argument: str, wish: dict[str, Any]) -> None:
    record = ok("class_puzzles", code=CODE, name="Zoe")["record"]
    refusal = ask("solve_puzzles", record=record, **wish)["refusal"]
    assert (refusal["id"], refusal["arguments"]["argument"]) == ("bad_argument", argument)


def test_name_is_one_that_a_player_can_have() -> None:
    for name in ("", "bot hard", "a|b", "x" * 41):
        with pytest.raises(SetUpError):
            puzzle_runs.begin(CODE, name)


def test_forged_result_is_refused_with_one_sentence() -> None:
    first = right_answers(CODE)[0][0]
    text = puzzle_runs.sealed(solved(CODE, wrong=[0]))
    right, wrong = f"1 answer {first}\n", f"1 answer {first + 1}\n"
    assert puzzle_runs.read(text, [CODE, OTHER])["scores"] == [6]
    # The seal of an edited text does not fit.
    assert refused(text.replace(wrong, "")) == "result_altered"
    assert refused(text.replace("Zoe", "Ann")) == "result_altered"
    # If the edited text is sealed again, the puzzles themselves refuse it.
    assert refused(forged(text, (right, ""))) == "result_other_puzzles"
    assert refused(forged(text, (right, f"{right}{right}"))) == "result_other_puzzles"
    assert refused(forged(text, ("6 answer", "7 answer"))) == "result_other_puzzles"
    assert refused(forged(text, (right, "1 guess\n"))) == "result_other_puzzles"
    assert refused(forged(text, (CODE, OTHER))) in {"result_other_puzzles", "result_unfinished"}
    assert refused(forged(text, (right, f"1 hint\n1 hint\n1 hint\n{right}"))) == "result_other_puzzles"
    assert refused(forged(text, (CODE, "467-FC"))) == "code_of_match"
    assert refused(text, OTHER) == "result_other_class"
    last = text.rpartition("6 answer")[0]
    assert refused(f"{last}# {SEAL}{seal_of(last)}\n") == "result_unfinished"
    for cut in (1, 4, 30):
        assert refused(text.strip()[:-cut]) == "result_not_whole"
    assert ask("read_class_result", text=text.replace("puzzles 1", "puzzles 2"))["refusal"]["id"] == "record_newer"
    assert ask("class_result", record=str(puzzle_runs.begin(CODE, "Zoe")))["refusal"]["id"] == "result_unfinished"


def test_result_survives_windows_line_ends_and_files() -> None:
    text = puzzle_runs.sealed(solved(CODE))
    for written in (text.replace("\n", "\r\n"), f"\ufeff{text}\n\n"):
        assert ok("read_class_result", text=written, code=[CODE])["text"] == text
    parts = ok("split", text=text + text)
    assert [puzzle_runs.read(part["record"], CODE)["text"] for part in parts] == [text, text]


def test_only_equal_wrong_answers_are_reported() -> None:
    read = [puzzle_runs.read(puzzle_runs.sealed(solved(CODE, name, wrong))) for name, wrong in (("A", [2]), ("B", [2]))]
    assert read[0]["moves"] == read[1]["moves"]
    read = [puzzle_runs.read(puzzle_runs.sealed(solved(CODE, name))) for name in "AB"]
    assert read[0]["moves"] != read[1]["moves"]


def test_list_counts_puzzles_as_it_counts_moves() -> None:
    results = [
        ok("read_class_result", text=puzzle_runs.sealed(solved(CODE, name, wrong)), code=[CODE])
        for name, wrong in (("Ann", [0, 3]), ("Bo", [3]), ("Cy", []))
    ]
    spread = ok("class_spread", results=results)
    assert spread["right"] == {"min": 67, "median": 83, "max": 100}
    missed = ok("class_missed", results=results)
    assert missed["questions"][0]["arguments"]["puzzle"] == 4
    assert (missed["questions"][0]["people"], missed["questions"][0]["missed"]) == (3, 2)
    assert missed["table"] is None


def test_groups_solve_others_of_the_same_number_or_go_without_hints() -> None:
    easier = ok("group_code", code=CODE, options={}, puzzles="best")
    alone = ok("group_code", code=CODE, options={}, hints=False)
    assert decode(easier)["seed"] == decode(CODE)["seed"]
    groups = ok("class_groups", code=CODE, groups={"B": easier, "C": alone})
    assert [groups[letter]["with"] for letter in "ABC"] == ["A", "B", "A"]
    assert groups["B"]["differs"] == ["puzzles"]
    assert groups["C"]["differs"] == ["hints"]
    packed = roster.written(roster.Roster(CODE, (("Ann", "B"), ("Bo", "A")), {"B": easier}))
    assert json.loads(json.dumps(ok("read_roster", text=packed)))["groups"] == {"B": easier}
    match = encode("knaster", 1, {}, 7)
    assert ask("write_roster", code=CODE, names=[], groups={"B": match})["refusal"]["id"] == "roster_group"


@pytest.mark.parametrize("record", [None, 7, {"rollbook puzzles 1": 1}, ["rollbook puzzles 1"]])
def test_result_that_is_not_text_is_refused(record: object) -> None:
    assert ask("class_result", record=record)["refusal"]["id"] == "bad_argument"


def test_child_who_begins_for_the_first_time_is_not_marked() -> None:
    assert "again" not in ok("class_puzzles", code=CODE, name="Zoe")["record"]
    assert "\n# again 2\n" in ok("class_puzzles", code=CODE, name="Zoe", again=2)["record"]
