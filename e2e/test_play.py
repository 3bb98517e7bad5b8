"""Taps, refusals, taking back and the keyboard at the table."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.glass import tap
from e2e.pages import SetUp, Shelf, Table
from e2e.sites import WatchedSite
from rollbook import IllegalMove, Match

ROLLS_TWO = 25  # seeds whose first throw is 1 1, and 3 4
ROLLS_SEVEN = 4
# Resolves `window.clicked` when the page has taken the next tap.
CLICKED: Final = """() => {
  const once = { capture: true, once: true };
  window.clicked = new Promise((done) => addEventListener("click", () => setTimeout(done), once));
}"""


@pytest.fixture
def table(page: Page, site: WatchedSite) -> Table:
    return Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")


def test_every_cell_that_may_be_tapped_is_shown_and_takes_the_chip(table: Table) -> None:
    table.roll()
    assert table.actions() == ["dice 2 6"]
    assert sorted(table.legal(0)) == sorted(Match.parse(table.record()).legal(0))
    expect(table.turn).to_contain_text("8")
    table.tap("1.9")
    assert table.actions() == ["dice 2 6", "0 1.9"]
    expect(table.scores.nth(0)).to_contain_text("1")
    expect(table.scores.nth(1)).to_contain_text("0")
    assert table.to_act() == "1"
    assert table.dice_due


def test_a_refused_tap_is_answered_with_the_engines_reason(table: Table) -> None:
    table.tap("1.1")
    expect(table.refusal).to_have_text("The dice have to be thrown first.")
    expect_accessible(table.page)
    table.roll()
    table.tap("1.1")
    expect(table.refusal).to_have_text("Cell 1.1 shows 4, and the dice add up to 8.")
    assert table.actions() == ["dice 2 6"]


def test_a_double_tap_never_rolls_twice_nor_plays_what_came_under_the_finger(page: Page, site: WatchedSite) -> None:
    for seed, first in ((ROLLS_TWO, "dice 1 1"), (ROLLS_SEVEN, "dice 3 4")):
        table = Table(page).open(site.url, f"game=roll_it&seats=2&seed={seed}&auto=off")
        double_tap(table, table.act("roll").first)
        assert table.actions() == [first]
    cell = table.place("5.5").first
    double_tap(table, cell)
    assert table.actions() == ["dice 3 4", "0 5.5"]
    assert table.refusal.count() == 0


def double_tap(table: Table, place: Locator) -> None:
    box = place.bounding_box()
    assert box is not None
    with table.holding_pauses():
        for _ in range(2):
            table.page.evaluate(CLICKED)
            tap(table.page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            table.page.evaluate("window.clicked")
            table.page.wait_for_timeout(120)  # until something else has come under the finger
    table.wait_idle()


def test_a_move_is_taken_back_at_once_but_dice_only_after_a_question(table: Table) -> None:
    table.roll()
    table.tap("1.9")
    table.do("undo")
    assert table.actions() == ["dice 2 6"]
    dialog = table.page.locator("dialog")
    table.press("undo")
    expect(dialog).to_be_visible()
    expect_accessible(table.page)
    table.do("leave")
    expect(dialog).to_have_count(0)
    assert table.actions() == ["dice 2 6"]
    table.press("undo")
    table.do("take-back")
    assert table.actions() == []
    assert "# take-back 1" in table.record()
    table.do("redo")
    assert table.actions() == ["dice 2 6"]
    table.do("redo")
    assert table.actions() == ["dice 2 6", "0 1.9"]


def test_a_dialog_goes_with_the_table_that_it_is_about(table: Table, site: WatchedSite) -> None:
    # It stayed over the screen to which somebody went back, and what was answered happened to the match there.
    page, dialog = table.page, table.page.locator("dialog")
    table.ask("roll")
    Table(page).open(site.url, "game=knaster&seats=2&seed=7&auto=off").ask("roll")
    table.press("undo")
    expect(dialog).to_be_visible()
    page.go_back()
    expect(page.locator("main")).to_have_attribute("data-game", "roll_it")
    expect(dialog).to_have_count(0)
    assert table.actions() == ["dice 2 6"]
    table.press("settings")
    expect(dialog).to_be_visible()
    page.go_forward()
    expect(page.locator("main")).to_have_attribute("data-game", "knaster")
    expect(dialog).to_have_count(0)
    assert len(table.actions()) == 1


def test_what_cannot_be_taken_back_or_done_again_is_said(table: Table) -> None:
    for control, told in (("undo", "There is nothing to take back."), ("redo", "There is nothing to do again.")):
        table.press(control)  # which is not disabled, though it says so
        expect(table.refusal).to_have_text(told)
        table.wait_idle()
    assert table.actions() == []


def test_forced_passes_are_seen_and_played_by_themselves(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, f"game=roll_it&seats=2&seed={ROLLS_TWO}")
    with table.holding_pauses():
        table.press("roll")
        expect(table.turn).to_contain_text("pass")
        expect(table.root).to_have_attribute("data-busy", "true")
    table.wait_idle()
    assert table.actions() == ["dice 1 1", "0 pass"]
    assert table.to_act() == "1"
    expect(table.log).to_have_count(2)


def test_without_auto_a_pass_is_tapped(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, f"game=roll_it&seats=2&seed={ROLLS_TWO}&auto=off")
    table.roll()
    page.wait_for_timeout(1600)
    assert table.actions() == ["dice 1 1"]
    table.tap("pass")
    assert table.actions() == ["dice 1 1", "0 pass"]


def test_a_new_match_asks_before_it_leaves_this_one(table: Table) -> None:
    table.roll()
    table.press("new")
    expect(table.page.locator("dialog")).to_be_visible()
    table.do("leave")
    expect(table.board).to_be_visible()
    table.press("new")
    table.press("new-match")
    expect(table.page.locator("main.set-up")).to_be_visible()
    table.wait_idle()
    SetUp(table.page).start()
    assert table.actions() == []
    table.do("shelf")
    expect(Shelf(table.page).matches).to_have_count(2)


def test_the_log_tells_every_action_and_the_seats_are_told_apart_by_symbols(table: Table) -> None:
    table.roll()
    table.tap("1.9")
    expect(table.log).to_have_count(2)
    expect(table.log.nth(0)).to_contain_text("1.9")
    expect(table.log.nth(1)).to_contain_text("8")
    paths = table.scores.locator(".chip-mark").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
    assert len(set(paths)) == 2


def test_some_turns_are_played_by_keyboard_alone(page: Page, site: WatchedSite) -> None:
    table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    match = Match("roll_it", seed=7)
    for _ in range(3):
        page.keyboard.press("r")
        table.wait_idle()
        match.roll()
        seat = int(match.to_act[0])
        target = max(match.legal(seat))
        walk(page, target)
        page.keyboard.press("Enter")
        table.wait_idle()
        match.play(seat, target)
        assert table.actions() == list(match.actions)
    page.keyboard.press("u")
    table.wait_idle()
    assert table.actions() == list(match.actions)[:-1]
    reach_by_tab(page, lambda: page.evaluate("document.activeElement.dataset.act") == "roll")


def walk(page: Page, target: str) -> None:
    """Go to a cell with the arrow keys."""
    for _ in range(30):
        here = page.evaluate("document.activeElement.dataset.pick")
        if here == target:
            return
        row, column = position(target)
        at_row, at_column = position(here) if here else (0, 0)
        down, right = row - at_row, column - at_column
        key = ("ArrowDown" if down > 0 else "ArrowUp") if down else ("ArrowRight" if right > 0 else "ArrowLeft")
        page.keyboard.press(key)
    raise AssertionError(f"The arrow keys do not lead to {target}.")


def position(cell: str) -> tuple[int, int]:
    """Row and column of a cell on the whole board."""
    grid, place = (int(part) - 1 for part in cell.split("."))
    return grid // 3 * 3 + place // 3, grid % 3 * 3 + place % 3


def reach_by_tab(page: Page, found: Callable[[], bool]) -> None:
    for _ in range(30):
        if found():
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead there.")


def test_window_rollbook_is_a_door_to_the_same_match(table: Table) -> None:
    page = table.page
    page.evaluate("window.rollbook.ready")
    match = Match("roll_it", seed=7)
    assert table.ask("view") == match.view()
    with pytest.raises(Error, match=r"The dice have to be thrown first\."):
        table.ask("play", 0, "1.9")
    match.roll()
    assert table.ask("roll") == match.view()
    assert table.ask("legal", 0) == list(match.legal(0))
    match.play(0, "1.9")
    assert table.ask("play", 0, "1.9") == match.view()
    match.roll("6 1")
    assert table.ask("roll", "6 1") == match.view()
    for seat, move in ((1, "nonsense"), (1, "1.9"), (0, "1.1"), (7, "1.1")):
        with pytest.raises(IllegalMove) as ours:
            match.play(seat, move)
        with pytest.raises(Error) as theirs:
            table.ask("play", seat, move)
        assert str(ours.value) in str(theirs.value)
    with pytest.raises(Error, match="dice"):
        table.ask("roll", "6 1")
    match.undo()
    assert table.ask("undo") == match.view()
    assert table.record() == str(match)
