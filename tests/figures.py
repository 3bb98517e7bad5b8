"""Counts and measures the sources: `python -m tests.figures` prints the rows of docs/architecture.md.

Another folder may be named, such as a checkout of an older version: `python -m tests.figures FOLDER`.
"""

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from tests.test_complexity import LONGEST, complexity
from tests.test_imports import graph, modules

ROOT: Final = Path(__file__).parents[1]
LONG: Final = 300
"""More lines than one reads in one sitting."""
NO_CODE: Final = {"py": "#", "js": r"import |/[/*]|\*", "css": r"/\*|\*"}
"""The beginnings of lines that are no code."""
LOADS: Final = re.compile(r"""^(?:import|export|\}) ?[\w\s{},*]*["'](\.[^"']+\.js)["']""", re.MULTILINE)
"""The modules that a module of the page loads with itself; types in comments and later imports aside."""


def sources(root: Path, kind: str) -> list[str]:
    """The sources of the package (`py`) or of the page (`js`, `css`), tests aside."""
    folder = root / ("py/rollbook" if kind == "py" else "web/src")
    return [path.read_text("utf-8") for path in sorted(folder.rglob(f"*.{kind}"))]


def repeated(texts: Sequence[str], kind: str) -> int:
    """Count the lines that begin a block of six which stands elsewhere too; imports, comments and empty lines aside."""
    seen: Counter[str] = Counter()
    for text in texts:
        imported = imports(text) if kind == "py" else set[int]()
        stripped = [line.strip() for number, line in enumerate(text.splitlines(), 1) if number not in imported]
        lines = [one for one in stripped if one and not re.match(NO_CODE[kind], one)]
        seen.update("\n".join(lines[at : at + LONGEST]) for at in range(len(lines) - LONGEST + 1))
    return sum(count - 1 for count in seen.values())


def imports(text: str) -> set[int]:
    """The lines of a module of Python that import something."""
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Import | ast.ImportFrom)]
    return {line for node in nodes for line in range(node.lineno, (node.end_lineno or 0) + 1)}


def page_graph(root: Path) -> dict[str, set[str]]:
    """The imports of each module of the page, by its path."""
    return {
        str(path): {str((path.parent / other).resolve()) for other in LOADS.findall(path.read_text("utf-8"))}
        for path in (root / "web/src").resolve().rglob("*.js")
    }


def in_circles(edges: dict[str, set[str]]) -> int:
    """Count the modules that import themselves by way of others."""
    return sum(name in reached(name, edges) for name in edges)


def reached(name: str, edges: dict[str, set[str]]) -> set[str]:
    """The modules that a module imports, and all that those import."""
    found: set[str] = set()
    waiting = [name]
    while waiting:
        new = edges.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def concepts(root: Path) -> tuple[int, int]:
    """Count the names that the package exports, and the public ones that the modules of `core` define at their top."""
    package = root / "py" / "rollbook"
    exported = next(
        node.value
        for node in ast.parse((package / "__init__.py").read_text("utf-8")).body
        if isinstance(node, ast.Assign) and names_of(node) == ["__all__"]
    )
    defined = [
        name
        for path in package.glob("core/*.py")
        for node in ast.parse(path.read_text("utf-8")).body
        for name in names_of(node)
        if not name.startswith("_")
    ]
    return len(ast.literal_eval(exported)), len(defined)


def names_of(node: ast.stmt) -> list[str]:
    """The names that a statement at the top of a module defines; none for an import."""
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def figures(root: Path = ROOT) -> Iterator[tuple[str, object]]:
    """Each figure with its name."""
    for kind in ("py", "js", "css"):
        texts = sources(root, kind)
        lines = [len(text.splitlines()) for text in texts]
        yield f"{kind}: modules", len(lines)
        yield f"{kind}: lines", sum(lines)
        yield f"{kind}: modules of more than {LONG} lines, the longest", f"{sum(n > LONG for n in lines)}, {max(lines)}"
        yield f"{kind}: lines that begin a repeated block of {LONGEST}", repeated(texts, kind)
    package = sources(root, "py")
    ways = [
        complexity(node) for text in package for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)
    ]
    yield (
        "py: complexity with boolean operators, the worst; functions above 12",
        f"{max(ways)}, {sum(n > 12 for n in ways)}",
    )
    yield "py: concepts: names that the package exports, public names in core", "{}, {}".format(*concepts(root))
    yield "py: State[Any]", sum(text.count("State[Any]") for text in package)
    yield "py: assert isinstance(state, ...)", sum(text.count("assert isinstance(state") for text in package)
    yield "py: modules in a circle of imports", in_circles(graph(modules(root / "py/rollbook")))
    yield "js: modules in a circle of imports", in_circles(page_graph(root))


if __name__ == "__main__":
    for name, figure in figures(Path(sys.argv[1]) if sys.argv[1:] else ROOT):
        print(f"{name}: {figure}")
