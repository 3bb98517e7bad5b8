"""After one visit everything works without network and server; a new version waits until it is asked for."""

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite

NO_CONNECTION = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|unknown error occurred"


def visit(page: Page, url: str) -> Table:
    """The one visit: a match is begun, and the page gets ready for offline."""
    table = Table(page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.wait_idle()
    table.wait_offline()
    return table


def version(page: Page) -> str:
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


@pytest.mark.slow
def test_a_browser_that_starts_again_without_network_plays_on_and_takes_a_new_version_only_when_asked(
    open_profile: OpenContext, serve: Serve, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    with serve(folder, base="/school/dice/") as site:
        first = open_profile()
        page = first.context.new_page()
        table = visit(page, site.url)
        old = version(page)
        assert site.times_asked("pyodide.asm.wasm") == 1, "the largest file has to travel once"
        assert all(path.startswith("/school/dice/") for path in site.asked), site.asked
        site.stop()
        first.expect(NO_CONNECTION)
        first.context.set_offline(True)
        table.pick("1.9").tap()
        table.wait_idle()
        first.context.close()

        again = open_profile(offline=True)
        again.expect(NO_CONNECTION)
        page = again.context.new_page()
        play_on_without_network(page, site.url)

        shutil.rmtree(folder)
        shutil.copytree(newer_dist, folder)
        site.start()
        again.context.set_offline(False)
        take_over_when_asked(page, old)


def play_on_without_network(page: Page, url: str) -> None:
    """Find the match on the shelf and go on with it, then begin another one."""
    shelf = Shelf(page).open(url)
    shelf.wait_ready()
    expect(page.locator(".offline")).to_contain_text("Ready for offline")
    table = shelf.resume()
    table.roll_button.tap()
    table.pick(table.legal(1)[0]).tap()
    actions = table.actions()
    assert actions[:2] == ["dice 2 6", "0 1.9"]
    assert len(actions) == 4
    Table(page).open(url, "game=roll_it&seats=3&seed=7&auto=off").roll()


def take_over_when_asked(page: Page, old: str) -> None:
    """Reload the table of a match while the site has another version, play on, and ask for that version."""
    table = Table(page)
    record = table.record()
    page.reload()
    offer = page.locator('[data-notice="new-version"]')
    expect(offer).to_be_visible()
    assert version(page) == old, "a reload must not bring the new version by itself"
    table.wait_ready()
    table.pick("1.9").tap()
    table.wait_idle()
    assert version(page) == old
    assert table.record() == f"{record}0 1.9\n"
    with page.expect_navigation():
        offer.locator('[data-act="reload"]').tap()
    expect(table.board).to_be_visible()
    table.wait_idle()
    assert version(page) != old
    assert table.record() == f"{record}0 1.9\n"
    expect(offer).to_have_count(0)


@pytest.mark.slow
def test_on_plain_http_the_page_plays_and_says_why_offline_is_not_available(
    first_page: Page, site: WatchedSite
) -> None:
    url = site.url.replace("localhost", "school.test")
    table = Table(first_page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    table.wait_offline("insecure")
    Shelf(first_page).open(url)
    expect(first_page.locator(".offline")).to_contain_text("https")
