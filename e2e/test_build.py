"""The build: the same sources give the same site, in any folder."""

import errno
import gzip
import io
import re
import shutil
import subprocess
import sys
from pathlib import Path, PureWindowsPath
from typing import Final
from zipfile import ZipFile

import pytest

import web.build
from e2e.sites import ROOT
from web import bundle, site_files, steps
from web.build import build
from web.serve import Site
from web.site_files import digest, files_below

NEEDED: Final = ("web", "py", "netlify.toml", "pyproject.toml", "LICENSE")
ANY_LETTERS: Final = "Jörg's “näme” (1) #2 %41 & ünï 骰子"


@pytest.mark.slow
def test_a_build_in_a_folder_of_any_letters_is_the_same_and_every_host_can_read_it(
    careful_dist: Path, tmp_path: Path
) -> None:
    root = tmp_path / ANY_LETTERS
    root.mkdir()
    for name in NEEDED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("node_modules", "__pycache__"))
        else:
            shutil.copy(source, root)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    shutil.copytree(ROOT / "build" / "compressed", root / "build" / "compressed")  # only equal content is found there
    elsewhere = root / "elsewhere"
    command = [sys.executable, "-m", "web.build", "--out", elsewhere, "--node", shutil.which("node") or "node"]
    done = subprocess.run(list(map(str, command)), cwd=root, capture_output=True, text=True, check=False, umask=0o077)
    assert done.returncode == 0, done.stderr
    assert "Digest: " in done.stdout
    here, there = contents(careful_dist), contents(elsewhere)
    assert [name for name in sorted(here | there) if here.get(name) != there.get(name)] == []
    closed = [path for path in [elsewhere, *elsewhere.rglob("*")] if path.stat().st_mode & 0o044 != 0o044]
    assert closed == [], "a copy to a host keeps the modes"


LIMITED: Final = """
import subprocess, sys
from web.build import main

def refuse(event, given):
    if event == "subprocess.Popen" and len(subprocess.list2cmdline(map(str, given[1]))) > 8000:
        raise SystemExit(f"too long for Windows: {[str(part)[:100] for part in given[1]]}")

sys.addaudithook(refuse)
raise SystemExit(main())
"""


@pytest.mark.slow
def test_build_runs_only_commands_that_windows_allows(tmp_path: Path) -> None:
    command = [
        sys.executable,
        "-S",
        "-c",
        LIMITED,
        "--out",
        str(tmp_path / "site"),
        "--node",
        shutil.which("node") or "node",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def rebuilt(cache: Path, site: Path) -> str:
    """Make a quick build with this cache in an empty folder; return its digest."""
    shutil.rmtree(site, ignore_errors=True)
    return digest(build(site, node=shutil.which("node") or "node", cache=cache, careful=False))


def test_build_with_its_cache_in_another_place_is_the_same(dist: Path, tmp_path: Path) -> None:
    shutil.copytree(ROOT / "build" / "python", tmp_path / "cache" / "python")
    rebuilt(tmp_path / "cache", tmp_path / "site")
    here, there = contents(dist), contents(tmp_path / "site")
    assert [name for name in sorted(here | there) if here.get(name) != there.get(name)] == []


@pytest.mark.slow
@pytest.mark.parametrize("torn", ["python/bytecode.zip", "**/*"])
def test_build_with_torn_files_in_its_cache_makes_them_again(torn: str, tmp_path: Path) -> None:
    """One part may need another that is torn. tests/test_site_files.py tears a file in every way."""
    cache = tmp_path / "cache"
    shutil.copytree(ROOT / "build" / "python", cache / "python")
    before = rebuilt(cache, tmp_path / "site")
    for file in filter(Path.is_file, cache.glob(torn)):
        file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
    assert rebuilt(cache, tmp_path / "site") == before


@pytest.mark.slow
def test_careful_build_with_torn_files_in_its_cache_makes_them_again(careful_dist: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    shutil.copytree(ROOT / "build" / "python", cache / "python")
    shutil.copytree(ROOT / "build" / "compressed", cache / "compressed")
    for file in [*files_below(cache / "python"), *cache.glob("compressed/robot-*")]:
        file.write_bytes(b"")
    again = build(tmp_path / "site", node=shutil.which("node") or "node", cache=cache)
    assert digest(again) == digest(contents(careful_dist))


def test_build_that_finds_nothing_changed_writes_nothing_and_repairs_what_was_damaged(tmp_path: Path) -> None:
    cache, site = tmp_path / "cache", tmp_path / "site"
    shutil.copytree(ROOT / "build" / "python", cache / "python")
    before = rebuilt(cache, site)
    written = {file: file.stat().st_mtime_ns for file in files_below(site)}
    assert digest(build(site, cache=cache, careful=False, node="no such node")) == before
    assert {file: file.stat().st_mtime_ns for file in files_below(site)} == written
    (site / "index.html").write_bytes(b"")
    assert digest(build(site, cache=cache, careful=False, node=shutil.which("node") or "node")) == before
    assert digest(contents(site)) == before


def test_build_shows_a_line_for_each_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(steps, "QUICK", 0)
    shutil.copytree(ROOT / "build" / "python", tmp_path / "cache" / "python")
    rebuilt(tmp_path / "cache", tmp_path / "site")
    said = re.findall(r"^(\D+?) \.* ?\d+\.\d s$", capsys.readouterr().out, re.MULTILINE)
    assert said == ["Packing Python and the rules", "Compressing", "Bundling the page", "Writing the site"]


def test_build_in_a_read_only_tree_gives_the_site_that_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cache, site = tmp_path / "cache", tmp_path / "site"
    shutil.copytree(ROOT / "build" / "python", cache / "python")
    before = rebuilt(cache, site)
    (cache / ".lock").unlink()
    (cache / ".lock").mkdir()  # it cannot be opened, even by root

    def refuse(path: Path, _: bytes) -> None:
        raise OSError(errno.EROFS, "Read-only file system", str(path))

    for module in (site_files, web.build):
        monkeypatch.setattr(module, "write_whole" if module is site_files else "remember", refuse)
    assert digest(web.build.build(site, cache=cache, careful=False, node="no such node")) == before


def test_bundler_takes_only_the_names_of_files_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("app.js", "part-ABCDEFGH.js", "part-12345678.js")
    needed = {"path": names[1], "kind": "import-statement"}, {"path": names[2], "kind": "dynamic-import"}
    answer = {
        "files": [{"path": rf"C:\my clone\{name}", "text": name} for name in names],
        "outputs": {name: {"imports": needed if name == "app.js" else []} for name in names},
    }
    monkeypatch.setattr(bundle, "PurePath", PureWindowsPath)
    monkeypatch.setattr(bundle.Bundler, "_bundle", lambda *_: answer)
    files: dict[str, bytes] = {}
    with bundle.Bundler(shutil.which("node") or "node") as bundler:
        app, *first = bundler.add_app(files, tmp_path, {}, {})
    assert first == [names[1]]
    assert sorted(files) == sorted([app, *names[1:]])
    assert re.fullmatch(r"app-[0-9a-f]{12}\.js", app)


def modules(site: Path) -> dict[str, bytes]:
    """Return the bytecode modules that a site contains, by path."""
    with ZipFile(io.BytesIO(gzip.decompress(next(site.glob("python-*.bin")).read_bytes()))) as packed:
        return {name: packed.read(name) for name in packed.namelist()}


@pytest.mark.slow
def test_quick_and_careful_build_run_the_same_code(dist: Path, careful_dist: Path) -> None:
    quick, careful = modules(dist), modules(careful_dist)
    assert [name for name, code in careful.items() if quick.get(name) != code] == []
    robots = next(careful_dist.glob("robot-*.bin")).read_bytes()
    with ZipFile(io.BytesIO(gzip.decompress(robots))) as packed:
        assert [name for name in packed.namelist() if quick.get(name) != packed.read(name)] == []
    assert next(dist.glob("weights-*.bin")).exists()
    others = {name: content for name, content in contents(careful_dist).items() if name.startswith(("text", "icons/"))}
    assert [name for name, content in others.items() if contents(dist).get(name) != content] == []


def contents(folder: Path) -> dict[str, bytes]:
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


# The Python modules that are compiled into Pyodide's WebAssembly, by the notice that each needs.
NOTICES: Final = {
    "Expat": "pyexpat",
    "HACL*": "_blake2 _hmac _md5 _sha1 _sha2 _sha3",
    "Mersenne Twister": "_random",
    "Pyodide": "_pyodide_core",
    "SQLite": "_sqlite3",
    "XZ Utils": "_lzma",
    "Zstandard": "_zstd",
    "bzip2": "_bz2",
    "cfuhash": "_tracemalloc",
    "libffi": "_ctypes",
    "libmpdec": "_decimal",
    "zlib": "binascii zlib",
    "CPython": """
        _abc _ast _asyncio _bisect _codecs _codecs_cn _codecs_hk _codecs_iso2022 _codecs_jp _codecs_kr
        _codecs_tw _collections _contextvars _csv _datetime _elementtree _functools _heapq _imp _io _json
        _locale _lsprof _multibytecodec _opcode _operator _pickle _posixsubprocess _queue _remote_debugging
        _signal _socket _sre _stat _statistics _string _struct _suggestions _symtable _sysconfig _testbuffer
        _testcapi _testclinic _testclinic_limited _testinternalcapi _testlimitedcapi _thread _tokenize _types
        _typing _warnings _weakref _xxtestfuzz _zoneinfo array atexit builtins cmath errno faulthandler fcntl
        gc itertools marshal math mmap posix select sys termios time unicodedata xxsubtype
    """,
}
# Notices for other code that is linked into the WebAssembly, or is part of Pyodide's scripts or the standard library.
MORE_NOTICES: Final = (
    "Emscripten",
    "musl",
    "LLVM",
    "hiwire",
    "stackframe",
    "mimalloc",
    "SipHash",
    "dtoa",
    "uvloop",
    "logging",
)
BUILT_IN: Final = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide();
console.log(python.runPython("import sys; ' '.join([sys.version.split()[0], *sys.builtin_module_names])"));
"""


@pytest.mark.slow
def test_everything_inside_pyodide_has_its_notice(careful_dist: Path) -> None:
    pyodide = (ROOT / "web/node_modules/pyodide/pyodide.mjs").as_uri()
    command = [shutil.which("node") or "node", "--input-type=module", "--eval", BUILT_IN, pyodide]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    version, *modules = done.stdout.split()
    assert sorted(modules) == sorted(" ".join(NOTICES.values()).split())
    licences = (careful_dist / "licenses.txt").read_text("utf-8")
    assert "web/lean_profile.txt" in licences, "how Pyodide was changed"
    headings = [part.strip().partition("\n")[0] for part in licences.split("\n" + "-" * 80 + "\n")]
    headings += re.findall(r"(?m)^(.+)\n-{3,70}$", licences)
    for notice in [*NOTICES, *MORE_NOTICES]:
        assert any(notice.lower() in heading.lower() for heading in headings), notice
    for part in licences.split("\n" + "-" * 80 + "\n"):
        assert re.search("licen[cs]e|public domain|redistribution|permission", part, re.IGNORECASE), part[:200]
    # The licences require copyright lines, their own texts, and where to find the source.
    for text in (
        f"CPython {version}",
        "Copyright (c) 2001 Python Software Foundation; All Rights Reserved",
        "Mozilla Public License Version 2.0",
        "source: https://github.com/pyodide/pyodide",
        "Copyright 2016, Jake Archibald",
        "Mozilla <l10n-drivers@mozilla.org>",
    ):
        assert text in licences


def test_what_has_a_hash_in_its_name_may_be_kept_for_ever_and_nothing_else(dist: Path) -> None:
    for name in contents(dist):
        hashed = re.search(r"(^pyodide-|-)[0-9a-f]{12}[./]|^part-[0-9A-Z]{8}\.js$", name)
        kept = Site(dist).headers(f"/{name}").get("Cache-Control", "")
        assert ("immutable" in kept) == bool(hashed), name
