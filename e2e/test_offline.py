"""After one visit everything works without network and server; a new version waits until it is asked for."""

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite

NO_CONNECTION = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|Failed to fetch|unknown error occurred"


def visit(page: Page, url: str) -> Table:
    """The one visit: a match is begun, and the page gets ready for offline."""
    table = Table(page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll()
    table.wait_offline()
    return table


def test_a_browser_that_starts_again_without_network_or_server_plays_on(
    open_profile: OpenContext, serve: Serve
) -> None:
    with serve(base="/school/dice/") as site:
        first = open_profile()
        table = visit(first.context.new_page(), site.url)
        assert site.times_asked(".wasm") == 1, "the largest file has to travel once"
        assert all(path.startswith("/school/dice/") for path in site.asked), site.asked
        site.stop()
        first.expect(NO_CONNECTION)
        first.context.set_offline(True)
        table.tap("1.9")
        first.context.close()

        again = open_profile(offline=True)
        again.expect(NO_CONNECTION)
        page = again.context.new_page()
        shelf = Shelf(page).open(site.url)
        shelf.wait_ready()
        expect(page.locator(".offline")).to_contain_text("Ready for offline")
        table = shelf.resume()
        table.roll()
        table.tap(table.legal(1)[0])
        actions = table.actions()
        assert actions[:2] == ["dice 2 6", "0 1.9"]
        assert len(actions) == 4
        Table(page).open(site.url, "game=roll_it&seats=3&auto=off").roll()


def version(page: Page) -> str:
    return str(page.evaluate("document.querySelector('script[type=module]').src"))


def test_a_new_version_is_offered_not_forced_and_taken_over_on_request(
    open_context: OpenContext, serve: Serve, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    folder = tmp_path / "site"
    shutil.copytree(dist, folder)
    with serve(folder) as site:
        page = open_context().context.new_page()
        table = visit(page, site.url)
        old, record = version(page), table.record()
        shutil.rmtree(folder)
        shutil.copytree(newer_dist, folder)
        page.reload()
        offer = page.locator('[data-notice="new-version"]')
        expect(offer).to_be_visible(timeout=20_000)
        assert version(page) == old, "a reload must not bring the new version by itself"
        table.tap("1.9")
        assert version(page) == old
        assert table.record() == f"{record}0 1.9\n"
        with page.expect_navigation():
            table.touch(offer.locator('[data-act="reload"]'))
        expect(table.board).to_be_visible(timeout=20_000)
        table.wait_idle()
        assert version(page) != old
        assert table.record() == f"{record}0 1.9\n"
        expect(offer).to_have_count(0)


def test_on_plain_http_the_page_plays_and_says_why_offline_is_not_available(
    first_page: Page, site: WatchedSite
) -> None:
    url = site.url.replace("localhost", "school.test")
    table = Table(first_page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll()
    table.tap("1.9")
    table.wait_offline("insecure")
    Shelf(first_page).open(url)
    expect(first_page.locator(".offline")).to_contain_text("https")
