"""The lock files, with hashes, agree with pyproject.toml."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.wheels import wheel_of
from web import machine

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("group", ["dev", *machine.EXTRAS, "judges", "kolibri", "node"])
def test_lock_pins_its_group_and_every_package_has_hashes(group: str) -> None:
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    entries = re.split(r"\n(?=\S)", (ROOT / "locks" / f"{group}.txt").read_text("utf-8").strip())
    pinned = {entry.split()[0].lower().replace("_", "-").replace(".", "-") for entry in entries}
    assert all("--hash=sha256:" in entry for entry in entries)
    named = {re.sub(r"\[.*\]|;.*", "", name) for name in groups[group]}  # without extras and system markers
    assert {name.lower().replace("_", "-").replace(".", "-") for name in named} <= pinned


def test_packages_that_a_lock_pins_need_no_other() -> None:
    checked = subprocess.run([sys.executable, "-m", "pip", "check"], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stdout) == (0, "No broken requirements found.\n")


def test_pinned_package_is_installed_although_a_newer_release_is_out(tmp_path: Path) -> None:
    pins = [
        wheel_of(tmp_path, "needing", "1.0", "Requires-Dist: needed[more]>=1\n"),
        wheel_of(tmp_path, "needed", "1.0", "Provides-Extra: more\n"),
    ]
    wheel_of(tmp_path, "needed", "2.0", "Provides-Extra: more\n")  # came out after the lock was made
    lock = tmp_path / "lock.txt"
    lock.write_text("\n".join(pins), "utf-8")
    places: list[str | Path] = ["--no-index", "--find-links", tmp_path, "--target", tmp_path / "installed"]
    assert machine.pip(Path(sys.prefix), *places, "--require-hashes", "-r", lock)[0]
    assert (tmp_path / "installed" / "needed-1.0.dist-info").is_dir()
