"""The licence of everything that the site contains."""

import json
from pathlib import Path
from typing import Any, Final

from web.site_files import ROOT, WEB

NOT_SHIPPED: Final = (
    "node_modules/7z-wasm",
    "node_modules/@esbuild/",
    "node_modules/@types/",
    "node_modules/esbuild",
    "node_modules/tagged-tag",
    "node_modules/type-fest",
    "node_modules/ws",
)
"""Prefixes of the paths of build tools, of types, and of a package that Pyodide needs only outside browsers."""
LINE: Final = "\n" + "-" * 80 + "\n\n"  # between two licences
MINIFIED: Final = """Pyodide's largest script, in fewer bytes

The site's pyodide.asm.js is Pyodide's, minified by esbuild (web/bundle.py of Rollbook's sources) and not changed
otherwise. Its source is that of Pyodide, and its licence the Mozilla Public License.
"""
LEAN: Final = """Pyodide's WebAssembly, in two parts

The site's pyodide.asm.wasm is Pyodide's with one change: the functions that Rollbook does not call have no code. The
script that makes it is web/lean.py of Rollbook's sources, and web/lean_profile.txt lists the functions that keep
theirs. rest-*.bin, compressed by gzip, holds the code of the others. The page puts both together where all is needed
(web/src/files/whole_module.js), and uses the result only if it is Pyodide's own file, byte for byte. rollbook.html
holds Pyodide's file as it is. The licence of all of them is the Mozilla Public License.
"""
"""The Mozilla Public License requires this: the changes to a file, and the location of its source."""
TEXTS: Final = WEB / "licence_texts"
"""Licence texts, named as in SPDX, for packages without their own text. The folder pyodide/ has the notices for
Pyodide's contents, and zxing-wasm/ those for the code reader, each under its name."""


def licences(release: str, *, lean: bool) -> str:
    """Return version, credits, and the licences of everything in the site; with `lean`, the changes to Pyodide."""
    thanks = (WEB / "credits.txt").read_text("utf-8")
    texts = [f"Rollbook {release}\n\n{thanks}", "Rollbook's licence\n\n" + (ROOT / "LICENSE").read_text("utf-8")]
    texts += [_licence(WEB / path) for path in shipped()]
    for inside in ("pyodide", "zxing-wasm"):
        texts += [file.read_text("utf-8") for file in sorted((TEXTS / inside).glob("*.txt"))]
    return LINE.join([*texts, MINIFIED, *([LEAN] if lean else [])])


def shipped() -> dict[str, Any]:
    """Return the npm packages of the site, from the lock file, by their paths."""
    packages: dict[str, Any] = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    return {
        path: package
        for path, package in packages.items()
        if path and not package.get("dev") and not path.startswith(NOT_SHIPPED)
    }


def _licence(folder: Path) -> str:
    package: dict[str, Any] = json.loads((folder / "package.json").read_text("utf-8"))
    own = [file for file in sorted(folder.glob("*")) if file.name.lower().startswith(("license", "licence"))]
    text = (own[0] if own else TEXTS / f"{package['license']}.txt").read_text("utf-8")
    made_by = "" if own else f"{package.get('author', 'Its contributors')}; source: {package['homepage']}\n\n"
    return f"{package['name']} {package['version']}\n\n{made_by}{text}"
