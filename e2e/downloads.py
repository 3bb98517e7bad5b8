"""Measures how much a first visit to dist/ downloads, by kind of compression: python -m e2e.downloads."""

import gzip
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import brotli
from playwright.sync_api import expect, sync_playwright

from e2e.browser import launch_options
from e2e.pages import Table
from e2e.shared_page import PATIENCE
from e2e.sites import ROOT, WatchedSite

TABLETS: Final = 30
PACKED: Final = {".html", ".js", ".css", ".txt", ".json", ".wasm", ".svg"}
"""The extensions of files that are worth compressing. The other files are already compressed."""
WAYS: Final[dict[str, Callable[[Path, bytes], int]]] = {
    "nothing": lambda _, content: len(content),
    "HTML": lambda file, content: _gzipped(content) if file.suffix == ".html" else len(content),
    "gzip": lambda file, content: _gzipped(content) if file.suffix in PACKED else len(content),
    "Brotli": lambda file, content: len(brotli.compress(content, quality=9)) if file.suffix in PACKED else len(content),
}


def _gzipped(content: bytes) -> int:
    return len(gzip.compress(content, 6, mtime=0))


def measure() -> dict[str, tuple[int, int]]:
    """Measure the bytes of a visit until the first roll and until offline use is ready, by kind of compression."""
    expect.set_options(timeout=PATIENCE)
    with WatchedSite(ROOT / "dist") as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**launch_options())
        page = browser.new_context(service_workers="block").new_page()
        Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off").roll()
        rolled = set(site.requested)
        page = browser.new_context().new_page()
        Table(page).open(site.url, "game=roll_it&seats=2&seed=7&auto=off").wait_offline()
        ready = set(site.requested)
        browser.close()
    return {way: (_size(site, rolled, pack), _size(site, ready, pack)) for way, pack in WAYS.items()}


def _size(site: WatchedSite, asked: set[str], pack: Callable[[Path, bytes], int]) -> int:
    files = {file for path in asked if (file := site.file(path))}
    return sum(pack(file, file.read_bytes()) for file in files)


def main() -> int:
    """Print the table of docs/hosting.md."""
    for way, (rolled, ready) in measure().items():
        print(f"{way:8} {rolled / 1e6:.1f} | {ready / 1e6:.1f} | {TABLETS * ready / 1e6:.0f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
