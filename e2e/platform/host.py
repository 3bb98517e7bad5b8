"""A learning platform for tests, with a Rollbook package in its frame (host.js)."""

import base64
import json
import re
import shutil
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.sites import ROOT, WatchedSite
from web.release.platforms import launched

HERE: Final = Path(__file__).parent
RUNTIME: Final = ROOT / "web/node_modules/scorm-again/dist/scorm12.min.js"
PAGE: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>A course</title><link rel="icon" href="data:,">'
    '<script src="scorm12.min.js"></script><script src="host.js"></script>'
    '<iframe src="package/{query}" width="1000" height="700"></iframe>'
)
LONGEST: Final = 30  # seconds
LINK: Final = re.compile(r"#/(result|match)/([\w-]+)")


class Platform(NamedTuple):
    """A running platform, by its address."""

    url: str

    def open(self, context: BrowserContext, fault: str = "", *, late: str = "", mode: str = "") -> "Visit":
        """Open the lesson as a learner; `fault`, `late` and `mode` are explained in host.js."""
        page = context.new_page()
        page.goto(f"{self.url}?fault={fault}&late={late}&mode={mode}")
        return Visit(page)


class Visit:
    """A learner's visit: the platform's page, with Rollbook in its frame."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def frame(self) -> Frame:
        """Rollbook's frame."""
        expect(self.page.locator("iframe")).to_be_visible()
        return self.page.frames[-1]

    def wait_match(self, learner: str = "") -> "Visit":
        """Wait until the learner's match is on the table; if a second person is needed, it is Ben.

        `learner`: the name to type if the platform does not report one.
        """
        frame = self.frame
        expect(frame.locator("html")).to_have_attribute("data-ready", "python")
        second = frame.locator('[name="name.1"]')
        table = frame.locator('[data-screen="table"], [data-screen="result"]')
        expect(table.or_(second)).to_be_visible()
        if second.count():
            if learner:
                frame.locator('[name="name.0"]').fill(learner)
            expect(frame.locator('[name="name.0"]')).not_to_have_value("")
            second.fill("Ben")
            frame.locator('[data-act="start"]').click()
        expect(table).to_be_visible()
        expect(frame.locator("html")).to_have_attribute("data-busy", "false")
        frame.evaluate("rollbook.hurry()")
        return self

    def record(self) -> str:
        """Return the record of the match on the table."""
        return str(self.frame.evaluate("rollbook.record()"))

    def calls(self, name: str) -> list[dict[str, Any]]:
        """Return Rollbook's calls of this platform function so far."""
        return [call for call in self.page.evaluate("calls") if call["name"] == name]

    def values(self, element: str) -> list[str]:
        """Return the values that were set for an element, in order."""
        return [call["values"][1] for call in self.calls("LMSSetValue") if call["values"][0] == element]

    def wait_kept(self, record: str) -> None:
        """Wait until the platform has received this record."""
        end = time.monotonic() + LONGEST
        while records((self.values("cmi.suspend_data") or [""])[-1])[-1:] != [("match", record)]:
            assert time.monotonic() < end, "the platform was not given the match"
            self.page.wait_for_timeout(50)


def kept(page: Page) -> dict[str, Any]:
    """Return the values that the platform has stored, as a page of its site reads them."""
    return dict(json.loads(page.evaluate("localStorage.getItem('platform') ?? '{}'")))


def records(suspend_data: str) -> list[tuple[str, str]]:
    """Return the records that a platform has stored, each with its kind."""
    return [(kind, unpacked(data)) for kind, data in LINK.findall(suspend_data)]


def unpacked(data: str) -> str:
    """Return the record in the data of a link."""
    return zlib.decompress(base64.urlsafe_b64decode(data + "=" * (-len(data) % 4)), -15).decode()


@contextmanager
def platform(
    folder: Path, package: Path, serve: Callable[..., Any], *, launch: str = "", query: str = ""
) -> Iterator[Platform]:
    """Serve a platform with a package for all games, or one that starts at `launch`; `query` extends its address."""
    (folder / "package").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE.format(query=f"index.html{query}"), "utf-8")
    (folder / "package" / "index.html").write_bytes(launched(package.read_bytes(), launch))
    shutil.copy(HERE / "host.js", folder)
    shutil.copy(RUNTIME, folder)
    site: WatchedSite
    with serve(folder, bare=True) as site:
        yield Platform(site.url)
