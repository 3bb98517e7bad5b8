"""The build: the same sources give the same site, wherever they lie."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from e2e.sites import ROOT

NEEDED: Final = ("web", "py", "netlify.toml", "pyproject.toml", "LICENSE")
ANY_LETTERS: Final = "Jörg's “näme” (1) #2 %41 & ünï 骰子"


def test_a_build_in_a_folder_of_any_letters_is_the_same_and_every_host_can_read_it(dist: Path, tmp_path: Path) -> None:
    root = tmp_path / ANY_LETTERS
    root.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(source, root)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    elsewhere = root / "elsewhere"
    command = [sys.executable, "-m", "web.build", "--out", elsewhere, "--node", shutil.which("node") or "node"]
    done = subprocess.run(list(map(str, command)), cwd=root, capture_output=True, text=True, check=False, umask=0o077)
    assert done.returncode == 0, done.stderr
    assert "Digest: " in done.stdout
    assert contents(elsewhere) == contents(dist)
    closed = [path for path in [elsewhere, *elsewhere.rglob("*")] if path.stat().st_mode & 0o044 != 0o044]
    assert closed == [], "a copy to a host keeps the modes"


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}
