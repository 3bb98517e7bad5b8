"""Rollbook at a plain http address, as `dev.py play` prints for tablets: browsers allow such a page much less."""

import io
from collections.abc import Iterator
from random import Random
from typing import Final

import pytest
from playwright.sync_api import FilePayload, Page, expect

from e2e.classes import CODE_ALONE, link, result
from e2e.conftest import Host, OpenContext
from e2e.films import HANDS, code, picture
from e2e.frames import framed
from e2e.pages import Lab, Screen, Shelf, Table
from e2e.play import share
from e2e.robots import get_robot, play_against_it
from e2e.shared_page import PATIENCE
from e2e.sites import WatchedSite
from e2e.watch import Watch

MISSING: Final = """() => ({
  secure: isSecureContext, digest: !!crypto.subtle, uuid: "randomUUID" in crypto, locks: "locks" in navigator,
  caches: "caches" in window, worker: "serviceWorker" in navigator, clipboard: "clipboard" in navigator,
  awake: "wakeLock" in navigator, camera: "mediaDevices" in navigator, memory: "deviceMemory" in navigator,
  persists: "storage" in navigator,
})"""


@pytest.fixture
def watch(open_context: OpenContext) -> Watch:
    """Watch a tablet without https: any complaint on the console fails the test."""
    return open_context()


@pytest.fixture
def plain(watch: Watch, site: WatchedSite) -> Iterator[tuple[Page, str]]:
    """Open a page on that tablet; yield it and the plain http address of the site."""
    page = watch.context.new_page()
    url = site.url.replace("localhost", "school.test")
    page.goto(url)
    assert [name for name, there in page.evaluate(MISSING).items() if there] == []
    yield page, url
    assert page.locator('[data-notice="refused"]').count() == 0, page.locator("[data-notice]").all_inner_texts()


@pytest.mark.slow
def test_plain_http_a_link_that_cannot_be_copied_is_shown(plain: tuple[Page, str]) -> None:
    page, url = plain
    table = Table(page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    share(table)
    table.control("copy-link").tap()
    expect(page.get_by_label("Link to copy", exact=True)).to_be_visible()


@pytest.mark.slow
def test_plain_http_robots_play_in_every_part_of_the_lab(plain: tuple[Page, str], watch: Watch) -> None:
    page, url = plain
    watch.expect("Applying inline style|style-src-attr blocked")  # caused by the browser's own editing
    page.goto(f"{url}#/lab/roll_it")
    lab = Screen(page)
    expect(Lab(page).editor).to_be_visible()
    page.evaluate(
        "([name, source]) => rollbook.lab.save(name, source, 'roll_it')",
        ["first", "def choose(state, seat, rng):\n    return list(state.legal(seat))[0]\n"],
    )
    page.reload()
    lab.wait_idle()
    page.locator("#lab-robot").select_option(label="first")
    lab.wait_idle()
    lab.control("try").tap()
    expect(page.locator("[data-move]")).to_be_visible(timeout=4 * PATIENCE)
    lab.choice("panel", "watch").tap()
    lab.control("watch").tap()
    expect(page.locator('[data-part="step"] [data-seat]')).not_to_be_empty(timeout=4 * PATIENCE)
    lab.choice("panel", "series").tap()
    lab.choice("matches", 20).tap()
    lab.control("series").tap()
    expect(page.locator("[data-wins]")).to_be_visible(timeout=8 * PATIENCE)
    lab.choice("panel", "ladder").tap()
    page.locator('input[data-act="ladder-levels"]').first.tap()
    lab.control("ladder").tap()
    expect(page.locator("[data-rung]").first).to_be_visible(timeout=4 * PATIENCE)
    expect(page.get_by_role("button", name="Play the ladder")).to_be_visible(timeout=8 * PATIENCE)
    lab.choice("panel", "course").tap()
    lab.control("lesson-check").tap()
    expect(page.locator("[data-outcome]")).to_be_visible(timeout=4 * PATIENCE)


@pytest.mark.slow
def test_plain_http_a_robot_of_the_lab_plays_at_the_table(plain: tuple[Page, str]) -> None:
    page, url = plain
    get_robot(page, url)
    table = Table(page).open(url, "game=roll_it&seed=7")
    table.hurry()
    table.scores.nth(1).tap()
    page.locator('[data-act^="sit-own-"]', has_text="last").tap()
    Screen(page).control("run-robot").tap()
    table.wait_idle()
    play_against_it(table)


@pytest.mark.slow
def test_plain_http_a_photo_of_a_code_is_read(plain: tuple[Page, str], site: WatchedSite) -> None:
    page, url = plain
    page.goto(f"{url}#/class/{CODE_ALONE}")
    screen = Screen(page)
    screen.wait_idle()
    screen.control("read-codes").tap()
    file = io.BytesIO()
    picture(code(link(site, result("Anna", 1))), HANDS[1], Random(1)).save(file, "PNG")
    photo: FilePayload = {"name": "tablet.png", "mimeType": "image/png", "buffer": file.getvalue()}
    page.locator('[data-act="reader-photo"]').set_input_files(photo)
    expect(page.get_by_role("list", name="What has been read").get_by_role("listitem")).to_have_count(1)
    expect(page.get_by_role("list", name="What has been read").get_by_role("listitem").first).to_contain_text("Anna")


@pytest.mark.slow
def test_plain_http_in_a_frame_a_text_that_cannot_be_copied_is_selected(
    host: Host, watch: Watch, site: WatchedSite
) -> None:
    watch.in_a_frame = True
    watch.expect("Blocked autofocusing")
    page = watch.context.new_page()
    url = site.url.replace("localhost", "school.test")
    page.goto(host(f"{url}#/play?game=roll_it&seats=2&seed=7&auto=off").replace("localhost", "school.test"))
    frame = framed(page)
    expect(frame.locator('html[data-busy="false"] [data-act="roll"]')).to_be_visible()
    frame.evaluate("rollbook.hurry()")
    frame.evaluate("rollbook.roll()")
    frame.evaluate("location.hash = '#/matches'")
    frame.locator('html[data-busy="false"] [data-act="match-menu"]').tap()
    frame.locator('[data-act="share"]').tap()
    frame.locator('[data-act="save-file"]').tap()
    frame.locator('[data-act="copy-text"]').tap()
    expect(frame.locator("dialog").last.get_by_role("status")).to_contain_text("Copy the text from the box.")
    assert "dice 2 6" in frame.evaluate("getSelection().toString()")


@pytest.mark.slow
def test_plain_http_page_plays_and_explains_missing_offline_use(first_page: Page, site: WatchedSite) -> None:
    url = site.url.replace("localhost", "school.test")
    table = Table(first_page).open(url, "game=roll_it&seats=2&seed=7&auto=off")
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    table.wait_offline("insecure")
    Shelf(first_page).open(url)
    expect(first_page.locator("[data-offline]").first).to_contain_text("https")
