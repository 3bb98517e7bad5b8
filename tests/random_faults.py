"""Faults planted at random, to learn which of them the quick suite catches: a measure of the tests, not a test.

`python -m tests.random_faults --seed 1 --python 120 --page 60` plants one fault after the other into a copy of the
tree: an operator, a constant or a condition that is another, an `await` that is dropped. The tests that concern the
module are run first, then all that `dev.py test quick` runs, until one of them notices. Each line says what became of
a fault; the table at the end counts them, and the survivors stand below it; each needs a test or a sentence. With
`--reached` the tests that execute a line of the package take the place of CPython's whole suite.

With `--blocks FOLDER`, which e2e/blocks.py writes, the page is built with a fault that they let pass; it meets the
usual browser tests that run its block, then the slow ones. `--also FILE` adds the lines to a file, and leaves out what
stands there already, so that a run may be interrupted.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

from tests.fault_places import Fault, InPython, in_page
from tests.reached import Reached
from tests.reached_blocks import ReachedBlocks

ROOT: Final = Path(__file__).resolve().parent.parent
LINE: Final = "its line's tests"  # which have passed while coverage wrote them down
FIRST: Final = 8.0  # seconds of the tests of a line that are run first
MOST: Final = 60.0  # seconds of them in all, and of the slow ones
SLOW: Final = "its line's slow tests"
NO_TEST: Final = 5  # pytest's code where each test is left out
PACKAGE: Final = "py/rollbook"
PAGE: Final = "web/src"
LONGEST: Final = 900  # seconds of one command: a fault that keeps the tests from ending is noticed, too
SITE: Final = "build/site"  # which the browser tests look at (web/packing.py)
FAULTY: Final = "build/faulty"  # the site with a fault
BROWSER: Final = (sys.executable, "-m", "pytest", "-q", "-x", "-o", "cache_dir=build/pytest")
LEFT_OUT: Final = ("node_modules", "dist", "build", ".git", ".venv", "__pycache__", ".mypy_cache", ".ruff_cache")
PACKED: Final = ("compressed", "micropip-*", "python")  # in build/, else made again by the first build
GROUPS: Final = {
    "rules": r"py/rollbook/games/\w+/rules\.py|py/rollbook/games/shared/.*",
    "package": r"py/rollbook/.*",
    "match, python, robot": r"web/src/(match|python|robot)/.*",
    "page": r"web/src/.*",
}


def drawn(seed: int, of_python: int, of_page: int) -> list[Fault]:
    """The faults to plant: as many of each as are asked for, each place as likely as any other."""
    rng = Random(seed)
    modules = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / PACKAGE).rglob("*.py"))
    python = [fault for file in modules for fault in InPython(file, (ROOT / file).read_text("utf-8"))]
    sources = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / PAGE).rglob("*.js"))
    page = [fault for file in sources for fault in in_page(file, (ROOT / file).read_text("utf-8"))]
    return [*rng.sample(python, of_python), *rng.sample(page, of_page)]


def concerned(file: str) -> list[str]:
    """The test files that concern a module: those in its folder or with its name, then those that import from it."""
    parts = Path(file).with_suffix("").parts
    if file.startswith(PAGE):
        tests = sorted((ROOT / "web/tests").glob("*.test.js"))
        return [test.relative_to(ROOT).as_posix() for test in tests if f"/{parts[-1]}.js" in test.read_text("utf-8")]
    inside, name = parts[2:-1], parts[-1]
    near = ROOT.joinpath("tests", *inside) if inside else ROOT / "none"
    found = sorted(near.rglob("test_*.py")) if near.exists() else []
    dotted = ".".join(("rollbook", *inside, *([] if name == "__init__" else [name])))
    for test in sorted((ROOT / "tests").rglob("test_*.py")):
        if test not in found and (test.stem == f"test_{name}" or dotted in test.read_text("utf-8")):
            found.append(test)
    return [test.relative_to(ROOT).as_posix() for test in found]


def checks(fault: Fault, node: str, reached: Sequence[Reached] = ()) -> Iterator[tuple[str, list[str]]]:
    """The test runs for a fault, by name: those that reach its line, and that concern its module; else the quick suite.

    The slow tests that reach its line come last.
    """
    pytest = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider"]
    near = concerned(fault.file)
    if fault.file.startswith(PAGE):
        if near:
            yield "its tests", [node, "--test", *near]
        every = sorted(file.relative_to(ROOT).as_posix() for file in (ROOT / "web/tests").glob("*.test.js"))
        yield "the page's tests", [node, "--test", *every]
        yield "tsc", [node, "web/node_modules/typescript/bin/tsc", "-p", "web"]
        yield "oxlint", [node, "web/node_modules/oxlint/bin/oxlint", "--quiet", "--deny-warnings", "web"]
        return
    if reached and (first := reached[0].by(fault.file, fault.line, FIRST)):
        yield LINE, [*pytest, *first]
    if near:  # a value that is kept is computed by one test alone, and coverage names no other
        yield "its tests", [*pytest, "-m", "not slow", *near]
    if not reached:
        yield "CPython", [*pytest, "-m", "not slow"]
    elif more := reached[0].by(fault.file, fault.line, MOST):
        yield LINE, [*pytest, *more]
    yield "mypy", [sys.executable, "-m", "mypy", "--no-error-summary"]
    for one in reached[1:]:
        if tests := one.by(fault.file, fault.line, MOST):
            yield SLOW, [*pytest, *tests]


def browser_checks(tree: Path, node: str, blocks: ReachedBlocks) -> Iterator[tuple[str, list[str]]]:
    """The runs of browser tests for a fault of the page that stands in this tree: the build, then the tests."""
    yield "the build", [sys.executable, "-m", "web.build", "--quick", "--node", node, "--out", FAULTY]
    for name, slow in (("usual browser tests", False), ("slow browser tests", True)):
        if tests := blocks.by(tree / FAULTY, slow=slow):
            yield name, [*BROWSER, "--cache-clear", *tests]


def noticed(
    fault: Fault, tree: Path, node: str, reached: Sequence[Reached] = (), blocks: ReachedBlocks | None = None
) -> str:
    """By what a fault in this copy of the tree is noticed, or "" if nothing does; the copy is as before then."""
    place = tree / fault.file
    whole = place.read_bytes()
    faulty = whole[: fault.start] + fault.new.encode() + whole[fault.end :]
    for name, command in checks(fault, node, reached):
        place.write_bytes(faulty)
        try:
            passed = passes(command, tree)
        except subprocess.TimeoutExpired:
            return f"{name}, which did not end"
        finally:
            place.write_bytes(whole)
        if not passed:
            if name not in (LINE, SLOW) and tuple(command) not in sound and not passes(command, tree):
                sys.exit(f"{name} fails without a fault, and so says nothing: {' '.join(command)}")
            sound.add(tuple(command))
            return name
    if blocks and fault.file.startswith(PAGE):
        place.write_bytes(faulty)
        try:
            return noticed_by_browser(tree, node, blocks)
        except subprocess.TimeoutExpired:
            return "browser tests, which did not end"
        finally:
            place.write_bytes(whole)
    return ""


def noticed_by_browser(tree: Path, node: str, blocks: ReachedBlocks) -> str:
    """By which browser tests the fault that stands in this tree is noticed: they fail twice, and not without it."""
    plugins = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": ""}  # Playwright's plugin is among those that are found
    built = {**plugins, "ROLLBOOK_DIST": str(tree / FAULTY)}
    whole = {**plugins, "ROLLBOOK_DIST": str(tree / SITE)}
    for name, command in browser_checks(tree, node, blocks):
        if passes(command, tree, built):
            continue
        if command[2] != "pytest":
            return name
        tests = failures(tree)
        failed = [*BROWSER, *tests]
        if tests and not passes(failed, tree, built) and passes(failed, tree, whole):
            return name
        print(f"Of the {name} these fail now and then, or without a fault: {tests}", file=sys.stderr)
    return ""


def failures(tree: Path) -> list[str]:
    """The tests that the latest run of browser tests has seen failing."""
    kept = tree / "build/pytest/v/cache/lastfailed"
    return list(json.loads(kept.read_text("utf-8"))) if kept.exists() else []


sound: set[tuple[str, ...]] = set()
"""The commands that are known to pass without a fault."""


def passes(command: Sequence[str], tree: Path, environment: Mapping[str, str] | None = None) -> bool:
    """Whether a command succeeds in this tree."""
    once = dict.fromkeys(("PYTHONDONTWRITEBYTECODE", "PYTEST_DISABLE_PLUGIN_AUTOLOAD"), "1")
    variables = {**os.environ, **once, "PYTHONPATH": str(tree / "py"), **(environment or {})}
    done = subprocess.run(command, cwd=tree, env=variables, capture_output=True, timeout=LONGEST, check=False)
    return done.returncode in (0, NO_TEST)


def copied(folder: Path) -> Path:
    """A copy of the tree in a folder, with the same node_modules."""
    tree = folder / "rollbook"
    shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(*LEFT_OUT))
    for place in ("web/node_modules", ".venv"):
        (tree / place).symlink_to(ROOT / place)
    compiled = {**os.environ, "PYTHONPATH": str(tree / "py"), "PYTHONDONTWRITEBYTECODE": ""}
    collect = [sys.executable, "-m", "pytest", "-q", "--collect-only", "-p", "no:cacheprovider"]
    subprocess.run(collect, cwd=tree, env=compiled, capture_output=True, check=True)  # or each run compiles all tests
    return tree


def table(results: Sequence[tuple[str, str, str]]) -> str:
    """Count the noticed faults of each group, and list the survivors: (file, fault, by what it was noticed)."""
    lines = ["| | planted | noticed | |", "| --- | --- | --- | --- |"]
    for group, pattern in GROUPS.items():
        within = [by for file, _, by in results if re.fullmatch(pattern, file)]
        if within:
            caught = sum(bool(by) for by in within)
            lines.append(f"| {group} | {len(within)} | {caught} | {100 * caught / len(within):.0f} % |")
    lines += [f"* survived: {fault}" for _, fault, by in results if not by]
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(description="Plants faults at random and says which the quick suite catches.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--python", type=int, default=120, help="how many in py/rollbook")
    parser.add_argument("--page", type=int, default=60, help="how many in web/src")
    reads = "what tests/reached.py reads, to run what executes a line: about the usual tests, and about the slow ones"
    parser.add_argument("--reached", type=Path, nargs="+", default=[], help=reads)
    parser.add_argument("--blocks", type=Path, help="a folder of e2e/blocks.py, whose browser tests a fault meets, too")
    parser.add_argument("--also", type=Path, help="a file for the results, from which a run goes on")
    given = parser.parse_args(arguments)
    node = shutil.which("node") or "node"
    known: dict[str, tuple[str, str, str]] = {}
    if given.also and given.also.exists():
        known = {row[1]: tuple(row) for row in map(json.loads, given.also.read_text("utf-8").splitlines())}
    reached = [Reached(one) for one in given.reached]
    blocks = ReachedBlocks(given.blocks, ROOT / SITE) if given.blocks else None
    results = []
    with tempfile.TemporaryDirectory() as folder:
        tree = copied(Path(folder))
        if blocks:
            shutil.copytree(ROOT / SITE, tree / SITE)
            for made in chain(*map((ROOT / "build").glob, PACKED)):
                shutil.copytree(made, tree / "build" / made.name)
        for fault in drawn(given.seed, given.python, given.page):
            result = known.get(str(fault)) or (fault.file, str(fault), noticed(fault, tree, node, reached, blocks))
            results.append(result)
            print(f"{result[1]}: {result[2] or 'SURVIVED'}", flush=True)
            if given.also and result[1] not in known:
                with given.also.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(result) + "\n")
    print(table(results))
    print(Counter(by or "survived" for _, _, by in results))


if __name__ == "__main__":
    main()
