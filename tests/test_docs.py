"""The README and docs/: links and file names are valid, and the index names every document."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
FOLDERS: Final = ("py", "training", "web", "tests", "e2e", "docs", ".ci")
NOT_OURS: Final = {"node_modules", "__pycache__", "dist"}
# Where a file that is named may be looked for; "" is the project's own folder.
PLACES: Final = ("", "py/rollbook", "py", "web", "web/src", "docs", "tests", "tests/sixth_game", "e2e")
# Files that readers write, and files that the build makes.
ELSEWHERE: Final = {
    "my_bot.py",
    "test_match.py",
    "tests/match.spec.ts",
    "sw.js",
    "start.js",
    "pyodide.js",
    "rollbook.html",
}
FILE: Final = re.compile(
    r"(?<![\w/*<>.-])((?:[\w.-]+/)*[\w-]+(?:\.d)?\.(?:py|mjs|js|ts|css|html|md|toml|ftl))(?![\w*/-])"
)


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def files() -> frozenset[str]:
    """Every file of the project, by its path."""

    def below(folder: Path) -> Iterator[str]:
        for path in folder.iterdir():
            if path.is_dir():
                if path.name not in NOT_OURS:
                    yield from below(path)
            else:
                yield path.relative_to(ROOT).as_posix()

    top = {path.name for path in ROOT.iterdir() if path.is_file()}
    return frozenset(top.union(*(below(ROOT / folder) for folder in FOLDERS)))


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken_links(page: Path, text: str) -> list[str]:
    broken = []
    for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"```.*?```", "", text, flags=re.DOTALL)):
        path, _, anchor = target.partition("#")
        if re.match(r"https?:", path):
            continue
        found = (page.parent / path).resolve() if path else page
        if not found.exists() or (anchor and found.suffix == ".md" and anchor not in anchors(found)):
            broken.append(target)
    return broken


def missing_files(page: Path, text: str) -> list[str]:
    """The files that a text names as `code`, in full or by their last name, and that are nowhere."""
    folder = page.parent.relative_to(ROOT).as_posix()
    last_names = {path.rpartition("/")[2] for path in files()}
    missing = []
    spans = re.findall(r"`([^`\n]+)`", re.sub(r"^```.*?^```|^    .*?$", "", text, flags=re.DOTALL | re.MULTILINE))
    for name in FILE.findall("\n".join(spans)):
        if name in ELSEWHERE or re.search(r"(?<![A-Z])(?:ID|GAME|LANGUAGE|FOLDER)(?![A-Z])", name):
            continue
        if "/" in name:
            there = any(re.sub(r"^\./", "", f"{place}/{name}".lstrip("/")) in files() for place in (folder, *PLACES))
        else:
            there = name in last_names
        if not there:
            missing.append(name)
    return missing


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_every_link_has_a_target(document: Path) -> None:
    assert broken_links(document, document.read_text("utf-8")) == []


@pytest.mark.parametrize("document", PAGES, ids=named)
def test_every_file_that_a_page_names_exists(document: Path) -> None:
    assert missing_files(document, document.read_text("utf-8")) == []


def test_a_link_or_a_name_that_leads_nowhere_is_found() -> None:
    page = ROOT / "README.md"
    assert broken_links(page, "[a](docs/gone.md) [b](docs/bots.md#gone) [c](docs/bots.md) [d](https://x.example)") == [
        "docs/gone.md",
        "docs/bots.md#gone",
    ]
    assert missing_files(
        page, "`foresight.js`, `games/gone.py f`; `py/rollbook/core/match.py`, `shell/app.js`, gone.py"
    ) == [
        "foresight.js",
        "games/gone.py",
    ]


def test_code_names_only_documents_that_are_there() -> None:
    code = [path for path in files() if path.endswith((".py", ".js", ".ts", ".toml")) and path != "tests/test_docs.py"]
    for path in code:
        for name in re.findall(r"\bdocs/[\w/-]+\.md\b", (ROOT / path).read_text("utf-8")):
            # The sixth game has its own documents.
            assert name in files() or f"tests/sixth_game/{name}" in files(), f"{path} names {name}"


def test_the_index_of_the_documents_names_each_of_them() -> None:
    index = (DOCS / "README.md").read_text("utf-8")
    linked = set(re.findall(r"\]\(([\w-]+\.md)\)", index))
    assert linked == {document.name for document in DOCS.glob("*.md")} - {"README.md"}


def test_each_row_of_the_architecture_names_one_file_to_open() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    table = text[text.index("| you look for | open this file |") :].partition("\n\n")[0].splitlines()[2:]
    assert len(table) >= 20
    for row in table:
        assert len(re.findall("`[^`]+`", row.split(" | ")[1])) == 1, row


def test_architecture_names_existing_code() -> None:
    text = (DOCS / "architecture.md").read_text("utf-8")
    named = re.findall(r"`([\w.]+)` in `((?:py|web)/[\w/.]+\.(?:js|py))`", text)
    rows = re.findall(r"^\| [^|]+ \| `([\w/.]+\.(?:js|py))` \| `([\w.]+)`", text, re.MULTILINE)
    named += [(name, path) for path, name in rows]
    assert len(named) > 15
    for name, path in named:
        last = name.rpartition(".")[2]
        assert re.search(rf"\b{last}\b", (ROOT / path).read_text("utf-8")), f"{path} holds no {name}"
