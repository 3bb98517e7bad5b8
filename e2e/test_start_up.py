"""A start that fails or hangs shows a message and a retry, and the retry works."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Screen, Shelf, Table
from e2e.screens import pictures
from e2e.sites import WatchedSite
from e2e.starts import check_failure, retry
from e2e.watch import COMPLAINTS, Watch
from rollbook import GAMES

LONGER_THAN_THE_LIMIT = 61_000  # milliseconds in which nothing arrives
NOTE_TASKS = """
  window.games = []; // how many are there after each task that draws one
  new MutationObserver(() => {
    const there = document.querySelectorAll("[data-game]").length;
    if (there > (games.at(-1) ?? 0)) games.push(there);
  }).observe(document, { childList: true, subtree: true });
"""
NOTE_FORMATS = """
  window.formats = [];
  for (const name of ["NumberFormat", "ListFormat", "DateTimeFormat"]) {
    Intl[name] = new Proxy(Intl[name], { construct: (...asked) => (formats.push(name), Reflect.construct(...asked)) });
  }
"""


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    """Watch `first_page` without a service worker, which would have the missing files."""
    watch = open_context(service_workers="block")
    watch.expect("serviceWorker|Service Worker")
    return watch


@pytest.mark.slow
def test_the_shell_is_there_before_python_and_takes_set_ups(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        site.faults = {"pyodide.asm.wasm": "hanging"}
        page.goto(site.url)
        expect(page.locator("html")).to_have_attribute("data-ready", "shell")
        set_up = Shelf(page).set_up("roll_it").seats(3).name(1, "Ben")
        set_up.start_button.tap()
        expect(page.get_by_text("Loading…")).to_be_visible()
        # Pyodide itself would wait forever, without an error, for WebAssembly of the wrong type.
        site.mend({"pyodide.asm.wasm": "wrong type"})
        table = Table(page)
        expect(table.board).to_be_visible()
        table.wait_idle()
        expect(table.scores.nth(1)).to_contain_text("Ben")


@pytest.mark.slow
def test_the_words_are_asked_for_once_and_do_not_wait_for_the_script(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        script = next(file.name for file in site.folder.glob("app-*.js"))
        site.faults = {script: "hanging"}
        with page.expect_response("**/text-*.txt"):
            page.goto(site.url, wait_until="commit")
        site.mend()
        expect(page.locator("html")).to_have_attribute("data-ready", "python")
        assert site.times_requested(".txt") == 1


@pytest.mark.slow
def test_wait_for_the_page_finds_the_table_if_python_is_early(open_context: OpenContext, site: WatchedSite) -> None:
    page = open_context(service_workers="block").context.new_page()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/text-*.txt", hold)
    page.goto(f"{site.url}#/play?game=roll_it&seats=2&seed=7", wait_until="commit")
    page.wait_for_function("() => document.documentElement.dataset.python && window.rollbook")
    expect(page.locator("html")).to_have_attribute("data-busy", "true")
    page.evaluate("void rollbook.ready.then(() => { window.shown = document.querySelector('main')?.dataset.screen; })")
    for route in held:
        route.continue_()
    page.wait_for_function("() => window.shown")
    assert page.evaluate("window.shown") == "table"


@pytest.mark.slow
def test_the_shelf_is_drawn_game_by_game_and_asks_for_no_format_of_numbers(next_tab: Page, site: WatchedSite) -> None:
    next_tab.add_init_script(NOTE_TASKS + NOTE_FORMATS)
    Shelf(next_tab).open(site.url)
    assert next_tab.evaluate("games") == [*range(1, len(GAMES) + 1)], "a task that draws all is long"
    assert next_tab.evaluate("formats") == [], "the first one takes 10 ms"


@pytest.mark.slow
def test_hanging_start_is_reported_and_the_retry_draws_the_screen(
    first_watch: Watch, first_page: Page, serve: Serve
) -> None:
    page = first_page
    first_watch.expect(COMPLAINTS)
    with serve() as site:
        site.faults = {"pyodide.asm.wasm": "hanging"}
        page.clock.install()
        page.goto(f"{site.url}#/rules/knockout")
        expect(page.locator(".start-up")).to_be_visible()
        expect(page.get_by_role("main").get_by_role("heading", level=2).first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-ready", "shell")
        waiting = page.get_by_role("img", name=re.compile("will be here in a moment"))
        expect(waiting).to_have_count(len(pictures("knockout")))
        page.clock.run_for(LONGER_THAN_THE_LIMIT)
        check_failure(page)
        expect(waiting).to_have_count(len(pictures("knockout")))
        retry(page, site)
        Screen(page).wait_idle()
        expect(page.locator(".picture-board")).to_have_count(len(pictures("knockout")))
