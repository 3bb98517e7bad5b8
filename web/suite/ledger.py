"""The ledger: what became of each test in each run, one line of JSON a test, in build/ledger.jsonl.

ROLLBOOK_LEDGER names another file, such as one that outlives a fresh clone. From it come the order in which tests are
run (the longest first), how many minutes are left, and the tests that failed and passed on the same code.

`python -m web.suite.ledger > web/suite/seconds.txt` writes down the long ones for clones that have no ledger yet.
"""

import hashlib
import json
import os
import re
import shlex
import subprocess
from collections import defaultdict, deque
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from typing import Final, NamedTuple

from web.machine import ROOT

KEPT: Final = Path(__file__).parent / "seconds.txt"
LONG: Final = 2.0  # seconds from which a test is written down
RUN: Final = re.compile(r"-?run \d+(?=\]$)")  # which of the runs of a test it was, in `dev.py test steady`
LATEST: Final = 7  # of the runs of a test, whose median is what is expected of it
MOST: Final = 8_000_000  # bytes of the ledger that are read, from its end


class Line(NamedTuple):
    """One run of one test, and its outcome."""

    place: str
    test: str
    outcome: str
    """`passed`, `failed` or `skipped`."""
    seconds: float
    load: float
    """The machine's, in processes that want to run."""
    code: str
    """The state of the sources; see `state_of_code`."""


def path() -> Path:
    """The file of the ledger."""
    return Path(os.environ.get("ROLLBOOK_LEDGER") or ROOT / "build" / "ledger.jsonl")


def write(lines: Iterable[Line], ledger: Path | None = None) -> None:
    """Add lines; several processes may do so at once."""
    ledger = ledger or path()
    ledger.parent.mkdir(parents=True, exist_ok=True)
    with ledger.open("a", encoding="utf-8") as file:
        file.write("".join(json.dumps(line._asdict()) + "\n" for line in lines))


def end(ledger: Path | None = None) -> int:
    """The place at which the next line will begin, in bytes."""
    ledger = ledger or path()
    return ledger.stat().st_size if ledger.exists() else 0


def read(begin: int = 0, ledger: Path | None = None) -> list[Line]:
    """The latest lines from `begin` on, the oldest of them first. A line that is not whole is left out."""
    ledger = ledger or path()
    if not ledger.exists():
        return []
    with ledger.open("rb") as file:
        file.seek(max(begin, end(ledger) - MOST))
        lines = []
        for text in file.read().decode("utf-8", "replace").splitlines():
            try:
                lines.append(Line(**json.loads(text)))
            except (ValueError, TypeError):
                continue
    return lines


def expected(lines: Iterable[Line]) -> dict[str, float]:
    """The seconds that each test takes: as it did lately, else as was written down."""
    taken: defaultdict[str, deque[float]] = defaultdict(lambda: deque(maxlen=LATEST))
    for line in lines:
        if line.outcome == "passed":
            taken[line.test].append(line.seconds)
    return {**written_down(), **{test: median(seconds) for test, seconds in taken.items()}}


def written_down() -> dict[str, float]:
    """The seconds of seconds.txt by test."""
    if not KEPT.exists():
        return {}
    rows = [line.split(" ", 1) for line in KEPT.read_text("utf-8").splitlines() if line and not line.startswith("#")]
    return {test: float(seconds) for seconds, test in rows}


def unsteady(lines: Iterable[Line]) -> dict[str, tuple[int, int]]:
    """The tests that both passed and failed on the same code, each with how often it did, on all such code together."""
    counts: defaultdict[tuple[str, str], list[int]] = defaultdict(lambda: [0, 0])
    for line in lines:
        if line.outcome != "skipped":
            counts[RUN.sub("", line.test), line.code][line.outcome == "failed"] += 1
    found: dict[str, tuple[int, int]] = {}
    for (test, _), (passed, failed) in counts.items():
        if passed and failed:
            before = found.get(test, (0, 0))
            found[test] = before[0] + passed, before[1] + failed
    return found


def state_of_code() -> str:
    """A short name for the state of the sources: the commit, and what was changed since; "" where Git does not tell."""
    try:
        commit, changes = (
            subprocess.run(["git", *command], cwd=ROOT, capture_output=True, check=True).stdout
            for command in (("rev-parse", "--short=12", "HEAD"), ("diff", "HEAD"))
        )
    except (OSError, subprocess.CalledProcessError):
        return ""
    name = commit.decode().strip()
    return f"{name}+{hashlib.sha256(changes).hexdigest()[:8]}" if changes else name


def report(lines: list[Line], slowest: int = 10) -> str:
    """The report of a run: the slowest tests of each place together, and how to run a failed one alone."""
    told = [f"The {slowest} slowest:"] if len(lines) > slowest else []
    if told:
        longest = sorted(lines, key=lambda line: line.seconds, reverse=True)[:slowest]
        told += [f"  {line.seconds:6.1f} s  {line.place:8} {line.test}" for line in longest]
    failed = [line for line in lines if line.outcome == "failed"]
    if failed:
        told.append("Failed; each can be run alone:")
        told += [f"  {alone(line)}" for line in failed]
    return "\n".join(told)


def alone(line: Line) -> str:
    """The command that runs one test alone."""
    if line.place == "page":
        return f"python3 dev.py test page --test-name-pattern {quoted(re.escape(line.test))}"
    command = line.place if line.place in ("cpython", "browser") else "engines"
    return f"python3 dev.py test {command} {quoted(line.test)}"


def quoted(word: str) -> str:
    """A word as the command line of this system reads it: that of Windows takes no single quotes off."""
    return subprocess.list2cmdline([word]) if os.name == "nt" else shlex.quote(word)


if __name__ == "__main__":
    print("# Seconds of the tests that take long, so that they come first; written by web/suite/ledger.py.")
    for test, seconds in sorted(expected(read()).items(), key=lambda pair: (-pair[1], pair[0])):
        if seconds >= LONG and "/" in test:
            print(f"{seconds:.1f} {test}")
