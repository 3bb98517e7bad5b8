"""Closes a browser that has stopped drawing frames. The test that waits for it fails, and the next gets a new browser.

Chromium sometimes stops drawing in the middle of a run. Without this module, anything that waits for a frame would wait
until the test's own time limit, because calls such as `page.evaluate` have none.
"""

import asyncio
from contextlib import suppress
from functools import partial
from typing import Final

from greenlet import greenlet  # type: ignore[import-untyped]  # Playwright needs it
from playwright.sync_api import Browser, BrowserContext, Error, Page

# Resolves with the next frame, even if the page's clock is stopped.
DRAWN: Final = """() => new Promise((drawn) => {
  new IntersectionObserver((_, watch) => drawn(watch.disconnect())).observe(document.documentElement);
})"""
LOOK: Final = 10.0
"""Seconds between two checks of the browser."""
LOOKS: Final = 4
"""After this number of checks in a row without a frame, the browser is closed."""
LATE: Final = 1.0
"""Seconds by which a check may be late. If it is later, the test was computing, and no answer could arrive."""
SILENT: Final = "The browser draws no frames any more, and was closed. The next test gets a fresh one."


class Guard:
    """Checks now and then whether each context of a browser draws frames, while a test waits for the browser."""

    def __init__(self, browser: Browser, look: float = LOOK) -> None:
        self.browser = browser
        self.closed = False
        self._look = look
        self._silent: dict[BrowserContext, int] = {}
        """The contexts that were asked for a frame and have not answered, and how many checks ago that was."""
        self._plan()

    def _plan(self) -> None:
        loop = asyncio.get_running_loop()  # Playwright's, which runs whenever a test waits for the browser
        due = loop.time() + self._look
        loop.call_at(due, lambda: self._see(late=loop.time() - due > LATE))

    def _see(self, *, late: bool) -> None:
        if not self.browser.is_connected():
            return
        contexts = self.browser.contexts
        for context in set(self._silent) - set(contexts):
            del self._silent[context]
        for context in contexts:
            if context not in self._silent:
                self._ask(context)
            else:
                self._silent[context] = 0 if late else self._silent[context] + 1
        if max(self._silent.values(), default=0) >= LOOKS:
            self.closed = True  # set before any of its pages and contexts close
            greenlet(partial(self.browser.close, reason=SILENT)).switch()
        else:
            self._plan()

    def _ask(self, context: BrowserContext) -> None:
        pages = context.pages
        if pages:
            self._silent[context] = 0
        for page in pages:
            # The call waits in a separate greenlet, as Playwright's events do, so it does not hold up the test.
            greenlet(partial(self._hear, context, page)).switch()

    def _hear(self, context: BrowserContext, page: Page) -> None:
        with suppress(Error):  # an error is an answer too: the page navigates, or has been closed
            page.evaluate(DRAWN)
        self._silent.pop(context, None)


def close_if_stuck(context: BrowserContext, limit: float = 5000) -> bool:
    """Close a context's browser if a page draws nothing for `limit` milliseconds; return whether it is closed."""
    browser = context.browser
    if browser is None or (browser.is_connected() and all(_draws(page, limit) for page in context.pages)):
        return False
    browser.close(reason=SILENT)
    return True


def _draws(page: Page, limit: float) -> bool:
    try:
        page.wait_for_function("() => (window.looks = (window.looks ?? 0) + 1) > 2", timeout=limit)  # once per frame
    except Error:
        return False
    return True
