"""A lesson without touch or mouse: names and groups, the PIN, and the reader, each with the focus where it was."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Screen, Shelf, Table
from e2e.sites import WatchedSite
from e2e.test_class_lock import CODE as HELD
from e2e.test_class_lock import PIN, SEALED
from e2e.test_class_roster import FOUR
from e2e.test_keyboard import tab_to
from e2e.test_lesson_screens import CAMERA
from rollbook.classroom import roster


def focused(page: Page, act: str) -> None:
    expect(page.locator(f'[data-act="{act}"]:focus')).to_have_count(1)


def held_by_keys(page: Page, site: WatchedSite) -> None:
    """Choose a name and begin the match of a held tablet."""
    names = (("Anna", "A"), ("Ben", "A"), ("Cleo", "A"))
    page.goto(f"{site.url}#/roster/{roster.written(roster.Roster(HELD, names, {}, SEALED))}")
    expect(page.locator('[data-act="pick-name"]')).to_have_count(3)
    Screen(page).wait_idle()
    tab_to(page, '[data-act="pick-name"]')
    page.keyboard.press("Tab")
    page.keyboard.press("Space")
    expect(page.locator('[data-act="pick-name"]:focus')).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")  # another one takes its place
    expect(page.locator('[aria-pressed="true"]')).to_have_text("Anna")
    tab_to(page, '[data-act="start"]')
    page.keyboard.press("Enter")


def test_a_child_chooses_its_name(page: Page, site: WatchedSite) -> None:
    held_by_keys(page, site)
    assert "seats: Anna\n" in Table(page).wait_open().record()


@pytest.mark.slow
def test_the_pin_is_asked_for_refused_and_taken(page: Page, site: WatchedSite) -> None:
    held_by_keys(page, site)
    Table(page).wait_open()
    shelf = Shelf(page).open(site.url)
    tab_to(page, '[data-act="unlock"]')
    page.keyboard.press("Enter")
    expect(page.locator("#pin")).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    focused(page, "unlock")
    page.keyboard.press("Enter")
    expect(page.locator("#pin")).to_be_focused()
    page.keyboard.type("0000")
    page.keyboard.press("Enter")
    expect(page.locator("#pin-told")).to_have_text("This PIN is not right.")
    expect(page.locator("#pin")).to_be_focused()
    page.keyboard.type(PIN)
    tab_to(page, '[data-act="enter-pin"]')
    page.keyboard.press("Enter")
    expect(shelf.games).to_have_count(5)
    tab_to(page, '[data-act="lock-again"]')
    page.keyboard.press("Enter")
    expect(shelf.games).to_have_count(0)


@pytest.mark.slow
def test_a_teacher_makes_a_group_and_sets_a_pin(page: Page, site: WatchedSite) -> None:
    press = page.keyboard.press
    page.goto(f"{site.url}#/class/{FOUR}")
    screen = Screen(page)
    screen.wait_ready()
    screen.wait_idle()
    tab_to(page, "#roster-names")
    page.keyboard.insert_text("Anna\nBen")
    tab_to(page, '[data-act="take-names"]')
    press("Enter")
    expect(page.locator("#class-found")).to_be_focused()
    tab_to(page, '[data-act="accept-names"]')
    press("Enter")
    expect(page.locator("#class-roster")).to_be_focused()
    tab_to(page, '[data-act="groups"]')
    press("Enter")
    tab_to(page, 'input[name="group-grids"]')
    while not page.locator('input[name="group-grids"][value="4"]:checked').count():
        press("ArrowRight")
    tab_to(page, '[data-act="add-group"]')
    press("Enter")
    expect(page.locator('[data-group="B"]')).to_be_visible()
    screen.wait_idle()
    tab_to(page, "#group-1")
    press("ArrowDown")
    screen.wait_idle()
    expect(page.locator("#group-1")).to_have_value("B")
    expect(page.locator("#group-1")).to_be_focused()
    tab_to(page, '[data-act="pin"]')
    press("Enter")
    tab_to(page, "#new-pin")
    page.keyboard.type(PIN)
    press("Enter")
    expect(page.locator(".roster-told")).to_have_text("The PIN is set. Give out the link again.")


@pytest.mark.slow
def test_the_reader_gives_the_focus_back(page: Page, site: WatchedSite) -> None:
    page.evaluate(CAMERA)
    page.goto(f"{site.url}#/class/{FOUR}")
    Screen(page).wait_ready()
    Screen(page).wait_idle()
    for leave in ("Escape", "Enter"):
        tab_to(page, '[data-act="read-codes"]')
        page.keyboard.press("Enter")
        expect(page.locator(".dialog-reader video")).to_be_visible()
        focused(page, "close-reader")
        page.keyboard.press(leave)
        expect(page.locator("dialog")).to_have_count(0)
        focused(page, "read-codes")
