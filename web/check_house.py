"""Checks how web/src hangs together: `python web/check_house.py` prints what breaks a rule below, and fails.

1. Imports run one way (`LAYERS`), those of types in JSDoc comments included. A game's folder imports from itself,
   games/shared/, ui/ and text/ alone, and nobody imports from it: web/found_games.py finds the games.
2. No game is named, and no move of the rules is spelt out, outside the game's folder and the words.
3. The page alone changes its address, and `openDialog` alone opens dialogs (`ALONE`): both heed the screen that asks.
4. One module alone uses the browser's localStorage, and one IndexedDB (`STORAGE`): both know what to do where it fails.
5. No style sheet speaks of a class that no script writes, or sets a property that nothing reads.
6. Sizes of type, spaces and the widths at which a style changes are steps of a scale (`STEPS`, `WIDTHS`, `HEIGHTS`).
   A game's style speaks of its own classes alone, and no selector says a class twice to win: layers decide.
7. State has an owner that is created and ends; a module holds some itself only where a tab has just one (`OF_THE_TAB`).
8. Code and documents do without phrases of which there is a plainer one (`ODD`). No docstring of Python's and no
   sentence of a script's comments begins with `What` or `Who` (`INVERTED`).
9. No module has more than `MOST_LINES` lines.
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
"""The functions that one module alone uses, as everybody else gets them with the signal that ends them."""
STORAGE: Final = {"localStorage": "files/notes.js", "idb-keyval": "storage/database.js"}
"""The storage that one module alone uses, as it says everything that a browser may refuse."""
ODD: Final = {
    "whoever": "name the person, or say anybody who",
    "so many": "say a number of",
    "anew": "say again",
    "what came of": "say the outcome",
    "calls it off": "say cancels it",
    "be it": "say also where, or leave it out",
    "for what is no": "say for anything but",
    "holds it back": "say hides it, stops it or catches it",
    "answers no legal move": "say returns an illegal move",
    "as lazy as": "say lazy",
    "by lot": "say at random",
    "py/training": "say training",
}
"""Phrases, and what to do instead."""
FIRST: Final = r"(What|Who|Whoever|Whom|Whose)\b"
COMMENT: Final = re.compile(rf"(?:^\s*\*|(?:^|\s)(?://|/\*\*?))\s(?:(?:(?!\*/).)*[.!?]\)? )?{FIRST}")
INVERTED: Final = {".py": re.compile(rf'^\s*"""{FIRST}'), ".js": COMMENT, ".ts": COMMENT}
"""The beginnings, by the ends of files' names, that say neither what a call does nor what it returns."""
READ: Final = (
    "py/**/*.py",
    "training/*.py",
    "tests/**/*.py",
    "web/*.py",
    "web/*.ts",
    "web/src/**/*.*",
    "web/suite/*.py",
    "web/tests/*.js",
    "web/tests/*.ts",
    "e2e/**/*.py",
    "e2e/**/*.js",
    "docs/*.md",
    "*.md",
    "dev.py",
)
"""The code and documents that are held to it, but for view.d.ts, which is made from docstrings."""
WRITTEN: Final = (".js", ".css", ".ts", ".py", ".md")
"""How their names end; what Python or an editor leaves beside them is not read."""
NOT_OURS: Final = ("cm-", "tok-")
"""How the classes begin that the lab's editor writes."""
MOST_LINES: Final = 300
"""How long a module may be."""
OF_THE_TAB: Final = {
    "files/files.js": "addresses of texts within rollbook.html",
    "files/notes.js": "what localStorage did not take",
    "library/files.js": "the queue of files that are taken in",
    "lab/editor.js": "the style sheet that CodeMirror gets in place of its own",
    "lab/hook.js": "the robot that window.rollbook.lab has tried last",
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
"""The modules with state of their own, and what it is (docs/decisions.md). What a WeakMap holds ends with its key."""
STATE: Final = re.compile(r"(?:export )?(?:let \w|const \w+ = (?:\[\]|\{\}|(?:new (?:Map|Set)|serial)\(\));)")
STEPS: Final = {"--type-": 8, "--space-": 8}
"""How many steps style/tokens.css may name of each."""
WIDTHS: Final = (18, 24, 40, 50, 84, 100)
"""The widths in em at which a style may change: for very large words, a small phone, a tablet, its long side, a laptop,
a projector. A width in px means the same, and large words leave it where it is."""
HEIGHTS: Final = (24, 30, 40, 50)
HAIR: Final = 4
"""Up to how many px a space may be that does not grow with the words."""
DECLARATION: Final = re.compile(
    r"(?<![\w-])(?:(font|font-size)|((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?))\s*:([^;{}]*)(?=[;}])"
)
QUERY: Final = re.compile(r"\((?:min|max)-(width|height):\s*([\d.]+)(em|px)\)")
TWICE: Final = re.compile(r"(\.[a-z][\w-]*|:root|:[a-z-]+)\1(?![\w-])")
IMPORT: Final = re.compile(r"""(?:\bfrom|\bimport)\s*\(?\s*["'](\.[^"']+)["']""")


def complaints(sources: Path = SOURCES) -> Iterator[str]:
    """Breaches of the rules about scripts below a folder of sources, as `PATH:LINE: sentence`."""
    games = sorted(folder.name for folder in (sources / "games").iterdir() if folder.is_dir() and folder.name != SHARED)
    for file in sorted(path for path in sources.rglob("*") if path.suffix in {".js", ".css"}):
        path = PurePosixPath(file.relative_to(sources).as_posix())
        game = path.parts[1] if path.parts[0] == "games" and path.parts[1] in games else None
        lines = file.read_text("utf-8").splitlines()
        if path.suffix == ".js" and len(lines) > MOST_LINES:
            yield f"{path}: has {len(lines)} lines; {MOST_LINES} are enough."
        for number, line in enumerate(lines, 1):
            found = [complaint for target in _imports(path, line) if (complaint := _against(path, target, games))]
            if game is None:
                found += _rules_in(line, games)
            if path.suffix == ".js":
                found += _past_the_page(path, line)
                found += _past_the_storage(path, line)
                if str(path) not in OF_THE_TAB and STATE.match(line):
                    found.append("holds state; give it an owner that is created and ends.")
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


def off_the_scale(sources: Path = SOURCES) -> Iterator[str]:
    """The lengths in style sheets that are no step of a scale, as `PATH:LINE: sentence`."""
    named: dict[str, set[str]] = {kind: set() for kind in STEPS}
    for path in sorted(sources.rglob("*.css")):
        name = path.relative_to(sources).as_posix()
        # A comment leaves its line breaks, so that lines keep their numbers.
        text = re.sub(
            r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), path.read_text("utf-8"), flags=re.DOTALL
        )
        for kind, steps in named.items():
            steps.update(re.findall(rf"({kind}[\w-]+)\s*:", text))
        found = [
            (match.start(), _no_step(match, drawn=name.startswith("games/") or "fill:" in _rule_around(text, match)))
            for match in DECLARATION.finditer(text)
        ]
        found += [(match.start(), _no_width(*match.groups())) for match in QUERY.finditer(text)]
        found += [(match.start(), f"says {match[1]} twice; give the rule its layer.") for match in TWICE.finditer(text)]
        for place, complaint in found:
            if complaint:
                yield f"{name}:{text.count(chr(10), 0, place) + 1}: {complaint}"
    for kind, steps in named.items():
        if len(steps) > STEPS[kind]:
            yield f"{len(steps)} steps {kind}…; {STEPS[kind]} are enough."


def out_of_their_game(sources: Path = SOURCES) -> Iterator[str]:
    """The selectors of games' style sheets that would reach another game, as `PATH: sentence`."""
    for path in sorted(sources.glob("games/*/*.css")):
        game = path.parent.name
        own = re.compile(
            rf"\.{game.replace('_', '-')}(?![\w])|\[data-game=\"{game}\"\]|\.{game.replace('_', '-')}-[\w-]+"
        )
        text = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", _without_comments(path.read_text("utf-8")))
        for selectors in re.findall(r"([^{};]+)\{", text):
            if not selectors.strip().startswith("@") and (
                strangers := [one for one in _selectors(selectors) if not own.search(one)]
            ):
                yield f"{path.relative_to(sources).as_posix()}: {strangers[0].strip()} is not scoped to {game}."


def odd_phrases(root: Path = SOURCES.parent.parent) -> Iterator[str]:
    """Each phrase of `ODD`, and each inverted docstring or comment, as `PATH:LINE: sentence`."""
    phrase = re.compile(rf"\b({'|'.join(ODD)})\b", re.IGNORECASE)
    for path in sorted({path for pattern in READ for path in root.glob(pattern)}):
        if path.suffix not in WRITTEN or path.name in {Path(__file__).name, "view.d.ts"}:
            continue
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            place = f"{path.relative_to(root).as_posix()}:{number}"
            for found in phrase.findall(line):
                yield f"{place}: says {found!r}; {ODD[found.lower()]}."
            if (inverted := INVERTED.get(path.suffix)) and (beginning := inverted.search(line)):
                yield f"{place}: begins with {beginning[1]!r}; say what the call does or returns."


def _no_step(declaration: re.Match[str], *, drawn: bool) -> str | None:
    """The fault of the lengths of a size of type or a space; in a drawing, px are the drawing's own unit."""
    value = declaration[3]
    if length := re.search(r"(?<![\w.-])-?[\d.]+rem\b", value):
        return f"says {length[0]}; {'--type' if declaration[1] else '--space'}-… of style/tokens.css are the steps."
    px = [float(one) for one in re.findall(r"(?<![\w.-])-?([\d.]+)px\b", value)]
    if declaration[1] and px and not drawn:
        return f"says {px[0]:g}px; --type-… of style/tokens.css are the steps."
    if declaration[2] and any(one > HAIR for one in px):
        return f"says {max(px):g}px; --space-… of style/tokens.css are the steps."
    return None


def _no_width(side: str, length: str, unit: str) -> str | None:
    """The fault of a width or a height at which a style changes; 39.99em is all that is below 40."""
    steps = WIDTHS if side == "width" else HEIGHTS
    if round(float(length) / (16 if unit == "px" else 1), 1) in steps:
        return None
    return f"asks for a {side} of {length}{unit}; {', '.join(map(str, steps))} em are the steps."


def _rule_around(text: str, match: re.Match[str]) -> str:
    return text[text.rfind("{", 0, match.start()) + 1 : text.find("}", match.end())]


def _selectors(text: str) -> list[str]:
    """A list of selectors, taken apart at the commas that stand in no brackets."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return parts


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
    """The fault of an import, or None."""
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
    """Complains of each function in a line that belongs to another module."""
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
    found = [*complaints(), *unused_styles(), *off_the_scale(), *out_of_their_game(), *odd_phrases()]
    print("\n".join(found))
    sys.exit(bool(found))
