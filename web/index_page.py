"""The site's first page, and the headers and the policy that netlify.toml gives its files."""

import hashlib
import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from web.serve import Site
from web.site_files import ROOT, WEB, BuildError, Files, integrity

POLICY: Final = r'(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")'
NOT_KEPT: Final = ("sw.js", "index.html")  # the browser keeps the one by itself, and the other is part of it


def content_security_policy() -> str:
    """The policy of netlify.toml, which the page states too, for hosts that send no headers."""
    rules = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]
    policy: str = next(rule["values"]["Content-Security-Policy"] for rule in rules if rule["for"] == "/*")
    return policy


def index_page(named: Mapping[str, str], parts: Sequence[str], files: Files) -> bytes:
    """index.html, with the names of what was built in the place of those of the sources, and their digests.

    `parts` are asked for together with the script that imports them.
    """
    replacements = {POLICY: content_security_policy()}
    for source, name in named.items():
        replacements['(?<==")' + re.escape(source) + '"'] = f'{name}" integrity="{integrity(files[name])}"'
    page = replaced((WEB / "index.html").read_text("utf-8"), replacements)
    asked = [f'<link rel="modulepreload" href="{name}" integrity="{integrity(files[name])}">\n    ' for name in parts]
    return page.replace('<script type="module"', "".join(asked) + '<script type="module"').encode()


def replaced(page: str, replacements: Mapping[str, str]) -> str:
    """A page with something else in the place of what each pattern finds. Raises BuildError if one finds nothing."""
    for pattern, replacement in replacements.items():
        page, count = re.subn(pattern, lambda _, text=replacement: text, page)  # type: ignore[misc]
        if count == 0:
            raise BuildError(f"web/index.html must hold {pattern}.")
    return page


def kept(files: Mapping[str, bytes]) -> list[dict[str, str | int]]:
    """What works offline, with all that the service worker needs to know a file as it was built."""
    return [
        {
            "url": name,
            "size": len(content),
            "sha256": hashlib.sha256(content).hexdigest(),
            "type": headers(name)["Content-Type"],
        }
        for name, content in sorted(files.items())
        if name not in NOT_KEPT
    ]


def headers(name: str) -> dict[str, str]:
    """The headers that a file is to have, but for how long it may be kept."""
    given = Site(ROOT).headers(f"/{name}")
    return {header: value for header, value in given.items() if header != "Cache-Control"}
