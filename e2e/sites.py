"""A site that records requests and can be made to fail, and the builds that the tests serve."""

import os
import shutil
import time
from collections.abc import Callable, Iterable, Iterator
from http import HTTPStatus
from pathlib import Path
from threading import Condition, Event, Semaphore
from typing import Final, Literal

from web.build import build
from web.serve import Answer, Site

ROOT: Final = Path(__file__).parent.parent
# "portal": the page of a school's filter or of a hotel, with status 200; "broken": status 500; "truncated": only the
# first half of the content; "slow": the content arrives in parts, one per call of `hurry`; "hanging": no response until
# `mend` is called.
Fault = Literal["missing", "broken", "portal", "truncated", "wrong type", "no type", "slow", "hanging"]
ONE_FILE: Final = "rollbook.html"
LONGEST_HANG = 600.0  # seconds, as long as a whole test may take; `stop` ends a hanging request earlier
PORTAL: Final = b"<!doctype html><title>Sign in</title><h1>Please sign in to the school's network</h1>"
SLOW_PARTS: Final = 10  # the number of parts of a slow file


class WatchedSite(Site):
    """A site that records every requested path. `faults` maps path suffixes to faults."""

    def __init__(self, folder: Path, base: str = "/", port: int = 0, *, bare: bool = False) -> None:
        """Start serving a folder; with `bare`, like a host that does not send our headers."""
        super().__init__(folder, base, port)
        self.bare = bare
        self.faults: dict[str, Fault] = {}
        self.requested: list[str] = []
        self._lock = Condition()  # reentrant for the same thread
        self._mended = Event()
        self._parts = Semaphore(0)
        self._let_go = 0
        self._sent = 0
        self._waiting = 0

    def mend(self, left: dict[str, Fault] | None = None) -> None:
        """Let everything work from now on, except for the faults in `left`. Hanging requests resume."""
        self.faults = left or {}
        self._mended.set()

    def hurry(self, parts: int = 1) -> None:
        """Release this many parts of a slow response."""
        self._let_go += parts
        self._parts.release(parts)

    def wait_requested(self, ending: str | tuple[str, ...], times: int = 1) -> None:
        """Wait until paths with one of these suffixes have been requested this many times."""
        with self._lock:
            enough = self._lock.wait_for(lambda: self.times_requested(ending) >= times, LONGEST_HANG)
        assert enough, f"{ending} was requested {self.times_requested(ending)} times, not {times}"

    def wait_held_up(self, most: float = LONGEST_HANG) -> bool:
        """Wait until a request waits for a slow part; return whether that happened within `most` seconds."""
        with self._lock:
            return self._lock.wait_for(lambda: self._waiting > 0 and self._sent == self._let_go, most)

    def times_requested(self, ending: str | tuple[str, ...]) -> int:
        """Count the requests for paths with this suffix, or with one of these suffixes."""
        with self._lock:
            return sum(path.endswith(ending) for path in self.requested)

    def answer(self, path: str) -> Answer | None:
        with self._lock:
            self.requested.append(path)
            # Look up the fault before a test that waits for this request can repair the site.
            fault = next((fault for ending, fault in self.faults.items() if path.endswith(ending)), None)
            self._lock.notify_all()
        if fault == "hanging":
            self._mended.wait(LONGEST_HANG)
        answer = None if fault == "missing" else super().answer(path)
        return answer and self._spoilt(answer, fault)

    def headers(self, path: str) -> dict[str, str]:
        headers = super().headers(path)
        return {"Content-Type": headers["Content-Type"]} if self.bare else headers

    def stop(self) -> None:
        self._mended.set()
        self._parts.release(1000)
        super().stop()

    def _spoilt(self, answer: Answer, fault: Fault | None) -> Answer:
        # The replacement may be cached for as long as the file itself, as with the worst kind of filter.
        headers = {name: value for name, value in answer.headers.items() if name != "ETag"}
        if fault == "broken":
            return Answer(HTTPStatus.INTERNAL_SERVER_ERROR, {"Content-Length": "0"})
        if fault == "portal":
            kept = {**headers, "Content-Type": "text/html", "Content-Length": str(len(PORTAL))}
            return Answer(HTTPStatus.OK, kept, [PORTAL])
        if fault == "truncated":
            content = b"".join(answer.content)
            half = content[: len(content) // 2]
            return Answer(HTTPStatus.OK, {**headers, "Content-Length": str(len(half))}, [half])
        if fault == "wrong type":
            return answer._replace(headers={**headers, "Content-Type": "text/plain"})
        if fault == "no type":
            return answer._replace(headers={name: value for name, value in headers.items() if name != "Content-Type"})
        return answer._replace(content=self._slowly(answer.content)) if fault == "slow" else answer

    def _slowly(self, content: Iterable[bytes]) -> Iterator[bytes]:
        whole = b"".join(content)
        size = len(whole) // SLOW_PARTS + 1
        for start in range(0, len(whole), size):
            with self._lock:
                self._waiting += 1
                self._lock.notify_all()
            taken = self._parts.acquire(timeout=LONGEST_HANG)
            with self._lock:
                self._waiting -= 1
                self._sent += taken
            yield whole[start : start + size]


def built_site() -> Path:
    """Return the folder to test: the one that ROLLBOOK_DIST names, or a build of this tree."""
    given = os.environ.get("ROLLBOOK_DIST")
    return Path(given).resolve() if given else _build(ROOT / "build" / "e2e" / "dist")


def careful_site(folder: Path) -> Path:
    """Build the published site in this folder (web/packing.py)."""
    return built_once(folder, lambda site: build(site, node=shutil.which("node") or "node"))


def newer_site(folder: Path) -> Path:
    """Build the same content as another version in this folder."""
    return built_once(folder, lambda site: _build(site, label="newer"))


def built_once(folder: Path, build_into: Callable[[Path], object]) -> Path:
    """Return the folder with a site, which only the first of several processes builds."""
    building = folder.with_name(f"{folder.name}.building")
    while not folder.exists():
        try:
            building.mkdir()
        except FileExistsError:  # another process is building it
            time.sleep(0.1)
            continue
        try:
            build_into(building / "site")
            (building / "site").rename(folder)
        finally:
            shutil.rmtree(building)
    return folder


def _build(folder: Path, label: str = "") -> Path:
    build(folder, node=shutil.which("node") or "node", label=label, careful=False)
    return folder
