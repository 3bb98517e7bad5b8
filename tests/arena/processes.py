"""Finds other processes and waits for them, for tests."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rollbook.arena import Played

SECONDS: Any = 120
"""The maximum time in seconds that anything here may take."""


def until(true: Callable[[], bool]) -> None:
    """Wait until a condition is true that depends on another process."""
    end = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < end
        time.sleep(0.05)


def whole(match: Played) -> tuple[object, ...]:
    return (*match[:7], *match[8:])


def children(pid: int) -> set[int]:
    """Return the ids of all descendants of a process."""
    try:
        own = {
            int(text)
            for file in Path(f"/proc/{pid}/task").glob("*/children")
            for text in file.read_text("utf-8").split()
        }
    except OSError:
        return set()
    return own.union(*map(children, own))


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False
