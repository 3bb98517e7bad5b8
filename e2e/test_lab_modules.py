"""Robots can import a host's own wheels, which the build includes; the lab adds little to the site."""

import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile

import brotli
import pytest
from playwright.sync_api import Error, expect

from e2e.conftest import OpenContext, Serve
from e2e.pages import Table
from e2e.watch import NO_CONNECTION
from web.build import build
from web.site_files import BuildError

MAX_BYTES: Final = 250_000
IMPORTING: Final = """
import greetings.words
from importlib.metadata import version

def choose(state, seat, rng):
    print(greetings.words.HELLO, version("politeness"))
    return list(state.legal(seat))[0]
"""


def write_wheel(folder: Path, file: str = "greetings-1.0-py3-none-any.whl", needs: str = "") -> None:
    folder.mkdir(exist_ok=True)
    name, version = file.split("-")[:2]
    about = f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n" + (
        f"Requires-Dist: {needs}\n" if needs else ""
    )
    with ZipFile(folder / file, "w", ZIP_DEFLATED) as wheel:
        wheel.writestr(f"{name}/__init__.py", "")
        wheel.writestr(f"{name}/words.py", f"HELLO = 'hello from {name}'\n" + "# compressed\n" * 100)
        wheel.writestr(f"{name}-{version}.dist-info/METADATA", about)
        wheel.writestr(f"{name}-{version}.dist-info/WHEEL", "Wheel-Version: 1.0\nTag: py3-none-any\n")
        wheel.writestr(f"{name}-{version}.dist-info/RECORD", "")


def attempt(table: Table, source: str) -> str:
    ask = """async (source) => {
      await window.rollbook.lab.save("importer", source, "roll_it");
      return (await window.rollbook.lab.attempt("importer")).output;
    }"""
    return str(table.page.evaluate(ask, source))


@pytest.mark.slow
def test_a_robot_imports_a_hosts_wheel_also_without_network(
    open_profile: OpenContext, serve: Serve, tmp_path: Path
) -> None:
    write_wheel(tmp_path / "wheels", needs="politeness>=2")
    write_wheel(tmp_path / "wheels", "politeness-2.1-py3-none-any.whl")
    folder = tmp_path / "site"
    build(folder, node=shutil.which("node") or "node", wheels=tmp_path / "wheels", careful=False)
    with serve(folder) as site:
        watch = open_profile()
        table = Table(watch.context.new_page()).open(site.url, "game=roll_it&seats=2&seed=7&option.grids=4&auto=off")
        expect(table.root).to_have_attribute("data-offline", "ready")
        site.stop()
        watch.expect(NO_CONNECTION)
        watch.context.set_offline(True)
        table.page.reload()
        table.roll("2 6")
        assert attempt(table, IMPORTING) == "hello from greetings 2.1\n"
        with pytest.raises(
            Error,
            match=r"Line 2: there is no module “greeting” here\. There are: math, .*, greetings, politeness\.",
        ):
            attempt(table, IMPORTING.replace("greetings.words", "greeting"))


def test_a_wheel_that_is_not_pure_python_is_refused(tmp_path: Path) -> None:
    write_wheel(tmp_path, "fast-1.0-cp314-cp314-linux_x86_64.whl")
    with pytest.raises(BuildError, match="pure Python alone"):
        build(tmp_path / "site", wheels=tmp_path)
    (tmp_path / "fast-1.0-cp314-cp314-linux_x86_64.whl").unlink()
    (tmp_path / "broken-1.0-py3-none-any.whl").write_bytes(b"no zip")
    with pytest.raises(BuildError, match="is not a wheel"):
        build(tmp_path / "site", wheels=tmp_path)


@pytest.mark.slow
def test_wheel_with_a_missing_requirement_is_refused(tmp_path: Path) -> None:
    write_wheel(tmp_path, needs="politeness>=2")
    with pytest.raises(BuildError, match="politeness"):
        build(tmp_path / "site", node=shutil.which("node") or "node", wheels=tmp_path, careful=False)


@pytest.mark.slow
def test_the_lab_adds_little_to_the_site_and_nothing_to_the_start(dist: Path) -> None:
    files = {file.name: file.read_text("utf-8") for file in [*dist.glob("app-*.js"), *dist.glob("part*.js")]}
    imported = {name: set(re.findall(r'(?:from|import)"\./(part[\w-]+\.js)"', text)) for name, text in files.items()}
    (app,) = (name for name in files if name.startswith("app-"))
    (lab,) = (name for name, text in files.items() if "cm-content" in text)
    at_start, with_lab = reached(app, imported), reached(lab, imported)
    assert lab not in at_start, "the editor comes with the lab"
    added = [*(dist / name for name in with_lab - at_start), *dist.glob("robot-*")]
    assert sum(len(brotli.compress(file.read_bytes())) for file in added) <= MAX_BYTES


def reached(first: str, imported: Mapping[str, set[str]]) -> set[str]:
    """Return a file and all its direct and indirect imports."""
    found, due = set[str](), {first}
    while due:
        found |= due
        due = {name for one in due for name in imported[one]} - found
    return found
