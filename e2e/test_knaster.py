"""Knaster on the page: people play in turn or as soon as they are ready, circle after a line, and look at slips."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere, size_to
from e2e.moments import record
from e2e.pages import Table
from e2e.play import look
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.classroom.own_work import WORK_SELF

NAMES: Final = ["Anna", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus", "Hanna", "Ida", "Jo", "Kim", "Lou"]
STRAIGHT: Final = ("1 4", "2 4", "3 4", "4 4", "4 5")  # the sums 5 6 7 8 9


def open_table(page: Page, site: WatchedSite, seats: int, seed: int = 7) -> Table:
    names = "&".join(f"seat.{seat}={name}" for seat, name in enumerate(NAMES[:seats]))
    return Table(page).open(site.url, f"game=knaster&seats={seats}&seed={seed}&auto=off&{names}")


def straight_in_row_1(page: Page, site: WatchedSite, seats: int) -> Table:
    """Open a match in which all seats have a straight in row 1, and only the first still has to draw its circles."""
    match = Match("knaster", NAMES[:seats], seed=7)
    for column, roll in zip("abcde", STRAIGHT, strict=True):
        match.roll(roll)
        for seat in reversed(range(seats)):
            match.play(seat, f"write {column}1")
    for seat in range(1, seats):
        match.play(seat, "bonus row1 a1 b1 c1")
    return Table(page).open_record(site.url, str(match))


@pytest.mark.slow
def test_looking_at_a_slip_acts_on_nothing(tablet_page: Page, site: WatchedSite) -> None:
    table = open_table(tablet_page, site, 3)
    look(table, 2)
    expect(table.turn).to_contain_text("Anna")
    table.pick("c3").tap()
    expect(table.refusal).to_have_text("Roll the dice first.")
    table.roll("3 4")
    table.expect_shown(0)
    table.pick("c3").tap()
    table.expect_shown(1)
    look(table, 0)
    expect(table.turn).to_contain_text("Ben and Cleo")
    expect(tablet_page.locator(".cell-open")).to_have_count(0)
    table.pick("c4").tap()
    expect(table.refusal).to_have_text("You have played this round. Wait for the others.")
    table.wait_idle()
    look(table, 2)
    table.pick("a1").tap()
    assert table.actions() == ["dice 3 4", "0 write c3", "2 write a1"]
    table.expect_shown(1)


@pytest.mark.slow
def test_undo_takes_back_the_latest_action_or_that_of_the_seat_one_asked_to_see(
    tablet_page: Page, site: WatchedSite
) -> None:
    table = open_table(tablet_page, site, 3)
    table.roll("3 4")
    table.play(2, "write a1")
    table.pick("c3").tap()
    table.expect_shown(1)
    table.undo_button.tap()
    assert table.actions() == ["dice 3 4", "2 write a1"]
    table.expect_shown(0)
    table.pick("c3").tap()
    table.wait_idle()
    look(table, 2)
    table.undo_button.tap()
    assert table.actions() == ["dice 3 4", "0 write c3"]
    table.expect_shown(2)
    table.redo_button.tap()
    assert table.actions() == ["dice 3 4", "0 write c3", "2 write a1"]
    table.pick("b2").tap()
    expect(table.dice).to_have_attribute("data-due", "true")
    look(table, 0)
    table.undo_button.tap()
    assert table.actions() == ["dice 3 4", "2 write a1", "1 write b2"]
    table.expect_shown(0)
    table.expect_turn(0)


@pytest.mark.slow
def test_a_line_is_picked_by_its_box_and_gets_its_circles_at_once(tablet_page: Page, site: WatchedSite) -> None:
    table = straight_in_row_1(tablet_page, site, 2)
    expect(table.turn).to_contain_text("Straight! Circle 3 numbers in the marked line.")
    expect(tablet_page.locator(".combination-due")).to_contain_text("Straight")
    table.pick("a2").tap()
    expect(table.refusal).to_have_text("This cell is not in the marked line. Choose one that is.")
    table.wait_idle()
    expect_accessible(tablet_page)
    for pick in ("a1", "row1", "c1", "e1"):
        table.pick(pick).tap()
    table.pick("b1").tap()
    expect(table.refusal).to_have_text("Circle exactly 3 in this line, not 4.")
    expect(tablet_page.locator(".cell-picked")).to_have_count(3)
    table.pick("c1").tap()
    table.pick("d1").tap()
    table.wait_idle()
    look(table, 1)
    expect(tablet_page.locator(".cell-picked")).to_have_count(0)
    look(table, 0)
    table.make(["row1", "a1", "d1", "e1"])
    assert table.actions()[-1] == "0 bonus row1 a1 d1 e1"
    expect(tablet_page.locator(".cell-circled")).to_have_count(3)
    expect(table.dice).to_have_attribute("data-due", "true")


@pytest.mark.slow
def test_a_reload_between_a_number_and_its_circles_keeps_both(tablet_page: Page, site: WatchedSite) -> None:
    table = straight_in_row_1(tablet_page, site, 2)
    tablet_page.reload()
    expect(table.board).to_be_visible()
    table.wait_idle()
    table.expect_turn(0)
    table.make(["row1", "a1", "b1", "c1"])
    assert table.actions()[-1] == "0 bonus row1 a1 b1 c1"


def test_keys_reach_the_slips_and_the_cells(tablet_page: Page, site: WatchedSite) -> None:
    table = open_table(tablet_page, site, 3)
    table.roll("3 4")
    tablet_page.locator('[data-look="1"]').focus()
    tablet_page.keyboard.press("Enter")
    table.wait_idle()
    table.expect_shown(1)
    assert table.actions() == ["dice 3 4"]
    table.pick("a1").focus()
    tablet_page.keyboard.press("ArrowRight")
    tablet_page.keyboard.press("ArrowDown")
    tablet_page.keyboard.press("Enter")
    table.wait_idle()
    assert table.actions() == ["dice 3 4", "1 write b2"]


@pytest.mark.slow
def test_one_to_twelve_slips_have_room(tablet_page: Page, site: WatchedSite) -> None:
    found = []
    for seats in (1, 4, 7, 12):
        straight_in_row_1(tablet_page, site, seats)
        found += [f"{seats} seats, {fault}" for fault in faults_everywhere(tablet_page)]
        expect(tablet_page.locator(".slip, .far-slip")).to_have_count(seats)
    assert not found, "\n".join(found)


def test_near_lines_are_marked_unless_people_work_it_out(tablet_page: Page, site: WatchedSite) -> None:
    row = [f"{seat} write {cell}" for cell in ("a1", "b1", "c1", "d1") for seat in (1, 0)]
    rounds = [action for at in range(0, 8, 2) for action in ("dice 3 4", *row[at : at + 2])]
    match = record("knaster", *rounds)
    near = tablet_page.locator(".box-near")
    table = Table(tablet_page).open_record(site.url, match)
    expect(near).to_have_count(1)
    expect(near).to_have_accessible_name("Box of row 1: 9. One number more: Five of a kind")
    expect(tablet_page.locator(".combination-near")).to_contain_text("Five of a kind")
    table.open_record(site.url, match.replace("\n\n", f"\n\n# {WORK_SELF}\n", 1))
    expect(table.board).to_be_visible()
    expect(near).to_have_count(0)
    tablet_page.goto(f"{site.url}#/puzzles/knaster")
    expect(tablet_page.locator(".puzzle .slip-drawing")).to_be_visible(timeout=4 * PATIENCE)
    expect(near).to_have_count(0)


# How far the middle of the active slip is from the middle of the screen, and the width of a cell.
CENTRED: Final = """() => {
  const [slip, cell] = [".slip", "[data-pick=c3]"].map((css) => document.querySelector(css).getBoundingClientRect());
  return [Math.abs(slip.left + slip.right - innerWidth) / 2, cell.width];
}"""


def test_slip_of_two_players_fills_a_phone_and_a_tap_shows_the_other(tablet_page: Page, site: WatchedSite) -> None:
    table = open_table(tablet_page, site, 2)
    size_to(tablet_page, 390, 844)
    aside, cell = tablet_page.evaluate(CENTRED)
    assert aside <= 2
    assert cell >= 52
    look(table, 1)
    table.expect_shown(1)


LONG: Final = ("Maximiliane Mayer", "Maximiliane Müller")
# How far the small slips are from the right edge of the screen; and how much of two names in the scores is cut off.
AT_THE_EDGE: Final = """() => innerWidth - Math.max(...[...document.querySelectorAll(".far-slip, .far-state")].map(
  (one) => one.getBoundingClientRect().right))"""
CUT: Final = """(names) => names.filter((name) => {
  const shown = [...document.querySelectorAll(".scores bdi")].find((one) => one.textContent === name);
  return shown.scrollHeight > shown.clientHeight + 1 || shown.scrollWidth > shown.clientWidth + 1;
})"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 768)])
def test_twelve_players_have_whole_long_names_and_slips_off_the_edge(
    tablet_page: Page, site: WatchedSite, width: int, height: int
) -> None:
    match = Match("knaster", [*LONG, *NAMES[2:]], seed=7)
    match.roll("3 4")
    table = Table(tablet_page).open_record(site.url, str(match))
    size_to(tablet_page, width, height)
    assert tablet_page.evaluate(AT_THE_EDGE) >= 7.5
    assert tablet_page.evaluate(CUT, list(LONG)) == []
    assert table.turn.evaluate("(one) => one.scrollHeight <= one.clientHeight")
