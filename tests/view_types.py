"""Writes the page's types for Python's views: `web/src/games/GAME/view.d.ts`, made from each game's `ui` module.

`python -m tests.view_types` writes them; with a module that registers more games, it writes theirs too. A test
compares the files, so that page and Python cannot drift apart.
"""

import importlib
import inspect
import re
import sys
import types
import typing
from pathlib import Path
from typing import Any, Final

from rollbook import GAMES
from tests.places import PAGE, find

NAMES: Final = {str: "string", int: "number", bool: "boolean", type(None): "null"}


def of_type(kind: Any) -> str:
    """Return a Python type in TypeScript."""
    if typing.is_typeddict(kind):
        return str(kind.__name__)
    if kind in NAMES:
        return NAMES[kind]
    parts = typing.get_args(kind)
    if typing.get_origin(kind) in (typing.Union, types.UnionType):
        return " | ".join(sorted(map(of_type, parts), key=lambda name: name == "null"))
    if typing.get_origin(kind) is typing.Literal:
        return " | ".join(f'"{value}"' for value in parts)
    if typing.get_origin(kind) is list:
        inner = of_type(parts[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    raise TypeError(f"The page has no name for {kind}.")


def used_by(view: Any) -> list[Any]:
    """Return the TypedDicts in a TypedDict, each after those that it uses; the last is the TypedDict itself."""
    found: list[Any] = []

    def visit(kind: Any) -> None:
        if not typing.is_typeddict(kind):
            for part in typing.get_args(kind):
                visit(part)
            return
        for part in typing.get_type_hints(kind).values():
            visit(part)
        if kind not in found:
            found.append(kind)

    visit(view)
    return found


def remarks(kind: Any) -> dict[str, str]:
    """Return the docstrings of a TypedDict's keys, from its source."""
    return dict(re.findall(r'^    (\w+): [^\n]*\n    """([^"]*)"""', inspect.getsource(kind), re.MULTILINE))


def declaration(kind: Any) -> str:
    """Return a TypedDict as an interface."""
    said = remarks(kind)
    lines = [f"/** {inspect.cleandoc(kind.__doc__ or '')} */", f"export interface {kind.__name__} {{"]
    for name, type_of_key in typing.get_type_hints(kind).items():
        if name in said:
            lines.append(f"  /** {' '.join(said[name].split())} */")
        lines.append(f"  {name}: {of_type(type_of_key)};")
    return "\n".join([*lines, "}"])


def typescript(module: str) -> str:
    """Return the declarations of a `ui` module, whose last TypedDict is the view itself."""
    views = [kind for kind in vars(importlib.import_module(module)).values() if typing.is_typeddict(kind)]
    head = f"// Made by `python -m tests.view_types` from {module}: what `view()` holds."
    return "\n\n".join([head, *map(declaration, used_by(views[-1]))]) + "\n"


def file(game: str) -> tuple[Path, str]:
    """Return the path of the page's file of a game, and its expected contents."""
    package = GAMES[game].states.__module__.rpartition(".")[0]
    return find(PAGE, f"games/{game}") / "view.d.ts", typescript(f"{package}.ui")


if __name__ == "__main__":
    for shelf in sys.argv[1:]:
        importlib.import_module(shelf)
    for path, text in map(file, GAMES):
        path.write_text(text, "utf-8")
