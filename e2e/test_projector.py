"""A match on the projector: half a class against the other, all ways found and shown, a reload, and two sizes."""

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.conftest import OpenContext
from e2e.layout import size_to
from e2e.pages import Screen
from e2e.screens import on_projector
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from rollbook import Match
from tests.repeats import slow_but


def refusal_lies_on_no_way_back(page: Page, pick: str) -> None:
    page.locator(f'[data-part="board"] [data-pick="{pick}"]').tap(force=True)
    refusal = page.locator(".projector-side").get_by_role("alert")
    expect(refusal).to_be_visible()
    told, bar = refusal.bounding_box(), page.get_by_role("banner").bounding_box()
    assert told
    assert bar
    assert told["y"] >= bar["y"] + bar["height"]


@pytest.mark.parametrize(("width", "height"), slow_but([(1920, 1080), (1024, 768)], (1920, 1080)))
def test_a_class_plays_and_looks_for_every_way(tablet_page: Page, site: WatchedSite, width: int, height: int) -> None:
    size_to(tablet_page, width, height)
    screen = Screen(tablet_page)
    tablet_page.goto(f"{site.url}#/teacher")
    screen.wait_ready()
    tablet_page.locator('[data-game="roll_it"] [data-act="board"]').tap()
    expect(screen.control("board-halves")).to_be_visible(timeout=4 * PATIENCE)
    expect_accessible(tablet_page)
    screen.control("board-halves").tap()
    ways = screen.control("ways")
    roll = screen.control("roll")
    for _ in range(20):
        if ways.is_visible():
            break
        roll.tap()
        screen.wait_idle()
    kept = tablet_page.evaluate("localStorage.getItem('rollbook-desk-board-roll_it')")
    match = Match.parse(kept)
    assert [str(name) for name in match.seats] == ["Left half", "Right half"]
    seat = match.to_act[0]
    assert isinstance(seat, int)
    legal = list(match.legal(seat))
    expect(tablet_page.locator('[data-part="ways"] li')).to_have_count(0)
    ways.tap()
    expect(tablet_page.locator(".projector-question")).to_have_text("How many ways are there? Find them all.")
    expect(tablet_page.locator('[data-part="ways"] li')).to_have_count(0)
    ways.tap()
    # In words, a chip on a 6 counts as one way, whichever of the nine grids it is in; the board marks the places. With
    # a total of 7, a chip may go on any number.
    numbers = max(1, len(legal) // 9)
    expect(tablet_page.locator('[data-part="ways"] li')).to_have_count(numbers)
    if len(legal) > 1:
        expect(tablet_page.locator('[data-part="ways"] li').first).to_contain_text("In 9 places.")
    expect_accessible(tablet_page)
    board = tablet_page.locator('[data-part="board"]').bounding_box()
    assert board
    assert board["y"] + board["height"] <= height, "the board is seen whole"
    assert board["height"] >= 0.6 * height, "and large"
    fitting = [match.game.notation.picks(match.state.from_text(seat, text)) for text in legal if text != "pass"]
    cells = tablet_page.locator('[data-part="board"] [data-pick]').evaluate_all(
        "(all) => all.map((one) => one.dataset.pick)"
    )
    if others := sorted(set(cells) - {pick for picks in fitting for pick in picks}):
        refusal_lies_on_no_way_back(tablet_page, others[0])
    pick = match.game.notation.picks(match.state.from_text(seat, legal[0]))[0]
    place = tablet_page.locator(f'[data-part="board"] [data-pick="{pick}"]')
    if legal != ["pass"]:
        place.focus()
        tablet_page.keyboard.press("Enter")  # keys work as at the table
        screen.wait_idle()
        expect(roll).to_be_visible()
        tablet_page.reload()
        expect(roll).to_be_visible(timeout=4 * PATIENCE)
        screen.control("undo").tap()
        expect(ways).to_be_visible()
        assert tablet_page.evaluate("localStorage.getItem('rollbook-desk-board-roll_it')") == kept


def test_projector_in_german_refuses_in_german_once(open_context: OpenContext, site: WatchedSite) -> None:
    german = {"locale": "de-DE", "viewport": {"width": 1280, "height": 720}, "has_touch": True}
    page = open_context(**german, service_workers="block").context.new_page()
    on_projector(page, site, "roll_it")
    page.locator('[data-part="board"] [data-pick="1.1"]').tap(force=True)
    expect(page.get_by_role("alert").filter(visible=True)).to_have_text("2 + 6 ist 8. Hier steht 4. Such eine freie 8.")
    Screen(page).wait_idle()
    statuses = page.locator('[role="status"]').all_inner_texts()
    assert not any("2 + 6" in words for words in statuses), "a screen reader says it once"


def test_projector_when_another_die_is_tapped_takes_that_instead(tablet_page: Page, site: WatchedSite) -> None:
    on_projector(tablet_page, site, "lowdown")  # the roll is 2, 6, blue and purple
    dice = {face: tablet_page.locator(f'[data-part="board"] [data-pick="{face}"]') for face in ("2", "6")}
    dice["2"].tap()
    expect(dice["2"]).to_have_attribute("aria-pressed", "true")
    dice["6"].tap()
    expect(dice["6"]).to_have_attribute("aria-pressed", "true")
    expect(dice["2"]).to_have_attribute("aria-pressed", "false")
    expect(tablet_page.get_by_role("alert").filter(visible=True)).to_have_count(0)


def test_projector_when_two_taps_hurry_keeps_both(tablet_page: Page, site: WatchedSite) -> None:
    on_projector(tablet_page, site, "lowdown")
    tablet_page.evaluate("""() => {
      for (const face of ["2", "blue"]) {
        const die = document.querySelector(`.projector-board .lying[data-pick="${face}"]`);
        die.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      }
    }""")
    for face in ("2", "blue"):
        expect(tablet_page.locator(f'[data-part="board"] [data-pick="{face}"]')).to_have_attribute(
            "aria-pressed", "true"
        )
