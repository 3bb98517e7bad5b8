"""Tests find an element by its role or by a documented hook (docs/hooks.md), not by a class of the page's style."""

import re
from typing import Final

from e2e.sites import ROOT

LOCATOR: Final = re.compile(r"""\blocator\(\s*f?(["'])((?:(?!\1).)*)\1""")
CLASS: Final = re.compile(r"(?:^|[\s>+~(,\w\])*])\.(?=[a-z])(?![\w-]*\()")
MAX_LOCATORS: Final = 173
"""The number of locators by class that are left. It may only fall: when you replace one, lower it."""


def by_class(source: str) -> list[str]:
    """Return the selectors of a module's locators that name a class."""
    selectors = (re.sub(r"\{[^{}]*\}|\"[^\"]*\"|'[^']*'", "", found[2]) for found in LOCATOR.finditer(source))
    return [selector for selector in selectors if CLASS.search(selector)]


def test_locators_by_class_are_found() -> None:
    source = """locator(".board"), locator('[data-seat] .chip'), locator('[data-pick="1.9"]'), locator("a.b")"""
    assert by_class(source) == [".board", "[data-seat] .chip", "a.b"]


def test_locators_name_no_further_class() -> None:
    found = {
        str(file.relative_to(ROOT)): count
        for file in sorted((ROOT / "e2e").rglob("*.py"))
        if file.name != "test_locators.py" and (count := len(by_class(file.read_text("utf-8"))))
    }
    assert sum(found.values()) <= MAX_LOCATORS, f"use a role or a hook: {found}"
