"""A site that keeps a log and can be made to fail, and the builds that the tests serve."""

import os
import shutil
from pathlib import Path
from threading import Event, Lock
from typing import Final, Literal

from web.build import build
from web.serve import Site

ROOT: Final = Path(__file__).parent.parent
Fault = Literal["missing", "wrong type", "hanging"]
LONGEST_HANG = 30.0  # seconds, so that a test that fails cannot keep its server for ever


class WatchedSite(Site):
    """A site that remembers every path that was asked for. `faults` maps the ends of file names to what goes wrong."""

    def __init__(self, folder: Path, base: str = "/", port: int = 0) -> None:
        super().__init__(folder, base, port)
        self.faults: dict[str, Fault] = {}
        self.asked: list[str] = []
        self._lock = Lock()
        self._mended = Event()

    def mend(self, left: dict[str, Fault] | None = None) -> None:
        """From now on everything works, but for what is left; whoever hangs goes on."""
        self.faults = left or {}
        self._mended.set()

    def times_asked(self, ending: str) -> int:
        """How often files with this ending were asked for."""
        with self._lock:
            return sum(path.endswith(ending) for path in self.asked)

    def file(self, path: str) -> Path | None:
        with self._lock:
            self.asked.append(path)
        fault = self._fault(path)
        if fault == "hanging":
            self._mended.wait(LONGEST_HANG)
        return None if fault == "missing" else super().file(path)

    def headers(self, path: str) -> dict[str, str]:
        headers = super().headers(path)
        return {**headers, "Content-Type": "text/plain"} if self._fault(path) == "wrong type" else headers

    def stop(self) -> None:
        self._mended.set()
        super().stop()

    def _fault(self, path: str) -> Fault | None:
        return next((fault for ending, fault in self.faults.items() if path.endswith(ending)), None)


def built_site() -> Path:
    """The folder to test: the one that ROLLBOOK_DIST names, or else a build of this tree."""
    given = os.environ.get("ROLLBOOK_DIST")
    return Path(given).resolve() if given else _build("dist")


def newer_site() -> Path:
    """The same content as another version."""
    return _build("newer", label="newer")


def _build(name: str, label: str = "") -> Path:
    folder = ROOT / "build" / "e2e" / os.environ.get("PYTEST_XDIST_WORKER", "alone") / name
    build(folder, node=shutil.which("node") or "node", label=label)
    return folder
