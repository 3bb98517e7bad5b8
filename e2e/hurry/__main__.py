"""An impatient user: taps, types, undoes, changes screens, reloads, and waits for nothing.

`python -m e2e.hurry --minutes 10 --seed 3` runs for that long (`python3 dev.py build` first); e2e/test_hurry.py makes a
short run. `--slower 6` slows the processor down. Afterwards all matches, robots and classes have to be separate and
complete.

`cards/` contains the actions and events; `eyes` checks each screen, `ledger` the storage, `story` reports how a failure
came about, and `in_page` runs inside the page.
"""

import argparse
import shutil
import tempfile
from pathlib import Path
from time import monotonic
from typing import Final

from playwright.sync_api import expect, sync_playwright

from e2e.browser import launch_options
from e2e.hurry.cards import trouble
from e2e.hurry.person import Person
from e2e.hurry.run import DECKS, PATIENCE, Hurry, reaches_plateau
from e2e.sites import WatchedSite, built_site, newer_site
from e2e.watch import Watch

BETWEEN: Final = 25
"""The number of steps between two measurements of the memory."""
LONG: Final = 5
"""In runs of at least this many minutes, another version is deployed now and then."""


def main() -> int:
    """Run the impatient user for some minutes, and print the outcome."""
    parser = argparse.ArgumentParser(description="Plays in a hurry and checks everything afterwards.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--slower", type=float, default=4, metavar="TIMES", help="how much slower the processor is")
    parser.add_argument("--only", nargs="*", choices=sorted(DECKS), default=sorted(DECKS), help="these kinds of cards")
    given = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Path(folder) / "site"
        versions = [built_site()]
        shutil.copytree(versions[0], served)
        if given.minutes >= LONG:
            versions.append(newer_site(Path(folder) / "newer"))
        with WatchedSite(served) as site:
            browser = playwright.chromium.launch(**launch_options())
            context = browser.new_context(
                viewport={"width": 1024, "height": 768}, has_touch=True, reduced_motion="reduce"
            )
            context.set_default_timeout(PATIENCE)
            person = Person(Watch(context), site, given.seed, given.slower)
            deck = {card: times for kind in given.only for card, times in DECKS[kind].items()}
            hurry = Hurry(person, deck | ({trouble.deploy(served, versions): 1} if len(versions) > 1 else {}))
            faults = play(hurry, given.minutes)
            browser.close()
    print("\n".join(faults) or "Nothing was lost, and the memory has reached a plateau.")
    return 1 if faults else 0


def play(hurry: Hurry, minutes: float) -> list[str]:
    """Play half of the time with all events, and half on one page. Return the failures."""
    hurry.begin()
    began, half = monotonic(), minutes * 30
    while monotonic() < began + half:
        hurry.step()
    print(f"{dict(hurry.counts)}\nFrom now on one page stays:", flush=True)
    hurry.stay()
    measured: list[tuple[float, float]] = []
    while monotonic() < began + 2 * half or len(measured) < 4:
        for _ in range(BETWEEN):
            hurry.step()
        measured.append(hurry.memory())
        print(f"{sum(hurry.counts.values())} steps, MB of script and of Python: {measured[-1]}", flush=True)
    hurry.follow()
    hurry.settle()
    if not reaches_plateau(measured):
        hurry.person.story.fault("The memory grows on", "a plateau", str(measured))
    ledger = hurry.person.ledger
    things = {kind: len(kept) for kind, kept in ledger.latest.items()}
    print(f"{dict(hurry.counts)}\n{len(ledger.heads)} matches; {things}; stored: {dict(ledger.stored)}.")
    return hurry.finish()


if __name__ == "__main__":
    raise SystemExit(main())
