"""Rollbook in a frame of another page, as learning platforms show it: at each visit, with an origin or without one."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Frame, Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.sites import WatchedSite
from e2e.watch import Watch

VISITS: Final = 3
# What Kolibri gives a frame (its origin stays that of the files), and what leaves it none at all.
ORIGIN_KEPT: Final = "allow-scripts allow-same-origin"
NO_ORIGIN: Final = "allow-scripts"

Host = Callable[..., str]


@pytest.fixture
def host(serve: Serve, tmp_path: Path) -> Iterator[Host]:
    """A platform: answers the address of its page, which shows this address in a frame.

    It has another origin than Rollbook; and `foreign` is another site, to which browsers give no storage in a frame.
    """
    folder = tmp_path / "platform"
    folder.mkdir()
    with serve(folder, bare=True) as site:

        def page(address: str, sandbox: str | None = None, *, foreign: bool = False) -> str:
            limits = "" if sandbox is None else f' sandbox="{sandbox}"'
            frame = (
                f'<link rel="icon" href="data:,"><iframe src="{address}"{limits} width="1000" height="700"></iframe>'
            )
            (folder / "index.html").write_text(f"<!doctype html><title>A course</title>{frame}", "utf-8")
            return site.url.replace("localhost", "127.0.0.1") if foreign else site.url

        yield page


def allowed(watch: Watch) -> Page:
    """A page on which two sites may be asked for files: the platform's and Rollbook's."""
    watch.in_a_frame = True
    return watch.context.new_page()


def framed(page: Page) -> Frame:
    """The frame in which Rollbook is."""
    expect(page.locator("iframe")).to_be_visible()
    frame = page.frames[-1]
    assert frame is not page.main_frame
    return frame


@pytest.mark.parametrize("sandbox", [None, ORIGIN_KEPT], ids=["plain", "sandbox"])
def test_a_match_in_a_frame_of_another_origin_goes_on_at_each_visit(
    sandbox: str | None, host: Host, open_profile: OpenContext, site: WatchedSite
) -> None:
    """A second visit showed an empty frame: the service worker answered with a policy that forbids frames."""
    page = allowed(open_profile())
    address = host(f"{site.url}#/play?game=roll_it&seats=2&seed=7&option.grids=4&auto=off", sandbox)
    page.goto(address)
    frame = framed(page)
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    frame.evaluate("rollbook.roll()")
    expect(frame.locator("html")).to_have_attribute("data-offline", "framed")
    record = frame.evaluate("rollbook.record()")
    table = frame.evaluate("location.hash")
    address = host(f"{site.url}{table}", sandbox)
    for _ in range(VISITS):
        page.goto("about:blank")
        page.goto(address)
        frame = framed(page)
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        expect(frame.locator("html")).to_have_attribute("data-busy", "false")
        assert frame.evaluate("rollbook.record()") == record
        assert frame.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0


def test_a_site_that_is_kept_for_offline_use_plays_in_a_frame_too(
    host: Host, open_profile: OpenContext, site: WatchedSite
) -> None:
    page = allowed(open_profile())
    page.goto(site.url)
    page.wait_for_selector('html[data-offline="ready"]')
    page.goto(host(f"{site.url}#/play?game=knaster&seats=1&seed=7&auto=off"))
    frame = framed(page)
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    frame.evaluate("rollbook.roll()")


def test_a_frame_of_another_site_that_gets_no_storage_plays_at_each_visit(
    host: Host, open_profile: OpenContext, site: WatchedSite
) -> None:
    page = allowed(open_profile())
    for _ in range(2):
        page.goto(host(f"{site.url}#/play?game=knaster&seats=1&seed=7&auto=off", foreign=True))
        frame = framed(page)
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        frame.evaluate("rollbook.roll()")
        expect(frame.locator("[data-notice=storage]")).to_contain_text("This browser blocks storage")
        page.goto("about:blank")


def test_a_frame_without_an_origin_names_the_one_file_and_the_one_file_plays_there(
    host: Host, open_context: OpenContext, serve: Serve
) -> None:
    watch = open_context()
    watch.expect("CORS|integrity|net::ERR")
    page = allowed(watch)
    with serve(bare=True) as site:  # netlify.toml lets browsers save the one file
        page.goto(host(site.url, NO_ORIGIN))
        expect(framed(page).locator("body")).to_contain_text("open Rollbook as one file: rollbook.html")
        page.goto(host(f"{site.url}rollbook.html#/play?game=roll_out&seats=2&seed=7&auto=off", NO_ORIGIN))
        frame = framed(page)
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        frame.evaluate("rollbook.roll()")
        assert frame.evaluate("rollbook.record()").count("\ndice ") == 1


def test_a_frame_without_storage_speaks_of_no_match_that_is_not_there_and_robots_play_in_it(
    host: Host, open_context: OpenContext, site: WatchedSite
) -> None:
    """Browsers refuse the locks there too, with which a tablet's tabs agree on who plays a robot's turn."""
    page = allowed(open_context(service_workers="block"))
    page.goto(host(site.url, foreign=True))
    frame = framed(page)
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    expect(frame.locator('[data-notice="storage"]')).to_contain_text("This browser blocks storage")
    frame.evaluate("location.hash = '#/play?game=roll_it&seats=2&seat.0=bot+easy&seed=7'")
    frame.wait_for_url("**#/table/*")
    expect(frame.locator("html")).to_have_attribute("data-busy", "false")
    assert "\n0 " in str(frame.evaluate("rollbook.record()")), "the robot, who begins, has played"
    expect(frame.locator('[data-notice="refused"]')).to_have_count(0)
