"""Matches are kept, also where two tabs hold the same one or the browser keeps nothing."""

from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import stored
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite

WISH = "game=roll_it&seats=2&seed=7&auto=off"


def test_a_tab_that_is_behind_takes_over_what_the_other_played_or_keeps_its_own(page: Page, site: WatchedSite) -> None:
    first = Table(page).open(site.url, WISH)
    second = Table(page.context.new_page())  # which lies in front from now on
    second.page.goto(page.url)
    expect(second.board).to_be_visible()
    second.wait_idle()
    first.ask("roll")
    first.ask("play", 0, "1.9")
    second.press("roll")
    expect(second.page.locator("dialog")).to_be_visible()
    expect_accessible(second.page)
    second.do("take-newer")
    assert first.actions() == ["dice 2 6", "0 1.9"]
    assert second.record() == first.record()
    first.ask("roll")
    one, other = first.legal(1)[:2]
    first.ask("play", 1, one)
    second.press("roll")
    second.do("keep-copy")
    assert second.address != first.address
    second.tap(other)
    assert first.actions()[3:] == [f"1 {one}"]
    assert second.actions() == [*first.actions()[:3], f"1 {other}"]
    assert sorted(match["record"] for match in stored(page)) == sorted([first.record(), second.record()])
    second.do("shelf")
    expect(Shelf(second.page).matches).to_have_count(2)


def test_where_nothing_can_be_kept_one_plays_and_is_told(first_page: Page, site: WatchedSite) -> None:
    first_page.add_init_script(
        """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
    )
    play_without_storage(first_page, site, "keep nothing")


def test_where_the_device_is_full_one_plays_and_is_told(page: Page, site: WatchedSite) -> None:
    Shelf(page).open(site.url)
    page.evaluate("""() => {
      const { prototype } = IDBObjectStore;
      window.mend = ((put) => () => { prototype.put = put; })(prototype.put);
      prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); };
    }""")
    table = play_without_storage(page, site, "full")
    page.evaluate("mend()")
    table.roll()
    (kept,) = stored(page)
    assert kept["record"] == table.record()  # as soon as there is room


def play_without_storage(page: Page, site: WatchedSite, told: str) -> Table:
    table = Table(page).open(site.url, WISH)
    expect(table.notices).to_contain_text(told)
    expect_accessible(page)
    table.roll()
    table.tap("1.9")
    table.do("shelf")
    shelf = Shelf(page)
    expect(shelf.matches).to_have_count(1)
    table = shelf.resume()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    return table
