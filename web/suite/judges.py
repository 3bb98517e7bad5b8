"""External checks: packaging tools, citation tools and repository reviews.

`python3 dev.py test judges` installs them into build/judges, writes a wheel and a source distribution, and runs each.
The quick ones are part of `python3 dev.py lint`.
"""

import os
import tempfile
import tomllib
from pathlib import Path
from typing import Final

from web.machine import ROOT, VENV_PYTHON, Command, Stop, pip_install, program, run_quietly, set_up_python
from web.suite.outcome import Outcome

JUDGES: Final = ROOT / "build" / "judges"
# The addresses that a publisher sets; otherwise a package has none (py/package_page.py).
PUBLISHER: Final = {
    "ROLLBOOK_HOME": "https://example.org/rollbook",
    "ROLLBOOK_SOURCE": "https://example.org/rollbook/blob/main",
    "ROLLBOOK_CONTACT": "rollbook@example.org",
}
EXTRAS: Final = tuple(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"])
BEST: Final = "10"
"""The required score from pyroma, which is the maximum."""


def ask() -> Outcome:
    """Run every check; each one with findings counts as failed, and its output is printed."""
    set_up_python()
    pip_install("the judges", "judges", JUDGES)
    with tempfile.TemporaryDirectory() as folder:
        made, said = run_quietly(
            [VENV_PYTHON, "-m", "hatchling", "build", "-d", folder], environment={**os.environ, **PUBLISHER}
        )
        if not made:
            raise Stop(f"The Python package could not be built: {said}")
        packages = sorted(Path(folder).iterdir())
        sources = next(package for package in packages if package.suffix == ".gz")
        asked: dict[str, Command] = {
            "twine": ["check", "--strict", *packages],
            "pyroma": ["--min", BEST, "--file", sources],
            "cffconvert": ["--validate"],
            "licensecheck": ["--requirements-paths", ROOT / "pyproject.toml", "--extras", *EXTRAS, "--zero"],
            "sp-repo-review": [ROOT],
        }
        found = {name: run_quietly([program(JUDGES, name), *arguments]) for name, arguments in asked.items()}
    for name, (content, said) in found.items():
        print(f"{name}: no finding." if content else f"{name}:\n{said}", flush=True)
    failed = sum(not content for content, _ in found.values())
    return Outcome(len(found) - failed, failed)
