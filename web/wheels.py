"""A host's own wheels for robots, and micropip, which installs them; without wheels the site has neither."""

import base64
import json
import shutil
import sys
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Final
from zipfile import is_zipfile

from web.site_files import ROOT, BuildError, run

LOCK: Final = ROOT / "locks" / "micropip.txt"
PACKER: Final = ROOT / "web" / "pack_python.mjs"
PYODIDES_PYTHON: Final = "3.14"


def find_wheels(folder: Path) -> list[Path]:
    """Return the wheels that a host lets robots import. Raises BuildError for one that is not pure Python."""
    found = sorted(folder.glob("*.whl"))
    for file in found:
        if not file.name.endswith("-none-any.whl"):
            raise BuildError(
                f"{file} is made for one kind of machine; a robot can import pure Python alone (-none-any.whl)."
            )
        if not is_zipfile(file):
            raise BuildError(f"{file} is not a wheel.")
    return found


def pack_micropip(
    node: str, cache: Path, wheels: Path, *, pyodide: Path, package: Path
) -> tuple[dict[str, bytes], str]:
    """Install a folder of wheels as robots do. Returns the required bytecode by path, and micropip's licence.

    Raises BuildError if a wheel's requirement is missing.
    """
    micropip = _micropip(cache)
    licence = next(micropip.glob("micropip-*.dist-info/licenses/LICENSE")).read_text("utf-8")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder, "micropip.json")
        command = [node, PACKER, "wheels", pyodide, package, micropip, wheels, out]
        run(command, "The wheels cannot be installed")
        bytecode: dict[str, str] = json.loads(out.read_text("utf-8"))["bytecode"]
        return {path: base64.b64decode(code) for path, code in bytecode.items()}, licence


def _micropip(cache: Path) -> Path:
    """Return the folder that contains micropip; pip fetches it once, whatever Python runs here."""
    folder = cache / f"micropip-{sha256(LOCK.read_bytes()).hexdigest()[:12]}"
    if not folder.exists():
        part = folder.with_suffix(".part")
        shutil.rmtree(part, ignore_errors=True)
        command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "-q", "--no-deps"]
        command += ["--only-binary=:all:", "--python-version", PYODIDES_PYTHON, "--ignore-requires-python"]
        run([*command, "--require-hashes", "-r", LOCK, "--target", part], "micropip could not be fetched")
        part.rename(folder)
    return folder
