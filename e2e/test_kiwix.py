"""Rollbook's ZIM file in a real Kiwix, if its server and libzim, which writes the file, are installed."""

import shutil
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from e2e.conftest import OpenContext
from e2e.pages import Table
from e2e.ports import free_port
from web.release.archive import FIRST
from web.release.zim import PAGE, zim

SERVER: Final = shutil.which("kiwix-serve") or ""
pytestmark = pytest.mark.skipif(not SERVER, reason="there is no Kiwix; `dev.py test platforms` installs one")
pytest.importorskip("libzim", reason="what writes ZIM files is not here")
LONGEST: Final = 60  # seconds until Kiwix answers


@pytest.fixture
def library(dist: Path, tmp_path: Path) -> Iterator[str]:
    """Serve the file by a separate Kiwix; yield the address of its page."""
    file = tmp_path / "rollbook.zim"
    file.write_bytes(zim((dist / "rollbook.html").read_bytes(), "1", FIRST) or b"")
    port = free_port()
    address = f"http://localhost:{port}/rollbook/A/{PAGE}"
    # Kiwix would add a button bar above the page, but the page's policy blocks the bar's style.
    command = [SERVER, "--nosearchbar", "--port", str(port), str(file)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as kiwix:
        end = time.monotonic() + LONGEST
        while True:
            try:
                urllib.request.urlopen(address, timeout=5).close()
                break
            except (urllib.error.URLError, OSError):
                assert time.monotonic() < end, "Kiwix does not answer"
                time.sleep(0.2)  # the server does not announce that it is ready
        yield address
        kiwix.terminate()


def test_kiwix_match_continues_at_the_next_visit(library: str, open_profile: OpenContext) -> None:
    watch = open_profile()
    watch.expect("Content Security Policy|net::ERR")  # errors of what some versions of Kiwix add to each page
    page = watch.context.new_page()
    page.goto(f"{library}#/play?game=roll_it&seats=2&seed=7&auto=off")
    table = Table(page)
    table.wait_ready()
    table.roll_button.tap()
    expect(table.prompt).to_contain_text("8")
    record, address = table.record(), page.url
    page.goto("about:blank")
    page.goto(address)
    table.wait_ready()
    assert table.record() == record
