"""The shipped bundle makes the same playouts as CPython. ROLLBOOK_SEED tries other positions."""

import pytest
from playwright.sync_api import Page

from e2e.bridge_in_page import ASK
from e2e.pages import Shelf
from e2e.samples import written
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.seeds import commit_seed


@pytest.mark.slow
def test_playouts_in_the_browser_equal_cpython(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    asked, differences = tablet_page.evaluate(ASK, written(len(GAMES), commit_seed()))
    assert asked >= 2 * len(GAMES)
    assert differences == [], f"ROLLBOOK_SEED={commit_seed()}"
