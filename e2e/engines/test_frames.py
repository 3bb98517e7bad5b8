"""Rollbook in a frame of another page in each engine: on three visits, and in a frame without an origin."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Final

from e2e.conftest import Host, Serve
from e2e.engines.driver import IDLE, Driver
from e2e.engines.tables import RECORD, TABLE
from e2e.frames import NO_ORIGIN, VISITS
from e2e.sites import WatchedSite

BEGUN: Final = "#/play?game=roll_it&seats=2&seed=7&option.grids=4&auto=off"
COURSE: Final = '<!doctype html><title>A course</title><iframe src="{}" width="1000" height="700"></iframe>'
TOLD: Final = "document.querySelector('[data-notice=storage]') !== null"


def visited(browser: Driver, address: str) -> str:
    """Open a course; return the record of the match in its frame, once the match can continue."""
    browser.go("about:blank")
    browser.go(address)
    browser.enter_frame()
    browser.until(f"{TABLE} === 'roll_it' && {IDLE}")
    return str(browser.run(RECORD))


def play_at_each_visit(browser: Driver, course: Callable[[str], str]) -> list[str]:
    """Begin a match with a roll; return its record at each visit."""
    visited(browser, course(BEGUN))
    browser.run("await rollbook.roll()")
    browser.idle()
    records = [str(browser.run(RECORD))]
    table = course(browser.value("location.hash"))
    return records + [visited(browser, table) for _ in range(VISITS - 1)]


def test_same_origin_frame_match_continues_at_each_visit(
    window: Driver, dist: Path, tmp_path: Path, serve: Serve
) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")

    with serve(folder, bare=True) as site:  # the headers of netlify.toml allow no frame inside a page

        def course(place: str) -> str:
            (folder / "course.html").write_text(COURSE.format(f"./{place}"), "utf-8")
            return f"{site.url}course.html"

        first, *later = play_at_each_visit(window, course)
    assert first.endswith("\n\ndice 2 6\n")
    assert set(later) == {first}


def test_cross_origin_frame_match_continues_at_each_visit(window: Driver, host: Host, site: WatchedSite) -> None:
    first, *later = play_at_each_visit(window, lambda place: host(f"{site.url}{place}"))
    assert first.endswith("\n\ndice 2 6\n")
    assert set(later) == {first}


def test_cross_site_frame_plays_and_reports_missing_storage(window: Driver, host: Host, site: WatchedSite) -> None:
    for _ in range(VISITS):
        visited(window, host(f"{site.url}{BEGUN}", foreign=True))
        window.run("await rollbook.roll()")
        window.idle()
        record = str(window.run(RECORD))
        assert record.endswith("\n\ndice 2 6\n")
        table = window.value("location.hash")
        if not window.value(TOLD):
            assert visited(window, host(f"{site.url}{table}", foreign=True)) == record


def test_a_frame_without_an_origin_names_the_one_file_and_the_one_file_plays_there(
    window: Driver, host: Host, serve: Serve
) -> None:
    with serve(bare=True) as site:  # with netlify.toml's headers, browsers would download rollbook.html
        window.go(host(site.url, NO_ORIGIN))
        window.enter_frame()
        window.until("document.body?.innerText.includes('rollbook.html')")
        assert visited(window, host(f"{site.url}rollbook.html{BEGUN}", NO_ORIGIN)).startswith("rollbook 1\n")
