"""The site's first page, with the policy that netlify.toml gives it."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from typing import Final

from web.site_files import ROOT, WEB, BuildError, Files, integrity

UNCHECKED: Final = "start.js"
"""The script that explains why another file was refused: if the browser refused this one, nothing could explain it."""
POLICY: Final = r'(?<=<meta http-equiv="Content-Security-Policy" content=")[^"]*(?=")'


def content_security_policy() -> str:
    """Return the policy of netlify.toml, which the page repeats for hosts that send no headers."""
    rules = tomllib.loads((ROOT / "netlify.toml").read_text("utf-8"))["headers"]
    policy: str = next(rule["values"]["Content-Security-Policy"] for rule in rules if rule["for"] == "/*")
    return policy


def index_page(named: Mapping[str, str], parts: Sequence[str], files: Files) -> bytes:
    """Return index.html with the names of the built files instead of the sources, and their digests.

    `parts` are requested together with the script that imports them.
    """
    replacements = {POLICY: content_security_policy()}
    for source, name in named.items():
        checked = "" if source == UNCHECKED else f' integrity="{integrity(files[name])}"'
        replacements['(?<==")' + re.escape(source) + '"'] = f'{name}"{checked}'
    page = replaced((WEB / "index.html").read_text("utf-8"), replacements)
    asked = [f'<link rel="modulepreload" href="{name}" integrity="{integrity(files[name])}">\n    ' for name in parts]
    return page.replace('<script type="module"', "".join(asked) + '<script type="module"').encode()


def replaced(page: str, replacements: Mapping[str, str]) -> str:
    """Return a page with a replacement for each pattern. Raises BuildError if a pattern matches nothing."""
    for pattern, replacement in replacements.items():
        page, count = re.subn(pattern, lambda _, text=replacement: text, page)  # type: ignore[misc]
        if count == 0:
            raise BuildError(f"web/index.html must hold {pattern}.")
    return page
