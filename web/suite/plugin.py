"""A plugin of pytest: the longest tests first, and each outcome written down at once, for the ledger and the progress.

The environment says what it needs: ROLLBOOK_PLACE, ROLLBOOK_EVENTS (a file to tell its progress to), ROLLBOOK_EXPECTED
(a file of seconds by test) and ROLLBOOK_CODE; ROLLBOOK_SLOW is "no" to leave slow tests out and "only" to run no
others; for `dev.py test steady` also ROLLBOOK_SHUFFLED and ROLLBOOK_TIMES.
"""

import json
import os
import random
from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest

from web.suite.ledger import Line, write


class Telling:
    """Told in the process that deals the tests out, or runs them itself."""

    def __init__(self, place: str, events: Path) -> None:
        self.place = place
        self.events = events
        self.code = os.environ.get("ROLLBOOK_CODE", "")
        self.seconds: defaultdict[str, float] = defaultdict(float)
        self.worst: dict[str, str] = {}

    def tell(self, **event: Any) -> None:
        with self.events.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"place": self.place, **event}) + "\n")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        if session.items:  # none in the process that deals them out
            self.tell(all=[item.nodeid for item in session.items])

    @pytest.hookimpl(optionalhook=True)
    def pytest_xdist_node_collection_finished(self, node: Any, ids: list[str]) -> None:
        self.tell(all=ids)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        self.tell(begun=nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.outcome != "passed" and self.worst.get(report.nodeid) != "failed":
            self.worst[report.nodeid] = report.outcome

    def pytest_sessionfinish(self) -> None:
        for nodeid in list(self.worst):  # whose process has died
            self.pytest_runtest_logfinish(nodeid)

    def pytest_runtest_logfinish(self, nodeid: str) -> None:
        outcome = self.worst.pop(nodeid, "passed")
        seconds = round(self.seconds.pop(nodeid, 0.0), 3)
        load = round(os.getloadavg()[0], 1) if hasattr(os, "getloadavg") else 0.0
        write([Line(self.place, nodeid, outcome, seconds, load, self.code)])
        self.tell(done=nodeid, outcome=outcome, seconds=seconds)


def pytest_configure(config: pytest.Config) -> None:
    events = os.environ.get("ROLLBOOK_EVENTS")
    if events and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Telling(os.environ["ROLLBOOK_PLACE"], Path(events)), "rollbook-telling")


@pytest.fixture
def _time(request: pytest.FixtureRequest) -> object:
    """The number of this run among several of a test."""
    return request.param


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    times = int(os.environ.get("ROLLBOOK_TIMES", "1"))
    if times > 1:  # each run is a test of its own, with fixtures of its own
        metafunc.fixturenames.append("_time")
        metafunc.parametrize("_time", range(times), indirect=True, ids=[f"run {number + 1}" for number in range(times)])


def slow(item: pytest.Item) -> bool:
    """Whether a test is marked as slow and is none of the cases that the mark names as usual."""
    mark = item.get_closest_marker("slow")
    return mark is not None and case(item) not in mark.kwargs.get("usual", ())


def case(item: pytest.Item) -> str:
    """Return what stands in the brackets of a test's name, without its browser."""
    return item.name.partition("[")[2].removesuffix("]").removeprefix("chromium-")


def check_cases(items: list[pytest.Item]) -> None:
    """Raise UsageError if a mark names a case that none of its tests is."""
    named: set[tuple[str, str]] = set()
    found: set[tuple[str, str]] = set()
    for item in items:
        test = item.nodeid.partition("[")[0]
        found.add((test, case(item)))
        if mark := item.get_closest_marker("slow"):
            named.update((test, one) for one in mark.kwargs.get("usual", ()))
    if missing := named - found:
        raise pytest.UsageError(f"A mark of slow tests names cases that are none: {sorted(missing)}")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The longest first, so that nobody waits for them in the end; or in an order drawn from ROLLBOOK_SHUFFLED."""
    if which := os.environ.get("ROLLBOOK_SLOW"):
        check_cases(items)
        config.hook.pytest_deselected(items=[item for item in items if slow(item) == (which == "no")])
        items[:] = [item for item in items if slow(item) == (which == "only")]
    if seed := os.environ.get("ROLLBOOK_SHUFFLED"):
        random.Random(seed).shuffle(items)
    elif (kept := os.environ.get("ROLLBOOK_EXPECTED")) and Path(kept).exists():
        seconds: dict[str, float] = json.loads(Path(kept).read_text("utf-8"))
        items.sort(key=lambda item: -seconds.get(item.nodeid, 0.0))
