"""Real dice: players type in every roll, with all its faces."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite


@pytest.mark.slow
def test_roll_is_typed_by_face_and_can_be_corrected(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&dice=real")
    typed = tablet_page.locator('[data-part="keypad"] [role="img"]').first
    expect(table.turn).to_contain_text("Tap what your dice show.")
    table.control("face-6").tap()
    table.roll_button.tap(force=True)  # the button is marked as disabled, and a tap explains why
    expect(table.refusal).to_contain_text("This roll has 2 dice with faces 1-6, not “6”.")
    table.wait_idle()
    table.control("face-6").tap()
    expect(typed).to_have_accessible_name("Tapped: 6, 6.")
    table.undo_button.tap()
    expect(typed).to_have_accessible_name("Tapped: 6.")
    table.control("face-2").tap()
    table.control("face-3").tap(force=True)  # there is no third die
    expect(typed).to_have_accessible_name("Tapped: 6, 2.")
    expect_accessible(tablet_page)
    assert table.actions() == []
    table.roll_button.tap()
    assert table.actions() == ["dice 2 6"]
    expect(tablet_page.locator('[data-part="keypad"]')).to_have_count(0)
    table.pick("1.9").tap()
    expect(typed).to_have_accessible_name("Nothing tapped yet.")
    table.undo_button.tap()
    assert table.actions() == ["dice 2 6"]


def test_numbers_and_colours_are_typed_by_keyboard(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=lowdown&seats=2&seed=7&dice=real&auto=off")
    count = len(tablet_page.locator(".keypad-place").all())
    assert count == 4
    for key in ("3", "x", "1", "Backspace", "5", "r"):
        tablet_page.keyboard.press(key)
        table.wait_idle()
    expect(tablet_page.locator('[data-part="keypad"] [role="img"]').first).to_have_accessible_name("Tapped: 3, 5, red.")
    tablet_page.keyboard.press("p")
    table.wait_idle()
    tablet_page.keyboard.press("Enter")
    table.wait_idle()
    assert table.actions() == ["dice 3 5 red purple"]


@pytest.mark.slow
def test_the_roll_off_is_typed_too_and_the_dice_can_be_changed_in_mid_match(
    tablet_page: Page, site: WatchedSite
) -> None:
    set_up = Shelf(tablet_page).open(site.url).set_up("knockout").seed("1")
    set_up.choice("dice", "real").tap()
    table = set_up.start()
    for face in (1, 2, 3):
        table.control(f"face-{face}").tap()
    table.roll_button.tap()
    assert table.actions() == ["dice 1 2 3"]
    table.control("settings").tap()
    table.control("dice-page").tap()
    table.control("close-settings").tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-part="keypad"]')).to_have_count(0)
    table.roll_button.tap()
    assert len(table.actions()) == 2
    table.control("shelf").tap()
    Shelf(tablet_page).resume()
    expect(tablet_page.locator("[data-due]")).to_be_visible()
    expect(tablet_page.locator('[data-part="keypad"]')).to_have_count(0)


@pytest.mark.slow
def test_the_keypad_fits_every_screen(tablet_page: Page, site: WatchedSite) -> None:
    found = []
    for wish in ("game=roll_it&seats=6", "game=lowdown&seats=4", "game=knockout&seats=4&option.level=place"):
        Table(tablet_page).open(site.url, f"{wish}&seed=7&dice=real&auto=off")
        found += [f"{wish}: {fault}" for fault in faults_everywhere(tablet_page)]
    assert not found, "\n".join(found)
