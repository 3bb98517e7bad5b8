"""A lesson without touch or mouse: names and groups, the PIN, and the reader; the focus always returns."""

import pytest
from playwright.sync_api import Page, expect

from e2e.classes import CAMERA, FOUR, HELD, PIN, SEALED
from e2e.keyboard import tab_to
from e2e.pages import Screen, Shelf, Table
from e2e.sites import WatchedSite
from rollbook.classroom import roster


def focused(page: Page, act: str) -> None:
    expect(page.locator(f'[data-act="{act}"]:focus')).to_have_count(1)


def held_by_keys(page: Page, site: WatchedSite) -> None:
    """Choose a name and start the match of a locked tablet."""
    names = (("Anna", "A"), ("Ben", "A"), ("Cleo", "A"))
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(HELD, names, {}, SEALED))}")
    expect(page.locator('[data-act="pick-name"]')).to_have_count(3)
    Screen(page).wait_idle()
    tab_to(page, '[data-act="pick-name"]')
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator('[data-act="pick-name"]:focus')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # this name replaces the first one
    expect(page.locator('[aria-pressed="true"]')).to_have_text("Anna")
    tab_to(page, '[data-act="start"]')
    page.keyboard.press("Enter")


def test_a_child_chooses_its_name(tablet_page: Page, site: WatchedSite) -> None:
    held_by_keys(tablet_page, site)
    assert "seats: Anna\n" in Table(tablet_page).wait_open().record()


@pytest.mark.slow
def test_pin_is_requested_refused_and_accepted(tablet_page: Page, site: WatchedSite) -> None:
    held_by_keys(tablet_page, site)
    Table(tablet_page).wait_open()
    shelf = Shelf(tablet_page).open(site.url)
    tab_to(tablet_page, '[data-act="unlock"]')
    tablet_page.keyboard.press("Enter")
    expect(tablet_page.locator("#pin")).to_be_focused()
    tablet_page.keyboard.press("Escape")
    expect(tablet_page.locator("dialog")).to_have_count(0)
    focused(tablet_page, "unlock")
    tablet_page.keyboard.press("Enter")
    expect(tablet_page.locator("#pin")).to_be_focused()
    tablet_page.keyboard.type("0000")
    tablet_page.keyboard.press("Enter")
    expect(tablet_page.locator("#pin-status")).to_have_text("This PIN is not right.")
    expect(tablet_page.locator("#pin")).to_be_focused()
    tablet_page.keyboard.type(PIN)
    tab_to(tablet_page, '[data-act="enter-pin"]')
    tablet_page.keyboard.press("Enter")
    expect(shelf.games).to_have_count(5)
    tab_to(tablet_page, '[data-act="lock-again"]')
    tablet_page.keyboard.press("Enter")
    expect(shelf.games).to_have_count(0)


@pytest.mark.slow
def test_a_teacher_makes_a_group_and_sets_a_pin(tablet_page: Page, site: WatchedSite) -> None:
    press = tablet_page.keyboard.press
    tablet_page.goto(f"{site.url}#/class/{FOUR}")
    screen = Screen(tablet_page)
    screen.wait_ready()
    screen.wait_idle()
    tab_to(tablet_page, "#roster-names")
    tablet_page.keyboard.insert_text("Anna\nBen")
    tab_to(tablet_page, '[data-act="take-names"]')
    press("Enter")
    expect(tablet_page.locator("#class-found")).to_be_focused()
    tab_to(tablet_page, '[data-act="accept-names"]')
    press("Enter")
    expect(tablet_page.locator("#class-roster")).to_be_focused()
    tab_to(tablet_page, '[data-act="groups"]')
    press("Enter")
    tab_to(tablet_page, 'input[name="group-grids"]')
    for _ in range(9):
        if tablet_page.locator('input[name="group-grids"][value="4"]:checked').count():
            break
        press("ArrowRight")
    tab_to(tablet_page, '[data-act="add-group"]')
    press("Enter")
    expect(tablet_page.locator('[data-group="B"]')).to_be_visible()
    screen.wait_idle()
    tab_to(tablet_page, "#group-1")
    press("ArrowDown")
    screen.wait_idle()
    expect(tablet_page.locator("#group-1")).to_have_value("B")
    expect(tablet_page.locator("#group-1")).to_be_focused()
    tab_to(tablet_page, '[data-act="pin"]')
    press("Enter")
    tab_to(tablet_page, "#new-pin")
    tablet_page.keyboard.type(PIN)
    press("Enter")
    expect(tablet_page.get_by_role("status").filter(has_text="The PIN is set. Now show the code.")).to_be_visible()


@pytest.mark.slow
def test_closing_the_reader_returns_focus(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.evaluate(CAMERA)
    tablet_page.goto(f"{site.url}#/class/{FOUR}")
    Screen(tablet_page).wait_ready()
    Screen(tablet_page).wait_idle()
    for leave in ("Escape", "Enter"):
        tab_to(tablet_page, '[data-act="read-codes"]')
        tablet_page.keyboard.press("Enter")
        expect(tablet_page.locator("dialog video")).to_be_visible()
        focused(tablet_page, "close-reader")
        tablet_page.keyboard.press(leave)
        expect(tablet_page.locator("dialog")).to_have_count(0)
        focused(tablet_page, "read-codes")
