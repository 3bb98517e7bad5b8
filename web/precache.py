"""Lists the files that the service worker keeps for offline use (web/src/shell/service_worker.js).

The order in web/build.py decides: what is built before it calls `kept` is kept.
"""

import hashlib
from collections.abc import Mapping
from typing import Final

from web.serve import Site
from web.site_files import ROOT

NOT_KEPT: Final = ("index.html",)  # it is part of the service worker's own script, which the browser keeps by itself


def kept(files: Mapping[str, bytes]) -> list[dict[str, str | int]]:
    """Returns each file that is built so far, with what tells the service worker whether it is as it was built."""
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
