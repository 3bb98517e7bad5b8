"""A start that fails or hangs shows a sentence and a retry, and the retry works."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Shelf, Table, expect_accessible
from e2e.watch import Watch

LONGER_THAN_THE_LIMIT = 61_000  # milliseconds


def test_the_shell_is_there_before_python_and_takes_set_ups(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        site.faults = {".wasm": "hanging"}
        page.goto(site.url)
        expect(page.locator("html")).to_have_attribute("data-ready", "shell")
        set_up = Shelf(page).set_up("roll_it").seats(3).name(1, "Ben")
        set_up.touch(set_up.act("start"))
        assert page.locator(".start-up").inner_text() != ""
        site.mend()
        table = Table(page)
        expect(table.board).to_be_visible(timeout=20_000)
        table.wait_idle()
        expect(table.scores.nth(1)).to_contain_text("Ben")


def test_each_missing_file_is_told_and_the_retry_works(open_context: OpenContext, serve: Serve) -> None:
    watch = open_context(service_workers="block")  # it would have the files that the site misses
    watch.expect("")
    page = watch.context.new_page()
    with serve() as site:
        for ending in ("pyodide.mjs", "pyodide.asm.mjs", ".wasm", ".bin"):
            page.context.new_cdp_session(page).send("Network.clearBrowserCache")
            site.faults = {ending: "missing"}
            page.goto("about:blank")
            page.goto(site.url)
            check_failure(page)
        retry(page, site.mend)


def test_a_start_that_hangs_is_told_and_the_retry_works(first_watch: Watch, first_page: Page, serve: Serve) -> None:
    with serve() as site:
        site.faults = {".wasm": "hanging"}
        first_watch.expect("")
        first_page.clock.install()
        first_page.goto(site.url)
        expect(first_page.locator(".start-up")).to_be_visible()
        first_page.clock.fast_forward(LONGER_THAN_THE_LIMIT)
        check_failure(first_page)
        retry(first_page, site.mend)


def test_a_host_that_does_not_know_webassembly_will_do(first_page: Page, serve: Serve) -> None:
    # Pyodide alone waits for ever, without a word, for WebAssembly that comes with another type.
    with serve() as site:
        site.faults = {".wasm": "wrong type"}
        first_page.goto(site.url)
        Shelf(first_page).wait_ready()


def check_failure(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-ready", "failed", timeout=20_000)
    expect(page.locator('[data-notice="failure"]')).to_contain_text("Your matches are safe")


def retry(page: Page, mend: Callable[[], None]) -> None:
    mend()
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    shelf = Shelf(page)
    shelf.touch(shelf.act("retry"))
    shelf.wait_ready()
    expect(page.locator('[data-notice="failure"]')).to_have_count(0)


def test_an_address_waits_for_the_retry(first_watch: Watch, first_page: Page, serve: Serve) -> None:
    with serve() as site:
        site.faults = {".bin": "missing"}
        first_watch.expect("")
        first_page.goto(f"{site.url}#/play?game=roll_it&seed=7")
        expect(first_page.locator("html")).to_have_attribute("data-ready", "failed", timeout=20_000)
        expect_accessible(first_page)
        site.mend()
        table = Table(first_page)
        table.touch(table.act("retry"))
        expect(table.board).to_be_visible(timeout=20_000)
        table.wait_idle()
        table.roll()
        assert table.actions()[0] == "dice 2 6"


def test_without_its_words_the_page_says_so_in_plain_english(
    first_watch: Watch, first_page: Page, serve: Serve
) -> None:
    with serve() as site:
        site.faults = {".ftl": "missing"}
        first_watch.expect("")
        first_page.goto(site.url)
        expect(first_page.locator("#wordless")).to_be_visible()
        expect(first_page.locator("html")).to_have_attribute("data-ready", "failed")
        site.mend()
        first_page.locator("#wordless a").tap()
        Shelf(first_page).wait_ready()
