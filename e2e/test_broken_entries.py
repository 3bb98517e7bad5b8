"""If a stored entry is damaged or was written by a later version, only that entry is lost."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.device import forget_all, saved, stored, stored_records
from e2e.pages import Matches, Shelf, Table
from e2e.pairs import ALL
from e2e.sites import WatchedSite
from rollbook import Match

PUT: Final = """([key, entry]) => new Promise((resolve, reject) => {
  const opening = indexedDB.open("rollbook");
  opening.onsuccess = () => {
    const writing = opening.result.transaction("matches", "readwrite");
    writing.objectStore("matches").put(entry, key);
    writing.oncomplete = () => resolve(opening.result.close());
    writing.onabort = () => reject(writing.error);
  };
})"""
GOOD: Final = saved(1, ("Anna", "Ben"), age=100)
RECORD: Final = str(GOOD["record"])


def without(*names: str) -> dict[str, Any]:
    return {name: value for name, value in saved(2, ("Cleo", "Dora")).items() if name not in names}


BROKEN: Final[dict[str, Any]] = {
    "null": None,
    "nothing in it": {},
    "a record of an unknown game": {**without("about"), "record": RECORD.replace("roll_it", "chess")},
    "an unknown game with a good summary": {
        **without(),
        "record": RECORD.replace("roll_it", "chess"),
        "about": {**saved(2)["about"], "game": "chess"},
    },
    "a record of a later version": {**without("about"), "record": RECORD.replace("rollbook 1", "rollbook 2")},
    "no record": without("record"),
}
# Only Python detects these faults: the list shows the stored summary.
UNREADABLE: Final = {
    "chess": (RECORD.replace("roll_it", "chess"), "chess"),
    "later rules": (RECORD.replace("roll_it 1", "roll_it 9"), "9"),
    "a move that cannot be": (f"{RECORD}dice 1 1\n0 1.9\n", "Line 7"),
}
MENDED: Final[dict[str, Any]] = {
    "no summary": without("about"),
    "winners of another type": {**without(), "about": {**saved(2)["about"], "winners": "Anna"}},
    "a revision that is none": {**without(), "revision": "3"},
    "no table settings": without("things"),
    "a date that is none": {**without(), "changed": "yesterday"},
    "a name that is none": {**without(), "name": {"de": "Partie"}},
    "written by a later version": {**without(), "revision": 4_000_000_000, "class": "4b"},
}


def put(page: Page, entry: Any) -> None:
    page.evaluate(PUT, ["match2", entry])


@pytest.mark.parametrize("kind", BROKEN)
def test_broken_entry_affects_only_itself(kind: str, tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    stored(tablet_page, GOOD)
    put(tablet_page, BROKEN[kind])
    matches = Matches(tablet_page).open(site.url)
    expect(matches.matches).to_have_count(1)
    expect(tablet_page.get_by_role("region", name="Cannot be shown").get_by_role("listitem")).to_have_count(1)
    if ALL or kind == next(iter(BROKEN)):  # the screen looks the same, whatever is broken
        expect_accessible(tablet_page)
    matches.control("shelf").tap()
    expect(shelf.matches).to_have_count(1)
    expect(tablet_page.locator("main")).to_contain_text("One stored match cannot be shown")
    table = shelf.resume()
    table.roll_button.tap()
    assert Match.parse(table.record()).history
    forget_all(tablet_page)


def test_a_broken_entry_can_be_saved_as_a_file_and_deleted(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    entry = BROKEN["a record of an unknown game"]
    put(tablet_page, entry)
    matches = Matches(tablet_page).open(site.url)
    with tablet_page.expect_download() as download:
        matches.control("save-broken").first.tap()
    text = download.value.path().read_text("utf-8")
    assert text == entry["record"]
    matches.control("delete-broken").first.tap()
    matches.page.locator('dialog [data-act="delete"]').first.tap()
    matches.wait_idle()
    expect(tablet_page.get_by_role("region", name="Cannot be shown").get_by_role("listitem")).to_have_count(0)
    assert stored(tablet_page) == []
    matches.add_files(("broken.txt", text.replace("chess", "roll_it").encode()))
    expect(matches.matches).to_have_count(1)


@pytest.mark.parametrize("kind", UNREADABLE)
def test_record_unlike_its_summary_affects_only_that_match(kind: str, tablet_page: Page, site: WatchedSite) -> None:
    record, told = UNREADABLE[kind]
    Shelf(tablet_page).open(site.url)
    stored(tablet_page, GOOD, {**saved(2, ("Cleo", "Dora")), "record": record})
    matches = Matches(tablet_page).open(site.url)
    expect(matches.matches).to_have_count(2)
    tablet_page.goto(f"{site.url}#/table/match2")
    expect(tablet_page.locator("#page")).to_contain_text(told)
    expect(tablet_page.locator("html")).to_have_attribute("data-busy", "false")
    if ALL or kind == next(iter(UNREADABLE)):
        expect_accessible(tablet_page)
    assert record in stored_records(tablet_page)
    matches.open(site.url).menu(0, "delete")
    expect(matches.matches).to_have_count(1)
    assert stored_records(tablet_page) == [RECORD]
    forget_all(tablet_page)


@pytest.mark.parametrize("kind", MENDED)
def test_missing_summary_or_settings_are_repaired(kind: str, tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    put(tablet_page, MENDED[kind])
    tablet_page.goto(f"{site.url}#/nowhere")
    expect(Shelf(tablet_page).open(site.url).matches).to_have_count(1)
    expect(tablet_page.locator("main")).not_to_contain_text("cannot be shown")
    table = Shelf(tablet_page).resume()
    table.roll_button.tap()
    table.undo()  # the call returns, so the page does not stay busy
    (kept,) = stored(tablet_page)
    assert kept["record"] == RECORD.replace("seed: 1", "seed: 2").replace("Anna | Ben", "Cleo | Dora")
    assert kept.get("class") == MENDED[kind].get("class")


def test_a_table_whose_summary_is_damaged_opens_at_once(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    put(tablet_page, MENDED["no summary"])
    tablet_page.goto(f"{site.url}#/table/match2")
    table = Table(tablet_page)
    expect(table.board).to_be_visible()
    table.wait_idle()
    table.roll_button.tap()
    table.wait_idle()
    assert stored(tablet_page)[0]["about"]["actions"] == 1


def test_table_with_a_broken_entry_reports_it(tablet_page: Page, site: WatchedSite) -> None:
    Shelf(tablet_page).open(site.url)
    put(tablet_page, {})
    tablet_page.goto(f"{site.url}#/table/match2")
    expect(tablet_page.locator('[data-part="problem"]')).to_contain_text("is damaged")
    Table(tablet_page).wait_idle()
    forget_all(tablet_page)
