"""A full device or a dead worker costs no more than the move that was being made."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import KILL, stored, stored_records
from e2e.pages import Shelf, Table
from e2e.play import play_without_storage
from e2e.sites import WatchedSite
from e2e.watch import Watch

WISH = "game=roll_it&seats=2&seed=7&auto=off"


@pytest.mark.promise("A full device: the page plays, warns, and saves once there is room")
def test_full_device_plays_warns_and_saves_once_there_is_room(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate("""() => {
      const { prototype } = IDBObjectStore;
      window.mend = ((put) => () => { prototype.put = put; })(prototype.put);
      prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    table = play_without_storage(Table(tablet_page).open(site.url, WISH), "full")
    tablet_page.evaluate("mend()")
    table.roll_button.tap()
    table.wait_idle()
    (kept,) = stored(tablet_page)
    assert kept["record"] == table.record()  # the page saves as soon as there is room


@pytest.mark.promise("A dead worker: Python starts again, and the match loses nothing")
def test_dead_worker_twice_in_a_move_costs_only_that_move(tablet_page: Page, site: WatchedSite, tablet: Watch) -> None:
    tablet.expect("engine-failed")
    table = Table(tablet_page).open(site.url, WISH)
    table.roll_button.tap()
    table.wait_idle()
    tablet_page.evaluate(f"({KILL})(2, 'play')")
    table.pick("1.9").tap()
    table.wait_idle()
    assert tablet_page.evaluate("killed") == 2
    expect(table.notices).to_contain_text("Your matches are safe")
    expect_accessible(tablet_page)
    assert stored_records(tablet_page) == [table.record()]
    assert table.actions() == ["dice 2 6"]
    table.pick("1.9").tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    assert stored_records(tablet_page) == [table.record()]
