"""Even if the browser ends the connection to its storage, as iPads do while they sleep, no action is lost."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.classes import take_names
from e2e.conftest import OpenContext
from e2e.device import stored_classes, stored_records, stored_robots
from e2e.pages import Screen, Table
from e2e.sites import WatchedSite

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
TOLD: Final = "could not be stored just now"
# `window.fails(connection, mode)` sets how a transaction fails: "aborts", or the name of the error that it throws.
FAULTS: Final = """() => {
  const { transaction } = IDBDatabase.prototype;
  window.fails = () => null;
  IDBDatabase.prototype.transaction = function (names, mode, ...more) {
    const how = window.fails(this, mode);
    if (how && how !== "aborts") throw new DOMException("Connection to Indexed Database server lost", how);
    const begun = transaction.call(this, names, mode, ...more);
    if (how) queueMicrotask(() => begun.abort());
    return begun;
  };
}"""
OLD_CONNECTIONS: Final = """(how) => {
  const old = new WeakSet();
  let dead = true;
  window.fails = (connection) => {
    if (dead) old.add(connection);
    dead = false;
    return old.has(connection) ? how : null;
  };
}"""
ONE_WRITE: Final = """(how) => {
  let left = 1;
  window.fails = (_, mode) => (mode === "readwrite" && left-- > 0 ? how : null);
}"""
WRITES: Final = "() => (window.fails = (_, mode) => mode === 'readwrite' && 'UnknownError')"
ALL: Final = "() => (window.fails = () => 'UnknownError')"
NONE: Final = "() => (window.fails = () => null)"
CAUSES: Final = {
    "the old connection throws": (OLD_CONNECTIONS, "UnknownError"),
    "the old connection aborts": (OLD_CONNECTIONS, "aborts"),
    "the old connection is closing": (OLD_CONNECTIONS, "InvalidStateError"),
    "one write aborts": (ONE_WRITE, "aborts"),
    "one write throws": (ONE_WRITE, "UnknownError"),
}


@pytest.mark.parametrize("cause", CAUSES)
def test_lost_storage_is_retried_silently_and_play_is_stored(cause: str, tablet_page: Page, site: WatchedSite) -> None:
    fails, how = CAUSES[cause]
    table = Table(tablet_page).open(site.url, WISH)
    tablet_page.evaluate(FAULTS)
    tablet_page.evaluate(fails, how)
    for action in ("", "1.9", ""):
        if fails == ONE_WRITE:
            tablet_page.evaluate(fails, how)
        if action:
            table.play(0, action)
        else:
            table.roll()
    table.wait_idle()
    record = table.record()
    assert len(table.actions()) == 3
    tablet_page.evaluate(NONE)
    assert stored_records(tablet_page) == [record]
    expect(table.notices).to_have_count(0)


def test_lost_storage_the_names_of_a_class_are_stored_though_one_write_fails(
    tablet_page: Page, site: WatchedSite
) -> None:
    tablet_page.goto(f"{site.url}#/class/467-FC")
    screen = Screen(tablet_page)
    screen.wait_idle()
    tablet_page.evaluate(FAULTS)
    tablet_page.evaluate(ONE_WRITE, "aborts")
    take_names(tablet_page, "Anna\nBen")
    tablet_page.evaluate(NONE)
    (kept,) = stored_classes(tablet_page)
    assert [one["name"] for one in kept["roster"]["names"]] == ["Anna", "Ben"]


BACK: Final = {
    "the page is seen again": "document.dispatchEvent(new Event('visibilitychange'))",
    "the window gets the focus": "dispatchEvent(new Event('focus'))",
    "the network is back": "dispatchEvent(new Event('online'))",
    "nothing happens": "null",
}


@pytest.mark.slow
@pytest.mark.parametrize("event", BACK)
def test_lost_storage_that_fails_for_a_while_is_tried_again_without_another_move(
    event: str, tablet_page: Page, site: WatchedSite
) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    tablet_page.evaluate(FAULTS)
    tablet_page.evaluate(WRITES)
    table.roll()
    expect(table.notices).to_contain_text(TOLD)
    expect(table.notices).not_to_contain_text("full")
    record = table.record()
    table.control("shelf").tap()
    mark = tablet_page.locator('[data-part="unsaved"]')
    expect(mark).to_have_text("not stored yet")
    tablet_page.evaluate(NONE)
    tablet_page.evaluate(BACK[event])
    expect(table.notices).to_have_count(0)  # the notice disappears within a few seconds
    expect(mark).to_have_count(0)
    assert stored_records(tablet_page) == [record]


@pytest.mark.slow
def test_lost_storage_at_the_end_of_a_visit_is_made_up_for_by_the_next_one(
    open_context: OpenContext, site: WatchedSite
) -> None:
    context = open_context().context
    page = context.new_page()
    table = Table(page).open(site.url, WISH)
    page.evaluate("() => rollbook.lab.save('mine', 'one', 'roll_it')")
    page.evaluate(FAULTS)
    page.evaluate(WRITES)
    table.roll()
    record = table.record()
    page.evaluate("() => rollbook.lab.save('mine', 'two', 'roll_it')")
    page.close()  # does not wait for any request by the page
    page = context.new_page()
    page.goto(f"{site.url}#/matches")
    Screen(page).wait_ready()
    Screen(page).wait_idle()
    assert stored_records(page) == [record]
    assert [robot["source"] for robot in stored_robots(page)] == ["two"]
    assert page.evaluate("Object.keys(localStorage).filter((name) => name.includes('unsaved'))") == []


@pytest.mark.slow
def test_lost_storage_that_cannot_be_read_is_read_once_the_page_is_seen_again(
    tablet_page: Page, site: WatchedSite
) -> None:
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/teacher")
    screen.wait_idle()
    tablet_page.evaluate(FAULTS)
    tablet_page.evaluate(ALL)
    tablet_page.evaluate("location.hash = '#/statistics'")
    expect(screen.main("problem")).to_contain_text("cannot read the storage")
    tablet_page.evaluate(NONE)
    tablet_page.evaluate(BACK["the page is seen again"])
    expect(screen.main("statistics")).to_be_visible()
