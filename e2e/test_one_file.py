"""Rollbook as one file, opened without a network from an otherwise empty folder, does what the site does."""

import re
import shutil
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Request, expect

from e2e.conftest import OpenContext
from e2e.pages import Matches, ResultScreen, Shelf, Table
from e2e.play import follow, unplayed, wish, written_down
from e2e.robots import GREEDY
from e2e.sites import ONE_FILE, WatchedSite
from e2e.watch import Watch
from rollbook import GAMES
from rollbook.classroom.results import sealed
from tests.class_matches import played

BY_SCRIPT: Final = ("knockout_by_captures", "knaster", "roll_it", "lowdown")
BY_TOUCH: Final = "roll_out"
PLAY: Final = """async (actions) => {
  for (const action of actions) {
    const [actor, ...move] = action.split(" ");
    await (actor === "dice" ? rollbook.roll() : rollbook.play(Number(actor), move.join(" ")));
  }
}"""
# Tries a request to another site, and returns the outcome and the directive that blocked it.
REFUSED: Final = """async () => {
  const told = new Promise((resolve) => addEventListener("securitypolicyviolation", resolve, { once: true }));
  const asked = fetch("https://example.org/").then(() => "sent", () => "refused");
  return [await asked, (await told).effectiveDirective];
}"""
NO_STORAGE: Final = """for (const name of ["indexedDB", "localStorage", "sessionStorage"])
  Object.defineProperty(window, name, { get() { throw new DOMException("blocked", "SecurityError"); } });"""


@pytest.fixture
def lone(dist: Path, tmp_path: Path) -> str:
    """Copy the file to an empty folder, as on a USB stick; return its address."""
    return Path(shutil.copy(dist / ONE_FILE, tmp_path)).as_uri()


@pytest.fixture
def offline(open_context: OpenContext) -> Watch:
    """Open a browser that has never been used and has no network."""
    return open_context(offline=True)


def listen(watch: Watch) -> list[str]:
    """Return a list that collects the addresses of all later requests, except the page's own `blob:` and `data:`."""
    asked: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith(("blob:", "data:")):
            asked.append(request.url.partition("#")[0])

    watch.context.on("request", note)
    return asked


@pytest.mark.slow
def test_a_match_of_every_game_is_played_from_one_file_and_resumed(offline: Watch, lone: str) -> None:
    assert {written_down(name).game.id for name in (*BY_SCRIPT, BY_TOUCH)} == set(GAMES)
    asked = listen(offline)
    page = offline.context.new_page()
    for name in BY_SCRIPT:
        whole = written_down(name)
        table = Table(page).open(lone, wish(whole)).hurry()
        page.evaluate(PLAY, whole.actions)
        ResultScreen(page).wait()
        assert table.record() == str(whole)
    whole = written_down(BY_TOUCH)
    table, match = Table(page).open(lone, wish(whole)).hurry(), unplayed(whole)
    half = len(whole.actions) // 2
    follow(table, match, whole.actions[:half])
    page.reload()
    table.wait_open().hurry()
    assert table.record() == str(match)
    follow(table, match, whole.actions[half:])
    ResultScreen(page).wait()
    assert table.record() == str(whole)
    expect(Matches(page).open(lone).matches).to_have_count(len(GAMES))
    Shelf(page).open(lone)
    expect(page.locator("p[data-offline]")).to_contain_text("needs no network")
    assert set(asked) == {lone}, "nothing but the file itself is read"
    assert len(asked) == 2, "at the first visit and at the reload"


@pytest.mark.slow
def test_hints_robots_languages_statistics_and_export_work_from_one_file(offline: Watch, lone: str) -> None:
    asked = listen(offline)
    page = offline.context.new_page()
    table = Table(page).open(lone, "game=roll_it&seats=2&seed=7&seat.1=bot+hard").hurry()
    table.roll_button.tap()
    table.ask_for_moves()
    expect(page.locator('[data-act="choose-hint"]').first).to_be_visible()
    table.control("close-hints").tap()
    table.pick(table.legal(0)[0]).tap()
    table.wait_idle()
    assert len(table.actions()) == 4, "the robot has thrown its dice and moved"
    table.roll()
    page.evaluate("(source) => rollbook.lab.save('mine', source, 'roll_it')", GREEDY)
    assert page.evaluate("rollbook.lab.attempt('mine')")["move"] in table.legal(0), "a robot of one's own runs"
    export(table, table.record())
    for language, word in (("de", "Einstellungen"), ("fr", "Réglages"), ("es", "Ajustes"), ("en", "Settings")):
        table.control("settings").tap()
        table.choice("language", language).tap()
        expect(table.dialog.locator("h2")).to_have_text(word)
        table.control("close-settings").tap()
    page.goto(f"{lone}#/set-up/roll_it")
    table.grown_ups("for-class")
    table.control("show-code").tap()
    expect(page.locator('[data-part="class-code"]')).to_have_text(re.compile(r"[0-9A-Z]+-[0-9A-Z]+$"))
    expect(page.locator("dialog").get_by_role("img")).to_have_count(0)
    copied_result(page, lone)
    page.goto(f"{lone}#/statistics")
    expect(table.main("statistics").locator("[data-counted]")).to_be_attached()
    page.goto(f"{lone}#/teacher")
    expect(table.control("plan").first).to_be_visible()
    expect(table.control("download")).to_have_count(0)
    page.goto(f"{lone}#/about")
    with page.expect_popup() as opened:
        table.control("licences").tap()
    assert "source: https://github.com/pyodide/pyodide" in opened.value.inner_text("body")
    assert set(asked) == {lone}


def copied_result(page: Page, lone: str) -> None:
    """Check that a child's result, which has no link here, can be copied as text for the teacher's tablet."""
    whole = played("32W", ["Zoe"], 1)
    Table(page).open_record(lone, str(whole))
    result = ResultScreen(page).wait()
    result.control("my-result").tap()
    result.control("copy-result").tap()
    expect(page.get_by_label(re.compile("^Text of the file"))).to_have_value(sealed(whole))
    result.control("copy-text").tap()
    expect(page.locator("dialog").last.get_by_role("status")).to_have_text(
        re.compile("^The text is copied|^This browser")
    )
    result.control("close-frame").tap()
    result.control("close-share").tap()
    result.wait_idle()


def export(table: Table, record: str) -> None:
    """Check that no link is offered, because it would lead to a file on this device, and that a file has the match."""
    if not table.control("share").count():
        table.control("log").tap()
    table.control("share").tap()
    expect(table.dialog).to_contain_text("has no link")
    expect(table.page.locator(".share-code, [data-act=copy-link], [data-act=send-link]")).to_have_count(0)
    with table.page.expect_download() as saving:
        table.control("save-file").tap()
    assert Path(saving.value.path()).read_text("utf-8") == record
    table.control("close-share").tap()
    table.wait_idle()


@pytest.mark.slow
def test_one_file_policy_blocks_network_and_other_scripts(offline: Watch, lone: str) -> None:
    page = offline.context.new_page()
    Shelf(page).open(lone)
    policy = page.locator('meta[http-equiv="Content-Security-Policy"]').get_attribute("content") or ""
    assert "connect-src 'none'" in policy
    assert not re.search(r"'self'|'unsafe-(inline|eval|hashes)'|https?:|\*", policy), policy
    offline.expect("Content security policy: connect-src|Content Security Policy directive|Fetch API cannot load")
    assert page.evaluate(REFUSED) == ["refused", "connect-src"]


@pytest.mark.slow
def test_one_file_reports_missing_storage(offline: Watch, lone: str) -> None:
    page = offline.context.new_page()
    page.add_init_script(NO_STORAGE)
    table = Table(page).open(lone, "game=roll_it&seats=2&seed=7&auto=off")
    expect(table.notices).to_contain_text("lost when the page is closed")
    table.roll_button.tap()
    table.pick("1.9").tap()
    assert table.actions() == ["dice 2 6", "0 1.9"]


def test_incomplete_copy_reports_it(open_context: OpenContext, lone: str, tmp_path: Path) -> None:
    whole = (tmp_path / ONE_FILE).read_bytes()
    (tmp_path / ONE_FILE).write_bytes(whole[: len(whole) // 2])
    page = open_context(offline=True).context.new_page()
    page.goto(lone)
    expect(page.locator("#wordless")).to_contain_text("this file is not whole: copy it again")


def test_the_site_offers_the_file_and_keeps_none_of_it(tablet_page: Page, site: WatchedSite, dist: Path) -> None:
    for screen in ("about", "teacher"):
        tablet_page.goto(f"{site.url}#/{screen}")
        link = Shelf(tablet_page).control("download")
        with tablet_page.expect_download() as saving:
            link.tap()
        assert saving.value.suggested_filename == ONE_FILE
    assert Path(saving.value.path()).read_bytes() == (dist / ONE_FILE).read_bytes()
    kept = (dist / "sw.js").read_text("utf-8")
    assert 'url:"licenses.txt"' in kept
    assert f'url:"{ONE_FILE}"' not in kept
