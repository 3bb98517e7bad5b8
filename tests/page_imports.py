"""Finds modules of the page that import each other in a cycle."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
LOADS: Final = re.compile(r"""^(?:import|export|\}) ?[\w\s{},*]*["'](\.[^"']+\.js)["']""", re.MULTILINE)
"""A pattern for the modules that a module loads statically; it leaves out type imports and dynamic imports."""
LOADS_LATER: Final = re.compile(r"""\bimport\(["'](\.[^"']+\.js)["']\)""")
COMMENT: Final = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)


def page_graph(root: Path, *, later: bool = False) -> dict[str, set[str]]:
    """Return the imports of each module of the page, by its path; with those that are loaded `later`, on first use."""

    def imports(text: str) -> list[str]:
        return LOADS.findall(text) + (LOADS_LATER.findall(COMMENT.sub("", text)) if later else [])

    return {
        str(path): {str((path.parent / other).resolve()) for other in imports(path.read_text("utf-8"))}
        for path in (root / "web/src").resolve().rglob("*.js")
    }


def in_circles(edges: dict[str, set[str]]) -> int:
    """Count the modules that import themselves, directly or indirectly."""
    return sum(name in reached(name, edges) for name in edges)


def reached(name: str, edges: dict[str, set[str]]) -> set[str]:
    """Return the modules that a module imports, directly or indirectly."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        new = edges.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found
