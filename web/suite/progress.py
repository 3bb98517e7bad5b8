"""While tests run: a line a place, and each failure at once."""

import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event, Thread
from typing import Final

OFTEN: Final = 1.0  # seconds between two looks, at a terminal
SELDOM: Final = 30.0  # seconds between two lines of each place, elsewhere
UNKNOWN: Final = 0.3  # seconds of a test that nobody has measured yet


@dataclass
class Place:
    """The progress of the tests of one place."""

    processes: int = 1
    left: dict[str, float] = field(default_factory=dict)
    running: dict[str, float] = field(default_factory=dict)
    done: int = 0
    failed: int = 0

    def line(self, name: str) -> str:
        """The progress as one line."""
        seconds = sum(self.left.values()) + sum(self.running.values()) / 2
        left = max(seconds / self.processes, max([*self.left.values(), *self.running.values()], default=0)) / 60
        minutes = "less than a minute left" if left < 1 else f"about {left:.0f} min left"
        told = minutes if self.left or self.running else "ready"
        return f"{name:8} {self.done} done, {self.failed} failed, {len(self.running)} running, {told}"


def rewritable() -> bool:
    """Whether lines can be printed in the place of others: a classic console of Windows shows the codes for that."""
    return sys.stdout.isatty() and (os.name != "nt" or "WT_SESSION" in os.environ)


class Progress:
    """Reads what the places tell of themselves (web/suite/plugin.py), and shows it."""

    def __init__(self, events: Path, expected: Mapping[str, float]) -> None:
        self.events = events
        self.expected = expected
        self.places: dict[str, Place] = {}
        self.processes: dict[str, int] = {}
        self._read = 0
        self._drawn = 0

    def look(self) -> list[str]:
        """Read what has happened since the last look; answers a line for each test that failed meanwhile."""
        if not self.events.exists():
            return []
        with self.events.open("rb") as file:
            file.seek(self._read)
            new = file.read()
        whole = new[: new.rfind(b"\n") + 1]
        self._read += len(whole)
        return [line for text in whole.decode("utf-8").splitlines() if (line := self._take(json.loads(text)))]

    def _take(self, event: dict[str, object]) -> str | None:
        name = str(event["place"])
        place = self.places.setdefault(name, Place(self.processes.get(name, 1)))
        if isinstance(tests := event.get("all"), list):
            if not place.done and not place.running:  # each process tells the same
                place.left = {test: self.expected.get(test, UNKNOWN) for test in tests}
        elif (test := str(event.get("begun", ""))) != "":
            place.running[test] = place.left.pop(test, UNKNOWN)
        else:
            test = str(event["done"])
            place.running.pop(test, None)
            place.left.pop(test, None)
            place.done += 1
            if event["outcome"] == "failed":
                place.failed += 1
                return f"FAILED {name}: {test}"
        return None

    def lines(self) -> list[str]:
        """A line a place."""
        return [place.line(name) for name, place in self.places.items()]

    def show(self, failures: list[str]) -> None:
        """Print the failures, and the lines in the place of those that were printed before."""
        if rewritable():
            up = f"\x1b[{self._drawn}A\x1b[J" if self._drawn else ""
            narrow = [
                line[: shutil.get_terminal_size().columns - 1] for line in self.lines()
            ]  # else one takes two rows
            print(up + "\n".join([*failures, *narrow]), flush=True)
            self._drawn = len(self.places)
        else:
            print("\n".join([*failures, *self.lines()]), flush=True)

    @contextmanager
    def shown(self) -> Iterator[None]:
        """Show it until the block ends."""
        ended = Event()

        def go_on() -> None:
            waited = 0.0
            while not ended.wait(OFTEN):
                waited += OFTEN
                failures = self.look()
                if failures or (self.places and (rewritable() or waited >= SELDOM)):
                    self.show(failures)
                    waited = 0.0

        thread = Thread(target=go_on, daemon=True)
        thread.start()
        try:
            yield
        finally:
            ended.set()
            thread.join()
            self.look()
