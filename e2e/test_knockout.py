"""Knockout on the page: the growing sum, captures, place value, the roll-off, layout."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import SIZES, faults_everywhere, size_to
from e2e.pages import Table
from e2e.sites import WatchedSite
from rollbook import Match

NAMES: Final = ["Anna", "Ben", "Cleo", "Wolfeschlegelsteinhausenbergerdorff Juni"]


def wish(level: str, seats: int = 2, seed: int = 7) -> str:
    names = "".join(f"&seat.{seat}={name}" for seat, name in enumerate(NAMES[:seats]))
    return f"game=knockout&option.level={level}&seats={seats}&seed={seed}&auto=off{names}"


def begun(page: Page, site: WatchedSite, level: str, *actions: str) -> Table:
    """Start a match in which Anna wins the roll-off, and play these rolls and moves."""
    table = Table(page).open(site.url, wish(level)).hurry()
    highest, lowest = ("6 6", "1 1") if level.endswith("2") else ("6 6 6", "1 1 1")
    seat = 0
    for action in (highest, lowest, *actions):
        if "=" in action:
            table.play(seat, action)
            seat = 1 - seat
        else:
            table.roll(action)
    return table


def middle(table: Table) -> str:
    """Return the words in the middle of the ring."""
    return " ".join(table.page.locator(".knockout-middle").inner_text().split())


def test_a_tap_on_either_hole_counts_and_the_sum_grows(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "sum3", "3 6 6")
    assert middle(table) == "3 + 6 + 6 = 15 15 more to go"
    for number, hole in (("4", 0), ("11", 1)):
        table.pick(number).locator(".hole").nth(hole).tap()
    table.wait_idle()
    assert middle(table) == "3 + 6 + 6 = 15 4 + 11 = 15 That fits ✓"
    table.pick("11").tap()  # a second tap takes the marble back
    table.wait_idle()
    assert middle(table) == "3 + 6 + 6 = 15 4 11 more to go"
    table.pick("4").tap()
    table.pick("15").tap()  # one marble makes the total, but the move still has to be confirmed
    assert len(table.actions()) == 3
    table.confirm_button.tap()
    assert table.actions()[3] == "0 15=15"


def test_knocked_out_marbles_are_lifted_until_the_move_is_declared(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "sum3", "3 6 6", "15=1+2+3+4+5", "2 3 5")
    for number in "12":
        table.pick(number).tap()
    expect(tablet_page.locator(".marble-lifted")).to_have_count(2)
    expect(table.pick("1").locator(".marble-lifted .seat-red")).to_have_count(1)
    expect(table.pick("1").locator(".marble-new .seat-blue")).to_have_count(1)
    expect(table.pick("1")).to_have_accessible_name("1: your marble goes here and knocks out Anna’s")
    table.cancel_button.tap()
    table.wait_idle()
    expect(tablet_page.locator(".marble-lifted")).to_have_count(0)
    table.make("1234")
    assert table.actions()[-1] == "1 10=1+2+3+4"
    expect(tablet_page.locator(".marble-lifted")).to_have_count(0)
    expect(table.pick("1").locator(".marble:not(.marble-gone)")).to_have_count(1)
    expect(table.log.first).to_contain_text("Anna is knocked out on 1, 2, 3, 4.", use_inner_text=False)


@pytest.mark.slow
def test_a_captured_number_is_closed(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "sum3", "3 6 6", "15=1+2+3+4+5", "2 3 5", "10=1+2+3+4", "3 5 6")
    table.pick("5").tap()
    expect(table.pick("5")).to_have_accessible_name("5: your second marble goes here and captures it")
    for number in "234":
        table.pick(number).tap()
    table.confirm_button.tap()
    expect(table.pick("5").locator(".bond.seat-red")).to_have_count(1)
    expect(table.scores.nth(0)).to_contain_text("1")
    table.roll("1 2 2")
    table.pick("5").tap()
    expect(table.refusal).to_have_text("The 5 is captured. It stays closed. Choose another number.")
    table.wait_idle()
    assert middle(table) == "1 + 2 + 2 = 5 5 more to go"


@pytest.mark.slow
def test_a_doubles_capture_begun_shows_both_holes(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "face3", "4 4 6")
    table.pick("4").tap()
    table.wait_idle()
    four = table.pick("4")
    expect(four.locator(".marble-new")).to_have_count(1)
    expect(four.locator(".hole-target")).to_have_count(1)
    table.pick("4").tap()
    expect(four.locator(".marble-new")).to_have_count(2)
    table.wait_idle()
    assert middle(table) == "4 + 4 + 6 = 14 4 + 4 = 8 6 more to go"
    table.pick("6").tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 14=4+4+6"
    expect(four.locator(".bond")).to_have_count(1)


def test_place_value_shows_how_the_dice_make_a_total(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "place", "1 4 6")
    assert [int(text) for text in tablet_page.locator(".total-number").all_inner_texts()] == (
        [8, 12, 20, 21, 35, 36, 45, 47, 54, 56, 57, 63, 65, 74]
    )
    assert middle(table) == "You can still make 14 totals. Tap one to see how."
    table.page.locator(".total").nth(2).tap()
    made = tablet_page.locator(".total-made:visible")
    expect(made).to_contain_text("20 more to go")
    assert [one.get_attribute("aria-label") for one in made.locator(".arrangement").all()] == ["14+6", "16+4"]
    expect(made.locator(".small-die")).to_have_text(["1", "4", "6", "1", "6", "4"])
    table.pick("10").tap()
    table.pick("13").tap()
    expect(made).to_contain_text("out of reach now")
    expect(tablet_page.locator(".total-lost")).to_have_count(4)  # the totals 8, 12, 20 and 21 are below 23
    table.wait_idle()
    table.page.locator(".total").nth(13).tap()
    expect(made).to_contain_text("51 more to go")
    for number in ("16", "17", "18"):
        table.pick(number).tap()
    expect(made).to_contain_text("10 + 13 + 16 + 17 + 18 = 74")
    expect(made).to_contain_text("That fits")
    table.wait_idle()
    expect_accessible(tablet_page)
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 74=10+13+16+17+18"
    expect(tablet_page.locator(".total")).to_have_count(0)


@pytest.mark.slow
def test_roll_off_shows_each_roll_and_who_starts(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish("sum3", seats=4))
    rows, current = (
        tablet_page.get_by_role("region", name="The highest total starts").get_by_role("listitem"),
        tablet_page.get_by_role("region", name="The highest total starts").locator("[aria-current]"),
    )
    expect(rows).to_have_text([f"{name}–" for name in NAMES])
    expect(current).to_contain_text("Anna")
    for roll in ("6 6 5", "1 1 1", "6 6 5", "2 2 2"):
        table.roll(roll)
    expect(tablet_page.get_by_role("region", name="The highest total starts").locator("p")).to_have_text(
        "A tie: roll again"
    )
    assert [row.inner_text().split()[-1] for row in rows.all()] == ["17", "3", "17", "6"]
    expect(current).to_contain_text(["Anna", "Cleo"])
    assert faults_everywhere(tablet_page) == []
    expect_accessible(tablet_page)
    table.roll("1 2 3")
    table.roll("6 6 6")
    assert [row.inner_text().split()[-1] for row in rows.all()] == ["6", "18"]
    expect(current).to_contain_text(["Cleo"])
    table.expect_turn(2)
    table.roll_button.tap()
    table.wait_idle()
    expect(rows).to_have_count(0)


@pytest.mark.slow
def test_layout_fits_while_choosing(tablet_page: Page, site: WatchedSite) -> None:
    found = []
    for level, roll, chosen in (("place", "3 4 5", "18 17"), ("sum3", "6 6 6", "1 2"), ("face3", "4 4 6", "4")):
        match = Match("knockout", NAMES, {"level": level}, seed=7)
        for thrown in ("6 6 6", "1 1 1", "1 1 1", "1 1 1", roll):
            match.roll(thrown)
        table = Table(tablet_page).open_record(site.url, str(match))
        found += [f"{level}, rolled, {fault}" for fault in faults_everywhere(tablet_page)]
        for number in chosen.split():
            table.pick(number).tap()
        table.wait_idle()
        found += [f"{level}, choosing, {fault}" for fault in faults_everywhere(tablet_page)]
        for name, size in SIZES.items():
            size_to(tablet_page, **size)
            found += [f"{level}, {name}: {one} leaves the middle of the ring" for one in tablet_page.evaluate(OUTSIDE)]
    assert not found, "\n".join(found)


# Returns each word in the middle of the ring that crosses the edge.
OUTSIDE: Final = """() => {
  const ring = document.querySelector(".ring-middle").getBoundingClientRect();
  const [x, y, reach] = [ring.x + ring.width / 2, ring.y + ring.height / 2, ring.width / 2 + 1];
  const words = [...document.querySelectorAll(".knockout-middle :is(p, span, li, b), .total-made *")];
  const seen = words.filter((one) => one.checkVisibility() && one.textContent.trim() && !one.children.length);
  return seen.filter((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
      [[left, top], [right, top], [left, bottom], [right, bottom]].some(([a, b]) => Math.hypot(a - x, b - y) > reach));
  }).map((one) => one.textContent);
}"""


@pytest.mark.slow
def test_it_shows_in_forced_colours(tablet_page: Page, site: WatchedSite) -> None:
    tablet_page.emulate_media(forced_colors="active", contrast="more")
    table = begun(tablet_page, site, "sum3", "3 6 6", "15=1+2+3+4+5", "2 3 5")
    table.pick("1").tap()
    table.wait_idle()
    expect_accessible(tablet_page)


@pytest.mark.slow
def test_a_number_is_chosen_and_declared_by_keyboard(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site, "sum3", "1 1 4")
    table.pick("1").focus()
    tablet_page.keyboard.press("ArrowRight")
    tablet_page.keyboard.press("ArrowRight")
    expect(table.pick("3")).to_be_focused()
    tablet_page.keyboard.press("ArrowLeft")
    tablet_page.keyboard.press(" ")
    table.wait_idle()
    expect(table.pick("2")).to_have_attribute("aria-pressed", "true")
    table.pick("4").focus()
    tablet_page.keyboard.press(" ")
    table.wait_idle()
    tablet_page.keyboard.press("Enter")
    table.wait_idle()
    assert table.actions()[-1] == "0 6=2+4"
