"""The examples in the package's docstrings run as printed, so docs/api.md is also correct."""

import doctest
from importlib import import_module
from pathlib import Path
from typing import Final

import pytest

import rollbook

PACKAGE: Final = Path(rollbook.__file__).parent


def modules() -> list[str]:
    """Return the names of the modules with examples."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        if ">>> " in path.read_text("utf-8"):
            parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
            found.append(".".join(part for part in parts if part != "__init__"))
    return found


@pytest.mark.parametrize("name", modules())
def test_examples_of_a_module_run_as_printed(name: str) -> None:
    failed, tried = doctest.testmod(import_module(name))
    assert tried > 0, "an example stands where doctest does not look"
    assert failed == 0


def test_modules_with_examples_are_found() -> None:
    assert {"rollbook", "rollbook.arena", "rollbook.bots", "rollbook.chance", "rollbook.core.game"} <= set(modules())
