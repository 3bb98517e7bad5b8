"""Checks the accessibility of a page with axe-core."""

from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Page

AXE: Final = (Path(__file__).parent.parent / "web/node_modules/axe-core/axe.min.js").read_text("utf-8")


def expect_accessible(page: Page, *without: str) -> None:
    """Check that axe-core, `without` some rules, finds no violation in the current page, in light or dark colours."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(f"() => {{ {AXE} }}")
    found = _violations(page, "light", {"rules": {rule: {"enabled": False} for rule in without}})
    page.emulate_media(color_scheme="dark")
    found += _violations(page, "dark", {"runOnly": ["color-contrast"]})
    page.emulate_media(color_scheme="light")
    assert not found, "\n".join(found)


def _violations(page: Page, scheme: Literal["light", "dark"], options: dict[str, Any]) -> list[str]:
    violations = page.evaluate(
        """async (options) => {
          const moves = () => document.getAnimations().some((one) => one.playState === "running");
          for (let left = 1_000; left && moves(); left -= 1) await new Promise((resolve) => setTimeout(resolve, 10));
          return (await axe.run({ resultTypes: ["violations"], preload: false, ...options })).violations;
        }""",
        options,
    )
    return [
        f"{scheme}: {violation['id']}: {violation['help']}\n"
        + "\n".join(f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:3])
        for violation in violations
    ]
