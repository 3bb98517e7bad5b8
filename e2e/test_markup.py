"""html-validate reports nothing about the delivered page and each screen as drawn."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import ResultScreen, Screen, Table
from e2e.play import written_down
from e2e.screens import ADDRESSES, open_screen, stages
from e2e.sites import ROOT, WatchedSite
from rollbook import GAMES

TOOL: Final = ROOT / "web" / "node_modules" / "html-validate" / "bin" / "html-validate.mjs"
RULES: Final = ROOT / "web" / ".htmlvalidate.json"
SOURCE: Final = "() => `<!doctype html>\\n${document.documentElement.outerHTML}`"


def keep_all(page: Page, site: WatchedSite, folder: Path) -> None:
    """Save the markup of every screen, and of its overlays, as drawn."""

    def keep(name: str) -> None:
        Screen(page).wait_idle()
        (folder / f"{name}.html").write_text(page.evaluate(SOURCE), "utf-8")

    shutil.copy(site.folder / "index.html", folder / "delivered.html")
    for screen in ADDRESSES:
        open_screen(page, site.url, screen)
        keep(screen)
    table = Table(page)
    for game in GAMES:
        table.open_record(site.url, stages(game, most=False)["middle"])
        keep(game)
    for act in ("settings", "rules"):
        table.control(act).tap()
        expect(table.dialog).to_be_visible()
        keep(f"{act} above")
        page.keyboard.press("Escape")
        expect(table.dialog).to_have_count(0)
    table.control("log").tap()
    table.control("share").tap()
    expect(table.dialog).to_be_visible()
    keep("share above")
    page.keyboard.press("Escape")
    table.open_record(site.url, str(written_down("roll_it")))
    ResultScreen(page).wait()
    keep("result")


@pytest.mark.slow
def test_html_validate_reports_nothing(tablet_page: Page, site: WatchedSite, tmp_path: Path) -> None:
    keep_all(tablet_page, site, tmp_path)
    node = shutil.which("node") or "node"
    command: list[str | Path] = [node, TOOL, "--config", RULES, "--max-warnings", "0", tmp_path]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
