"""Matches are kept, also where two tabs hold the same one or the browser keeps nothing."""

from playwright.sync_api import Page, expect

from e2e.pages import Shelf, Table, expect_accessible
from e2e.sites import WatchedSite

WISH = "game=roll_it&seats=2&seed=7&auto=off"


def two_tabs(page: Page, site: WatchedSite) -> tuple[Table, Table]:
    """The same match in two tabs; the first has gone on, the second has not noticed."""
    first = Table(page).open(site.url, WISH)
    second = Table(page.context.new_page())
    second.page.goto(page.url)
    expect(second.board).to_be_visible(timeout=20_000)
    second.wait_idle()
    first.roll()
    first.tap("1.9")
    second.touch(second.act("roll"))
    expect(second.page.locator("dialog")).to_be_visible()
    return first, second


def test_a_tab_that_is_behind_takes_over_what_the_other_played(page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(page, site)
    expect_accessible(second.page)
    second.do("take-newer")
    assert second.record() == first.record()
    assert first.actions() == ["dice 2 6", "0 1.9"]
    second.roll()
    assert len(second.actions()) == 3


def test_a_tab_that_is_behind_keeps_its_own_as_another_match(page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(page, site)
    second.do("keep-copy")
    assert second.address != first.address
    second.tap("2.4")
    first.page.reload()
    first.wait_ready()
    expect(first.board).to_be_visible()
    assert first.actions() == ["dice 2 6", "0 1.9"]
    assert second.actions() == ["dice 2 6", "0 2.4"]
    first.do("shelf")
    expect(Shelf(page).matches).to_have_count(2)


def test_where_nothing_can_be_kept_one_plays_and_is_told(own_page: Page, site: WatchedSite) -> None:
    own_page.add_init_script(
        """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
    )
    play_without_storage(own_page, site, "keep nothing")


def test_where_the_device_is_full_one_plays_and_is_told(own_page: Page, site: WatchedSite) -> None:
    own_page.add_init_script(
        """IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };"""
    )
    play_without_storage(own_page, site, "full")


def play_without_storage(page: Page, site: WatchedSite, told: str) -> None:
    table = Table(page).open(site.url, WISH)
    expect(table.notices).to_contain_text(told)
    expect_accessible(page)
    table.roll()
    table.tap("1.9")
    table.do("shelf")
    shelf = Shelf(page)
    expect(shelf.matches).to_have_count(1)
    assert shelf.resume().actions() == ["dice 2 6", "0 1.9"]
