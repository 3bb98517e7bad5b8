"""A release has the same bytes on every machine, and all that platforms, package indexes and auditors need."""

import hashlib
import json
import os
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path
from typing import Final
from xml.etree import ElementTree

import pytest

ROOT: Final = Path(__file__).parents[1]
pytest.importorskip("hatchling", reason="what builds the package is not here")
if not (ROOT / "web" / "release").is_dir():
    pytest.skip("the site's sources are not here", allow_module_level=True)

pytestmark = pytest.mark.slow

PAGE: Final = '<!doctype html>\n<html lang="en" data-ready="">\n<p>Größe</p>\n'
MOMENT: Final = "1700000000"  # 2023-11-14, 22:13:20 in Greenwich
ZIM: Final = {"rollbook-N.zim"} if find_spec("libzim") else set()
IMS: Final = "{http://www.imsproject.org/xsd/imscp_rootv1p1p2}"
ADL: Final = "{http://www.adlnet.org/xsd/adlcp_rootv1p2}"


def write(folder: Path, umask: int, *arguments: str, **environment: str) -> Path:
    """Make a release of a small site in a folder, as on a machine with these settings."""
    site = folder / "site of mine"
    (site / "icons").mkdir(parents=True)
    (site / "rollbook.html").write_text(PAGE, "utf-8")
    (site / "icons" / "a.svg").write_text("<svg/>", "utf-8")
    (site / "index.html").write_text(PAGE, "utf-8")
    command = [sys.executable, "-m", "web.release.write", "--site", site, "--out", folder / "release", *arguments]
    variables = {**os.environ, "SOURCE_DATE_EPOCH": MOMENT, **environment}
    done = subprocess.run(
        list(map(str, command)), cwd=ROOT, env=variables, umask=umask, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / "release"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write(tmp_path_factory.mktemp("here"), 0o022, TZ="UTC", LANG="C.UTF-8")


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_release_is_the_same_with_another_umask_time_zone_language_and_folder(made: Path, tmp_path: Path) -> None:
    other = tmp_path / "Jörg's folder"
    other.mkdir()
    again = write(other, 0o077, TZ="Asia/Tokyo", LANG="de_DE.UTF-8", LC_ALL="C", PYTHONHASHSEED="7", COLUMNS="40")
    assert {name: hashlib.sha256(one).hexdigest() for name, one in contents(again).items()} == {
        name: hashlib.sha256(one).hexdigest() for name, one in contents(made).items()
    }
    assert [file for file in again.iterdir() if file.stat().st_mode & 0o777 != 0o644] == []


def test_release_holds_the_files_of_the_guide_and_their_digests(made: Path) -> None:
    names = {name.replace("0.1.0", "N") for name in contents(made)}
    games = ("knaster", "knockout", "lowdown", "roll-it", "roll-out")
    assert names == {
        "SHA256SUMS",
        "rollbook.html",
        "rollbook-N-site.zip",
        "rollbook-N-kolibri.zip",
        "rollbook-N-scorm.zip",
        *(f"rollbook-N-scorm-{game}.zip" for game in games),
        *ZIM,
        "rollbook-N.cdx.json",
        "rollbook-N-py3-none-any.whl",
        "rollbook-N.tar.gz",
    }
    sums = dict(line.split("  ")[::-1] for line in (made / "SHA256SUMS").read_text("utf-8").splitlines())
    assert sums == {
        name: hashlib.sha256(one).hexdigest() for name, one in contents(made).items() if name != "SHA256SUMS"
    }


def test_release_files_have_the_date_of_the_sources_and_are_readable(made: Path) -> None:
    for file in made.glob("*.zip"):
        with zipfile.ZipFile(file) as archive:
            entries = archive.infolist()
            assert archive.testzip() is None
        assert [entry.filename for entry in entries] == sorted(entry.filename for entry in entries)
        assert {entry.date_time for entry in entries} == {(2023, 11, 14, 22, 13, 20)}
        assert {entry.external_attr >> 16 for entry in entries} == {0o100644}


def test_scorm_package_has_its_manifest_and_its_page_at_its_root(made: Path) -> None:
    for file in made.glob("*-scorm*.zip"):
        with zipfile.ZipFile(file) as archive:
            assert archive.namelist() == ["imsmanifest.xml", "index.html"]
            manifest = ElementTree.fromstring(archive.read("imsmanifest.xml"))
        assert manifest.findtext(f"{IMS}metadata/{IMS}schema") == "ADL SCORM"
        assert manifest.findtext(f"{IMS}metadata/{IMS}schemaversion") == "1.2"
        organizations = manifest.find(f"{IMS}organizations")
        item = manifest.find(f"{IMS}organizations/{IMS}organization/{IMS}item")
        resource = manifest.find(f"{IMS}resources/{IMS}resource")
        assert organizations is not None
        assert item is not None
        assert resource is not None
        assert organizations.get("default") == organizations[0].get("identifier")
        assert item.get("identifierref") == resource.get("identifier")
        assert resource.attrib == {
            "identifier": "page",
            "type": "webcontent",
            f"{ADL}scormtype": "sco",
            "href": "index.html",
        }


def page_in(file: Path) -> str:
    with zipfile.ZipFile(file) as archive:
        return archive.read("index.html").decode()


def test_package_opens_the_game_of_its_name(made: Path, tmp_path: Path) -> None:
    assert page_in(made / "rollbook-0.1.0-scorm.zip") == PAGE
    assert page_in(made / "rollbook-0.1.0-kolibri.zip") == PAGE
    started = PAGE.replace("<html ", '<html data-launch="#/set-up/roll_it" ')
    assert page_in(made / "rollbook-0.1.0-scorm-roll-it.zip") == started
    of_class = write(tmp_path, 0o022, "--code", "467fc")
    for package in ("scorm", "kolibri"):
        assert 'data-launch="#/join/467-FC"' in page_in(of_class / f"rollbook-0.1.0-{package}.zip")


def test_invalid_class_code_makes_no_release(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="code"):
        write(tmp_path, 0o022, "--code", "111-1Z")
    assert not (tmp_path / "release").exists()


def test_folder_with_foreign_files_is_not_changed(tmp_path: Path) -> None:
    (tmp_path / "release").mkdir()
    (tmp_path / "release" / "homework.txt").write_text("mine", "utf-8")
    with pytest.raises(AssertionError, match="holds something else"):
        write(tmp_path, 0o022)
    assert (tmp_path / "release" / "homework.txt").read_text("utf-8") == "mine"


def test_bill_of_materials_names_every_package_and_pyodides_contents(made: Path) -> None:
    bill = json.loads((made / "rollbook-0.1.0.cdx.json").read_text("utf-8"))
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.5")
    named = {component["purl"].partition("@")[0] for component in bill["components"] if "group" not in component}
    wanted = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    build_tools = {"7z-wasm", "esbuild"}
    assert {f"pkg:npm/{name}" for name in wanted.keys() - build_tools if "@" not in name} <= named
    assert not any("esbuild" in one or "7z" in one or "typescript" in one for one in named)
    assert all(component["licenses"] and component["version"] for component in bill["components"])
    pyodide = next(component for component in bill["components"] if component["name"] == "pyodide")
    inside = {component["name"] for component in pyodide["components"]}
    assert "CPython" in inside
    assert len(inside) == len(list((ROOT / "web" / "licence_texts" / "pyodide").glob("*.txt")))
    assert bill["metadata"]["timestamp"] == "2023-11-14T22:13:20Z"


@pytest.mark.skipif(not ZIM, reason="libzim, which reads and writes ZIM files, is not here")
def test_zim_file_holds_the_page_and_the_entries_that_readers_request(made: Path) -> None:
    from libzim.reader import Archive

    archive = Archive(made / "rollbook-0.1.0.zim")
    assert archive.check(), "its digest is right, and each entry can be read"
    assert bytes(archive.main_entry.get_item().content).decode() == PAGE
    told = {name: archive.get_metadata(name).decode() for name in ("Title", "Language", "Date")}
    assert told == {"Title": "Rollbook", "Language": "eng,deu,fra,spa", "Date": "2023-11-14"}
    assert archive.has_illustration(48)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package's source distribution, unpacked."""
    folder = tmp_path_factory.mktemp("sdist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    [packed] = folder.glob("*.tar.gz")
    with tarfile.open(packed) as archive:
        archive.extractall(folder, filter="data")
    return packed.with_name(packed.name.removesuffix(".tar.gz"))


@pytest.mark.parametrize(
    "chosen",
    [
        ["--collect-only", "tests"],  # all of them
        ["-m", "not slow", "tests/test_golden.py", "tests/test_record.py", "tests/command/test_replay.py"],
    ],
    ids=["are collected", "run"],
)
def test_sdist_unpacked_its_own_tests(chosen: list[str], unpacked: Path) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen]
    variables = {**os.environ, "PYTHONPATH": str(unpacked / "py")}  # not the package of this repository
    found = subprocess.run(command, cwd=unpacked, env=variables, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout[-2000:]
