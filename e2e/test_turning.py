"""Passing the tablet on: a curtain between two people's turns, and a page that turns to the player."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, faults, size_to
from e2e.pages import Table
from e2e.sites import WatchedSite

SCREENS = ("768x1024", "1024x768")
LONG = "Wolfeschlegelsteinhausenbergerdorff Juni"
WISH = f"game=roll_it&seats=2&seed=7&auto=off&seat.0=Anna&seat.1={LONG}"


def arrange(table: Table, *acts: str) -> None:
    table.control("settings").tap()
    for act in acts:
        table.control(act).tap()
    table.control("close-settings").tap()


@pytest.mark.slow
def test_the_curtain_hides_the_table_until_the_next_person_takes_over(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, WISH)
    arrange(table, "curtain-on")
    curtain = tablet_page.locator('[data-part="curtain"]')
    table.roll_button.tap()
    table.wait_idle()
    expect(curtain).to_have_count(0)
    table.pick("1.9").tap()
    expect(curtain).to_contain_text(f"Pass the tablet to {LONG}")
    expect(curtain.locator(".symbol")).to_be_visible()
    expect(table.control("take-over")).to_be_focused()
    expect(tablet_page.locator("#announcer")).to_have_text(f"Pass the tablet to {LONG}")
    expect(tablet_page.locator('[data-act="log"], [data-act="new"]')).to_have_count(0)
    table.wait_idle()
    expect_accessible(tablet_page)
    assert faults(tablet_page) == []
    for key in ("r", "u"):
        tablet_page.keyboard.press(key)
        table.wait_idle()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    tablet_page.keyboard.press("Enter")
    expect(curtain).to_have_count(0)
    table.roll_button.tap()
    assert len(table.actions()) == 3
    table.pick(table.legal(1)[0]).tap()
    expect(curtain).to_contain_text("Pass the tablet to Anna")
    table.control("take-over").tap()
    expect(table.dice).to_have_attribute("data-due", "true")


def test_single_player_sees_no_curtain(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knaster&seats=1&seed=7&auto=off")
    arrange(table, "curtain-on")
    table.roll_button.tap()
    table.pick("a1").tap()
    table.roll_button.tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-part="curtain"]')).to_have_count(0)


@pytest.mark.slow
def test_the_page_turns_to_each_side_and_everything_still_fits(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=4&seed=7&auto=off")
    arrange(table, "turning-on")  # four people, one at each edge
    found = []
    for seat, edge in enumerate(("bottom", "left", "top", "right")):
        for screen in SCREENS:
            size_to(tablet_page, **SIZES[screen])
            assert nearest_edge(table) == edge
            found += [f"{screen}, turned to the {edge}: {fault}" for fault in faults(tablet_page)]
        table.roll_button.tap()
        table.pick("1.1" if "1.1" not in table.legal(seat) else "1.2").tap()
        for screen in SCREENS:
            table.wait_idle()
            size_to(tablet_page, **SIZES[screen])
            expect(table.refusal).to_be_visible()
            refused = [fault for fault in faults(tablet_page) if "covered" not in fault]
            found += [f"{screen}, turned to the {edge}, refused: {fault}" for fault in refused]
        table.pick(table.legal(seat)[0]).tap()
        assert len(table.actions()) == 2 * (seat + 1)
    assert nearest_edge(table) == "bottom"
    assert not found, "\n".join(found)


# Returns the size of everything on the page, as seen by the person to whom the page is turned.
MEASURES: Final = """() => [...document.querySelectorAll("#page *")]
  .filter((one) => one instanceof HTMLElement)
  .map((one) => `${one.localName} ${one.className}: ${one.offsetWidth} x ${one.offsetHeight}`)"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568), (1024, 768)])
def test_a_page_that_is_turned_aside_is_laid_out_as_on_a_screen_of_that_shape(
    tablet_page: Page, site: WatchedSite, width: int, height: int
) -> None:
    Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    size_to(tablet_page, width, height)
    upright = tablet_page.evaluate(MEASURES)
    tablet_page.evaluate("document.documentElement.dataset.turned = '1'")
    size_to(tablet_page, height, width)
    aside = tablet_page.evaluate(MEASURES)
    tablet_page.evaluate("delete document.documentElement.dataset.turned")
    assert [one for one in zip(upright, aside, strict=True) if len(set(one)) > 1] == []


def nearest_edge(table: Table) -> str:
    """Return the edge of the screen where the page's bottom is, opposite the bar at the top of the page."""
    x, y = table.page.get_by_role("banner").evaluate("""(bar) => {
      const { x, y, width, height } = bar.getBoundingClientRect();
      return [(x + width / 2) / innerWidth, (y + height / 2) / innerHeight];
    }""")
    edges = {"bottom": 1 - y, "top": y, "left": x, "right": 1 - x}
    return max(edges, key=lambda edge: edges[edge])


def test_dialog_is_upright_for_the_current_player(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    arrange(table, "turning-on", "side-0-1")  # Anna sits at the left edge
    assert nearest_edge(table) == "left"
    table.control("settings").tap()
    dialog = tablet_page.locator("dialog")
    heading, close = (dialog.locator(one).bounding_box() for one in ("h2", '[data-act="close-settings"]'))
    assert heading is not None
    assert close is not None
    assert heading["x"] > close["x"], "the heading is on the far side"
    box = dialog.bounding_box()
    assert box is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= 1024
    assert box["y"] + box["height"] <= 768
    table.control("turning-off").tap()
    table.control("close-settings").tap()
    table.wait_idle()
    assert nearest_edge(table) == "bottom"
