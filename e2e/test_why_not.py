"""After a tap that has no effect, the engine's reason appears next to it, in all games and at any time."""

import pytest
from playwright.sync_api import Page, expect

from e2e.every_game import TAP_ALL, check_no_silent_tap
from e2e.pages import Table
from e2e.sites import WatchedSite
from rollbook import GAMES, Match
from tests.repeats import slow_but


@pytest.mark.parametrize("game", slow_but(GAMES, "lowdown"))
def test_no_tap_on_a_board_is_silent(game: str, tablet_page: Page, site: WatchedSite) -> None:
    check_no_silent_tap(game, tablet_page, site)


@pytest.mark.slow
def test_tap_after_the_end_explains_that_the_match_is_over(tablet_page: Page, site: WatchedSite) -> None:
    match = Match("roll_out", seats=2, seed=7)
    while match.to_act:
        (actor, *_) = match.to_act
        if actor == "dice":
            match.roll()
        else:
            match.play(int(actor), next(iter(match.legal(int(actor)))))
    table = Table(tablet_page).open_record(site.url, str(match)).hurry()
    table.control("board").tap()
    table.wait_idle()
    assert tablet_page.evaluate(TAP_ALL) == []
    expect(table.refusal).to_contain_text("over")


def test_slip_explains_a_disabled_control(tablet_page: Page, site: WatchedSite) -> None:
    table = Table(tablet_page).open(site.url, "game=knockout&seats=2&seed=7&auto=off")
    for faces in ("6 6 6", "1 1 1", "3 6 6"):
        table.roll(faces)
    table.wait_idle()
    expect(table.roll_button).to_have_count(0)
    table.pick("3").tap()
    table.confirm_button.tap(force=True)
    expect(table.refusal).to_contain_text("You have 3. You need 12 more.")
    expect(tablet_page.locator('[data-turn] > [data-part="prompt"]')).to_have_attribute("data-refused", "confirm")
    expect(tablet_page.locator(".refusal")).to_have_count(0)
    assert table.actions()[-1] == "dice 3 6 6"
