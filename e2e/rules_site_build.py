"""Makes build/test-site/, the folder with the Pyodide that runs the rules' tests in Node. None of it goes into dist/.

It contains stock Pyodide from the npm package, pytest and its requirements as wheels, the package's own wheel made from
this tree, and the tests. Downloads are kept in build/test-wheels/, so that later builds need no network:
`python -m e2e.rules_site_build` only fetches them.
"""

import json
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parent.parent
SITE = ROOT / "build" / "test-site"
WHEELS = ROOT / "build" / "test-wheels"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
SOURCES = Path(__file__).parent / "rules_site"

LOCK = ROOT / "locks" / "dev.txt"

PYTEST = ("hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest", "sortedcontainers")
"""Pytest, Hypothesis and their requirements, at the versions and with the hashes of the lock."""


def build(tests: Sequence[str], site: Path = SITE) -> Path:
    """Make the folder in which these tests run; return it."""
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(SOURCES, site, ignore=shutil.ignore_patterns("__pycache__"))
    (site / "pyodide").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, site / "pyodide")
    (site / "wheels").mkdir()
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    contents = {"info": info, "tests": list(tests), "wheels": _add(site, [*fetch(), _own_wheel(site)])}
    (site / "contents.json").write_text(json.dumps(contents), "utf-8")
    _pack_project(site / "project.zip")
    return site


def _add(site: Path, wheels: list[Path]) -> list[str]:
    for wheel in wheels:
        shutil.copy(wheel, site / "wheels")
    return [f"wheels/{wheel.name}" for wheel in wheels]


def fetch() -> list[Path]:
    """Return the wheels of PYTEST, from the folder that keeps them or from the registry."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    platform = f"pyemscripten_{info['abi_version']}_wasm32"
    folder = WHEELS / platform
    folder.mkdir(parents=True, exist_ok=True)
    pinned = {name: _pin(name) for name in PYTEST}
    if missing := [pin for name, pin in pinned.items() if not _kept(folder, name, pin)]:
        wanted = folder / "wanted.txt"
        wanted.write_text("".join(missing), "utf-8")
        python = info["python"].rpartition(".")[0]
        target = ["--no-deps", "--only-binary=:all:", "--python-version", python, "--platform", platform]
        options = ["--disable-pip-version-check", "--require-hashes", "-r", str(wanted)]
        _run("pip", "download", *target, "--dest", str(folder), *options)
    return [_kept(folder, name, pin)[0] for name, pin in pinned.items()]


def _pin(name: str) -> str:
    """Return the lock's entry for a package: its version, and a hash on each further line."""
    (pin,) = re.findall(rf"^{name}==(?:.*\\\n)*.*\n", LOCK.read_text("utf-8"), re.MULTILINE)
    return str(pin)


def _kept(folder: Path, name: str, pin: str) -> list[Path]:
    return list(folder.glob(f"{name}-{pin.split(maxsplit=1)[0].rpartition('==')[2]}-*.whl"))


def _own_wheel(site: Path) -> Path:
    """Build the package from this tree as a wheel; return its path."""
    made = ROOT / "build" / f"{site.name}-wheel"
    shutil.rmtree(made, ignore_errors=True)
    _run("hatchling", "build", "-t", "wheel", "-d", str(made))
    return next(made.glob("rollbook-*.whl"))


def _run(*module: str) -> None:
    done = subprocess.run([sys.executable, "-m", *module], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(module)} failed:\n{done.stderr[-2000:]}")


def _pack_project(target: Path) -> None:
    with zipfile.ZipFile(target, "w") as packed:
        for name in ("pyproject.toml", "docs/class-codes.md"):
            packed.write(ROOT / name, name)
        for file in sorted((ROOT / "tests").rglob("*")):
            path = file.relative_to(ROOT)
            if file.is_file() and "__pycache__" not in path.parts:
                packed.write(file, path.as_posix())


if __name__ == "__main__":  # before a run without a network
    fetch()
