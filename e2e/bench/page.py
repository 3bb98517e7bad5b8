"""Measures the start of the page against stock Pyodide, and the size of the site; prints Markdown tables.

`python -m e2e.bench.page bytes` counts only the bytes requested until the first legal move. `python -m e2e.bench.page`
builds the site unless ROLLBOOK_DIST names one. Both pages come from the same kind of server and run in the same
browser, in turn:

* stock: a page that does nothing but `loadPyodide()` from the npm package's files and lets it answer `1+1`;
* Rollbook: from the navigation to a link that makes a match, until the dice are rolled, Python's first legal moves are
  drawn on the board and the match is saved.

Cold is a new browser context with nothing in its cache; warm is the same context again, with a filled HTTP cache and
no service worker. On a later visit, the service worker serves the files, and Python starts from the snapshot of the
first visit; the same without a snapshot is listed too. The shell is timed until the page draws its first frame. The
browser's own address bar is left out (`e2e/browser.py`), because it would use CPU while the pages start. "At 10 Mbit/s"
is a cold start over a shared line with 100 ms before each response, with compressed files. "Resumed" is a later visit
to a match in progress, until its stored board is in the document, before Python has started.
"""

import json
import shutil
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Lock
from typing import Final

import brotli
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from e2e.bench.lighthouse import CompressedSite
from e2e.browser import launch_options
from e2e.device import wait_for_snapshot
from e2e.sites import ROOT, WatchedSite, built_site
from web.build_one_file import ONE_FILE
from web.serve import Answer, Site
from web.site_files import BROTLI, MAX_BYTES

REPEATS: Final = 9
PATIENCE: Final = 180_000  # milliseconds, for busy machines
LINE_REPEATS: Final = 3  # each takes seconds
GOALS: Final = {
    "cold": 0.44,
    "cold at 10 Mbit/s": 0.52,
    "later": 0.24,
    "resumed, visible": 0.09,
    "cold shell": 0.10,
    "later shell": 0.10,
}  # shares of stock Pyodide's time
SIZE_GOAL: Final = MAX_BYTES / 1e6
FIRST_GOAL: Final = 3.3  # MB requested until the first legal move
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
STOCK_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE: Final = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="stock.js"></script>'
STOCK_SCRIPT: Final = """import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
document.body.textContent = python.runPython("1+1");
console.log(JSON.stringify({ took: (window.took = performance.now()) }));
"""
WISH: Final = "#/play?game=roll_it&seats=2&seed=7&auto=off"
# Records when the page was first drawn: at the first task after that frame.
SHELL: Final = """new MutationObserver((_, observer) => {
  if (!document.documentElement?.dataset.ready) return;
  observer.disconnect();
  const seen = new MessageChannel();
  seen.port1.onmessage = () => (window.shellAt = performance.now());
  requestAnimationFrame(() => seen.port2.postMessage(null));
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });"""
VISIBLE: Final = """new MutationObserver((_, observer) => {
  if (!document.querySelector("main[data-match] [data-seat]")) return;
  observer.disconnect();
  requestAnimationFrame(() => console.log(JSON.stringify({ took: performance.now() })));
}).observe(document, { childList: true, subtree: true })"""
NO_SNAPSHOT: Final = "Object.defineProperty(navigator, 'deviceMemory', { value: 1 })"
FIRST_MOVE: Final = """(async () => {
  while (!window.rollbook) await new Promise((resolve) => setTimeout(resolve, 1));
  await rollbook.ready;
  await rollbook.roll();
  const took = performance.now();
  const [move] = await rollbook.legal(0);
  if (!document.querySelector(`[data-seat] [data-pick="${move}"]`)) throw new Error(`${move} is not on the board`);
  const times = { took, shell: window.shellAt };
  console.log(JSON.stringify(times));
  return times;
})()"""


class SlowSite(CompressedSite):
    """A server at the end of a slow line, which all responses share."""

    bits = 10_000_000  # per second
    delay = 0.1  # seconds before each answer

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._lock = Lock()
        self._free = 0.0

    def answer(self, path: str) -> Answer | None:
        time.sleep(self.delay)
        answer = super().answer(path)
        return answer and answer._replace(content=self._slowly(answer.content))

    def _slowly(self, content: Iterable[bytes]) -> Iterator[bytes]:
        whole = b"".join(content)
        for start in range(0, len(whole), 8192):
            part = whole[start : start + 8192]
            with self._lock:
                self._free = max(self._free, time.monotonic()) + len(part) * 8 / self.bits
                until = self._free
            time.sleep(max(0, until - time.monotonic()))
            yield part


@contextmanager
def stock_site(kind: type[Site] = Site) -> Iterator[Site]:
    """Serve the stock page."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyodide").mkdir()
        for file in STOCK_FILES:
            shutil.copy(PYODIDE / file, folder / "pyodide")
        (folder / "index.html").write_text(STOCK_PAGE, "utf-8")
        (folder / "stock.js").write_text(STOCK_SCRIPT, "utf-8")
        with kind(folder) as site:
            yield site


def times_of(context: BrowserContext, address: str, script: str = "") -> dict[str, float]:
    """Return the times that a page with this script prints on the console, in milliseconds from the navigation.

    The page is not queried, because a script that Playwright evaluates would use CPU while the page starts.
    """
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    if script:
        page.add_init_script(f"if (location.protocol !== 'about:') {script}")
    with page.expect_console_message(lambda message: message.text.startswith("{")) as said:
        page.goto(address, wait_until="commit")
    page.close()
    times: dict[str, float] = json.loads(said.value.text)
    return times


def stock(context: BrowserContext, site: Site) -> dict[str, float]:
    """Measure the time until Pyodide answers."""
    return times_of(context, site.url)


def rollbook(context: BrowserContext, site: Site) -> dict[str, float]:
    """Measure the times until the first legal move is on the board, and until the shell is drawn."""
    return times_of(context, site.url + WISH, FIRST_MOVE)


def visitor(browser: Browser, site: Site, *, snapshot: bool) -> BrowserContext:
    """Make the browser context of a returning visitor, with or without a snapshot."""
    context = browser.new_context()
    context.add_init_script(SHELL if snapshot else SHELL + NO_SNAPSHOT)
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.url)
    page.wait_for_selector('html[data-offline="ready"]')
    if snapshot:
        wait_for_snapshot(page)
    page.close()
    return context


def resumed(context: BrowserContext, site: Site) -> float:
    """Measure the milliseconds from the navigation to a match in progress until its board is drawn."""
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(site.url + WISH)
    page.evaluate(FIRST_MOVE)
    match = page.get_attribute("main[data-match]", "data-match")
    page.close()
    return times_of(context, f"{site.url}#/table/{match}", VISIBLE)["took"]


def measure_line(browser: Browser, dist: Path) -> dict[str, list[float]]:
    """Measure cold starts over a slow line, in milliseconds."""
    times: dict[str, list[float]] = defaultdict(list)
    with SlowSite(dist) as ours, stock_site(SlowSite) as theirs:
        for _ in range(LINE_REPEATS):
            for kind, start in (("stock cold at 10 Mbit/s", stock), ("cold at 10 Mbit/s", rollbook)):
                context = browser.new_context(service_workers="block")
                context.add_init_script(SHELL)
                times[kind].append(start(context, theirs if start is stock else ours)["took"])
                context.close()
    return times


def measure_starts(browser: Browser, ours: Site, theirs: Site) -> dict[str, list[float]]:
    """Measure every kind of start, in milliseconds."""
    times: dict[str, list[float]] = defaultdict(list)

    def measure(kind: str, context: BrowserContext) -> None:
        measured = rollbook(context, ours)
        times[kind].append(measured["took"])
        times[f"{kind} shell"].append(measured["shell"])

    regular = {
        "later": visitor(browser, ours, snapshot=True),
        "later, without a snapshot": visitor(browser, ours, snapshot=False),
    }
    for _ in range(REPEATS):
        context = browser.new_context(service_workers="block")
        times["stock cold"].append(stock(context, theirs)["took"])
        times["stock warm"].append(stock(context, theirs)["took"])
        context.close()
        context = browser.new_context(service_workers="block")
        context.add_init_script(SHELL)
        measure("cold", context)
        measure("warm", context)
        context.close()
        for kind, context in regular.items():
            measure(kind, context)
        times["resumed, visible"].append(resumed(regular["later"], ours))
    for context in regular.values():
        context.close()
    return times


def ratios_of(times: dict[str, list[float]]) -> dict[str, float]:
    """Return the median time of each kind of start as a share of stock Pyodide's, cold or warm."""
    middle = {kind: statistics.median(values) for kind, values in times.items()}
    beside = {kind: f"stock {kind}" for kind in middle if f"stock {kind}" in middle}
    return {
        kind: took / middle[beside.get(kind, "stock cold" if kind.startswith("cold") else "stock warm")]
        for kind, took in middle.items()
        if not kind.startswith("stock")
    }


def start_table(times: dict[str, list[float]]) -> list[str]:
    """Return the rows of a table with the medians, the ranges and the ratios."""
    ratios = ratios_of(times)
    rows = [f"| start (median of {REPEATS}, ms) | first legal move | of stock | shell | of stock |"]
    rows.append("| --- | ---: | ---: | ---: | ---: |")
    rows += [
        f"| {kind}: Pyodide answers 1+1 | {_spread(times[kind])} | 1 | | |"
        for kind in times
        if kind.startswith("stock")
    ]
    for kind in (kind for kind in ratios if not kind.endswith("shell")):
        both = (kind, f"{kind} shell")
        cells = [f"{_spread(times[one])} | {ratios[one]:.2f}" if one in ratios else " | " for one in both]
        rows.append(f"| {kind} | {' | '.join(cells)} |")
    return rows


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.0f} ({min(values):.0f}-{max(values):.0f})"


def size_table(dist: Path) -> tuple[list[str], float]:
    """Return a table of the site's size by kind of file, and its total in MB after Brotli."""
    raw: dict[str, int] = defaultdict(int)
    packed: dict[str, int] = defaultdict(int)
    for file in sorted(path for path in dist.rglob("*") if path.is_file() and path.name != ONE_FILE):
        content = file.read_bytes()
        for kind in (file.suffix or file.name, "all"):
            raw[kind] += len(content)
            packed[kind] += len(brotli.compress(content, quality=BROTLI)) if kind != "all" else 0
    packed["all"] = sum(packed.values())
    rows = [f"| files | kB | kB after Brotli {BROTLI} |", "| --- | ---: | ---: |"]
    kinds = sorted(raw, key=lambda kind: (kind == "all", -raw[kind]))
    rows += [f"| {kind} | {raw[kind] / 1000:,.0f} | {packed[kind] / 1000:,.0f} |" for kind in kinds]
    return rows, packed["all"] / 1e6


def files_of_first_move(browser: Browser, dist: Path) -> list[Path]:
    """Return the files that a first visit requests until the first legal move is on the board."""
    with WatchedSite(dist) as site:
        context = browser.new_context(service_workers="block")
        rollbook(context, site)
        context.close()
        asked = [dist / (path.lstrip("/") or "index.html") for path in dict.fromkeys(site.requested)]
    return [file for file in asked if file.is_file()]


def first_move_table(browser: Browser, dist: Path) -> tuple[list[str], float]:
    """Return a table of the files of `files_of_first_move`, and their total in MB after Brotli."""
    asked = files_of_first_move(browser, dist)
    packed = {file: len(brotli.compress(file.read_bytes(), quality=BROTLI)) for file in asked}
    total = sum(packed.values())
    rows = [f"| asked for until the first legal move | bytes | after Brotli {BROTLI} |", "| --- | ---: | ---: |"]
    for file, size in sorted(packed.items(), key=lambda one: -one[1]):
        rows.append(f"| {file.relative_to(dist)} | {file.stat().st_size:,} | {size:,} |")
    return [*rows, f"| all {len(packed)} | | {total:,} |"], total / 1e6


def main() -> int:
    """Measure and print; the exit code tells whether the goals are met."""
    dist = built_site()
    if sys.argv[1:] == ["bytes"]:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            rows, first = first_move_table(browser, dist)
            browser.close()
        print("\n".join(rows))
        return 0 if first <= FIRST_GOAL else 1
    with sync_playwright() as playwright, Site(dist) as ours, stock_site() as theirs:
        browser = playwright.chromium.launch(**launch_options())
        times = measure_starts(browser, ours, theirs)
        times |= measure_line(browser, dist)
        asked, first = first_move_table(browser, dist)
        browser.close()
    sizes, total = size_table(dist)
    print("\n".join([*start_table(times), "", *sizes, "", *asked]))
    ratios = ratios_of(times)
    goals = [f"{kind} {ratios[kind]:.2f} (goal {goal:.2f})" for kind, goal in GOALS.items()]
    goals += [
        f"MB after Brotli {total:.2f} (goal {SIZE_GOAL})",
        f"before the first move {first:.2f} (goal {FIRST_GOAL})",
    ]
    print(f"\nGoals: {', '.join(goals)}.")
    met = all(ratios[kind] <= goal for kind, goal in GOALS.items()) and total <= SIZE_GOAL and first <= FIRST_GOAL
    print("All are met." if met else "Not all are met.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
