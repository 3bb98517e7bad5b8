"""On screens without a board, text may be twice as large, and each control still has room for a fingertip.

test_sizes.py and test_every_game.py check the tables.
"""

import pytest
from playwright.sync_api import Page

from e2e.cut_words import look
from e2e.pages import ResultScreen, Table
from e2e.play import written_down
from e2e.screens import ADDRESSES, open_screen
from e2e.sites import WatchedSite


@pytest.mark.slow
def test_every_screen_but_the_tables_has_room_for_words_twice_as_large(tablet_page: Page, site: WatchedSite) -> None:
    found = []
    for screen in ADDRESSES:
        open_screen(tablet_page, site.url, screen)
        found += look(tablet_page, screen)
    Table(tablet_page).open_record(site.url, str(written_down("roll_it_six_seats")))
    ResultScreen(tablet_page).wait()
    found += look(tablet_page, "result")
    assert not found, "\n".join(found)
