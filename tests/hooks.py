"""Finds the hooks and addresses of the page in its source, for comparison with docs/hooks.md."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "web" / "src"

BY_ARGUMENT: Final = {
    "class/class_panels.js": r"(\w+): Class[A-Z]\w+(?=,| })",
    "class/class_screen.js": r"#control\(\"([\w-]+)\"",
    "class/comparing.js": r"\bbutton\(\"([\w-]+)\"",
    "class/dice_panels.js": r"\b(?:button|step)\(\"([\w-]+)\"",
    "lab/contest.js": r"#drawLink\(\"([\w-]+)\"",
    "lab/robot_bar.js": r"#control\(\"([\w-]+)\"",
    "class/join_screen.js": r"\[\"join-\w+\", \"([\w-]+)\"\]",
    "shell/lock.js": r"\bact = \"([\w-]+)\"",
    "table/looking_back.js": r"\bdrawButton\(\"([\w-]+)\"",
    "table/side.js": r"\bcontrol\(\"([\w-]+)\"",
    "teacher/board_screen.js": r"\bdrawLarge\(\"([\w-]+)\"",
    "teacher/desk_screen.js": r"\bway\(\"([\w-]+)\"",
}
"""The files in which a function's parameter becomes `data-act`, each with a pattern for the calls of the function.

`act: "..."`, `drawFileButton("...")`, `drawSave("...")` and `drawSlider("...")` are found in all files.
"""


def files() -> Iterator[tuple[str, str]]:
    """Yield the path below web/src and the text of each script of the page."""
    for file in sorted(SOURCE.rglob("*.js")):
        yield file.relative_to(SOURCE).as_posix(), file.read_text("utf-8")


def attribute(name: str) -> dict[str, set[str]]:
    """Return the values of an attribute in templates, each with the files that use it; `…` is an expression."""
    found: dict[str, set[str]] = {}
    for path, text in files():
        for value in re.findall(
            rf'(?<!\[)\b{name}="([^"]*)"', re.sub(r"^ *(?:\*|//|/\*\*).*$", "", text, flags=re.MULTILINE)
        ):
            found.setdefault(re.sub(r"\$\{[^}]*\}", "…", value), set()).add(path)
    return found


def acts() -> dict[str, set[str]]:
    """Return the values of `data-act`, literal or passed as an argument, each with the files that use it."""
    found = attribute("data-act")
    for path, text in files():
        patterns = [r"\bact: \"([\w-]+)\"", r"\bdraw(?:FileButton|Save|Slider)\(\"([\w-]+)\""]
        if re.search(r"data-act=\$\{", text) and path in BY_ARGUMENT:
            patterns.append(BY_ARGUMENT[path])
        for pattern in patterns:
            for value in re.findall(pattern, text, re.MULTILINE):
                found.setdefault(value, set()).add(path)
    return found


def unresolved() -> list[str]:
    """Return the files with a `data-act` whose values no pattern finds."""
    generic = {"share/share.js", "shell/problem.js", "ui/choices.js", "ui/dialog.js", "ui/slider.js", "ui/top_bar.js"}
    return [p for p, text in files() if re.search(r"data-act=\$\{", text) and p not in {*BY_ARGUMENT, *generic}]


def notices() -> set[str]:
    """Return the ids of the messages above the screen."""
    found = re.compile(
        r"notify\(\{ id: \"([\w-]+)\"|const failed = failure && \{\s*id: \"([\w-]+)\"|#say\(\"([\w-]+)\""
    )
    return {next(filter(None, groups)) for _, text in files() for groups in found.findall(text)}


def routes() -> set[str]:
    """Return the first word of each address."""
    text = (SOURCE / "shell" / "routes.js").read_text("utf-8")
    table = text[text.index("const ROUTES = {") : text.index("\n};", text.index("const ROUTES = {"))]
    return {name.strip('"') for name in re.findall(r'^  ("[\w-]*"|\w+): \{', table, re.MULTILINE)}


def desk_parts() -> set[str]:
    """Return the parts of the teacher's desk that have an address."""
    text = (SOURCE / "teacher" / "desk.js").read_text("utf-8")
    table = text[text.index("const PARTS = {") : text.index("\n};", text.index("const PARTS = {"))]
    return {*re.findall(r"^  (\w+): \(", table, re.MULTILINE), *re.findall(r'part === "(\w+)"', text)}


def link_parameters() -> set[str]:
    """Return the parameters of `#/play?`; NAME and N are placeholders."""
    text = (SOURCE / "ui" / "addresses.js").read_text("utf-8")
    body = text[text.index("export function parseMatchRequest") : text.index("return request;")]
    locks = re.findall(r'"(\w+)"', next(line for line in text.splitlines() if "const LOCKS" in line))
    found = {*re.findall(r'name === "(\w+)"', body), *locks}
    return found | {f"{name}.NAME" for name in re.findall(r'startsWith\("(\w+)\."\)', body)} | {"seat.N"}


def script_calls() -> set[str]:
    """Return the members of `window.rollbook`."""
    text = (SOURCE / "shell" / "app.js").read_text("utf-8")
    body = text[text.index("const rollbook = {") : text.index('defineProperty(window, "rollbook"')]
    outer, lab = body.split("lab: Object.freeze({")
    member = re.compile(r"^    (\w+): (?:\(|page\.ready)", re.MULTILINE)
    return {*member.findall(outer), *(f"lab.{name}" for name in re.findall(r"^      (\w+): \(", lab, re.MULTILINE))}


def offline_states() -> set[str]:
    """Return the values of `<html data-offline>`."""
    text = (SOURCE / "shell" / "offline.js").read_text("utf-8")
    return set(re.findall(r'"(\w+)"', next(line for line in text.splitlines() if "OfflineState" in line)))


def kinds_of_strings() -> set[str]:
    """Return the values of `?strings=`."""
    text = (SOURCE / "text" / "strange.js").read_text("utf-8")
    return set(re.findall(r"^  (\w+): \(", text, re.MULTILINE))
