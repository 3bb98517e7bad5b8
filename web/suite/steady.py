"""Whether browser tests that were changed since main are steady: run often, on a slow page, in any order.

A test that passes once may lose a race one time in ten. Here it runs ten times on one page and three times in a browser
started afresh, with the page's processor four times as slow and in another order each time.
"""

import ast
import re
from collections.abc import Iterable
from random import SystemRandom
from typing import Final

from web.machine import ROOT
from web.suite.changed import changed_files, git
from web.suite.outcome import Outcome
from web.suite.places import browser_variables, pytest

TIMES: Final = 10  # on one page
AFRESH: Final = 3
SLOWER: Final = 4  # times, the page's processor
HUNK: Final = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)


def changed_tests(base: str = "main") -> list[str]:
    """The browser tests that differ from where this branch left `base`; whole files where a helper of theirs does."""
    left, names = changed_files(base, "e2e")
    found: list[str] = []
    for name in sorted({name for name in names if re.fullmatch(r"e2e/test_\w+\.py", name)}):
        file = ROOT / name
        if file.exists():
            lines = changed_lines(git("diff", "-U0", left, "--", name))
            tests = tests_at(file.read_text("utf-8"), lines) if lines else None
            found += [name] if tests is None else [f"{name}::{test}" for test in tests]
    return found


def changed_lines(difference: str) -> list[int]:
    """The lines that a difference without context has added or changed, or after which it has removed some."""
    lines: list[int] = []
    for begin, count in HUNK.findall(difference):
        lines += range(int(begin), int(begin) + max(1, int(count or 1)))
    return lines


def tests_at(source: str, lines: Iterable[int]) -> list[str] | None:
    """The tests to which these lines of a module belong; None if one belongs to something that any test may use."""
    spans = {}
    for node in ast.parse(source).body:
        begin = min([node.lineno, *(mark.lineno for mark in getattr(node, "decorator_list", []))])
        spans[range(begin, (node.end_lineno or begin) + 1)] = getattr(node, "name", "")
    found: list[str] = []
    for line in lines:
        name = next((name for span, name in spans.items() if line in span), None)
        if name is None:  # an empty line, or a comment between two things
            continue
        if not name.startswith("test_"):
            return None
        if name not in found:
            found.append(name)
    return found


def steady(arguments: list[str]) -> dict[str, Outcome]:
    """Run the tests that were changed, or those that are named, so often."""
    tests = arguments or changed_tests()
    if not tests:
        print("No browser test has changed since main; name some, such as e2e/test_taps.py -k double.")
        return {"Steady": Outcome(1, 0)}
    print("\n".join(tests), flush=True)
    return run_often(tests, browser_variables())


def run_often(tests: list[str], variables: dict[str, str]) -> dict[str, Outcome]:
    """Run these tests so often; answers the outcomes of each run."""
    runs = [("one page", TIMES, SLOWER), ("afresh 1", 1, 1)]  # once at the machine's own speed
    runs += [(f"afresh {number}", 1, SLOWER) for number in range(2, AFRESH + 1)]
    outcomes = {}
    for name, times, slower in runs:
        told = {
            **variables,
            "ROLLBOOK_TIMES": str(times),
            "ROLLBOOK_SLOWER": str(slower),
            "ROLLBOOK_SHUFFLED": str(SystemRandom().randrange(10**6)),
        }
        outcomes[name] = pytest("browser", tests, environment=told)
    return outcomes
