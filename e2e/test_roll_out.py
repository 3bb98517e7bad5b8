"""Roll Out on the page: the moves of each checker, the risk, layout, accessibility."""

from itertools import product
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import expect_accessible
from e2e.layout import LONGEST_NAMES, faults_everywhere
from e2e.moments import record
from e2e.pages import Table
from e2e.sites import ROOT, WatchedSite
from rollbook import Match

ANNA_AND_BEN: Final = "game=roll_out&seed=7&auto=off&seat.0=Anna&seat.1=Ben"


def begun(page: Page, site: WatchedSite) -> Table:
    """Open a match in which Anna has won the roll-off."""
    table = Table(page).open(site.url, ANNA_AND_BEN)
    for faces in ("6 6", "1 1"):
        table.roll(faces)
    return table


def checkers(page: Page, place: str) -> Locator:
    return page.get_by_role("group", name=place).get_by_role("button")


def picks_of(checkers: Locator) -> list[str]:
    return [str(checker.get_attribute("data-pick")) for checker in checkers.all()]


def test_roll_off_shows_each_roll(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, ANNA_AND_BEN)
    thrown = tablet_page.get_by_role("region", name="The highest total starts").get_by_role("listitem")
    table.roll("6 5")
    expect(thrown).to_have_text(["Anna11", "Ben–"])
    table.roll("5 6")
    expect(thrown).to_have_text(["Anna11", "Ben11"])
    expect(tablet_page.get_by_role("region", name="The highest total starts")).to_contain_text("tie")
    table.roll("1 1")
    expect(thrown).to_have_text(["Anna2", "Ben–"])
    table.roll("1 2")
    expect(thrown).to_have_text(["Anna2", "Ben3"])
    expect(tablet_page.get_by_role("region", name="The highest total starts").locator("[aria-current]")).to_have_text(
        "Ben3"
    )
    table.roll("1 2")
    expect(thrown).to_have_count(0)
    table.expect_turn(1)


@pytest.mark.slow
def test_each_checker_offers_its_moves(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site)
    open_checkers = tablet_page.locator(".checker-open")
    assert picks_of(checkers(tablet_page, "In front of Anna")) == [f"c{number}" for number in range(1, 10)]
    assert picks_of(checkers(tablet_page, "In front of Ben")) == [f"f{number}" for number in range(1, 10)]
    table.roll("3 4")
    assert picks_of(open_checkers) == ["f3", "f4", "f7", "c3", "c4", "c7"]
    expect(tablet_page.locator(".legend li")).to_have_count(2)
    table.pick("c4").tap()
    table.wait_idle()
    assert picks_of(open_checkers) == ["f3", "c3"]
    expect(table.pick("c4")).to_have_attribute("aria-pressed", "true")
    table.pick("c4").tap()
    table.wait_idle()
    assert picks_of(open_checkers) == ["f3", "f4", "f7", "c3", "c4", "c7"]
    for pick in ("f3", "f4"):
        table.pick(pick).tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 f4 f3"
    table.pick("stop").tap()
    # Ben's own 3 is white side up: one of the rolled threes turns it up, and the other moves it to the centre.
    table.roll("3 3")
    three = tablet_page.get_by_role("button", name="Ben’s 3")
    expect(three).to_have_accessible_name("Ben’s 3, white side up: can be turned up")
    assert picks_of(open_checkers) == ["u3", "c6", "f3", "f6"]
    table.pick("u3").tap()
    expect(three).to_have_accessible_name("Ben’s 3: can go to the centre")
    table.pick("c3").tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "1 u3 c3"


@pytest.mark.slow
def test_buttons_show_the_stake_and_rolling_out_returns_it(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site)
    table.roll("3 4")
    table.play(0, "c4 c3")
    expect(table.pick("stop")).to_contain_text("Safe: 3, 4")
    expect(table.pick("roll")).to_contain_text("At stake: 3, 4")
    table.pick("roll").tap()
    assert table.actions()[-1] == "0 roll"
    expect(table.dice).to_have_attribute("data-due", "true")
    for faces, move in (("1 6", "c7"), ("2 6", "c8"), ("3 5", "f8")):
        table.roll(faces)
        table.play(0, move)
        table.play(0, "roll")
    table.roll("4 4")
    assert picks_of(checkers(tablet_page, "The centre")) == [
        "c3",
        "c4",
        "c7",
        "c8",
    ]
    expect(tablet_page.locator(".centre")).to_contain_text("4 and 4 cannot be used")
    table.pick("pass").tap()
    table.wait_idle()
    expect(checkers(tablet_page, "The centre")).to_have_count(0)
    expect(tablet_page.locator(".centre")).to_contain_text("Back in front: 3, 4, 7, 8")
    expect(checkers(tablet_page, "In front of Anna")).to_have_count(9)
    table.roll("1 2")
    table.pick("c3").tap()
    expect(table.pick("stop")).to_contain_text("Safe: 3")
    table.pick("stop").tap()
    expect(checkers(tablet_page, "In front of Ben")).to_have_count(8)
    expect(tablet_page.get_by_role("img", name="Ben: 1 out (3)")).to_be_visible()
    expect(table.scores.nth(1)).to_contain_text("1")


# Returns the place of each of the two pictures, and the share of the strip that stands for the risk.
PICTURES: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const [part, all] = [".risk-part", ".risk-none"].map((css) => box(document.querySelector(css)).width);
  return [...[...document.querySelectorAll(".decide")].map(box).map(({ x, y }) => [x, y]), part / all];
}"""


def test_the_decision_is_two_pictures_side_by_side_with_the_risk(tablet_page: Page, site: WatchedSite) -> None:
    begin = ("dice 6 6", "dice 1 1", "dice 4 5", "0 c9", "0 roll", "dice 4 4", "0 c8", "0 roll", "dice 3 4", "0 c7")
    late = record("roll_out", *begin, "0 roll", "dice 1 5", "0 c6", "0 roll", "dice 1 4", "0 c5")
    lost = 0
    for first, second in product(range(1, 7), repeat=2):
        match = Match.parse(late)
        match.play(0, "roll")
        match.roll(f"{first} {second}")
        lost += tuple(match.legal(0)) == ("pass",)
    assert lost > 0
    table = Table(tablet_page).open_record(site.url, late)
    expect(table.pick("roll")).to_contain_text(f"Risk: {lost} of 36 rolls")
    expect(table.pick("stop").locator(".number")).to_have_text(["5", "6", "7", "8", "9"])
    (stop_x, stop_y), (roll_x, roll_y), share = tablet_page.evaluate(PICTURES)
    assert stop_x < roll_x
    assert stop_y == pytest.approx(roll_y, abs=1)
    assert share == pytest.approx(lost / 36, abs=0.03)
    expect(tablet_page.locator(".centre .dice-tray")).to_be_hidden()


def test_a_decision_with_an_empty_centre_has_its_own_words(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open_record(site.url, record("roll_out", "dice 6 6", "dice 1 1", "dice 2 5", "0 f5 f2"))
    expect(table.prompt).to_have_text("Nothing to keep yet. Stop, or roll again?")
    expect(table.pick("stop")).to_contain_text("Your turn ends")
    expect(table.pick("roll")).to_contain_text("Nothing to lose")
    expect(table.pick("roll")).not_to_contain_text("Risk")


@pytest.mark.parametrize("locked", ["chances=off", "hints=off", "work=self"])
def test_the_risk_is_not_shown_if_people_are_to_find_it(tablet_page: Page, site: WatchedSite, locked: str) -> None:
    table = Table(tablet_page).open(site.url, f"{ANNA_AND_BEN}&{locked}")
    for faces in ("6 6", "1 1", "3 4"):
        table.roll(faces)
    table.play(0, "c4 c3")
    expect(table.pick("roll")).to_contain_text("At stake: 3, 4")
    expect(table.pick("roll")).not_to_contain_text("Risk")


def test_refused_tap_shows_the_reason(tablet_page: Page, site: WatchedSite) -> None:
    table = begun(tablet_page, site)
    table.roll("3 4")
    table.pick("c5").tap()
    expect(table.refusal).to_have_text("The dice show 3 and 4. Use these, or 3 + 4 = 7.")
    table.pick("c7").tap()
    table.pick("c1").tap()
    expect(table.refusal).to_have_text("This roll is used up. Stop, or roll again.")
    assert table.actions()[-1] == "0 c7"


@pytest.mark.slow
def test_each_kind_of_position_fits_every_screen(tablet_page: Page, site: WatchedSite) -> None:
    golden = ROOT / "tests" / "golden" / "roll_out" / "few_left_one_die_is_enough.txt"
    whole = Match.parse(golden.read_text("utf-8"))
    match = Match("roll_out", LONGEST_NAMES[:2], seed=7)
    records = {}
    for action in whole.actions:
        actor, _, text = action.partition(" ")
        match.roll(text) if actor == "dice" else match.play(int(actor), text)
        if match.to_act:
            records[kind_of(match)] = str(match)
    assert set(records) == {"roll-off", "dice", "use", "stop or roll", "pass"}
    found = []
    for kind, text in records.items():
        Table(tablet_page).open_record(site.url, text)
        found += [f"{kind}, {fault}" for fault in faults_everywhere(tablet_page)]
        if kind == "stop or roll":
            expect_accessible(tablet_page)
    assert not found, "\n".join(found)


def kind_of(match: Match) -> str:
    """Return the kind of the next action; the match must not be over."""
    if match.to_act[0] == "dice":
        return "roll-off" if len(match.actions) <= 1 else "dice"
    legal = match.legal(int(match.to_act[0]))
    return "pass" if "pass" in legal else "stop or roll" if "stop" in legal else "use"
