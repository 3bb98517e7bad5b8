"""Bundles the page's scripts and styles with esbuild."""

import json
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Any, Final, Self

from web.site_files import ROOT, WEB, BuildError, Files, add

# The targets of all scripts, and of the script for older browsers: docs/decisions.md. package.json names the oldest
# browsers, as in "safari >= 16.4", where a lint reads them too.
OUR_BROWSERS: Final = [
    wanted.replace("ios_saf", "ios").replace(" >= ", "")
    for wanted in json.loads((WEB / "package.json").read_text("utf-8"))["browserslist"]
]
ANY_BROWSER: Final = ["es2017"]


class Bundler:
    """An esbuild that waits for entries until the `with` block ends. Raises `BuildError` if it cannot start.

    One process for all entries is quick. It receives the facts of the site as text, not on a command line, because
    Windows limits a command line to 32,767 characters.
    """

    def __init__(self, node: str) -> None:
        if not (WEB / "node_modules" / "esbuild").is_dir():
            raise BuildError("web/node_modules is missing or not complete; `python3 dev.py build` installs it.")
        try:
            self._process = subprocess.Popen(
                [node, str(WEB / "bundle.mjs")], stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as error:
            raise BuildError(f"Node could not be started: {error.strerror} ({node}).") from None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._process:
            if self._process.stdin:
                self._process.stdin.close()

    def bundle(
        self,
        entry: Path,
        site: Mapping[str, Any],
        kind: str = "esm",
        *,
        own: Mapping[str, Any] | None = None,
        found: Mapping[str, str] | None = None,
        target: list[str] = OUR_BROWSERS,
    ) -> bytes:
        """Return an entry with everything it imports, as one small file.

        `site` are the facts that all entries share, `SITE` in a script; `own` are the facts of only this entry, by
        their names in the script (web/site.d.ts). `found` are modules that the build has made, by name. Raises
        `BuildError` if a script reads a fact that it is not given.
        """
        bundled = self._bundle(entry, _options(site, own or {}, kind, target), found)
        text: str = bundled["files"][0]["text"]
        return text.encode()

    def add_app(self, files: Files, page: Path, site: Mapping[str, Any], found: Mapping[str, str]) -> list[str]:
        """Add the page's script, and the parts that are loaded on demand (`import()`).

        Returns the name of the script, followed by those of the parts that it needs at once.
        """
        parts = {"splitting": True, "entryNames": "app", "chunkNames": "part-[hash]", "metafile": True}
        bundled = self._bundle(page / "shell/app.js", _options(site, {}, "esm", OUR_BROWSERS) | parts, found)
        written = {PurePath(file["path"]).name: file["text"].encode() for file in bundled["files"]}
        imports = {
            PurePath(name).name: [
                PurePath(one["path"]).name for one in output["imports"] if one["kind"] == "import-statement"
            ]
            for name, output in bundled["outputs"].items()
        }
        needed = imports["app.js"]
        for name in needed:  # the list grows during iteration
            needed += [one for one in imports[name] if one not in needed]
        files.update({name: content for name, content in written.items() if name != "app.js"})
        return [add(files, "app.js", written["app.js"]), *needed]

    def minify(self, script: Path) -> bytes:
        """Return a module minified."""
        options = {
            "minify": True,
            "format": "esm",
            "target": OUR_BROWSERS,
            "legalComments": "inline",
            "charset": "utf8",
        }
        asked = options | {"entryPoints": [str(script)], "outdir": str(ROOT)}
        text: str = self._ask(asked, f"{script.name} could not be minified")["files"][0]["text"]
        return text.encode()

    def _bundle(self, entry: Path, options: dict[str, Any], found: Mapping[str, str] | None) -> dict[str, Any]:
        bundled = self._ask({"entryPoints": [str(entry)], **options}, f"{entry.name} could not be bundled", found)
        for file in bundled["files"]:
            check_facts(entry.name, file["text"].encode())
        return bundled

    def _ask(
        self, options: Mapping[str, Any], complaint: str, found: Mapping[str, str] | None = None
    ) -> dict[str, Any]:
        """Return esbuild's answer. Raises `BuildError` with esbuild's message if there is none."""
        source, answers = self._process.stdin, self._process.stdout
        line = ""
        if source and answers:
            try:
                source.write(f"{json.dumps({'found': found or {}, 'options': options})}\n")
                source.flush()
                line = answers.readline()
            except OSError:  # it has ended
                line = ""
        if not line:
            raise BuildError(f"{complaint}: esbuild has stopped.")
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            raise BuildError(f"{complaint}:\n{answer['error']}")
        if answer["warnings"]:
            print(answer["warnings"], file=sys.stderr)
        return answer


def _options(site: Mapping[str, Any], own: Mapping[str, Any], kind: str, target: list[str]) -> dict[str, Any]:
    """Return the options with which esbuild bundles an entry (https://esbuild.github.io/api)."""
    # Define each fact separately: then a script contains only those that it reads, and no code for other kinds of page.
    facts = {f"SITE.{name}": fact for name, fact in site.items()} | dict(own)
    return {
        "bundle": True,
        "minify": True,
        "format": kind,
        "target": target,
        "legalComments": "none",
        "charset": "utf8",
        "loader": {".svg": "dataurl", ".py": "text"},
        "define": {name: json.dumps(fact) for name, fact in facts.items()} | {"process.env.NODE_ENV": '"production"'},
        "outdir": str(ROOT),  # nothing is written there: the folder is only needed for names
        "nodePaths": [str(WEB / "node_modules")],  # sources that have been copied are outside web/
        # The names of parts depend on the paths of their sources relative to the folder in which esbuild runs. A link
        # to packages elsewhere must not affect them.
        "absWorkingDir": str(ROOT),
        "preserveSymlinks": True,
    }


def check_facts(entry: str, bundled: bytes) -> None:
    """Raise `BuildError` if a script reads a fact that it is not given: esbuild leaves its name in place."""
    if unknown := re.search(rb"\b(SITE|START|OFFLINE)\.\w+", bundled):
        raise BuildError(f"{entry} reads {unknown[0].decode()}, which the build does not give it (web/build.py).")
