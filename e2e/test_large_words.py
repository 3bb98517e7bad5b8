"""Away from boards, words may be twice as large, and a fingertip still finds room on each control.

The tables are looked at in test_sizes.py and test_every_game.py.
"""

from zlib import crc32

import pytest
from playwright.sync_api import Page

from e2e.layout import SIZES, faults, faults_everywhere, size_to, words_twice_as_large
from e2e.pages import ResultScreen, Table
from e2e.pairs import some
from e2e.play import written_down
from e2e.screens import ADDRESSES, open_screen
from e2e.sites import WatchedSite
from e2e.test_strange_words import LOOKED_AT, cut_or_outside


def look(page: Page, name: str) -> list[str]:
    """The layout's faults on this screen, with words as large as usual and twice as large.

    Large text is checked on one screen size, for every other name a phone's; in `dev.py test all` on both.
    """
    found = faults_everywhere(page, scrolls=True)
    with words_twice_as_large(page):
        for size in some(list(LOOKED_AT), LOOKED_AT[crc32(name.encode()) % 2]):
            found += [f"large, {fault}" for fault in cut_or_outside(page, [size])]
            found += [f"large, {size}: {fault}" for fault in faults(page, scrolls=True)]
        size_to(page, **SIZES["1024x768"])
    return [f"{name}, {fault}" for fault in found]


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
