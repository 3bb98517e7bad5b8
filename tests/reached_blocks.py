"""Which browser tests run the block of the built page that a fault changes, as e2e/blocks.py has written them down.

`python3 dev.py test browser e2e --ignore=e2e/engines -p e2e.blocks -p xdist -n 2` writes
build/blocks/, about build/site/.
"""

import json
import re
from collections import Counter
from itertools import accumulate, takewhile
from pathlib import Path
from typing import Final, NamedTuple

MOST: Final = 30.0  # seconds of computing of the tests that are run for a fault
DIGESTS: Final = re.compile(
    rb"(?<=part-)[A-Z0-9]{8}|(?<=\W)[0-9a-f]{12}(?=\W)|(?<=sha256-)[\w+/]{43}|(?<=\W)[\w+/]{43}(?==)"
)
"""Parts of names and texts that change with what other files hold."""
IMPORTS: Final = re.compile(rb'import(?:[\w$*{},\s]+from)?\s*"[^"]+";')
"""They stand in the order of those names."""
SHORT: Final = re.compile(rb"(?<![\w$])[A-Za-z_$]{1,2}(?![\w$])")
"""The names of variables, which the build gives in that order."""
SERVICE_WORKER: Final = "sw.js"

NOWHERE: Final = 10**9


class Run(NamedTuple):
    """A test that ran blocks of one file, each from its beginning to its end."""

    test: str
    slow: bool
    seconds: float
    blocks: list[tuple[int, int]]


class ReachedBlocks:
    """The browser tests by the blocks of the page that they run."""

    def __init__(self, written: Path, dist: Path) -> None:
        self._files = scripts(dist)
        self._runs: dict[str, list[Run]] = {}
        self._tests: list[Run] = []
        lines = [line for file in sorted(written.glob("*.jsonl")) for line in file.read_text("utf-8").splitlines()]
        for row in {row["test"]: row for row in map(json.loads, lines)}.values():
            found: dict[str, list[tuple[int, int]]] = {}
            for one in row["blocks"]:
                file, begin, end = one.rsplit(":", 2)
                found.setdefault(file, []).append((int(begin), int(end)))
            test = Run(row["test"], row["slow"], row["seconds"], [])
            self._tests.append(test)
            for file, blocks in found.items():
                self._runs.setdefault(file, []).append(test._replace(blocks=blocks))

    def by(self, faulty: Path, *, slow: bool) -> list[str]:
        """Return the usual tests, or the slow ones, that run what this build of the page has otherwise.

        Of each function one, the quickest first, for at most MOST seconds. [] if the build is as without the fault.
        Nobody counts the blocks of workers: what differs there may be run by any test.
        """
        within: dict[str, float] = {}
        for file, place in self._differ(scripts(faulty)):
            runs = [run for run in self._around(file, place) if run.slow == slow]
            within |= {run.test: run.seconds for run in runs}
        return ranked(within)

    def _around(self, file: str, place: int) -> list[Run]:
        """The tests that run the smallest block around a place that any test runs."""
        if file not in self._runs:
            return self._tests
        sizes = [(smallest(run.blocks, place), run) for run in self._runs[file]]
        least = min(size for size, _ in sizes)
        return [run for size, run in sizes if size == least < NOWHERE]

    def _differ(self, others: dict[str, bytes]) -> list[tuple[str, int]]:
        """The files that have no equal among others, and where each begins to differ from the one most like it.

        The service worker, which knows all files, is one of them only if it is alone.
        """
        new = [text for text in others.values() if text not in self._files.values()]
        found = []
        for file, text in self._files.items():
            if text not in others.values() and new:
                found.append((file, max(alike(text, one) for one in new)))
        return [one for one in found if one[0] != SERVICE_WORKER] or found


def scripts(dist: Path) -> dict[str, bytes]:
    """Return the scripts of a built page, by name, without what depends on other files."""
    texts = {file.name: file.read_bytes() for file in dist.glob("*.js")}
    for part in (DIGESTS, IMPORTS, SHORT):
        texts = {name: part.sub(lambda found: b" " * len(found[0]), text) for name, text in texts.items()}
    return texts


def smallest(blocks: list[tuple[int, int]], place: int) -> int:
    """Return the length of the smallest block around a place, or NOWHERE."""
    return min((end - begin for begin, end in blocks if begin <= place < end), default=NOWHERE)


def alike(one: bytes, other: bytes) -> int:
    """Return how many bytes two texts begin with alike."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def ranked(seconds: dict[str, float]) -> list[str]:
    """Return tests, the quickest first and of each function one, for at most MOST seconds; at least one test."""
    often: Counter[str] = Counter()
    rows = []
    for test in sorted(seconds, key=seconds.__getitem__):
        function = test.partition("[")[0]
        rows.append((often[function], seconds[test], test))
        often[function] += 1
    rows.sort()
    totals = accumulate(row[1] for row in rows)
    return [row[2] for row, total in zip(rows, totals, strict=True) if total <= MOST or row is rows[0]]
