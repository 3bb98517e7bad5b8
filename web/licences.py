"""The licence of everything that the site contains."""

import json
from typing import Final

from web.site_files import ROOT, WEB

FOR_NODE: Final = ("node_modules/@types/emscripten", "node_modules/ws")  # what Pyodide needs outside browsers
LINE: Final = "\n" + "-" * 80 + "\n\n"  # between two licences


def licences(release: str) -> str:
    """Version, credits, and the licence of everything that the site contains."""
    thanks = (WEB / "credits.txt").read_text("utf-8")
    texts = [f"Rollbook {release}\n\n{thanks}", "Rollbook's licence\n\n" + (ROOT / "LICENSE").read_text("utf-8")]
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
