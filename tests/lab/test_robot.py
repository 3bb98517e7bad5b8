"""A robot's own worker: its requests, its answers, and the failures of its code."""

import sys
from random import Random
from typing import Final

import pytest

import rollbook
from rollbook import Match
from rollbook.lab.robot import MAX_CHARACTERS, MAX_LINES
from tests.lab.robots import Robot


def moving(*lines: str) -> Robot:
    """Make a robot whose function runs some lines and then chooses its first legal move."""
    return Robot(
        "def choose(state, seat, rng):", *(f"    {line}" for line in (*lines, "return list(state.legal(seat))[0]"))
    )


def test_robot_answers_a_legal_move_as_text() -> None:
    match = Match("roll_it", 2, {"grids": 4}, seed=1)
    match.roll("2 6")
    assert moving().choose("dice 2 6")["ok"]["move"] == next(iter(match.legal(0)))


def test_robot_generator_is_made_from_its_seed_and_has_64_bits() -> None:
    robot = moving("print(rng.random())")
    robot.choose("dice 2 6", seed=str(2**64 - 1))
    assert robot.output == f"{Random(2**64 - 1).random()}\n"


def test_robot_follows_a_match_through_moves_and_undo() -> None:
    robot = moving("print(str(state.scores()))")
    robot.choose("dice 2 6")
    robot.choose("0 1.9", "dice 1 3", known=1, seat=1)
    robot.choose("dice 2 6", "0 2.4", "dice 1 3", seat=1)
    assert robot.output == "(0, 0)\n(1, 0)\n(1, 0)\n"


@pytest.mark.parametrize(
    ("line", "answer", "move"),
    [
        ("return 'no move'", "'no move'", "no move"),
        ("return '9.9'", "'9.9'", "9.9"),
        ("return 'x' * 1000", "'" + "x" * 79, "x" * 200),
    ],
)
def test_illegal_move_is_reported_as_text(line: str, answer: str, move: str | None) -> None:
    failure = Robot("def choose(state, seat, rng):", f"    {line}").choose("dice 2 6")["failure"]
    assert failure["kind"] == "illegal"
    assert failure["arguments"]["answer"] == answer
    assert failure["arguments"].get("move") == move


@pytest.mark.parametrize(
    ("line", "kind", "answer"),
    [
        ("return [3]", "several", "[3]"),
        ("return type('Odd', (), {'__repr__': lambda self: 1 / 0})()", "odd", "Odd"),
    ],
)
def test_answer_without_a_moves_text_is_reported_by_kind(line: str, kind: str, answer: str) -> None:
    failure = Robot("def choose(state, seat, rng):", f"    {line}").choose("dice 2 6")["failure"]
    assert (failure["kind"], failure["arguments"]["answer"]) == (kind, answer)
    assert "move" not in failure["arguments"]


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("return None", "none"),
        ("return 'no move'", "illegal"),
        ("return 1 / 0", "ZeroDivisionError"),
        ("return [][1]", "IndexError"),
        ("return {}['a']", "KeyError"),
        ("return no_such_name", "NameError"),
        ("return state.no_such_thing", "AttributeError"),
        ("return 1 + 'a'", "operand"),
        ("return int('a')", "not_number"),
        ("assert False", "AssertionError"),
        ("raise SystemExit", "SystemExit"),
        ("return input('Which?')", "EOFError"),
        ("import js", "kept_out"),
        ("from pyodide.code import run_js", "kept_out"),
        ("import no_such_module", "no_module"),
        ("raise LookupError('broken')", "raised"),
    ],
)
def test_failure_says_its_kind_and_its_line(line: str, kind: str) -> None:
    failure = Robot("", "def choose(state, seat, rng):", f"    {line}").choose("dice 2 6")["failure"]
    assert failure["kind"] == kind
    known = hasattr(sys, "monitoring") or kind not in ("none", "illegal")
    assert failure["line"] == (3 if known else None)
    assert failure["reason"]


CLASSROOM: Final = ("class_code", "classroom")


@pytest.fixture
def _in_the_lab(monkeypatch: pytest.MonkeyPatch) -> None:
    """Remove the modules for class results, as in a robot's worker."""
    for name in CLASSROOM:
        monkeypatch.setitem(sys.modules, f"rollbook.{name}", None)
        monkeypatch.delitem(vars(rollbook), name, raising=False)


@pytest.mark.usefixtures("_in_the_lab")
@pytest.mark.parametrize("name", CLASSROOM)
def test_lab_lacks_the_modules_of_class_results(name: str) -> None:
    for line in (f"from rollbook import {name}", f"import rollbook.{name}", f"from rollbook.{name} import *"):
        failure = Robot(line).loaded["failure"]
        assert (failure["kind"], failure["arguments"]["name"]) == ("kept_out", f"rollbook.{name}")


@pytest.mark.usefixtures("_in_the_lab")
def test_package_in_the_lab_is_otherwise_complete() -> None:
    assert Robot("from rollbook import *", "def choose(state, seat, rng): return Match").loaded == {"ok": None}


@pytest.mark.parametrize(
    ("source", "kind", "line"),
    [
        ("def choose(:", "SyntaxError", 1),
        ("def choose(state, seat, rng):\nreturn 1", "indent_more", 2),
        ("\n1 / 0", "ZeroDivisionError", 2),
        ("def other(): pass", "no_choose", 1),
        ("\nchoose = 3", "no_choose", 2),
        ("\n\ndef choose(state): pass", "signature", 3),
    ],
)
def test_unloadable_code_is_reported_with_the_reason(source: str, kind: str, line: int | None) -> None:
    failure = Robot(source).loaded["failure"]
    assert (failure["kind"], failure["line"]) == (kind, line)


def test_after_a_failure_it_still_answers() -> None:
    robot = Robot("def choose(state, seat, rng):", "    return None")
    assert "failure" in robot.choose("dice 2 6")
    robot.ask("load", source="def choose(state, seat, rng):\n    return list(state.legal(seat))[0]")
    assert "ok" in robot.choose("dice 2 6")


@pytest.mark.parametrize(("line", "characters", "lines"), [
    ("print('x' * 2_000_000)", MAX_CHARACTERS, 0),
    ("for _ in range(30_000): print()", MAX_LINES, MAX_LINES),
    ("for _ in range(30_000): print('x' * 100)", MAX_CHARACTERS, 0),
])  # fmt: skip
def test_flood_of_output_is_cut_and_resets_after_begin(line: str, characters: int, lines: int) -> None:
    robot = moving(line)
    robot.choose("dice 2 6")
    assert len(robot.output) <= characters
    assert robot.output.count("\n") >= lines
    assert robot.batches[-1]["cut"]
    robot.batches.clear()
    robot.choose("dice 2 6")
    assert robot.output == ""
    robot.ask("begin")
    robot.choose("dice 2 6")
    assert robot.output
