"""Saves what explains a failed test in the test's folder under `--output`: screenshots, traces and the console.

pytest-playwright's options `--tracing` and `--screenshot` decide what is saved, and its own `new_context` already obeys
them. This module covers the two kinds of context that it cannot make: one shared between tests, and one with a profile
on disk.
"""

from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error


@dataclass
class Artifacts:
    """Saves the traces and screenshots of a test in its folder."""

    folder: Path
    tracing: str
    screenshot: str

    @classmethod
    def of(cls, config: pytest.Config, folder: str) -> "Artifacts":
        """Read the options: their values are "on", "off", or the plugin's words for failures only."""
        return cls(Path(folder), config.getoption("--tracing"), config.getoption("--screenshot"))

    def begin(self, context: BrowserContext, title: str) -> None:
        """Begin the part of a context's trace that belongs to a test."""
        if self.tracing != "off":
            context.tracing.start_chunk(title=title)

    def end(self, context: BrowserContext, name: str, *, failed: bool) -> None:
        """End the test's part of the trace; save it and a screenshot of each page if the options ask for them."""
        if self.screenshot == "on" or (failed and self.screenshot != "off"):
            for number, page in enumerate(context.pages, 1):
                try:
                    page.screenshot(path=self.folder / f"{name}-{number}.png", timeout=5000)
                except Error as error:  # the page hangs, or has crashed
                    self.write(f"{name}-{number}.txt", str(error))
        if self.tracing != "off":
            kept = self.tracing == "on" or failed
            context.tracing.stop_chunk(path=self.folder / f"{name}.zip" if kept else None)

    def write(self, name: str, text: str) -> None:
        """Save a text file."""
        self.folder.mkdir(parents=True, exist_ok=True)
        (self.folder / name).write_text(text, "utf-8")


def start_tracing(config: pytest.Config, context: BrowserContext, *, again: bool = False) -> None:
    """Trace a new context, if the options ask for it: calls, network and console, but no pictures of the page.

    Pictures would add a third to a test's CPU time. `again`: the plugin already traces this context with pictures.
    """
    if config.getoption("--tracing") != "off":
        if again:
            context.tracing.stop()
        context.tracing.start(sources=True)
