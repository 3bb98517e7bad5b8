"""`dev.py test` remembers its runs and reports on them (web/suite)."""

import json
from itertools import combinations, product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from e2e.blocks import Run, chosen
from e2e.pairs import pairwise
from web import commands
from web.machine import ROOT, Node, Stop, link_package
from web.suite import ledger, outcome, places, plugin, steady
from web.suite.ledger import Line
from web.suite.progress import Progress, rewritable


def line(test: str, result: str = "passed", seconds: float = 1.0, code: str = "abc") -> Line:
    return Line("browser", test, result, seconds, 0.5, code)


def test_the_ledger_is_read_as_it_was_written_and_a_broken_line_is_left_out(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "ledger.jsonl"
    ledger.write([line("a"), line("b", "failed")], file)
    begin = ledger.end(file)
    with file.open("a") as opened:
        opened.write('{"place": "browser", "tes\n')
    ledger.write([line("c")], file)
    assert ledger.read(0, file) == [line("a"), line("b", "failed"), line("c")]
    assert ledger.read(begin, file) == [line("c")]
    assert ledger.read(0, tmp_path / "none") == []


def test_a_test_is_expected_to_take_the_median_of_its_latest_passes() -> None:
    lines = [line("a", seconds=seconds) for seconds in (100, 100, 1, 2, 3, 4, 5, 6, 7)]
    lines.append(line("a", "failed", seconds=600))
    assert ledger.expected(lines)["a"] == 4


def test_the_tests_that_take_long_are_written_down_by_their_names() -> None:
    files = {test.partition("::")[0] for test in ledger.written_down()}
    assert files
    assert [file for file in files if not (ROOT / file).exists()] == []


def test_only_what_passed_and_failed_on_the_same_code_is_unsteady() -> None:
    lines = [line("race", code="1"), line("race", "failed", code="1"), line("race", code="1")]
    lines += [line("mended", "failed", code="1"), line("mended", code="2")]
    lines += [line("left out", "skipped"), line("left out", "failed")]
    assert ledger.unsteady(lines) == {"race": (2, 1)}


def test_a_failure_is_told_with_the_command_that_runs_it_alone() -> None:
    failed = line("e2e/test_x.py::test_it[chromium-two words]", "failed")
    told = ledger.report([*(line(f"t{number}", seconds=number) for number in range(20)), failed])
    assert "python3 dev.py test browser 'e2e/test_x.py::test_it[chromium-two words]'" in told
    assert [row.split()[-1] for row in told.splitlines()[1:11]] == [f"t{number}" for number in range(19, 9, -1)]
    unit = Line("page", "a (b)", "failed", 0.1, 0, "")
    assert ledger.alone(unit) == r"python3 dev.py test page --test-name-pattern 'a\ \(b\)'"


def test_command_for_a_failed_test_is_quoted_as_windows_reads_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("web.suite.ledger.os.name", "nt")
    told = ledger.alone(line("e2e/test_x.py::test_it[chromium-two words]", "failed"))
    assert told == 'python3 dev.py test browser "e2e/test_x.py::test_it[chromium-two words]"'


def test_progress_on_a_terminal_of_40_columns_takes_one_row_a_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("web.suite.progress.rewritable", lambda: True)
    monkeypatch.setenv("COLUMNS", "40")
    progress = Progress(tmp_path / "events", {"a": 240})
    (tmp_path / "events").write_text('{"place": "browser", "all": ["a"]}\n', "utf-8")
    progress.look()
    progress.show([])
    assert [len(row) <= 40 for row in capsys.readouterr().out.splitlines()] == [True]


def test_classic_console_of_windows_shows_no_escape_codes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    monkeypatch.setattr("web.suite.progress.os.name", "nt")
    monkeypatch.delenv("WT_SESSION", raising=False)
    assert not rewritable()
    monkeypatch.setenv("WT_SESSION", "1")
    assert rewritable()


def test_the_progress_counts_what_is_done_and_how_long_the_rest_takes(tmp_path: Path) -> None:
    events = tmp_path / "events"
    progress = Progress(events, {"a": 60, "b": 240, "c": 120})
    progress.processes = {"browser": 2}

    def tell(**event: object) -> list[str]:
        with events.open("a") as file:
            file.write(json.dumps({"place": "browser", **event}) + "\n")
        return progress.look()

    assert tell(all=["a", "b", "c"]) == tell(all=["a", "b", "c"]) == []
    # (60 + 240 + 120) / 2 seconds, but b alone takes 240.
    assert progress.lines() == ["browser  0 done, 0 failed, 0 running, about 4 min left"]
    tell(begun="b")
    assert tell(done="b", outcome="failed") == ["FAILED browser: b"]
    tell(begun="a")
    assert progress.lines() == ["browser  1 done, 1 failed, 1 running, about 2 min left"]
    tell(done="a", outcome="passed")
    tell(begun="c")
    tell(done="c", outcome="passed")
    assert progress.lines() == ["browser  3 done, 1 failed, 0 running, ready"]


def test_runs_of_one_test_are_told_apart_but_counted_together() -> None:
    lines = [line("e2e/t.py::race[chromium-run 3]"), line("e2e/t.py::race[chromium-run 10]", "failed")]
    assert ledger.unsteady(lines) == {"e2e/t.py::race[chromium]": (1, 1)}


SOURCE = """import x

LIMIT = 3


@mark
def test_one():
    pass

# between

def helper():
    pass


def test_two():
    pass
"""


@pytest.mark.parametrize(
    ("lines", "tests"),
    [
        ([6, 8], ["test_one"]),
        ([8, 10, 17], ["test_one", "test_two"]),
        ([10], []),
        ([8, 13], None),
        ([3], None),
    ],
)
def test_what_was_changed_is_a_test_or_whatever_uses_it(lines: list[int], tests: list[str] | None) -> None:
    assert steady.tests_at(SOURCE, lines) == tests


def test_the_changed_lines_of_a_difference() -> None:
    said = "@@ -1,2 +3,2 @@ def f():\n-a\n+b\n@@ -9 +12 @@\n-a\n+b\n@@ -20,3 +22,0 @@\n-a\n"
    assert steady.changed_lines(said) == [3, 4, 12, 22]


def test_a_run_fails_by_a_failure_or_without_a_test(capsys: pytest.CaptureFixture[str]) -> None:
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


def test_python_starts_in_a_folder_of_any_letters_where_the_language_is_c(tmp_path: Path) -> None:
    """Python 3.11 reads the paths of an environment as ASCII there."""
    packages = tmp_path / "zwei ü" / "lib" / "python3" / "site-packages"
    packages.mkdir(parents=True)
    (packages / "_rollbook.pth").write_text(f"{tmp_path}/zwei ü/py\n", "utf-8")
    link_package(tmp_path)
    line = (packages / "_rollbook.pth").read_text("ascii").rstrip("\n")
    assert (packages / line).resolve() == ROOT / "py"


def marked(name: str, *usual: str, mark: bool = True) -> Any:
    found = SimpleNamespace(kwargs={"usual": usual} if usual else {}) if mark else None
    return SimpleNamespace(name=name, nodeid=f"e2e/t.py::{name}", get_closest_marker=lambda _: found)


@pytest.mark.parametrize(
    ("item", "slow"),
    [
        (marked("test_a[chromium]", mark=False), False),
        (marked("test_a[chromium]"), True),
        (marked("test_a[chromium-de]", "en"), True),
        (marked("test_a[chromium-en]", "en"), False),
        (marked("test_a"), True),
    ],
)
def test_a_case_that_a_mark_names_as_usual_is_not_slow(item: Any, slow: bool) -> None:
    assert plugin.slow(item) == slow


def test_usual_tests_are_quick_or_run_much_that_no_other_runs() -> None:
    def run(test: str, seconds: float, blocks: str) -> Run:
        return Run(test, False, seconds, frozenset(blocks))

    runs = [run("quick", 1, "ab"), run("says the same", 2, "ab"), run("much", 2, "abcdef"), run("less", 1.5, "cdeg")]
    # `much` brings cdef, 2 blocks a second, `less` cde and g, 8/3 a second: then `much` brings f alone.
    assert chosen(runs) == {"quick", "less"}
    assert chosen([*runs, run("six", 3, "uvwxyz")]) == {"quick", "less", "six"}


def test_a_mark_that_names_a_case_which_is_none_is_refused() -> None:
    cases = [marked("test_a[chromium-de]", "en"), marked("test_a[chromium-fr]", "en")]
    with pytest.raises(pytest.UsageError, match=r"\('e2e/t.py::test_a', 'en'\)"):
        plugin.check_cases(cases)
    plugin.check_cases([*cases, marked("test_a[chromium-en]", "en")])


def test_dev_setup_says_one_line_a_step_and_checks_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(commands, "set_up_python", lambda: None)
    monkeypatch.setattr(commands, "set_up_node", lambda: Node("/here/node", ["npm"]))
    monkeypatch.setattr(commands, "find_browser", lambda: "/here/chromium")
    monkeypatch.setattr(places, "lint", lambda fix: pytest.fail("it lints"))
    monkeypatch.setattr("sys.argv", ["dev.py", "setup"])
    assert commands.main() == 0
    said = capsys.readouterr().out.splitlines()
    assert [line.partition(":")[0] for line in said] == ["Python tools", "Node with the page's packages", "Browser"]
    assert [line.partition(": ")[2] for line in said[1:]] == ["/here/node", "/here/chromium"]

    def no_browser() -> str:
        raise Stop("There is no browser.")

    monkeypatch.setattr(commands, "find_browser", no_browser)
    assert commands.main() == 1
    assert capsys.readouterr().err == "There is no browser.\n"
