"""The time limit of a robot's code. Once it has passed, the code ends at its next loop or call, so its line is known.

If the code reaches no loop or call, the page ends the whole worker a little later (web/src/robot/process.js).
"""

import sys
from collections.abc import Iterator
from math import inf
from time import perf_counter
from types import CodeType
from typing import Any, Final

EARLIER: Final = 0.1
"""The number of seconds by which this limit is earlier than the page's own limit."""
MAX_UNSEEN: Final = 256
"""The number of loops and calls between two readings of the clock."""
OFTEN: Final = 0.005
"""The maximum time between two readings, in seconds; after a longer gap, every event reads the clock."""
TOOL: Final = 4
"""An id for `sys.monitoring` that no Python tool uses."""


class TooSlow(BaseException):
    """Raised in code that takes too long; `except Exception` does not catch it."""

    def __init__(self, seconds: float) -> None:
        super().__init__(f"took longer than {seconds:g} seconds")
        self.seconds = seconds


class Stopwatch:
    """Watches the code of one robot. Before Python 3.12, it cannot watch anything, and lines are unknown."""

    def __init__(self) -> None:
        self._limit = self._until = inf
        self._looked = 0.0
        self._stride = self._left = 1
        self._returned: tuple[CodeType, int] | None = None

    def begin(self, limit: float | None) -> None:
        """Set the time limit in seconds from now; None for no limit."""
        self._limit = inf if limit is None else limit
        self._looked = perf_counter()
        self._until = self._looked + self._limit - EARLIER
        self._stride = self._left = 1
        self._returned = None

    def watch(self, code: CodeType) -> None:
        """Watch a module's code and everything defined in it."""
        if not (monitoring := _monitoring()):
            return
        events = monitoring.events
        for event, heard in (
            (events.JUMP, self._pass),
            (events.PY_START, self._pass),
            (events.PY_RETURN, self._return),
        ):
            monitoring.register_callback(TOOL, event, heard)
        for one in _within(code):
            monitoring.set_local_events(TOOL, one, events.JUMP | events.PY_START)

    def watch_returns(self, code: CodeType) -> None:
        """Watch where a function returns, for `line`."""
        if monitoring := _monitoring():
            events = monitoring.events
            monitoring.set_local_events(TOOL, code, events.JUMP | events.PY_START | events.PY_RETURN)

    @property
    def line(self) -> int | None:
        """The line from which the function has returned."""
        if self._returned is None:
            return None
        code, offset = self._returned
        return next((line for start, end, line in code.co_lines() if start <= offset < end), None)

    def _pass(self, _code: CodeType, _offset: int, _to: int = 0) -> None:
        # Reading the clock takes longer than a short loop, so quick code reads it rarely.
        self._left -= 1
        if self._left:
            return
        now = perf_counter()
        self._stride = min(2 * self._stride, MAX_UNSEEN) if now - self._looked < OFTEN else 1
        self._left = self._stride
        self._looked = now
        if now > self._until:
            raise TooSlow(self._limit)

    def _return(self, code: CodeType, offset: int, _value: object) -> None:
        self._returned = code, offset


def _monitoring() -> Any:
    """Python's monitoring, with our tool id registered; None before Python 3.12."""
    monitoring = getattr(sys, "monitoring", None)
    if monitoring and monitoring.get_tool(TOOL) is None:
        monitoring.use_tool_id(TOOL, "rollbook")
    return monitoring


def _within(code: CodeType) -> Iterator[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from _within(constant)
