"""Zips that depend only on their files: not on a machine's clock, time zone, umask, language or folders."""

import io
import os
import subprocess
import time
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

EPOCH: Final = "SOURCE_DATE_EPOCH"
"""The environment variable with the time, in seconds since 1970, of all files of a release
(reproducible-builds.org)."""
FIRST: Final = 315_532_800  # the beginning of 1980, the earliest time in a zip
READABLE: Final = 0o100644 << 16
UNIX: Final = 3


def moment(root: Path) -> int:
    """Return the time of the sources: SOURCE_DATE_EPOCH, else the last commit; 1980 if there is neither."""
    given = os.environ.get(EPOCH, "")
    if not given:
        command = ["git", "log", "-1", "--format=%ct"]
        try:
            given = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True).stdout.strip()
        except (OSError, subprocess.CalledProcessError):
            given = ""
    return max(int(given), FIRST) if given.isdigit() else FIRST


def zipped(files: Mapping[str, bytes], made: int) -> bytes:
    """Return a zip of files by their paths, in the order of their names."""
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, time.gmtime(made)[:6])
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = UNIX
            entry.external_attr = READABLE
            archive.writestr(entry, content, compresslevel=9)
    return written.getvalue()
