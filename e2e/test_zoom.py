"""At 400% zoom (320 by 256 pixels of 1280 by 1024) boards keep their physical size, and nothing covers the focus."""

from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.layout import size_to
from e2e.pages import Table
from e2e.screens import ADDRESSES, open_screen
from e2e.sites import WatchedSite
from rollbook import GAMES

ZOOMED: Final = (320, 256)
# Returns the shorter side of each place on the board that can be tapped, in pixels.
SIDES: Final = """() => [...document.querySelectorAll(".table-board [data-pick]")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
})"""
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
MOST_STOPS: Final = 60


def tab_through(page: Page) -> list[str]:
    """Press Tab from the start of the page; return each control that is not visible while it has the focus."""
    page.evaluate("() => { document.activeElement.blur(); scrollTo(0, 0); }")
    faults: list[str] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        focused = page.evaluate(FOCUSED)
        if focused is None or "cm-content" in page.evaluate("document.activeElement.className"):
            break  # the end of the page, or an editor that uses Tab to indent
        if focused[1]:
            faults.append(": ".join(focused))
    return faults


@pytest.mark.parametrize("game", GAMES)
def test_zoomed_board_is_no_smaller_on_the_glass(tablet_page: Page, site: WatchedSite, game: str) -> None:
    size_to(tablet_page, 1280, 1024)
    table = Table(tablet_page).open(site.url, f"game={game}&seats=2&seed=7&auto=off")
    table.wait_idle()
    usual = median(tablet_page.evaluate(SIDES))
    for zoom in (2, 4):
        size_to(tablet_page, 1280 // zoom, 1024 // zoom)
        assert median(tablet_page.evaluate(SIDES)) * zoom >= usual
    assert tab_through(tablet_page) == []


@pytest.mark.parametrize("name", ADDRESSES)
def test_nothing_covers_the_focus_on_a_zoomed_screen(tablet_page: Page, site: WatchedSite, name: str) -> None:
    size_to(tablet_page, *ZOOMED)
    open_screen(tablet_page, site.url, name)
    assert tab_through(tablet_page) == []
