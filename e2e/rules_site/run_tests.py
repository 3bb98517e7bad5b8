"""Runs pytest over /project inside Pyodide; the outcome is JSON instead of an exit code."""

import json
import os
import sys
import time
from collections import Counter
from typing import Any

import pytest

OPTIONS = [
    "-q",
    "-p",
    "no:cacheprovider",
    "--assert=plain",  # rewriting assertions would take a tenth longer; the same test in CPython explains a failure
    "--disable-plugin-autoload",  # Hypothesis's own plugin makes pytest rewrite every assertion in Hypothesis
    "--override-ini=faulthandler_timeout=0",  # needs threads
    "--capture=no",  # with output captured in files, each test would take a third longer
]


class Tally:
    """A pytest plugin that counts outcomes and records failures."""

    def __init__(self) -> None:
        self.outcomes: Counter[str] = Counter()
        self.failures: list[str] = []
        self.slowest: list[tuple[float, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.outcomes["failed"] += 1
            self.failures.append(f"{report.nodeid} ({report.when})\n{report.longreprtext}")
        elif report.skipped:
            self.outcomes["skipped"] += 1
        elif report.when == "call":
            self.outcomes["passed"] += 1
        if report.when == "call":
            self.slowest = sorted([*self.slowest, (round(report.duration, 2), report.nodeid)], reverse=True)[:5]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.outcomes["failed"] += 1
            self.failures.append(f"{report.nodeid} (collection)\n{report.longreprtext}")


def run(chosen: list[str]) -> dict[str, Any]:
    os.chdir("/project")
    tally = Tally()
    began = time.perf_counter()
    status = pytest.main([*OPTIONS, *chosen], plugins=[tally])
    if status and not tally.outcomes["failed"]:
        tally.failures.append(f"pytest stopped with status {status}")
        tally.outcomes["failed"] += 1
    return {
        **{outcome: tally.outcomes[outcome] for outcome in ("passed", "failed", "skipped")},
        "seconds": round(time.perf_counter() - began, 1),
        "python": sys.version.split()[0],
        "slowest": tally.slowest,
        "failures": tally.failures,
    }


json.dumps(run(globals()["CHOSEN"]))  # CHOSEN: the files and folders to test, set by the caller
