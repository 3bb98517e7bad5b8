"""If anything hangs, dies or is slow at the start, the page says so and recovers; test_causes.py has damaged files."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Shelf, Table
from e2e.pairs import some
from e2e.sites import Fault, WatchedSite
from e2e.starts import name_of
from e2e.watch import COMPLAINTS, Watch

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
SHELL: Final = ("app-", "style-", "text-en-")
"""The files that a page needs to show a screen, by the prefix of their names."""
# Keeps the worker's thread busy until the site has answered, like a robot with a hard position on a slow tablet.
BLOCK: Final = """(address) => setTimeout(() => {
  const asked = new XMLHttpRequest();
  asked.open("GET", address, false);
  asked.send();
})"""
TOO_OLD: Final = {
    "Safari 16.3": "globalThis.DecompressionStream = class { constructor() { throw new TypeError('deflate-raw'); } }",
    "Chrome 109": "delete Array.prototype.toSpliced",
    "Firefox 120": "CSS.supports = (text) => !text.includes(':has')",
}


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    """Watch `first_page` without a service worker, which would have the missing files."""
    watch = open_context(service_workers="block")
    watch.expect(COMPLAINTS)
    return watch


@pytest.mark.slow
@pytest.mark.parametrize("fault", some(["missing", "portal"], "portal"))
def test_a_page_without_the_script_that_begins_early_begins_later(first_page: Page, serve: Serve, fault: Fault) -> None:
    with serve() as site:
        site.faults = {name_of(site, "start-"): fault}
        Shelf(first_page).open(site.url).wait_ready()
        expect(first_page.locator("#wordless")).to_be_hidden()


@pytest.mark.slow
@pytest.mark.parametrize("part", some(["start-", *SHELL], "start-", "app-", "text-en-"))
def test_hanging_script_style_or_words_are_reported(first_page: Page, serve: Serve, part: str) -> None:
    page = first_page
    with serve() as site:
        site.faults = {name_of(site, part): "hanging"}
        page.clock.install()
        page.goto(site.url, wait_until="commit")
        sentence = page.locator("#wordless")
        expect(sentence).to_contain_text("Rollbook is loading. If nothing more comes, try again")
        if part != "start-":
            page.wait_for_function("() => window.sayBroken !== undefined")
            page.clock.run_for(11_000)
            expect(sentence).to_contain_text("Rollbook is still loading.")
        site.mend()
        Shelf(page).wait_ready()
        expect(sentence).to_be_hidden()


@pytest.mark.parametrize("browser_name_and_age", TOO_OLD)
def test_too_old_browser_gets_the_list_of_supported_ones(
    open_context: OpenContext, site: WatchedSite, browser_name_and_age: str
) -> None:
    german = browser_name_and_age.startswith("Safari")
    context = open_context(locale="de-AT" if german else "en-GB", service_workers="block").context
    context.add_init_script(TOO_OLD[browser_name_and_age])
    page = context.new_page()
    page.goto(site.url)
    expect(page.locator("#wordless")).to_contain_text("einen neueren" if german else "needs a newer browser")
    expect(page.locator("#wordless")).to_contain_text("16.4")
    expect(page.locator("html")).to_have_attribute("data-ready", "failed")
    assert page.locator("#page").inner_html() == ""
    assert page.workers == []


@pytest.mark.slow
def test_slow_download_is_not_cut_off_and_shows_progress(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        site.faults = {"pyodide.asm.wasm": "slow", "python-": "slow"}
        page.clock.install()
        page.goto(site.url)
        site.wait_requested("pyodide.asm.wasm")
        assert site.wait_held_up()
        page.clock.pause_at("2099-01-01")  # from here on, time passes only in `run_for`
        percent = page.locator(".start-up span")
        shares = [0]
        for _ in range(4):
            site.hurry()
            expect(page.get_by_text("Loading…")).to_be_visible()
            expect(percent).not_to_have_text(f"{shares[-1]}%")
            shares.append(int(percent.inner_text().removesuffix("%")))
            expect(page.locator("html")).to_have_attribute("data-ready", "shell")
            # A part's last bytes may change only the next round's share, so two rounds must be shorter than the limit.
            page.clock.run_for(29_000)
        assert shares == sorted(set(shares))
        assert shares[-1] < 100
        page.clock.resume()
        site.hurry(20)
        Shelf(page).wait_ready()
        assert site.times_requested("pyodide.asm.wasm") == 1


def asked_in_vain(page: Page, site: WatchedSite) -> Table:
    """Open a table and roll; Python does not answer until `site.mend()`, and the page's clock is stopped."""
    table = Table(page).open(site.url, WISH)
    page.clock.install()
    page.clock.pause_at("2099-01-01")
    site.faults = {"licenses.txt": "hanging"}
    Table(page).worker.evaluate(BLOCK, f"{page.url.partition('#')[0]}licenses.txt")
    table.roll_button.tap()
    return table


@pytest.mark.slow
def test_silent_python_is_reported_after_some_seconds_and_continues(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        table = asked_in_vain(page, site)
        page.clock.run_for(4000)
        expect(page.locator('[data-notice="slow"]')).to_contain_text("longer than usual")
        site.mend()
        expect(page.locator('[data-notice="slow"]')).to_have_count(0)
        page.clock.resume()
        table.wait_idle()
        assert table.actions() == ["dice 2 6"]
        expect(page.locator('[data-notice="again"]')).to_have_count(0)


@pytest.mark.slow
def test_a_tablet_that_sleeps_while_python_works_does_not_kill_it(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        table = asked_in_vain(page, site)
        page.clock.fast_forward("01:00:00")
        site.mend()
        page.clock.resume()
        table.wait_idle()
        assert table.actions() == ["dice 2 6"]
        expect(page.locator('[data-notice="again"]')).to_have_count(0)


@pytest.mark.slow
def test_a_worker_that_dies_before_the_page_takes_it_over_is_replaced_at_once(first_page: Page, serve: Serve) -> None:
    """No time limit expires first, and the dead worker's files do not continue to load."""
    page = first_page
    with serve() as site:
        site.faults = {name_of(site, "app-"): "hanging"}
        with page.expect_worker() as started:
            page.goto(site.url, wait_until="commit")
        early = started.value
        with early.expect_event("close"):
            early.evaluate("setTimeout(() => { throw new Error('struck down'); })")
        assert page.evaluate("window.earlyWorker === undefined")
        page.clock.install()
        page.clock.pause_at("2099-01-01")  # so that no time limit can end
        site.mend()
        expect(page.locator("html")).to_have_attribute("data-ready", "python")
        assert len(page.workers) == 1


@pytest.mark.slow
def test_no_text_becomes_a_script_or_the_source_of_a_page(first_page: Page, serve: Serve, first_watch: Watch) -> None:
    """Trusted Types are enforced even if the host sends no headers."""
    first_watch.expect("Trusted(ScriptURL|HTML)|require-trusted-types-for")
    with serve(bare=True) as site:
        Shelf(first_page).open(site.url)
        for attempt in ("new Worker('data:text/javascript,1')", "document.body.innerHTML = '<b>1</b>'"):
            tried = f"() => {{ try {{ {attempt}; return 'done'; }} catch {{ return 'refused'; }} }}"
            assert first_page.evaluate(tried) == "refused"
        Table(first_page).open(site.url, WISH).roll()
