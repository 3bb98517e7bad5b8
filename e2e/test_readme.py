"""What the README promises: its pictures are there, and its example plays a whole match."""

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from e2e.pictures import FOLDER, MOST_BYTES, SIZE
from e2e.sites import ROOT, WatchedSite
from rollbook import GAMES, Match

README: Final = (ROOT / "README.md").read_text("utf-8")


def test_the_playwright_example_plays_a_whole_match(page: Page, site: WatchedSite) -> None:
    (example,) = re.findall(r"```python\n(def test_a_whole_match.*?)```", README, re.DOTALL)
    assert len(example.splitlines()) <= 10
    names: dict[str, Callable[[Page], Any]] = {}
    exec(example.replace("http://localhost:8000/", site.url), {}, names)
    names["test_a_whole_match"](page)
    match = Match.parse(page.evaluate("rollbook.record()"))
    assert match.result is not None
    assert match.options["level"] == "sum2"


@pytest.mark.parametrize("name", ["shelf", *GAMES])
def test_every_picture_is_shown_with_words_and_of_the_promised_size(name: str) -> None:
    words = re.findall(rf"!\[([^\]]+)\]\(docs/pictures/{name}\.png\)", README)
    assert len(words) == 1
    content = (FOLDER / f"{name}.png").read_bytes()
    assert content.startswith(b"\x89PNG")
    assert struct.unpack(">II", content[16:24]) == (SIZE["width"], SIZE["height"])
    assert len(content) <= MOST_BYTES


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.txt")), ids=lambda path: path.stem)
def test_every_picture_has_a_record_in_mid_match(path: Path) -> None:
    match = Match.parse(path.read_text("utf-8"))
    assert match.game.id == path.stem
    assert match.to_act
