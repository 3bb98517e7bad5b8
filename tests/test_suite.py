"""`dev.py test` runs plain pytest commands, prints them and sums up their results (web/suite)."""

from collections.abc import Sequence
from itertools import combinations, product
from pathlib import Path
from typing import Final

import pytest

from e2e.pairs import pairwise
from tests.repeats import slow_but
from web import commands, machine
from web.machine import VENV_PYTHON, Node, Stop
from web.suite import outcome, places

SELECTS_NOTHING: Final = {"-n", "--dist", "--durations", "--tracing", "--screenshot", "--output", "-o"}
"""The options of pytest that do not decide which tests run; each has a value."""


def selection(command: Sequence[str | Path]) -> list[str]:
    """Return the parts of a pytest command that may decide which tests run."""
    words = iter(map(str, command))
    return [word for word in words if not (word in SELECTS_NOTHING and next(words)) and "--junit-xml=" not in word]


def test_dev_py_test_selects_the_tests_that_are_not_slow(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    commands_run: list[list[str | Path]] = []

    def noted(command: list[str | Path], *_: object, **__: object) -> tuple[bool, str]:
        commands_run.append(command)
        return True, ""

    monkeypatch.setattr(places, "run", lambda *given, **named: noted(*given, **named)[0] - 1)
    monkeypatch.setattr(places, "run_quietly", noted)
    monkeypatch.setattr(places, "aside", lambda command: command)
    monkeypatch.setattr(places, "browser_variables", dict)
    monkeypatch.setattr(places, "RESULTS", tmp_path)
    for other in ("in_pyodide", "in_node", "lint", "set_up_node"):
        monkeypatch.setattr(places, other, lambda *_, **__: {})
    monkeypatch.setattr(commands, "set_up_node", lambda: None)
    commands.run_places("usual", [])
    plain = [str(VENV_PYTHON), "-m", "pytest", "-q", "-m", "not slow"]
    with_browser = [*plain[:4], "e2e", "--ignore=e2e/engines", *plain[4:]]
    assert sorted(map(selection, commands_run)) == sorted([plain, with_browser])


@pytest.mark.parametrize(
    ("system", "line"),
    [
        ("posix", "'/my clone/python' -m pytest -k 'undo and not redo'"),
        ("nt", '"/my clone/python" -m pytest -k "undo and not redo"'),
    ],
)
def test_printed_command_can_be_copied_into_the_shell_of_its_system(
    system: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr("os.name", system)
        said = places.joined(["/my clone/python", "-m", "pytest", "-k", "undo and not redo"])
    assert said == line


def test_build_of_a_site_installs_nothing_that_only_the_tests_need(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[dict[str, bool]] = []

    def set_up_node(**options: bool) -> Node:
        asked.append(options)
        return Node("node", ["npm"])

    monkeypatch.setattr(places, "set_up_node", set_up_node)
    monkeypatch.setattr(places, "run", lambda _: 0)
    places.build()
    assert asked == [{"tools": False}]


def test_slow_but_marks_all_cases_but_the_usual_ones() -> None:
    cases = slow_but([(1, "a"), (2, "b"), "c"], (2, "b"))
    assert [(one.values, [mark.name for mark in one.marks]) for one in cases] == [
        ((1, "a"), ["slow"]),
        ((2, "b"), []),
        (("c",), ["slow"]),
    ]
    with pytest.raises(ValueError, match="No cases: \\['d'\\]"):
        slow_but(["a", "b"], "d")


def test_run_fails_by_a_failure_or_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = outcome.Outcome(3, 0, 1), outcome.Outcome(0, 1)
    assert outcome.sum_up({"CPython": good}) == 0
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 0 failed"
    assert outcome.sum_up({"CPython": good, "Lint": bad}) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "3 passed, 1 failed"
    assert outcome.sum_up({}) == 1


def test_in_few_combinations_each_two_values_meet() -> None:
    factors = ("double", "long", "rtl", "de"), ("knaster", "lowdown", "roll_it"), ("start", "end"), ("phone", "tablet")
    chosen = pairwise(*factors)
    assert chosen == pairwise(*factors)
    assert 4 * 3 <= len(chosen) <= 14
    for one, other in combinations(range(len(factors)), 2):
        assert {(each[one], each[other]) for each in chosen} == set(product(factors[one], factors[other]))


def test_python_starts_in_a_folder_of_any_letters_in_the_c_locale(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In the C locale, Python 3.11 reads the paths of an environment as ASCII."""
    root = tmp_path / "zwei ü"
    monkeypatch.setattr(machine, "ROOT", root)
    packages = root / ".venv" / "lib" / "python3" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "_rollbook.pth").write_text(f"{root}/py\n", "utf-8")
    machine.link_package(root / ".venv")
    line = (packages / "_rollbook.pth").read_text("ascii").rstrip("\n")
    assert (packages / line).resolve() == root / "py"


def test_dev_setup_prints_one_line_per_step(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "set_up_python", lambda: None)
    monkeypatch.setattr(commands, "set_up_node", lambda: Node("/here/node", ["npm"]))
    monkeypatch.setattr(commands, "find_browser", lambda: "/here/chromium")
    fetched: list[list[str | Path]] = []

    def run(command: list[str | Path]) -> int:
        fetched.append(command)
        return 0

    monkeypatch.setattr(commands, "run", run)
    monkeypatch.setattr(places, "lint", lambda fix: pytest.fail("it lints"))
    monkeypatch.setattr("sys.argv", ["dev.py", "setup"])
    assert commands.main() == 0
    assert [command[1:] for command in fetched] == [["-m", "e2e.rules_site_build"]]  # the tests in Pyodide need them
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == ["Python tools", "Node with the page's packages", "Browser"]
    assert [line.partition(": ")[2] for line in said[1:]] == ["/here/node", "/here/chromium"]

    def no_browser() -> str:
        raise Stop("There is no browser.")

    monkeypatch.setattr(commands, "find_browser", no_browser)
    assert commands.main() == 1
    assert capsys.readouterr().err == "There is no browser.\n"
