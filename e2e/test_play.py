"""Taps, refusals, undo and the keyboard at the table."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.pages import SetUp, Shelf, Table
from e2e.play import time_stops
from e2e.sites import WatchedSite
from rollbook import IllegalMove, Match

ROLLS_TWO = 25  # seeds whose first roll is 1 1 and 3 4
ROLLS_SEVEN = 4


@pytest.fixture
def table(tablet_page: Page, site: WatchedSite) -> Table:
    return Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")


def test_every_marked_cell_takes_the_chip(table: Table) -> None:
    table.roll_button.tap()
    assert table.actions() == ["dice 2 6"]
    assert sorted(table.legal(0)) == sorted(Match.parse(table.record()).legal(0))
    expect(table.turn).to_contain_text("8")
    table.pick("1.9").tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]
    expect(table.scores.nth(0)).to_contain_text("1")
    expect(table.scores.nth(1)).to_contain_text("0")
    table.expect_turn(1)
    expect(table.dice).to_have_attribute("data-due", "true")


# Returns the ancestors of a die's cube whose styles group their content, and the colour of the cube's faces.
DRAWN: Final = """() => {
  const groups = [];
  for (let one = document.querySelector(".dice-tray .die-cube"); one; one = one.parentElement) {
    const { opacity, filter, mixBlendMode } = getComputedStyle(one);
    if (opacity !== "1" || filter !== "none" || mixBlendMode !== "normal") groups.push(one.className);
  }
  return [groups, getComputedStyle(document.querySelector(".dice-tray .die-face")).fill];
}"""


def test_dice_to_be_rolled_are_as_bright_as_rolled_ones(table: Table) -> None:
    table.roll_button.tap()
    table.wait_idle()
    groups, rolled = table.page.evaluate(DRAWN)
    table.pick("1.9").tap()
    expect(table.dice).to_have_attribute("data-due", "true")
    due_groups, due = table.page.evaluate(DRAWN)
    # WebKitGTK does not draw all faces of a cube inside a translucent element.
    assert groups == due_groups == []
    assert due == rolled


@pytest.mark.slow
def test_a_refused_tap_is_answered_with_the_engines_reason(table: Table) -> None:
    table.pick("1.1").tap()
    expect(table.refusal).to_have_text("Roll the dice first.")
    table.wait_idle()
    expect_accessible(table.page)
    table.roll_button.tap()
    table.pick("1.1").tap()
    expect(table.refusal).to_have_text("2 + 6 is 8. This cell shows 4. Find a free 8.")
    assert table.actions() == ["dice 2 6"]


@pytest.mark.slow
@pytest.mark.peoples_pace
def test_double_tap_acts_only_once(first_page: Page, site: WatchedSite) -> None:
    first_page.clock.install()
    for seed, first in ((ROLLS_TWO, "dice 1 1"), (ROLLS_SEVEN, "dice 3 4")):
        table = Table(first_page).open(site.url, f"game=roll_it&seats=2&seed={seed}&auto=off")
        double_tap(table, table.roll_button)
        assert table.actions() == [first]
    double_tap(table, table.pick("5.5"))
    assert table.actions() == ["dice 3 4", "0 5.5"]
    expect(table.refusal).to_have_count(0)


def double_tap(table: Table, place: Locator) -> None:
    """Tap twice at one place. No time passes between the taps, but another element moves under the finger."""
    page, actions = table.page, len(table.actions())
    box = place.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    with time_stops(page):
        page.touchscreen.tap(x, y)
        expect(table.log).to_have_count(actions + 1)
        page.touchscreen.tap(x, y)
    table.wait_idle()


@pytest.mark.slow
def test_a_move_is_taken_back_at_once_but_dice_only_after_a_question(table: Table) -> None:
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.undo_button.tap()
    assert table.actions() == ["dice 2 6"]
    dialog = table.page.locator("dialog")
    table.undo_button.tap()
    expect(dialog).to_be_visible()
    expect_accessible(table.page)
    table.control("leave").tap()
    table.wait_idle()
    expect(dialog).to_have_count(0)
    assert table.actions() == ["dice 2 6"]
    table.undo_button.tap()
    table.control("take-back").tap()
    assert table.actions() == []
    assert "# take-back 1" in table.record()
    table.redo_button.tap()
    assert table.actions() == ["dice 2 6"]
    table.redo_button.tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]


@pytest.mark.slow
def test_tap_outside_a_dialog_only_closes_it(table: Table) -> None:
    page, dialog = table.page, table.page.locator("dialog")
    table.roll_button.tap()
    for opens in ("new", "settings", "rules", "undo"):
        table.control(opens).tap()
        expect(dialog).to_be_visible()
        page.touchscreen.tap(3, 300)
        expect(dialog).to_have_count(0)
        table.wait_idle()
    assert table.actions() == ["dice 2 6"]


def test_tap_outside_a_dialog_while_typing_only_hides_the_keyboard(table: Table) -> None:
    page, dialog = table.page, table.page.locator("dialog")
    table.scores.nth(1).tap()
    page.locator("#dialog-name").fill("Cleo")
    page.touchscreen.tap(3, 300)
    expect(page.locator("#dialog-name")).to_have_value("Cleo")
    expect(page.locator("#dialog-name")).not_to_be_focused()
    page.touchscreen.tap(3, 300)
    expect(dialog).to_have_count(0)
    table.wait_idle()
    assert "Cleo" not in table.record()


@pytest.mark.slow
def test_dialog_closes_with_its_table(table: Table, site: WatchedSite) -> None:
    # A dialog used to stay over the next screen, and its answer affected the match there.
    page, dialog = table.page, table.page.locator("dialog")
    table.roll()
    Table(page).open(site.url, "game=knaster&seats=2&seed=7&auto=off").roll()
    table.undo_button.tap()
    expect(dialog).to_be_visible()
    page.go_back()
    expect(page.locator("main")).to_have_attribute("data-game", "roll_it")
    expect(dialog).to_have_count(0)
    assert table.actions() == ["dice 2 6"]
    table.control("settings").tap()
    expect(dialog).to_be_visible()
    page.go_forward()
    expect(page.locator("main")).to_have_attribute("data-game", "knaster")
    expect(dialog).to_have_count(0)
    assert len(table.actions()) == 1


def test_impossible_undo_is_explained_and_redo_shows_its_effect(table: Table) -> None:
    table.undo_button.tap(force=True)  # the button is marked as disabled, and a tap explains why
    expect(table.refusal).to_have_text("There is nothing to take back. Play on.")
    table.wait_idle()
    expect(table.redo_button).to_have_count(0)
    assert table.actions() == []


@pytest.mark.slow
@pytest.mark.peoples_pace
def test_forced_passes_are_seen_and_played_by_themselves(first_page: Page, site: WatchedSite) -> None:
    first_page.clock.install()
    table = Table(first_page).open(site.url, f"game=roll_it&seats=2&seed={ROLLS_TWO}")
    with time_stops(first_page):
        table.roll_button.tap()
        expect(table.prompt).to_contain_text("Pass")
        expect(table.root).to_have_attribute("data-busy", "true")
        expect(table.log).to_have_count(1)
    assert table.actions() == ["dice 1 1", "0 pass"]
    table.expect_turn(1)
    expect(table.log).to_have_count(2)


@pytest.mark.slow
def test_without_auto_a_pass_is_tapped(first_page: Page, site: WatchedSite) -> None:
    first_page.clock.install()
    table = Table(first_page).open(site.url, f"game=roll_it&seats=2&seed={ROLLS_TWO}&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    first_page.clock.run_for(60_000)
    assert table.actions() == ["dice 1 1"]
    table.pick("pass").tap()
    assert table.actions() == ["dice 1 1", "0 pass"]


def test_a_new_match_asks_before_it_leaves_this_one(table: Table) -> None:
    table.roll_button.tap()
    table.control("new").tap()
    expect(table.page.locator("dialog")).to_be_visible()
    table.control("leave").tap()
    expect(table.board).to_be_visible()
    table.control("new").tap()
    table.control("new-match").tap()
    expect(table.page.locator('[data-screen="set-up"]')).to_be_visible()
    table.wait_idle()
    SetUp(table.page).start()
    assert table.actions() == []
    table.control("shelf").tap()
    expect(Shelf(table.page).matches).to_have_count(2)


def test_log_lists_every_action_with_the_seats_symbols(table: Table) -> None:
    table.roll_button.tap()
    table.pick("1.9").tap()
    expect(table.log).to_have_count(2)
    expect(table.log.nth(0)).to_contain_text("puts a chip on an 8")
    expect(table.log.nth(1)).to_contain_text("8")
    table.wait_idle()
    paths = table.scores.locator(".chip-mark").evaluate_all("(all) => all.map((one) => one.getAttribute('d'))")
    assert len(set(paths)) == 2


@pytest.mark.slow
def test_some_turns_are_played_by_keyboard_only(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    match = Match("roll_it", seed=7)
    for _ in range(3):
        tablet_page.keyboard.press("r")
        table.wait_idle()
        match.roll()
        seat = int(match.to_act[0])
        target = max(match.legal(seat))
        walk(tablet_page, target)
        tablet_page.keyboard.press("Enter")
        table.wait_idle()
        match.play(seat, target)
        assert table.actions() == list(match.actions)
    tablet_page.keyboard.press("u")
    table.wait_idle()
    assert table.actions() == list(match.actions)[:-1]
    reach_by_tab(tablet_page, lambda: tablet_page.evaluate("document.activeElement.dataset.act") == "undo")


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
    """Return the row and the column of a cell on the whole board."""
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
    assert table.view() == match.view()
    with pytest.raises(Error, match=r"Roll the dice first\."):
        table.play(0, "1.9")
    match.roll()
    assert table.roll() == match.view()
    assert table.legal(0) == list(match.legal(0))
    match.play(0, "1.9")
    assert table.play(0, "1.9") == match.view()
    match.roll("6 1")
    assert table.roll("6 1") == match.view()
    for seat, move in ((1, "nonsense"), (1, "1.9"), (0, "1.1"), (7, "1.1")):
        with pytest.raises(IllegalMove) as ours:
            match.play(seat, move)
        with pytest.raises(Error) as theirs:
            table.play(seat, move)
        assert str(ours.value) in str(theirs.value)
    with pytest.raises(Error, match="dice"):
        table.roll("6 1")
    match.undo()
    assert table.undo() == match.view()
    assert table.record() == str(match)
