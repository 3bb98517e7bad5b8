"""Everything one does with Rollbook's sources. Needs Python 3.11 or newer with pip; fetches the rest by itself."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python that reads this far shall learn what is wrong
    sys.exit("Rollbook needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031

import argparse
import json
import os
import re
import shutil
import socket
import time
import webbrowser
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

from web.machine import ROOT, VENV_PYTHON, WEB, Node, Stop, find_browser, run, run_quietly, set_up_node, set_up_python

DIST = ROOT / "dist"
RESULTS = ROOT / "build" / "results"
PYODIDE_RESULTS = ROOT / "build" / "pyodide-tests.json"
FIRST_PORT = 8000
CORES = os.cpu_count() or 1
PLACES = ("all", "cpython", "page", "browser", "engines")
FEW = 5  # tests that failed in a whole run are run once more; more of them are no accident
ENGINES = {"webkit": "WebKit", "chromium": "Chromium", "firefox": "Firefox"}  # the slowest first
BENCHES = sorted(file.stem.removeprefix("bench_") for file in (ROOT / "e2e").glob("bench_*.py"))


class Outcome(NamedTuple):
    """How many tests passed, failed and were left out in one place, and how many passed at the second try alone."""

    passed: int
    failed: int
    skipped: int = 0
    unsteady: int = 0


def build(*options: str) -> Node:
    """Set up what the build needs, and build dist/. Returns the Node that did it."""
    node = set_up_node()
    python = VENV_PYTHON if VENV_PYTHON.exists() else sys.executable
    if run([python, "-m", "web.build", "--node", node.path, *options]):
        raise Stop("The site could not be built.")
    return node


def browser_variables(node: Node) -> dict[str, str]:
    """What the browser's tests are told by their environment: the browser, the site, and the Node to find first."""
    path = os.pathsep.join([str(Path(node.path).parent), os.environ.get("PATH", "")])
    return {"CHROME_PATH": find_browser(), "ROLLBOOK_DIST": str(DIST), "PATH": path}


def play(port: int | None, base: str, show: bool, games: Sequence[str]) -> int:
    """Build, serve the site until it is interrupted, and open the browser; with `games` it is another than dist/."""
    folder = ROOT / "build" / "with-more-games" if games else DIST
    build("--out", str(folder), *(f"--game={module}" for module in games))
    from web.serve import Site

    for candidate in range(FIRST_PORT, FIRST_PORT + 50) if port is None else [port]:
        try:
            site = Site(folder, base, candidate, host="0.0.0.0").start()
            break
        except OSError:
            continue
    else:
        raise Stop(f"Port {port or FIRST_PORT} is in use; choose another one with --port.")
    print(f"\nRollbook is at {site.url}")
    print(f"Tablets in the same network find it at {site.url.replace('localhost', own_address())}")
    print("It works offline where it came over https or from localhost. Ctrl-C stops it.", flush=True)
    # A terminal without a screen may have a browser too, but one that takes the terminal.
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or sys.platform in ("win32", "darwin")
    if show and screen:
        try:
            webbrowser.open(site.url)
        except Exception as error:  # noqa: BLE001 - the address is printed; a machine may have no browser at all
            print(f"(No browser could be opened: {error})")
    while True:
        time.sleep(1)


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def lint(fix: bool) -> Outcome:
    """Run every check of style and types, and say what they say."""
    set_up_python()
    node = set_up_node()
    tools = WEB / "node_modules"
    python: list[str | Path] = [VENV_PYTHON, "-m"]
    checks: dict[str, list[str | Path]] = {
        "ruff check": [*python, "ruff", "check", "-q", *(["--fix"] if fix else [])],
        "ruff format": [*python, "ruff", "format", "-q", *([] if fix else ["--check"])],
        "mypy": [*python, "mypy", "--no-error-summary"],
        "tsc": [node.path, tools / "typescript/bin/tsc", "-p", WEB],
        "tsc (build)": [node.path, tools / "typescript/bin/tsc", "-p", WEB / "tsconfig.node.json"],
        "check_house": [VENV_PYTHON, WEB / "check_house.py"],
        "words": [*python, "web.words", *(["--fix"] if fix else [])],
        "oxlint": [node.path, tools / "oxlint/bin/oxlint", "--quiet", "--deny-warnings", *(["--fix"] if fix else [])],
    }
    with ThreadPoolExecutor(1 if fix else None) as together:
        done = together.map(lambda name: run_quietly(checks[name], WEB if name == "oxlint" else ROOT), checks)
    failed = {name: output for name, (succeeded, output) in zip(checks, done, strict=True) if not succeeded}
    said = [f"{name}:\n{output}" for name, output in failed.items()]
    said.append(f"Lint failed: {', '.join(failed)}." if failed else "Lint: nothing to complain about.")
    print("\n".join(said), flush=True)  # at once, as tests may be running beside
    return Outcome(0, len(failed))  # checks are no tests, but a failed one is a failure


def test(where: str, arguments: list[str]) -> int:
    """Run the checks and all tests, or those of one place with pytest's own arguments, and sum up."""
    set_up_python()
    if where == "engines":  # which .ci/run runs after all others, whose reports stay
        return sum_up(test_in_engines(arguments))
    shutil.rmtree(RESULTS, ignore_errors=True)
    if where == "cpython":
        return sum_up(test_on_cpython(arguments, quietly=False))
    if where == "page":
        return sum_up(test_page(arguments))
    if where == "browser":
        return sum_up(test_in_browser(arguments))
    set_up_node()  # which the checks and the build would otherwise do at the same time
    # The browser's tests take longest, but keep no core busy all the time: all else is done beside them.
    with ThreadPoolExecutor() as beside:
        others = beside.submit(
            lambda: {"Lint": lint(fix=False), **test_page([]), **test_on_cpython(arguments, quietly=True)}
        )
        in_browser = test_in_browser(arguments)
        return sum_up({**others.result(), **in_browser})


def test_on_cpython(arguments: list[str], *, quietly: bool) -> dict[str, Outcome]:
    """Run the rules' tests; quietly in one process, which shows what it has to say when it ends."""
    if arguments:
        return {"CPython": pytest("cpython", arguments, quietly=quietly)}
    # Else the libraries of all plugins are looked through, the whole of Hypothesis too.
    lean = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    return {
        "CPython": pytest("cpython", [], how=[] if quietly else dealt_out(CORES), environment=lean, quietly=quietly)
    }


def test_page(arguments: list[str]) -> dict[str, Outcome]:
    """Run the unit tests of the page's modules that need no browser, in Node; the arguments are for `node --test`."""
    tests = sorted((WEB / "tests").glob("*.test.js"))
    command: list[str | Path] = [set_up_node().path, "--test", "--test-reporter=tap", *arguments, *tests]
    succeeded, said = run_quietly(command, WEB)
    found = dict(re.findall(r"^# (pass|fail|cancelled|skipped) (\d+)$", said, re.MULTILINE))
    counts = {name: int(found.get(name, 0)) for name in ("pass", "fail", "cancelled", "skipped")}
    failed = counts["fail"] + counts["cancelled"]
    if not succeeded:
        print(f"\n{said}", flush=True)
    return {"Page": Outcome(counts["pass"], failed or int(not succeeded), counts["skipped"])}


def test_in_browser(arguments: list[str]) -> dict[str, Outcome]:
    """Build the site and run the browser's tests; one of them runs the rules' tests inside Pyodide."""
    PYODIDE_RESULTS.unlink(missing_ok=True)
    places = [] if any(argument.startswith("e2e/") for argument in arguments) else ["e2e", "--ignore=e2e/engines"]
    # They wait for the browser and are long: one process more than cores takes them, one after the other.
    how = [] if arguments else dealt_out(CORES + 1, "--maxschedchunk", "1")
    try:
        outcomes = {"Browser": pytest("browser", arguments, places, how, browser_variables(build()))}
    except Stop as stop:
        print(stop, file=sys.stderr)
        outcomes = {"Browser": Outcome(0, 1)}
    if PYODIDE_RESULTS.exists():
        counts = json.loads(PYODIDE_RESULTS.read_text("utf-8"))
        outcomes["Pyodide"] = Outcome(counts["passed"], counts["failed"])
    elif not arguments:
        outcomes["Pyodide"] = Outcome(0, 1)
    return outcomes


def test_in_engines(arguments: list[str]) -> dict[str, Outcome]:
    """Run the same short tests in every engine that is here or can be installed."""
    variables = browser_variables(build())
    run([VENV_PYTHON, "-m", "e2e.engines.engines"])
    with ThreadPoolExecutor(CORES) as together:
        running = {
            name: together.submit(
                pytest,
                engine,
                arguments,
                ["e2e/engines"],
                environment={**variables, "ROLLBOOK_ENGINE": engine},
                quietly=True,
            )
            for engine, name in ENGINES.items()
        }
        return {name: one.result() for name, one in running.items()}


def sum_up(outcomes: dict[str, Outcome]) -> int:
    """Print how many tests ran where; answers the exit code."""
    print()
    for name, outcome in outcomes.items():
        skipped = f", {outcome.skipped} skipped" if outcome.skipped else ""
        unsteady = f", {outcome.unsteady} at the second try only" if outcome.unsteady else ""
        print(f"{name:8} {outcome.passed} passed, {outcome.failed} failed{skipped}{unsteady}")
    passed = sum(outcome.passed for outcome in outcomes.values())
    failed = sum(outcome.failed for outcome in outcomes.values())
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1


def dealt_out(processes: int, *more: str) -> list[str]:
    """The arguments of a whole run in several processes; parts are run in one, where they are easier to look into."""
    return ["-p", "xdist", "-n", str(processes), "--dist", "load", *more]


def pytest(
    name: str,
    arguments: list[str],
    places: Sequence[str] = (),
    how: Sequence[str] = (),
    environment: dict[str, str] | None = None,
    *,
    quietly: bool = False,
) -> Outcome:
    """Run pytest with somebody's arguments and our own, and read what happened.

    A run that breaks down counts as a failure, and so does one without a test, unless somebody's arguments chose none.
    A few failures of a whole run are run once more, one after the other: a test that passes then is counted and
    named as unsteady, and the run goes on (docs/decisions.md).
    """
    report = RESULTS / f"{name}.xml"
    own = [*places, *how, "-o", f"cache_dir={ROOT / 'build' / 'pytest' / name}"]
    first = pytest_once(report, [*own, *arguments], environment, quietly=quietly, may_be_none=bool(arguments))
    if arguments or not 0 < first.failed <= FEW or not report.exists():
        return first
    print(f"\n{name}: what failed runs once more.", flush=True)
    report = RESULTS / f"{name}-again.xml"
    own = [*places, *own[-2:], "--last-failed", "--last-failed-no-failures=none", "-rpfEs"]
    second = pytest_once(report, own, environment, quietly=quietly)
    passed = max(0, first.failed - second.failed)
    return Outcome(first.passed + passed, second.failed, first.skipped, unsteady=passed)


def pytest_once(
    report: Path, arguments: list[str], environment: dict[str, str] | None, *, quietly: bool, may_be_none: bool = False
) -> Outcome:
    """Run pytest and read its report; no report, or no test where there has to be one, is a failure."""
    report.unlink(missing_ok=True)
    command: list[str | Path] = [VENV_PYTHON, "-m", "pytest", "-q", f"--junit-xml={report}", *arguments]
    # Compiled once for all processes, whatever a machine's habit is.
    variables = {"PYTHONDONTWRITEBYTECODE": "", **(environment or {})}
    if quietly:
        succeeded, said = run_quietly(command, environment=variables)
        print(f"\n{said}", flush=True)
    else:
        succeeded = not run(command, environment=variables)
    if not report.exists():
        return Outcome(0, 1)
    suites = list(ElementTree.parse(report).iter("testsuite"))
    tests, failures, errors, skipped = (
        sum(int(suite.get(kind, 0)) for suite in suites) for kind in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    broken = not succeeded and (tests > 0 or not may_be_none)
    return Outcome(max(0, tests - failed - skipped), failed or int(broken), skipped)


def bench(which: str | None, arguments: list[str]) -> int:
    """Run the measurements e2e/bench_*.py, or one of them."""
    set_up_python()
    variables = browser_variables(build())
    codes = []
    for name in BENCHES if which is None else [which]:
        print(f"\n{name}", flush=True)
        codes.append(run([VENV_PYTHON, "-m", f"e2e.bench_{name}", *arguments], environment=variables))
    return max(codes, default=0)


def pictures() -> int:
    """Make the README's pictures anew."""
    set_up_python()
    variables = browser_variables(build())
    return run([VENV_PYTHON, "-m", "e2e.pictures"], environment=variables)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="dev.py", description=__doc__)
    commands = top.add_subparsers(dest="command", metavar="command")
    one = commands.add_parser("play", help="build the site, serve it on this machine and open the browser")
    one.add_argument("--port", type=int, help=f"the port (the first free one from {FIRST_PORT} on)")
    one.add_argument("--base", default="/", help="serve below this path, such as /school/dice/")
    one.add_argument("--no-browser", action="store_true", help="only print the address")
    more = "with a game that lies outside of Rollbook's folders, as Python imports it (docs/adding-a-game.md)"
    one.add_argument("--game", action="append", default=[], metavar="MODULE", help=more)
    one = commands.add_parser("test", help="check style and types, and run all tests, everywhere")
    one.add_argument(
        "where",
        nargs="?",
        default="all",
        choices=PLACES,
        help="run these alone; what follows goes to pytest, such as -k record",
    )
    commands.add_parser("build", help="build the site as static files into dist/ and measure it")
    one = commands.add_parser("lint", help="check style and types of Python and JavaScript; --fix formats")
    one.add_argument("--fix", action="store_true", help="repair what can be repaired")
    commands.add_parser("pictures", help="make the README's pictures anew from their records")
    one = commands.add_parser(
        "bench", help="measure the speed of the rules, a long series, the page's start and its taps"
    )
    one.add_argument("which", nargs="?", choices=BENCHES)
    return top


def main() -> int:
    """Run the command that is named."""
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    words, rest = sys.argv[1:], []
    if words[:1] in (["test"], ["bench"]):  # what follows the place, or an option, goes to pytest or to the bench
        own = 1 if words[1:] and words[1].startswith("-") and words[1] not in ("-h", "--help") else 2
        words, rest = words[:own], words[own:]
    top = parser()
    given = top.parse_args(words)
    try:
        if given.command == "play":
            return play(given.port, given.base, not given.no_browser, given.game)
        if given.command == "test":
            return test(given.where, rest)
        if given.command == "build":
            build("--sizes")
        elif given.command == "lint":
            return 1 if lint(given.fix).failed else 0
        elif given.command == "pictures":
            return pictures()
        elif given.command == "bench":
            return bench(given.which, rest)
        else:
            top.print_help()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
