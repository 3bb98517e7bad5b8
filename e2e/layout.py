"""Checks that nothing is cut off, nothing overlaps, and everything is large enough for a finger."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, ViewportSize

SIZES: Final[dict[str, ViewportSize]] = {
    "390x844": {"width": 390, "height": 844},
    "768x1024": {"width": 768, "height": 1024},
    "1024x768": {"width": 1024, "height": 768},
}
LARGE_WORDS: Final = {"standard": 32, "fixed": 26}
USUAL_WORDS: Final = {"standard": 16, "fixed": 13}
LONGEST_NAMES: Final = ["Wolfeschlegelsteinhausenbergerdorff Juni", "Anna-Maria van der Heijden-Gutiérrez III"] * 3
MEASURE: Final = (Path(__file__).parent / "measure_layout.js").read_text("utf-8")

# Resolves after the next frame, even if the page's clock is stopped.
FRAME: Final = """() => new Promise((drawn, failed) => {
  new IntersectionObserver((_, watch) => drawn(watch.disconnect())).observe(document.documentElement);
  // Chromium has been seen to draw no frame any more: that is said, as the test would wait for ever.
  setTimeout(failed, 10_000, new Error("The browser draws no frames."));
})"""
# Finds elements that are outside the screen or their scroller, covered, without size, or cut off.
OUT_OF_SIGHT: Final = """(all) => {
  return all.flatMap((css) => {
    const one = document.querySelector(css);
    if (!one) return [`${css} is missing`];
    const box = one.getBoundingClientRect();
    if (Math.min(box.width, box.height) < 10) return [`${css} has no size`];
    const frames = [{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }];
    for (let around = one.parentElement; around; around = around.parentElement)
      if (getComputedStyle(around).overflowY !== "visible") frames.push(around.getBoundingClientRect());
    const outside = frames.some(({ left, top, right, bottom }) =>
      box.left < left - 3.5 || box.top < top - 3.5 || box.right > right + 3.5 || box.bottom > bottom + 3.5);
    if (outside) return [`${css} is out of sight: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`];
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const solid = css !== ".table-board" && getComputedStyle(one).pointerEvents !== "none";
    const covered = solid && !one.contains(at) && !at?.contains(one);
    const cut = one.scrollHeight > one.clientHeight + 2 && getComputedStyle(one).overflowY === "hidden";
    return [...(covered ? [`${css} lies below ${at?.className}`] : []), ...(cut ? [`${css} is cut off`] : [])];
  });
}"""


def wait_for_frame(page: Page) -> None:
    """Wait until the page has been drawn again."""
    page.evaluate(FRAME)


def size_to(page: Page, width: int, height: int) -> None:
    """Resize the page, and wait for the next frame, because the page learns its size only then."""
    page.set_viewport_size({"width": width, "height": height})
    wait_for_frame(page)


def faults(page: Page, scrolls: bool = False) -> list[str]:
    """Return a sentence about each fault of the current layout; with `scrolls`, the page may scroll down."""
    seen = page.evaluate(MEASURE)
    width, height = seen["width"], seen["height"]
    found = []
    if seen["scrollWidth"] > width:
        found.append(f"the page is {seen['scrollWidth']} wide")
    if not scrolls and seen["scrollHeight"] > height:
        found.append(f"the page is {seen['scrollHeight']} high")
    for box in [*seen["boxes"], *seen["words"]]:
        right, bottom = box["x"] + box["width"], box["y"] + box["height"]
        sideways = box["x"] < -0.5 or right > width + 0.5
        if sideways or (not scrolls and (box["y"] < -0.5 or bottom > height + 0.5)):
            found.append(f"{box['name']} lies outside: {box['x']:.0f} {box['y']:.0f} to {right:.0f} {bottom:.0f}")
        if box.get("cut"):
            found.append(f"{box['name']} is cut off")
        if box.get("by"):
            found.append(f"{box['name']} is covered by {box['by']}")
    for box in seen["boxes"]:
        least = seen["least"] if box["pick"] not in (None, "pass") else 44
        if box["drawn"] and not box["room"]:
            found.append(f"{box['name']} has no room for a fingertip of {least} pixels")
        if not box["drawn"] and min(box["width"], box["height"]) < least - 0.5:
            found.append(f"{box['name']} is {box['width']:.0f} x {box['height']:.0f}, not {least}")
    return found + overlaps([box for box in seen["boxes"] if not box["drawn"] and not box["floats"]])


def faults_everywhere(page: Page, scrolls: bool = False, sizes: Iterable[str] = SIZES) -> list[str]:
    """Return the faults on every screen size in turn, or on some sizes; leave the screen at a tablet's size."""
    found = []
    for name in sizes:
        size_to(page, **SIZES[name])
        found += [f"{name}: {fault}" for fault in faults(page, scrolls)]
    size_to(page, **SIZES["1024x768"])
    return found


def overlaps(boxes: list[dict[str, Any]]) -> list[str]:
    """Return a sentence for each pair of controls that overlap by more than a pixel in both directions."""
    found = []
    for at, one in enumerate(boxes):
        for other in boxes[at + 1 :]:
            across = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
            down = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
            if across > 1 and down > 1:
                found.append(f"{one['name']} and {other['name']} overlap by {across:.0f} x {down:.0f}")
    return found


def out_of_sight(page: Page, *css: str) -> list[str]:
    """Return a sentence for each of these parts of the page that is not completely visible without scrolling."""
    for _ in range(2):
        wait_for_frame(page)
    return list(page.evaluate(OUT_OF_SIGHT, list(css)))


@contextmanager
def words_twice_as_large(page: Page) -> Iterator[None]:
    """Double the font sizes, as people do in the browser's settings, until the block ends."""
    session = page.context.new_cdp_session(page)
    try:
        session.send("Page.setFontSizes", {"fontSizes": LARGE_WORDS})
        yield
    finally:
        session.send("Page.setFontSizes", {"fontSizes": USUAL_WORDS})
        session.detach()
