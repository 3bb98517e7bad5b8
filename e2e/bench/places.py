"""Measures the start of the page against stock Pyodide on target devices; prints Markdown tables.

`python -m e2e.bench.places` builds the site unless ROLLBOOK_DIST names one. With `processor`, `class` or `engines`, it
measures only that:

* engines: Chromium, Firefox and WebKitGTK by WebDriver, restarting the browser each time. "Cold" is a new profile;
  "later" is the profile of a returning visitor, whose device has a snapshot.
* processor: Chromium, this program and its servers share a quarter of the processor. That needs Linux and root.
* class: thirty tablets share a line of 100 Mbit/s to one server. At the same time, each requests what it needs until
the first legal move, six files at a time, as browsers do; stock Pyodide's files are measured for comparison.
"""

import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.request import Request, urlopen

from playwright.sync_api import sync_playwright

from e2e.bench.page import (
    FIRST_MOVE,
    STOCK_FILES,
    WISH,
    SlowSite,
    files_of_first_move,
    resumed,
    rollbook,
    stock,
    stock_site,
    visitor,
)
from e2e.browser import launch_options
from e2e.device import SNAPSHOT
from e2e.engines.driver import IDLE, Driver
from e2e.engines.engines import ENGINES
from e2e.sites import built_site
from web.serve import Site

REPEATS: Final = 5
TABLETS: Final = 30
AT_ONCE: Final = 6  # files that a browser requests from one server
SHARE: Final = 0.25  # of the processor
PERIOD: Final = 5_000  # microseconds: the time in which a slowed processor works once and rests once
GROUPS: Final = Path("/sys/fs/cgroup")
OFFLINE: Final = "document.documentElement.dataset.offline === 'ready'"

Times = dict[str, list[float]]


class ClassSite(SlowSite):
    """A server in the class's own network."""

    bits = 100_000_000
    delay = 0.005


def table(name: str, columns: dict[str, Times]) -> list[str]:
    """Return the medians in ms, with their ranges and shares of stock Pyodide's; a column for each dictionary."""
    rows = [f"| {name} | {' | '.join(columns)} |", "| --- |" + " ---: |" * len(columns)]
    kinds = dict.fromkeys(kind for times in columns.values() for kind in times)
    for kind in kinds:
        cells = []
        for times in columns.values():
            values = times[kind]
            share = statistics.median(values) / statistics.median(times["stock"])
            cells.append(f"{statistics.median(values):.0f} ({min(values):.0f}-{max(values):.0f}), {share:.2f}")
        rows.append(f"| {kind} | {' | '.join(cells)} |")
    return rows


def engines(dist: Path) -> list[str]:
    """Measure the starts in each installed engine."""
    with Site(dist) as ours, stock_site() as theirs:
        found = {name: in_engine(name, ours, theirs) for name, engine in ENGINES.items() if not engine.missing()}
    return table("start, ms, and of stock", found)


def in_engine(name: str, ours: Site, theirs: Site) -> Times:
    """Measure the starts in one engine."""
    times: Times = defaultdict(list)
    with tempfile.TemporaryDirectory() as regular:
        for _ in range(REPEATS):
            for kind, measure in (("stock", stock_in), ("cold", ours_in)):
                with tempfile.TemporaryDirectory() as profile:
                    times[kind].append(afresh(name, profile, measure, theirs if kind == "stock" else ours))
            if len(times["cold"]) == 1:
                afresh(name, regular, come_and_stay, ours)
            times["later"].append(afresh(name, regular, ours_in, ours))
    return times


def afresh(name: str, profile: str, measure: Callable[[Driver, Site], float], site: Site) -> float:
    """Run one measurement in a browser that is started only for it."""
    browser = ENGINES[name].start(Path(profile))
    try:
        return measure(browser, site)
    finally:
        browser.close()


def stock_in(browser: Driver, site: Site) -> float:
    """Measure the milliseconds until stock Pyodide answers."""
    browser.go(site.url)
    return float(browser.until("window.took"))


def ours_in(browser: Driver, site: Site) -> float:
    """Measure the milliseconds until the first legal move is on the board."""
    browser.go(site.url + WISH)
    return float(browser.run(f"return {FIRST_MOVE}")["took"])


def come_and_stay(browser: Driver, site: Site) -> float:
    """Make a first visit, until everything is cached and a snapshot exists; nothing is measured."""
    browser.go(site.url)
    browser.until(IDLE)
    browser.until(OFFLINE)
    browser.run(f"return ({SNAPSHOT})()")
    return 0.0


def processor(dist: Path) -> list[str]:
    """Measure the starts in Chromium with a quarter of the processor."""
    times: Times = defaultdict(list)
    with slowed(), sync_playwright() as playwright, Site(dist) as ours, stock_site() as theirs:
        browser = playwright.chromium.launch(**launch_options())
        regular = visitor(browser, ours, snapshot=True)
        for _ in range(REPEATS):
            for kind, start in (("stock", stock), ("cold", rollbook)):
                context = browser.new_context(service_workers="block")
                times[kind].append(start(context, theirs if kind == "stock" else ours)["took"])
                context.close()
            times["later"].append(rollbook(regular, ours)["took"])
            times["a resumed match is visible"].append(resumed(regular, ours))
        browser.close()
    return table("start with a quarter of the processor, ms, and of stock", {"Chromium": times})


@contextmanager
def slowed() -> Iterator[None]:
    """Limit this process and its new children to a share of the processor. Raises OSError if that is impossible."""
    quota = round(PERIOD * SHARE * (os.cpu_count() or 1))
    unified = (GROUPS / "cgroup.controllers").exists()
    top = GROUPS if unified else GROUPS / "cpu"
    group = top / "rollbook-bench"
    group.mkdir(exist_ok=True)
    settings = {"cpu.max": f"{quota} {PERIOD}"} if unified else {"cpu.cfs_period_us": PERIOD, "cpu.cfs_quota_us": quota}
    for name, setting in settings.items():
        (group / name).write_text(str(setting))
    (group / "cgroup.procs").write_text(str(os.getpid()))
    try:
        yield
    finally:
        (top / "cgroup.procs").write_text(str(os.getpid()))


def in_class(dist: Path) -> list[str]:
    """Measure the seconds until thirty tablets have what they need."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        ours = ["/" + file.relative_to(dist).as_posix() for file in files_of_first_move(browser, dist)]
        browser.close()
    rows = ["| thirty tablets at once have | first, s | half, s | all, s |", "| --- | ---: | ---: | ---: |"]
    with ClassSite(dist) as site, stock_site(ClassSite) as theirs:
        stock_files = [f"/pyodide/{file}" for file in STOCK_FILES]
        for name, server, paths in (("stock Pyodide", theirs, stock_files), ("Rollbook's first move", site, ours)):
            ends = seconds_of_class(server, paths)
            rows.append(f"| {name} | {ends[0]:.1f} | {statistics.median(ends):.1f} | {ends[-1]:.1f} |")
    return rows


def seconds_of_class(site: Site, paths: Sequence[str]) -> list[float]:
    """Start thirty tablets together; return the seconds until each has these files, in ascending order."""
    fetch_all(site, paths)  # so that the files are compressed already
    with ThreadPoolExecutor(TABLETS) as pool:
        began = time.monotonic()
        return sorted(pool.map(lambda _: fetch_all(site, paths) - began, range(TABLETS)))


def fetch_all(site: Site, paths: Sequence[str]) -> float:
    """Fetch these files as one tablet does, and return when it has them."""

    def fetch(path: str) -> int:
        asked = Request(site.url.rstrip("/") + path, headers={"Accept-Encoding": "br"})
        with urlopen(asked) as answer:
            return len(answer.read())

    with ThreadPoolExecutor(AT_ONCE) as pool:
        list(pool.map(fetch, paths))
    return time.monotonic()


# The engines come last, because Playwright does not start again after driving Chromium there.
PARTS: Final = {"processor": processor, "class": in_class, "engines": engines}


def main() -> int:
    """Measure and print."""
    dist = built_site()
    for name in sys.argv[1:] or PARTS:
        print("\n".join(PARTS[name](dist)), flush=True)
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
