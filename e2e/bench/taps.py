"""Measures taps from the finger to the painted change, over whole matches; prints a Markdown table.

`python -m e2e.bench.taps` builds the site unless ROLLBOOK_DIST names one. Every tap in a match of each game counts: on
the dice, on the board, on the controls. A tap is answered when the page has changed and the frame that shows the change
has reached the screen (the first task after that frame). Timing starts when the browser receives the touch. The touch
then waits for the next frame, so up to 17 ms of each figure are the browser's own. This program also measures the
longest tasks on the page's thread, and the worker's time for each answer. It measures that time in the worker, because
Chromium delivers an answer to the page with the next frame.
"""

import random
import statistics
import sys
from typing import Final

from playwright.sync_api import Page, sync_playwright

from e2e.browser import launch_options
from e2e.pages import Table
from e2e.shared_page import TABLET
from e2e.sites import built_site
from rollbook import GAMES, Match
from web.serve import Site

MAX_MILLISECONDS: Final = 32
MAX_ANSWER_TIME: Final = 5  # milliseconds, from the arrival of a request in the worker until the answer is sent
LONG_TASK: Final = 50  # milliseconds; the browser reports no shorter tasks
MAX_TAPS: Final = 150  # in each match
SEED: Final = 3
# Milliseconds from a touch until the frame with the change has reached the screen. Takes the options of a
# MutationObserver, which define a change.
WATCH_PAINTED: Final = """(changes) => {
  window.painted = [];
  let since = null;
  addEventListener("pointerdown", (event) => (since = event.timeStamp), { capture: true });
  new MutationObserver(() => {
    if (since === null) return;
    const began = since;
    since = null;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.painted.push(performance.now() - began);
      painted.port2.postMessage(null);
    });
  }).observe(document.querySelector("#page"), changes);
}"""
EVERYTHING: Final = {"subtree": True, "childList": True, "attributes": True, "characterData": True}

WATCH_LONG_TASKS: Final = """() => {
  window.longTasks = [];
  new PerformanceObserver((list) => longTasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: "longtask" });
}"""

# Measures, in the worker, the time from reading a request until posting the answer.
WATCH_ANSWERS: Final = """() => {
  self.answers = [];
  const asked = new Map();
  const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
  Object.defineProperty(MessageEvent.prototype, "data", {
    get() {
      const data = get.call(this);
      if (data?.path?.[0] === "call" && !asked.has(data.id)) asked.set(data.id, performance.now());
      return data;
    },
  });
  const post = self.postMessage;
  self.postMessage = function (...message) {
    post.apply(this, message);
    const began = asked.get(message[0]?.id);
    if (asked.delete(message[0]?.id)) self.answers.push(performance.now() - began);
  };
}"""


def play(page: Page, url: str, game: str) -> dict[str, list[float]]:
    """Play a match by touch, for MAX_TAPS taps at most; return the milliseconds of each tap, answer and long task."""
    match = Match(game, seed=SEED)
    table = Table(page).open(url, f"game={game}&seats={len(match.seats)}&seed={SEED}&auto=off")
    page.evaluate(WATCH_LONG_TASKS)
    page.evaluate(WATCH_PAINTED, EVERYTHING)
    table.worker.evaluate(WATCH_ANSWERS)
    rng = random.Random(SEED)
    taps = 0
    while match.to_act and taps < MAX_TAPS:
        taps += act_at_random(table, match, rng)
    table.wait_idle()
    measured: dict[str, list[float]] = page.evaluate("({ painted, longTasks })")
    return {**measured, "answers": table.worker.evaluate("self.answers")}


def act_at_random(table: Table, match: Match, rng: random.Random) -> int:
    """Roll the dice or play a random move, by touch. Return the number of taps on the dice or the board."""
    if match.to_act[0] == "dice":
        match.roll()
        table.roll_button.tap()
        table.wait_idle()
        return 1
    seat = int(table.board.get_attribute("data-seat") or 0)
    move = match.legal(seat).sample(rng)
    picks = match.state.game.notation.picks(match.state.game.notation.parse(move))
    match.play(seat, move)
    table.make(picks)
    return len(picks)


def percentile(values: list[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> int:
    """Measure and print; the exit code says whether the goals are met."""
    print("| tap to painted change, ms | taps | median | 95 % within | longest |\n| --- | ---: | ---: | ---: | ---: |")
    every: dict[str, list[float]] = {"painted": [], "answers": [], "longTasks": []}
    with sync_playwright() as playwright, Site(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in GAMES:
            context = browser.new_context(**TABLET)
            measured = play(context.new_page(), site.url, game)
            context.close()
            for what, values in measured.items():
                every[what] += values
            print(_row(game, measured["painted"]), flush=True)
        browser.close()
    print(_row("all", every["painted"]))
    print(_row("the worker's answers", every["answers"], digits=1))
    late = [task for task in every["longTasks"] if task > LONG_TASK]
    goals = {
        f"95 % of taps within {MAX_MILLISECONDS} ms": percentile(every["painted"], 0.95) <= MAX_MILLISECONDS,
        f"95 % of answers within {MAX_ANSWER_TIME} ms": percentile(every["answers"], 0.95) <= MAX_ANSWER_TIME,
        f"no task over {LONG_TASK} ms on the page's thread ({len(late)}, longest {max(late, default=0):.0f})": not late,
    }
    print()
    for goal, met in goals.items():
        print(f"Goal: {goal}: {'met' if met else 'missed'}.")
    return 0 if all(goals.values()) else 1


def _row(name: str, values: list[float], digits: int = 0) -> str:
    figures = [statistics.median(values), percentile(values, 0.95), max(values)]
    return f"| {name} | {len(values)} | {' | '.join(f'{figure:.{digits}f}' for figure in figures)} |"


if __name__ == "__main__":
    sys.exit(main())
