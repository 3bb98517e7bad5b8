"""One user with up to three tabs on one device, who taps, types and checks the screen."""

import random
import re
from time import monotonic
from typing import Any, Final

from playwright.sync_api import BrowserContext, CDPSession, Error, Page, Worker

from e2e.hurry import in_page
from e2e.hurry.eyes import STANDSTILL, look_twice
from e2e.hurry.ledger import Ledger
from e2e.hurry.story import Story
from e2e.sites import WatchedSite
from e2e.watch import Watch

GOING: Final = re.compile(
    "context was destroyed|navigat|interrupted|Cannot find context|ERR_ABORTED|frame was detached|Frame was detached"
)
"""A pattern for Playwright's errors about a page that is reloading."""
MATCHES: Final = (
    "game=roll_it&seats=2&seed=11&option.grids=4&seat.1=bot+easy",
    "game=knockout&seats=2&seed=12&option.level=sum2&seat.1=bot+medium",
    "game=knaster&seats=2&seed=13",
    "game=lowdown&seats=2&seed=14&seat.1=bot+easy",
    "game=roll_out&seats=2&seed=15&seat.1=bot+hard",
    "game=roll_it&seats=3&seed=16&option.grids=4&seat.1=bot+easy&seat.2=bot+medium",
)
MAX_MATCHES: Final = 60
"""With more matches than this, no card makes another."""


class Person:
    """An impatient user, whose random choices all depend on a seed."""

    def __init__(self, watch: Watch, site: WatchedSite, seed: int, slower: float) -> None:
        self.watch = watch
        self.site = site
        self.slower = slower
        self.random = random.Random(seed)
        self.story = Story(f"Seed {seed}, {slower:g} times slower")
        self.ledger = Ledger(self.story.fault)
        self.dealt: list[str] = []
        """The matches that were made first."""
        self.marks = 0
        """The number of marks that have been written into robots' code."""
        self.silent_until = 0.0
        self.away = False
        """Whether the network or the server is down."""
        self._sessions: dict[Page, CDPSession] = {}
        self._names: dict[Page, str] = {}
        self._stuck: set[Page] = set()
        # A page that is left before its head has been parsed has no icon. While typing, the browser's editor briefly
        # sets a style that the page's policy blocks.
        self.story.excuse("favicon.ico|Applying inline style|style-src-attr blocked")
        self.context.expose_function("tellStored", self.ledger.hear)
        self.context.add_init_script(in_page.WITNESS)
        self.page = self.new_tab()

    @property
    def context(self) -> BrowserContext:
        return self.watch.context

    @property
    def ids(self) -> list[str]:
        """The matches to visit: those that were made first or, once these are deleted, others."""
        there = self.ledger.heads
        return [id for id in self.dealt if id in there] or sorted(there)[: len(MATCHES)]

    # tabs

    def new_tab(self) -> Page:
        """Open a new, empty tab."""
        page = self.context.new_page()
        page.on("dialog", lambda dialog: dialog.accept())
        self._names[page] = f"tab {len(self._names) + 1}"
        return page

    def another_tab(self) -> Page:
        """Return another tab: an open one if there is one, otherwise an empty one."""
        return self.random.choice(self.others) if self.others else self.new_tab()

    def turn_to(self, page: Page) -> None:
        """Continue in another tab, slowed down in the same way.

        The tab comes to the front, because the browser gives the front tab the most CPU time.
        """
        self.page = page
        page.bring_to_front()
        self.slow_down(self.slower)

    @property
    def others(self) -> list[Page]:
        """The other open tabs."""
        return [page for page in self.context.pages if page != self.page]

    @property
    def tab(self) -> str:
        """The name of this tab in the story."""
        return self._names.get(self.page, "tab")

    @property
    def at_home(self) -> bool:
        """Whether this tab shows Rollbook, not a blank page or the licences."""
        return self.page.url.partition("#")[0].partition("?")[0] == self.site.url

    def slow_down(self, times: float) -> None:
        """Slow this tab's processor down."""
        self.session().send("Emulation.setCPUThrottlingRate", {"rate": times})

    def session(self) -> CDPSession:
        """Return a DevTools session for this tab."""
        if self.page not in self._sessions:
            self._sessions[self.page] = self.context.new_cdp_session(self.page)
        return self._sessions[self.page]

    def python(self) -> Worker | None:
        """Return the worker of this tab's Python, not one that makes a snapshot or runs a robot."""
        workers = [worker for worker in self.page.workers if not worker.url.startswith("data:")]
        return next((worker for worker in reversed(workers) if not worker.url.endswith("#snapshot")), None)

    # hands

    def go(self, place: str) -> None:
        """Go to an address of the page, as if it had been typed."""
        self.page.evaluate(in_page.GO, place)

    def tap(self, css: str) -> str | None:
        """Tap a usable control that matches a CSS selector; return its description, or None if there is none."""
        found = self.page.evaluate(in_page.AIM, [css, self.random.random()])
        if not found:
            return None
        x, y, what = found
        self.page.touchscreen.tap(x, y)
        return f"taps {what}"

    def press(self, act: str) -> str | None:
        """Tap the control with this `data-act`."""
        return self.tap(f'[data-act="{act}"]')

    def choose(self, name: str, value: str) -> str | None:
        """Choose one of several values, by the name and the value of its radio button."""
        return self.tap(f'label:has(input[name="{name}"][value="{value}"])')

    def fill(self, text: str) -> str | None:
        """Choose from a visible select, or type into a field; return a description, or None if there is none."""
        found = self.page.evaluate(in_page.CHOOSE, [self.random.random(), text])
        return None if found is None else str(found)

    def at(self, *kinds: str) -> bool:
        """Whether this tab's address is of one of these kinds."""
        return any(re.search(rf"#/{kind}(/|$|\?)", self.page.url) for kind in kinds)

    def come(self, kind: str, address: str) -> str:
        """Go to an address, unless this tab's address is already of this kind."""
        if self.at(kind):
            return ""
        self.go(address)
        return f"goes to {address}"

    # eyes

    def look(self) -> dict[str, Any] | None:
        """Return the state of the screen; None on a page that is not Rollbook's."""
        seen = self.page.evaluate(in_page.LOOK)
        if seen is None:
            return None
        for jump in seen["unasked"]:
            self.story.fault("The address has changed though nobody asked for it", "it stays", jump)
        if seen["done"]:
            id, revision = seen["done"]
            self.ledger.done[id] = max(self.ledger.done[id], revision)
        return dict(seen)

    def check(self) -> None:
        """Check this tab, and the reports of all tabs."""
        while self.watch.problems:
            self.story.complained(self.watch.problems.pop(0))
        seen = self.look()
        if seen is None:
            return
        if seen["busy"] == "false":
            self._stuck.discard(self.page)
            for fault in look_twice(self.look, self.wait):
                self.story.fault(*fault)
        elif seen["still"] > STANDSTILL and monotonic() > self.silent_until + STANDSTILL:
            if self.page not in self._stuck:
                shown = self.page.locator("body").inner_text()[:600]
                self.story.fault("The page stands still and is busy", f"at most {STANDSTILL} s", f"{seen}\n{shown}")
            self._stuck.add(self.page)
            self.page.reload(wait_until="commit")

    def wait(self, milliseconds: int) -> None:
        """Do nothing for a moment."""
        if milliseconds:
            self.page.wait_for_timeout(milliseconds)

    def kept_language(self) -> str | None:
        """Return the stored language; None if none has been chosen yet."""
        kept = self.page.evaluate("localStorage.getItem('rollbook-language')")
        return None if kept is None else str(kept)

    def kept(self) -> list[dict[str, Any]]:
        """Return everything that is stored on the device."""
        found = self.page.evaluate(in_page.KEPT)
        if found is None:
            self.story.fault("Storage does not answer", "it does once nothing holds it up", "no answer for 20 s")
        return found or []


def gone(error: Error) -> bool:
    """Whether an error only says that the page was reloading."""
    return GOING.search(error.message) is not None
