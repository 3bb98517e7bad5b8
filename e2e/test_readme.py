"""The README's pictures are there, and the examples for test authors work."""

import json
import re
import struct
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page

from e2e import pages
from e2e.pictures import FOLDER, MOST_BYTES, SIZE, WORDS, screens, visible_words
from e2e.sites import ROOT, WatchedSite
from rollbook import GAMES, Match

README: Final = (ROOT / "README.md").read_text("utf-8")
TESTING: Final = (ROOT / "docs" / "testing.md").read_text("utf-8")


BLOCKS: Final = re.findall(r"```python\n(.*?)```", TESTING, re.DOTALL)
PLAIN: Final = {
    name: block for block in BLOCKS for name in re.findall(r"^def (test_\w+)\(page\):", block, re.MULTILINE)
}
"""The examples without page objects."""


@pytest.mark.parametrize("name", PLAIN)
def test_each_example_for_test_authors_works(name: str, page: Page, base_url: str) -> None:
    names: dict[str, Any] = {}
    exec(PLAIN[name].replace("http://localhost:8000/", base_url), names)
    names[name](page)
    match = Match.parse(page.evaluate("rollbook.record()"))
    assert match.actions
    if name == "test_a_whole_match":
        assert len(PLAIN[name].splitlines()) <= 10
        assert match.result is not None
        assert match.options["level"] == "sum2"


def test_example_with_page_objects_is_the_file_that_runs() -> None:
    file = ROOT / "e2e" / "examples" / "test_match.py"
    assert file.read_text("utf-8").replace("from e2e.pages import", "from pages import") in BLOCKS


def test_a_test_author_can_copy_the_page_objects_alone() -> None:
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
    assert len(content) <= MOST_BYTES


def test_pictures_show_the_words_that_the_page_shows_now(browser: Browser, site: WatchedSite) -> None:
    shown = {name: visible_words(page) for name, page in screens(browser, site.url)}
    assert shown == json.loads(WORDS.read_text("utf-8")), "python3 dev.py pictures makes the pictures again"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_every_picture_has_a_record_in_mid_match(path: Path) -> None:
    match = Match.parse(path.read_text("utf-8"))
    assert match.game.id == path.stem
    assert match.to_act
