"""Watches the sources while `dev.py play` serves the site, and rebuilds after each edit."""

import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

BETWEEN: Final = 0.3
"""Seconds between two scans of the sources. Scanning a thousand files takes a few milliseconds."""


def moments(files: Iterable[Path]) -> dict[Path, tuple[int, int]]:
    """Return each file's modification time and size; a file that has gone is left out."""
    found = {}
    for file in files:
        try:
            state = file.stat()
        except OSError:
            continue
        found[file] = (state.st_mtime_ns, state.st_size)
    return found


def watch(
    sources: Callable[[], Iterable[Path]], rebuild: Callable[[], None], built: dict[Path, tuple[int, int]]
) -> None:
    """Call `rebuild` after each change of the sources since they were `built`, until the process ends.

    An editor may write several files in a row: it has finished when two scans agree.
    """
    seen = built
    while True:
        time.sleep(BETWEEN)
        now = moments(sources())
        if now == seen and now != built:
            built = now
            rebuild()
        seen = now
