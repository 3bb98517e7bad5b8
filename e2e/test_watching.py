"""`dev.py play` builds again after each edit, and an open match continues in the new version."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Final, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from e2e.pages import Table
from e2e.sites import ROOT
from e2e.watch import Watch

NEEDED: Final = ("web", "py", "dev.py", "netlify.toml", "pyproject.toml", "LICENSE", "locks", ".github")
WISH: Final = "game=roll_it&seats=2&seed=7&auto=off"
STYLE: Final = "getComputedStyle(document.querySelector('.roll-it')).getPropertyValue('--edited')"


class Clone(NamedTuple):
    """A copy of the tree, in which `dev.py play` runs."""

    root: Path
    url: str
    lines: IO[str]

    def edit(self, name: str, old: str, new: str) -> None:
        """Replace text in a file."""
        file = self.root / name
        text = file.read_text("utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), "utf-8")

    def wait_for(self, line: str) -> str:
        """Wait until `dev.py play` prints a line that matches this pattern; return the line."""
        lines = []
        for said in self.lines:
            if re.search(line, said):
                return said
            lines.append(said)
        raise AssertionError(f"dev.py ended without the line {line}:\n{''.join(lines)}")


@pytest.fixture
def clone(tmp_path: Path) -> Iterator[Clone]:
    root = tmp_path / "Räum 1"
    root.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(source, root)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    if (ROOT / "build" / "python").exists():  # the cached bytecode
        shutil.copytree(ROOT / "build" / "python", root / "build" / "python")
    command = [sys.executable, str(root / "dev.py"), "play", "--no-browser"]
    variables = {**os.environ, "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8"
    ) as play:
        assert play.stdout
        try:
            clone = Clone(root, "", play.stdout)
            said = clone.wait_for(r"Rollbook is at http://localhost:\d+/")
            yield clone._replace(url=said.split()[-1])
        finally:
            play.terminate()


def take_offer(table: Table) -> None:
    """Accept the page's offer after an edit."""
    with table.page.expect_navigation():
        table.page.locator('[data-notice="new-version"] [data-act="reload"]').tap()
    table.wait_ready()
    table.wait_idle()


@pytest.mark.slow
def test_edits_reach_an_open_match_but_one_that_cannot_be_built_changes_nothing(
    first_page: Page, first_watch: Watch, clone: Clone
) -> None:
    rules, points = "py/rollbook/games/roll_it/rules.py", "POINTS_PER_CHIP: Final ="
    table = Table(first_page).open(clone.url, WISH)
    table.roll_button.tap()
    table.pick("1.9").tap()
    table.wait_idle()
    table.wait_offline()
    before = table.actions()
    scores = table.scores.nth(0).inner_text()
    clone.edit(rules, f"{points} 1", f"{points} 2")
    clone.wait_for("Built again in")
    take_offer(table)
    assert table.actions() == before
    expect(table.scores.nth(0)).not_to_have_text(scores, use_inner_text=True)
    clone.edit("web/src/games/roll_it/board.css", ".roll-it .tray {", ".roll-it { --edited: yes; }\n.roll-it .tray {")
    clone.wait_for("Built again in")
    table.wait_offline()
    take_offer(table)
    assert table.actions() == before
    assert first_page.evaluate(STYLE) == "yes"

    clone.edit(rules, f"{points} 2", f"{points} = 2")
    clone.wait_for("SyntaxError")
    clone.wait_for("The version before it is still served.")
    table.page.reload()
    table.wait_ready()
    assert table.actions() == before
    expect(first_page.locator("[data-notice]")).to_have_count(0)
    clone.edit(rules, f"{points} = 2", f"{points} 1")
    clone.wait_for("Built again in")
    take_offer(table)
    expect(table.scores.nth(0)).to_have_text(scores, use_inner_text=True)
