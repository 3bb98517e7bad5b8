"""The README's pictures exist, and the examples for test authors work."""

import json
import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from e2e import pages
from e2e.browser import launch_options
from e2e.pictures import FOLDER, MAX_BYTES, SIZE, WORDS, screens, visible_words
from e2e.sites import ROOT, WatchedSite
from rollbook import GAMES, Match

README: Final = (ROOT / "README.md").read_text("utf-8")
TESTING: Final = (ROOT / "docs" / "testing.md").read_text("utf-8")


EXAMPLES: Final = {kind: re.findall(rf"```{kind}\n(.*?)```", TESTING, re.DOTALL) for kind in ("python", "ts")}
"""The code blocks in each language, in order."""


@pytest.fixture
def empty_folder(tmp_path: Path, base_url: str) -> Callable[..., Path]:
    """Return a function that writes code blocks of docs/testing.md into an empty folder, adapted to this machine.

    For each file name it is given a string, and writes the only block that contains it.
    """
    browser = str(launch_options()["executable_path"])

    def write(kind: str, files: dict[str, str]) -> Path:
        for name, part in files.items():
            (block,) = [block for block in EXAMPLES[kind] if part in block]
            (tmp_path / name).parent.mkdir(exist_ok=True)
            there = block.replace("http://localhost:8000/", base_url).replace("/usr/bin/chromium", browser)
            (tmp_path / name).write_text(there, "utf-8")
        return tmp_path

    return write


@pytest.mark.slow
def test_python_examples_for_test_authors_pass_in_an_empty_folder(empty_folder: Callable[..., Path]) -> None:
    files = {"test_match.py": "a_whole_match(page)", "test_chip.py": "a_chip(page)", "conftest.py": "launch_args"}
    folder = empty_folder("python", files)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
    assert len((folder / "test_match.py").read_text("utf-8").splitlines()) <= 10


@pytest.mark.slow
def test_typescript_examples_for_test_authors_pass_in_an_empty_folder(empty_folder: Callable[..., Path]) -> None:
    files = {
        "tests/match.spec.ts": "a whole match",
        "tests/chip.spec.ts": "a chip",
        "playwright.config.ts": "defineConf",
    }
    folder = empty_folder("ts", files)
    (folder / "package.json").write_text("{}", "utf-8")
    (folder / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    runner = folder / "node_modules" / "@playwright" / "test" / "cli.js"
    command = [shutil.which("node") or "node", str(runner), "test", "--workers=1", "--reporter=line"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout


def test_example_with_page_objects_is_the_file_that_runs() -> None:
    file = ROOT / "e2e" / "examples" / "test_match.py"
    assert file.read_text("utf-8").replace("from e2e.pages import", "from pages import") in EXAMPLES["python"]


def test_page_objects_work_without_the_rest_of_the_repository() -> None:
    source = Path(pages.__file__).read_text("utf-8")
    imported = re.findall(r"^(?:from|import) ([\w.]+)", source, re.MULTILINE)
    assert {name.partition(".")[0] for name in imported} <= {*sys.stdlib_module_names, "playwright"}
    classes = re.findall(r"locator\(f?['\"][^'\"]*?(?<![\w\"\]])\.[a-z]", source)
    assert classes == [], "a class of the page's style is no hook"


@pytest.mark.parametrize("name", ["shelf", *GAMES])
def test_every_picture_is_shown_with_words_and_of_the_promised_size(name: str) -> None:
    words = re.findall(rf"!\[([^\]]+)\]\(docs/pictures/{name}\.png\)", README)
    assert len(words) == 1
    content = (FOLDER / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (SIZE["width"], SIZE["height"])
    assert len(content) <= MAX_BYTES


def test_pictures_show_the_words_that_the_page_shows_now(browser: Browser, site: WatchedSite) -> None:
    shown = {name: visible_words(page) for name, page in screens(browser, site.url)}
    assert shown == json.loads(WORDS.read_text("utf-8")), "python3 dev.py pictures makes the pictures again"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_every_picture_has_a_record_in_mid_match(path: Path) -> None:
    match = Match.parse(path.read_text("utf-8"))
    assert match.game.id == path.stem
    assert match.to_act
