"""Lowdown on the page: the cup, crossing out, everyone's board, layout and accessibility."""

from random import Random
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.layout import faults_everywhere
from e2e.pages import ResultScreen, Table
from e2e.play import look
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.core.game import DICE

NAMES: Final = ["Anna", "Ben", "Cleo", "Wolfeschlegelsteinhausenbergerdorff Juni"]


def wish(seats: int, seed: int = 7) -> str:
    return f"game=lowdown&seats={seats}&seed={seed}&auto=off&" + "&".join(
        f"seat.{seat}={name}" for seat, name in enumerate(NAMES[:seats])
    )


def some_move(match: Match, rng: Random) -> tuple[int, str]:
    """Return a seat that is to act and one of its moves, which crosses out a line if that is possible."""
    seat = int(rng.choice([actor for actor in match.to_act if actor != DICE]))
    moves = list(match.legal(seat))
    return seat, next((move for move in moves if move.startswith("cross")), "") or rng.choice(moves)


@pytest.mark.slow
def test_cup_hides_its_dice_and_a_peek_keeps_the_pair(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish(3)).hurry()
    table.roll("2 5 red blue")
    assert dice_to_take(tablet_page) == ["2", "5", "red", "blue"]
    expect(tablet_page.locator(".pile-cup")).to_contain_text("Cleo")
    table.pick("peek").tap()
    assert table.actions() == ["dice 2 5 red blue", "0 peek"]
    assert dice_to_take(tablet_page) == []
    table.expect_turn(2)
    table.expect_shown(2)  # the player whom the card asks to lift the cup
    table.roll("2 green")
    assert dice_to_take(tablet_page) == ["2", "green"]
    for pick in ("2", "green", "B1"):
        table.pick(pick).tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 write 2 green B1"
    assert dice_to_take(tablet_page) == ["2", "5", "red", "blue"]
    expect(tablet_page.locator(".pile-aside .lying")).to_have_count(2)


def dice_to_take(page: Page) -> list[str]:
    places = page.locator(".middle .lying[data-pick]")
    return [str(place.get_attribute("data-pick")) for place in places.all()]


def test_a_tap_on_another_die_takes_the_place_of_the_first(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish(2)).hurry()
    table.roll("2 5 red blue")
    for pick in ("2", "blue", "5", "red"):
        table.pick(pick).tap()
    table.wait_idle()
    expect(table.refusal).to_have_count(0)
    pressed = tablet_page.locator('.middle [aria-pressed="true"]')
    assert [place.get_attribute("data-pick") for place in pressed.all()] == ["5", "red"]
    table.cancel_button.tap()
    table.wait_idle()
    expect(pressed).to_have_count(0)


def test_box_takes_the_only_colour_that_suits_it(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish(2)).hurry()
    table.roll("2 5 red blue")
    pressed = tablet_page.locator('.middle [aria-pressed="true"]')
    table.pick("A1").tap()
    expect(pressed).to_have_count(1)
    expect(pressed).to_have_attribute("data-pick", "red")
    table.pick("C3").tap()
    expect(pressed).to_have_attribute("data-pick", "blue")
    table.undo_button.tap()
    table.wait_idle()
    expect(pressed).to_have_count(0)
    for pick in ("5", "A1"):
        table.pick(pick).tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 write 5 red A1"


def test_boxes_that_take_the_colour_stand_out_and_a_wild_opens_all(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish(2)).hurry()
    table.roll("2 5 red blue")
    table.pick("red").tap()
    table.wait_idle()
    sought = tablet_page.locator(".place-sought")
    assert [box.get_attribute("data-pick") for box in sought.all()] == ["A1", "A2", "A5", "A6", "A7", "A9"]
    table.pick("wild").tap()
    expect(sought).to_have_count(27)
    for pick in ("5", "C5"):
        table.pick(pick).tap()
    table.confirm_button.tap()
    assert table.actions()[-1] == "0 wild 5 red C5"
    look(table, 0)  # Ben lifts the cup, so his board is shown
    expect(tablet_page.locator('[data-sheet="0"] .wild-boxes .ink')).to_have_count(1)


def test_refused_tap_shows_the_reason(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, wish(2)).hurry()
    table.roll("2 5 red blue")
    table.play(0, "write 2 red A1")
    table.roll("3 green")
    table.sheet(0).tap()
    expect(table.turn).to_contain_text("Ben")
    table.wait_idle()
    table.sheet(1).tap()
    table.play(1, "write 3 green B1")
    table.roll("1 1 green green")
    table.pick("B1").tap()
    expect(table.refusal).to_have_text("This box is full. Choose an empty one.")


@pytest.mark.slow
def test_everything_fits_and_nothing_is_wrong_for_axe(tablet_page: Page, site: WatchedSite) -> None:
    found: list[str] = []
    match, rng = Match("lowdown", NAMES, seed=7), Random(4)
    seen: set[str] = set()
    while match.to_act:
        kinds = state_of(match)
        if not kinds <= seen:
            seen |= kinds
            show(Table(tablet_page).open_record(site.url, str(match)), match)
            found += [f"{sorted(kinds)}, {fault}" for fault in faults_everywhere(tablet_page)]
            if match.to_act != (DICE,):
                expect_accessible(tablet_page)
        if match.to_act == (DICE,):
            match.roll()
        else:
            match.play(*some_move(match, rng))
    assert {"dice", "write", "cross"} <= seen
    table = Table(tablet_page).open_record(site.url, str(match))
    ResultScreen(tablet_page).wait()
    table.control("board").tap()
    table.wait_idle()
    found += [f"the end, {fault}" for fault in faults_everywhere(tablet_page)]
    assert found == []


def state_of(match: Match) -> set[str]:
    """Return the kinds of moves that are legal now."""
    if match.to_act == (DICE,):
        return {"dice"} if match.view()["open"] is None else {"secret dice"}
    return {move.split()[0] for seat in match.to_act if seat != DICE for move in match.legal(int(seat))}


def show(table: Table, match: Match) -> None:
    """Look at the board of a seat that may cross out a line, if there is such a seat."""
    for seat in match.to_act:
        if seat != DICE and "done" in match.legal(int(seat)) and table.to_act() != int(seat):
            look(table, int(seat))
