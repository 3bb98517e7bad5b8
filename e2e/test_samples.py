"""The shipped bundle makes the same playouts as CPython; `python -m e2e.samples` checks more positions."""

import pytest
from playwright.sync_api import Page

from e2e.pages import Shelf
from e2e.samples import in_the_browser, written
from e2e.sites import WatchedSite
from rollbook import GAMES
from tests.seeds import commit_seed


@pytest.mark.slow
def test_playouts_in_the_browser_equal_cpython(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    assert in_the_browser(tablet_page, written(len(GAMES), commit_seed())) == [], f"ROLLBOOK_SEED={commit_seed()}"
