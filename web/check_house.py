"""Checks the structure of web/src: `python web/check_house.py` prints each violation of a rule below, and fails.

web/check_styles.py checks the style sheets. web/.oxlintrc.json names the browser's interfaces that one module wraps.

1. Imports run one way (`LAYERS`), those of types in JSDoc comments included. A game's folder imports only from itself,
   games/shared/, ui/ and text/, and no other folder imports from it: web/found_games.py finds the games.
2. Outside a game's folder and the texts, no code names a game or spells out a move.
3. State has an owner that is created and ends; a module has its own state only if a tab has just one of it
   (`OF_THE_TAB`).
4. Documents, comments and docstrings avoid phrases that have a plainer form (`STYLE`). No docstring or comment in
   Python, and no sentence of a comment elsewhere, begins with `What` or `Who`, nor a docstring with `How` (`INVERTED`).
"""

import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent / "src"
LAYERS: Final = (
    "shell",
    "lms",
    "teacher",
    "lab",
    "class",
    "table",
    "shelf",
    "start",
    "share",
    "games",
    "match",
    "robot",
    "python",
    "storage",
    "ui",
    "text",
    "files",
)
"""The folders from the top down: each imports only from itself and from those below."""
BELOW_GAMES: Final = ("ui", "text")
SHARED: Final = "shared"
MOVES: Final = ("pass",)
"""Moves that several games share."""
STYLE: Final = {
    "anew": "say again",
    "answers (?:no legal move|whether|with it)": "say returns",
    "as one likes": "say any number of",
    "by lot": "say at random",
    "calls it off": "say cancels it",
    "so many": "say a number of",
    "what came of": "say the outcome",
    "whoever": "name the person, or say anyone who",
    "of which": "start a new sentence",
    "of whom": "start a new sentence",
    "besides": "say also, or except",
    "by chance": "say at random",
    "weighed": "say considered",
    "told apart": "say different, or distinguished",
    "mend(?:s|ed|ing)?": "say fix or repair",
    "of one's own": "say your own",
    "hand(?:s|ed)? on": "say passes",
}
"""Phrases to avoid in documents, comments and docstrings, and their replacements (CONTRIBUTING.md, How we write)."""
FIRST: Final = r"(What|Who|Whoever|Whom|Whose)\b"
COMMENT: Final = re.compile(rf"(?:^\s*\*|(?:^|\s)(?://|/\*\*?))\s(?:(?:(?!\*/).)*[.!?]\)? )?{FIRST}")
INVERTED: Final = {
    ".py": re.compile(rf'^\s*(?:"""(?=How\b|{FIRST})|# (?={FIRST}))(\w+)(?![^.]*\?)'),
    ".js": COMMENT,
    ".ts": COMMENT,
    ".css": COMMENT,
    ".ftl": re.compile(rf"^# {FIRST}"),
}
"""The beginnings, by file extension, that hide what a call does or returns."""
READ: Final = (
    "py/**/*.py",
    "training/*.py",
    "tests/**/*.py",
    "web/*.py",
    "web/*.ts",
    "web/src/**/*.*",
    "web/suite/*.py",
    "web/release/*.py",
    "web/tests/*.js",
    "web/tests/*.ts",
    "e2e/**/*.py",
    "e2e/**/*.js",
    "docs/*.md",
    "*.md",
    "dev.py",
)
"""The code and documents to check, except view.d.ts, which is made from docstrings."""
OF_THE_TAB: Final = {
    "files/files.js": "addresses of texts within rollbook.html",
    "files/notes.js": "what localStorage did not take",
    "start/importing.js": "the queue of files that are taken in",
    "lab/editor.js": "the style sheet that CodeMirror gets in place of its own",
    "lab/lab.js": "the robot that window.rollbook.lab has tried last",
    "python/worker.js": "the worker itself",
    "robot/isolation.js": "what every robot's worker is made of, fetched once",
    "robot/process.js": "the robot's worker that starts in advance; the lab ends it when it is left",
    "robot/robot_worker.js": "the worker itself",
    "table/sounds.js": "the audio context, which a tap has to wake",
    "text/text.js": "the language of the page",
    "ui/busy.js": "<html data-busy>",
    "ui/dialog.js": "the ids of dialogs",
    "ui/preferences.js": "the settings of the device, and who listens to them",
    "ui/taps.js": "the finger, and what it has tapped last",
}
"""The modules with their own state, and its description (docs/decisions.md). A WeakMap's values end with their keys."""
STATE: Final = re.compile(r"(?:export )?(?:let \w|const \w+ = (?:\[\]|\{\}|(?:new (?:Map|Set)|serial)\(\));)")
IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")


def complaints(sources: Path = SOURCES) -> Iterator[str]:
    """Yield violations of the rules about scripts below a folder of sources, as `PATH:LINE: sentence`."""
    games = sorted(folder.name for folder in (sources / "games").iterdir() if folder.is_dir() and folder.name != SHARED)
    for file in sorted(path for path in sources.rglob("*") if path.suffix in {".js", ".css"}):
        path = PurePosixPath(file.relative_to(sources).as_posix())
        game = path.parts[1] if path.parts[0] == "games" and path.parts[1] in games else None
        for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
            found = [complaint for target in _imports(path, line) if (complaint := _against(path, target, games))]
            if game is None:
                found += _rules_in(line, games)
            if path.suffix == ".js" and str(path) not in OF_THE_TAB and STATE.match(line):
                found.append("holds state; give it an owner that is created and ends.")
            yield from (f"{path}:{number}: {complaint}" for complaint in found)


def inversions(root: Path = SOURCES.parent.parent) -> Iterator[str]:
    """Yield each inverted docstring or comment (`INVERTED`), as `PATH:LINE: sentence`."""
    for path in sorted({path for pattern in READ for path in root.glob(pattern) if path.suffix in INVERTED}):
        if path.name == "view.d.ts":
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if beginning := INVERTED[path.suffix].search(line):
                place = f"{path.relative_to(root).as_posix()}:{number}"
                yield f"{place}: begins with {beginning[beginning.lastindex or 0]!r}; say what it does or returns."


def style(root: Path = SOURCES.parent.parent) -> Iterator[str]:
    """Yield each phrase of `STYLE` in documents, comments and docstrings, as `PATH:LINE: sentence`."""
    anywhere = re.compile("|".join(STYLE), re.IGNORECASE)
    for path in sorted({path for pattern in READ for path in root.glob(pattern) if path.suffix in PROSE}):
        text = path.read_text("utf-8")
        if path == Path(__file__) or not anywhere.search(text):
            continue
        for number, line in PROSE[path.suffix](text):
            for phrase, advice in STYLE.items():
                if found := re.search(rf"\b{phrase}\b", re.sub(r"`[^`]*`", "", line), re.IGNORECASE):
                    yield f"{path.relative_to(root).as_posix()}:{number}: says {found[0]!r}; {advice}."


def _document(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines of a document, without the rows of the style guide's own table."""
    guide = "| instead of |" in text
    yield from (row for row in enumerate(text.splitlines(), 1) if not (guide and row[1].startswith("|")))


def _python(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines of comments and docstrings; a docstring is a string that is a statement by itself."""
    before = tokenize.NEWLINE
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT or (token.type == tokenize.STRING and before in STATEMENT_BEGINS):
            yield from enumerate(token.string.splitlines(), token.start[0])
        if token.type not in {tokenize.COMMENT, tokenize.NL}:
            before = token.type


def _script(text: str) -> Iterator[tuple[int, str]]:
    """Yield the numbered lines of comments in a script."""
    for number, line in enumerate(text.splitlines(), 1):
        if comment := re.search(r"(?:^\s*\*|(?:^|\s)//|/\*)(.*)", line):
            yield number, comment[1]


STATEMENT_BEGINS: Final = {tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
PROSE: Final = {".md": _document, ".py": _python, ".js": _script, ".ts": _script, ".css": _script}


def _imports(path: PurePosixPath, line: str) -> Iterator[PurePosixPath]:
    """Yield the files that a line imports, as paths below the folder of the sources."""
    for target in IMPORT.findall(line) if path.suffix == ".js" else ():
        yield PurePosixPath(normpath(path.parent / target))


def _against(path: PurePosixPath, target: PurePosixPath, games: list[str]) -> str | None:
    """Return the violation of the layers by an import, or None."""
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


def _rules_in(line: str, games: list[str]) -> Iterator[str]:
    """Yield the games and moves that a line names."""
    for game in games:
        first, *others = game.split("_")
        camel = first + "".join(word.capitalize() for word in others)
        if re.search(rf"\b({'[-_]'.join([first, *others])}|{camel})(?![a-z])", line, re.IGNORECASE):
            yield f"names the game {game}; only games/{game}/ and text/ may."
    for move in MOVES:
        if re.search(rf"""(?<!t\()(?<!class=)["'`]{move}["'`]""", line):
            yield f"spells out the move {move!r}; Python says what is a {move}."


if __name__ == "__main__":
    found = [*complaints(), *inversions(), *style()]
    print("\n".join(found))
    sys.exit(bool(found))
