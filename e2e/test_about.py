"""A page explains Rollbook and where typed text goes; a complete match proves that it is true."""

from typing import Final

import pytest
from playwright.sync_api import Page, Request, expect

from e2e.axe import expect_accessible
from e2e.conftest import OpenContext, Serve
from e2e.pages import Shelf, Table
from e2e.sites import WatchedSite
from rollbook import Match

# Simulates a browser that can keep the screen awake, and records it.
AWAKE: Final = """(() => {
  window.awake = [];
  const request = async (kind) => {
    window.awake.push(kind);
    return { released: false, release: async () => void window.awake.push("released") };
  };
  Object.defineProperty(navigator, "wakeLock", { value: { request } });
})()"""
# Fires the event that Chrome sends when a page can be installed, but never in headless mode.
INSTALLABLE: Final = """() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => { window.prompted = event.defaultPrevented; };
  dispatchEvent(event);
}"""


@pytest.mark.slow
def test_about_shows_authors_privacy_and_version(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    shelf.grown_ups("about")
    about = shelf.main("about")
    expect(about.get_by_role("heading", level=2)).to_have_count(6)
    expect(about).to_contain_text("stays on this device")
    expect(about.locator('[data-part="version"]')).to_contain_text("build")
    assert tablet_page.request.get(f"{site.url}{about.locator('[data-act=licences]').get_attribute('href')}").ok
    expect_accessible(tablet_page)


@pytest.mark.slow
def test_a_whole_match_sends_nothing_anywhere(open_context: OpenContext, serve: Serve) -> None:
    watch = open_context()
    watch.context.add_init_script(AWAKE)
    asked: list[Request] = []

    def note(request: Request) -> None:
        asked.append(request)

    watch.context.on("request", note)
    page = watch.context.new_page()
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    with serve() as site:
        table = Table(page).open(site.url, "game=roll_out&seats=2&seat.0=Ada&seed=5&auto=off")
        assert page.evaluate("awake") == ["screen"], "the screen stays awake"
        page.evaluate("rollbook.hurry()")
        match = Match("roll_out", ["Ada", "Player 2"], seed=5)
        while match.to_act:
            actor = match.to_act[0]
            if actor == "dice":
                match.roll()
                page.evaluate("rollbook.roll()")
            else:
                move = next(iter(match.legal(actor)))
                match.play(actor, move)
                page.evaluate("([seat, move]) => rollbook.play(seat, move)", [actor, move])
        assert tuple(table.actions()) == match.actions
        assert page.evaluate("awake") == ["screen", "released"], "nobody plays any more"
        table.wait_offline()
        assert sockets == []
        for request in asked:
            assert request.url.startswith((site.url, f"blob:{site.url}")), request.url
            assert (request.method, request.post_data) == ("GET", None), request.url
            assert "Ada" not in request.url.partition("#")[0]


@pytest.mark.slow
def test_about_offers_installation_if_the_browser_can(tablet_page: Page, site: WatchedSite) -> None:
    shelf = Shelf(tablet_page).open(site.url)
    expect(shelf.control("install")).to_have_count(0)
    tablet_page.evaluate(INSTALLABLE)
    shelf.grown_ups("install")
    expect(shelf.control("install")).to_have_count(0)
    assert tablet_page.evaluate("prompted") is True
