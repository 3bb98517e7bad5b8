"""Builds the site: `python -m web.build` writes dist/, a folder of static files that any host can serve.

Needs Python alone, a Node to run Pyodide in, and web/node_modules (`python3 dev.py build` provides both).
Every file but index.html, sw.js, the manifest and the icons has a hash of its content in its name.
"""

import argparse
import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from web.lab_words import lab_words
from web.lab_words import write_module as write_words
from web.more_games import MoreGame, find_game, merge_sources, write_module
from web.serve import Site
from web.wheels import WheelError, find_wheels, pack_micropip
from web.words import ENGLISH, missing_messages

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
PACKAGE: Final = ROOT / "py" / "rollbook"
GAMES: Final = WEB / "src" / "games"
WHEELS: Final = ROOT / "wheels"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FOR_NODE: Final = ("node_modules/@types/emscripten", "node_modules/ws")  # what Pyodide needs outside browsers
LATER_TEXTS: Final = ("desk", "paper")
"""How the names of the texts begin that are not needed at the start."""
NOT_KEPT: Final = ("sw.js", "index.html")  # the browser keeps the one by itself, and the other is part of it
# What everything is written for, and what the script is that tells older browsers so: docs/decisions.md.
# The oldest browsers stand in package.json, as "safari >= 16.4", where a lint reads them too.
OUR_BROWSERS: Final = ",".join(
    wanted.replace("ios_saf", "ios").replace(" >= ", "")
    for wanted in json.loads((WEB / "package.json").read_text("utf-8"))["browserslist"]
)
ANY_BROWSER: Final = "es2017"
LONGEST_LINE: Final = 500
LINE: Final = "\n" + "-" * 80 + "\n\n"  # between two licences
MOST_BYTES: Final = 4_600_000  # of the whole site, each file compressed by Brotli
Files = dict[str, bytes]


class BuildError(Exception):
    """The site cannot be built; the text says why."""


def build(
    out: Path = ROOT / "dist",
    *,
    node: str = "node",
    cache: Path = ROOT / "build",
    label: str = "",
    games: Sequence[str] = (),
    wheels: Path = WHEELS,
) -> Files:
    """Write the site to `out` and answer its files by their paths.

    `label` makes another version of the same content. `games` are modules of games outside of the package, which come
    last on the shelf (web/more_games.py), and `wheels` is the folder of what robots may import besides. Raises
    `BuildError`; then `out` is as it was, unless what was built does not run.
    """
    try:
        more = [find_game(module) for module in games]
        own = find_wheels(wheels)
    except (ImportError, WheelError) as error:
        raise BuildError(str(error)) from None
    page = WEB / "src"
    if more:
        cache = cache / "more-games"
        page = merge_sources(page, more, cache / "src")
    python_zip, robot_zip, learnt = pack_python(node, cache, more)
    files: Files = {}
    site: dict[str, Any] = {
        "pyodide": _add_pyodide(files),
        # Not `.zip.gz`: a host that knows such names may unpack it on the way.
        "python": {"url": _add(files, "python.bin", python_zip), "size": len(python_zip)},
        "robot_python": _add(files, "robot.bin", robot_zip),
        "micropip": "",
        "wheels": [{"name": file.name, "url": _add(files, "robot-wheel.bin", file.read_bytes())} for file in own],
        "texts": _add_texts(files, page / "text", learnt["english"]),
        "games": learnt["games"],
        "more_games": bool(more),
        "teachers_style": {"url": "", "integrity": ""},
        "levels": learnt["levels"],
        "worker": "",
        "robot": "",
    }
    _add_as_it_is(files)
    if own:
        site["micropip"] = _add_micropip(files, node, cache, wheels, [python_zip, robot_zip])
    sources = [*_files_below(page), WEB / "index.html", WEB / "package-lock.json", Path(__file__)]
    site["release"] = _release()
    site["version"] = _hash(label.encode(), *_names_and_bytes(files.items()), *map(Path.read_bytes, sources))
    site["worker"] = _add(files, "worker.js", _bundle(page / "python/worker.js", site))
    told = {"version": site["version"], "worker": site["worker"], "wordless": _wordless(page / "text")}
    start = _add(files, "start.js", _bundle(page / "shell/start.js", told, "iife", target=ANY_BROWSER))
    site["robot"] = _add(files, "robot.js", _bundle(page / "robot/robot_worker.js", site, "iife"))
    found = found_games(cache / "games", page / "games")
    rules = {folder.name: folder for folder in sorted((PACKAGE / "games").iterdir())}
    words = lab_words(PACKAGE, rules | {game.folder.name: game.folder for game in more})
    found["lab-words"] = write_words(words, cache / "games/lab_words.js")
    teachers_style = _bundle(page / "style/teacher.css", site)
    site["teachers_style"] = {
        "url": _add(files, "teacher.css", teachers_style),
        "integrity": _integrity(teachers_style),
    }
    app = _add_app(files, page, site, found)
    style = _add(files, "style.css", _bundle(page / "style/index.css", site, found=found))
    files["index.html"] = _page({"start.js": start, "app.js": app[0], "style.css": style}, app[1:], files)
    offline = {**site, "page": files["index.html"].decode(), "headers": _headers("index.html"), "kept": _kept(files)}
    del offline["headers"]["Content-Type"]
    files["sw.js"] = _bundle(page / "shell/service_worker.js", offline)
    _write(files, out)
    _check_that_it_runs(out, site, node, cache)
    return files


def pack_python(node: str, cache: Path, more: Sequence[MoreGame] = ()) -> tuple[bytes, bytes, dict[str, Any]]:
    """The zip of bytecode, the one with what robots need besides, both compressed by gzip, and rehearsal.py's answer.

    They are made anew only when their sources change.
    """
    sources = [
        *_files_below(PACKAGE, ".py"),
        *_files_below(PACKAGE, ".bin"),
        WEB / "rehearsal.py",
        WEB / "pack_python.py",
        WEB / "pack_python.mjs",
    ]
    named = {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in sources}
    for game in more:
        named |= {f"{game.module} {file}": file.read_bytes() for file in _files_below(game.folder, ".py")}
    named["pyodide"] = (PYODIDE / "package.json").read_bytes()
    folder = cache / f"python-{_hash(*_names_and_bytes(sorted(named.items())))}"
    done = folder / "rehearsal.json"
    if not done.exists():
        for old in cache.glob("python-*"):
            shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        command = [node, WEB / "pack_python.mjs", "pack", PYODIDE, PACKAGE, folder]
        if more:
            write_module(more, folder)
            command += [folder, *dict.fromkeys(game.root for game in more)]
        _run(command, "Python's bytecode could not be packed")
    packed, for_robots = ((folder / name).read_bytes() for name in ("python.zip.gz", "robot.zip.gz"))
    return packed, for_robots, json.loads(done.read_text("utf-8"))


def _add_micropip(files: Files, node: str, cache: Path, wheels: Path, packed: Sequence[bytes]) -> str:
    """Add micropip for a host's own wheels, and its licence. Raises BuildError if it cannot install them."""
    try:
        content, licence = pack_micropip(node, cache, wheels, pyodide=PYODIDE, package=PACKAGE, packed=packed)
    except WheelError as error:
        raise BuildError(str(error)) from None
    files["licenses.txt"] += f"{LINE}micropip\n\n{licence}".encode()
    return _add(files, "robot-micropip.bin", content)


def found_games(out: Path, games: Path = GAMES) -> dict[str, Path]:
    """Write the modules that gather all boards below `games`; answers the name of each, and where it is.

    A game's folder holds board.js, board.css, rules.txt and sections.json, and may hold lesson.txt, and paper.js, which
    only the printed pages import; a folder without board.js is no game.
    """
    folders = sorted(file.parent for file in games.glob("*/board.js"))
    parts = {"board": "board.js", "records": "rules.txt", "sections": "sections.json"}
    imports, entries = [], []
    for folder in folders:
        own = {**parts, "lesson": "lesson.txt"} if (folder / "lesson.txt").exists() else parts
        for part, name in own.items():
            imports.append(f"import {folder.name}_{part} from {json.dumps((folder / name).as_posix())};")
        values = ", ".join(f"{part}: {folder.name}_{part}" for part in own)
        entries.append(f"  {folder.name}: {{ {values} }},")
    out.mkdir(parents=True, exist_ok=True)
    found = {"found-games": out / "games.js", "found-games.css": out / "games.css"}
    module = [*imports, "export const FOUND_GAMES = {", *entries, "};", ""]
    found["found-games"].write_text("\n".join(module), "utf-8")
    styles = [f"@import {json.dumps((folder / 'board.css').as_posix())};\n" for folder in folders]
    found["found-games.css"].write_text("".join(styles), "utf-8")
    on_paper = [folder for folder in folders if (folder / "paper.js").exists()]
    imports = [f"import {folder.name} from {json.dumps((folder / 'paper.js').as_posix())};" for folder in on_paper]
    exported = f"export const FOUND_PAPERS = {{ {', '.join(folder.name for folder in on_paper)} }};"
    found["found-papers"] = out / "papers.js"
    found["found-papers"].write_text("\n".join([*imports, exported, ""]), "utf-8")
    return found


def content_security_policy() -> str:
    """The policy of netlify.toml as a page can state it itself (there `frame-ancestors` has no effect)."""
    rules = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]
    policy: str = next(rule["values"]["Content-Security-Policy"] for rule in rules if rule["for"] == "/*")
    return re.sub(r";\s*frame-ancestors[^;]*", "", policy)


def sizes(files: Mapping[str, bytes], cache: Path = ROOT / "build") -> tuple[int, int | None]:
    """How many bytes the site has, and how many compressed by Brotli (None where the package brotli is missing)."""
    raw = sum(map(len, files.values()))
    try:
        import brotli
    except ImportError:
        return raw, None
    memory = cache / "sizes.json"
    known: dict[str, int] = json.loads(memory.read_text("utf-8")) if memory.exists() else {}
    now = {}
    for content in files.values():
        key = _hash(content)
        now[key] = known.get(key) or len(brotli.compress(content, quality=11))
    memory.parent.mkdir(parents=True, exist_ok=True)
    memory.write_text(json.dumps(now), "utf-8")
    return raw, sum(now[_hash(content)] for content in files.values())


def _add(files: Files, name: str, content: bytes) -> str:
    stem, _, ending = name.rpartition(".")
    hashed = f"{stem}-{_hash(content)}.{ending}"
    files[hashed] = content
    return hashed


def _add_pyodide(files: Files) -> dict[str, Any]:
    contents = {name: (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    # A host that finds a source map named tells the developer tools to fetch it, and it is not there.
    folder = f"pyodide-{_hash(*contents.values())}/"
    files.update(
        {folder + name: re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", text) for name, text in contents.items()}
    )
    *scripts, wasm = (folder + name for name in PYODIDE_FILES)
    return {"folder": folder, "scripts": scripts, "wasm": {"url": wasm, "size": len(files[wasm])}}


def _add_texts(files: Files, folder: Path, english: str) -> dict[str, dict[str, Any]]:
    """The texts of each folder of texts, one file a language; Python's own sentences belong to the English.

    What the teacher's desk says (`LATER_TEXTS`) is a second file, `later`, which the page fetches when somebody goes
    there. What a language lacks (a game from elsewhere may have fewer) is said in English.
    """

    def written(language: str, later: bool) -> str:
        chosen = [file for file in (folder / language).glob("*.ftl") if file.name.startswith(LATER_TEXTS) == later]
        return "\n".join(file.read_text("utf-8") for file in sorted(chosen))

    def add(language: str, later: bool) -> dict[str, Any]:
        own = written(language, later)
        content = f"{own}\n{missing_messages(own, leading[later])}".encode()
        name = _add(files, f"{'later' if later else 'text'}-{language}.ftl", content)
        return {"url": name, "integrity": _integrity(content)}

    leading = {False: f"{written(ENGLISH, later=False)}\n{english}", True: written(ENGLISH, later=True)}
    languages = sorted(path.name for path in folder.iterdir() if path.is_dir())
    return {one: {**add(one, later=False), "later": add(one, later=True)} for one in languages}


def _wordless(folder: Path) -> dict[str, dict[str, str]]:
    """What is said where the texts cannot be read: the messages `wordless-...` of each language, which are plain."""
    said = {}
    for file in sorted(folder.glob("*/start.ftl")):
        found = re.findall(r"^(wordless-[\w-]+) = (.+)$", file.read_text("utf-8"), re.MULTILINE)
        if any("{" in sentence for _, sentence in found):
            raise BuildError(f"{file}: what begins with wordless- must be plain text.")
        said[file.parent.name] = dict(found)
    return said


def _add_as_it_is(files: Files) -> None:
    for file in [WEB / "manifest.webmanifest", *_files_below(WEB / "icons")]:
        files[file.relative_to(WEB).as_posix()] = file.read_bytes()
    for icon in json.loads(files["manifest.webmanifest"])["icons"]:
        if icon["src"] not in files:
            raise BuildError(f"The manifest names {icon['src']}, which is not in web/icons.")
    files["licenses.txt"] = _licenses().encode()


def _licenses() -> str:
    """Version, credits, and the licence of everything that the site contains."""
    thanks = (WEB / "credits.txt").read_text("utf-8")
    texts = [f"Rollbook {_release()}\n\n{thanks}", "Rollbook's licence\n\n" + (ROOT / "LICENSE").read_text("utf-8")]
    texts.append(
        "Python's standard library\n\nPython Software Foundation License 2: https://docs.python.org/3/license.html\n"
    )
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    shipped = [path for path, package in packages.items() if path and not package.get("dev") and path not in FOR_NODE]
    for folder in [WEB / path for path in shipped]:
        package = json.loads((folder / "package.json").read_text("utf-8"))
        named = [file for file in sorted(folder.glob("*")) if file.name.lower().startswith("license")]
        text = named[0].read_text("utf-8") if named else f"{package['license']}: {package['homepage']}\n"
        texts.append(f"{package['name']} {package['version']}\n\n{text}")
    return LINE.join(texts)


def _add_app(files: Files, page: Path, site: Mapping[str, Any], found: Mapping[str, Path]) -> list[str]:
    """The page's script, and apart from it what is fetched only when somebody asks for it (`import()`).

    Returns the name of the script, followed by those of the parts that it needs at once.
    """
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "told.json")
        parts = ["--splitting", f"--outdir={folder}", "--entry-names=app", "--chunk-names=part-[hash]"]
        _bundle(page / "shell/app.js", site, found=found, more=[*parts, f"--metafile={told}"])
        outputs = json.loads(told.read_text("utf-8"))["outputs"]
        told.unlink()
        written = {file.name: file.read_bytes() for file in _files_below(Path(folder))}
    imports = {
        Path(name).name: [Path(one["path"]).name for one in output["imports"] if one["kind"] == "import-statement"]
        for name, output in outputs.items()
    }
    needed = imports["app.js"]
    for name in needed:  # which grows meanwhile
        needed += [one for one in imports[name] if one not in needed]
    # esbuild's own hashes depend on the folder in which it builds. Parts import one another in circles, so their names
    # share one hash of all of them.
    texts = {name: content.decode() for name, content in written.items()}
    nameless = {name: re.sub(r"\bpart-[0-9A-Z]{8}\b", "part", text) for name, text in texts.items()}
    parts_in_order = sorted((name for name in texts if name != "app.js"), key=nameless.__getitem__)
    shared = _hash(*(nameless[name].encode() for name in parts_in_order))
    new_names = {name: f"part{number}-{shared}.js" for number, name in enumerate(parts_in_order)}
    renamed = re.compile("|".join(map(re.escape, new_names)))
    finished = {name: renamed.sub(lambda found: new_names[found[0]], text).encode() for name, text in texts.items()}
    files.update({new_names[name]: finished[name] for name in parts_in_order})
    return [_add(files, "app.js", finished["app.js"]), *(new_names[name] for name in needed)]


def _bundle(
    entry: Path,
    site: Mapping[str, Any],
    kind: str = "esm",
    *,
    found: Mapping[str, Path] | None = None,
    target: str = OUR_BROWSERS,
    more: Sequence[str] = (),
) -> bytes:
    """An entry with all that it imports, as one small file; `found` are modules that the build has made."""
    bundlers = [*WEB.glob("node_modules/@esbuild/*/bin/esbuild"), *WEB.glob("node_modules/@esbuild/*/esbuild.exe")]
    if not bundlers:
        raise BuildError("web/node_modules is missing or not complete; `python3 dev.py build` installs it.")
    options = [*more, "--bundle", "--minify", f"--format={kind}", f"--target={target}", "--legal-comments=none"]
    options += [
        "--loader:.svg=dataurl",
        "--loader:.py=text",
        "--log-level=warning",
        "--charset=utf8",
        f"--define:SITE={json.dumps(site)}",
    ]
    options += ['--define:process.env.NODE_ENV="production"']
    options += [f"--alias:{name}={file}" for name, file in (found or {}).items()]
    # Sources that have been copied do not lie below web/, where the packages are.
    environment = {**os.environ, "NODE_PATH": str(WEB / "node_modules")}
    return _run([bundlers[0], entry, *options], f"{entry.name} could not be bundled", environment)


def _page(named: Mapping[str, str], parts: Sequence[str], files: Files) -> bytes:
    """index.html, with the names of what was built in the place of those of the sources, and their digests.

    `parts` are asked for together with the script that imports them.
    """
    page = (WEB / "index.html").read_text("utf-8")
    policy = r'(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")'
    replacements = {policy: content_security_policy()}
    for source, name in named.items():
        replacements['(?<==")' + re.escape(source) + '"'] = f'{name}" integrity="{_integrity(files[name])}"'
    for pattern, replacement in replacements.items():
        page, count = re.subn(pattern, replacement, page)
        if count != 1:
            raise BuildError(f"web/index.html must hold {pattern} once, not {count} times.")
    asked = [f'<link rel="modulepreload" href="{name}" integrity="{_integrity(files[name])}">\n    ' for name in parts]
    return page.replace('<script type="module"', "".join(asked) + '<script type="module"').encode()


def _kept(files: Mapping[str, bytes]) -> list[dict[str, str | int]]:
    """What works offline, with all that the service worker needs to know a file as it was built."""
    return [
        {
            "url": name,
            "size": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
            "type": _headers(name)["Content-Type"],
        }
        for name, content in sorted(files.items())
        if name not in NOT_KEPT
    ]


def _headers(name: str) -> dict[str, str]:
    """The headers that a file is to have, but for how long it may be kept."""
    headers = Site(ROOT).headers(f"/{name}")
    return {header: value for header, value in headers.items() if header != "Cache-Control"}


def _write(files: Mapping[str, bytes], out: Path) -> None:
    for name, content in files.items():
        target = out / name
        if not target.exists() or target.read_bytes() != content:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)
    for old in [file for file in out.rglob("*") if file.is_file() and file.relative_to(out).as_posix() not in files]:
        old.unlink()
    for folder in sorted((path for path in out.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()


def _check_that_it_runs(out: Path, site: Mapping[str, Any], node: str, cache: Path) -> None:
    """Boot the very files that ship and rehearse with them, once for each pair of Pyodide and zip."""
    checked = cache / "checked.txt"
    pair = site["pyodide"]["folder"] + site["python"]["url"]
    if not checked.exists() or checked.read_text("utf-8") != pair:
        command = [node, WEB / "pack_python.mjs", "check", out / site["pyodide"]["folder"], out / site["python"]["url"]]
        command += ["more games"] if site["more_games"] else []
        _run(command, "The packed Python does not run")
        checked.write_text(pair, "utf-8")


def _run(command: list[Any], complaint: str, environment: Mapping[str, str] | None = None) -> bytes:
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, check=False, env=environment)
    except FileNotFoundError:
        raise BuildError(f"{complaint}: there is no {command[0]} on this machine.") from None
    # An error inside Pyodide quotes its source, which is one line of a hundred thousand characters.
    lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
    message = "\n".join(line for line in lines if len(line) <= LONGEST_LINE)
    if done.returncode:
        raise BuildError(f"{complaint}:\n{message}")
    if message:
        print(message, file=sys.stderr)
    return done.stdout


def _files_below(folder: Path, ending: str = "") -> list[Path]:
    return sorted(path for path in folder.rglob("*") if path.is_file() and path.name.endswith(ending))


def _names_and_bytes(named: Iterable[tuple[str, bytes]]) -> list[bytes]:
    return [part for name, content in named for part in (name.encode(), content)]


def _release() -> str:
    """The package's version."""
    found = re.search(r'^__version__ = "(.+)"$', (PACKAGE / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if not found:
        raise BuildError("py/rollbook/__init__.py names no __version__.")
    return found[1]


def _integrity(content: bytes) -> str:
    """What a browser compares a file with before it uses it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def digest(files: Mapping[str, bytes]) -> str:
    """The SHA-256 of all names and contents: the same sources give the same, wherever they are built."""
    lines = [f"{hashlib.sha256(content).hexdigest()}  {name}\n" for name, content in sorted(files.items())]
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def _hash(*parts: bytes) -> str:
    """Twelve hexadecimal digits; each part's length counts, so that parts cannot run into one another."""
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "little") + part)
    return digest.hexdigest()[:12]


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
    parser.add_argument("--sizes", action="store_true", help="measure the site, compressed as a good host sends it")
    given = parser.parse_args()
    try:
        files = build(given.out.resolve(), node=given.node, label=given.label, games=given.game)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Built {len(files)} files in {given.out}.\nDigest: {digest(files)}")
    if given.sizes:
        raw, compressed = sizes(files)
        print(f"Size: {raw / 1e6:.2f} MB" + (f", {compressed / 1e6:.2f} MB after Brotli." if compressed else "."))
        if compressed and compressed > MOST_BYTES:
            print(f"That is more than the {MOST_BYTES / 1e6} MB this site may have.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
