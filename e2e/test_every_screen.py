"""Each screen, visited once: its layout with usual and large words, forced colours, focus at 400% zoom, and markup.

test_sizes.py and test_every_game.py check the layout of tables.
"""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.cut_words import look
from e2e.focus import ZOOMED, tab_through
from e2e.forced_colours import states_alike
from e2e.layout import size_to
from e2e.pages import ResultScreen, Screen, Table
from e2e.play import written_down
from e2e.screens import ADDRESSES, stages
from e2e.sites import ROOT, WatchedSite
from e2e.surroundings import SCREENS
from rollbook import GAMES

TOOL: Final = ROOT / "web" / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
RULES: Final = ROOT / "web" / ".htmlvalidate.json"
SOURCE: Final = "() => `<!doctype html>\\n${document.documentElement.outerHTML}`"


def keep(page: Page, folder: Path, name: str) -> None:
    """Save the markup of the page as drawn."""
    Screen(page).wait_idle()
    (folder / f"{name}.html").write_text(page.evaluate(SOURCE), "utf-8")


def visit_all(page: Page, site: WatchedSite, folder: Path) -> list[str]:
    """Go to every screen and save its markup; return all faults."""
    found = []
    for screen, address in SCREENS.items():
        if screen == "locked":
            continue  # it would lock the device, and its table is the usual one
        page.goto(f"{site.url}#/{address}")
        there = Screen(page)
        there.wait_ready()
        there.wait_idle()
        found += [f"{screen}, forced colours: {fault}" for fault in states_alike(page)]
        if screen in ADDRESSES:
            expect(there.main(screen)).to_be_visible()
            keep(page, folder, screen)
            found += look(page, screen)
            size_to(page, *ZOOMED)
            found += [f"{screen}, zoomed: {fault}" for fault in tab_through(page)]
            size_to(page, 1024, 768)
    return found


def keep_tables(page: Page, site: WatchedSite, folder: Path) -> list[str]:
    """Save the markup of a table of each game, of its overlays, and of a result; return the faults of the result."""
    table = Table(page)
    for game in GAMES:
        table.open_record(site.url, stages(game, most=False)["middle"])
        keep(page, folder, game)
    for act in ("settings", "rules"):
        table.control(act).tap()
        expect(table.dialog).to_be_visible()
        keep(page, folder, f"{act} above")
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
    table.control("log").tap()
    table.control("share").tap()
    expect(table.dialog).to_be_visible()
    keep(page, folder, "share above")
    page.keyboard.press("Escape")
    table.open_record(site.url, str(written_down("roll_it_six_seats")))
    ResultScreen(page).wait()
    keep(page, folder, "result")
    return look(page, "result")


@pytest.mark.slow
def test_every_screen_has_room_colours_focus_and_valid_markup(
    tablet_page: Page, site: WatchedSite, tmp_path: Path
) -> None:
    shutil.copy(site.folder / "index.html", tmp_path / "delivered.html")
    found = visit_all(tablet_page, site, tmp_path) + keep_tables(tablet_page, site, tmp_path)
    command: list[str | Path] = [
        shutil.which("node") or "node",
        TOOL,
        "--config",
        RULES,
        "--max-warnings",
        "0",
        tmp_path,
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert found == []
    assert done.returncode == 0, done.stdout + done.stderr
