"""How fast the page starts beside stock Pyodide, and how large the site is; prints Markdown tables.

`python -m e2e.bench_page` builds the site unless ROLLBOOK_DIST names one. Both pages come from the same kind of server
and run in the same browser, turn and turn about:

* stock: a page that does nothing but `loadPyodide()` from the npm package's files and lets it answer `1+1`;
* Rollbook: from the navigation to a link that makes a match, until the dice are thrown and Python's first legal moves
  are drawn on the board and the match is saved.

Cold is a new browser context with nothing in its cache; warm is the same context again, with the HTTP cache filled and
no service worker. A visit that the service worker serves is listed besides. The browser's own address bar is left out
(`e2e/browser.py`): it would compute beside both pages while they start.
"""

import shutil
import statistics
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import brotli
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from e2e.browser import launch_options
from e2e.sites import ROOT, built_site
from web.serve import Site

REPEATS: Final = 7
RATIO_GOAL: Final = 0.5
SIZE_GOAL: Final = 4.6  # MB after Brotli
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
STOCK_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
STOCK_PAGE: Final = '<!doctype html><link rel="icon" href="data:,"><script type="module" src="stock.js"></script>'
STOCK_SCRIPT: Final = """import { loadPyodide } from "./pyodide/pyodide.mjs";
const python = await loadPyodide();
document.body.textContent = python.runPython("1+1");
window.took = performance.now();
"""
WISH: Final = "#/play?game=roll_it&seats=2&seed=7&auto=off"
FIRST_MOVE: Final = """async () => {
  while (!window.rollbook) await new Promise((resolve) => setTimeout(resolve, 1));
  await rollbook.ready;
  await rollbook.roll();
  const took = performance.now();
  const [move] = await rollbook.legal(0);
  if (!document.querySelector(`[data-seat] [data-pick="${move}"]`)) throw new Error(`${move} is not on the board`);
  return took;
}"""


@contextmanager
def stock_site() -> Iterator[Site]:
    """The stock page, served."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "pyodide").mkdir()
        for file in STOCK_FILES:
            shutil.copy(PYODIDE / file, folder / "pyodide")
        (folder / "index.html").write_text(STOCK_PAGE, "utf-8")
        (folder / "stock.js").write_text(STOCK_SCRIPT, "utf-8")
        with Site(folder) as site:
            yield site


def stock(context: BrowserContext, site: Site) -> float:
    """Milliseconds from the navigation to the answer."""
    page = context.new_page()
    page.goto(site.url)
    page.wait_for_function("() => window.took !== undefined")
    took: float = page.evaluate("window.took")
    page.close()
    return took


def rollbook(context: BrowserContext, site: Site) -> float:
    """Milliseconds from the navigation to the first legal move on the board."""
    page = context.new_page()
    page.goto(site.url + WISH, wait_until="commit")
    took: float = page.evaluate(FIRST_MOVE)
    page.close()
    return took


def measure_starts(browser: Browser, ours: Site, theirs: Site) -> dict[str, list[float]]:
    """The times of every kind of start, in milliseconds."""
    times: dict[str, list[float]] = defaultdict(list)
    for _ in range(REPEATS):
        for name, visit, site in (("stock", stock, theirs), ("Rollbook", rollbook, ours)):
            context = browser.new_context(service_workers="block")
            times[f"{name} cold"].append(visit(context, site))
            times[f"{name} warm"].append(visit(context, site))
            context.close()
    context = browser.new_context()
    page = context.new_page()
    page.goto(ours.url)
    page.wait_for_selector('html[data-offline="ready"]')
    times["service worker"] = [rollbook(context, ours) for _ in range(REPEATS)]
    context.close()
    return times


def start_table(times: dict[str, list[float]]) -> list[str]:
    """The medians, their ranges and the ratios."""
    middle = {name: statistics.median(values) for name, values in times.items()}
    rows = ["| start (median of 7, ms) | stock Pyodide answers 1+1 | Rollbook shows the first legal move | ratio |"]
    rows.append("| --- | ---: | ---: | ---: |")
    for kind in ("cold", "warm"):
        cells = [_spread(times[f"{name} {kind}"]) for name in ("stock", "Rollbook")]
        rows.append(f"| {kind} | {' | '.join(cells)} | {middle[f'Rollbook {kind}'] / middle[f'stock {kind}']:.2f} |")
    ratio = middle["service worker"] / middle["stock warm"]
    rows.append(f"| warm, from the service worker | | {_spread(times['service worker'])} | {ratio:.2f} |")
    return rows


def _spread(values: list[float]) -> str:
    return f"{statistics.median(values):.0f} ({min(values):.0f}-{max(values):.0f})"


def size_table(dist: Path) -> tuple[list[str], float]:
    """The size of the site by kind of file, and its total in MB after Brotli."""
    raw: dict[str, int] = defaultdict(int)
    packed: dict[str, int] = defaultdict(int)
    for file in sorted(path for path in dist.rglob("*") if path.is_file()):
        content = file.read_bytes()
        for kind in (file.suffix or file.name, "all"):
            raw[kind] += len(content)
            packed[kind] += len(brotli.compress(content, quality=11)) if kind != "all" else 0
    packed["all"] = sum(packed.values())
    rows = ["| files | kB | kB after Brotli 11 |", "| --- | ---: | ---: |"]
    kinds = sorted(raw, key=lambda kind: (kind == "all", -raw[kind]))
    rows += [f"| {kind} | {raw[kind] / 1000:,.0f} | {packed[kind] / 1000:,.0f} |" for kind in kinds]
    return rows, packed["all"] / 1e6


def main() -> int:
    """Measure and print; the exit code says whether the goals are met."""
    dist = built_site()
    with sync_playwright() as playwright, Site(dist) as ours, stock_site() as theirs:
        browser = playwright.chromium.launch(**launch_options())
        times = measure_starts(browser, ours, theirs)
        browser.close()
    sizes, total = size_table(dist)
    print("\n".join([*start_table(times), "", *sizes]))
    ratios = [
        statistics.median(times[f"Rollbook {kind}"]) / statistics.median(times[f"stock {kind}"])
        for kind in ("cold", "warm")
    ]
    met = max(ratios) <= RATIO_GOAL and total <= SIZE_GOAL
    print(f"\nGoals: ratio at most {RATIO_GOAL}, {SIZE_GOAL} MB after Brotli: {'met' if met else 'missed'}.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
