"""The browser engines in which the page is tested: how to start each, and why it may be missing here.

`python -m e2e.engines.engines` installs missing engines, or the given packages, if Debian packages can be installed.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from e2e.engines import chromium, firefox, webkit
from e2e.engines.driver import Driver


class Engine(NamedTuple):
    """An engine: how it starts with a profile, why it may be missing, and the Debian packages that install it."""

    start: Callable[[Path], Driver]
    missing: Callable[[], str]
    packages: tuple[str, ...] = ()


WEBKIT_PACKAGES: Final = ("webkit2gtk-driver", "xvfb", "python3-gi", "gir1.2-webkit2-4.1", "gir1.2-gtk-3.0")
ENGINES: Final = {
    "chromium": Engine(chromium.Chromium, chromium.missing),
    "firefox": Engine(firefox.Firefox, firefox.missing, ("firefox-esr",)),
    "webkit": Engine(webkit.WebKit, webkit.missing, WEBKIT_PACKAGES),
}


def install() -> None:
    """Install the missing engines, on Debian as root; name those that are still missing."""
    add([package for engine in ENGINES.values() if engine.missing() for package in engine.packages])
    for name, engine in ENGINES.items():
        if reason := engine.missing():
            print(f"{name} is missing, so its tests fail: {reason}.")


def add(packages: Sequence[str]) -> None:
    """Install Debian packages, if that is possible."""
    if packages and shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        print(f"Installing {', '.join(packages)} ...", flush=True)
        apt("update")
        apt("install", "--no-install-recommends", "-y", *packages)


def apt(*arguments: str) -> None:
    """Run apt-get, and show its output only if it fails."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", "-q", *arguments], env=variables, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout[-2000:], done.stderr[-2000:])


if __name__ == "__main__":
    if sys.argv[1:]:
        add(sys.argv[1:])
    else:
        install()
