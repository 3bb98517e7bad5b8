"""Checks that CPython, Pyodide in Node and the shipped bundle in the browser make the same playouts from a position.

`python -m e2e.samples 200` makes playouts from that many positions of all games and prints the differences; a second
number is the seed. ROLLBOOK_DIST may name a built site. Each usual test run checks a few positions in the browser
(test_samples.py), and those of the transcript in Node (tests/transcript.py).
"""

import json
import sys
from collections.abc import Sequence
from random import Random
from shutil import which
from typing import Any, Final

from playwright.sync_api import Page, expect, sync_playwright

from e2e import rules_site_build
from e2e.bridge_in_page import ASK
from e2e.browser import launch_options
from e2e.pages import Shelf
from e2e.rules_in_pyodide import ROOT, asked
from e2e.sites import built_site
from rollbook import GAMES
from rollbook.core.game import DICE
from rollbook.core.set_up import BOT_LEVELS
from tests.odd import some_match
from tests.seeds import commit_seed
from tests.transcript import Part, Recorder, explained
from web.serve import Site

PLAYOUTS: Final = 2
"""The number of playouts after each action."""
ACTIONS: Final = 40
"""The maximum number of actions in a match before the position."""
AT_ONCE: Final = 10
"""The number of positions in one request to the browser."""
LONGEST: Final = 60
"""Seconds that Node may take for the playouts of a position, on average: some take 20 on a busy machine."""
PATIENCE: Final = 300_000
"""Milliseconds that a page may take to start: Python computes for minutes here, often on a busy machine."""
SITE: Final = ROOT / "build" / "test-site-samples"


def written(number: int, seed: int) -> dict[str, Part]:
    """Record CPython's answers for this number of positions, with the games in turn; each position is a part."""
    rng = Random(f"{seed} samples")
    parts: dict[str, Part] = {}
    while len(parts) < number:
        game = list(GAMES)[len(parts) % len(GAMES)]
        match = some_match(game, rng, ACTIONS)
        if not match.to_act:
            continue
        actor = match.to_act[0]
        actions = [""] if actor == DICE else [f"{actor} {match.legal(actor).sample(rng)}", ""]
        recorder = Recorder()
        recorder.ask("open", record=str(match))
        level = BOT_LEVELS[len(parts) // len(GAMES) % len(BOT_LEVELS)]
        found = recorder.ask("play_on", actions=actions, n=PLAYOUTS, seed=rng.randrange(2**53), level=level)
        assert found["played"] == PLAYOUTS
        parts[f"{game}, position {len(parts)}, {level}"] = recorder.part
    return parts


def in_the_browser(page: Page, parts: dict[str, Part]) -> list[Any]:
    """Return the answers of the page's Python that differ; the page must show the shelf."""
    count, differences = page.evaluate(ASK, parts)
    assert count == sum(map(len, parts.values()))
    return list(differences)


def in_node(parts: dict[str, Part]) -> list[str]:
    """Return the answers of Pyodide in Node that differ, as readable text."""
    transcript = {"seed": 0, "parts": parts, "walks": []}
    kept = ROOT / "build" / "samples.json"
    kept.write_text(json.dumps(transcript), "utf-8")
    rules_site_build.build(SITE, ["tests/test_locks.py"])
    command = [which("node") or "node", str(SITE / "in_node.mjs"), str(SITE), str(kept)]
    answered, told = asked(command, LONGEST * len(parts))
    lines = answered.splitlines()
    if not lines:
        return [told[-2000:]]
    return [explained(transcript, one) for one in json.loads(lines[-1])["differences"]]


def main(arguments: Sequence[str]) -> int:
    """Compare the playouts and print how many positions differ; return 1 if any does."""
    number = int(arguments[0]) if arguments else 200
    first = int(arguments[1]) if len(arguments) > 1 else commit_seed()
    parts = written(number, first)
    print(f"CPython has played on from {len(parts)} positions, seed {first}.", flush=True)
    different = in_node(parts)
    print(f"Node: {len(different)} differ.", flush=True)
    with sync_playwright() as playwright, Site(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        names = list(parts)
        for begin in range(0, len(names), AT_ONCE):
            page = browser.new_page()
            page.set_default_timeout(PATIENCE)
            expect.set_options(timeout=PATIENCE)
            Shelf(page).open(site.url)
            found = in_the_browser(page, {name: parts[name] for name in names[begin : begin + AT_ONCE]})
            different += [str(one) for one in found]
            print(f"Browser: {min(begin + AT_ONCE, len(names))} asked, {len(found)} of these differ.", flush=True)
            page.close()
        browser.close()
    print("\n".join([*different, f"Node and the browser: {len(different)} of {len(parts)} positions differ."]))
    return 1 if different else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
