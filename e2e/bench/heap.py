"""Measures the memory of the page, and whether a page that stays open keeps it; prints Markdown tables.

`python -m e2e.bench.heap` builds the site unless ROLLBOOK_DIST names one. One match of each game comes first, so that
everything loaded on demand is loaded. Then `window.rollbook` plays fifty matches to their end. The heaps of the
page and of Python's worker, and the size of Python's memory, are measured before and after. No match is open then, and
a garbage collection is forced first.

On Linux a second table shows the maximum memory of all processes of each engine, beyond what an empty page uses. It has
three columns: a first visit until a move is possible, then until the page is at rest, and the lab.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count, cycle, islice
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any, Final

from playwright.sync_api import CDPSession, Page, expect, sync_playwright

from e2e.bench.page import FIRST_MOVE, WISH
from e2e.browser import launch_options
from e2e.device import SNAPSHOT
from e2e.engines.driver import IDLE
from e2e.engines.engines import ENGINES
from e2e.pages import Screen, Table
from e2e.shared_page import PATIENCE, TABLET
from e2e.sites import built_site
from rollbook import GAMES, Match
from rollbook.core.game import DICE
from web.serve import Site

MATCHES: Final = 50
MAX_GROWTH: Final = 0.10
FAREWELL: Final = 3_000
"""Milliseconds for which a finished match stays in memory, because the celebration at its end has timers."""
PLAY: Final = """async (actions) => {
  for (const [actor, text] of actions)
    await (actor === "dice" ? rollbook.roll() : rollbook.play(Number(actor), text));
}"""


# Keeps a reference to the WebAssembly memory in each worker that the page starts.
REMEMBER: Final = """(() => {
  const remember = `for (const name of ["instantiate", "instantiateStreaming"]) {
    const make = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await make.apply(WebAssembly, given);
      self.pythonMemory = (made.instance ?? made).exports.memory ?? self.pythonMemory;
      return made;
    };
  };`;
  window.Blob = class extends Blob {
    constructor(parts, about) {
      super(about?.type?.includes("javascript") ? [remember, ...parts] : parts, about);
    }
  };
})()"""


class Workers:
    """The workers of a page, queried through a DevTools session, because Playwright does not show their memory."""

    def __init__(self, session: CDPSession) -> None:
        self.session = session
        self.python = ""
        self._answers: dict[int, Any] = {}
        self._numbers = count(1)
        session.on("Target.attachedToTarget", self._attached)
        session.on("Target.receivedMessageFromTarget", self._received)
        session.send("Target.setAutoAttach", {"autoAttach": True, "waitForDebuggerOnStart": False, "flatten": False})

    def _attached(self, event: dict[str, Any]) -> None:
        about = event["targetInfo"]
        if about["type"] == "worker" and not about["url"].endswith("#snapshot"):
            self.python = event["sessionId"]

    def _received(self, event: dict[str, Any]) -> None:
        message = json.loads(event["message"])
        if "id" in message:
            self._answers[message["id"]] = message.get("result", message)

    def ask(self, page: Page, method: str, **params: Any) -> Any:
        """Send a DevTools request to Python's worker, and return its answer."""
        number = next(self._numbers)
        message = json.dumps({"id": number, "method": method, "params": params})
        self.session.send("Target.sendMessageToTarget", {"sessionId": self.python, "message": message})
        while number not in self._answers:
            page.wait_for_timeout(5)
        return self._answers.pop(number)


def measure(page: Page, session: CDPSession, workers: Workers) -> dict[str, float]:
    """Measure the megabytes in use while no match is open."""
    page.evaluate("location.hash = '#/nowhere'")
    Screen(page).wait_idle()
    page.locator('[data-screen="problem"]').wait_for()
    page.wait_for_timeout(FAREWELL)
    for _ in range(3):
        session.send("HeapProfiler.collectGarbage")
        workers.ask(page, "HeapProfiler.collectGarbage")
    sizes = {
        "JavaScript on the page": session.send("Runtime.getHeapUsage")["usedSize"],
        "JavaScript in Python's worker": workers.ask(page, "Runtime.getHeapUsage")["usedSize"],
        "Python's memory": Screen(page).worker.evaluate("pythonMemory.buffer.byteLength"),
    }
    return {name: float(size) / 1e6 for name, size in sizes.items()}


def play(page: Page, url: str, game: str, seed: int) -> None:
    """Play a match with two seats (or one) at random to its end."""
    seats = max(min(2, GAMES[game].seats[-1]), GAMES[game].seats[0])
    match, rng = Match(game, seats, seed=seed), Random(seed)
    while match.to_act:
        actor = match.to_act[0]
        match.roll() if actor == DICE else match.play(actor, match.legal(actor).sample(rng))
    Table(page).open(url, f"game={game}&seats={seats}&seed={seed}&auto=off")
    page.evaluate(PLAY, [[action.actor, action.text] for action in match.history])


PROCESSES: Final = Path("/proc")
REST: Final = 20
"""Seconds after which an idle page has finished its background work."""
OFTEN: Final = 0.1
ROBOT: Final = """
def choose(state, seat, rng):
    return rng.choice([*state.legal(seat)])
"""
ATTEMPT: Final = """
await rollbook.roll();
await rollbook.lab.save("bench", given[0], "roll_it");
await rollbook.lab.attempt("bench");"""


def below(parent: int) -> Iterator[int]:
    """Yield the ids of all descendants of a process."""
    for task in (PROCESSES / str(parent) / "task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text("utf-8").split()):
                yield child
                yield from below(child)


def in_use() -> float:
    """Return the megabytes that all descendants of this process use. Shared memory counts once."""
    kilobytes = 0
    for process in below(os.getpid()):
        with suppress(OSError):
            lines = (PROCESSES / str(process) / "smaps_rollup").read_text("utf-8").splitlines()
            kilobytes += sum(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return kilobytes / 1e3


@contextmanager
def most() -> Iterator[Callable[[], float]]:
    """Watch the memory until the block ends; yields a function that returns the maximum."""
    seen = [in_use()]
    over = Event()

    def look() -> None:
        while not over.wait(OFTEN):
            seen.append(in_use())

    looking = Thread(target=look, daemon=True)
    looking.start()
    try:
        yield lambda: max(seen)
    finally:
        over.set()
        looking.join()


def peaks(name: str, site: Site) -> dict[str, float]:
    """Measure the megabytes that one engine uses at several moments, beyond those for an empty page."""
    found = {}
    with tempfile.TemporaryDirectory() as profile:
        browser = ENGINES[name].start(Path(profile))
        try:
            browser.go("about:blank")
            time.sleep(1)
            empty = in_use()
            with most() as first:
                browser.go(site.url + WISH)
                browser.run(f"return {FIRST_MOVE}")
            with most() as resting:
                browser.until(IDLE)
                browser.until("document.documentElement.dataset.offline === 'ready'")
                browser.run("location.hash = '#/'")  # without memory reports, no snapshot is made at a table
                browser.run(
                    f"return Promise.race([({SNAPSHOT})(), new Promise((end) => setTimeout(end, {REST * 1000}))])"
                )
            found = {"first visit, most": first(), "coming to rest, most": resting(), "at rest": in_use()}
            with most() as lab:
                browser.go(site.url + WISH)
                browser.until(IDLE)
                browser.run(ATTEMPT, ROBOT)
            found["lab, most"] = lab()
        finally:
            browser.close()
    return {moment: megabytes - empty for moment, megabytes in found.items()}


def print_peaks(site: Site) -> None:
    """Print a table with a column for each installed engine."""
    found = {name: peaks(name, site) for name, engine in ENGINES.items() if not engine.missing()}
    print(f"\n| megabytes | {' | '.join(found)} |\n| --- |{' ---: |' * len(found)}")
    for moment in next(iter(found.values()), {}):
        print(f"| {moment} | {' | '.join(f'{columns[moment]:.0f}' for columns in found.values())} |")


def main() -> int:
    """Measure and print; the exit code tells whether the goal is met."""
    expect.set_options(timeout=PATIENCE)
    with Site(built_site()) as site:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**launch_options())
            page = browser.new_context(**TABLET).new_page()
            page.add_init_script(REMEMBER)
            session = page.context.new_cdp_session(page)
            workers = Workers(session)
            page.goto(site.url)
            Screen(page).wait_ready()
            page.evaluate("rollbook.hurry()")
            for seed, game in enumerate(GAMES):
                play(page, site.url, game, seed)
            before = measure(page, session, workers)
            for seed, game in enumerate(islice(cycle(GAMES), MATCHES)):
                play(page, site.url, game, 100 + seed)
            after = measure(page, session, workers)
            browser.close()
        if PROCESSES.exists():
            print_peaks(site)  # Chromium's engine starts its own Playwright
    print(f"\n| megabytes | after {len(GAMES)} matches | after {MATCHES} more | growth |\n| --- | ---: | ---: | ---: |")
    for name in before:
        print(f"| {name} | {before[name]:.2f} | {after[name]:.2f} | {after[name] / before[name] - 1:.1%} |")
    met = all(after[name] <= before[name] * (1 + MAX_GROWTH) for name in before)
    print(f"\nGoal: at most {MAX_GROWTH:.0%} more: {'met' if met else 'missed'}.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
