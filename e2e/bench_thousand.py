"""A thousand matches from the start in the browser: how long they take, and whether the page is held meanwhile.

`python -m e2e.bench_thousand` builds the site unless ROLLBOOK_DIST names one, and prints a Markdown table: matches a
second of medium robots, the longest task of the page's thread, and how long a tap on the log takes until something has
changed and been painted (see bench_taps), with no match being played on and meanwhile. Each game is stopped after
40 s, and the pace says how long a thousand take; all five end in 5 minutes. `bench_thousand 100` plays that many of
each game only, `bench_thousand 1000 roll_it knaster` these games.

The longest task is told twice: by the clock, and by what the page's thread has computed in it. On a machine that has
other work the clock also counts how long the thread waited for a core.
"""

import json
import statistics
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.bench_taps import WATCH
from e2e.browser import launch_options
from e2e.conftest import TABLET
from e2e.pages import Table
from e2e.sites import built_site
from rollbook import GAMES
from web.serve import Site

ALL: Final = 1000
TAPS: Final = 20
LONGEST: Final = 50  # milliseconds of a task on the page's thread
MOST_SECONDS: Final = 40  # a game


def taps(page: Page) -> list[float]:
    """Milliseconds from a tap on the log's control to the painted change, of some taps."""
    page.evaluate("window.painted = []")
    for number in range(TAPS):
        page.locator('[data-act="log"]').tap()
        page.wait_for_function("(number) => window.painted.length > number", arg=number)
        page.wait_for_timeout(400)  # no double tap
    return list(page.evaluate("window.painted"))


def tasks(traced: bytes) -> tuple[float, float]:
    """The longest task of a page's thread by the clock, and what most was computed in one, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(traced)["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    run = [one for one in events if "RunTask" in one["name"] and (one["pid"], one["tid"]) in threads and "dur" in one]
    longest, computed = (max((one.get(what, 0) for one in run), default=0) / 1000 for what in ("dur", "tdur"))
    return longest, computed


def measure(
    browser: Browser, page: Page, url: str, game: str, number: int
) -> tuple[float, float, float, list[float], list[float]]:
    """Matches a second, the longest task by the clock and by computing, and the taps without and with matches."""
    Table(page).open(url, f"game={game}&seats=2&seed=7&auto=off")
    page.set_viewport_size({"width": 768, "height": 1024})  # where the log lies over the table
    page.evaluate(WATCH)
    page.keyboard.press("t")
    panel = page.locator(".thousand")
    expect(panel).to_be_visible()
    if page.locator('[data-act="thousand-seats"]').count():
        page.locator('[data-act="thousand-seats"]').tap()
    without = taps(page)
    browser.start_tracing(page=page, categories=["toplevel"])
    began = perf_counter()
    page.locator('[data-act="guess-0"]').tap()
    during = taps(page)
    while (played := int(panel.get_attribute("data-played") or 0)) < number:
        if perf_counter() - began > MOST_SECONDS:
            break
        page.wait_for_timeout(100)
    took = perf_counter() - began
    return played / took, *tasks(browser.stop_tracing()), without, during


def main(arguments: Sequence[str]) -> int:
    """Measure each game and print; the exit code says whether a task of the page was too long by computing."""
    number = int(arguments[0]) if arguments else ALL
    games = arguments[1:] or list(GAMES)
    heads = ["game", "matches a second", "a thousand, s", "longest task, ms", "computed in one, ms", "tap without, ms"]
    print(f"| {' | '.join(heads)} | tap meanwhile, ms |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: |")
    held = False
    with sync_playwright() as playwright, Site(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in games:
            context = browser.new_context(**TABLET)
            pace, longest, computed, without, during = measure(browser, context.new_page(), site.url, game, number)
            context.close()
            held = held or computed > LONGEST
            medians = [f"{statistics.median(one):.0f} (most {max(one):.0f})" for one in (without, during)]
            thousand = f"{ALL / pace:.0f}" if pace else "-"
            figures = [f"{pace:.1f}", thousand, f"{longest:.0f}", f"{computed:.0f}", *medians]
            print(f"| {game} | {' | '.join(figures)} |", flush=True)
        browser.close()
    print(f"The page computed more than {LONGEST} ms in a task." if held else f"No task computed {LONGEST} ms.")
    return 1 if held else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
