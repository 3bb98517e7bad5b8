"""The keys that a screen handles: none behind a dialog, and single characters only while shortcuts are on."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.classes import CODE_ALONE, links_to_three
from e2e.layout import size_to
from e2e.pages import Screen, Table
from e2e.screens import on_projector, open_screen
from e2e.sites import WatchedSite

KEYS: Final = ("ArrowDown", "ArrowRight", "Home", "End", "u", "h", "c", "t", "r", "?", "2", "Backspace", "Escape")
# Records which keys the page consumes, so that the browser neither scrolls nor closes the dialog.
LISTEN: Final = """() => {
  window.used = [];
  window.listening = new AbortController();
  addEventListener("keydown", (event) => event.defaultPrevented && used.push(event.key), { signal: listening.signal });
}"""


def open_settings(screen: Screen) -> None:
    screen.control("settings").tap()
    expect(screen.dialog).to_be_visible()
    screen.wait_idle()
    screen.dialog.evaluate("(dialog) => { dialog.tabIndex = -1; dialog.focus(); }")


def press_all(page: Page) -> None:
    """Press each key with the focus in a dialog; the last one closes it."""
    page.evaluate(LISTEN)
    for key in KEYS:
        page.keyboard.press(key)
    assert page.evaluate("(listening.abort(), used)") == []
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.parametrize("name", ["shelf", "puzzles"])
def test_keys_pressed_in_a_dialog_stay_there(tablet_page: Page, site: WatchedSite, name: str) -> None:
    screen = open_screen(tablet_page, site.url, name)
    open_settings(screen)
    press_all(tablet_page)
    expect(screen.main(name)).to_be_visible()


def test_keys_in_a_dialog_do_not_affect_match_or_replay(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    record = tablet_page.evaluate("rollbook.record()")
    open_settings(table)
    press_all(tablet_page)
    assert tablet_page.evaluate("rollbook.record()") == record
    table.log_entry(1).dispatch_event("click")  # the log may be behind a button here
    open_settings(table)
    press_all(tablet_page)
    expect(table.past).to_have_attribute("data-after", "1")


def test_keys_pressed_in_a_dialog_over_two_results_leave_them_there(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/class/{CODE_ALONE}")
    tablet_page.locator("#class-pasted").fill("\n".join(links_to_three(site, CODE_ALONE)))
    screen = Screen(tablet_page)
    screen.control("add-pasted").tap()
    expect(tablet_page.locator("[data-result]")).to_have_count(3)
    for number in range(2):
        tablet_page.locator('[data-act="choose-result"]').nth(number).check()
    screen.control("compare").tap()
    slider = tablet_page.locator('[data-act="turn"]')
    before = slider.input_value()
    open_settings(screen)
    press_all(tablet_page)
    assert slider.input_value() == before


def test_arrows_scroll_a_dialog_that_is_higher_than_the_projector(tablet_page: Page, site: WatchedSite) -> None:
    size_to(tablet_page, 700, 420)
    on_projector(tablet_page, site, "roll_it")
    screen = Screen(tablet_page)
    open_settings(screen)
    assert screen.dialog.evaluate("(dialog) => dialog.scrollHeight > dialog.clientHeight + 100")
    tablet_page.keyboard.press("ArrowDown")
    tablet_page.wait_for_function("() => document.querySelector('dialog').scrollTop > 0")


def test_single_characters_switched_off_are_no_shortcuts(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    record = tablet_page.evaluate("rollbook.record()")
    table.control("settings").tap()
    table.choice("keys", "off").tap()
    table.control("close-settings").tap()
    table.wait_idle()
    for key in "Ruth?c":
        tablet_page.keyboard.press(key)
    table.wait_idle()
    expect(table.dialog).to_have_count(0)
    expect(tablet_page.locator("[data-chances], [data-hints]")).to_have_count(0)
    assert tablet_page.evaluate("rollbook.record()") == record
    # Everything else still works by keyboard.
    tablet_page.locator('[data-part="board"] [data-pick][tabindex="0"]').focus()
    before = tablet_page.evaluate("document.activeElement.dataset.pick")
    tablet_page.keyboard.press("ArrowRight")
    assert tablet_page.evaluate("document.activeElement.dataset.pick") != before
    table.control("settings").tap()
    table.choice("keys", "on").tap()
    table.control("close-settings").tap()
    table.wait_idle()
    tablet_page.keyboard.press("u")
    expect(table.dialog).to_be_visible()
