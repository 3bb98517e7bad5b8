"""Hosts with oddities: compression, long caching, mixed versions, missing files, occasional failures."""

import gzip
import random
import shutil
from http import HTTPStatus
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.hosts import Change, Odd, bannered, odd, prefixed, with_content
from e2e.pages import Screen, Shelf, Table
from e2e.pairs import some
from e2e.sites import Fault
from e2e.starts import BAD_ANSWER, UPDATE, files_named
from e2e.visits import deploy, visit
from e2e.watch import COMPLAINTS, Watch
from web.serve import Answer

__all__ = ["odd"]  # a fixture

YEAR: Final = 365 * 24 * 3600
# Waits until the service worker that the last visit found is active, and returns its state.
TAKEN_OVER: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  for (let left = 600; left && (registration.installing || registration.waiting); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return registration.active.state === "activating" ? "activated" : registration.active.state;
}"""
FIRST_MOVE: Final = "def choose(state, seat, rng):\n    return list(state.legal(seat))[0]"


def gzipped(_: str, answer: Answer) -> Answer:
    """Change a response as if a host sent everything compressed by gzip, to every client."""
    return with_content(answer, gzip.compress(b"".join(answer.content), 1), **{"Content-Encoding": "gzip"})


def for_a_year(_: str, answer: Answer) -> Answer:
    """Change a response as if a host let everything be cached for a year, even the page and the service worker."""
    return answer._replace(headers={**answer.headers, "Cache-Control": f"public, max-age={YEAR}"})


def of_three_types(other: str) -> Change:
    """Return a change as if a host knew the types of pages, scripts and styles, and sent the rest as `other`."""
    known = {".html": "text/html", "": "text/html", ".js": "text/javascript", ".css": "text/css"}

    def change(path: str, answer: Answer) -> Answer:
        type_and_no_guessing = {
            "Content-Type": known.get(Path(path).suffix, other),
            "X-Content-Type-Options": "nosniff",
        }
        return answer._replace(headers={"Content-Length": answer.headers["Content-Length"], **type_and_no_guessing})

    return change


def failing(share: float, seed: int) -> Change:
    """Return a change as if a host failed now and then, except for the page itself, whose failure the browser shows."""
    dice = random.Random(seed)

    def change(path: str, answer: Answer) -> Answer:
        if dice.random() >= share or path.endswith(("/", "/index.html")):
            return answer
        return Answer(HTTPStatus.SERVICE_UNAVAILABLE, {"Content-Length": "0", "Cache-Control": "no-store"})

    return change


@pytest.mark.slow
def test_a_host_that_packs_everything_by_gzip_is_as_good_as_any(first_page: Page, odd: Odd) -> None:
    with odd(gzipped) as site:
        table = visit(first_page, site.url)
        site.stop()
        first_page.reload()
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]


@pytest.mark.parametrize("other", some(["application/octet-stream", "text/plain"], "application/octet-stream"))
def test_host_that_knows_three_types_starts_every_worker_and_works_offline(
    first_page: Page, odd: Odd, other: str
) -> None:
    with odd(of_three_types(other)) as site:
        table = visit(first_page, site.url)
        site.stop()
        first_page.reload()
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]
        first_page.evaluate(f"rollbook.lab.save('mine', {FIRST_MOVE!r}, 'roll_it')")
        table.roll_button.tap()
        assert first_page.evaluate("rollbook.lab.attempt('mine')")["move"] == table.legal(1)[0]
        for place in ("teacher/print/knaster", "class"):
            first_page.goto(f"{site.url}#/{place}")
            expect(first_page.locator('[data-part="problem"]')).to_have_count(0)
            expect(first_page.locator("[data-screen]:not([data-screen=waiting])")).to_be_visible()


@pytest.mark.slow
def test_a_page_that_a_host_keeps_for_a_year_still_offers_the_new_version(
    first_watch: Watch, odd: Odd, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    first_watch.expect(BAD_ANSWER)
    folder = shutil.copytree(dist, tmp_path / "site")
    page = first_watch.context.new_page()
    with odd(for_a_year, folder) as site:
        table = visit(page, site.url)
        deploy(newer_dist, folder)
        assert page.evaluate(UPDATE) == "installed"
        with page.expect_navigation():
            page.locator('[data-notice="new-version"] [data-act="reload"]').tap()
        table.wait_offline()
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]


@pytest.mark.slow
def test_new_page_with_an_old_service_worker_plays_and_recovers(
    first_watch: Watch, odd: Odd, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    """A cache between host and browser serves the old sw.js, and the old version's files are gone."""
    first_watch.expect(BAD_ANSWER)
    folder = shutil.copytree(newer_dist, tmp_path / "site")
    shutil.copy(dist / "sw.js", folder)
    page = first_watch.context.new_page()
    with odd(lambda _, answer: answer, folder) as site:
        table = Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off")
        table.roll_button.tap()
        table.wait_offline("failed")
        shutil.copy(newer_dist / "sw.js", folder)
        page.evaluate("dispatchEvent(new Event('online'))")
        table.wait_offline()
        expect(page.locator('[data-notice="new-version"]')).to_have_count(0)
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]


def counting(path: str, answer: Answer, deliveries: list[str]) -> Answer:
    """Change a response as if a host altered the service worker's script at each delivery."""
    if not path.endswith("/sw.js"):
        return answer
    deliveries.append(path)
    return with_content(answer, b"".join(answer.content) + f"// {len(deliveries)}".encode())


@pytest.mark.slow
def test_sw_script_that_differs_at_each_delivery_is_offered_only_as_a_new_version(
    first_watch: Watch, odd: Odd, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    first_watch.expect(BAD_ANSWER)
    folder = shutil.copytree(dist, tmp_path / "site")
    deliveries: list[str] = []
    page = first_watch.context.new_page()
    offer = page.locator('[data-notice="new-version"]')
    with odd(lambda path, answer: counting(path, answer, deliveries), folder) as site:
        table = visit(page, site.url)
        for _ in range(3):
            before = len(deliveries)
            page.reload()
            table.wait_offline()
            assert page.evaluate(TAKEN_OVER) == "activated"
            assert len(deliveries) > before
            expect(offer).to_have_count(0)
        deploy(newer_dist, folder)
        page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
        expect(offer).to_have_count(1)


@pytest.mark.slow
def test_filter_that_adds_a_script_and_a_banner_changes_nothing(first_watch: Watch, odd: Odd) -> None:
    first_watch.expect("Content.[Ss]ecurity.[Pp]olicy|script-src|style-src")
    page = first_watch.context.new_page()
    with odd(bannered) as site:
        table = visit(page, site.url)
        expect(page.get_by_text("Filtered by your school")).to_be_visible()
        expect(page.locator("[data-notice]")).to_have_count(0)
        site.stop()
        page.reload()
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]


@pytest.mark.slow
@pytest.mark.parametrize("seed", some(range(3), 0))
def test_every_tenth_request_failing_gives_a_sentence_or_a_match(
    open_context: OpenContext, odd: Odd, seed: int
) -> None:
    watch = open_context()
    watch.expect(f"{COMPLAINTS}|{BAD_ANSWER}|503|engine-failed")
    page = watch.context.new_page()
    with odd(failing(0.1, seed)) as site:
        page.goto(site.url)
        ended = """() => document.querySelector("#wordless:not([hidden])")?.dataset.said === "broken"
          || ["python", "failed"].includes(document.documentElement.dataset.ready)"""
        page.wait_for_function(ended)
        site.change = lambda _, answer: answer
        if page.locator("#wordless").is_visible():
            page.locator("#wordless a").tap()
        elif page.locator('[data-notice="failure"]').is_visible():
            page.locator('[data-act="retry"]').tap()
        Shelf(page).wait_ready()
        page.evaluate("dispatchEvent(new Event('online'))")
        Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off").roll_button.tap()
        Table(page).wait_offline()


def test_missing_webassembly_is_reported_without_useless_actions(open_context: OpenContext, odd: Odd) -> None:
    """WebAssembly is missing in Lockdown Mode, for example."""
    watch = open_context(service_workers="block")
    watch.expect(f"{COMPLAINTS}|engine-no-webassembly")
    page = watch.context.new_page()
    with odd(prefixed("worker-", "delete self.WebAssembly;")) as site:
        page.goto(site.url)
        notice = page.locator('[data-notice="failure"]')
        expect(notice).to_contain_text("WebAssembly")
        expect(notice).to_contain_text("Lockdown")
        expect(notice.locator("button")).to_have_count(0)
        expect(page.locator("[data-notice]")).to_have_count(1)


@pytest.mark.slow
def test_missing_lazy_parts_are_reported_and_load_at_the_next_visit(open_context: OpenContext, serve: Serve) -> None:
    watch = open_context(service_workers="block")
    watch.expect(COMPLAINTS)
    first = watch.context.new_page()
    with serve() as site:
        at_once = (site.folder / "index.html").read_text("utf-8")
        later = [name for pattern in ("part-*", "teacher-*", "later-*") for name in files_named(site.folder, pattern)]
        missing: dict[str, Fault] = {name: "missing" for name in later if name not in at_once}
        assert len(missing) > 5
        Shelf(first).open(site.url)
        places = ["lab", "class", "teacher", "teacher/print/knaster", "lab/roll_it"]
        for place in some(places, "class", "teacher/print/knaster", "lab/roll_it"):
            site.faults = missing
            watch.context.new_cdp_session(first).send("Network.clearBrowserCache")
            page = watch.context.new_page()
            page.goto(f"{site.url}#/{place}")
            expect(page.locator('[data-part="problem"]')).to_be_visible()
            site.mend()
            page.close()  # because the style now loads, the page may be reloading itself
            page = watch.context.new_page()
            page.goto(f"{site.url}#/{place}")
            expect(page.locator('[data-part="problem"]')).to_have_count(0)
            Screen(page).wait_ready()
            Screen(page).wait_idle()
            expect(page.locator("[data-screen]:not([data-screen=waiting])")).to_be_visible()
            page.close()
