"""Drives Chromium by Playwright, as all other tests of the page do."""

import atexit
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import Playwright, ViewportSize, sync_playwright

from e2e.browser import launch_options
from e2e.engines.driver import Driver


class Chromium(Driver):
    """A tablet with a touch screen."""

    def __init__(self, profile: Path) -> None:
        size: ViewportSize = {"width": 1024, "height": 768}
        self._context = playwright().chromium.launch_persistent_context(
            profile, viewport=size, has_touch=True, **launch_options()
        )
        self._page = self._context.pages[0]
        self._frame = self._page.main_frame

    def go(self, address: str) -> None:
        self._page.goto(address, wait_until="domcontentloaded")
        self._frame = self._page.main_frame

    def enter_frame(self) -> None:
        self._page.wait_for_selector("iframe")
        self._frame = self._page.frames[1]

    def run(self, body: str, *given: Any) -> Any:
        return self._frame.evaluate(f"async (given) => {{{body}}}", list(given))

    def value(self, expression: str, *given: Any) -> Any:
        return self._frame.evaluate(f"(given) => {expression}", list(given))

    def touch(self, x: int, y: int) -> None:
        self._page.touchscreen.tap(x, y)

    def close(self) -> None:
        self._context.close()


@cache
def playwright() -> Playwright:
    """Start Playwright, once for each process."""
    started = sync_playwright().start()
    atexit.register(started.stop)
    return started


def missing() -> str:
    """Return no reason: `python3 dev.py` finds or installs a Chromium before any test."""
    return ""
