"""The screen that a page lies on: how large it is, and how it is touched."""

from typing import Final
from weakref import WeakKeyDictionary

from playwright.sync_api import CDPSession, Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "390x844": {"width": 390, "height": 844},
    "768x1024": {"width": 768, "height": 1024},
    "1024x768": {"width": 1024, "height": 768},
}
SESSIONS: Final[WeakKeyDictionary[Page, CDPSession]] = WeakKeyDictionary()
SCALES: Final[WeakKeyDictionary[Page, float]] = WeakKeyDictionary()


def resize(page: Page, size: ViewportSize, scale: float = 0.25) -> None:
    """Give a page the size of another screen; its window stays as it is, which Playwright would draw anew as well.

    It is laid out as ever, and its pictures have their full size, but it is drawn smaller, as nobody looks and drawing
    without a graphics card is slow. Playwright's own taps and clicks hit only what is drawn at a scale of 1.
    """
    if page not in SESSIONS:
        SESSIONS[page] = page.context.new_cdp_session(page)
    screen = {"screenWidth": size["width"], "screenHeight": size["height"], "deviceScaleFactor": 1, "mobile": False}
    SESSIONS[page].send("Emulation.setDeviceMetricsOverride", {**size, **screen, "scale": scale})
    SCALES[page] = scale


def tap(page: Page, x: float, y: float, touch: bool = True) -> None:
    """Tap at a point of the page, in pixels of its layout; or click."""
    scale = SCALES.get(page, 1)
    (page.touchscreen.tap if touch else page.mouse.click)(x * scale, y * scale)
