"""Drives Firefox by Marionette, its built-in WebDriver: JSON over a socket, without a driver to install.

A message is its length, a colon and JSON: `[0, id, command, parameters]`, answered by `[1, id, error, result]`.
"""

import json
import shutil
import socket
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from e2e.engines.driver import ASYNC, PATIENCE, SYNC, Driver, DriverError, patiently, pointer, script_value

PREFERENCES: Final = {
    "app.normandy.enabled": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "toolkit.startup.max_resumed_crashes": -1,
}


def program() -> str | None:
    """Return the path of Firefox on this machine; None if it is not installed."""
    return shutil.which("firefox-esr") or shutil.which("firefox")


def missing() -> str:
    """Return why Firefox cannot be tested here; empty if it can."""
    return "" if program() else "there is no Firefox"


class Firefox(Driver):
    """A hidden window, on a device with a touch screen."""

    def __init__(self, profile: Path) -> None:
        settings = {**PREFERENCES, "marionette.port": 0}
        chosen = profile / "MarionetteActivePort"  # Firefox writes this file once it listens
        chosen.unlink(missing_ok=True)

        def address() -> tuple[str, int]:
            return "127.0.0.1", int(chosen.read_text("ascii") or 0)

        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in settings.items()]
        (profile / "user.js").write_text("".join(lines), "utf-8")
        how = ["--headless", "--marionette", "--no-remote", "--width=1024", "--height=860", "--profile", str(profile)]
        with (profile / "said.txt").open("ab") as said:
            self._process = subprocess.Popen([program() or "", *how], stdout=said, stderr=said)
        try:
            self._socket = patiently(lambda: socket.create_connection(address(), timeout=3 * PATIENCE))
            self._wire = self._socket.makefile("rwb")
            self._read()  # the first message names the protocol
            self._ask("WebDriver:NewSession", {"capabilities": {"alwaysMatch": {"pageLoadStrategy": "eager"}}})
            self._ask("WebDriver:SetTimeouts", {"script": 2 * PATIENCE * 1000})
        except BaseException:
            self._process.kill()
            raise

    def go(self, address: str) -> None:
        self._ask("WebDriver:SwitchToFrame", {"id": None})
        self._ask("WebDriver:Navigate", {"url": address})

    def enter_frame(self) -> None:
        self._ask("WebDriver:SwitchToFrame", {"id": 0})

    def run(self, body: str, *given: Any) -> Any:
        script = {"script": ASYNC % body, "args": list(given), "sandbox": None}
        return script_value(self._ask("WebDriver:ExecuteAsyncScript", script)["value"])

    def value(self, expression: str, *given: Any) -> Any:
        script = {"script": SYNC % expression, "args": list(given), "sandbox": None}
        return self._ask("WebDriver:ExecuteScript", script)["value"]

    def touch(self, x: int, y: int) -> None:
        self._ask("WebDriver:PerformActions", {"actions": pointer("touch", x, y)})

    def close(self) -> None:
        with suppress(DriverError, OSError):
            self._ask("Marionette:Quit", {"flags": ["eAttemptQuit"]})
        self._wire.close()
        self._socket.close()
        self._process.wait(PATIENCE)

    def _ask(self, command: str, parameters: dict[str, Any]) -> Any:
        text = json.dumps([0, 0, command, parameters]).encode()
        self._wire.write(b"%d:%s" % (len(text), text))
        self._wire.flush()
        _, _, error, result = self._read()
        if error:
            raise DriverError(f"{command}: {error['message']}")
        return result

    def _read(self) -> Any:
        length = b""
        while not length.endswith(b":"):
            one = self._wire.read(1)
            if not one:
                raise DriverError("Firefox has gone.")
            length += one
        return json.loads(self._wire.read(int(length[:-1])))
