"""Tips for a first match: each appears once on a device, in place of the prompt."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, faults, out_of_sight, size_to
from e2e.pages import Screen, Table
from e2e.play import fill_a_row, open_guided
from e2e.sites import WatchedSite


def tip(page: Page, id: str) -> Locator:
    return page.locator(f'[data-tip="guide-{id}"]')


def test_each_next_step_is_explained_once(tablet_page: Page, site: WatchedSite) -> None:
    table = open_guided(tablet_page, site, "game=knockout&seats=2&seed=7").hurry()
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    expect(tip(tablet_page, "knockout-prompt-sum")).to_be_visible()
    table.pick("15").tap()
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)
    table.confirm_button.tap()
    table.roll("4 5 6")
    table.play(1, "15=15")
    expect(tip(tablet_page, "knockout-knocked_out")).to_be_visible()
    # The next match shows none of these tips.
    again = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=8").hurry()
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        again.roll(faces)
    expect(again.prompt).to_be_visible()
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)


def test_tip_takes_the_place_of_the_prompt(tablet_page: Page, site: WatchedSite) -> None:
    table = open_guided(tablet_page, site, "game=roll_it&seats=2&seed=7")
    expect(table.prompt).to_have_text("Roll the dice.")
    table.roll("1 3")
    expect(table.prompt).to_have_count(1)
    expect(table.prompt).to_contain_text("Each marked number is free for you.")
    expect_accessible(tablet_page)


def test_tip_after_tic_tac_toe_mentions_grand_only_with_nine_grids(tablet_page: Page, site: WatchedSite) -> None:
    for grids, grand in ((4, False), (9, True)):
        table = open_guided(tablet_page, site, f"game=roll_it&seats=2&seed=7&auto=on&option.grids={grids}")
        tablet_page.evaluate("localStorage.removeItem('rollbook-guide-seen')")
        fill_a_row(table)
        expect(tip(tablet_page, "roll_it-tic_tac_toe")).to_contain_text("3 points more")
        assert ("Grand" in tip(tablet_page, "roll_it-tic_tac_toe").inner_text()) == grand


@pytest.mark.parametrize("size", SIZES)
def test_tip_is_in_sight_with_all_that_a_turn_needs(size: str, tablet_page: Page, site: WatchedSite) -> None:
    size_to(tablet_page, **SIZES[size])
    found = []
    for game, faces in (("roll_it", "1 3"), ("knaster", "3 4")):
        table = open_guided(tablet_page, site, f"game={game}&seats=2&seed=7")
        table.roll(faces)
        expect(tablet_page.locator("[data-tip]")).to_be_visible()
        found += [f"{game}: {fault}" for fault in faults(tablet_page)]
        found += out_of_sight(tablet_page, "[data-tip]", '[data-part="board"]', "[data-due]", '[data-act="undo"]')
    assert not found, "\n".join(found)


@pytest.mark.slow
def test_tips_can_be_switched_off_and_on_again_from_the_beginning(tablet_page: Page, site: WatchedSite) -> None:
    table = open_guided(tablet_page, site, "game=knaster&seats=1&seed=7")
    for choice in ("guide-off", "guide-on"):
        table.control("settings").tap()
        table.control(choice).tap()
        table.control("close-settings").tap()
        table.roll("3 4")
        expect(tip(tablet_page, "knaster-prompt-write")).to_have_count(0 if choice == "guide-off" else 1)
        table.undo()
    table.roll("3 4")
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)


def test_a_page_that_does_nothing_by_itself_gives_no_tips(tablet_page: Page, site: WatchedSite) -> None:
    open_guided(tablet_page, site, "game=knaster&seats=1&seed=7&auto=off")
    Screen(tablet_page).wait_idle()
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)
