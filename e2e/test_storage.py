"""Matches are kept, even if two tabs have the same match open or the browser cannot store anything."""

from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.axe import expect_accessible
from e2e.conftest import OpenContext
from e2e.device import forget_all, stored, stored_records
from e2e.pages import Shelf, Table
from e2e.pairs import ALL, some
from e2e.play import play_without_storage
from e2e.sites import WatchedSite
from rollbook import Match

WISH = "game=roll_it&seats=2&seed=7&auto=off"


def two_tabs(page: Page, site: WatchedSite, *, deaf: bool = False, thrown: bool = False) -> tuple[Table, Table]:
    """Open the same match in two tabs. The second is in front; with `deaf`, it ignores changes in the first.

    `thrown`: whether the dice have already been rolled.
    """
    first = Table(page).open(site.url, WISH)
    if thrown:
        first.roll()
    second = Table(page.context.new_page())
    if deaf:
        second.page.add_init_script("delete window.BroadcastChannel")
    second.page.goto(page.url)
    expect(second.board).to_be_visible()
    second.wait_idle()
    return first, second


@pytest.mark.slow
def test_tab_shows_another_tabs_moves_with_a_notice(tablet_page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(tablet_page, site)
    first.roll()
    expect(second.notices).to_contain_text("went on in another window")
    second.wait_idle()
    assert second.record() == first.record()
    second.pick("1.9").tap()
    first.wait_idle()
    expect(first.log).to_have_count(2)
    assert first.record() == second.record()
    assert stored_records(tablet_page) == [first.record()]
    second.page.close()


# Counts how often a match is read from storage.
COUNT_READS: Final = """const { get } = IDBObjectStore.prototype;
window.reads = 0;
IDBObjectStore.prototype.get = function (key) {
  const asked = get.call(this, key);
  asked.addEventListener("success", () => (window.reads += 1));
  return asked;
};"""


@pytest.mark.slow
def test_opening_tab_shows_another_tabs_moves(open_context: OpenContext, site: WatchedSite) -> None:
    context = open_context(service_workers="block").context
    first = Table(context.new_page()).open(site.url, WISH)
    second = Table(context.new_page())
    held: list[Route] = []

    waits = True

    def hold(route: Route) -> None:
        held.append(route) if waits else route.continue_()

    second.page.route("**/python-*.bin", hold)
    second.page.add_init_script(COUNT_READS)
    second.page.goto(first.page.url, wait_until="commit")
    second.page.wait_for_function("() => window.reads > 0")
    first.roll()
    waits = False  # requests after the change are not held back
    for route in held:
        route.continue_()
    second.wait_open()
    expect(second.log).to_have_count(1)
    assert second.record() == first.record()


@pytest.mark.slow
def test_outdated_tab_takes_over_or_keeps_its_own_moves(tablet_page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(tablet_page, site, deaf=True)
    first.roll()
    first.play(0, "1.9")
    second.roll_button.tap()
    expect(second.page.locator("dialog")).to_be_visible()
    expect_accessible(second.page)
    second.control("take-newer").tap()
    assert first.actions() == ["dice 2 6", "0 1.9"]
    assert second.record() == first.record()
    first.roll()
    one, other = first.legal(1)[:2]
    first.play(1, one)
    second.roll_button.tap()
    second.control("keep-copy").tap()
    second.wait_idle()
    assert second.address != first.address
    second.pick(other).tap()
    assert first.actions()[3:] == [f"1 {one}"]
    assert second.actions() == [*first.actions()[:3], f"1 {other}"]
    assert sorted(match["record"] for match in stored(tablet_page)) == sorted([first.record(), second.record()])
    second.control("shelf").tap()
    expect(Shelf(second.page).matches).to_have_count(2)
    second.wait_idle()
    second.page.close()


@pytest.mark.slow
def test_dismissed_conflict_appears_again(tablet_page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(tablet_page, site, deaf=True)
    first.roll()
    first.play(0, "1.9")
    second.roll_button.tap()
    for _ in range(3):
        expect(second.control("take-newer")).to_be_visible()
        second.page.keyboard.press("Escape")
    second.control("take-newer").tap()
    second.roll_button.tap()
    assert second.actions()[:2] == ["dice 2 6", "0 1.9"]
    assert stored_records(tablet_page) == [second.record()]
    second.page.close()


@pytest.mark.slow
def test_conflict_shows_one_dialog_only(tablet_page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(tablet_page, site, deaf=True, thrown=True)
    first.play(0, "1.9")
    second.undo_button.tap()
    expect(second.control("take-back")).to_be_visible()
    second.play(0, second.legal(0)[1])  # like a robot's move that is already on the way
    expect(second.control("take-newer")).to_be_visible()
    expect(second.page.locator("dialog[open]")).to_have_count(1)
    second.control("take-newer").tap()
    expect(second.page.locator("dialog")).to_have_count(0)
    assert second.record() == first.record()
    second.page.close()


@pytest.mark.slow
def test_match_deleted_in_another_window_continues_and_is_saved(tablet_page: Page, site: WatchedSite) -> None:
    first, second = two_tabs(tablet_page, site)
    second.control("shelf").tap()
    Shelf(second.page).menu(0, "delete")
    first.roll_button.tap()
    expect(first.notices).to_contain_text("This match had been deleted")
    assert stored_records(tablet_page) == [first.record()]
    second.page.close()


def test_matches_cleared_by_the_browser_are_reported(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    forget_all(tablet_page)
    table.roll_button.tap()
    expect(table.notices).to_contain_text("The browser has deleted the matches")
    assert stored_records(tablet_page) == [table.record()]


def test_no_page_blocks_deletion_of_the_storage(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    for rolled in (1, 2):
        tablet_page.evaluate("""() => new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase("rollbook");
          deleting.onsuccess = resolve;
          deleting.onblocked = () => reject(new Error("a page does not let it go"));
        })""")
        table.roll() if rolled == 1 else table.undo()
        expect(table.notices).to_contain_text("The browser has deleted the matches")
        assert stored_records(tablet_page) == [table.record()]


@pytest.mark.slow
def test_two_tabs_that_part_after_the_browser_has_cleared_all_lose_nothing_silently(
    tablet_page: Page, site: WatchedSite
) -> None:
    first, second = two_tabs(tablet_page, site, deaf=True)
    second.roll_button.tap()  # this tab is now one revision ahead
    second.wait_idle()
    forget_all(tablet_page)
    first.page.evaluate("delete window.BroadcastChannel")
    first.roll("5 5")
    second.undo_button.tap()  # this tab must not mistake the first tab's revision for its own
    second.control("take-back").tap()
    expect(second.control("keep-copy")).to_be_visible()
    assert stored_records(tablet_page) == [first.record()]
    second.control("keep-copy").tap()
    second.wait_idle()
    assert len(stored(tablet_page)) == 2
    second.page.close()


# Records all writes.
REMEMBER: Final = """() => {
  const { put } = IDBObjectStore.prototype;
  window.written = [];
  IDBObjectStore.prototype.put = function (entry, ...more) {
    if (entry.record) window.written.push(entry);
    return put.call(this, entry, ...more);
  };
}"""


@pytest.mark.slow
def test_a_page_that_is_killed_after_any_write_opens_the_match_as_it_was_then(
    tablet_page: Page, site: WatchedSite
) -> None:
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate(REMEMBER)
    tablet_page.evaluate("(wish) => { location.hash = `#/play?${wish}`; }", WISH)
    table = Table(tablet_page)
    expect(table.board).to_be_visible()
    table.wait_idle()
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.undo()
    table.undo()
    table.roll("5 5")
    table.pick(table.legal(0)[0]).tap()
    reported = table.record()
    written = tablet_page.evaluate("written")
    assert len(written) == 7
    assert written[-1]["record"] == reported
    for entry in written if ALL else written[::3]:
        assert str(Match.parse(entry["record"])) == entry["record"]
        forget_all(tablet_page)
        stored(tablet_page, entry)
        tablet_page.goto("about:blank")
        tablet_page.goto(f"{site.url}#/table/{entry['id']}")
        expect(table.board).to_be_visible()
        table.wait_idle()
        assert table.record() == entry["record"]
    table.roll_button.tap()
    assert stored_records(tablet_page) == [table.record()]


@pytest.mark.slow
def test_a_clock_that_is_set_back_loses_nothing(first_page: Page, site: WatchedSite) -> None:
    page = first_page
    page.clock.install(time="2031-05-01T10:00:00")
    table = Table(page).open(site.url, WISH)
    for time, action in (("2026-01-01T10:00:00", "dice 2 6"), ("1970-01-02T00:00:00", "0 1.9")):
        page.clock.set_system_time(time)
        table.roll() if action.startswith("dice") else table.play(0, "1.9")
        assert table.actions()[-1] == action
        record = table.record()
        assert stored_records(page) == [record]
        page.reload()
        expect(table.board).to_be_visible()
        table.wait_idle()
        assert table.record() == record
    table.control("shelf").tap()
    expect(Shelf(page).matches).to_have_count(1)


AS_LONG_AS_THE_PAGE_WAITS: Final = 15_000
SILENT: Final = """() => {
  IDBFactory.prototype.open = () => new EventTarget(); // never answered, as while a deletion waits
}"""


@pytest.mark.slow
def test_storage_that_never_answers_is_reported_during_play(first_page: Page, site: WatchedSite) -> None:
    first_page.add_init_script(f"({SILENT})()")
    first_page.clock.install()
    first_page.goto(f"{site.url}#/play?{WISH}")
    table = Table(first_page)
    table.wait_ready()
    first_page.clock.run_for(AS_LONG_AS_THE_PAGE_WAITS)
    play_without_storage(table.wait_open(), "does not answer")
    assert first_page.evaluate("""() => {
      const leaving = new Event("beforeunload", { cancelable: true });
      dispatchEvent(leaving);
      return leaving.defaultPrevented;
    }""")


@pytest.mark.slow
def test_unavailable_storage_is_reported_during_play(first_page: Page, site: WatchedSite) -> None:
    first_page.add_init_script(
        """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
          Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""
    )
    play_without_storage(Table(first_page).open(site.url, WISH), "blocks storage")


BLOCKED: Final = "blocks storage"
NO_DATABASE: Final = {
    "is missing": ("delete window.indexedDB;", BLOCKED),
    "is undefined": ('Object.defineProperty(window, "indexedDB", { value: undefined });', BLOCKED),
    "throws when it opens": (
        'IDBFactory.prototype.open = () => { throw new DOMException("broken", "UnknownError"); };',
        "could not be stored just now",
    ),
    "fails to open": (
        """IDBFactory.prototype.open = () => {
          const asked = Object.assign(new EventTarget(), { error: new DOMException("broken", "UnknownError") });
          setTimeout(() => asked.onerror?.());
          return asked;
        };""",
        "could not be stored just now",
    ),
}


@pytest.mark.slow
@pytest.mark.parametrize("how", some(list(NO_DATABASE), "is missing", "fails to open"))
def test_closed_database_is_reported_and_play_uses_memory(how: str, next_tab: Page, site: WatchedSite) -> None:
    script, told = NO_DATABASE[how]
    next_tab.add_init_script(script)
    table = play_without_storage(Table(next_tab).open(site.url, WISH), told)
    table.control("shelf").tap()
    shelf = Shelf(next_tab)
    shelf.wait_offline("ready")
    for place, screen in EVERYWHERE.items():
        next_tab.evaluate(f"location.hash = '#/{place}'")
        # A screen that needs all stored data shows a problem if some of it could not be read.
        unread = told != BLOCKED and screen in NEED_ALL
        expect(shelf.main("problem" if unread else screen)).to_be_visible()
        shelf.wait_idle()
        expect(shelf.notices.or_(next_tab.locator(".advice"))).not_to_have_count(0)
    for place, kept in KEPT_IN_MEMORY if told == BLOCKED else KEPT_IN_MEMORY[:1]:
        next_tab.evaluate(f"location.hash = '#/{place}'")
        expect(next_tab.locator("main")).to_contain_text(kept)


# Every screen that reads stored data, after a match has been played.
EVERYWHERE: Final = {
    "matches": "matches",
    "statistics": "statistics",
    "set-up/knaster": "set-up",
    "teacher": "teacher",
    "class": "class",
    "class/467-FC": "class",
    "lesson/467-FC": "lesson",
    "join/467-FC": "join",
    "lab/roll_it": "lab",
    "": "shelf",
}


NEED_ALL: Final = ("statistics", "class", "lesson", "join", "lab")
KEPT_IN_MEMORY: Final = (("matches", "Player 1"), ("class", "467-FC"), ("lab/roll_it", "def choose"))
