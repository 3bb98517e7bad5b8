"""The page in each engine, used with taps: a match of every game, undo, a restart of the browser, no server."""

import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from e2e.conftest import Serve
from e2e.device import SNAPSHOT
from e2e.engines.conftest import Start
from e2e.engines.driver import IDLE, Driver
from e2e.engines.tables import RECORD, TABLE, sit_down
from e2e.play import PLAY, parts, wish, written_down
from e2e.sites import WatchedSite
from rollbook import GAMES, Match

WHOLE: Final = ("knockout_by_captures", "knaster", "roll_it", "lowdown", "roll_out")
FROM: Final = "document.documentElement.dataset.python"
WAIT_FOR_SNAPSHOT: Final = f"({SNAPSHOT})().then(() => (window.snapshotIsKept = true))"
# Returns what the worker's policy lets through.
PROBE: Final = """
const allowed = async (work) => work().then(() => "done", () => "refused");
const channel = new BroadcastChannel("probe");
channel.onmessage = async ({ data }) => data === "ask" && channel.postMessage({
  own: await allowed(() => fetch(new URL("manifest.json", import.meta.url))),
  foreign: await allowed(() => fetch("%s", { mode: "no-cors" })),
  eval: await allowed(async () => eval("1")),
});"""
PROBED: Final = """return new Promise((resolve) => {
  const channel = new BroadcastChannel("probe");
  channel.onmessage = ({ data }) => resolve(data);
  channel.postMessage("ask");
});"""


def test_every_game_is_here() -> None:
    assert {written_down(name).game.id for name in WHOLE} == set(GAMES)


@pytest.mark.parametrize("name", WHOLE)
def test_a_match_is_played_to_its_end_by_taps(name: str, window: Driver, site: WatchedSite) -> None:
    """Taps play its beginning and its end; in `dev.py test all` and with ROLLBOOK_ALL, taps play all of it."""
    whole = written_down(name)
    sit_down(window, site.url, whole)
    window.run("rollbook.hurry()")  # otherwise a second tap would count as half of a double tap
    first, between, last = parts(whole.actions)
    tap_actions(window, whole, first)
    window.run(f"await ({PLAY})(given[0])", [action.partition(" ") for action in between])
    window.idle()
    tap_actions(window, whole, last)
    window.until(f"document.querySelector('main.result') && {IDLE}")
    assert window.run(RECORD) == str(whole)
    assert window.value("document.querySelectorAll('[data-notice]').length") == 0


def tap_actions(browser: Driver, match: Match, actions: Sequence[str]) -> None:
    notation = match.game.notation
    for action in actions:
        actor, _, text = action.partition(" ")
        if actor == "dice":
            browser.tap('[data-act="roll"]')
        else:
            tap_move(browser, int(actor), notation.picks(notation.parse(text)))


def tap_move(browser: Driver, seat: int, picks: tuple[str, ...]) -> None:
    """Tap the picks of a move for a seat, and confirm it if necessary."""
    turn = browser.until(f"{IDLE} && document.querySelector('.turn').dataset.turn")
    if turn != str(seat):
        browser.tap(f'[data-act="look"][data-look="{seat}"]')
    for pick in picks:
        browser.tap(f'[data-seat] [data-pick="{pick}"]')
    if len(picks) > 1 or browser.until(f"{IDLE} && [document.querySelector('[data-act=confirm]')]")[0]:
        browser.tap('[data-act="confirm"]')


def test_the_next_visit_begins_from_a_snapshot_and_plays_the_same(window: Driver, serve: Serve) -> None:
    with serve() as site:
        window.go(site.url)
        window.until(f"document.documentElement.dataset.offline === 'ready' && {IDLE}")
        window.run(WAIT_FOR_SNAPSHOT)
        window.until("window.snapshotIsKept")
        window.go("about:blank")
        sit_down(window, site.url, Match("roll_it", seats=2, seed=7))
        assert window.value(FROM) == "snapshot"
        window.tap('[data-act="roll"]')
        window.tap('[data-seat] [data-pick="1.9"]')
        window.idle()
        assert window.run(RECORD).endswith("\n\ndice 2 6\n0 1.9\n")


def test_a_match_is_there_again_after_another_start_of_the_browser_without_a_server(start: Start, serve: Serve) -> None:
    match = Match("roll_it", seats=2, seed=7)
    # This host sends no caching headers, so once the server has stopped, only the service worker has the files.
    with serve(bare=True) as site:
        with start() as browser:
            sit_down(browser, site.url, match)
            browser.tap('[data-act="roll"]')
            browser.tap('[data-seat] [data-pick="1.9"]')
            browser.tap('[data-act="undo"]')
            browser.idle()
            assert browser.run(RECORD).endswith("\n\ndice 2 6\n")
            browser.tap('[data-act="redo"]')
            browser.idle()
            record = browser.run(RECORD)
            assert record.endswith("\n0 1.9\n")
            address = browser.value("location.hash")
            browser.until("document.documentElement.dataset.offline === 'ready'")
        site.stop()
        with start() as browser:
            browser.go(site.url + address)
            browser.until(f"{TABLE} === 'roll_it' && {IDLE}")
            assert browser.run(RECORD) == record
            browser.tap('[data-act="roll"]')
            browser.idle()
            assert browser.run(RECORD).startswith(f"{record}dice ")
            sit_down_again(browser)


def test_pythons_worker_has_the_pages_policy_without_headers(
    start: Start, serve: Serve, dist: Path, tmp_path: Path
) -> None:
    folder = shutil.copytree(dist, tmp_path / "site")
    (script,) = folder.glob("worker-*.js")
    with serve(folder, bare=True) as site, serve(bare=True) as foreign, start() as browser:
        script.write_text(script.read_text("utf-8") + PROBE % foreign.url, "utf-8")
        browser.go(site.url)
        browser.idle()
        assert browser.run(PROBED) == {"own": "done", "foreign": "refused", "eval": "refused"}
        assert foreign.requested == []


def sit_down_again(browser: Driver) -> None:
    """Start a match of another game on the same page."""
    match = Match("knockout", seats=2, seed=7)
    browser.run("location.hash = given[0]", f"#/play?{wish(match)}")
    browser.until(f"{TABLE} === 'knockout' && {IDLE}")
    browser.tap('[data-act="roll"]')
    browser.idle()
    match.roll()
    assert browser.run(RECORD) == str(match)
