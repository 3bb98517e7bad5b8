"""The page starts with few words: those of the desk, the class list and the lab come with their screens."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import pytest

from tests.page_imports import page_graph, reached
from web.site_files import ROOT, WEB, Files
from web.texts import LATER, add_texts
from web.words import is_complete, parts

PAGE: Final = WEB / "src"
WITH_LATER_TEXTS: Final = (
    "teacher/desk.js",
    "class/class_screen.js",
    "class/reader/reader.js",
    "lab/lab.js",
    "robot/robot.js",
)
"""The scripts that wait for the later texts."""
LOADS: Final = re.compile(r"""\bimport\(["'](\.[^"']+)["']\)""")
WAITS: Final = re.compile(r"[lL]aterTexts\(")
WORDS: Final = re.compile(r"""["'`]([a-z]\w*-[\w-]+)[.\w]*["'`]""")
"""The ids of messages; one without a hyphen may be anything."""


def languages() -> Iterable[Path]:
    return sorted(folder for folder in (PAGE / "text").iterdir() if folder.is_dir())


def later_files(language: Path) -> list[Path]:
    return [file for folder in LATER for file in sorted((language / folder).glob("*.ftl"))]


def code(path: str | Path) -> str:
    """A module without its comments."""
    return re.sub(r"/\*.*?\*/|^\s*//.*?$", "", Path(path).read_text("utf-8"), flags=re.DOTALL | re.MULTILINE)


def loaded_alone() -> dict[str, set[str]]:
    """The modules that a script loads on demand, by its path."""
    return {
        path: {str((Path(path).parent / name).resolve()) for name in LOADS.findall(code(path))}
        for path in page_graph(ROOT)
    }


@pytest.mark.parametrize("language", languages(), ids=lambda folder: folder.name)
def test_first_texts_lack_the_words_of_the_desk_the_class_list_and_the_lab(language: Path) -> None:
    files: Files = {}
    texts = add_texts(files, PAGE / "text", english="")[language.name]

    def whole(built: dict[str, Any]) -> str:
        """The words of a language, with the English ones that it lacks."""
        return "\n".join(files[one["url"]].decode() for one in (built, built.get("english")) if one)

    first, later = whole(texts), whole(texts["later"])
    for id in ("desk-intro", "class-missed-about", "roster-names", "lab-help-state", "robot-failed-slow"):
        assert f"\n{id} = " not in first
        assert f"\n{id} = " in later
    for id in ("lab-link", "join-names", "lock-heading", "my-result"):  # what children see without these screens
        assert f"\n{id} = " in first
        assert f"\n{id} = " not in later


@pytest.mark.parametrize("language", languages(), ids=lambda folder: folder.name)
def test_no_first_text_of_a_language_is_an_english_later_text(language: Path) -> None:
    """The page reads the English later texts after the first texts, and the last of two messages wins."""
    first = {*language.rglob("*.ftl")} - {*later_files(language)}
    assert parts(sorted(first)).keys() & parts(later_files(PAGE / "text/en")).keys() == set()


def test_each_language_has_the_same_messages_in_its_later_texts() -> None:
    complete = [language for language in languages() if is_complete(language)]
    english, *others = [parts(later_files(language)) for language in sorted(complete, key=lambda one: one.name != "en")]
    assert len(english) > 400
    for other in others:
        assert {id for id in other if "-say-" not in id} == set(english)


def test_only_scripts_that_wait_for_the_later_texts_use_them() -> None:
    """A missing message is shown by its id, which no child can read."""
    graph, alone = page_graph(ROOT), loaded_alone()
    waiting = {str((PAGE / script).resolve()) for script in WITH_LATER_TEXTS}
    loaders = {path for path, scripts in alone.items() if scripts & waiting}
    assert [path for path in loaders if not WAITS.search(code(path))] == []
    entries = {str((PAGE / "shell/app.js").resolve()), *set().union(*alone.values())} - waiting
    boards = {path for path in graph if "/games/" in path and not path.endswith("paper.js")}
    first = set().union(*({entry, *reached(entry, graph)} for entry in entries | boards))
    assert len(first) > 90
    said = {id: path for path in sorted(first) for id in WORDS.findall(code(path))}
    later = {id.partition(".")[0] for id in parts(later_files(PAGE / "text/en"))}
    assert {id: Path(said[id]).name for id in later if id in said} == {}


def test_no_message_has_an_empty_line() -> None:
    """The build removes empty lines, which would belong to such a message."""
    assert [file for file in (PAGE / "text").rglob("*.ftl") if re.search(r"\n\n+ ", file.read_text("utf-8"))] == []
