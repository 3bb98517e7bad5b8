"""Shows the steps of a command while they run: a line for each, with its name and its duration."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Event, Thread
from time import monotonic
from typing import Final

SILENCE: Final = 2.0
"""Seconds after which a step that is still running shows another dot."""
QUICK: Final = 0.5
"""Steps below this many seconds are not shown, because they found everything done."""


@contextmanager
def step(what: str) -> Iterator[None]:
    """Show a step on one line: its name, a dot every two seconds, and its duration in seconds at the end."""
    ended = Event()
    began = monotonic()

    def show() -> None:
        if not ended.wait(QUICK):
            print(f"{what} ", end="", flush=True)
            while not ended.wait(SILENCE):
                print(".", end="", flush=True)

    showing = Thread(target=show, daemon=True)
    showing.start()
    failed = True
    try:
        yield
        failed = False
    finally:
        ended.set()
        showing.join()
        took = monotonic() - began
        if took >= QUICK:
            print(" failed" if failed else f" {took:.1f} s", flush=True)
        sys.stdout.flush()
