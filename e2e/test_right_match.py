"""People switch between matches without waiting, and find each unchanged: a late answer affects no other match."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.device import stored
from e2e.pages import SetUp, Shelf, Table
from e2e.play import WITHHOLD
from e2e.sites import WatchedSite
from rollbook import Match

# Holds back the store's answers until `window.letRead()`.
SLOW_STORE: Final = """() => {
  const { get } = IDBObjectStore.prototype;
  const waiting = [];
  window.letRead = () => {
    IDBObjectStore.prototype.get = get;
    for (const answer of waiting) answer();
  };
  IDBObjectStore.prototype.get = function (...given) {
    const asked = get.apply(this, given);
    const held = {};
    asked.onsuccess = () => waiting.push(() => held.onsuccess({ target: asked }));
    Object.defineProperty(held, "result", { get: () => asked.result });
    return held;
  };
}"""


def go(page: Page, address: str) -> None:
    page.evaluate("(address) => { location.hash = address; }", address)


def check_all_are_their_own(page: Page, seeds: dict[str, int]) -> None:
    for match in stored(page):
        assert Match.parse(match["record"]).seed == seeds[match["id"]], match


def two_matches(page: Page, site: WatchedSite) -> tuple[Table, str, str]:
    table = Table(page)
    addresses = []
    for seed in (1, 2):
        table.open(site.url, f"game=roll_it&seats=2&seed={seed}&auto=off")
        addresses.append(table.address)
    return table, addresses[0], addresses[1]


@pytest.mark.slow
def test_a_roll_answered_after_its_match_was_left_is_saved_under_no_other(tablet_page: Page, site: WatchedSite) -> None:
    for swapped in (False, True):
        table, first, second = two_matches(tablet_page, site)
        seeds = {match["id"]: Match.parse(match["record"]).seed for match in stored(tablet_page)}
        left, entered = (first, second) if swapped else (second, first)
        go(tablet_page, left)
        table.wait_idle()
        tablet_page.evaluate(WITHHOLD)
        tablet_page.evaluate("document.querySelector('[data-act=roll]').click()")
        go(tablet_page, entered)
        tablet_page.evaluate("letGo()")
        table.wait_idle()
        assert table.address == entered
        check_all_are_their_own(tablet_page, seeds)
        table.roll_button.tap()
        table.wait_idle()
        check_all_are_their_own(tablet_page, seeds)
        assert f"seed: {seeds[entered.rpartition('/')[2]]}\n" in table.record()


@pytest.mark.slow
def test_a_table_that_was_left_before_its_match_was_read_stays_away(tablet_page: Page, site: WatchedSite) -> None:
    table, first, second = two_matches(tablet_page, site)
    Shelf(tablet_page).open(site.url)
    tablet_page.evaluate(SLOW_STORE)
    go(tablet_page, first)
    expect(tablet_page.locator('[data-screen="waiting"]')).to_be_visible()
    go(tablet_page, "#/")
    tablet_page.evaluate("letRead()")
    table.wait_idle()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    go(tablet_page, second)
    expect(table.board).to_be_visible()
    table.roll_button.tap()
    table.wait_idle()
    seeds = {first.rpartition("/")[2]: 1, second.rpartition("/")[2]: 2}
    check_all_are_their_own(tablet_page, seeds)


def set_up_a_match(page: Page) -> None:
    go(page, "#/set-up/roll_it")
    SetUp(page).start_button.tap()


def follow_a_link(page: Page) -> None:
    go(page, "#/play?game=roll_it&seed=5")
    expect(page.locator('[data-screen="waiting"]')).to_be_visible()


def learn_a_game(page: Page) -> None:
    go(page, "#/learn/roll_it")
    go(page, "#/learn/knaster")  # the user taps another game, because nothing seems to happen


def ask_for_a_class_code(page: Page) -> None:
    go(page, "#/set-up/roll_it")
    SetUp(page).grown_ups("for-class")


@pytest.mark.parametrize("ask", [set_up_a_match, follow_a_link, learn_a_game, ask_for_a_class_code])
def test_late_match_does_not_open_after_going_back_to_the_shelf(
    ask: Callable[[Page], None], tablet_page: Page, site: WatchedSite
) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.wait_ready()
    tablet_page.evaluate(WITHHOLD)
    ask(tablet_page)
    go(tablet_page, "#/")
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    tablet_page.evaluate("letGo()")
    shelf.wait_idle()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    expect(tablet_page).to_have_url(re.compile(r"#/$"))
    expect(tablet_page.locator("dialog")).to_have_count(0)
    assert stored(tablet_page) == []


def test_late_class_code_does_not_open_after_leaving(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.wait_ready()
    shelf.control("to-class-code").tap()
    tablet_page.evaluate(WITHHOLD)
    tablet_page.locator("#class-code").fill("467-FC")
    shelf.control("open-code").tap()
    go(tablet_page, "#/about")
    expect(tablet_page.locator('[data-screen="about"]')).to_be_visible()
    tablet_page.evaluate("letGo()")
    shelf.wait_idle()
    expect(tablet_page.locator('[data-screen="about"]')).to_be_visible()
    expect(tablet_page).to_have_url(re.compile(r"#/about$"))


def test_late_class_match_does_not_open_after_leaving(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    go(tablet_page, "#/join/467-FC")
    expect(tablet_page.locator('input[name="name.0"]')).to_be_visible()
    tablet_page.evaluate(WITHHOLD)
    shelf.control("start").tap()
    go(tablet_page, "#/")
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    tablet_page.evaluate("letGo()")
    shelf.wait_idle()
    expect(tablet_page.locator('[data-screen="shelf"]')).to_be_visible()
    assert stored(tablet_page) == []
