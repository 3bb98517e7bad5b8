"""Checks that links and file names in the documents have a target: `python web/check_docs.py` prints broken ones."""

import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DOCS: Final = ROOT / "docs"
PAGES: Final = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
FOLDERS: Final = ("py", "training", "web", "tests", "e2e", "docs", ".ci")
NOT_OURS: Final = {"node_modules", "__pycache__", "dist"}
# Folders to search for a file that a document names; "" is the project root, and the last is the template game.
TEMPLATES: Final = [file.parent.relative_to(ROOT).as_posix() for file in ROOT.glob("tests/*/on_the_shelf.py")]
PLACES: Final = ("", "py/rollbook", "py", "web", "web/src", "docs", "tests", "e2e", *TEMPLATES)
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
FOLDER: Final = re.compile(r"(?:bench|py|web|training|tests|e2e)/[a-z_/]+")


def named(page: Path) -> str:
    return str(page.relative_to(ROOT))


@cache
def files() -> frozenset[str]:
    """Return the paths of all files of the project."""

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
    """Return the anchors of a page's headings, as GitHub makes them."""
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
    """Return the missing files and folders that a text names as `code`, by path or only by name."""
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
    return missing + [name for name in spans if FOLDER.fullmatch(name) and not any(ROOT.glob(name.rstrip("/") + "*"))]


def complaints(pages: Iterable[Path] = PAGES) -> Iterator[str]:
    """Yield each link and each file name without a target, as `PAGE: sentence`."""
    for page in pages:
        text = page.read_text("utf-8")
        for target in (*broken_links(page, text), *missing_files(page, text)):
            yield f"{named(page)}: {target} does not exist."


if __name__ == "__main__":
    found = list(complaints())
    print("\n".join(found))
    sys.exit(bool(found))
