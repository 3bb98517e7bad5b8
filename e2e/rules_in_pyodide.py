"""Tests the rules in Pyodide, quickly: `python -m e2e.rules_in_pyodide` writes differences to build/pyodide-tests.json.

CPython writes a transcript (tests/transcript.py), and Pyodide in Node repeats it. Pyodide also runs the tests whose
outcome may differ between two Pythons. promises/test_golden_matches.py asks the shipped bundle in a browser.
"""

import json
import subprocess
import sys
from pathlib import Path
from shutil import which
from typing import Any, Final

from e2e import rules_site_build
from tests import transcript
from tests.seeds import commit_seed

ROOT: Final = Path(__file__).parent.parent
RESULTS: Final = ROOT / "build" / "pyodide-tests.json"
LONGEST: Final = 1800  # seconds
PLATFORM: Final = (
    "tests/test_dice.py",  # numbers from seeds
    "tests/test_bad_input.py",  # deep or long input, which needs a large stack
    "tests/test_long_matches.py",
    "tests/lab/test_robot.py",  # code of robots, which is compiled and run
    "tests/lab/test_mistakes.py",  # error messages, whose words depend on the Python
    "tests/test_notebook.py",
    "tests/test_record.py",
)


def run(node: str) -> dict[str, Any]:
    """Run everything; return the contents of build/pyodide-tests.json: counts, and `failures` as readable strings."""
    written = transcript.write(commit_seed())
    file = ROOT / "build" / "transcript.json"
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(written), "utf-8")
    site = str(rules_site_build.build(PLATFORM))
    answered, errors = run_limited([node, f"{site}/in_node.mjs", site, str(file)])
    try:
        report = json.loads(answered.splitlines()[-1])
    except (IndexError, ValueError):
        said = "\n".join(line[:300] for line in (answered + errors).splitlines())
        report = {"passed": 0, "failed": 1, "failures": [said[-4000:]], "differences": []}
    differing = [transcript.explained(written, one) for one in report.pop("differences")]
    report["failures"] += [f"CPython and Pyodide differ:\n{one}" for one in differing]
    report["passed"] += len(written["parts"]) + len(written["walks"]) - len(differing)
    report["failed"] += len(differing)
    RESULTS.write_text(json.dumps(report, indent=1), "utf-8")
    return dict(report)


def run_limited(command: list[str], longest: int = LONGEST) -> tuple[str, str]:
    """Run a command, and return its output and errors.

    A command that hangs is stopped after `longest` seconds; what it printed last shows where it hung.
    """
    try:
        done = subprocess.run(command, capture_output=True, timeout=longest, check=False)
    except subprocess.TimeoutExpired as late:
        errors = (late.stderr or b"") + f"\nPyodide was ended after {longest} seconds.".encode()
        return "", errors.decode("utf-8", "replace")
    return done.stdout.decode(), done.stderr.decode("utf-8", "replace")


def main() -> int:
    """Run everything and print the failures; return 1 if there are any."""
    report = run(which("node") or "node")
    print("\n\n".join([*report["failures"], f"Pyodide: {report['passed']} passed, {report['failed']} failed"]))
    return 1 if report["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
