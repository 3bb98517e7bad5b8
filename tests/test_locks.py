"""The files that pin what is installed, with hashes, say the same as pyproject.toml."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("group", ["dev", "judges", "node"])
def test_a_lock_pins_what_its_group_names_and_everything_has_hashes(group: str) -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    entries = re.split(r"\n(?=\S)", (ROOT / "locks" / f"{group}.txt").read_text("utf-8").strip())
    pinned = {entry.split()[0].lower().replace("_", "-").replace(".", "-") for entry in entries}
    assert all("--hash=sha256:" in entry for entry in entries)
    named = {re.sub(r"\[.*\]|;.*", "", name) for name in groups[group]}  # without extras, and for any system
    assert {name.lower().replace("_", "-").replace(".", "-") for name in named} <= pinned
