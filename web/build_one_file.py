"""Makes rollbook.html from a built site: the page as one file, which opens from a USB stick without a server.

It contains the scripts and the style as they are, and its policy lists their digests. Everything else that the page
needs is in elements that a browser does not run (web/src/files/files.js): texts as JSON, the rest in base64.
"""

import base64
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from web.bundle import ANY_BROWSER, Bundler
from web.index_page import POLICY, content_security_policy, replaced
from web.site_files import WEB, BuildError, integrity
from web.texts import wordless, words_of_start

ONE_FILE: Final = "rollbook.html"
WORKER: Final = "worker.js"
LICENCES: Final = "licenses.txt"
ICON: Final = "images/icon.svg"


def build_one_file(
    page: Path,
    site: Mapping[str, Any],
    found: Mapping[str, str],
    files: Mapping[str, bytes],
    wasm: bytes,
    *,
    bundler: Bundler,
) -> bytes:
    """Return the page as one file.

    `page` is the folder of the sources, `files` are those of the site, and `wasm` is Pyodide's, compressed with gzip.
    """
    own = {**site, "one_file": True, "worker": WORKER, "teachers_style": {"url": "", "integrity": ""}}
    own["pyodide"] = {**site["pyodide"], "rest": None}
    begins = {"START": {"wordless": words_of_start(page / "text")}}
    start = _runnable(bundler.bundle(page / "shell/start.js", own, "iife", own=begins, target=ANY_BROWSER))
    app = _runnable(bundler.bundle(page / "shell/app.js", own, found=found))
    styles = [bundler.bundle(page / "shell/style.css", own, found=found), files[site["teachers_style"]["url"]]]
    style = b"".join(styles).decode()
    if "</style" in style:
        raise BuildError("The style would end within itself.")
    worker = {WORKER: bundler.bundle(page / "python/worker.js", own)}
    texts = worker | {name: files[name] for name in _texts(site)}
    inside = [_element("application/json", name, _json(text)) for name, text in sorted(texts.items())]
    inside.append(_element("application/gzip", site["pyodide"]["wasm"]["url"], _base64(wasm)))
    inside += [_element("application/octet-stream", name, _base64(files[name])) for name in sorted(_binary(site))]
    inside += [f"<script>{start}</script>", f'<script type="module">{app}</script>']
    no_script = (
        f'<p class="notice" lang="{one}" dir="auto">{words["wordless-no-script"]}</p>'
        for one, words in wordless(page / "text").items()
    )
    return replaced(
        (WEB / "index.html").read_text("utf-8"),
        {
            POLICY: _policy([start, app], style),
            r'\n *<link rel="(manifest|apple-touch-icon|stylesheet)"[^>]*>': "",
            r'\n *<script type="module"[^>]*></script>': "",
            r'(?<=<link rel="icon" href=")[^"]*': f"data:image/svg+xml;base64,{_base64(files[ICON])}",
            r"(?<=If nothing more comes, ).*(?=\.</p>)": "this file is not whole: copy it again",
            r"(?<=<noscript>).*(?=</noscript>)": "".join(no_script),
            r"(?=\n *</head>)": f"\n    <style>{style}</style>",
            r'<script src="start.js"></script>': "\n".join(inside),
        },
    ).encode()


def _texts(site: Mapping[str, Any]) -> list[str]:
    built = [text for one in site["texts"].values() for text in (one, one["later"])]
    languages = {file["url"] for text in built for file in (text, text.get("english")) if file}
    return [
        LICENCES,
        *site["pyodide"]["scripts"],
        site["robot"],
        *languages,
        *(one["url"] for one in site["regions"].values()),
    ]


def _binary(site: Mapping[str, Any]) -> list[str]:
    zips = [
        site["python"]["url"],
        *(site[name] for name in ("robot_python", "weights", "micropip")),
        *(wheel["url"] for wheel in site["wheels"]),
    ]
    return [name for name in zips if name]


def _policy(scripts: list[str], style: str) -> str:
    """Return the site's policy: digests allow the page's own scripts and styles, and nothing may be fetched."""
    own = {"script-src": [integrity(script.encode()) for script in scripts], "style-src": [integrity(style.encode())]}
    directives = []
    for directive in content_security_policy().split(";"):
        name, *values = directive.split()
        if "'self'" in values:
            values = [f"'{digest}'" for digest in own.get(name, [])] + [value for value in values if value != "'self'"]
        directives.append(" ".join([name, *(values or ["'none'"])]))
    return "; ".join(directives)


def _runnable(script: bytes) -> str:
    """Return a script that is safe inside a page: it neither ends its element nor begins an HTML comment."""
    text = script.decode()
    if "\r" in text or "\0" in text:
        raise BuildError("A browser would change the script, and then not run it.")
    return re.sub(r"<(?=!--|/?script)", r"\\x3c", text, flags=re.IGNORECASE)


def _element(kind: str, name: str, content: str) -> str:
    return f'<script type="{kind}" data-file="{name}">{content}</script>'


def _json(text: bytes) -> str:
    return json.dumps(text.decode(), ensure_ascii=False).replace("<", r"\u003c")


def _base64(content: bytes) -> str:
    return base64.b64encode(content).decode()
