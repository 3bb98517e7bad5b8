"""At 400% zoom (320 by 256 pixels of 1280 by 1024) boards keep their physical size, and nothing covers the focus."""

from statistics import median
from typing import Final

import pytest
from playwright.sync_api import Page

from e2e.focus import tab_through
from e2e.layout import size_to
from e2e.pages import Table
from e2e.sites import WatchedSite
from rollbook import GAMES

# Returns the shorter side of each place on the board that can be tapped, in pixels.
SIDES: Final = """() => [...document.querySelectorAll(".table-board [data-pick]")].map((one) => {
  const { width, height } = one.getBoundingClientRect();
  return Math.min(width, height);
})"""


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
