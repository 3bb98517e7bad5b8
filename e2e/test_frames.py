"""Rollbook in a frame of another page, as learning platforms show it: on each visit, with or without an origin."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Host, OpenContext, Serve
from e2e.frames import NO_ORIGIN, VISITS, framed
from e2e.sites import WatchedSite
from e2e.watch import Watch
from rollbook.class_code import encode

# Kolibri's permissions for a frame, which keeps the origin of its files.
ORIGIN_KEPT: Final = "allow-scripts allow-same-origin"
FOR_TWO: Final = encode("knaster", 2, {}, 12345)


def allowed(watch: Watch) -> Page:
    """Open a page that may request files from two sites: the platform's and Rollbook's."""
    watch.in_a_frame = True
    return watch.context.new_page()


@pytest.mark.slow
@pytest.mark.parametrize("sandbox", [None, ORIGIN_KEPT], ids=["plain", "sandbox"])
def test_cross_origin_frame_match_continues_at_each_visit(
    sandbox: str | None, host: Host, open_profile: OpenContext, site: WatchedSite
) -> None:
    """A service worker would answer the second visit with a policy that forbids frames, and the frame would stay empty.

    So no service worker may be registered in a frame.
    """
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


@pytest.mark.slow
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


@pytest.mark.slow
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


@pytest.mark.slow
def test_a_frame_without_an_origin_names_the_one_file_and_the_one_file_plays_there(
    host: Host, open_context: OpenContext, serve: Serve
) -> None:
    watch = open_context()
    watch.expect("CORS|integrity|net::ERR")
    page = allowed(watch)
    with serve(bare=True) as site:  # with netlify.toml's headers, browsers would download rollbook.html
        page.goto(host(site.url, NO_ORIGIN))
        expect(framed(page).locator("body")).to_contain_text("open Rollbook as one file: rollbook.html")
        page.goto(host(f"{site.url}rollbook.html#/play?game=roll_out&seats=2&seed=7&auto=off", NO_ORIGIN))
        frame = framed(page)
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        frame.evaluate("rollbook.roll()")
        assert frame.evaluate("rollbook.record()").count("\ndice ") == 1


@pytest.mark.slow
def test_frame_without_storage_lists_no_match_and_robots_play(
    host: Host, open_profile: OpenContext, site: WatchedSite
) -> None:
    """There browsers also refuse the locks by which a tablet's tabs agree on which of them plays a robot's turn."""
    page = allowed(open_profile(service_workers="block"))
    page.goto(host(site.url, foreign=True))
    frame = framed(page)
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    expect(frame.locator('[data-notice="storage"]')).to_contain_text("This browser blocks storage")
    frame.evaluate("location.hash = '#/play?game=roll_it&seats=2&seat.0=bot+easy&seed=7'")
    frame.wait_for_url("**#/table/*")
    expect(frame.locator("html")).to_have_attribute("data-busy", "false")
    assert "\n0 " in str(frame.evaluate("rollbook.record()")), "the robot, who begins, has played"
    expect(frame.locator('[data-notice="refused"]')).to_have_count(0)


def test_frame_without_files_printing_and_tabs_offers_other_ways(
    host: Host, open_context: OpenContext, site: WatchedSite
) -> None:
    """In a sandbox without `allow-downloads`, `allow-modals` and `allow-popups`, taps do nothing and raise no error."""
    watch = open_context()
    watch.expect(
        "Download is disallowed|Ignored call to 'print|Permissions policy violation: The Clipboard|Blocked autofocusing"
    )
    page = allowed(watch)
    page.goto(host(f"{site.url}#/play?game=roll_it&seats=2&seed=7&auto=off", ORIGIN_KEPT))
    frame = framed(page)
    expect(frame.locator("html")).to_have_attribute("data-ready", "python")
    frame.evaluate("rollbook.hurry()")
    frame.evaluate("rollbook.roll()")
    idle = frame.locator('html[data-busy="false"]')
    frame.evaluate("location.hash = '#/matches'")
    idle.locator('[data-act="match-menu"]').tap()
    frame.locator('[data-act="share"]').tap()
    frame.locator('[data-act="save-file"]').tap()
    text = frame.get_by_label(re.compile("^Text of the file"))
    assert "\ndice 2 6" in text.input_value(), "the whole record can be copied"
    expect(text).to_have_attribute("aria-label", re.compile(r"^Text of the file roll_it-.*\.rollbook\.txt$"))
    frame.locator('[data-act="copy-text"]').tap()
    expect(frame.locator("dialog").last.get_by_role("status")).to_have_text(
        "This browser blocks copying. Copy the text from the box."
    )
    # When the page navigates by itself, as after a tap on a link, no event reports the new address.
    frame.locator('a[href="#/"]').first.evaluate("(link) => link.click()")
    expect(frame.locator('[data-screen="shelf"]')).to_be_visible()
    expect(frame.locator("dialog")).to_have_count(0)
    frame.evaluate("location.hash = '#/teacher/print/knaster'")
    idle.locator('[data-act="print"]').tap()
    expect(frame.locator("dialog h2")).to_have_text("Printing is blocked here")
    expect(frame.get_by_label("Address of this page")).to_have_value(f"{site.url}#/teacher/print/knaster")
    frame.evaluate("location.hash = '#/about'")
    expect(frame.locator("dialog")).to_have_count(0)
    expect(frame.locator(".about .hint").first).to_have_text(
        f"If no file comes, open this address in a new tab: {site.url}rollbook.html"
    )
    frame.locator('[data-act="licences"]').tap()
    frame.wait_for_url("**/licenses.txt")


@pytest.mark.parametrize("by", ["tap", "enter"])
def test_frame_without_forms_begins_a_match_of_a_class(
    by: str, host: Host, open_context: OpenContext, site: WatchedSite
) -> None:
    """A sandbox without `allow-forms`, such as Kolibri's, ignores a form's button without an error."""
    page = allowed(open_context())
    page.goto(host(f"{site.url}#/join/{FOR_TWO}", ORIGIN_KEPT))
    frame = framed(page)
    frame.locator('[data-busy="false"] [name="name.0"]').fill("Anna")
    second = frame.locator('[name="name.1"]')
    second.fill("Ben")
    if by == "enter":
        second.press("Enter")
    else:
        frame.locator('[data-act="start"]').tap()
    expect(frame.locator('[data-screen="table"]')).to_be_visible()
    expect(frame.locator('html[data-busy="false"]')).to_be_visible()
    assert "\nseats: Anna | Ben\n" in frame.evaluate("rollbook.record()")
