"""How soon a tap can be seen: from the finger to the painted change, over whole matches; prints a Markdown table.

`python -m e2e.bench_taps` builds the site unless ROLLBOOK_DIST names one. Every tap of a match of each game counts: on
the dice, on the board, on the controls. A tap is answered when something of the page has changed and the frame that
shows it has been handed on to the screen (the first task after that frame). It begins when the browser is told of the
finger, which then waits for the next frame, so that up to 17 ms of each figure are the browser's own.
"""

import random
import statistics
import sys
from typing import Final

from playwright.sync_api import Page, sync_playwright

from e2e.browser import launch_options
from e2e.conftest import TABLET
from e2e.pages import Table
from e2e.sites import built_site
from rollbook import GAMES, Match
from web.serve import Site

MOST_MILLISECONDS: Final = 50
MOST_TAPS: Final = 150  # a match
SEED: Final = 3
WATCH: Final = """() => {
  window.answers = [];
  let since = null;
  addEventListener("pointerdown", (event) => (since = event.timeStamp), { capture: true });
  const everything = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(() => {
    if (since === null) return;
    const began = since;
    since = null;
    requestAnimationFrame(() => {
      const painted = new MessageChannel();
      painted.port1.onmessage = () => window.answers.push(performance.now() - began);
      painted.port2.postMessage(null);
    });
  }).observe(document.querySelector("#page"), everything);
}"""


def play(page: Page, url: str, game: str) -> list[float]:
    """Play a match by touch, to its end or for so many taps; the milliseconds of each tap."""
    match = Match(game, seed=SEED)
    table = Table(page).open(url, f"game={game}&seats={len(match.seats)}&seed={SEED}&auto=off")
    page.evaluate(WATCH)
    rng = random.Random(SEED)
    taps = 0
    while match.to_act and taps < MOST_TAPS:
        taps += act_at_random(table, match, rng)
    answers: list[float] = page.evaluate("window.answers")
    return answers


def act_at_random(table: Table, match: Match, rng: random.Random) -> int:
    """Throw the dice or make a move drawn at random, by touch. Answers on how many places that took a tap."""
    if match.to_act[0] == "dice":
        match.roll()
        table.roll()
        return 1
    seat = table.shown
    move = match.legal(seat).sample(rng)
    picks = match.state.picks(match.state.move_from_text(move))
    match.play(seat, move)
    table.make(picks)
    return len(picks)


def percentile(values: list[float], share: float) -> float:
    """The value that this share of all stays below."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def main() -> int:
    """Measure and print; the exit code says whether the goal is met."""
    print("| tap to painted change, ms | taps | median | 95 % within | longest |\n| --- | ---: | ---: | ---: | ---: |")
    every: list[float] = []
    with sync_playwright() as playwright, Site(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        for game in GAMES:
            context = browser.new_context(**TABLET)
            answers = play(context.new_page(), site.url, game)
            context.close()
            every += answers
            print(_row(game, answers), flush=True)
        browser.close()
    print(_row("all", every))
    met = percentile(every, 0.95) <= MOST_MILLISECONDS
    print(f"\nGoal: 95 % within {MOST_MILLISECONDS} ms: {'met' if met else 'missed'}.")
    return 0 if met else 1


def _row(name: str, values: list[float]) -> str:
    figures = [statistics.median(values), percentile(values, 0.95), max(values)]
    return f"| {name} | {len(values)} | {' | '.join(f'{figure:.0f}' for figure in figures)} |"


if __name__ == "__main__":
    sys.exit(main())
