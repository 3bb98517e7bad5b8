"""No code of the package is written twice. ruff limits the paths through a function."""

import ast
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[1] / "py" / "rollbook"
LONGEST: Final = 6
"""The number of consecutive lines that may not occur twice."""


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
