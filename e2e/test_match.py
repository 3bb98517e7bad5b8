"""Whole matches of Roll-It, as people play them."""

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Serve
from e2e.pages import ResultScreen, Table, packed
from e2e.play import PLAY, check_score_cards, wish, written_down
from e2e.sites import ROOT, WatchedSite
from e2e.visits import NO_CONNECTION
from e2e.watch import Watch
from rollbook import Match


@pytest.mark.slow
def test_six_people_play_side_five_to_the_end_though_the_server_stops_half_way(
    first_watch: Watch, first_page: Page, serve: Serve
) -> None:
    whole = written_down("roll_it_six_seats")
    assert (len(whole.seats), whole.options) == (6, {"board": 5, "grids": 4})
    with serve() as site:
        table = Table(first_page).open(site.url, wish(whole))
        for name in whole.seats:
            expect(table.scores.filter(has_text=name)).to_be_visible()
        first_page.evaluate(PLAY, [action.partition(" ") for action in whole.actions[:30]])
        assert table.actions() == list(whole.actions[:30])
        first_watch.expect(NO_CONNECTION)  # files that the table does not need may still be loading
        site.stop()
        first_page.evaluate(PLAY, [action.partition(" ") for action in whole.actions[30:]])
        ResultScreen(first_page).wait()
        assert table.record() == str(whole)
        check_score_cards(ResultScreen(first_page), whole)


@pytest.mark.parametrize(
    "name",
    [
        "roll_it/a_shared_cell_counts_in_each_line_of_the_tie_break",
        "knaster/alone_boxes_of_9_10_and_7_and_15_circles_score_41",
    ],
)
def test_a_finished_match_opened_from_a_link_shows_its_score_card(
    name: str, tablet_page: Page, site: WatchedSite
) -> None:
    record = (ROOT / "tests" / "golden" / f"{name}.txt").read_text("utf-8")
    tablet_page.goto(f"{site.url}#/match/{packed(record)}")
    table = Table(tablet_page)
    table.control("keep").tap()
    result = ResultScreen(tablet_page).wait()
    check_score_cards(result, Match.parse(record))
    assert table.record() == record
    table.control("board").tap()
    table.wait_idle()
    expect(table.board).to_be_visible()
