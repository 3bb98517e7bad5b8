"""Puzzles on a tablet: from the game's box to the end of a sheet, with taps and with the keyboard."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.pages import Screen, Shelf
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from rollbook import bridge

GAME = "knaster"
CHECK_EACH = """(picks) => {
  for (const pick of picks) {
    const place = document.querySelector(`[data-part="puzzle"] [data-pick="${pick}"]`);
    place.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    document.querySelector('[data-act="check"]').click();
  }
}"""
"""Taps places on the board one after another, and checks each answer, without waiting for Python."""


def asked(method: str, **arguments: Any) -> Any:
    return json.loads(bridge.call(json.dumps({"method": method, "game": GAME, **arguments})))["ok"]


def open_sheet(page: Page, site: WatchedSite, number: int) -> Screen:
    """Go to the puzzles through the game's box, and choose a sheet."""
    screen = Screen(page)
    page.goto(f"{site.url}#/")
    screen.wait_ready()
    Shelf(page).more(GAME, "puzzles")
    expect(page.locator('[data-part="puzzle"][data-at="0"]')).to_be_visible(timeout=4 * PATIENCE)
    page.locator("summary").tap()
    page.locator("#tasks-number").fill(str(number))
    page.locator("#tasks-number").press("Enter")
    page.locator("#tasks-number").blur()
    screen.wait_idle()
    expect(page.locator('[data-part="puzzle"][data-at="0"]')).to_be_visible(timeout=4 * PATIENCE)
    return screen


def right_answer(at: int, number: int) -> list[int]:
    kind = asked_kind()
    return list(asked("puzzle_hint", kind=kind, number=number, at=at, step=3)["right"])


def asked_kind() -> str:
    offers = json.loads(bridge.call(json.dumps({"method": "teachers_desk"})))["ok"]
    return str(next(offer["kinds"][0] for offer in offers if offer["game"] == GAME))


def place(page: Page, puzzles: list[Any], at: int, option: int) -> Locator:
    """Return the place on the board that represents an option."""
    return page.locator(f'[data-part="puzzle"] [data-pick="{puzzles[at]["options"][option]["pick"]}"]').first


def test_an_answer_that_follows_at_once_is_judged_after_the_one_before(tablet_page: Page, site: WatchedSite) -> None:
    # The first try used to be ignored, so a puzzle solved at the second try was reported as right first time.
    number = 42
    screen = open_sheet(tablet_page, site, number)
    puzzles = asked("puzzles", kind=asked_kind(), number=number)["puzzles"]
    for at in range(len(puzzles)):
        right = right_answer(at, number)[0]
        wrong = 1 if right == 0 else 0
        picks = [puzzles[at]["options"][option]["pick"] for option in ((wrong, right) if at == 0 else (right,))]
        tablet_page.evaluate(CHECK_EACH, picks)
        screen.control("next").tap()
    expect(tablet_page.locator('[data-part="end"]')).to_contain_text("5 were right first time")


@pytest.mark.slow
def test_a_sheet_of_puzzles_is_solved_with_hints_and_survives_a_reload(tablet_page: Page, site: WatchedSite) -> None:
    number = 42
    screen = open_sheet(tablet_page, site, number)
    puzzles = asked("puzzles", kind=asked_kind(), number=number)["puzzles"]
    expect_accessible(tablet_page)
    # First a wrong answer, then two hints, then the right answer on the board.
    right = right_answer(0, number)[0]
    wrong = 1 if right == 0 else 0
    expect(tablet_page.locator("[data-option]")).to_have_count(0)
    place(tablet_page, puzzles, 0, wrong).tap()
    screen.control("check").tap()
    told = tablet_page.locator('[data-part="puzzle"]').get_by_role("status")
    expect(told).to_have_attribute("data-state", "wrong")
    for step in (1, 2):
        screen.control("hint").tap()
        expect(tablet_page.locator('[data-part="hint"]')).to_have_count(step)
    place(tablet_page, puzzles, 0, right).tap()
    screen.control("check").tap()
    expect(told).to_have_attribute("data-state", "right")
    expect(tablet_page.locator('[data-part="answer"]')).not_to_be_empty()
    expect_accessible(tablet_page)
    screen.control("next").tap()
    expect(tablet_page.locator('[data-part="puzzle"][data-at="1"]')).to_be_visible()
    tablet_page.reload()
    expect(tablet_page.locator('[data-part="puzzle"][data-at="1"]')).to_be_visible(timeout=4 * PATIENCE)
    screen.wait_idle()
    # Now only with the keyboard, and right first time.
    place(tablet_page, puzzles, 1, right_answer(1, number)[0]).focus()
    tablet_page.keyboard.press("Space")
    screen.control("check").focus()
    tablet_page.keyboard.press("Enter")
    expect(screen.control("next")).to_be_focused()
    tablet_page.keyboard.press("Enter")
    for at in range(2, len(puzzles)):
        expect(tablet_page.locator(f'[data-part="puzzle"][data-at="{at}"]')).to_be_visible()
        for _ in range(3):
            screen.control("hint").tap()
            screen.wait_idle()
        expect(told).to_have_attribute("data-state", "shown")
        screen.control("next").tap()
    expect(tablet_page.locator('[data-part="end"]')).to_have_attribute("data-right", "2")
    expect(tablet_page.locator('[data-part="end"]')).to_contain_text("You solved 2 of 6.")
    expect(tablet_page.locator('[data-part="end"]')).to_contain_text("One was right first time")
    expect_accessible(tablet_page)


def test_answer_after_the_timer_still_counts(first_page: Page, site: WatchedSite) -> None:
    page = first_page
    page.clock.install()
    screen = open_sheet(page, site, 7)
    page.clock.fast_forward(61_000)
    expect(page.locator('[data-part="puzzle"]').get_by_role("status")).to_contain_text("your answer still counts")
    place(page, asked("puzzles", kind=asked_kind(), number=7)["puzzles"], 0, right_answer(0, 7)[0]).tap()
    screen.control("check").tap()
    expect(page.locator('[data-part="puzzle"]').get_by_role("status")).to_have_attribute("data-state", "right")
