"""After one visit the page needs no server, wherever the site is served; a new version waits until the player asks."""

import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import ResultScreen, Shelf, Table
from e2e.play import PLAY, wish, written_down
from e2e.visits import NO_CONNECTION, deploy, version, visit
from rollbook import GAMES

WHOLE: Final = {
    match.game.id: match
    for match in map(written_down, ["knaster", "knockout_by_captures", "lowdown", "roll_it", "roll_out"])
}
"""A complete match of each game, by the game's id."""
BASE: Final = "/school/dice/"


def test_offline_matches_cover_every_game() -> None:
    assert set(WHOLE) == set(GAMES)
    assert all(match.result for match in WHOLE.values())


@pytest.mark.promise("After one visit, below any path, all five games play without a server")
def test_offline_browser_started_again_resumes_and_plays_all_five_games(
    open_profile: OpenContext, serve: Serve
) -> None:
    with serve(base=BASE) as site:
        first = open_profile()
        table = visit(first.context.new_page(), site.url)
        assert site.times_requested("pyodide.asm.wasm") == 1, "the largest file travels once"
        assert all(path.startswith(BASE) for path in site.requested), site.requested
        site.stop()
        first.expect(NO_CONNECTION)
        first.context.set_offline(True)
        table.pick("1.9").tap()
        table.wait_idle()
        first.context.close()

        again = open_profile(offline=True)
        again.expect(NO_CONNECTION)
        page = again.context.new_page()
        shelf = Shelf(page).open(site.url)
        expect(page.locator("[data-offline]").first).to_contain_text("Ready for offline")
        table = shelf.resume()
        table.roll_button.tap()
        table.pick(table.legal(1)[0]).tap()
        assert table.actions()[:2] == ["dice 2 6", "0 1.9"]
        assert len(table.actions()) == 4
        for match in WHOLE.values():
            table = Table(page).open(site.url, wish(match)).hurry()
            page.evaluate(PLAY, [action.partition(" ") for action in match.actions])
            ResultScreen(page).wait()
            assert table.record() == str(match)


@pytest.mark.promise("A new version waits for the player, and the running match continues")
def test_offline_new_version_in_a_match_waits_until_requested(
    first_page: Page, serve: Serve, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    with serve(folder, base=BASE) as site:
        table = visit(first_page, site.url)
        old, record = version(first_page), table.record()
        deploy(newer_dist, folder)
        first_page.reload()
        offer = first_page.locator('[data-notice="new-version"]')
        expect(offer).to_be_visible()
        assert version(first_page) == old, "a reload alone does not bring the new version"
        table.wait_ready()
        table.pick("1.9").tap()
        table.wait_idle()
        assert version(first_page) == old
        with first_page.expect_navigation():
            offer.locator('[data-act="reload"]').tap()
        expect(table.board).to_be_visible()
        table.wait_idle()
        assert version(first_page) != old
        assert table.record() == f"{record}0 1.9\n"
        expect(offer).to_have_count(0)
