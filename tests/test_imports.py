"""The package's imports make no cycles and lead to no higher layer, even under TYPE_CHECKING and within functions."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

import rollbook
from rollbook import GAMES, arena, bridge, classroom

PACKAGE: Final = Path(__file__).parents[1] / "py" / "rollbook"
LAYERS: Final = (
    {"core"},
    {"games"},
    {"ui"},
    {"bots", "observation"},
    {"classroom"},
    {"games' parts"},
    {"arena", "chance"},
    {"rollbook"},
    {"lab", "adapters"},
    {"bridge", "command"},
)
"""The layers of folders from the bottom up. Each layer may import from itself and from those below it.

`rollbook` is the public interface, which imports everything below it. Of the adapters, only `observation` is below the
games' parts. A game's folder has two layers: its rules are `games`; the rest of it is `games' parts`.
"""
PARTS: Final = {"ui", "bot", "classroom", "observation"}
"""The modules in a game's folder that are not its rules. No other module imports them by name."""
ELSEWHERE: Final = {
    "rollbook": "rollbook",
    "rollbook.class_code": "rollbook",
    "rollbook.__main__": "command",
    "rollbook.adapters.observation": "observation",
}


def modules(package: Path = PACKAGE) -> dict[str, ast.Module]:
    """Return the syntax tree of every module of the package, by its name."""
    found = {}
    for file in sorted(package.rglob("*.py")):
        parts = file.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = ast.parse(file.read_text("utf-8"))
    return found


def imports(tree: ast.Module, names: frozenset[str]) -> Iterator[str]:
    """Yield the modules of the package that a module imports anywhere in its code."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in names)
        elif isinstance(node, ast.ImportFrom) and node.module in names:
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                yield full if full in names else node.module


def graph(found: dict[str, ast.Module]) -> dict[str, set[str]]:
    """Return the imports of each module, by its name."""
    names = frozenset(found)
    return {name: set(imports(tree, names)) - {name} for name, tree in found.items()}


def layer_of(name: str) -> str:
    """Return the layer of a module."""
    _, folder, *inside = [*name.split("."), ""]
    return ELSEWHERE.get(name) or ("games' parts" if folder == "games" and PARTS & {*inside[1:]} else folder)


def arrows_up(edges: dict[str, set[str]]) -> list[str]:
    """Return the imports that lead from a layer to one that is not below it."""
    height = {layer: number for number, layers in enumerate(LAYERS) for layer in layers}
    return [
        f"{name} -> {other}"
        for name in sorted(edges)
        for other in sorted(edges[name])
        if (here := layer_of(name)) != (there := layer_of(other)) and height[there] >= height[here]
    ]


def circle(edges: dict[str, set[str]]) -> list[str]:
    """Return modules that import one another in a cycle; empty if there are none."""
    try:
        TopologicalSorter(edges).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_import_leads_up_and_none_in_a_circle() -> None:
    edges = graph(modules())
    assert len(edges) > 100
    assert arrows_up(edges) == []
    assert circle(edges) == []


def test_no_import_by_name_at_run_time_makes_a_circle() -> None:
    edges = graph(modules())
    later = {(bridge.__name__, f"rollbook.{place.partition(':')[0]}") for place in bridge.METHODS.values()}
    later |= {("rollbook", f"rollbook.{name}") for name in rollbook._LATER}
    later |= {(arena.__name__, f"rollbook.arena.{name}") for name in arena._LATER.values()}
    later |= {(classroom.__name__, f"rollbook.classroom.{name}") for name in classroom._MODULES.values()}
    later |= {("rollbook.games", f"rollbook.games.{name}") for name in GAMES}
    for name, other in later:
        if name != other:  # a function of the bridge's own package
            edges[name].add(other)
    assert {other for _, other in later} <= edges.keys()
    assert circle(edges) == []


def test_no_game_is_imported_by_name_outside_its_folder() -> None:
    for name, others in graph(modules()).items():
        for other in others:
            _, *inside = other.split(".")
            if inside[:1] == ["games"] and inside[1:2] and inside[1] in GAMES:
                assert name.startswith(f"rollbook.games.{inside[1]}"), f"{name} imports {other}"


@pytest.mark.parametrize(
    ("name", "source", "complaint"),
    [
        ("rollbook.core.game", "if TYPE_CHECKING:\n    from rollbook.ui.presentation import Presentation", "arrow"),
        ("rollbook.core.dice", "def f():\n    from rollbook.core import match", "circle"),
        ("rollbook.games.knaster.rules", "import rollbook.games.knaster.ui", "arrow"),
        ("rollbook.bots.search", "import rollbook", "arrow"),
    ],
)
def test_import_that_leads_up_or_in_a_circle_is_found(name: str, source: str, complaint: str) -> None:
    found = modules()
    found[name].body += ast.parse(source).body
    edges = graph(found)
    assert bool(arrows_up(edges)) == (complaint == "arrow")
    assert bool(circle(edges)) or complaint == "arrow"


def test_bridge_loads_no_bots_before_they_are_needed() -> None:
    """Most visits start without a bot, and each module slows down the page's start."""
    code = "import sys, rollbook.bridge; print([name for name in sys.modules if name.startswith('rollbook.bots')])"
    done = subprocess.run([sys.executable, "-c", code], cwd=PACKAGE.parent, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_no_test_imports_another() -> None:
    """Shared helpers are in separate modules, so that a test file can be renamed or split."""
    of_a_test = re.compile(r"^\s*(?:from +(?:e2e|tests)\b|import).*\btest_\w+.*", re.MULTILINE)
    files = [file for place in ("e2e", "tests") for file in sorted((PACKAGE.parents[1] / place).rglob("*.py"))]
    assert files
    assert [f"{file.name}: {found[0]}" for file in files for found in of_a_test.finditer(file.read_text("utf-8"))] == []
