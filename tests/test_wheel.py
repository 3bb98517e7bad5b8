"""The wheel is complete: it installs into an empty folder, imports and plays there."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[1]
PLAY: Final = """
import rollbook
for game in rollbook.GAMES:
    result, actions = rollbook.arena.playout(game, min(rollbook.GAMES[game].seats), {}, 7)
    assert result.winners and actions
print(rollbook.__file__)
"""


def run(folder: Path, *arguments: str | Path) -> str:
    """Run this Python where it cannot find the repository; return its output."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=folder, env=clean, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.promise("The wheel installs, imports and plays every game")
def test_wheel_installed_in_an_empty_folder_plays_every_game(tmp_path: Path) -> None:
    run(ROOT, "-m", "hatchling", "build", "-t", "wheel", "-d", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    target = tmp_path / "installed"
    run(tmp_path, "-m", "pip", "install", "-q", "--no-index", "--no-deps", "--target", target, wheel)
    found = run(tmp_path, "-c", f"import sys; sys.path.insert(0, {str(target)!r})\n{PLAY}")
    assert Path(found.strip()) == target / "rollbook" / "__init__.py"
    told = run(target, "-m", "rollbook", "--help")
    assert "replay" in told
