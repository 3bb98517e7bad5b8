"""Checks the style sheets of web/src: `python web/check_styles.py` prints each violation of a rule below, and fails.

1. No style sheet names a class that no script writes, or sets a property that nothing reads.
2. Font sizes, spaces and the widths at which a style changes are steps of a scale (`STEPS`, `WIDTHS`, `HEIGHTS`).
3. A selector with `:has()` selects the element itself, not its descendants, which would be checked after each change.
4. A game's style uses only its own classes. No selector repeats a class to win: the layers decide.
5. Text for screen readers keeps its size: without a size, it has no place on screen to point at.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent / "src"
NOT_OURS: Final = ("cm-", "tok-")
"""The prefixes of the classes that the lab's editor writes."""
STEPS: Final = {"--type-": 8, "--space-": 8}
"""The maximum number of steps of each scale in ui/tokens.css."""
WIDTHS: Final = (18, 24, 40, 50, 84, 100)
"""The widths in em at which a style may change: for very large text, a small phone, a tablet, its long side, a laptop,
a projector. A width in px means the same, but does not depend on the text size."""
HEIGHTS: Final = (24, 30, 40, 50)
HAIR: Final = 4
"""The largest space in px that does not have to grow with the text."""
DECLARATION: Final = re.compile(
    r"(?<![\w-])(?:(font|font-size)|((?:row-|column-)?gap|(?:padding|margin)(?:-[a-z-]+)?))\s*:([^;{}]*)(?=[;}])"
)
QUERY: Final = re.compile(r"\((?:min|max)-(width|height):\s*([\d.]+)(em|px)\)")
TWICE: Final = re.compile(r"(\.[a-z][\w-]*|:root|:[a-z-]+)\1(?![\w-])")


def unused_styles(sources: Path = SOURCES) -> Iterator[str]:
    """Yield the classes that no script writes, and the properties that nothing reads, as `PATH: sentence`."""
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
    """Yield the lengths in style sheets that are not steps of a scale, as `PATH:LINE: sentence`."""
    named: dict[str, set[str]] = {kind: set() for kind in STEPS}
    for path in sorted(sources.rglob("*.css")):
        name = path.relative_to(sources).as_posix()
        # A comment keeps its line breaks, so that lines keep their numbers.
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
    """Yield the selectors of games' style sheets that would affect another game, as `PATH: sentence`."""
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


def below_has(sources: Path = SOURCES) -> Iterator[str]:
    """Yield the selectors for descendants of an element with `:has()`, as `PATH: sentence`; print styles are exempt."""
    for path in sorted(sources.rglob("*.css")):
        text = re.sub(r"@media print \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", "", _without_comments(path.read_text("utf-8")))
        for selectors in re.findall(r"([^{};]+)\{", text):
            for selector in _selectors(selectors):
                if re.search(r":has\b[^\s>+~]*\s*[\s>+~]\s*\S", _bare_has(selector.strip())):
                    yield f"{path.relative_to(sources).as_posix()}: {selector.strip()} chooses what is below :has()."


def words_without_size(sources: Path = SOURCES) -> Iterator[str]:
    """Yield the rules that remove the size of text outside the flow, as `PATH: sentence`."""
    for path in sorted(sources.rglob("*.css")):
        for selectors, rule in re.findall(r"([^{}]*)\{([^{}]*)\}", _without_comments(path.read_text("utf-8"))):
            if re.search(r"position:\s*absolute", rule) and re.search(r"font-size:\s*0\s*[;}]?\s*(?=[;}]|$)", rule):
                name = path.relative_to(sources).as_posix()
                yield f"{name}: {selectors.strip()} hides words by their size; hide them as .unseen does."


def _no_step(declaration: re.Match[str], *, drawn: bool) -> str | None:
    """Return what is wrong with a font size or a space, if anything; in a drawing, px are the drawing's own unit."""
    value = declaration[3]
    if length := re.search(r"(?<![\w.-])-?[\d.]+rem\b", value):
        return f"says {length[0]}; {'--type' if declaration[1] else '--space'}-… of ui/tokens.css are the steps."
    px = [float(one) for one in re.findall(r"(?<![\w.-])-?([\d.]+)px\b", value)]
    if declaration[1] and px and not drawn:
        return f"says {px[0]:g}px; --type-… of ui/tokens.css are the steps."
    if declaration[2] and any(one > HAIR for one in px):
        return f"says {max(px):g}px; --space-… of ui/tokens.css are the steps."
    return None


def _no_width(side: str, length: str, unit: str) -> str | None:
    """Return the violation if a style changes at a width or height that is not a step; 39.99em counts as 40."""
    steps = WIDTHS if side == "width" else HEIGHTS
    if round(float(length) / (16 if unit == "px" else 1), 1) in steps:
        return None
    return f"asks for a {side} of {length}{unit}; {', '.join(map(str, steps))} em are the steps."


def _rule_around(text: str, match: re.Match[str]) -> str:
    return text[text.rfind("{", 0, match.start()) + 1 : text.find("}", match.end())]


def _selectors(text: str) -> list[str]:
    """Return a list of selectors, split at the commas outside parentheses."""
    parts, depth = [""], 0
    for character in text:
        depth += (character in "([") - (character in ")]")
        if character == "," and not depth:
            parts.append("")
        else:
            parts[-1] += character
    return parts


def _bare_has(selector: str) -> str:
    """Return a selector without `:has()` and its contents."""
    plain = re.sub(r"\([^()]*\)", "", selector)
    return _bare_has(plain) if plain != selector and ":has" in plain else selector


def _without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)


if __name__ == "__main__":
    found = [*unused_styles(), *off_the_scale(), *below_has(), *out_of_their_game(), *words_without_size()]
    print("\n".join(found))
    sys.exit(bool(found))
