"""Makes build/test-site/, the folder with the Pyodide that runs the rules' tests in Node. None of it goes into dist/.

It contains stock Pyodide from the npm package, pytest and its requirements as wheels, the package's own wheel made from
this tree, and the tests. Downloads are kept in build/test-wheels/, so that later builds need no network.
"""

import json
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

PYTEST = (
    "pytest==9.2.0",
    "packaging==26.3",
    "pluggy==1.7.0",
    "iniconfig==2.3.1",
    "pygments==2.21.0",
    "hypothesis==6.170.15",
    "sortedcontainers==2.4.0",
)


def build(tests: Sequence[str], site: Path = SITE) -> Path:
    """Make the folder in which these tests run; return it."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text("utf-8"))["info"]
    shutil.rmtree(site, ignore_errors=True)
    shutil.copytree(SOURCES, site, ignore=shutil.ignore_patterns("__pycache__"))
    (site / "pyodide").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip"):
        shutil.copy(PYODIDE / name, site / "pyodide")
    (site / "wheels").mkdir()
    python = info["python"].rpartition(".")[0]
    contents = {
        "info": info,
        "tests": list(tests),
        "wheels": _add(site, [*_fetch(PYTEST, python, f"pyemscripten_{info['abi_version']}_wasm32"), _own_wheel(site)]),
    }
    (site / "contents.json").write_text(json.dumps(contents), "utf-8")
    _pack_project(site / "project.zip")
    return site


def _add(site: Path, wheels: list[Path]) -> list[str]:
    for wheel in wheels:
        shutil.copy(wheel, site / "wheels")
    return [f"wheels/{wheel.name}" for wheel in wheels]


def _fetch(requirements: Sequence[str], python: str, platform: str) -> list[Path]:
    """Return the wheels of these pinned requirements, from the folder that keeps them or from the registry."""
    folder = WHEELS / platform
    folder.mkdir(parents=True, exist_ok=True)
    missing = [requirement for requirement in requirements if not _kept(folder, requirement)]
    if missing:
        target = ["--no-deps", "--only-binary=:all:", "--python-version", python, "--platform", platform]
        _run("pip", "--disable-pip-version-check", "download", *target, "--dest", str(folder), *missing)
    return [_kept(folder, requirement)[0] for requirement in requirements]


def _kept(folder: Path, requirement: str) -> list[Path]:
    name, _, version = requirement.replace("-", "_").partition("==")
    return list(folder.glob(f"{name}-{version}-*.whl"))


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
