"""Measures how fast robots' code runs in the lab, and how fast a stopped robot restarts; prints a Markdown table.

`python -m e2e.bench.lab` builds the site unless ROLLBOOK_DIST names one. The same bot, `rollbook.bots.greedy`, plays a
series against random moves twice in turn. First it is a robot of the lab, in its own worker; then it is the level
`greedy`, in the page's own worker. A series is timed from its first request, including all messages but not the start
of the robot's worker. A looping robot is stopped, and the time from then to the next robot's move is measured. That
covers a new worker, Python and the rules in it, the code, and a move.
"""

import argparse
import statistics
import sys
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from e2e.browser import launch_options
from e2e.conftest import DESK
from e2e.pages import Table
from e2e.sites import built_site
from rollbook import GAMES
from web.serve import Site

MIN_SPEED: Final = 0.5
MAX_MILLISECONDS: Final = 1000
GREEDY: Final = (
    "from rollbook import bots\n\ndef choose(state, seat, rng):\n    return bots.greedy(state, seat, 1, 0)\n"
)
FOREVER: Final = "def choose(state, seat, rng):\n    while True: pass\n"
# Records the page's own worker, which is the first, and the time when a robot is first asked for a move.
WORKERS: Final = """window.workers = [];
window.asked = null;
window.Worker = class extends Worker {
  constructor(...given) {
    super(...given);
    window.workers.push(this);
  }
  postMessage(message, ...more) {
    if (String(message).includes('"choose"')) window.asked ??= performance.now();
    super.postMessage(message, ...more);
  }
};"""
OWN: Final = """async ([game, source, matches]) => {
  await rollbook.lab.save(`bench_${game}`, source, game);
  window.asked = null;
  await rollbook.lab.series(`bench_${game}`, "random", matches);
  return performance.now() - window.asked;
}"""
# The same series in the page's own Python, without a robot, through Comlink.
LEVEL: Final = """async ([game, matches]) => {
  const worker = window.workers[0];
  const call = (request) => new Promise((resolve) => {
    const id = crypto.randomUUID();
    const hear = ({ data }) => {
      if (data?.id !== id) return;
      worker.removeEventListener("message", hear);
      resolve(JSON.parse(data.value).ok);
    };
    worker.addEventListener("message", hear);
    const value = JSON.stringify(request);
    worker.postMessage({ id, type: "APPLY", path: ["call"], argumentList: [{ type: "RAW", value }] });
  });
  const players = [{ level: "greedy" }, { level: "random" }];
  const began = performance.now();
  let step = await call({ method: "series", game, players, matches, seed: 1 });
  while (!step.summary) step = await call({ method: "series_continue", answers: [] });
  return performance.now() - began;
}"""
FIRST: Final = """async (source) => {
  await rollbook.lab.save("bench", source, "roll_it");
  const began = performance.now();
  await rollbook.lab.attempt("bench");
  return performance.now() - began;
}"""
RESTART: Final = """async ([forever, source]) => {
  await rollbook.lab.save("bench", forever, "roll_it");
  await new Promise((resolve) => setTimeout(resolve, 4000)); // someone reads and writes
  const ended = await rollbook.lab.attempt("bench").catch(() => performance.now());
  await rollbook.lab.save("bench", source, "roll_it");
  await rollbook.lab.attempt("bench");
  return performance.now() - ended;
}"""


def speeds(page: Page, rounds: int, matches: int) -> dict[str, list[tuple[float, float]]]:
    """For each game, measure the milliseconds of a series by a robot and by the level, in turn."""
    times: dict[str, list[tuple[float, float]]] = {game: [] for game in GAMES}
    for number in range(-1, rounds):
        for game, pairs in times.items():
            count = matches if number >= 0 else 2  # the first run imports everything
            own: float = page.evaluate(OWN, [game, GREEDY, count])
            level: float = page.evaluate(LEVEL, [game, count])
            if number >= 0:
                pairs.append((own, level))
    return times


def report(times: dict[str, list[tuple[float, float]]], matches: int, restarts: list[float], first: float) -> bool:
    """Print the results; return whether every goal is met."""
    print(f"\n| series of {matches}, ms | robot of the lab | level in the page's worker | speed |")
    print("| --- | ---: | ---: | ---: |")
    ratios = []
    for game, pairs in times.items():
        own, level = (statistics.median(column) for column in zip(*pairs, strict=True))
        ratios.append(statistics.median(level / own for own, level in pairs))
        print(f"| {game} | {own:.0f} | {level:.0f} | {ratios[-1]:.2f} |")
    again = statistics.median(restarts)
    spread = f"{min(restarts):.0f}-{max(restarts):.0f}"
    print(f"\nFrom a kill to the next robot's move: {again:.0f} ms ({spread}); the first robot of all: {first:.0f} ms.")
    print(f"Goals: {MIN_SPEED} of the speed in every game, {MAX_MILLISECONDS} ms.")
    return min(ratios) >= MIN_SPEED and again <= MAX_MILLISECONDS


def measure(page: Page, url: str, rounds: int, matches: int) -> bool:
    """Measure everything on one page, and print it; return whether every goal is met."""
    table = Table(page).open(url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
    table.roll("2 6")
    given: list[Any] = [FOREVER, GREEDY]
    first: float = page.evaluate(FIRST, GREEDY)
    restarts: list[float] = [page.evaluate(RESTART, given) for _ in range(rounds)]
    return report(speeds(page, rounds, matches), matches, restarts, first)


def main() -> int:
    """Measure in a separate browser."""
    parser = argparse.ArgumentParser(description="Measure robots of the lab.")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--matches", type=int, default=40)
    parser.add_argument(
        "--cores", type=int, help="what the page is told that the device has; from 4 on a worker is kept ready"
    )
    given = parser.parse_args()
    with Site(built_site()) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        context = browser.new_context(**DESK)
        context.add_init_script(WORKERS)
        if given.cores:
            context.add_init_script(
                f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {given.cores} }})"
            )
        met = measure(context.new_page(), site.url, given.rounds, given.matches)
        browser.close()
    print("Every goal is met." if met else "Not every goal is met.")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
