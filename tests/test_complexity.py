"""No function of the package is harder to follow than this, measured with boolean operators, which ruff leaves out."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.repeats import IN_PYODIDE

pytestmark = pytest.mark.skipif(IN_PYODIDE, reason="reads the package's sources")

PACKAGE: Final = Path(__file__).parents[1] / "py" / "rollbook"
MOST: Final = 12
MOST_IN: Final = {"bridge/choices.py": 11}
"""Modules that were once too complex, with lower limits than the rest."""
MOST_BY_POSITION: Final = 3
"""The number of constructor arguments that need no names in the games."""
MOST_HOT: Final = 17
"""Constructors on the hottest paths of the games, which make the next position and its moves."""
LONGEST: Final = 6
"""The number of consecutive lines that may not occur twice."""


def complexity(function: ast.FunctionDef) -> int:
    """The ways through a function: 1, and 1 for each decision, each `and` and `or`, each loop and filter."""
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
    """Constructors with more than three positional arguments: line, name, and the lines of the enclosing function."""
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
    """`KnasterState(sheets=..., turn=...)` reads well; in hot paths, a comment explains the exception
    (docs/decisions.md).
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
    """Six consecutive lines that occur elsewhere too, word for word; imports, comments and empty lines aside."""
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
