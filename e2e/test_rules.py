"""The rules' pages: words at once, pictures drawn by the engine, and an unchanged match below them."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere
from e2e.pages import Screen, Shelf, Table
from e2e.screens import SECTIONS, pictures
from e2e.sites import WatchedSite
from rollbook import GAMES
from rollbook.chance import charts
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "knaster", "roll_it"))
def test_each_game_explains_itself_with_pictures(game: str, tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/rules/{game}")
    Screen(tablet_page).wait_idle()
    expect(tablet_page.get_by_role("main").get_by_role("heading", level=2)).to_have_count(len(SECTIONS[game]))
    for chart in charts(GAMES[game]):
        shown = tablet_page.locator(f'.chance-chart[data-chart="{chart.id}"] .tower-column')
        expect(shown).to_have_text([str(bar.ways) for bar in chart.bars])
    shown = tablet_page.locator(".rules-picture:has(.picture-board svg:visible)")
    assert shown.evaluate_all("(all) => all.map((one) => one.dataset.picture)") == pictures(game)
    words = tablet_page.locator(".rules-picture figcaption p").all_inner_texts()
    for one in words:
        expect(tablet_page.get_by_role("img", name=one, exact=True)).to_have_count(1)
    assert len(words) == len(pictures(game))
    # Nothing in a picture can be tapped, reached by keyboard or mistaken for a board.
    expect(tablet_page.locator(".rules [data-pick]")).to_have_count(0)
    expect(tablet_page.locator('[data-part="board"]')).to_have_count(0)
    tablet_page.locator("h1").focus()
    tablet_page.keyboard.press("Shift+Tab")
    tablet_page.keyboard.press("Tab")
    for _ in range(tablet_page.get_by_role("navigation", name="Contents").get_by_role("button").count() + 2):
        tablet_page.keyboard.press("Tab")
        assert tablet_page.evaluate("document.activeElement.closest('.rules-picture') === null")
    assert faults_everywhere(tablet_page, scrolls=True) == []
    if game == "lowdown":
        expect_accessible(tablet_page)


@pytest.mark.slow
def test_rules_over_the_table_leave_the_match_as_it_is(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    table.pick("3").tap()
    table.control("rules").tap()
    table.wait_idle()
    dialog = tablet_page.get_by_role("dialog", name="Knockout: rules")
    expect(dialog.locator(".picture-board")).to_have_count(len(pictures("knockout")))
    expect_accessible(tablet_page)
    table.control("close-rules").tap()
    expect(dialog).to_have_count(0)
    table.wait_idle()
    expect(table.pick("3")).to_have_attribute("aria-pressed", "true")
    assert table.actions()[-1] == "dice 3 6 6"
    # By keyboard, I opens the rules and Escape closes them.
    tablet_page.keyboard.press("i")
    expect(dialog).to_be_visible()
    tablet_page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert len(table.actions()) == 3


def test_the_ways_to_the_rules_and_back(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.more("roll_out", "rules")
    expect(tablet_page.locator("h1")).to_have_text("Roll Out: rules")
    shelf.wait_idle()
    shelf.control("set-up").first.tap()
    expect(tablet_page.locator('[data-screen="set-up"]')).to_be_visible()
    shelf.control("rules").first.tap()
    expect(tablet_page.locator('[data-screen="rules"]')).to_be_visible()
    tablet_page.go_back()
    expect(tablet_page.locator('[data-screen="set-up"]')).to_be_visible()
    shelf.wait_idle()
