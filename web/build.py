"""Builds the site: `python -m web.build` writes dist/, a folder of static files that any host can serve.

Needs only Python, Node.js to run Pyodide, and web/node_modules (`python3 dev.py build` provides both). Every file
except index.html, sw.js, the manifest and the icons has a hash of its content in its name.
"""

import argparse
import json
import re
import shutil
import sys
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from web.build_one_file import ONE_FILE, build_one_file
from web.bundle import ANY_BROWSER, Bundler
from web.found_games import found_games
from web.index_page import index_page
from web.lab_words import lab_words
from web.lean import PROFILE, Split, load_profile
from web.licences import LINE, licences
from web.more_games import MoreGame, find_game, merge_sources
from web.packing import PACKAGE, PACKER, PYODIDE, WASM, Packed, Packer, bytecode, zipped
from web.precache import cached_files, headers
from web.processes import alone, end_with_us
from web.site_files import (
    MAX_BYTES,
    ROOT,
    WEB,
    BuildError,
    Files,
    add,
    digest,
    files_below,
    hash_of,
    integrity,
    made_once,
    names_and_bytes,
    remember,
    remembered,
    run,
    sizes,
    write,
)
from web.steps import step
from web.texts import add_regions, add_texts, words_of_start
from web.wheels import find_wheels, pack_micropip

WHEELS: Final = ROOT / "wheels"
READER: Final = WEB / "node_modules/zxing-wasm/dist/reader/zxing_reader.wasm"  # docs/decisions.md
GLUE: Final = "pyodide.asm.mjs"
PYODIDE_FILES: Final = ("pyodide.mjs", GLUE, WASM)
"""In the site, modules end in `.js`, which every host serves correctly (docs/decisions.md)."""
FOR_HOSTS: Final = {".htaccess": "htaccess", "web.config": "web.config", ".gitattributes": "gitattributes"}
"""The files that hosts look for in a folder, and their sources in web/hosts."""
BUILDERS: Final = tuple(
    WEB / f"{name}.py"
    for name in ("build", "build_one_file", "bundle", "found_games", "index_page", "lab_words", "precache")
)
"""The files that affect the page's scripts apart from their sources: a change makes another version. The policy and
headers in netlify.toml are part of the page too."""


ASIDE: Final = ("node_modules", "tests", "release", "suite", "__pycache__")
"""Names of folders in web/ that do not affect the site."""


def build(
    out: Path = ROOT / "dist",
    *,
    node: str = "node",
    cache: Path = ROOT / "build",
    label: str = "",
    games: Sequence[str] = (),
    wheels: Path = WHEELS,
    profile: Path | None = PROFILE,
    careful: bool = True,
    watched: bool = False,
) -> Files:
    """Write the site to `out` and return its files by their paths.

    `label` makes another version of the same content. `games` are modules of games outside the package, which come last
    on the shelf (web/more_games.py), and `wheels` is the folder of additional packages for robots. Pages start with the
    part of Pyodide's WebAssembly that the `profile` names (lean.py). They start with all of it if there is no profile,
    or if there are more games, which the profile does not cover. A site that is not `careful` is built quickly, for a
    first look and for tests. It does the same, but it is larger and starts with all the WebAssembly (web/packing.py).
    The page of a `watched` site keeps looking for new versions. Raises `BuildError`. It then leaves `out` unchanged,
    except if only the start-up check failed.
    """
    try:
        more = [find_game(module) for module in games]
        own = find_wheels(wheels)
    except ImportError as error:
        raise BuildError(str(error)) from None
    if more:
        cache = cache / "more-games"
    inputs = [*own, *sources_of(more)]
    given = hash_of(
        label.encode(),
        str(profile and profile.read_bytes()).encode(),
        str([careful, watched, games]).encode(),
        *names_and_bytes((str(file.relative_to(file.anchor)), file.read_bytes()) for file in inputs),
    )
    built = cache / f"built-{hash_of(str(out).encode())}"
    with alone(cache / ".lock"):
        if files := whole(out, f"{given} ", remembered(built)):
            return files
        page = WEB / "src"
        if more:
            page = merge_sources(page, more, cache / "src")
        files = {}
        packer = Packer(node, cache, more, careful=careful)
        with Bundler(node) as bundler, ThreadPoolExecutor() as threads:
            glue = threads.submit(_glue, bundler, cache)
            packed = packer.pack(load_profile(profile) if profile and not more else None)
            pyodide = _add_pyodide(files, packed.parts, glue.result())
            site = _add_python(files, page, packed, pyodide, own, more=bool(more))
            site["watched"] = watched
            if own:
                with step("Adding the wheels for robots"):
                    site["micropip"] = _add_micropip(files, packer, cache, wheels, packed.names)
            site["version"] = hash_of(
                f"{label}{' watched' * watched}".encode(),
                *names_and_bytes(files.items()),
                *map(Path.read_bytes, sources(page)),
            )
            rules = {folder.name: folder for folder in sorted((PACKAGE / "games").iterdir())}
            words = lab_words(PACKAGE, rules | {game.folder.name: game.folder for game in more})
            found = found_games(page / "games") | {"lab-words": f"export const LAB_WORDS = {json.dumps(words)};"}
            with step("Bundling the page"):
                _add_pages(files, page, site, found, bundler)
                files[ONE_FILE] = build_one_file(page, site, found, files, packed.wasm, bundler=bundler)
        files.update({name: (WEB / "hosts" / source).read_bytes() for name, source in FOR_HOSTS.items()})
        with step("Writing the site"):
            write(files, out)
        if careful:
            with step("Checking that it starts"):
                _check_that_it_runs(out, site, node, cache)
        remember(built, f"{given} {digest(files)}".encode())
        return files


def sources_of(more: Sequence[MoreGame] = ()) -> list[Path]:
    """Return all files that affect a site."""
    folders = [PACKAGE, *(game.folder for game in more), *(child for child in WEB.iterdir() if child.name not in ASIDE)]
    inputs = [file for folder in folders for file in (files_below(folder) if folder.is_dir() else [folder])]
    return [*inputs, ROOT / "netlify.toml", ROOT / "LICENSE", PYODIDE / "package.json"]


def whole(out: Path, given: str, built: bytes | None) -> Files | None:
    """Return the files in `out` if they were built from the same sources, otherwise None."""
    if not built or not built.startswith(given.encode()):
        return None
    files = {file.relative_to(out).as_posix(): file.read_bytes() for file in files_below(out)}
    return files if f"{given}{digest(files)}".encode() == built else None


def sources(page: Path) -> list[Path]:
    """Return the files that affect the page's scripts; a change makes another version."""
    return [*files_below(page), WEB / "index.html", WEB / "package-lock.json", ROOT / "netlify.toml", *BUILDERS]


def _add_python(
    files: Files, page: Path, packed: Packed, pyodide: dict[str, Any], wheels: Sequence[Path], *, more: bool
) -> dict[str, Any]:
    """Add the files that do not depend on the page's scripts. Returns the facts about the site that scripts read."""
    site = {
        "pyodide": pyodide,
        # Not `.zip.gz`: a host that knows this suffix may unpack the file in transit.
        "python": {"url": add(files, "python.bin", packed.python), "size": len(packed.python)},
        "robot_python": add(files, "robot.bin", packed.robot),
        "weights": add(files, "weights.bin", packed.weights),
        "micropip": "",
        "wheels": [{"name": file.name, "url": add(files, "robot-wheel.bin", file.read_bytes())} for file in wheels],
        "texts": add_texts(files, page / "text", packed.learnt["english"]),
        "regions": add_regions(files, page / "text"),
        "games": packed.learnt["games"],
        "starts": packed.learnt["starts"],
        "more_games": more,
        "one_file": False,
        "levels": packed.learnt["levels"],
        "release": release_number(),
    }
    site["hashes"] = _hashes(files, pyodide)
    _add_as_it_is(files, site["release"], lean=pyodide["rest"] is not None)
    return site


def _add_pages(files: Files, page: Path, site: dict[str, Any], found: Mapping[str, str], bundler: Bundler) -> None:
    """Add the scripts and styles, the first page, and the service worker that caches them all."""
    site["worker"] = add(files, "worker.js", bundler.bundle(page / "python/worker.js", site))
    site["decoder"] = add(files, "decoder.js", bundler.bundle(page / "class/reader/decoder.js", site))
    begins = {"START": {"wordless": words_of_start(page / "text")}}
    script = bundler.bundle(page / "shell/start.js", site, "iife", own=begins, target=ANY_BROWSER)
    start = add(files, "start.js", script)
    site["robot"] = add(files, "robot.js", bundler.bundle(page / "robot/robot_worker.js", site, "iife"))
    site["reader"] = add(files, "reader.wasm", READER.read_bytes())
    teachers_style = bundler.bundle(page / "teacher/teacher.css", site)
    site["teachers_style"] = {
        "url": add(files, "teacher.css", teachers_style),
        "integrity": integrity(teachers_style),
    }
    app = bundler.add_app(files, page, site, found)
    style = add(files, "style.css", bundler.bundle(page / "shell/style.css", site, found=found))
    files["index.html"] = index_page({"start.js": start, "app.js": app[0], "style.css": style}, app[1:], files)
    given = {name: value for name, value in headers("index.html").items() if name != "Content-Type"}
    # The service worker caches everything built so far, and none of the files below.
    offline = {"page": files["index.html"].decode(), "headers": given, "files": cached_files(files)}
    files["sw.js"] = bundler.bundle(page / "shell/service_worker.js", site, own={"OFFLINE": offline})


def _add_micropip(files: Files, packer: Packer, cache: Path, wheels: Path, packed: Collection[str]) -> str:
    """Add micropip for a host's own wheels, and its licence. Raises BuildError if it cannot install them."""
    modules, licence = pack_micropip(packer.node, cache, wheels, pyodide=PYODIDE, package=PACKAGE)
    files["licenses.txt"] += f"{LINE}micropip\n\n{licence}".encode()
    return add(
        files, "robot-micropip.bin", packer.compressed("micropip", zipped(bytecode(modules, modules.keys() - packed)))
    )


def _glue(bundler: Bundler, cache: Path) -> bytes:
    """Return Pyodide's largest script minified: 24 kB less after Brotli."""
    inputs = [file.read_bytes() for file in (PYODIDE / GLUE, WEB / "package-lock.json", WEB / "bundle.py")]
    return made_once(cache / "compressed", "glue", inputs, lambda: bundler.minify(PYODIDE / GLUE))


def _add_pyodide(files: Files, parts: Split | None, glue: bytes) -> dict[str, Any]:
    """Add Pyodide's own files: its WebAssembly in two parts if they are given, and its largest script as given."""
    contents = {name: (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    whole = contents[WASM]
    contents[GLUE] = glue
    if parts:
        contents[WASM] = parts.lean
    # If a script names a source map, the developer tools request it, and it does not exist.
    folder = f"pyodide-{hash_of(*contents.values())}/"
    files.update(
        {
            folder + _shipped(name): re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", text)
            for name, text in contents.items()
        }
    )
    *scripts, wasm = (folder + _shipped(name) for name in PYODIDE_FILES)
    return {
        "folder": folder,
        "scripts": scripts,
        "wasm": {"url": wasm, "size": len(files[wasm])},
        "rest": add(files, "rest.bin", parts.rest) if parts else None,
        "whole": {"size": len(whole), "sha256": sha256(whole).hexdigest()},
    }


def _hashes(files: Files, pyodide: Mapping[str, Any]) -> dict[str, str]:
    """Return the hash of each file whose name does not contain it."""
    return {name: hash_of(files[name]) for name in (*pyodide["scripts"], pyodide["wasm"]["url"])}


def _shipped(name: str) -> str:
    """Return the name that one of Pyodide's files has in the site."""
    return name.replace(".mjs", ".js")


def _add_as_it_is(files: Files, release: str, *, lean: bool) -> None:
    for file in [WEB / "manifest.json", *files_below(WEB / "images")]:
        files[file.relative_to(WEB).as_posix()] = file.read_bytes()
    for icon in json.loads(files["manifest.json"])["icons"]:
        if icon["src"] not in files:
            raise BuildError(f"The manifest names {icon['src']}, which is not in web/images.")
    files["licenses.txt"] = licences(release, lean=lean).encode()


def _check_that_it_runs(out: Path, site: Mapping[str, Any], node: str, cache: Path) -> None:
    """Boot the files that ship, and take a snapshot, once for each combination of Pyodide and zip."""
    folder, *zips = shipped = [site["pyodide"]["folder"], site["python"]["url"], site["weights"]]

    def check() -> bytes:
        with TemporaryDirectory() as aside:
            for name in PYODIDE_FILES:  # under their own names: Node treats a `.js` file as CommonJS
                shutil.copy(out / folder / _shipped(name), Path(aside, name))
            more = ["more games"] if site["more_games"] else []
            command = [node, PACKER, "check", aside, *(out / file for file in zips), *more]
            return run(command, "The packed Python does not run")

    made_once(cache, "checked", ["".join(shipped).encode()], check)


def release_number() -> str:
    """Return the package's version."""
    found = re.search(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if not found:
        raise BuildError("py/rollbook/__init__.py names no __version__.")
    return found[1]


def main() -> int:
    """Build from the command line."""
    parser = argparse.ArgumentParser(description="Builds the site as static files.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist", help="the folder to write (dist)")
    parser.add_argument("--node", default="node", help="the Node to use")
    parser.add_argument("--label", default="", help="any text: makes another version of the same content")
    parser.add_argument(
        "--game",
        action="append",
        default=[],
        metavar="MODULE",
        help="a game outside of the package, as Python imports it; can be given several times",
    )
    parser.add_argument("--quick", action="store_true", help="a larger site that does the same, for looks and tests")
    parser.add_argument("--watched", action="store_true", help="the page looks for new versions all the time")
    parser.add_argument("--sizes", action="store_true", help="measure the site, compressed as a good host sends it")
    given = parser.parse_args()
    end_with_us()
    try:
        files = build(
            given.out.resolve(),
            node=given.node,
            label=given.label,
            games=given.game,
            careful=not given.quick,
            watched=given.watched,
        )
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:  # a full disk, or a read-only tree
        print(f"{error.filename or given.out} cannot be written: {error.strerror}.", file=sys.stderr)
        return 1
    print(f"Built {len(files)} files in {given.out}.\nDigest: {digest(files)}")
    if given.sizes:
        print(f"{ONE_FILE}: {len(files.pop(ONE_FILE)) / 1e6:.2f} MB, which nobody loads by a visit.")
        raw, compressed = sizes(files)
        print(f"Size: {raw / 1e6:.2f} MB" + (f", {compressed / 1e6:.2f} MB after Brotli." if compressed else "."))
        if compressed and compressed > MAX_BYTES:
            print(f"That is more than the {MAX_BYTES / 1e6} MB this site may have.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
