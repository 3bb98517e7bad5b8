"""Checks how web/src hangs together: `python web/check_house.py` prints what breaks a rule below, and fails.

1. Imports run one way (`LAYERS`), those of types in JSDoc comments included. A game's folder imports from itself,
   games/shared/, ui/ and text/ alone, and nobody imports from it: web/found_games.py finds the games.
2. No game is named, and no move of the rules is spelt out, outside the game's folder and the words.
3. The page alone changes its address, and `openDialog` alone opens dialogs (`ALONE`): both heed the screen that asks.
4. One module alone uses the browser's localStorage, and one IndexedDB (`STORAGE`): both know what to do where it fails.
5. No style sheet speaks of a class that no script writes, or sets a property that nothing reads.
6. Code and documents do without phrases of which there is a plainer one (`ODD`).
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent / "src"
LAYERS: Final = (
    "shell",
    "platform",
    "teacher",
    "lab",
    "class",
    "table",
    "library",
    "games",
    "match",
    "robot",
    "python",
    "storage",
    "ui",
    "text",
    "files",
)
"""The folders from the top down: each imports from itself and from those that follow."""
BELOW_GAMES: Final = ("ui", "text")
SHARED: Final = "shared"
MOVES: Final = ("pass",)
"""Moves that several games share."""
ALONE: Final = {"pushState": "shell/page.js", "replaceState": "shell/page.js", "showModal": "ui/dialog.js"}
"""What one module alone uses, as everybody else gets it with the signal that ends it."""
STORAGE: Final = {"localStorage": "files/notes.js", "idb-keyval": "storage/database.js"}
"""What one module alone uses, as it says everything that a browser may refuse."""
ODD: Final = {
    "whoever": "name the person, or say anybody who",
    "so many": "say a number of",
    "anew": "say again",
    "what came of": "say the outcome",
    "calls it off": "say cancels it",
}
"""Phrases, and what to do instead."""
READ: Final = (
    "web/*.py",
    "web/*.ts",
    "web/src/**/*.*",
    "web/suite/*.py",
    "web/tests/*.js",
    "e2e/**/*.py",
    "docs/*.md",
    "*.md",
    "dev.py",
)
"""The code and documents that are held to it, but for view.d.ts, which is made from docstrings."""
NOT_OURS: Final = ("cm-", "tok-")
"""How the classes begin that the lab's editor writes."""
IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")


def complaints(sources: Path = SOURCES) -> Iterator[str]:
    """What breaks a rule below a folder of sources, as `PATH:LINE: sentence`."""
    games = sorted(folder.name for folder in (sources / "games").iterdir() if folder.is_dir() and folder.name != SHARED)
    for file in sorted(path for path in sources.rglob("*") if path.suffix in {".js", ".css"}):
        path = PurePosixPath(file.relative_to(sources).as_posix())
        game = path.parts[1] if path.parts[0] == "games" and path.parts[1] in games else None
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = [complaint for target in _imports(path, line) if (complaint := _against(path, target, games))]
            if game is None:
                found += _rules_in(line, games)
            if path.suffix == ".js":
                found += _past_the_page(path, line)
                found += _past_the_storage(path, line)
            yield from (f"{path}:{number}: {complaint}" for complaint in found)


def unused_styles(sources: Path = SOURCES) -> Iterator[str]:
    """The classes and properties in style sheets that no script writes and nothing reads, as `PATH: sentence`."""
    files = {
        path: _without_comments(path.read_text("utf-8"))
        for path in sorted(sources.rglob("*.*"))
        if path.suffix in {".js", ".css"}
    }
    scripts = "\n".join(text for path, text in files.items() if path.suffix == ".js")
    styles = {path: text for path, text in files.items() if path.suffix == ".css"}
    everything = scripts + "\n".join(styles.values())
    words = set(re.findall(r"[A-Za-z][\w-]*", scripts))
    beginnings = (*NOT_OURS, *set(re.findall(r"([a-z][\w-]*-)\$\{", scripts)))
    for path, text in styles.items():
        name = path.relative_to(sources).as_posix()
        for one in sorted(set(re.findall(r"\.([a-zA-Z][\w-]*)", re.sub(r"\{[^{}]*\}|\"[^\"]*\"", "", text)))):
            if one not in words and not one.startswith(beginnings):
                yield f"{name}: speaks of the class {one}; no script writes it."
        for one in sorted(set(re.findall(r"(--[\w-]+)\s*:", text))):
            if f"var({one}" not in everything and f'"{one}"' not in scripts:
                yield f"{name}: sets {one}; nothing reads it."


def odd_phrases(root: Path = SOURCES.parent.parent) -> Iterator[str]:
    """Where a phrase of `ODD` stands, as `PATH:LINE: sentence`."""
    phrase = re.compile(rf"\b({'|'.join(ODD)})\b", re.IGNORECASE)
    for path in sorted({path for pattern in READ for path in root.glob(pattern)}):
        if path.suffix in {".ftl", ".svg"} or path.name in {Path(__file__).name, "view.d.ts"} or not path.is_file():
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            for found in phrase.findall(line):
                yield f"{path.relative_to(root).as_posix()}:{number}: says {found!r}; {ODD[found.lower()]}."


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


def _imports(path: PurePosixPath, line: str) -> Iterator[PurePosixPath]:
    """The files that a line imports, from the folder of the sources."""
    for target in IMPORT.findall(line) if path.suffix == ".js" else ():
        parts: list[str] = []
        for part in (path.parent / target).parts:
            if part == "..":
                parts.pop()
            else:
                parts.append(part)
        yield PurePosixPath(*parts)


def _against(path: PurePosixPath, target: PurePosixPath, games: list[str]) -> str | None:
    """What is wrong with an import, if anything."""
    home, other = path.parts[0], target.parts[0]
    if other == "games" and target.parts[1] in games and target.parts[:2] != path.parts[:2]:
        return f"imports {target} from within a game; the build finds the games."
    if home == "games" and len(path.parts) > 2:
        allowed = other in BELOW_GAMES or target.parts[:2] in {path.parts[:2], ("games", SHARED)}
        return None if allowed else f"a game imports {target}; it may import ui/, text/ and games/{SHARED}/."
    if unknown := [folder for folder in (home, other) if folder not in LAYERS]:
        return f"{unknown[0]}/ has no place among {' -> '.join(LAYERS)}; give it one in web/check_house.py."
    if LAYERS.index(other) < LAYERS.index(home):
        return f"{home}/ imports {target}; imports run {' -> '.join(LAYERS)}."
    return None


def _past_the_page(path: PurePosixPath, line: str) -> Iterator[str]:
    """What a line uses that belongs to another module."""
    for name, owner in ALONE.items():
        if str(path) != owner and f".{name}(" in line:
            yield f"uses {name}; only {owner} may, and gives it with the signal that ends it."


def _past_the_storage(path: PurePosixPath, line: str) -> Iterator[str]:
    """Which storage a line uses that belongs to another module."""
    for name, owner in STORAGE.items():
        if str(path) != owner and re.search(rf"""\b{name}\.|(?<!import\()["']{name}["']""", line):
            yield f"uses {name}; only {owner} may."


def _rules_in(line: str, games: list[str]) -> Iterator[str]:
    """Which games and moves a line names."""
    for game in games:
        first, *others = game.split("_")
        camel = first + "".join(word.capitalize() for word in others)
        if re.search(rf"\b({'[-_]'.join([first, *others])}|{camel})(?![a-z])", line, re.IGNORECASE):
            yield f"names the game {game}; only games/{game}/ and text/ may."
    for move in MOVES:
        if re.search(rf"""(?<!t\()(?<!class=)["'`]{move}["'`]""", line):
            yield f"spells out the move {move!r}; Python says what is a {move}."


if __name__ == "__main__":
    found = [*complaints(), *unused_styles(), *odd_phrases()]
    print("\n".join(found))
    sys.exit(bool(found))
