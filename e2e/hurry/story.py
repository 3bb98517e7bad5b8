"""Records the steps of a run, its faults and the errors that are excused, so that a failure can be repeated."""

import re
from collections import Counter, deque
from dataclasses import dataclass
from time import monotonic
from typing import Final

TOLD: Final = 30
"""The number of steps reported with a failure."""
MAX_OF_A_KIND: Final = 3


@dataclass
class Step:
    """A step of a run: when it began, in which tab, with which card, and what it reported."""

    number: int
    at: float
    tab: str
    card: str
    said: str = ""

    def __str__(self) -> str:
        return f"{self.at:8.1f} s  {self.number:5}  {self.tab:9} {self.card:16} {self.said}"


@dataclass
class Excuse:
    """An error that a page may report, how often and until when, and the card that causes it."""

    pattern: re.Pattern[str]
    times: int
    until: float
    card: str


class Story:
    """The steps of one run, and its faults."""

    def __init__(self, title: str) -> None:
        self.title = title
        self.faults: list[str] = []
        self.steps: deque[Step] = deque(maxlen=TOLD)
        self._began = monotonic()
        self._number = 0
        self._kinds: Counter[str] = Counter()
        self._excuses: list[Excuse] = []

    def step(self, tab: str, card: str) -> Step:
        """Start a step."""
        self._number += 1
        self.steps.append(Step(self._number, monotonic() - self._began, tab, card))
        return self.steps[-1]

    def say(self, words: str) -> None:
        """Add to the report of the latest step."""
        if self.steps and words:
            self.steps[-1].said = f"{self.steps[-1].said} {words}".strip()

    def fault(self, wrong: str, expected: str, seen: str) -> None:
        """Report a fault. It is printed at once, with the steps that led there."""
        self._kinds[wrong] += 1
        at = f"{monotonic() - self._began:.1f} s"
        self.faults.append(f"{wrong} ({at}).\nExpected: {expected}\nSeen: {seen}")
        if self._kinds[wrong] > MAX_OF_A_KIND:
            return
        steps = "\n".join(map(str, self.steps))
        print(f"\n{self.title}\n{self.faults[-1]}\nThe last steps:\n{steps}\n", flush=True)

    def excuse(self, pattern: str, *, times: int = 1000, seconds: float = float("inf")) -> None:
        """Expect errors with this text, caused by the current card."""
        card = self.steps[-1].card if self.steps else "the beginning"
        self._excuses.append(Excuse(re.compile(pattern), times, monotonic() + seconds, card))

    def complained(self, text: str) -> None:
        """Record an error that a page has reported: it is a fault unless a card has excused it."""
        for excuse in self._excuses:
            if excuse.times > 0 and monotonic() < excuse.until and excuse.pattern.search(text):
                excuse.times -= 1
                return
        self.fault("A page has reported an error", "none that no card has caused", text)
