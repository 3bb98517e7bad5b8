"""The lab's help and completions, from the docstrings of the rules, which the site's bytecode leaves out."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

SHOWN: Final = {
    "State": ("legal", "apply", "scores", "to_act", "seats", "outcomes", "result", "view", "text", "turn"),
    "Moves": ("sample",),
    "Result": ("scores", "winners", "lines"),
}
"""The methods and attributes that robots use, by class, in the order of the lab's help."""


def lab_words(package: Path, games: Mapping[str, Path]) -> dict[str, Any]:
    """Return `members`, those of each class above with code and docstring, and `views`, the fields of `view()` by game.

    `package` is the folder of rollbook, `games` the folder of each game by its id. A view is a list of classes, the
    position first, each with its docstring and its fields (name, type, docstring).
    """
    names = ("core/game.py", "core/moves.py")
    sources = [ast.parse((package / name).read_text("utf-8")) for name in names]
    classes = {node.name: node for source in sources for node in _classes(source)}
    members = {name: list(_members(classes[name], wanted)) for name, wanted in SHOWN.items()}
    views = {game: _view(folder / "ui.py") for game, folder in games.items() if (folder / "ui.py").exists()}
    return {"members": members, "views": views}


def _classes(source: ast.Module) -> list[ast.ClassDef]:
    return [node for node in source.body if isinstance(node, ast.ClassDef)]


def _documented(body: list[ast.stmt]) -> Iterator[tuple[ast.AnnAssign, str]]:
    """Yield the fields of a class, each with the docstring below it."""
    for node, following in zip(body, [*body[1:], ast.Pass()], strict=True):
        if isinstance(node, ast.AnnAssign):
            text = following.value if isinstance(following, ast.Expr) else None
            yield node, str(text.value) if isinstance(text, ast.Constant) else ""


def _members(node: ast.ClassDef, wanted: tuple[str, ...]) -> Iterator[dict[str, str]]:
    found = {}
    for one in node.body:
        if isinstance(one, ast.FunctionDef):
            plain = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in one.decorator_list)
            given = ", ".join(argument.arg for argument in one.args.args[1:])
            found[one.name] = (one.name if plain else f"{one.name}({given})", ast.get_docstring(one) or "")
    for field, text in _documented(node.body):
        found[ast.unparse(field.target)] = (ast.unparse(field.target), text)
    for name in wanted:
        code, about = found[name]
        yield {"name": name, "code": code, "about": _one_line(about)}


def _view(file: Path) -> list[dict[str, Any]]:
    classes = [
        node for node in _classes(ast.parse(file.read_text("utf-8"))) if "TypedDict" in map(ast.unparse, node.bases)
    ]
    return [
        {
            "name": node.name,
            "about": _one_line(ast.get_docstring(node) or ""),
            "fields": [
                {"name": ast.unparse(one.target), "type": ast.unparse(one.annotation), "about": _one_line(text)}
                for one, text in _documented(node.body)
            ],
        }
        for node in reversed(classes)
    ]


def _one_line(text: str) -> str:
    return " ".join(text.split())
