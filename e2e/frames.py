"""Rollbook in a frame of another page."""

from typing import Final

from playwright.sync_api import Frame, Page, expect

from e2e.pairs import ALL

VISITS: Final = 3 if ALL else 2
NO_ORIGIN: Final = "allow-scripts"


def framed(page: Page) -> Frame:
    """Return Rollbook's frame."""
    expect(page.locator("iframe")).to_be_visible()
    frame = page.frames[-1]
    assert frame is not page.main_frame
    return frame
