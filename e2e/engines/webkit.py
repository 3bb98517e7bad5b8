"""Drives WebKitGTK by WebKitWebDriver: plain WebDriver, JSON over HTTP, with our own window (webkit_window.py).

The driver turns touches into mouse events, so this engine's taps are clicks. Of the engines in Debian it is the nearest
to Safari's, but it is not Safari: an iPad's touch, sound, storage limits and rendering are Apple's own.
"""

import json
import os
import shutil
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from e2e.engines.driver import ASYNC, PATIENCE, SYNC, Driver, DriverError, patiently, pointer, script_value
from e2e.ports import free_port

WINDOW: Final = Path(__file__).with_name("webkit_window.py")
PYTHON: Final = "/usr/bin/python3"  # the Python that Debian's python3-gi supports
SOON: Final = 3  # seconds
LOADED: Final = 4  # seconds after which the page is asked whether it is there: about every third answer gets lost
HAS_WEBKIT: Final = "import gi; gi.require_version('WebKit2', '4.1'); gi.require_version('Gtk', '3.0'); \
from gi.repository import Gtk, WebKit2"


def missing() -> str:
    """Return why WebKitGTK cannot be tested here; empty if it can."""
    if not shutil.which("WebKitWebDriver"):
        return "there is no WebKitWebDriver (Debian: webkit2gtk-driver)"
    if not shutil.which("Xvfb"):
        return "there is no Xvfb (Debian: xvfb)"
    if (
        not Path(PYTHON).exists()
        or subprocess.run([PYTHON, "-c", HAS_WEBKIT], capture_output=True, check=False).returncode
    ):
        return "there is no WebKit for Python (Debian: python3-gi gir1.2-webkit2-4.1 gir1.2-gtk-3.0)"
    return ""


class WebKit(Driver):
    """A window on a separate, hidden screen."""

    def __init__(self, profile: Path) -> None:
        self._screen, display = _screen()
        self._at = f"http://127.0.0.1:{free_port()}"
        self._nudge = 0
        variables = {**os.environ, "DISPLAY": display, "ROLLBOOK_PROFILE": str(profile)}
        with (profile / "said.txt").open("ab") as said:
            port = self._at.rpartition(":")[2]
            command = ["WebKitWebDriver", f"--port={port}"]
            self._process = subprocess.Popen(command, env=variables, stdout=said, stderr=said)
        try:
            patiently(lambda: self._ask("GET", "/status"))
            window = {"binary": PYTHON, "args": [str(WINDOW)]}
            wanted = {"pageLoadStrategy": "eager", "webkitgtk:browserOptions": window}
            session = self._ask("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self._at += f"/session/{session['sessionId']}"
            self._ask("POST", "/timeouts", {"script": 2 * PATIENCE * 1000})
        except BaseException:
            self._end()
            raise

    def go(self, address: str) -> None:
        # The driver loses answers while a frame loads, and sometimes even the address. So ask the page for its address,
        # and send the new address again if the page never left.
        there = json.dumps(address.partition("#")[0])
        for _ in range(PATIENCE // LOADED):
            with suppress(TimeoutError):
                self._ask("POST", "/url", {"url": address}, LOADED)
                return
            patiently(lambda: self._ask("POST", "/frame", {"id": None}, SOON))
            if self.value(f"location.href.startsWith({there})"):
                self.until("document.readyState !== 'loading'")
                return
        raise DriverError(f"WebKitWebDriver does not open {address}")

    def enter_frame(self) -> None:
        # The driver loses answers while a frame loads; this page is complete once its frames are.
        self.until("document.readyState === 'complete'")
        frame = self._ask("POST", "/element", {"using": "css selector", "value": "iframe"})
        self._ask("POST", "/frame", {"id": frame})

    def run(self, body: str, *given: Any) -> Any:
        return script_value(self._ask("POST", "/execute/async", {"script": ASYNC % body, "args": list(given)}))

    def value(self, expression: str, *given: Any) -> Any:
        script = {"script": SYNC % expression, "args": list(given)}
        # An answer gets lost if the page is just unloading, so ask again.
        for _ in range(PATIENCE // SOON):
            with suppress(TimeoutError):
                return self._ask("POST", "/execute/sync", script, SOON)
        raise DriverError(f"WebKitWebDriver does not answer: {expression}")

    def touch(self, x: int, y: int) -> None:
        # To this driver, two clicks on one point within a second are a double click, and the second click does nothing.
        self._nudge = 1 - self._nudge
        with suppress(TimeoutError):  # the caller checks anyway whether the page has noticed
            self._ask("POST", "/actions", {"actions": pointer("mouse", x + self._nudge, y)}, SOON)

    def close(self) -> None:
        with suppress(DriverError, OSError):
            self._ask("DELETE", "")
        self._end()

    def _end(self) -> None:
        for process in (self._process, self._screen):
            process.terminate()
            process.wait(PATIENCE)

    def _ask(self, method: str, path: str, body: dict[str, Any] | None = None, seconds: int = 3 * PATIENCE) -> Any:
        data = None if body is None else json.dumps(body).encode()
        try:
            with urlopen(Request(self._at + path, data, method=method), timeout=seconds) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            with error:
                raise DriverError(error.read().decode()[:500]) from None


def _screen() -> tuple[subprocess.Popen[bytes], str]:
    """Start a hidden screen; return its process and its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1100x900x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    return process, f":{number}"
