"""Plays a thousand matches from the start in the browser: how long they take, and whether the page stays responsive.

`python -m e2e.bench.thousand` builds the site unless ROLLBOOK_DIST names one. It prints a Markdown table with the
matches of medium robots per second, the longest task of the page's thread, and the time from a tap on the log until it
has been painted. Taps alternate between running and halted matches, so that other load slows both. The last column is
the ratio of the medians. Each game is stopped after some 40 s, and its pace shows how long a thousand matches take.
`e2e.bench.thousand 100` plays a hundred matches of each game, `e2e.bench.thousand 1000 roll_it` only this game.

The longest task is measured twice: by wall clock, and by the CPU time of the page's thread. On a busy machine, the
clock also counts the wait for a core.
"""

import json
import statistics
import sys
from collections.abc import Sequence
from time import perf_counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect, sync_playwright

from e2e.bench.taps import WATCH_PAINTED
from e2e.browser import launch_options
from e2e.layout import size_to
from e2e.pages import Table
from e2e.shared_page import TABLET
from e2e.sites import built_site
from rollbook import GAMES
from web.serve import Site

ALL: Final = 1000
TURNS: Final = 6
"""The number of times that the matches are halted and continued."""
TAPS: Final = 6
"""Taps in each of the two states, in each round."""
LONGEST: Final = 50  # milliseconds of a task on the page's thread
MAX_SECONDS: Final = 40  # for each game
LOG_OPENS: Final = {"subtree": True, "attributeFilter": ["aria-expanded"]}

# The control is missing if the matches have just ended.
HALT: Final = """document.querySelector('[data-act="stop-thousand"]')?.click()"""


class Measured(NamedTuple):
    """The matches per second, the longest tasks of the page's thread, and how long taps took."""

    pace: float
    longest: float
    """The longest task of the page's thread by the clock, in milliseconds."""
    computed: float
    """The maximum CPU time of a task, in milliseconds."""
    halted: list[float]
    """The time that each tap took while the matches were halted, in milliseconds."""
    meanwhile: list[float]


def taps(page: Page) -> list[float]:
    """Tap the log's control several times; return the milliseconds from each tap to the painted log."""
    page.evaluate("window.painted = []")
    for number in range(TAPS):
        page.wait_for_timeout(400)  # otherwise the tap would be the second half of a double tap
        page.locator('[data-act="log"]').tap()
        page.wait_for_function("(number) => window.painted.length > number", arg=number)
    return list(page.evaluate("window.painted"))


def tasks(traced: bytes) -> tuple[float, float]:
    """Return the longest task of a page's thread by the clock, and the maximum CPU time of a task, in milliseconds."""
    events: list[dict[str, Any]] = json.loads(traced)["traceEvents"]
    threads = {
        (one["pid"], one["tid"])
        for one in events
        if one["name"] == "thread_name" and one["args"]["name"] == "CrRendererMain"
    }
    run = [one for one in events if "RunTask" in one["name"] and (one["pid"], one["tid"]) in threads and "dur" in one]
    longest, computed = (max((one.get(what, 0) for one in run), default=0) / 1000 for what in ("dur", "tdur"))
    return longest, computed


def measure(browser: Browser, page: Page, url: str, game: str, number: int) -> Measured:
    """Play matches from the start of a game, and measure taps, alternately while the matches run and while halted."""
    Table(page).open(url, f"game={game}&seats=2&seed=7&auto=off")
    size_to(page, 768, 1024)  # at this size the log covers the table
    page.evaluate(WATCH_PAINTED, LOG_OPENS)
    page.keyboard.press("t")
    panel = page.get_by_role("region", name="A thousand matches from here")
    expect(panel).to_be_visible()
    if page.locator('[data-act="thousand-seats"]').count():
        page.locator('[data-act="thousand-seats"]').tap()
    browser.start_tracing(page=page, categories=["toplevel"])
    halted: list[float] = []
    meanwhile: list[float] = []
    took = 0.0
    for turn in range(TURNS):
        began = perf_counter()
        page.locator('[data-act="more-thousand"]' if turn else '[data-act="guess-0"]').tap()
        meanwhile += taps(page)
        while turn == TURNS - 1 and panel.get_attribute("data-running") == "true":
            if played_of(panel) >= number or took + perf_counter() - began > MAX_SECONDS:
                break
            page.wait_for_timeout(100)
        page.evaluate(HALT)
        expect(panel).to_have_attribute("data-running", "false")
        took += perf_counter() - began
        halted += taps(page)
    return Measured(played_of(panel) / took, *tasks(browser.stop_tracing()), halted, meanwhile)


def played_of(panel: Locator) -> int:
    return int(panel.get_attribute("data-played") or 0)


def main(arguments: Sequence[str]) -> int:
    """Measure each game and print; the exit code tells whether a task of the page used too much CPU time."""
    number = int(arguments[0]) if arguments else ALL
    games = arguments[1:] or list(GAMES)
    heads = ["game", "matches a second", "a thousand, s", "longest task, ms", "computed in one, ms"]
    print(f"| {' | '.join(heads)} | tap while halted, ms | tap meanwhile, ms | ratio |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    held = False
    with sync_playwright() as playwright, Site(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in games:
            context = browser.new_context(**TABLET)
            found = measure(browser, context.new_page(), site.url, game, number)
            context.close()
            held = held or found.computed > LONGEST
            halted, meanwhile = (statistics.median(one) for one in (found.halted, found.meanwhile))
            figures = [
                f"{found.pace:.1f}",
                f"{ALL / found.pace:.0f}" if found.pace else "-",
                f"{found.longest:.0f}",
                f"{found.computed:.0f}",
                f"{halted:.0f} (most {max(found.halted):.0f})",
                f"{meanwhile:.0f} (most {max(found.meanwhile):.0f})",
                f"{meanwhile / halted:.2f}",
            ]
            print(f"| {game} | {' | '.join(figures)} |", flush=True)
        browser.close()
    print(f"The page computed more than {LONGEST} ms in a task." if held else f"No task computed {LONGEST} ms.")
    return 1 if held else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
