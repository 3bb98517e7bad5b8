"""Whole matches as people play them: by touch with a reload in the middle, and by keyboard."""

from itertools import islice

import pytest
from playwright.sync_api import Page, expect

from e2e.axe import expect_accessible
from e2e.keyboard import LISTEN, play_by_keys, set_up
from e2e.pages import ResultScreen, Shelf, Table
from e2e.play import check_score_cards, follow, unplayed, written_down
from e2e.sites import WatchedSite


@pytest.mark.promise("A whole match by touch, reloaded and resumed in the middle")
def test_whole_match_by_touch_survives_a_reload_and_the_shelf(tablet_page: Page, site: WatchedSite) -> None:
    whole = written_down("roll_it")
    assert whole.result is not None
    assert whole.result.winners == (0,)
    assert "0 pass" in whole.actions or "1 pass" in whole.actions, "the page plays it by itself"
    table = (
        Shelf(tablet_page)
        .open(site.url)
        .set_up("roll_it")
        .seats(2)
        .option("grids", 4)
        .name(0, "Anna")
        .name(1, "Ben")
        .seed(str(whole.seed))
        .start()
    )
    match, to_come = unplayed(whole), iter(whole.actions)
    follow(table, match, islice(to_come, 20), passes=False)
    tablet_page.reload()
    tablet_page.evaluate("window.rollbook.ready")
    assert table.record() == str(match)
    expect(table.board).to_be_visible()
    follow(table, match, islice(to_come, 20), passes=False)
    table.control("shelf").tap()
    table.wait_idle()
    shelf = Shelf(tablet_page)
    expect(shelf.matches).to_have_count(1)
    expect(shelf.matches).to_contain_text("Anna")
    shelf.resume()
    follow(table, match, to_come, passes=False)
    result = ResultScreen(tablet_page).wait()
    assert table.record() == str(match) == str(whole)
    expect(result.heading).to_contain_text("Anna")
    check_score_cards(result, match)
    expect_accessible(tablet_page)


@pytest.mark.promise("A whole match by keyboard")
def test_whole_match_by_keyboard_is_played_and_announced(tablet_page: Page, site: WatchedSite) -> None:
    whole = written_down("knockout_by_captures")
    Shelf(tablet_page).open(site.url)
    set_up(tablet_page, whole)
    table, match = Table(tablet_page), unplayed(whole)
    table.hurry().wait_idle()
    tablet_page.evaluate(LISTEN)
    said = list(play_by_keys(table, match, whole.actions, []))
    tablet_page.evaluate("listening.disconnect()")
    assert "rolls" in said[0]
    assert table.record() == str(match) == str(whole)
    check_score_cards(ResultScreen(tablet_page).wait(), match)
