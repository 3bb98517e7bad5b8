"""A page starts with only a part of Pyodide's WebAssembly: missing functions load on demand, and no move is lost."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Final
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.device import stored
from e2e.pages import Shelf, Table
from e2e.pairs import ALL
from e2e.sites import ROOT, WatchedSite, built_once
from e2e.watch import Watch
from web.build import build
from web.lean import load_profile, write_profile
from web.packing import PYODIDE, WASM

WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
TRAPS: Final = "unreachable|fatal error"
# The functions that are called only for text with a character above U+FFFF. For another version of Pyodide, take those
# that `node --trace-wasm-compilation-times` lists only for a match with such a name.
FOR_RARE_LETTERS: Final = frozenset({3269, 9400, 9419})
NAME: Final = "Zoë 🎲"
NAMED: Final = f"{WISH}&seat.0={quote(NAME)}"

# A robot whose second answer is such a character, not a move.
ODD: Final = """
asked = 0

def choose(state, seat, rng):
    global asked
    asked += 1
    return chr(0x1F3B2) if asked > 1 else rng.choice([*state.legal(seat)])
"""


@pytest.fixture(scope="module")
def lacking_site(
    careful_dist: Path, shared_folder: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[WatchedSite]:
    """Build and serve a site whose pages start without the functions that the name above needs.

    It has the parts of the careful site, except the WebAssembly.
    """

    def build_into(site: Path) -> None:
        own = tmp_path_factory.mktemp("lacking")
        known = load_profile().functions
        profile = own / "profile.txt"
        profile.write_text(write_profile((PYODIDE / WASM).read_bytes(), known - FOR_RARE_LETTERS, "lacking"), "utf-8")
        for packed in ("python", "compressed"):
            shutil.copytree(ROOT / "build" / packed, own / "cache" / packed)
        build(site, node=shutil.which("node") or "node", cache=own / "cache", profile=profile)

    with WatchedSite(built_once(shared_folder / "lacking", build_into)) as site:
        yield site


@pytest.mark.slow
def test_a_missing_function_costs_no_move(first_page: Page, lacking_site: WatchedSite, first_watch: Watch) -> None:
    first_watch.expect(TRAPS)
    first_watch.may_lack = True
    table = Table(first_page).open(lacking_site.url, WISH)
    table.roll_button.tap()
    table.wait_idle()
    before = table.record()
    named = Table(first_page).open(lacking_site.url, NAMED)
    named.roll_button.tap()
    named.wait_idle()
    assert named.actions() == ["dice 2 6"]
    assert NAME in named.record()
    assert {match["record"] for match in stored(first_page)} == {before, named.record()}
    assert first_watch.lacks == 1
    expect(first_page.locator("[data-notice]")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize("offline", [False, True] if ALL else [True])
def test_a_tap_in_mid_match_that_calls_a_missing_function_is_answered(
    first_page: Page, lacking_site: WatchedSite, first_watch: Watch, offline: bool
) -> None:
    first_watch.expect(TRAPS)
    first_watch.may_lack = True
    if offline:
        Shelf(first_page).open(lacking_site.url).wait_offline()
        first_page.context.set_offline(True)
    table = Table(first_page).open(lacking_site.url, WISH)
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.undo()
    before = table.actions()
    table.scores.nth(0).tap()
    first_page.locator("#dialog-name").fill(NAME)
    table.control("sit").tap()
    table.wait_idle()
    assert first_watch.lacks == 1
    assert table.actions() == before
    assert f"seats: {NAME} | " in table.record()
    table.redo_button.tap()
    assert table.actions() == [*before, "0 1.9"]


@pytest.mark.skipif(
    not ALL, reason="a part of `dev.py test all`, as a tap in mid match without network says nearly as much"
)
def test_a_missing_function_costs_no_move_offline(
    first_page: Page, lacking_site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect(TRAPS)
    first_watch.may_lack = True
    Shelf(first_page).open(lacking_site.url).wait_offline()
    first_page.context.set_offline(True)
    named = Table(first_page).open(lacking_site.url, NAMED)
    named.roll_button.tap()
    named.wait_idle()
    assert named.actions() == ["dice 2 6"]
    assert NAME in named.record()
    assert first_watch.lacks == 1


@pytest.mark.slow
def test_series_continues_after_a_missing_function(
    first_page: Page, lacking_site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect(TRAPS)
    first_watch.may_lack = True
    Shelf(first_page).open(lacking_site.url)
    first_page.evaluate("source => rollbook.lab.save('rare', source, 'roll_it')", ODD)
    played = first_page.evaluate("rollbook.lab.series('rare', 'random', 3)")
    assert first_watch.lacks == 1
    assert [len(played["records"]), played["matches"], played["failures"]] == [3, 3, 3]


@pytest.mark.slow
def test_missing_rest_of_pyodide_leaves_everything_else_playable(
    first_page: Page, lacking_site: WatchedSite, first_watch: Watch
) -> None:
    first_watch.expect(TRAPS)
    first_watch.expect("engine-failed|cause-")
    first_watch.expect("404")
    first_watch.may_lack = True
    lacking_site.faults = {_rest(lacking_site): "missing"}
    try:
        table = Table(first_page).open(lacking_site.url, WISH)
        first_page.goto(f"{lacking_site.url}#/play?{NAMED}")
        expect(first_page.get_by_role("alert")).to_contain_text("Your matches are safe")
        table = Table(first_page).open(lacking_site.url, WISH)
        table.roll_button.tap()
        table.wait_idle()
        assert table.actions() == ["dice 2 6"]
    finally:
        lacking_site.mend()


def _rest(site: WatchedSite) -> str:
    return next(file.name for file in Path(site.folder).glob("rest-*.bin"))
