"""The table helps a child with signs on the board, not with coordinates: step by step, and without dead ends."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.layout import SIZES, size_to
from e2e.pages import ResultScreen, Table
from e2e.play import played
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.playing import by_last_moves

LOWDOWN: Final = "game=lowdown&seats=2&seed=7&auto=off&seat.0=Anna&seat.1=Ben"
# Matches the names of a cell in Roll-It or Knaster, of a box in Lowdown, and of lines by their place.
COORDINATES: Final = re.compile(
    r"\b[1-9]\.[1-9]\b|\b[a-e][1-5]\b|\b[ABC][1-9]\b|\b(row|column|Action|step)\b|diagonal", re.IGNORECASE
)


@pytest.mark.parametrize("game", GAMES)
def test_log_shows_no_coordinates_but_announces_places(game: str, tablet_page: Page, site: WatchedSite) -> None:
    table, match = Table(tablet_page), played(game)
    table.open_record(site.url, str(match))
    if match.result is not None:
        table.control("board").tap()
    expect(tablet_page.locator('[data-act="look-back"]')).to_have_count(len(match.history))
    table.wait_idle()
    rows = tablet_page.locator('[data-act="look-back"]')
    texts = rows.all_text_contents()
    assert [text for text in texts if COORDINATES.search(text)] == []
    if game in ("knaster", "lowdown", "roll_it"):
        labels = rows.evaluate_all("(rows) => rows.map((row) => row.getAttribute('aria-label') ?? '')")
        assert any(COORDINATES.search(label) for label in labels)


def test_lowdown_has_no_dead_end(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, LOWDOWN)
    table.roll("2 5 red blue")
    table.pick("2").tap()
    expect(table.turn).to_contain_text("Now a colour.")
    table.pick("blue").tap()
    expect(table.turn).to_contain_text("Now a box that takes blue.")
    expect(tablet_page.locator('.place-pale[data-pick="A1"]')).to_be_visible()  # this box takes red
    table.pick("A1").tap()
    expect(table.turn).to_contain_text("This box takes red, not blue. Use a wild, or another box.")
    expect(tablet_page.locator('.wilds-needed[data-pick="wild"]')).to_be_visible()
    table.confirm_button.tap(force=True)
    expect(table.refusal).to_contain_text("Use a wild, or another box.")
    table.pick("C3").tap()  # this box replaces the first
    expect(table.turn).to_contain_text("Tap “Confirm”.")
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 write 2 blue C3"


def test_lowdown_marks_wilds_only_if_the_picks_need_one(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, LOWDOWN)
    table.roll("2 5 red blue")
    for pick in ("2", "red", "A1"):
        table.pick(pick).tap()
    expect(table.turn).to_contain_text("Tap “Confirm”.")
    expect(tablet_page.locator('.wilds-open[data-pick="wild"]')).to_be_visible()  # red or a wild: both are legal
    expect(tablet_page.locator(".wilds-needed")).to_have_count(0)


def test_lowest_score_wins_is_shown_only_in_lowdown(tablet_page: Page, site: WatchedSite) -> None:
    Table(tablet_page).open(site.url, LOWDOWN)
    expect(tablet_page.get_by_role("list", name="Scores")).to_contain_text("The lowest score wins")
    Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    expect(tablet_page.locator(".scores-note")).to_have_count(0)


def test_lowdown_shows_one_set_of_dice_and_who_lifts_the_cup(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, LOWDOWN)
    expect(table.roll_button).to_have_text("Roll")
    expect(tablet_page.locator(".middle [data-due=true] .die")).to_have_count(4)
    table.roll("2 5 red blue")
    expect(tablet_page.locator("[data-due]")).to_have_count(0)
    expect(tablet_page.locator(".middle .lying")).to_have_count(4)
    table.play(0, "write 2 red A1")
    table.expect_turn(1)
    expect(table.turn).to_contain_text("Lift the cup. You can use its two dice too.")
    expect(table.roll_button).to_have_text("Lift the cup")


@pytest.mark.slow
def test_crossing_out_is_emphasized_without_layout_shift(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("lowdown", ["Anna", "Ben"], seed=7)
    for own, other in (("5 red A1", "1 green B1"), ("4 orange A3", "2 green B2")):
        number, colour, _ = own.split()
        match.roll(f"{number} 6 {colour} purple")
        match.play(0, f"write {own}")
        match.roll("1 green" if other.startswith("1") else "2 green")
        match.play(1, f"write {other}")
        match.roll("6 6 blue blue")
        match.play(1, f"write 6 blue {'C3' if other.startswith('1') else 'C2'}")
        match.roll("6 purple")
        match.play(0, f"write 6 purple {'C1' if other.startswith('1') else 'C5'}")
    match.roll("1 6 red purple")
    table = Table(tablet_page).open_record(site.url, str(match))
    before = tablet_page.locator(".sheet").first.bounding_box()
    table.make(["1", "red", "A2"])
    gain, keep = tablet_page.locator('.line-gain[data-pick="A.row1"]'), tablet_page.locator(".line-done")
    expect(gain).to_contain_text("10 less")
    expect(table.turn).to_contain_text("Cross out the marked line: 10 points off!")
    shown = [one.evaluate("(one) => getComputedStyle(one).backgroundColor") for one in (gain, keep)]
    table.undo()
    assert tablet_page.locator(".sheet").first.bounding_box() == before
    table.make(["1", "red", "A2"])
    assert tablet_page.locator(".sheet").first.bounding_box() == before
    table.pick("A1").tap()  # a tap on a box of the line chooses the line
    assert table.actions()[-1] == "0 cross A row1"
    red = tablet_page.locator('[data-act="roll"]').evaluate("(one) => getComputedStyle(one).backgroundColor")
    assert shown[0] == red != shown[1]


def test_undo_in_a_half_made_move_takes_back_the_last_tap(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    for pick in ("3", "5"):
        table.pick(pick).tap()
    expect(table.turn).to_contain_text("You have 3 + 5 = 8. You need 7 more.")
    table.undo_button.tap()
    expect(table.turn).to_contain_text("You have 3. You need 12 more.")
    table.undo_button.tap()
    table.wait_idle()
    expect(tablet_page.locator(".number-chosen")).to_have_count(0)
    assert table.actions()[-1] == "dice 3 6 6"


def test_refusal_shows_the_tap_and_the_calculation(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll("4 3")
    table.play(0, "1.1")
    table.roll("2 6")
    table.pick("1.2").tap()
    expect(table.refusal).to_have_text("2 + 6 is 8. This cell shows 3. Find a free 8.")
    table.wait_idle()
    ring, cell = tablet_page.locator(".marks .mark-wrong").bounding_box(), table.pick("1.2").bounding_box()
    assert ring is not None
    assert cell is not None
    assert abs(ring["x"] + ring["width"] / 2 - cell["x"] - cell["width"] / 2) < 2


def test_one_line_that_is_due_is_chosen_by_itself(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("knaster", ["Anna"], seed=7)
    for column, roll in zip("abcde", ("1 4", "2 4", "3 4", "4 4", "4 5"), strict=True):
        match.roll(roll)
        match.play(0, f"write {column}1")
    table = Table(tablet_page).open_record(site.url, str(match))
    expect(tablet_page.locator(".box-picked")).to_have_attribute("data-pick", "row1")
    expect(tablet_page.locator(".combinations-note")).to_be_visible()
    table.pick("row1").tap()  # the line stays chosen
    table.pick("a1").tap()
    expect(table.turn).to_contain_text("Circle 2 more numbers in the marked line.")
    for pick in ("c1", "e1"):
        table.pick(pick).tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 bonus row1 a1 c1 e1"


def test_roll_out_shows_what_is_safe_and_who_starts(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_out&seed=7&auto=off&seat.0=Anna&seat.1=Ben")
    table.roll("6 6")
    table.roll("1 1")
    expect(tablet_page.get_by_role("region", name="The highest total starts")).to_contain_text("Anna starts!")
    table.roll("3 4")
    table.play(0, "c4 c3")
    expect(table.scores.nth(0)).to_contain_text("0 safe 2 at stake", use_inner_text=True)
    table.pick("stop").tap()
    expect(table.scores.nth(0)).to_have_text("Anna 2", use_inner_text=True)


@pytest.mark.slow
def test_hints_are_numbered_on_the_board_and_leave_it_in_sight(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll("3 4")
    table.ask_for_moves()
    table.wait_idle()
    count = table.control("choose-hint").count()
    assert sorted(tablet_page.locator(".mark b").all_text_contents()) == [str(number + 1) for number in range(count)]
    tablet_page.evaluate("document.documentElement.dataset.controls = 'start'")
    for size in ("1024x768", "768x1024"):
        size_to(tablet_page, **SIZES[size])
        hints, board = (
            tablet_page.get_by_role("region", name="Good moves").bounding_box(),
            tablet_page.locator(".tray").bounding_box(),
        )
        assert hints is not None
        assert board is not None
        beside = hints["x"] + hints["width"] <= board["x"] + 1 or hints["y"] + 1 >= board["y"] + board["height"] - 48
        assert beside, size


def test_review_shows_both_moves_of_people_and_offers_the_better(tablet_page: Page, site: WatchedSite) -> None:
    match = by_last_moves(Match("roll_it", ["Anna", "bot easy"], {"grids": 4}, 3))
    table = Table(tablet_page).open_record(site.url, str(match))
    ResultScreen(tablet_page).wait().more()
    points = table.control("turning-point")
    expect(points.first).to_be_visible()
    assert all("Played: Anna" in text for text in points.all_inner_texts())
    seen = """(all) => all.map((one) => {
      const copy = one.cloneNode(true);
      for (const unseen of copy.querySelectorAll(".unseen")) unseen.remove();
      return copy.textContent;
    })"""
    assert not any(COORDINATES.search(text) for text in points.evaluate_all(seen))
    table.control("turning-point").first.tap()
    expect(tablet_page.locator('[data-part="past"]')).to_contain_text("Better:")
    after = int(tablet_page.locator('[data-part="past"]').get_attribute("data-after") or 0)
    assert match.history[after].actor == 0
    expect(tablet_page.locator(".marks .mark-played")).to_have_count(1)
    expect(tablet_page.locator(".marks .mark-better")).to_have_count(1)
    table.control("try").tap()
    expect(table.confirm_button).to_be_visible()
    table.wait_idle()
    assert table.actions() == list(match.actions[:after])
    expect(tablet_page.locator(".marks .mark-better")).to_have_count(1)
    table.confirm_button.tap()
    assert table.actions()[-1] != match.actions[after]
