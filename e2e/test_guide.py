"""Tips for a first match: each once per device, next to its subject, without blocking anything."""

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
    expect(tip(tablet_page, "roll")).to_contain_text("Tap here to roll")
    table.control("dismiss-tip").tap()
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    expect(tip(tablet_page, "knockout-prompt-sum")).to_be_visible()
    table.pick("15").tap()
    expect(tip(tablet_page, "confirm")).to_be_visible()
    expect(table.confirm_button).to_have_attribute("data-tipped", "")
    table.confirm_button.tap()
    expect(tip(tablet_page, "undo")).to_be_visible()
    table.roll("4 5 6")
    table.play(1, "15=15")
    expect(tip(tablet_page, "knockout-knocked_out")).to_be_visible()
    # In the next match all this is known.
    again = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=8").hurry()
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        again.roll(faces)
    expect(tablet_page.locator("[data-tip]")).to_have_count(0)


def test_tip_after_tic_tac_toe_mentions_grand_only_with_nine_grids(tablet_page: Page, site: WatchedSite) -> None:
    for grids, grand in ((4, False), (9, True)):
        table = open_guided(tablet_page, site, f"game=roll_it&seats=2&seed=7&auto=on&option.grids={grids}")
        tablet_page.evaluate("localStorage.removeItem('rollbook-guide-seen')")
        fill_a_row(table)
        expect(tip(tablet_page, "roll_it-tic_tac_toe")).to_contain_text("3 points more")
        assert ("Grand" in tip(tablet_page, "roll_it-tic_tac_toe").inner_text()) == grand


@pytest.mark.slow
def test_a_tip_covers_nothing_that_can_be_used_however_the_screen_is_turned(
    tablet_page: Page, site: WatchedSite
) -> None:
    table = open_guided(tablet_page, site, "game=roll_it&seats=2&seed=7")
    expect(tip(tablet_page, "roll")).to_be_visible()
    found = covered_everywhere(tablet_page)
    table.roll("1 3")
    expect(tip(tablet_page, "roll_it-prompt-place")).to_be_visible()
    found += covered_everywhere(tablet_page)
    expect_accessible(tablet_page)
    assert not found, "\n".join(found)


def test_on_a_phone_on_its_side_a_tip_leaves_roll_and_prompt_free(tablet_page: Page, site: WatchedSite) -> None:
    size_to(tablet_page, 844, 390)
    open_guided(tablet_page, site, "game=roll_it&seats=2&seed=7")
    found = []
    for width, height in ((844, 390), (683, 384), (390, 844)):
        size_to(tablet_page, width, height)
        expect(tip(tablet_page, "roll")).to_be_visible()
        found += out_of_sight(tablet_page, ".turn-what", '[data-act="roll"]') + words_below_the_tip(tablet_page)
    assert not found, "\n".join(found)


def covered_everywhere(page: Page) -> list[str]:
    """The parts that the tip covers on each size of screen, one after the other."""
    found = []
    for name, size in SIZES.items():
        size_to(page, **size)
        found += [f"{name}: {fault}" for fault in faults(page) + words_below_the_tip(page)]
    return found


def words_below_the_tip(page: Page) -> list[str]:
    """The words that people need in addition to the tip and cannot see: whose turn it is, what to do, the scores."""
    return list(
        page.evaluate("""() => {
          const tip = document.querySelector(".tip").getBoundingClientRect();
          const below = ({ left, right, top, bottom }) =>
            Math.min(right, tip.right) - Math.max(left, tip.left) > 1 &&
            Math.min(bottom, tip.bottom) - Math.max(top, tip.top) > 1;
          return [...document.querySelectorAll(".turn-who, .turn-what, .score")]
            .filter((one) => below(one.getBoundingClientRect()))
            .map((one) => `the tip lies on “${one.textContent.trim()}”`);
        }""")
    )


@pytest.mark.slow
def test_tips_can_be_switched_off_and_on_again_from_the_beginning(tablet_page: Page, site: WatchedSite) -> None:
    table = open_guided(tablet_page, site, "game=knaster&seats=1&seed=7")
    expect(tip(tablet_page, "roll")).to_be_visible()
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
