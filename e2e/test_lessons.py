"""The guided first match of each game, by touch, from the shelf to free play."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Shelf, Table
from e2e.pairs import ALL
from e2e.sites import WatchedSite
from tests.lessons import LESSONS
from tests.lessons import steps as lesson_steps
from tests.places import PAGE, find
from tests.repeats import slow_but

LESSON = ".lesson[data-next]"
MAX_TAPS = 200


def open_lesson(page: Page, site: WatchedSite, game: str) -> Table:
    shelf = Shelf(page).open(site.url)
    shelf.more(game, "learn")
    return Table(page).wait_open().hurry()


def what_to_tap(table: Table) -> str | None:
    """Return a selector of the element that the lesson says to tap next; None once it has ended."""
    table.wait_idle()
    expect(table.page.locator(f"{LESSON}, :root:not(:has(.lesson))")).to_have_count(1)
    lesson = table.page.locator(LESSON)
    return lesson.get_attribute("data-next") if lesson.count() else None


@pytest.mark.parametrize("game", slow_but(LESSONS, "roll_out"))
def test_a_first_match_is_learnt_step_by_step(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table = open_lesson(tablet_page, site, game)
    lines = find(PAGE, f"games/{game}/lesson.txt").read_text("utf-8").partition("\n\n")[2].splitlines()
    wanted = [line for line in lines if line and not line.startswith("#")]
    steps: list[str] = []
    refused = 0
    for _ in range(MAX_TAPS):
        if (css := what_to_tap(table)) is None:
            break
        words = tablet_page.locator(LESSON)
        if (step := str(words.get_attribute("data-lesson"))) not in steps:
            steps.append(step)
        if "lesson-next" in css and len(steps) == len(lesson_steps(game)):
            break
        # There is only one message at a time, nothing covers the board, and the next tap is marked.
        expect(tablet_page.locator("[data-refused]")).to_have_count(0)
        expect(tablet_page.locator(".mark-tap, [data-pointed]")).to_have_count(1)
        tablet_page.locator(css).filter(visible=True).first.tap(force=True)  # a refused tap is a step, too
        table.wait_idle()
        if tablet_page.locator(".mark-wrong").count() and not refused:
            refused += 1
            if ALL or game == next(iter(LESSONS)):
                expect_accessible(tablet_page)
    assert steps == [str(number) for number in range(len(lesson_steps(game)))]
    assert refused
    assert table.actions() == wanted
    table.control("lesson-next").tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-act="lesson-leave"]')).to_have_count(0)
    expect(
        tablet_page.locator('.controls-main .button:not([aria-disabled]), [data-part="board"] [data-pick]').first
    ).to_be_visible()


def test_wrong_tap_shows_where_to_tap_and_lesson_can_be_left(tablet_page: Page, site: WatchedSite) -> None:
    table = open_lesson(tablet_page, site, "roll_it")
    assert what_to_tap(table) == '[data-act="roll"]'
    table.pick("1.1").tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-part="prompt"]')).to_contain_text("Tap the gold ring.")
    expect(table.refusal).to_have_count(0)
    expect(tablet_page.locator("[data-hops]")).to_have_count(0)
    table.pick("1.1").tap()
    table.wait_idle()
    expect(tablet_page.locator("[data-pointed][data-hops]")).to_have_count(1)  # after two taps elsewhere
    table.roll_button.tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-part="prompt"]')).to_contain_text("11")
    expect(tablet_page.locator("[data-hops]")).to_have_count(0)
    lit = tablet_page.get_by_label("a chip can go here")
    expect(lit).to_have_count(0)  # now the lesson asks for a tap that the rules refuse
    table.pick("1.5").tap()
    expect(lit).to_have_count(1)
    expect(lit).to_have_attribute("data-pick", "1.1")
    expect(tablet_page.locator('[data-part="prompt"]')).not_to_contain_text("Tap the gold ring.")
    table.control("lesson-leave").tap()
    table.wait_idle()
    expect(tablet_page.locator('[data-act="lesson-leave"]')).to_have_count(0)
    table.pick("1.1").tap()
    assert "0 1.1" in table.actions()


@pytest.mark.slow
def test_coming_back_resumes_at_the_same_step(tablet_page: Page, site: WatchedSite) -> None:
    table = open_lesson(tablet_page, site, "knockout")
    for step in range(1, 5):  # a roll, a refused tap, a move and a card
        for _ in range(MAX_TAPS):
            if tablet_page.locator(LESSON).get_attribute("data-lesson") == str(step):
                break
            tablet_page.locator(str(what_to_tap(table))).filter(visible=True).first.tap(force=True)
            table.wait_idle()
        if step % 2 and not ALL:
            continue
        tablet_page.reload()
        tablet_page.evaluate("window.rollbook.ready")
        assert what_to_tap(table)
        expect(tablet_page.locator(LESSON)).to_have_attribute("data-lesson", str(step))


def test_a_game_without_a_lesson_has_none_at_its_address(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.goto(f"{site.url}#/learn/nothing")
    expect(tablet_page.locator('[data-screen="problem"]')).to_be_visible()
