"""If Python crashes or loops during a move, once or twice, the match is unchanged, and the move can still be made."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.device import KILL, stored_records
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from e2e.watch import Watch

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"


@pytest.mark.slow
def test_python_looping_during_a_move_restarts_and_makes_it(
    first_page: Page, site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect("engine-silent")
    page = first_page
    table = Table(page).open(site.url, WISH)
    table.roll_button.tap()
    table.wait_idle()
    page.clock.install()
    page.clock.pause_at("2099-01-01")  # from here on, time passes only in `run_for`
    table.worker.evaluate("setTimeout(() => { for (;;); })")
    table.pick("1.9").tap()
    page.clock.run_for(4000)
    expect(page.locator('[data-notice="slow"]')).to_contain_text("longer than usual")
    page.clock.run_for(7000)
    page.clock.resume()
    table.wait_idle()
    expect(page.locator('[data-notice="again"]')).to_contain_text("Nothing is lost")
    assert table.actions() == ["dice 2 6", "0 1.9"]
    assert stored_records(page) == [table.record()]


@pytest.mark.slow
def test_a_python_that_is_killed_twice_at_its_start_is_started_again(
    first_page: Page, site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect("engine-failed")
    page = first_page
    page.add_init_script(f"({KILL})(2, 'boot')")
    Shelf(page).open(site.url)
    expect(page.locator('[data-notice="failure"]')).to_contain_text("Your matches are safe")
    Shelf(page).control("retry").tap()
    Shelf(page).wait_ready()
    assert page.evaluate("killed") == 2
    Table(page).open(site.url, WISH).roll()
