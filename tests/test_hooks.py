"""docs/hooks.md lists every hook, address and link parameter of the page, and no others."""

import re
from collections.abc import Callable
from typing import Final

import pytest

from tests import hooks

PAGE: Final = (hooks.ROOT / "docs" / "hooks.md").read_text("utf-8")


def section(heading: str) -> str:
    """Return the rows of the table below a heading."""
    body = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return "\n".join(line for line in body.splitlines() if line.startswith("| ") and "---" not in line)


def listed(heading: str, column: int) -> set[str]:
    """Return the words in code formatting in a column of a table, except those in parentheses."""
    cells = [row.removeprefix("| ").split(" | ")[column] for row in section(heading).splitlines()]
    return {word for cell in cells for word in re.findall(r"`([^`]+)`", re.sub(r"\(.*?\)", "", cell))}


@pytest.mark.parametrize(
    ("heading", "column", "source"),
    [
        ("Screens", 0, lambda: set(hooks.attribute("data-screen"))),
        ("Controls", 1, lambda: set(hooks.acts()) - {"…-…"}),
        ("Parts", 1, lambda: set(hooks.attribute("data-part"))),
        ("Notices", 0, hooks.notices),
    ],
)
def test_hooks_page_lists_the_values_in_the_source(heading: str, column: int, source: Callable[[], set[str]]) -> None:
    found = source()
    assert len(found) > 9
    assert listed(heading, column) == found


def test_hooks_source_has_no_control_whose_name_is_unknown() -> None:
    assert hooks.unresolved() == [], "add the pattern of its calls to BY_ARGUMENT in tests/hooks.py"


def test_hooks_page_lists_the_addresses() -> None:
    addresses = {re.sub(r"^#/", "", word) for word in listed("Addresses", 0) if word.startswith("#")}
    assert {re.split(r"[/?]", address)[0] for address in addresses} == hooks.routes()
    parts = next(row for row in section("Addresses").splitlines() if "#/teacher/PART" in row)
    assert {word for word in re.findall(r"`(\w+)`", parts) if word != "PART"} == hooks.desk_parts()


def test_hooks_page_lists_the_link_parameters() -> None:
    assert {word.split("=")[0] for word in listed("Link parameters", 0)} == hooks.link_parameters()


def test_hooks_page_lists_the_script_calls() -> None:
    assert {re.sub(r"\(.*", "", word) for word in re.findall(r"^\| `([^`]+)`", section("Scripts"), re.MULTILINE)} == (
        hooks.script_calls()
    )


def test_hooks_page_lists_the_states_of_offline_use_and_the_strange_words() -> None:
    row = next(row for row in section("The state of the page").splitlines() if "data-offline" in row)
    assert set(re.findall(r"`(\w+)`", row)) == hooks.offline_states()
    sentence = re.search(r"`\?strings=KIND`(.*?)\(\[translating", PAGE, re.DOTALL)
    assert sentence is not None
    assert set(re.findall(r"`(\w+)`", sentence[1])) == hooks.kinds_of_strings()
