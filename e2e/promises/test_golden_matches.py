"""The golden matches, played through the bridge of the shipped bundle: it answers as CPython does."""

import pytest
from playwright.sync_api import Page, expect

from e2e.bridge_in_page import ASK
from e2e.pages import Shelf
from e2e.sites import WatchedSite
from rollbook.core.record import Record
from tests.golden_match import golden_files
from tests.transcript import golden


@pytest.mark.promise("Python answers in the browser as CPython does")
@pytest.mark.parametrize("game", sorted({path.parent.name for path in golden_files()}))
def test_golden_matches_in_the_shipped_bundle(game: str, tablet_page: Page, site: WatchedSite) -> None:
    expect(Shelf(tablet_page).open(site.url).games.and_(tablet_page.locator(f'[data-game="{game}"]'))).to_have_count(1)
    parts = {
        path.name: golden(Record.parse(path.read_text("utf-8"))) for path in golden_files() if path.parent.name == game
    }
    asked, differences = tablet_page.evaluate(ASK, parts)
    assert differences == []
    assert asked == sum(map(len, parts.values())) > 10 * len(parts)
