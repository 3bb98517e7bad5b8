"""Builds the site: `python web/build.py` writes dist/, a folder of static files that any host can serve.

Needs Python alone, a Node to run Pyodide in, and web/node_modules (`python3 dev.py build` provides both).
Every file but index.html, sw.js, the manifest and the icons has a hash of its content in its name.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
PACKAGE: Final = ROOT / "py" / "rollbook"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
FOR_NODE: Final = ("node_modules/@types/emscripten", "node_modules/ws")  # what Pyodide needs outside browsers
NOT_PRECACHED: Final = ("sw.js", "licenses.txt")
LONGEST_LINE: Final = 500
MOST_BYTES: Final = 4_600_000  # of the whole site, each file compressed by Brotli
Files = dict[str, bytes]


class BuildError(Exception):
    """The site cannot be built; the text says why."""


def build(out: Path = ROOT / "dist", *, node: str = "node", cache: Path = ROOT / "build", label: str = "") -> Files:
    """Write the site to `out` and answer its files by their paths.

    `label` makes another version of the same content. Raises `BuildError`; then `out` is as it was, unless what was
    built does not run.
    """
    python_zip, learnt = pack_python(node, cache)
    files: Files = {}
    site: dict[str, Any] = {
        "pyodide": _add_pyodide(files),
        # Not `.zip.gz`: a host that knows such names may unpack it on the way.
        "python": _add(files, "python.bin", python_zip),
        "texts": _add_texts(files, learnt["english"]),
        "games": learnt["games"],
        "worker": "",
    }
    _add_as_it_is(files)
    sources = [*_files_below(WEB / "src"), WEB / "index.html", WEB / "package-lock.json", Path(__file__)]
    site["version"] = _hash(label.encode(), *_names_and_bytes(files.items()), *map(Path.read_bytes, sources))
    site["worker"] = _add(files, "worker.js", _bundle("worker.js", site))
    start = _add(files, "start.js", _bundle("start.js", site, "iife"))
    app = _add(files, "app.js", _bundle("app.js", site))
    style = _add(files, "style.css", _bundle("style.css", site))
    files["index.html"] = _page(start, app, style)
    files["sw.js"] = _bundle("service_worker.js", {**site, "precache": _precache(files)})
    _write(files, out)
    _check_that_it_runs(out, site, node, cache)
    return files


def pack_python(node: str, cache: Path) -> tuple[bytes, dict[str, Any]]:
    """The zip of bytecode, compressed by gzip, and what web/rehearsal.py answers.

    Both are made anew only when their sources change.
    """
    sources = [
        *_files_below(PACKAGE, ".py"),
        *_files_below(PACKAGE, ".bin"),
        WEB / "rehearsal.py",
        WEB / "pack_python.py",
        WEB / "pack_python.mjs",
    ]
    named = {file.relative_to(ROOT).as_posix(): file.read_bytes() for file in sources}
    named["pyodide"] = (PYODIDE / "package.json").read_bytes()
    folder = cache / f"python-{_hash(*_names_and_bytes(sorted(named.items())))}"
    done = folder / "rehearsal.json"
    if not done.exists():
        for old in cache.glob("python-*"):
            shutil.rmtree(old, ignore_errors=True)
        folder.mkdir(parents=True, exist_ok=True)
        _run([node, WEB / "pack_python.mjs", "pack", PYODIDE, PACKAGE, folder], "Python's bytecode could not be packed")
    return (folder / "python.zip.gz").read_bytes(), json.loads(done.read_text("utf-8"))


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


def _add_pyodide(files: Files) -> str:
    contents = {name: (PYODIDE / name).read_bytes() for name in PYODIDE_FILES}
    # A host that finds a source map named tells the developer tools to fetch it, and it is not there.
    folder = f"pyodide-{_hash(*contents.values())}/"
    files.update(
        {folder + name: re.sub(rb"\n//# sourceMappingURL=\S+\s*$", b"\n", text) for name, text in contents.items()}
    )
    return folder


def _add_texts(files: Files, english: str) -> dict[str, str]:
    """The texts of each folder of web/src/text, one file a language; Python's own sentences belong to the English."""
    texts = {}
    for language in sorted(folder for folder in (WEB / "src" / "text").iterdir() if folder.is_dir()):
        parts = [file.read_text("utf-8") for file in sorted(language.glob("*.ftl"))]
        if language.name == "en":
            parts.append(english)
        texts[language.name] = _add(files, f"text-{language.name}.ftl", "\n".join(parts).encode())
    return texts


def _add_as_it_is(files: Files) -> None:
    for file in [WEB / "manifest.webmanifest", *_files_below(WEB / "icons")]:
        files[file.relative_to(WEB).as_posix()] = file.read_bytes()
    for icon in json.loads(files["manifest.webmanifest"])["icons"]:
        if icon["src"] not in files:
            raise BuildError(f"The manifest names {icon['src']}, which is not in web/icons.")
    files["licenses.txt"] = _licenses().encode()


def _licenses() -> str:
    """The licence of everything that the site contains."""
    texts = ["Rollbook\n\n" + (ROOT / "LICENSE").read_text("utf-8")]
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
    return ("\n" + "-" * 80 + "\n\n").join(texts)


def _bundle(entry: str, site: Mapping[str, Any], kind: str = "esm") -> bytes:
    """One entry of web/src with all that it imports, as one small file."""
    found = [*WEB.glob("node_modules/@esbuild/*/bin/esbuild"), *WEB.glob("node_modules/@esbuild/*/esbuild.exe")]
    if not found:
        raise BuildError("web/node_modules is missing or not complete; `python3 dev.py build` installs it.")
    options = ["--bundle", "--minify", f"--format={kind}", "--target=es2022,safari16.4", "--legal-comments=none"]
    options += ["--loader:.svg=dataurl", "--log-level=warning", "--charset=utf8", f"--define:SITE={json.dumps(site)}"]
    options += ['--define:process.env.NODE_ENV="production"']
    return _run([found[0], WEB / "src" / entry, *options], f"{entry} could not be bundled")


def _page(start: str, app: str, style: str) -> bytes:
    page = (WEB / "index.html").read_text("utf-8")
    for pattern, replacement in (
        (r'(?<=src=")start\.js(?=")', start),
        (r'(?<=src=")app\.js(?=")', app),
        (r'(?<=href=")style\.css(?=")', style),
        (r'(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")', content_security_policy()),
    ):
        page, count = re.subn(pattern, replacement, page)
        if count != 1:
            raise BuildError(f"web/index.html must hold {pattern} once, not {count} times.")
    return page.encode()


def _precache(files: Mapping[str, bytes]) -> list[dict[str, str | None]]:
    """Everything that works offline, as Workbox wants it; a name with a hash needs no revision."""
    hashed = re.compile(r"-[0-9a-f]{12}[./]")
    return [
        {"url": name, "revision": None if hashed.search(name) else _hash(content)}
        for name, content in sorted(files.items())
        if name not in NOT_PRECACHED
    ]


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
    pair = site["pyodide"] + site["python"]
    if not checked.exists() or checked.read_text("utf-8") != pair:
        command = [node, WEB / "pack_python.mjs", "check", out / site["pyodide"], out / site["python"]]
        _run(command, "The packed Python does not run")
        checked.write_text(pair, "utf-8")


def _run(command: list[Any], complaint: str) -> bytes:
    try:
        done = subprocess.run([str(part) for part in command], capture_output=True, check=False)
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
    parser.add_argument("--sizes", action="store_true", help="measure the site, compressed as a good host sends it")
    given = parser.parse_args()
    try:
        files = build(given.out.resolve(), node=given.node, label=given.label)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    print(f"Built {len(files)} files in {given.out}.")
    if given.sizes:
        raw, compressed = sizes(files)
        print(f"Size: {raw / 1e6:.2f} MB" + (f", {compressed / 1e6:.2f} MB after Brotli." if compressed else "."))
        if compressed and compressed > MOST_BYTES:
            print(f"That is more than the {MOST_BYTES / 1e6} MB this site may have.", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
