"""Makes docs/api.md from the docstrings: `python -m tests.api_page` writes it, and a test checks that it is current.

The page lists the names that users import: each name that `rollbook` and its modules export, with its signature and its
docstring.
"""

import enum
import inspect
import re
import sys
import typing
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import rollbook

PAGE: Final = Path(__file__).parents[1] / "docs" / "api.md"
MODULES: Final = (
    "rollbook",
    "rollbook.arena",
    "rollbook.bots",
    "rollbook.chance",
    "rollbook.class_code",
    "rollbook.classroom",
)
HEAD: Final = """# The Python API

Made by `python -m tests.api_page` from the docstrings: change those. How it is used: [researchers.md](researchers.md),
[bots.md](bots.md), [class-codes.md](class-codes.md).

A `Match` uses strings, a `State` uses its game's own values. `match.legal(0)` contains strings, `state.legal(0)`
contains moves. `match.seats` has a string for each seat, `state.seats` is the number of seats. `match.result` is an
attribute, `state.result()` is a method.

Short names for types: a `Roll` is a tuple of faces, each an int or a string. An `Actor` is a seat, or `"dice"`. An
`Argument` is a string, an int, or a tuple of either. `Options` maps names to strings or ints, or lists such pairs. A
`Player` is a string, a function or an `OwnBot`. `Thinking[X]` is a generator that pauses every few milliseconds and
returns an X.
"""
SHORT: Final = {
    r"typing\.|~": "",
    r"Union\[(\w+(?:\[\w+\])?), ([^][]+(?:\[[^][]*\])?)\]": r"\1 | \2",
    r"Optional\[(\w+)\]": r"\1 | None",
    r"str \| int \| tuple\[str, \.\.\.\] \| tuple\[int, \.\.\.\]": "Argument",
    r"tuple\[int \| str, \.\.\.\]": "Roll",
    r"int \| Literal\['dice'\]": "Actor",
    r"Mapping\[str, str \| int\] \| Sequence\[tuple\[str, str \| int\]\]": "Options",
    r"str \| Callable\[\[State, int, Random\], Any\] \| OwnBot": "Player",
    r"Generator\[None, None, (.*)\](?=$|\W)": r"Thinking[\1]",
    r"SomeState": "State",
    r"NoneType": "None",
    r"Registry\('knockout'.*?\)": "GAMES",
}
"""Patterns of long types, and the names that the head of the page gives them."""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(line for name in MODULES for line in _module(name))]).rstrip() + "\n"


def _module(name: str) -> Iterator[str]:
    module = sys.modules.get(name) or getattr(rollbook, name.rpartition(".")[2])
    yield f"## `{name}`\n"
    yield _text(module) + "\n"
    for each in sorted(_exported(module), key=lambda one: (one.lower(), one)):
        value = getattr(module, each)
        if not isinstance(value, ModuleType) and not each.startswith("__"):
            yield from _entry(each, value)


def _exported(module: ModuleType) -> list[str]:
    named = getattr(module, "__all__", None)
    public = [name for name, value in vars(module).items() if name[0] != "_" and inspect.isfunction(value)]
    return public if named is None else list(named)


def _entry(name: str, value: Any) -> Iterator[str]:
    if inspect.isclass(value) and not issubclass(value, enum.Enum):
        yield f"### `{name}{_signature(value)}`\n"
        yield _text(value) + "\n"
        yield from _members(value)
    elif inspect.isroutine(value):
        yield f"### `{name}{_signature(value)}`\n"
        yield _text(value) + "\n"
    elif typing.get_origin(value) is not None:
        yield f"### `{name}`\n\nA type: `{_plain(str(value))}`\n"
    else:
        shown = repr(value) if isinstance(value, str | int | float | tuple) else type(value).__name__
        yield f"### `{name}` = `{shown}`\n"


def _members(kind: type) -> Iterator[str]:
    """Yield a class's methods and properties as Markdown, without those that it inherits or overrides."""
    found = []
    for name, member in vars(kind).items():
        inner = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if name.startswith("_") or not (isinstance(inner, property) or inspect.isfunction(inner)):
            continue
        if not inspect.getdoc(inner) or any(name in vars(base) for base in kind.__mro__[1:]):
            continue
        plain = isinstance(inner, property)
        said = " ".join((inspect.getdoc(inner) or "").split())
        found.append(f"* `{name}{'' if plain else _signature(inner)}`: {said}")
    if found:
        yield "\n".join(found) + "\n"


def _signature(value: Any) -> str:
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return ""
    given = [str(each) for each in signature.parameters.values() if each.name not in ("self", "cls")]
    returned = signature.return_annotation
    after = "" if inspect.isclass(value) or returned is inspect.Signature.empty else f" -> {_shown(returned)}"
    return _plain(f"({', '.join(given)}){after}")


def _shown(annotation: Any) -> str:
    return annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)


def _plain(code: str) -> str:
    """Return code without module names and object addresses."""
    code = re.sub(r" at 0x[0-9a-f]+", "", code)
    code = re.sub(r"<(?:class|function) '?([\w.]+)'?>", r"\1", code)
    code = re.sub(r"\b(?:rollbook|collections|typing|random|pathlib|fractions)(?:\.[a-z_]+)*\.(?=\w)", "", code)
    for long, short in SHORT.items():
        code = re.sub(long, short, code)
    return code


def _text(value: Any) -> str:
    """Return a docstring, with its examples as code blocks."""
    lines = (inspect.getdoc(value) or "").splitlines()
    out: list[str] = []
    code = False
    for line in lines:
        starts = line.startswith(">>> ") and not code
        if starts:
            out.append("```python")
            code = True
        if code and not line:
            out.append("```")
            code = False
        out.append(line)
    return "\n".join([*out, "```"] if code else out)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
