"""Somebody in a hurry: taps, rolls, takes back, goes from match to match, reloads, and waits for nothing.

`python -m e2e.hurry --minutes 10 --seed 3` plays on until the time is over (`python3 dev.py build` first);
e2e/test_hurry.py plays a short while. Afterwards every match has to be its own, and none may have lost what was done.
"""

import argparse
import random
import re
from collections import defaultdict
from dataclasses import dataclass, field
from time import monotonic
from typing import Final

from playwright.sync_api import BrowserContext, CDPSession, Error, Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as TooLong

from e2e.browser import launch_options
from e2e.device import stored
from e2e.pages import Table
from e2e.sites import WatchedSite, built_site
from e2e.watch import Watch
from rollbook import Match

PATIENCE: Final = 30_000
SLOWER: Final = 4  # times, the processor
MATCHES: Final = (
    "game=roll_it&seats=2&seed=11&option.grids=4&seat.1=bot+easy",
    "game=knockout&seats=2&seed=12&option.level=sum2&seat.1=bot+medium",
    "game=knaster&seats=2&seed=13",
    "game=lowdown&seats=2&seed=14&seat.1=bot+easy",
    "game=roll_out&seats=2&seed=15&seat.1=bot+hard",
    "game=roll_it&seats=3&seed=16&option.grids=4&seat.1=bot+easy&seat.2=bot+medium",
)
# How often each thing is done before the cards are shuffled again.
CARDS: Final = {
    "tap_board": 50, "tap_anything": 14, "go_to_match": 12, "go_elsewhere": 4, "play": 16, "press_key": 5, "go_back": 4,
    "speak": 2, "change_seat": 4, "reload": 1, "change_tab": 2, "kill": 1,
}  # fmt: skip
ANEW: Final = ("reload", "change_tab", "kill")  # what begins with a new page or a new Python
# Tells what was stored, once it is; and remembers the workers, so that they can be killed, and of each the memory that
# its Python has.
WITNESS: Final = """(() => {
  const { put } = IDBObjectStore.prototype;
  window.kept = {};
  IDBObjectStore.prototype.put = function (value, ...more) {
    const asked = put.call(this, value, ...more);
    if (value?.record) this.transaction.addEventListener("complete", () => {
      window.kept[value.id] = value.revision;
      window.tellStored(value.id, value.revision, value.record);
    });
    return asked;
  };
  const TELL = `;
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const made = await instantiate.apply(WebAssembly, given);
      self.pythonMemory = made.exports.memory;
      return made;
    };`;
  window.Blob = class extends Blob {
    constructor(parts, how) {
      super(how?.type === "text/javascript" ? [...parts, TELL] : parts, how);
    }
  };
  window.workers = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      if (!String(given[0]).endsWith("#snapshot")) workers.push(this);
    }
  };
})()"""
# A point on something that can be used, chosen by a number below 1: nothing that leaves the site or deletes a match,
# and not the first seat, as robots alone would play on and on.
AIM: Final = """([css, chance]) => {
  const away = /^(delete|seat-0|import|export|save|send|copy-link|print|install|download)/;
  const usable = [...document.querySelectorAll(css)].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }) && !away.test(one.dataset.act ?? ""));
  const one = usable[Math.floor(chance * usable.length)];
  if (!one) return null;
  one.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}"""
# What is tapped most; and what is tapped as well.
BOARD: Final = ("[data-act=roll]", "[data-act=confirm], [data-act=undo]", "main [data-pick]", "main [data-pick]")
ANYTHING: Final = "[data-pick], [data-act], a[href^='#'], dialog label"
# The match on the table and its revision, if the page says that all is done.
DONE: Final = """() => {
  const id = /^#\\/table\\/(.+)/.exec(location.hash)?.[1];
  const { busy, ready } = document.documentElement.dataset;
  const shown = document.querySelector("main[data-game]");
  return busy === "false" && ready === "python" && shown && kept[id] ? [id, kept[id]] : null;
}"""
PLAY: Final = """(chance) => {
  const { rollbook } = window;
  const move = async () => {
    for (const seat of [0, 1]) {
      const moves = await rollbook.legal(seat);
      if (moves.length) return rollbook.play(seat, moves[Math.floor(chance * moves.length)]);
    }
    return rollbook.roll();
  };
  move().catch(() => {}); // the table may have gone, or somebody else is to play
}"""
KILL: Final = """(loudly) => {
  const worker = workers.at(-1);
  worker?.terminate();
  if (loudly) worker?.dispatchEvent(new ErrorEvent("error", { message: "out of memory" }));
}"""
KILLED: Final = "engine-failed"  # what the page says of it for developers
SPEAK: Final = """(language) => {
  localStorage.setItem("rollbook-language", language);
  dispatchEvent(new StorageEvent("storage", { key: "rollbook-language" }));
}"""
# Milliseconds between two taps: none, as long as a finger takes, or as long as a glance.
PAUSES: Final = (0, 0, 0, 50, 150, 300)
SEATS: Final = ".score:not(:first-child)"
WHO_SITS: Final = "dialog [data-act=sit], dialog [data-act^='sit-']"
KEYS: Final = ("r", "u", "Escape", "Enter", "Tab", "ArrowRight")
PLACES: Final = ("#/", "#/matches", "#/statistics", "#/set-up/knaster", "#/nowhere")
LOADED_ONCE: Final = ("#/lab/roll_it", "#/learn/lowdown", "#/rules/knaster")
HEADS: Final = re.compile(r"^(game|options|seed): .*$", re.MULTILINE)


@dataclass
class Hurry:
    """One person with one or two tabs on one device, whose chances depend on a seed."""

    context: BrowserContext
    url: str
    seed: int
    kill_silently: bool = True
    done: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    stored: dict[str, dict[int, str]] = field(default_factory=lambda: defaultdict(dict))
    heads: dict[str, tuple[list[str], int]] = field(default_factory=dict)
    counts: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.random = random.Random(self.seed)
        self.staying = False
        self._cards: list[str] = []
        self._sessions: dict[Page, CDPSession] = {}
        self.context.expose_function("tellStored", self._heard)
        self.context.add_init_script(WITNESS)
        self.page = self._tab()

    def begin(self) -> None:
        """Make the matches, one after the other, and only then be in a hurry."""
        table = Table(self.page)
        for wish in MATCHES:
            self.page.goto(f"{self.url}#/play?{wish}")
            self.page.wait_for_url(re.compile("#/table/"), wait_until="commit")
        self.page.goto(f"{self.url}#/")
        table.wait_idle()
        for match in stored(self.page):
            self.heads[match["id"]] = head(match["record"])
        self._slow_down(SLOWER)

    def step(self) -> None:
        """Do one thing, whatever the page is doing."""
        if not self._cards:
            self._cards = [kind for kind, times in CARDS.items() for _ in range(times)]
            self._cards = [kind for kind in self._cards if not (self.staying and kind in ANEW)]
            self.random.shuffle(self._cards)
        kind = self._cards.pop()
        if not self.page.url.startswith(self.url):  # back to before the site, where a new tab begins
            self.page.goto(self.url, wait_until="commit")
        try:
            if getattr(self, kind)() is False:  # there was nothing to do it to
                return
            self.counts[kind] += 1
            self.page.wait_for_timeout(self.random.choice(PAUSES))
            found = self.page.evaluate(DONE)
            if found:
                self.done[found[0]] = max(self.done[found[0]], found[1])
        except Error as error:  # the page may be loading anew
            if not re.search("context was destroyed|navigat|interrupted|Cannot find context", error.message):
                raise

    def stay(self) -> None:
        """From now on nothing begins anew: one tab, one page, one Python, whose memory can be compared.

        What is loaded once, whenever it is first needed, is loaded before.
        """
        for page in self.context.pages:
            if page != self.page:
                page.close()
        # Python may have been killed without a word while it started, which is noticed only after a while.
        expect(Table(self.page).root).to_have_attribute("data-ready", "python", timeout=6 * PATIENCE)
        self._slow_down(1)
        for language in ("de", "en"):
            self.page.evaluate(SPEAK, language)
            for place in (*PLACES, *LOADED_ONCE):
                self.page.evaluate("(place) => { location.hash = place; }", place)
                Table(self.page).wait_idle()
        self._slow_down(SLOWER)
        self.staying = True
        self._cards.clear()

    @property
    def missing(self) -> set[str]:
        """The kinds of things that have not been done yet."""
        return {kind for kind in CARDS if not self.counts[kind]}

    def tap_board(self) -> None:
        self._tap(self.random.choice(BOARD))

    def tap_anything(self) -> None:
        self._tap(ANYTHING)

    def go_to_match(self) -> None:
        self.page.evaluate("(id) => { location.hash = `#/table/${id}`; }", self.random.choice(list(self.heads)))

    def go_elsewhere(self) -> None:
        self.page.evaluate("(place) => { location.hash = place; }", self.random.choice(PLACES))

    def go_back(self) -> None:
        self.page.evaluate("(by) => history.go(by)", self.random.choice([-1, -1, 1]))

    def play(self) -> None:
        self.page.evaluate(PLAY, self.random.random())

    def press_key(self) -> None:
        self.page.keyboard.press(self.random.choice(KEYS))

    def speak(self) -> None:
        self.page.evaluate(SPEAK, self.random.choice(["de", "en"]))

    def change_seat(self) -> bool:
        """Let a robot or somebody else sit at a seat, if the table is there."""
        return self._tap(SEATS) and self._tap(WHO_SITS)

    def reload(self) -> None:
        self.page.reload(wait_until="commit")

    def change_tab(self) -> None:
        tabs = [page for page in self.context.pages if page != self.page]
        if tabs and self.random.random() < 0.3:
            tabs[0].close()
            return
        address = self.page.url
        if not tabs:
            tabs = [self._tab()]
            tabs[0].goto(address, wait_until="commit")
        self.page = tabs[0]
        self._slow_down(SLOWER)

    def kill(self) -> None:
        """Kill Python, with or without a word."""
        self.page.evaluate(KILL, not self.kill_silently or self.random.random() < 0.7)

    def settle(self) -> None:
        """Wait at last, close all other tabs, and look at every match."""
        for page in self.context.pages:
            if page != self.page:
                page.close()
        self._slow_down(1)
        table = Table(self.page)
        self.page.goto(f"{self.url}#/")
        self.page.reload()
        table.wait_ready()
        for match in self.heads:
            self.page.evaluate("(id) => { location.hash = `#/table/${id}`; }", match)
            self._wait_idle(match)
            if not self.page.locator("main[data-game]").count():
                self.faults.append(f"{match} does not open: {self.page.locator('#page').inner_text()[:300]}")

    def _wait_idle(self, match: str) -> None:
        """Wait for a table for as long as its match goes on: a key may have left it to robots alone."""
        record, before = "", None
        while record != before:
            try:
                Table(self.page).wait_idle()
            except TooLong:
                before = record
                record = next(kept["record"] for kept in stored(self.page) if kept["id"] == match)
            else:
                return
        self.faults.append(f"{match} stands still and is busy:\n{record}\n{self.page.locator('#page').inner_text()}")

    def check(self) -> list[str]:
        """What went wrong with the matches."""
        for id, revisions in self.stored.items():
            before = ""
            for revision, record in sorted(revisions.items()):
                self._check_record(f"{id}, revision {revision}", record, head(before or record))
                if before and not consistent(actions(before), actions(record)):
                    self.faults.append(f"{id}: revision {revision} does not follow:\n{before}\nthen\n{record}")
                before = record
        kept = {match["id"]: match for match in stored(self.page)}
        for id, wanted in self.heads.items():
            if id not in kept:
                self.faults.append(f"{id} has gone")
                continue
            revision, record = kept[id]["revision"], kept[id]["record"]
            self._check_record(f"{id}, as it is kept", record, wanted)
            last = max([self.done[id], *self.stored[id]])
            if revision < last or (revision in self.stored[id] and self.stored[id][revision] != record):
                self.faults.append(f"{id}: revision {last} was done, and {revision} is kept")
        return self.faults

    def memory(self) -> tuple[float, float]:
        """Megabytes on the shelf, when nothing is done: the JavaScript that the page uses, and all of Python."""
        table = Table(self.page)
        self.page.evaluate("location.hash = '#/'")
        table.wait_ready()
        table.wait_idle()
        self._session().send("HeapProfiler.collectGarbage")
        script = float(self._session().send("Runtime.getHeapUsage")["usedSize"])
        python = float(table.worker.evaluate("pythonMemory.buffer.byteLength"))
        return round(script / 1e6, 2), round(python / 1e6, 2)

    def _check_record(self, what: str, record: str, wanted: tuple[list[str], int]) -> None:
        try:
            match = Match.parse(record)
        except ValueError as error:
            self.faults.append(f"{what} does not parse: {error}\n{record}")
            return
        if str(match) != record or head(record) != wanted:
            self.faults.append(f"{what} is not its own, which began {wanted}:\n{record}")

    def _heard(self, id: str, revision: int, record: str) -> None:
        if self.stored[id].setdefault(revision, record) != record:
            self.faults.append(f"{id} was stored twice as revision {revision}:\n{self.stored[id][revision]}\n{record}")

    def _tap(self, css: str) -> bool:
        place = self.page.evaluate(AIM, [css, self.random.random()])
        if place:
            self.page.touchscreen.tap(*place)
        return place is not None

    def _tab(self) -> Page:
        page = self.context.new_page()
        page.on("dialog", lambda dialog: dialog.accept())
        return page

    def _slow_down(self, times: float) -> None:
        self._session().send("Emulation.setCPUThrottlingRate", {"rate": times})

    def _session(self) -> CDPSession:
        if self.page not in self._sessions:
            self._sessions[self.page] = self.context.new_cdp_session(self.page)
        return self._sessions[self.page]


def head(record: str) -> tuple[list[str], int]:
    """What a match keeps all its life: its game, options and seed, and how many seats it has."""
    above = record.partition("\n\n")[0]
    return [line.group() for line in HEADS.finditer(above)], above.count(" | ")


def actions(record: str) -> list[str]:
    """A record's actions, without remarks."""
    return [line for line in record.partition("\n\n")[2].splitlines() if not line.startswith("#")]


def consistent(before: list[str], after: list[str]) -> bool:
    """Whether one list goes on where the other ends, or lacks one action of a round that seats play together."""
    longer, shorter = (before, after) if len(before) >= len(after) else (after, before)
    if longer[: len(shorter)] == shorter:
        return True
    return any(before[:at] + before[at + 1 :] == after for at in range(len(before)))


def reaches_plateau(measured: list[tuple[float, float]]) -> bool:
    """Whether the least of the second half of what `memory` has told is at most 1.25 times the most of the first half.

    What is never let go grows with every match that is looked at, so that the least grows, too. The most also tells of
    what is loaded once, whenever it is first needed. Python's memory does not shrink, and grows by a fifth at a time.
    """
    half = len(measured) // 2
    return all(min(kind[half:]) <= 1.25 * max(kind[:half]) for kind in zip(*measured, strict=True))


def main() -> int:
    """Be in a hurry for some minutes, and print what came of it."""
    parser = argparse.ArgumentParser(description="Plays in a hurry and checks the matches afterwards.")
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright, WatchedSite(built_site()) as site:
        browser = playwright.chromium.launch(**launch_options())
        context = browser.new_context(viewport={"width": 1024, "height": 768}, has_touch=True, reduced_motion="reduce")
        watch = Watch(context)
        # A page that is left before its head has been read names no icon.
        watch.expect(f"{KILLED}|engine-silent|favicon.ico")
        hurry = Hurry(context, site.url, given.seed)
        hurry.begin()
        began, half = monotonic(), given.minutes * 30
        while monotonic() < began + half:
            hurry.step()
        print(f"{dict(hurry.counts)}\nFrom now on one page stays:", flush=True)
        hurry.stay()
        measured: list[tuple[float, float]] = []
        while monotonic() < began + 2 * half or len(measured) < 4:
            for _ in range(50):
                hurry.step()
            measured.append(hurry.memory())
            print(f"{sum(hurry.counts.values())} steps, MB of script and of Python: {measured[-1]}", flush=True)
        hurry.settle()
        faults = hurry.check()
        if not reaches_plateau(measured):
            faults.append("the memory grows on")
        faults += watch.unexpected()
        saved = sum(map(len, hurry.stored.values()))
        print(f"{dict(hurry.counts)}\n{len(hurry.stored)} matches were saved {saved} times.")
        print("\n".join(faults) or "Nothing was lost, and the memory has reached a plateau.")
        browser.close()
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
