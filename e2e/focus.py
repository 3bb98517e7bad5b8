"""Tabs through a screen, and finds controls that have the focus but are not visible."""

from typing import Final

from playwright.sync_api import Page

ZOOMED: Final = (320, 256)
# Returns the focused control, and a complaint if it has no size or if none of its five points in the window can be hit.
FOCUSED: Final = """() => {
  const one = document.activeElement;
  if (one === document.body) return null;
  const name = one.dataset.act ?? one.dataset.pick ?? one.name ?? one.textContent.trim().slice(0, 30);
  const shown = one.matches(":is(input[type=radio], input[type=checkbox])") ? (one.closest("label") ?? one) : one;
  const whole = shown.getBoundingClientRect();
  if (whole.width < 1 || whole.height < 1) return [name, `${whole.width} by ${whole.height}`];
  const [left, top] = [Math.max(0, whole.left), Math.max(0, whole.top)];
  const [width, height] = [Math.min(innerWidth, whole.right) - left, Math.min(innerHeight, whole.bottom) - top];
  const at = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]];
  const hit = at.some(([x, y]) => {
    const found = document.elementFromPoint(left + x * width, top + y * height);
    return found && (shown.contains(found) || found.contains(shown));
  });
  return [name, hit ? "" : `covered at ${Math.round(left)}, ${Math.round(top)}`];
}"""
MAX_STOPS: Final = 60


def tab_through(page: Page) -> list[str]:
    """Press Tab from the start of the page; return each control that is not visible while it has the focus."""
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    faults: list[str] = []
    for _ in range(MAX_STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or "cm-content" in page.evaluate("document.activeElement.className"):
            break  # the end of the page, or an editor that uses Tab to indent
        if focused[1]:
            faults.append(": ".join(focused))
    return faults
