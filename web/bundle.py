"""Bundles the page's scripts and styles with esbuild."""

import json
import os
import re
import tempfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from web.site_files import ROOT, WEB, BuildError, Files, add, files_below, run

# The targets of all scripts, and of the script that tells older browsers so: docs/decisions.md.
# The oldest browsers stand in package.json, as "safari >= 16.4", where a lint reads them too.
OUR_BROWSERS: Final = ",".join(
    wanted.replace("ios_saf", "ios").replace(" >= ", "")
    for wanted in json.loads((WEB / "package.json").read_text("utf-8"))["browserslist"]
)
ANY_BROWSER: Final = "es2017"


def bundle(
    entry: Path,
    site: Mapping[str, Any],
    kind: str = "esm",
    *,
    own: Mapping[str, Any] | None = None,
    found: Mapping[str, Path] | None = None,
    target: str = OUR_BROWSERS,
    more: Sequence[str] = (),
) -> bytes:
    """An entry with all that it imports, as one small file.

    `site` are the facts that all entries share, `SITE` in a script; `own` are those of this entry alone, by the name
    that they have there (web/site.d.ts). `found` are modules that the build has made. Raises `BuildError` where a
    script reads a fact that it is not given.
    """
    options = [*more, "--bundle", "--minify", f"--format={kind}", f"--target={target}", "--legal-comments=none"]
    options += [
        "--loader:.svg=dataurl",
        "--loader:.py=text",
        "--log-level=warning",
        "--charset=utf8",
    ]
    # One by one: a script holds those that it reads, and what only the other kind of page does is left out.
    facts = {f"SITE.{name}": fact for name, fact in site.items()} | dict(own or {})
    options += [f"--define:{name}={json.dumps(fact)}" for name, fact in facts.items()]
    options += ['--define:process.env.NODE_ENV="production"']
    options += [f"--alias:{name}={file}" for name, file in (found or {}).items()]
    # Sources that have been copied do not lie below web/, where the packages are.
    environment = {**os.environ, "NODE_PATH": str(WEB / "node_modules")}
    # The names of parts depend on the paths of their sources, as esbuild sees them from the folder in which it runs; a
    # link to packages elsewhere is not to show there.
    options += ["--preserve-symlinks"]
    bundled = run([_esbuild(), entry, *options], f"{entry.name} could not be bundled", environment, ROOT)
    check_facts(entry.name, bundled)
    return bundled


def minify(script: Path) -> bytes:
    """A module as it is, in fewer bytes."""
    options = ["--minify", "--format=esm", f"--target={OUR_BROWSERS}", "--legal-comments=inline", "--charset=utf8"]
    return run([_esbuild(), script, *options], f"{script.name} could not be minified")


def _esbuild() -> Path:
    """The bundler. Raises BuildError if there is none."""
    found = [*WEB.glob("node_modules/@esbuild/*/bin/esbuild"), *WEB.glob("node_modules/@esbuild/*/esbuild.exe")]
    if not found:
        raise BuildError("web/node_modules is missing or not complete; `python3 dev.py build` installs it.")
    return found[0]


def check_facts(entry: str, bundled: bytes) -> None:
    """Raise `BuildError` if a script reads a fact that it is not given: esbuild leaves its name."""
    if unknown := re.search(rb"\b(SITE|START|OFFLINE)\.\w+", bundled):
        raise BuildError(f"{entry} reads {unknown[0].decode()}, which the build does not give it (web/build.py).")


def add_app(files: Files, page: Path, site: Mapping[str, Any], found: Mapping[str, Path]) -> list[str]:
    """The page's script, and apart from it what is fetched only when somebody asks for it (`import()`).

    Returns the name of the script, followed by those of the parts that it needs at once.
    """
    with tempfile.TemporaryDirectory() as folder:
        told = Path(folder, "told.json")
        parts = ["--splitting", f"--outdir={folder}", "--entry-names=app", "--chunk-names=part-[hash]"]
        bundle(page / "shell/app.js", site, found=found, more=[*parts, f"--metafile={told}"])
        outputs = json.loads(told.read_text("utf-8"))["outputs"]
        told.unlink()
        written = {file.name: file.read_bytes() for file in files_below(Path(folder))}
    for name, content in written.items():
        check_facts(name, content)
    imports = {
        Path(name).name: [Path(one["path"]).name for one in output["imports"] if one["kind"] == "import-statement"]
        for name, output in outputs.items()
    }
    needed = imports["app.js"]
    for name in needed:  # the list grows during iteration
        needed += [one for one in imports[name] if one not in needed]
    files.update({name: content for name, content in written.items() if name != "app.js"})
    return [add(files, "app.js", written["app.js"]), *needed]
