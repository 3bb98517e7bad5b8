"""A pupil in the lab sees the dice of each position, how far the robots are, and the answer within the screen."""

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.keyboard import FOCUS
from e2e.layout import size_to
from e2e.pages import Lab, Shelf
from e2e.screens import speak
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import OWN_EDITING, Watch

SLOW: Final = """from time import perf_counter

def choose(state, seat, rng):
    until = perf_counter() + 0.3
    while perf_counter() < until:
        pass
    return state.legal(seat)[0]
"""
QUICK: Final = "def choose(state, seat, rng):\n    return state.legal(seat)[0]\n"
KEEP: Final = "([name, source, game]) => rollbook.lab.save(name, source, game)"
# Records after each drawing of the ladder how many matches are done, and how many its rows count.
COUNT: Final = """() => {
  window.counts = [];
  const look = () => {
    const done = document.querySelector(".lab-ladder [data-done]");
    const rows = [...document.querySelectorAll("[data-rung]")].map((row) => Number(row.lastElementChild.textContent));
    if (done) counts.push([Number(done.dataset.done), rows.reduce((sum, one) => sum + one, 0)]);
  };
  window.listening = new MutationObserver(look);
  listening.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}"""
# The parts of a selector that are more than one row high.
WRAPPED: Final = """(all) => all.filter((one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map(({ bottom }) => Math.round(bottom / 4))).size > 1;
}).map((one) => one.textContent)"""


def open_lab(page: Page, site: WatchedSite, game: str, **robots: str) -> Lab:
    """The lab of a game with some robots; the first one is on screen."""
    Shelf(page).open(site.url)
    for name, source in robots.items():
        page.evaluate(KEEP, [name, source, game])
    lab = Lab(page).open(site.url, game)
    if robots:
        page.locator("#lab-robot").select_option(label=next(iter(robots)))
        lab.wait_idle()
    return lab


def dice(page: Page) -> Locator:
    return page.get_by_role("img", name="The dice show")


def total(page: Page) -> int:
    """The sum of the dice above the board."""
    return sum(int(face) for face in dice(page).get_attribute("aria-label") or "" if face.isdigit())


def chosen_total(outcome: Locator) -> int:
    """The total of a move of Knockout such as 9=4+5, within a sentence."""
    (move,) = (word for word in outcome.inner_text().split() if "=" in word)
    return int(move.partition("=")[0])


def test_lab_shows_the_dice_of_each_move(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = open_lab(tablet_page, site, "knockout", quick=QUICK)
    lab.control("try").tap()
    lab.wait_idle()
    assert total(tablet_page) == chosen_total(lab.move)
    lab.choose("panel", "watch")
    lab.control("watch").tap()
    step = tablet_page.locator("[data-step] [data-own]")
    expect(step).not_to_be_empty(timeout=4 * PATIENCE)
    lab.wait_idle()
    assert total(tablet_page) == chosen_total(step)


def test_lowdown_in_the_lab_shows_its_dice_once(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = open_lab(tablet_page, site, "lowdown", quick=QUICK)
    lab.control("try").tap()
    expect(lab.move).to_be_visible()
    expect(dice(tablet_page)).to_have_count(0)


def test_answer_of_a_try_is_in_sight_on_a_phone(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    size_to(tablet_page, 390, 844)
    lab = open_lab(tablet_page, site, "roll_it", quick=QUICK)
    lab.control("try").tap()
    lab.wait_idle()
    first, last = (tablet_page.locator(f'[data-pick="{cell}"]') for cell in ("1.1", "9.9"))
    for part in (lab.move, dice(tablet_page), first, last):
        expect(part).to_be_in_viewport(ratio=0.99)


def test_watching_a_slow_robot_counts_its_moves(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = open_lab(tablet_page, site, "knaster", slow=SLOW)
    lab.choose("panel", "watch")
    lab.control("watch").tap()
    pace = tablet_page.locator('[data-part="pace"]')
    expect(pace).to_have_text(re.compile(r"^Moves so far: \d+$"), timeout=4 * PATIENCE)
    earlier = pace.inner_text()
    expect(pace).not_to_have_text(earlier, timeout=4 * PATIENCE)
    expect(pace).to_have_text(re.compile(r"^Moves so far: \d+$"))
    tablet_page.locator('[data-act="watch-stop"]').tap()
    expect(tablet_page.locator('[data-part="pace"]')).to_have_count(0)


def test_focus_in_the_lab_stays_on_the_button_that_starts_and_stops(
    tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    lab = open_lab(tablet_page, site, "knaster", slow=SLOW)
    for panel in ("watch", "series", "ladder"):
        lab.choose("panel", panel)
        lab.control(panel).focus()
        tablet_page.keyboard.press("Enter")
        expect(tablet_page.locator(f'[data-act="{panel}-stop"]')).to_be_focused()
        tablet_page.keyboard.press("Enter")
        expect(lab.control(panel)).to_be_focused()
    assert tablet_page.evaluate(FOCUS) == '[data-act="ladder"]'


@pytest.mark.slow
def test_rows_of_a_ladder_count_each_finished_match(tablet_page: Page, tablet: Watch, site: WatchedSite) -> None:
    tablet.expect(OWN_EDITING)
    lab = open_lab(tablet_page, site, "knockout", slow=SLOW, quick=QUICK, other=QUICK)
    lab.choose("panel", "ladder")
    tablet_page.locator('input[data-act="ladder-levels"]').tap()
    lab.control("ladder").tap()
    rows = tablet_page.locator("[data-rung]")
    expect(rows).to_have_count(3)
    assert [row.locator("td").all_text_contents() for row in rows.all()] == [["–", "–", "0"]] * 3
    tablet_page.locator('[data-act="ladder-stop"]').tap()
    lab.choose("ladder-matches", "20")
    for name in ("slow", "my_robot"):
        if tablet_page.locator("#lab-robot option", has_text=name).count():
            tablet_page.locator("#lab-robot").select_option(label=name)
            lab.control("robot-delete").tap()
            lab.control("delete-robot").tap()
            lab.wait_idle()
    tablet_page.evaluate(COUNT)
    lab.control("ladder").tap()
    expect(tablet_page.locator('[data-done="20"]')).to_be_attached(timeout=8 * PATIENCE)
    counts = tablet_page.evaluate("(listening.disconnect(), counts)")
    assert all(rows == 2 * done for done, rows in counts)
    assert len({done for done, _ in counts}) > 2, "they finish one after the other"


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_lab_on_a_phone_keeps_controls_and_the_first_code_in_one_row(
    language: str, tablet_page: Page, tablet: Watch, site: WatchedSite
) -> None:
    tablet.expect(OWN_EDITING)
    speak(tablet_page, site.url, language)
    size_to(tablet_page, 390, 844)
    lab = Lab(tablet_page).open(site.url, "roll_it")
    tops = [
        tablet_page.locator(f'[data-act="{act}"]').evaluate("(button) => button.getBoundingClientRect().top")
        for act in ("robot-new", "robot-rename", "robot-delete")
    ]
    assert max(tops) - min(tops) < 1
    code = lab.editor.locator("> div").filter(has_not_text="#")
    assert code.evaluate_all(WRAPPED) == []
