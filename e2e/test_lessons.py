"""Learn by playing: the guided first match of each game, by touch, from the shelf to going on freely."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from tests.places import PAGE, find
from tests.test_lessons import LESSONS

LESSON = ".lesson[data-next]"


def open_lesson(page: Page, site: WatchedSite, game: str) -> Table:
    shelf = Shelf(page).open(site.url)
    shelf.page.locator(f'[data-game="{game}"] [data-act="learn"]').first.tap()
    return Table(page).wait_open().hurry()


def what_to_tap(table: Table) -> str | None:
    """Where the lesson says to tap next; None once it has ended."""
    table.wait_idle()
    expect(table.page.locator(f"{LESSON}, :root:not(:has(.lesson))")).to_have_count(1)
    lesson = table.page.locator(LESSON)
    return lesson.get_attribute("data-next") if lesson.count() else None


@pytest.mark.parametrize("game", LESSONS)
def test_a_first_match_is_learnt_in_ten_to_fifteen_taps(game: str, page: Page, site: WatchedSite) -> None:
    table = open_lesson(page, site, game)
    lines = find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8").partition("\n\n")[2].splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    taps = refusals = 0
    checked = False
    while (css := what_to_tap(table)) is not None:
        if "lesson-next" in css and table.actions() == wanted:
            break
        table.page.locator(css).filter(visible=True).first.tap(force=True)  # a tap that is refused is a step, too
        table.wait_idle()
        taps += 1
        assert taps <= 15
        if table.refusal.count():
            refusals += 1
            if not checked:
                expect_accessible(page)
                checked = True
    assert refusals >= 1
    assert table.actions() == wanted
    assert 10 <= taps + 1 <= 15
    table.control("lesson-next").tap()
    table.wait_idle()
    expect(page.locator(".lesson")).to_have_count(0)
    expect(page.locator(".controls-main .button:not([aria-disabled]), .table-board [data-pick]").first).to_be_visible()


def test_other_taps_do_nothing_and_the_lesson_can_be_left(page: Page, site: WatchedSite) -> None:
    table = open_lesson(page, site, "roll_it")
    assert what_to_tap(table) == '[data-act="roll"]'
    table.pick("1.1").tap()
    table.wait_idle()
    expect(table.refusal).to_have_count(0)
    table.roll_button.tap()
    table.wait_idle()
    page.reload()
    page.evaluate("window.rollbook.ready")
    expect(page.locator(".lesson")).to_contain_text("11")
    table.control("lesson-leave").tap()
    table.wait_idle()
    expect(page.locator(".lesson")).to_have_count(0)
    table.pick("1.1").tap()
    assert "0 1.1" in table.actions()


def test_a_game_without_a_lesson_has_none_at_its_address(page: Page, site: WatchedSite) -> None:
    page.goto(f"{site.url}#/learn/nothing")
    expect(page.locator('[data-screen="problem"]')).to_be_visible()
