"""The build: the same sources give the same site, wherever they lie."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from e2e.sites import ROOT

NEEDED: Final = ("web", "py", "netlify.toml", "pyproject.toml", "LICENSE")


def test_two_builds_in_two_folders_are_equal(dist: Path, tmp_path: Path) -> None:
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(source, tmp_path)
    (tmp_path / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    elsewhere = tmp_path / "elsewhere"
    command = [sys.executable, "-m", "web.build", "--out", elsewhere, "--node", shutil.which("node") or "node"]
    done = subprocess.run(list(map(str, command)), cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "Digest: " in done.stdout
    assert contents(elsewhere) == contents(dist)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
