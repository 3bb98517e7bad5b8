"""The files stored for offline use are the built ones, whatever a host sent instead or removed later."""

import shutil
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Error, Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.device import stored
from e2e.pages import Screen, Shelf, Table
from e2e.pairs import some
from e2e.sites import Fault, WatchedSite
from e2e.starts import BAD_ANSWER, UPDATE, files_named
from e2e.visits import NO_CONNECTION, deploy, version, visit
from e2e.watch import Watch
from rollbook import Match
from rollbook import __version__ as VERSION  # noqa: N812

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
# Checks that every cached file has the digest in the service worker's script. Returns their number, or what is wrong.
KEPT_AS_BUILT: Final = """async () => {
  const list = (await (await fetch("sw.js")).text()).match(/url:"[^"]*",size:\\d+,sha256:"[0-9a-f]*"/g);
  const [name, ...more] = (await caches.keys()).filter((name) => name.startsWith("rollbook"));
  if (!name || more.length) return `caches: ${[name, ...more]}`;
  const cache = await caches.open(name);
  for (const entry of list) {
    const [, url, size, sha256] = /url:"(.*)",size:(\\d+),sha256:"(.*)"/.exec(entry);
    const bytes = await (await cache.match(url))?.arrayBuffer();
    if (!bytes) return `${url} is missing`;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if ([...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("") !== sha256) return `${url} is wrong`;
  }
  return list.length;
}"""

ONE_VERSION_LEFT: Final = """async () => {
  for (let left = 600; (await caches.keys()).length > 1; left -= 1) {
    if (!left) throw new Error("Several versions are still kept.");
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}"""

STATES: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  const { held } = await navigator.locks.query();
  const states = ["installing", "waiting", "active"].map((which) => `${which} ${registration[which]?.state}`);
  return [...states, ...held.map(({ name }) => name), ...(await caches.keys())].join(", ");
}"""


@pytest.fixture
def visitor(first_watch: Watch) -> Watch:
    """Return the watch on a visit to a faulty site, for which the browser's own errors are expected."""
    first_watch.expect(BAD_ANSWER)
    return first_watch


@pytest.fixture
def folder(dist: Path, tmp_path: Path) -> Path:
    """Copy the built site to a folder where another build can replace it."""
    return shutil.copytree(dist, tmp_path / "site")


def kept(page: Page) -> Any:
    return page.evaluate(KEPT_AS_BUILT)


@pytest.mark.slow
def test_a_wrong_answer_at_the_first_visit_is_never_kept_and_the_next_good_one_heals(
    visitor: Watch, first_page: Page, serve: Serve
) -> None:
    page, table = first_page, Table(first_page)
    with serve() as site:
        # Only the service worker requests these: the words of another language, and an icon, whose name never changes.
        wrong = [*files_named(site.folder, "text-de-*"), "icon-512.png"]
        site.faults = dict.fromkeys(wrong, "portal")
        table.open(site.url, WISH).wait_offline("failed")
        faults: list[Fault] = ["missing", "broken", "truncated"]
        for fault in some(faults, "truncated"):
            site.faults = dict.fromkeys(wrong, fault)
            before = sum(map(site.times_requested, wrong))
            try_again(page)
            table.wait_offline("failed")
            assert sum(map(site.times_requested, wrong)) > before
        Shelf(page).open(site.url)
        expect(page.locator("p[data-offline]")).to_contain_text("Not ready for offline")
        site.mend()
        page.evaluate("dispatchEvent(new Event('online'))")
        table.wait_offline()
        assert kept(page) >= 15
        check_that_it_starts_without_the_site(visitor, page, site)


def try_again(page: Page) -> None:
    """Let the page prepare for offline use again, with an empty HTTP cache."""
    page.context.new_cdp_session(page).send("Network.clearBrowserCache")
    page.evaluate("document.documentElement.dataset.offline = ''")
    page.evaluate("dispatchEvent(new Event('online'))")


def check_that_it_starts_without_the_site(watch: Watch, page: Page, site: WatchedSite) -> None:
    watch.expect(NO_CONNECTION)
    site.stop()
    page.goto("about:blank")
    Table(page).open(site.url, "game=knockout&seats=2&seed=7&auto=off").wait_ready()
    page.evaluate("localStorage.setItem('rollbook-language', 'de')")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    Table(page).wait_ready()


@pytest.mark.slow
def test_lost_or_damaged_files_are_refetched_before_ready(visitor: Watch, first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        visit(page, site.url)
        lost = """async ([gone, wrong]) => {
          const cache = await caches.open((await caches.keys())[0]);
          const keys = await cache.keys();
          for (const key of keys.filter(({ url }) => gone.some((part) => url.includes(part)))) await cache.delete(key);
          for (const key of keys.filter(({ url }) => wrong.some((part) => url.includes(part))))
            await cache.put(key, new Response("<h1>Sign in</h1>", { headers: { "Content-Type": "text/html" } }));
        }"""
        page.evaluate(lost, [["text-de", "icon-192", "licenses"], ["icon-512", "manifest"]])
        site.faults = {"icon-512.png": "portal"}
        page.reload()
        Table(page).wait_offline("failed")
        site.mend()
        page.evaluate("dispatchEvent(new Event('online'))")
        Table(page).wait_offline()
        assert kept(page) >= 15


@pytest.mark.slow
def test_no_other_page_ever_takes_the_place_of_ours(visitor: Watch, first_page: Page, serve: Serve) -> None:
    with serve() as site:
        visit(first_page, site.url)
        site.faults = {"/": "portal", ".html": "portal", ".js": "portal", ".txt": "portal", ".json": "portal"}
        for address in some(["", "index.html", "?utm_source=school"], "?utm_source=school"):
            first_page.goto("about:blank")
            first_page.goto(site.url + address)
            Shelf(first_page).wait_ready()
            Table(first_page).wait_offline()


@pytest.mark.slow
def test_new_version_is_offered_only_when_complete_and_intact(
    visitor: Watch, first_page: Page, serve: Serve, folder: Path, newer_dist: Path
) -> None:
    page = first_page
    with serve(folder) as site:
        table = visit(page, site.url)
        old = version(page)
        deploy(newer_dist, folder)
        site.faults = {"app-" + name.partition("app-")[2]: "portal" for name in files_named(folder, "app-*")}
        site.faults |= {"icon-180.png": "truncated"}
        assert page.evaluate(UPDATE) == "redundant"
        expect(page.locator('[data-notice="new-version"]')).to_have_count(0)
        site.mend()
        assert page.evaluate(UPDATE) == "installed"
        with page.expect_navigation():
            page.locator('[data-notice="new-version"] [data-act="reload"]').tap()
        table.wait_offline()
        assert version(page) != old
        assert kept(page) >= 15


@pytest.mark.slow
def test_new_version_downloads_while_the_old_one_runs(
    visitor: Watch, first_page: Page, serve: Serve, folder: Path, newer_dist: Path
) -> None:
    with serve(folder) as site:
        table = visit(first_page, site.url)
        old = set(files_named(folder, "*.*"))
        deploy(newer_dist, folder)
        news = tuple(set(files_named(folder, "*.*")) - old)
        assert len(news) > 5
        site.faults = dict.fromkeys(news, "hanging")
        first_page.evaluate("void navigator.serviceWorker.getRegistration().then((one) => one.update())")
        site.wait_requested(news)
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]
        first_page.evaluate("location.hash = '#/teacher'")
        Screen(first_page).wait_idle()
        assert site.times_requested(news) == 1
        site.mend()
        assert first_page.evaluate(UPDATE) == "installed"


@pytest.mark.slow
def test_a_tab_of_the_old_version_gets_a_new_python_while_another_tab_has_the_new_one(
    visitor: Watch, first_page: Page, serve: Serve, folder: Path, newer_dist: Path
) -> None:
    visitor.expect(f"struck down|engine-failed|{NO_CONNECTION}")
    with serve(folder) as site:
        stays = visit(first_page, site.url)
        old = version(first_page)
        deploy(newer_dist, folder)
        goes = visitor.context.new_page()
        Shelf(goes).open(site.url)
        take_new_version(Table(goes))
        assert version(goes) != old
        expect(first_page.locator('[data-notice="new-version"]')).to_be_visible()
        first_page.context.new_cdp_session(first_page).send("Network.clearBrowserCache")
        site.stop()
        stays.worker.evaluate("setTimeout(() => { throw new Error('struck down'); })")
        stays.pick("1.9").tap()
        assert stays.actions() == ["dice 2 6", "0 1.9"]
        expect(first_page.locator('[data-notice="again"]')).to_be_visible()
        assert version(first_page) == old
        first_page.close()
        site.start()
        goes.reload()
        Shelf(goes).wait_offline()
        # `wait_for_function` would take the promise itself for a true value.
        goes.evaluate(ONE_VERSION_LEFT)


@pytest.mark.slow
def test_new_version_during_a_match_and_its_rollback_lose_nothing(
    visitor: Watch, serve: Serve, dist: Path, folder: Path, newer_dist: Path
) -> None:
    first_page = visitor.context.new_page()
    with serve(folder) as site:
        stays = visit(first_page, site.url)
        old = version(first_page)
        deploy(newer_dist, folder)
        goes = Table(visitor.context.new_page())
        goes.page.goto(first_page.url)
        take_new_version(goes)
        newer = version(goes.page)
        assert newer != old
        goes.pick("1.9").tap()
        expect_record(stays, goes.record())
        assert version(first_page) == old
        deploy(dist, folder)
        stays.roll_button.tap()
        expect_record(goes, stays.record())
        assert goes.page.evaluate(UPDATE) == "installed"
        assert version(goes.page) == newer
        stays.pick(stays.legal(1)[0]).tap()
        expect_record(goes, stays.record())
        take_new_version(goes)
        assert version(goes.page) == old
        goes.roll_button.tap()
        goes.wait_idle()
        first_page.reload()
        stays.wait_ready()
        stays.wait_offline()
        stays.wait_idle()
        assert version(first_page) == old
        assert [match["record"] for match in stored(first_page)] == [goes.record()]
        assert stays.record() == goes.record()
        assert len(Match.parse(goes.record()).actions) == 5
        assert kept(first_page) >= 15


@pytest.mark.slow
def test_new_version_that_fails_to_take_over_is_offered_again(
    visitor: Watch, first_page: Page, serve: Serve, folder: Path, newer_dist: Path
) -> None:
    with serve(folder) as site:
        visit(first_page, site.url)
        old = version(first_page)
        deploy(newer_dist, folder)
        page = visitor.context.new_page()
        page.clock.install()
        page.goto(first_page.url)
        table = Table(page)
        offer = page.locator('[data-notice="new-version"]')
        expect(offer.locator('[data-act="reload"]')).to_be_visible()
        page.evaluate("ServiceWorker.prototype.postMessage = () => {}")
        offer.locator('[data-act="reload"]').tap()
        page.clock.run_for(31_000)
        expect(offer).to_contain_text("is not complete yet. Play on, and try again later.")
        page.reload()
        table.wait_ready()
        assert version(page) == old
        take_new_version(table)
        assert version(page) != old


def expect_record(table: Table, record: str) -> None:
    """Wait until a table shows another tab's action."""
    table.page.wait_for_function("async (record) => (await rollbook.record()) === record", arg=record)


def take_new_version(table: Table) -> None:
    reload = table.page.locator('[data-notice="new-version"] [data-act="reload"]')
    expect(reload).to_be_visible()  # a busy machine may be slow to fetch a version, and again to reload the page
    try:
        with table.page.expect_navigation():
            reload.tap()
    except Error:
        pytest.fail(f"No reload follows the tap. The service workers: {table.page.evaluate(STATES)}")
    table.wait_ready()
    table.wait_offline()
    table.wait_idle()


@pytest.mark.slow
def test_half_a_lost_cache_is_restored(visitor: Watch, first_page: Page, serve: Serve) -> None:
    """Every second file is lost, then the others."""
    page = first_page
    with serve() as site:
        table = visit(page, site.url)
        record = table.record()
        lost = """async (half) => {
          const cache = await caches.open((await caches.keys())[0]);
          const files = (await cache.keys()).map(({ url }) => url).filter((url) => !url.endsWith("python.snapshot"));
          for (const [at, url] of files.sort().entries()) if (at % 2 === half) await cache.delete(url);
        }"""
        for half in some([0, 1], 1):
            page.evaluate(lost, half)
            assert "missing" in str(kept(page))
            page.reload()
            table.wait_ready()
            table.wait_offline()
            table.wait_idle()
            assert kept(page) >= 15
            assert table.record() == record


@pytest.mark.slow
def test_a_server_that_sends_everything_very_slowly_is_waited_for(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve() as site:
        site.faults = {"": "slow"}
        page.clock.install()
        site.hurry(10)  # lets the page itself arrive
        page.goto(f"{site.url}#/play?{WISH}", wait_until="commit")
        root = page.locator("html")
        seconds = 0
        for _ in range(5000):
            if root.get_attribute("data-ready") == "python":
                break
            if site.wait_held_up(0.02):
                site.hurry()
                page.clock.run_for(1000)  # a second passes for each part of a file that arrives
                seconds += 1
        assert seconds > 100, "that took longer than any limit"
        expect(root).to_have_attribute("data-ready", "python")
        expect(page.locator("#wordless")).to_be_hidden()
        expect(page.locator('[data-notice="failure"]')).to_have_count(0)
        site.mend()
        site.hurry(1000)
        Table(page).wait_idle()
        Table(page).roll_button.tap()


@pytest.mark.slow
def test_page_is_ready_for_offline_during_a_robots_match(first_page: Page, serve: Serve) -> None:
    robots = "game=lowdown&seats=4&seed=7&" + "&".join(f"seat.{seat}=bot+hard" for seat in range(4))
    with serve() as site:
        first_page.goto(f"{site.url}#/play?{robots}")
        table = Table(first_page)
        table.wait_offline()
        assert first_page.locator("html").get_attribute("data-busy") == "true"
        expect(table.main("result")).to_have_count(0)


@pytest.mark.slow
def test_a_browser_that_deletes_everything_is_not_called_a_new_version(
    visitor: Watch, first_page: Page, serve: Serve
) -> None:
    page = first_page
    with serve() as site:
        visit(page, site.url)
        site.faults = {"icon-512.png": "missing"}
        origin = {"origin": site.url.rstrip("/"), "storageTypes": "all"}
        page.context.new_cdp_session(page).send("Storage.clearDataForOrigin", origin)
        expect(page.locator('[data-notice="cleared"]')).to_contain_text("has deleted")
        expect(page.locator('[data-notice="new-version"]')).to_have_count(0)
        Table(page).wait_offline("failed")
        site.mend()
        page.evaluate("dispatchEvent(new Event('online'))")
        Table(page).wait_offline()
        expect(page.locator('[data-notice="new-version"]')).to_have_count(0)


@pytest.mark.slow
def test_old_page_with_newer_files_offers_the_new_version(
    first_page: Page, serve: Serve, dist: Path, newer_dist: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(newer_dist, tmp_path / "site")
    for file in dist.rglob("*"):
        if file.is_file() and not (folder / file.relative_to(dist)).exists():
            shutil.copy(file, folder / file.relative_to(dist))
    shutil.copy(dist / "index.html", folder)
    with serve(folder) as site:
        Shelf(first_page).open(site.url)
        old = version(first_page)
        offer = first_page.locator('[data-notice="new-version"] [data-act="reload"]')
        expect(offer).to_be_visible()
        with first_page.expect_navigation():
            offer.tap()
        Shelf(first_page).wait_ready()
        assert version(first_page) != old


@pytest.mark.slow
def test_licences_version_and_credits_are_linked_and_there_without_a_network(
    visitor: Watch, first_page: Page, serve: Serve
) -> None:
    visitor.expect(NO_CONNECTION)
    page = first_page
    with serve() as site:
        Shelf(page).open(site.url)
        Shelf(page).wait_offline()
        site.stop()
        page.locator('[data-act="settings"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator("dialog")).to_contain_text(f"Rollbook {VERSION}")
        for _ in range(40):
            page.keyboard.press("Tab")
            if page.evaluate("document.activeElement.dataset.act") == "licences":
                break
        with page.expect_popup() as opened:
            page.keyboard.press("Enter")
        expect(opened.value.locator("body")).to_contain_text(f"Rollbook {VERSION}")
        expect(opened.value.locator("body")).to_contain_text("not made, licensed or endorsed by")
        expect(opened.value.locator("body")).to_contain_text("lit-html")
        expect(opened.value.locator("body")).to_contain_text("Python Software Foundation")


@pytest.mark.slow
def test_two_visits_of_different_folders_of_one_host_do_not_meet(
    open_context: OpenContext, serve: Serve, dist: Path, tmp_path: Path
) -> None:
    host = tmp_path / "host"
    for name in ("one", "two"):
        shutil.copytree(dist, host / name)
    with serve(host) as site:
        page = open_context().context.new_page()
        for name in ("one", "two"):
            Shelf(page).open(f"{site.url}{name}/")
            Shelf(page).wait_offline()
        assert len(page.evaluate("caches.keys()")) == 2


@pytest.mark.slow
def test_service_worker_adds_headers_that_a_host_omits(first_page: Page, serve: Serve) -> None:
    page = first_page
    with serve(bare=True) as site:
        page.goto(site.url)
        Shelf(page).wait_offline()
        answer = page.reload()
        assert answer
        assert answer.from_service_worker
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        Shelf(page).wait_ready()


@pytest.mark.slow
@pytest.mark.parametrize("host", ["localhost", "school.test"])  # localhost is secure, school.test is plain http
def test_pythons_worker_has_the_pages_policy_on_a_host_that_sends_no_headers(
    host: str, open_context: OpenContext, serve: Serve
) -> None:
    """The policy in a page's <meta> does not apply to workers that have an address."""
    watch = open_context(service_workers="block")
    watch.expect("Content Security Policy")
    page = watch.context.new_page()
    with serve(bare=True) as site, serve(bare=True) as foreign:
        Shelf(page).open(site.url.replace("localhost", host)).wait_ready()
        worker = Shelf(page).worker
        attempt = """() => new Promise((done) => setTimeout(() => {
          try { eval("1"); done("done"); } catch { done("refused"); }
        }))"""
        assert worker.evaluate(attempt) == "refused"
        asked = "(url) => fetch(url, { mode: 'no-cors' }).then(() => 'done', () => 'refused')"
        assert worker.evaluate(asked, foreign.url.replace("localhost", host)) == "refused"
        assert foreign.requested == []
        Table(page).open(site.url.replace("localhost", host), WISH).roll()


ASK: Final = """(what) => new Promise((resolve) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => resolve(data.whole);
  navigator.serviceWorker.controller.postMessage(what, [port2]);
})"""
COUNT_DIGESTS: Final = """() => {
  const { digest } = SubtleCrypto.prototype;
  self.digests = 0;
  SubtleCrypto.prototype.digest = function (...values) {
    self.digests += 1;
    return digest.apply(this, values);
  };
}"""
SPOIL: Final = """async (name) => {
  const cache = await caches.open((await caches.keys())[0]);
  const { size } = await (await cache.match(name)).blob();
  await cache.put(name, new Response("?".repeat(size), { headers: { "Content-Type": "text/javascript" } }));
}"""


@pytest.mark.slow
def test_kept_files_a_usual_visit_compares_lengths_and_no_digests(
    visitor: Watch, first_page: Page, serve: Serve
) -> None:
    with serve() as site:
        visit(first_page, site.url)
        (worker,) = visitor.context.service_workers
        worker.evaluate(COUNT_DIGESTS)
        assert first_page.evaluate(ASK, "check")
        assert worker.evaluate("digests") == 0
        assert first_page.evaluate(ASK, "verify")
        assert worker.evaluate("digests") >= 80  # one for each file


@pytest.mark.slow
def test_damaged_file_of_equal_length_is_refetched_after_use(visitor: Watch, first_page: Page, serve: Serve) -> None:
    visitor.expect("SyntaxError|Unexpected token")
    page = first_page
    with serve() as site:
        visit(page, site.url)
        (part,) = [
            file.name for file in site.folder.glob("*.js") if 'data-screen="statistics"' in file.read_text("utf-8")
        ]
        page.evaluate(SPOIL, part)
        assert part in str(kept(page))
        page.goto("about:blank")
        page.goto(f"{site.url}#/statistics")
        expect(Screen(page).main("problem")).to_contain_text("did not load")
        page.evaluate(ASK, "check")  # answered only after the digests that the page has requested
        assert kept(page) >= 15
        page.reload()
        expect(Screen(page).main("statistics")).to_be_visible()
