"""No function of the package is too complex. Boolean operators count, which ruff's own rule leaves out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest


PACKAGE: Final = Path(__file__).parents[1] / "py" / "rollbook"
MOST: Final = 12
MOST_IN: Final = {"bridge/choices.py": 11}
"""The modules that used to be too complex, each with a lower limit than the rest."""
MOST_BY_POSITION: Final = 3
"""The maximum number of positional arguments of a constructor in the games."""
MOST_HOT: Final = 17
"""The maximum number of constructor calls with more positional arguments. They are on the games' hottest paths, which
make the next position and its moves."""
LONGEST: Final = 6
"""The number of consecutive lines that may not occur twice."""


def complexity(function: ast.FunctionDef) -> int:
    """Count the paths through a function: 1, and 1 more for each decision, `and`, `or`, loop and filter."""
    ways = 1
    waiting: list[ast.AST] = list(ast.iter_child_nodes(function))
    for node in waiting:
        if isinstance(node, ast.BoolOp):
            ways += len(node.values) - 1
        elif isinstance(node, ast.comprehension):
            ways += 1 + len(node.ifs)
        elif isinstance(
            node, ast.If | ast.IfExp | ast.For | ast.While | ast.ExceptHandler | ast.Assert | ast.match_case
        ):
            ways += 1
        if not isinstance(node, ast.FunctionDef | ast.ClassDef):
            waiting += ast.iter_child_nodes(node)
    return ways


def functions() -> Iterator[tuple[str, ast.FunctionDef]]:
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef):
                yield file.relative_to(PACKAGE).as_posix(), node


def test_no_function_has_too_many_ways() -> None:
    for name, function in functions():
        assert complexity(function) <= MOST_IN.get(name, MOST), f"{name}: {function.name}"


@pytest.mark.parametrize(
    ("body", "ways"),
    [
        ("return a", 1),
        ("return a and b or not c", 3),
        ("if a and b:\n  return 1\nelse:\n  return 2", 3),
        ("return [x for x in a if x if b]", 4),
        ("while a:\n  try:\n    b()\n  except ValueError:\n    return 1 if c else 2", 4),
    ],
)
def test_ways_are_counted(body: str, ways: int) -> None:
    function = ast.parse("def f():\n" + "\n".join(f"  {line}" for line in body.splitlines())).body[0]
    assert isinstance(function, ast.FunctionDef)
    assert complexity(function) == ways


def by_position(tree: ast.Module) -> Iterator[tuple[int, str, set[int]]]:
    """Yield the constructor calls with more than three positional arguments.

    Each has its line, its name, and the lines of the function around it.
    """
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        around = set(range(function.lineno, (function.end_lineno or 0) + 1))
        for node in ast.walk(function):
            if isinstance(node, ast.Call) and len(node.args) > MOST_BY_POSITION:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if re.match("[A-Z][a-z]", name):
                    yield node.lineno, name, around


def test_rules_name_fields_of_new_states_except_on_hot_paths() -> None:
    """Calls such as `KnasterState(sheets=..., turn=...)` name their arguments. In hot paths, a comment explains each
    exception (docs/decisions.md).
    """
    found = 0
    for file in sorted((PACKAGE / "games").rglob("*.py")):
        text = file.read_text("utf-8")
        said = {number for number, line in enumerate(text.splitlines(), 1) if re.search(r"# .*[Bb]y position", line)}
        for line, name, around in by_position(ast.parse(text)):
            found += 1
            assert said & around, f"{file.relative_to(PACKAGE)}:{line}: {name} with more than three bare arguments"
    assert 0 < found <= MOST_HOT


def test_no_six_lines_are_repeated() -> None:
    """No six consecutive lines occur twice, apart from imports, comments and empty lines."""
    seen: dict[str, str] = {}
    twice = []
    for file in sorted(PACKAGE.rglob("*.py")):
        text = file.read_text("utf-8")
        imported = {
            line
            for node in ast.walk(ast.parse(text))
            if isinstance(node, ast.Import | ast.ImportFrom)
            for line in range(node.lineno, (node.end_lineno or 0) + 1)
        }
        numbered = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
        lines = [(number, line) for number, line in numbered if line and line[0] != "#" and number not in imported]
        for at in range(len(lines) - LONGEST + 1):
            block = "\n".join(line for _, line in lines[at : at + LONGEST])
            here = f"{file.relative_to(PACKAGE)}:{lines[at][0]}"
            if block in seen:
                twice.append((seen[block], here))
            seen.setdefault(block, here)
    assert twice == []
