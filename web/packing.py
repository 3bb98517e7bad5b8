"""Packs Python and the rules for the site: bytecode in zips, and Pyodide's WebAssembly in two parts.

The bytecode of each module is cached, so a change to a rule compiles one module. The slow steps are only for a
`careful` site, which is published. Every game is played once to find what it uses, other imports are left out, and
everything is compressed as far as possible. A quick site has the bytecode of all modules that may be imported.
"""

import base64
import gzip
import io
import json
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, NamedTuple
from zipfile import BadZipFile, ZipFile, ZipInfo

from web.lean import Profile, Split, split
from web.more_games import MoreGame, module_text
from web.site_files import ROOT, WEB, files_below, hash_of, made_once, names_and_bytes, remember, remembered, run
from web.steps import step
from web.wasm_calls import TRACED, closure, compiled

PACKAGE: Final = ROOT / "py" / "rollbook"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
WASM: Final = "pyodide.asm.wasm"
PACKER: Final = WEB / "pack_python.mjs"
# shutil and zipfile, which Pyodide imports at its start, work without these; no one opens such archives here. Nor does
# anything open connections, for which asyncio would import ssl.
LEFT_OUT: Final = ("bz2.py", "lzma.py", "compression/", "ssl.py", "_ssl.py")
# The earliest time that a zip can store. All files have it, so that equal content gives equal bytes.
FIRST_DATE: Final = (1980, 1, 1, 0, 0, 0)
UNIX: Final = 3  # the operating system in the zip, wherever it is made
AT_START: Final = "sitecustomize.py"
"""The module that Python imports first, so that every later module is compiled only once."""


class Packed(NamedTuple):
    """The parts that are made inside Pyodide, so that they are the same on every machine, compressed with gzip."""

    python: bytes
    """The zip of bytecode."""
    robot: bytes
    """The zip of additional modules for robots."""
    weights: bytes
    """The zip of the bots' weights."""
    names: frozenset[str]
    """The sources in the zips `python` and `robot`."""
    wasm: bytes
    """Pyodide's own WebAssembly."""
    parts: Split | None
    """Pyodide's WebAssembly in two parts; the second is compressed."""
    learnt: dict[str, Any]
    """The answer of `learn` in rehearsal.py."""


class Packer:
    """Packs into and out of a cache, for one site."""

    def __init__(self, node: str, cache: Path, more: Sequence[MoreGame], *, careful: bool) -> None:
        self.node = node
        self.cache = cache / "python"
        self.careful = careful
        self.sources = sources(more)
        self.packages = ["rollbook", *(game.module for game in more)]
        tools = [WEB / "rehearsal.py", WEB / "pack_python.py", PACKER, PYODIDE / "package.json"]
        self.tools = [file.read_bytes() for file in tools]

    def pack(self, profile: Profile | None) -> Packed:
        """Pack everything. A careful site starts with the part of the WebAssembly that the profile names, if given."""
        wasm = (PYODIDE / WASM).read_bytes()
        weights = zipped(learnt_weights())
        with ThreadPoolExecutor() as threads:
            whole = threads.submit(self.compressed, "wasm", wasm)
            with step("Packing Python and the rules"):
                learnt, modules = self._compiled(self._lacking())
            if self.careful:
                with step("Playing every game to learn what it uses"):
                    modules, used, robots, called = self._used(modules, weights)
            else:
                used, robots, called = set(modules), set(), set()
            with step("Compressing"):
                parts = self._split(wasm, profile, called) if profile and self.careful else None
                zips = {
                    "python": zipped(bytecode(modules, used)),
                    "robot": zipped(bytecode(modules, robots - used)),
                    "weights": weights,
                }
                done = dict(zip(zips, threads.map(self.compressed, zips, zips.values()), strict=True))
                return Packed(**done, names=frozenset(used | robots), wasm=whole.result(), parts=parts, learnt=learnt)

    def compressed(self, name: str, content: bytes) -> bytes:
        """Compress a part with gzip: as far as possible for a careful site (compress.mjs), otherwise fast."""
        folder = self.cache.parent / "compressed"
        if not self.careful:
            return made_once(folder, f"quick-{name}", [content], lambda: gzip.compress(content, 1, mtime=0))

        def compress() -> bytes:
            with tempfile.TemporaryDirectory() as folder:
                plain, out = Path(folder, name), Path(folder, f"{name}.gz")
                plain.write_bytes(content)
                run([self.node, WEB / "compress.mjs", plain, out], f"The part {name} could not be compressed")
                return out.read_bytes()

        return made_once(folder, name, [(WEB / "compress.mjs").read_bytes(), content], compress)

    def _compiled(self, also: Sequence[str]) -> tuple[dict[str, Any], dict[str, bytes]]:
        """Return a page's requests at its start, and the bytecode of all possible imports, by the sources' paths."""

        def ask() -> bytes:
            known = self._known_bytecode()
            with tempfile.TemporaryDirectory() as folder:
                zip_file, out, wanted = (Path(folder, name) for name in ("python.zip", "out.json", "wanted.json"))
                zip_file.write_bytes(zipped(self._mixed(known) | {AT_START: self.tools[1] + b"keep_bytecode()\n"}))
                wanted.write_text(
                    json.dumps({"also": [path for path in also if path not in known], "packages": self.packages}),
                    "utf-8",
                )
                self._run("compile", zip_file, out, wanted, *self._more())
                answer = json.loads(out.read_text("utf-8"))
            new = {path: base64.b64decode(code) for path, code in answer.pop("bytecode").items()}
            self._keep_bytecode(known | new)
            return json.dumps(answer).encode()

        inputs = [
            *self.tools,
            json.dumps([*also, *self.packages]).encode(),
            *names_and_bytes(sorted(self.sources.items())),
        ]
        answer = json.loads(made_once(self.cache, "start", inputs, ask))
        known = self._known_bytecode()
        wanted = {*answer["imported"], *also}
        if wanted - known.keys():  # the bytecode file has since been truncated
            answer = json.loads(ask())
            known = self._known_bytecode()
        return answer["learnt"], {path: known[path] for path in sorted(wanted)}

    def _used(self, modules: dict[str, bytes], weights: bytes) -> tuple[dict[str, bytes], set[str], set[str], set[int]]:
        """Return the bytecode, the sources that a page and a robot import, and the functions that a page calls.

        Unexpected imports are compiled and cached, and the rehearsal is repeated.
        """

        def ask() -> bytes:
            with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as threads:
                zip_file, learnt = Path(folder, "python.zip"), Path(folder, "weights.zip")
                zip_file.write_bytes(zipped(self._mixed(modules)))
                learnt.write_bytes(weights)
                page, robot = Path(folder, "page.json"), Path(folder, "robot.json")
                other = threads.submit(self._run, "robot", zip_file, robot)
                said = self._run("rehearse", zip_file, page, learnt, *self._more(), how=TRACED)
                other.result()
                called = sorted(compiled(said.decode("utf-8", "replace")))
                texts = [file.read_text("utf-8") for file in (page, robot)]
            return json.dumps([*map(json.loads, texts), called]).encode()

        inputs = [*self.tools, weights, *names_and_bytes(sorted(modules.items()))]
        page, robot, called = json.loads(made_once(self.cache, "used", inputs, ask))
        lacking = {*page, *robot} - modules.keys()
        if not lacking:
            return modules, set(page), set(robot), set(called)
        also = sorted({*self._lacking(), *lacking})
        remember(self.cache / "lacking", json.dumps(also).encode())
        return self._used(self._compiled(also)[1], weights)

    def _lacking(self) -> list[str]:
        """Return the sources that a rehearsal imported unexpectedly."""
        return [path for path in json.loads(remembered(self.cache / "lacking") or "[]") if path in self.sources]

    def _mixed(self, modules: Mapping[str, bytes]) -> dict[str, bytes]:
        """Return this bytecode, and the sources of everything else, for a zip."""
        sources = {path: source for path, source in self.sources.items() if path not in modules}
        return sources | bytecode(modules, modules)

    def _more(self) -> list[str]:
        return ["more games"] if len(self.packages) > 1 else []

    def _split(self, wasm: bytes, profile: Profile, called: set[int]) -> Split:
        """Return the WebAssembly in two parts, the second compressed; the first has what the rehearsal called."""
        more = closure(wasm, called - profile.functions)  # missing from the profile
        parts = split(wasm, profile._replace(functions=profile.functions | more))
        return Split(parts.lean, self.compressed("rest", parts.rest))

    def _run(self, command: str, *arguments: str | Path, how: Sequence[str] = ()) -> bytes:
        return run([self.node, *how, PACKER, command, PYODIDE, *arguments], "The packed Python does not run")

    def _known_bytecode(self) -> dict[str, bytes]:
        """Return the cached bytecode of the current sources, by their paths."""
        try:
            with ZipFile(io.BytesIO(remembered(self.cache / "bytecode.zip") or b"")) as kept:
                names = set(kept.namelist())
                keys = {path: self._key(path) for path in self.sources}
                return {path: kept.read(key) for path, key in keys.items() if key in names}
        except BadZipFile:
            return {}

    def _keep_bytecode(self, modules: Mapping[str, bytes]) -> None:
        remember(self.cache / "bytecode.zip", zipped({self._key(path): code for path, code in modules.items()}))

    def _key(self, path: str) -> str:
        return hash_of(path.encode(), self.sources[path], self.tools[1], self.tools[3])


def sources(more: Sequence[MoreGame] = ()) -> dict[str, bytes]:
    """Return everything that the site's Python may import: Pyodide's own modules, the package, and more games."""
    with ZipFile(PYODIDE / "python_stdlib.zip") as library:
        names = [name for name in library.namelist() if name.endswith(".py") and not name.startswith(LEFT_OUT)]
        found = {name: library.read(name) for name in names}
    found |= {path.relative_to(PACKAGE.parent).as_posix(): path.read_bytes() for path in files_below(PACKAGE, ".py")}
    for game in more:
        found |= {path.relative_to(game.root).as_posix(): path.read_bytes() for path in files_below(game.folder, ".py")}
        above = [folder / "__init__.py" for folder in game.folder.parents if folder.is_relative_to(game.root)]
        found |= {path.relative_to(game.root).as_posix(): path.read_bytes() for path in above if path.exists()}
    if more:
        found["more_games.py"] = module_text(more).encode()
    return found


def learnt_weights() -> dict[str, bytes]:
    """Return the bots' weights, as `package.bin`: the page fetches it when a bot thinks."""
    files = sorted(PACKAGE.rglob("weights.bin"))
    return {f"{'.'.join(file.relative_to(PACKAGE.parent).parent.parts)}.bin": file.read_bytes() for file in files}


def bytecode(modules: Mapping[str, bytes], paths: Iterable[str]) -> dict[str, bytes]:
    """Return the bytecode of these sources by its own paths, with files of one kind next to each other.

    gzip looks back 32 kB, and the games' files resemble each other.
    """

    def beside_its_like(path: str) -> tuple[str, str]:
        game, _, part = path.removeprefix("rollbook/games/").partition("/")
        return (f"rollbook/games/{part}", game) if path.startswith("rollbook/games/") else (path, "")

    return {f"{path}c": modules[path] for path in sorted(paths, key=beside_its_like)}


def zipped(contents: Mapping[str, bytes]) -> bytes:
    """Return a zip of these contents, in their order.

    The zip itself is not compressed: the build compresses it as a whole, because the browser decompresses that faster
    than Python would file by file.
    """
    whole = io.BytesIO()
    with ZipFile(whole, "w") as packed:
        for name, content in contents.items():
            entry = ZipInfo(name, FIRST_DATE)
            entry.create_system = UNIX
            packed.writestr(entry, content)
    return whole.getvalue()
