"""docs/privacy.md names every place where the page stores data."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.places import DOCS, PAGE

SOURCES: Final = {path.relative_to(PAGE[0]): path.read_text("utf-8") for path in sorted(PAGE[0].rglob("*.js"))}
NAMED: Final = frozenset(re.findall(r"`([^`]+)`", (DOCS[0] / "privacy.md").read_text("utf-8")))
KEPT_NOWHERE: Final = {"rollbook-", "rollbook-everything-…", "rollbook-robots-…"}
"""Names under which nothing is stored: a prefix of names, the name of a saved file, and the name of a lock."""
STORAGE: Final = re.compile(r"\b(localStorage|sessionStorage|indexedDB|createStore|document\.cookie|caches)\b[.(]")
MODULES: Final = {
    "files/in_worker.js": "caches",  # only reads the caches
    "files/notes.js": "localStorage",
    "lab/contest.js": "sessionStorage",
    "shell/start.js": "sessionStorage",
    "storage/database.js": "indexedDB",
    "python/snapshot.js": "caches",
    "shell/offline.js": "caches",
    "shell/service_worker.js": "caches",
}
"""The modules that may use stored data, each with the interface that it uses."""


def names(source: str) -> set[str]:
    """Return the storage keys of a module; `…` is a placeholder."""
    found = re.findall(r"""["`](rollbook[- ][^"`\n]*|rollbook(?="\s*,\s*"matches"))["`]?""", source)
    return {re.sub(r"\$\{.*|(?<=-)$", "…", name) if name != "rollbook-" else name for name in found}


def test_every_name_is_in_the_document() -> None:
    found = {name for source in SOURCES.values() for name in names(source)}
    settings = re.findall(r"^  (\w+): \{ values:", SOURCES[Path("ui/preferences.js")], re.MULTILINE)
    assert settings
    found = {name for name in found if " " not in name or name == "rollbook …"}
    kept = (found - KEPT_NOWHERE - {"rollbook-…"}) | {f"rollbook-{name}" for name in settings}
    assert kept >= {"rollbook", "rollbook-robots", "rollbook-classes", "rollbook …", "rollbook-series"}
    assert kept - NAMED == set(), "say in docs/privacy.md what is kept under these names"
    assert {name for name in NAMED if name.startswith("rollbook")} - kept == set(), "these are kept no more"


def test_only_modules_that_are_known_keep_something() -> None:
    used = {
        str(path): set(STORAGE.findall(re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)))
        for path, source in SOURCES.items()
    }
    assert {path: kinds for path, kinds in used.items() if kinds} == {path: {kind} for path, kind in MODULES.items()}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_about_page_names_stored_data_the_servers_view_and_who_is_responsible(language: str) -> None:
    texts = PAGE[0] / "text" / language
    about = (
        (texts / "shelf" / "about.ftl").read_text("utf-8").partition("about-privacy = ")[2].partition("about-fault")[0]
    )
    clear = re.search(r"^desk-next-clear = (.+)$", (texts / "teacher" / "desk.ftl").read_text("utf-8"), re.MULTILINE)
    assert clear is not None
    assert clear[1] in about
    assert "IP" in about
    robots = {"en": "robots", "de": "Roboter", "fr": "robots", "es": "robots"}[language]
    assert robots in about
    assert len(about.strip().splitlines()) == 9
