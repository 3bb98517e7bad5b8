"""Playing again from the result keeps people, animals and options, and moves everyone to the next seat."""

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table, packed
from e2e.sites import WatchedSite
from rollbook import Match
from rollbook.core.game import DICE

LOOKS = '[...document.querySelectorAll(".score")].map((one) => one.querySelector(".chip-mark").getAttribute("d"))'


@pytest.mark.slow
def test_rematch_moves_everyone_up_a_seat_with_new_dice(tablet_page: Page, site: WatchedSite) -> None:
    names = ["Anna", "Ben", "Cleo"]
    first = Match("roll_it", names, {"grids": 4, "board": 5}, seed=3)
    while first.to_act:
        actor = first.to_act[0]
        if actor == DICE:
            first.roll()
        else:
            first.play(actor, next(iter(first.legal(actor))))
    table = Table(tablet_page)
    tablet_page.goto(f"{site.url}#/match/{packed(str(first))}")
    table.control("keep").tap()
    table.wait_idle()
    address = table.address
    expect(table.control("again")).to_contain_text("Players swap seats.")
    table.control("again").tap()
    expect(table.board).to_be_visible()
    again = Match.parse(table.record())
    assert again.seats == ("Ben", "Cleo", "Anna")
    assert again.options == first.options
    assert again.seed != first.seed
    assert again.actions == ()
    looks = tablet_page.evaluate(LOOKS)
    assert table.address != address
    tablet_page.goto(f"{site.url}{address}")
    table.control("board").tap()
    assert table.record() == str(first)  # the finished match is unchanged
    before = tablet_page.evaluate(LOOKS)
    assert looks == [before[1], before[2], before[0]]
