"""Python starts from a snapshot of its memory that the device has made, or without it if anything is wrong with it."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import OpenContext, Serve
from e2e.device import KILL, stored_records, wait_for_snapshot
from e2e.pages import Table
from e2e.pairs import some
from e2e.sites import WatchedSite
from e2e.visits import visit
from e2e.watch import Watch
from rollbook import Match

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
# Overwrites bytes of the snapshot: in Pyodide's own header (its magic number, build or references), or the memory after
# it. With `believed`, the digest is updated to match.
SPOIL: Final = """async ([name, believed]) => {
  const address = new URL("python.snapshot", document.baseURI).href;
  const [place] = (await caches.keys()).filter((name) => name.startsWith("rollbook"));
  const cache = await caches.open(place);
  const asMade = await caches.open("as it was made");
  if (!(await asMade.match("?whole"))) await asMade.put("?whole", await cache.match(address));
  const kept = await asMade.match("?whole");
  const headers = new Headers(kept.headers);
  const bytes = new Uint8Array(await kept.arrayBuffer());
  const memory = 4 + Math.ceil(new Uint32Array(bytes.buffer, 0, 1)[0] / 4096);
  const from = { mark: memory, build: memory + 16, references: memory + 48, memory: memory + 4096 }[name];
  bytes.fill(0, from, name === "memory" ? bytes.length : from + 4);
  if (believed) {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    headers.set("Rollbook-SHA-256", [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  }
  await cache.put(address, new Response(bytes, { headers }));
}"""
# The parts to corrupt, and whether the digest is updated. Only a snapshot with a wrong digest is made again.
SPOILT: Final = [("mark", True), ("build", True), ("references", True), ("memory", True), ("memory", False)]
KEPT_BYTES: Final = """async () => {
  const kept = await caches.match(new URL("python.snapshot", document.baseURI).href);
  return kept ? (await kept.arrayBuffer()).byteLength : null;
}"""


@pytest.fixture
def first_watch(open_context: OpenContext) -> Watch:
    """Watch `first_page`, whose device has room for a snapshot."""
    return open_context(snapshot=True)


def visit_and_rest(page: Page, site: WatchedSite) -> Table:
    """Make a first visit: start a match, and wait until a snapshot has been made."""
    table = visit(page, site.url)
    expect(table.root).to_have_attribute("data-python", "files")
    wait_for_snapshot(page)
    return table


def come_again(table: Table) -> None:
    table.page.reload()
    table.wait_ready()
    table.wait_idle()


ROBOTS: Final = "game=roll_out&seats=2&seed=7&seat.0=bot+hard&seat.1=bot+medium"


def robots_play(page: Page, site: WatchedSite) -> list[str]:
    """Return what Python started from on a freshly opened page, then the first actions of two robots there."""
    page.goto("about:blank")
    table = Table(page)
    page.goto(f"{site.url}#/play?{ROBOTS}")
    expect(table.board).to_be_visible()
    table.hurry()
    expect(table.log.nth(20)).to_be_attached()
    table.stop_robots()
    return [str(table.root.get_attribute("data-python")), *table.actions()[:20]]


@pytest.mark.slow
def test_later_starts_begin_from_a_snapshot_and_play_the_same_with_other_seeds(
    first_watch: Watch, first_page: Page, serve: Serve
) -> None:
    """Covers later visits and a restarted Python; robots play the same with and without a snapshot, dice included."""
    first_watch.expect("struck down|engine-failed")
    page = first_page
    with serve() as site:
        start, *expected = robots_play(page, site)
        assert start == "files"
        table = visit_and_rest(page, site)
        come_again(table)
        expect(table.root).to_have_attribute("data-python", "snapshot")
        page.evaluate("document.documentElement.dataset.python = ''")
        table.worker.evaluate("setTimeout(() => { throw new Error('struck down'); })")
        table.pick("1.9").tap()
        expect(page.locator('[data-notice="again"]')).to_be_visible()
        expect(table.root).to_have_attribute("data-python", "snapshot")
        assert table.actions() == ["dice 2 6", "0 1.9"]
        assert table.record() in stored_records(page)
        table.roll_button.tap()
        assert Match.parse(table.record()).actions == tuple(table.actions())
        assert robots_play(page, site) == ["snapshot", *expected]
        seeds = set()
        for _ in range(2):
            page.goto("about:blank")
            table = Table(page).open(site.url, "game=knaster&seats=2&auto=off")
            expect(table.root).to_have_attribute("data-python", "snapshot")
            seeds.add(Match.parse(table.record()).seed)
        assert len(seeds) == 2


@pytest.mark.slow
def test_invalid_snapshot_is_ignored_without_loss(first_watch: Watch, first_page: Page, serve: Serve) -> None:
    first_watch.expect("napshot|[Pp]yodide|[Ff]atal|RuntimeError|RangeError|TypeError")  # Pyodide's own errors
    page = first_page
    with serve() as site:
        table = visit_and_rest(page, site)
        done = ["dice 2 6"]
        for part, believed in some(SPOILT, ("build", True), ("memory", True), ("memory", False)):
            page.evaluate(SPOIL, [part, believed])
            come_again(table)
            started = table.root.get_attribute("data-python")
            assert (part, started, table.notices.count()) == (part, "files", 0)
            if believed:
                assert page.evaluate(KEPT_BYTES) == 0, "it fails as it was made, so none is made again"
            else:
                assert page.evaluate(KEPT_BYTES) is None
            move = table.legal(table.to_act())[0]
            done.append(f"{table.to_act()} {move}")
            table.pick(move).tap()
            assert table.actions() == done
            table.roll_button.tap()
            done.append(table.actions()[-1])
            assert stored_records(page) == [table.record()]


@pytest.mark.slow
def test_a_start_that_dies_of_a_snapshot_is_tried_again_without(
    first_watch: Watch, first_page: Page, serve: Serve
) -> None:
    first_watch.expect("engine-failed")
    page = first_page
    with serve() as site:
        table = visit_and_rest(page, site)
        page.add_init_script(f"({KILL})(1, 'boot')")
        come_again(table)
        assert page.evaluate("killed") == 1
        expect(table.root).to_have_attribute("data-python", "files")
        assert page.evaluate(KEPT_BYTES) is None
        table.pick("1.9").tap()
        assert table.actions() == ["dice 2 6", "0 1.9"]
