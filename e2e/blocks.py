"""Which blocks of the page's code each browser test runs, and how long it computes: what `pytest.mark.slow` goes by.

`python3 dev.py test browser e2e --ignore=e2e/engines -p e2e.blocks -p xdist -n 2` writes it down in build/blocks/, one
line of JSON a test. `python -m e2e.blocks` prints what it would choose for a usual run, where that differs from the
marks.
"""

import json
import os
from collections.abc import Callable, Generator, Iterable, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Error, Page

from e2e import watch
from web.machine import ROOT
from web.suite.places import DIST
from web.suite.plugin import slow

FOLDER: Final = ROOT / "build" / "blocks"
QUICK: Final = 1.2  # seconds of computing: a test that takes less is usual
GAIN: Final = 2.0  # blocks that no other usual test runs, a second: a test that brings fewer is slow
TICKS: Final = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Run(NamedTuple):
    """One run of a test."""

    test: str
    slow: bool
    """Whether it is marked so."""
    seconds: float
    """Of computing, by its process and all that it began."""
    blocks: frozenset[str]
    """The places at which the blocks begin that it ran, as `file:offset`; what is written has their ends, too."""


def chosen(runs: Iterable[Run]) -> set[str]:
    """The usual tests: all quick ones; then again and again the one that brings most new blocks a second."""
    others = {run.test: run for run in runs}
    usual = {run.test for run in others.values() if run.seconds < QUICK}
    known = frozenset[str]().union(*(others.pop(test).blocks for test in usual))
    while others:
        best = max(others.values(), key=lambda run: len(run.blocks - known) / run.seconds)
        if len(best.blocks - known) < GAIN * best.seconds:
            break
        known |= others.pop(best.test).blocks
        usual.add(best.test)
    return usual


def computed(process: int) -> float:
    """The seconds that a process, and all that it began, have computed so far; Linux alone tells."""
    began: dict[int, list[int]] = {}
    ticks: dict[int, int] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            told = (folder / "stat").read_text("utf-8").rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        began.setdefault(int(told[1]), []).append(int(folder.name))
        ticks[int(folder.name)] = sum(map(int, told[11:15]))
    family = [process]
    for one in family:
        family += began.get(one, [])
    return sum(ticks.get(one, 0) for one in family) / TICKS


class Blocks:
    """Counts the blocks of all pages of watched contexts."""

    def __init__(self) -> None:
        self._sessions: list[CDPSession] = []

    def follow(self, context: BrowserContext) -> None:
        """Count in each page of a context."""
        context.on("page", self._begin)
        for page in context.pages:
            self._begin(page)

    def _begin(self, page: Page) -> None:
        session = page.context.new_cdp_session(page)
        session.send("Profiler.enable")
        session.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        self._sessions.append(session)

    def take(self) -> set[str]:
        """The blocks that were run since the last call."""
        found: set[str] = set()
        for session in list(self._sessions):
            try:
                scripts = session.send("Profiler.takePreciseCoverage")["result"]
            except Error:  # the page has been closed
                self._sessions.remove(session)
                continue
            for script in scripts:
                name = str(script["url"]).partition("?")[0].rpartition("/")[2]
                if not (DIST / name).is_file():  # another build's, such as one with a sixth game
                    continue
                ranges = [one for function in script["functions"] for one in function["ranges"]]
                found.update(f"{name}:{one['startOffset']}:{one['endOffset']}" for one in ranges if one["count"])
        return found


blocks: Final = Blocks()
"""Those of this process."""


def pytest_configure() -> None:
    begin: Callable[..., None] = watch.Watch.__init__

    def with_blocks(self: watch.Watch, context: BrowserContext) -> None:
        begin(self, context)
        blocks.follow(context)

    watch.Watch.__init__ = with_blocks  # type: ignore[method-assign]
    FOLDER.mkdir(parents=True, exist_ok=True)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, Any, Any]:
    blocks.take()
    before = computed(os.getpid())
    try:
        return (yield)
    finally:
        seconds = round(max(computed(os.getpid()) - before, 0.01), 2)
        told = {"test": item.nodeid, "slow": slow(item), "seconds": seconds, "blocks": sorted(blocks.take())}
        with (FOLDER / f"{os.environ.get('PYTEST_XDIST_WORKER', 'main')}.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(told) + "\n")


def read() -> list[Run]:
    """Return the latest run of each test that was written down."""
    rows: Mapping[str, dict[str, Any]] = {
        row["test"]: row
        for file in sorted(FOLDER.glob("*.jsonl"))
        for row in map(json.loads, file.read_text("utf-8").splitlines())
    }
    return [
        Run(**{**row, "blocks": frozenset(one.rpartition(":")[0] for one in row["blocks"])}) for row in rows.values()
    ]


def main() -> None:
    """The command."""
    runs = read()
    usual = chosen(runs)
    every = frozenset[str]().union(*(run.blocks for run in runs))
    for name, tests in (("marked", {run.test for run in runs if not run.slow}), ("chosen", usual)):
        seconds = sum(run.seconds for run in runs if run.test in tests)
        known = frozenset[str]().union(*(run.blocks for run in runs if run.test in tests))
        print(f"{name}: {len(tests)} of {len(runs)} tests, {seconds:.0f} s, {len(known)} of {len(every)} blocks")
    for run in sorted(runs, key=lambda run: -run.seconds):
        if run.slow == (run.test in usual):
            print(f"{run.seconds:6.1f} s  {'usual' if run.slow else 'slow '}  {run.test}")


if __name__ == "__main__":
    main()
