"""Lists the files that the service worker caches for offline use (web/src/shell/service_worker.js).

These are all files of the site except index.html, and except those that no page fetches: rollbook.html and the files
for hosts, which web/build.py adds later.
"""

import hashlib
from collections.abc import Mapping
from typing import Final

from web.serve import Site
from web.site_files import ROOT

NOT_KEPT: Final = ("index.html",)  # it is part of the service worker's own script, which the browser caches by itself


def cached_files(files: Mapping[str, bytes]) -> list[dict[str, str | int]]:
    """Return each of these files, with the data for the service worker's check."""
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
    """Return the expected headers of a file, apart from its cache lifetime."""
    given = Site(ROOT).headers(f"/{name}")
    return {header: value for header, value in given.items() if header != "Cache-Control"}
