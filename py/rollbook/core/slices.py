"""Time slicing: each request runs a search for a short slice of time, so other requests can run in between.

This module is not part of `rollbook.bots`, because the bridge and the lab start without bots.
"""

from collections.abc import Callable, Generator, Hashable
from time import perf_counter
from typing import Any, Final

SLICE: Final = 0.008
"""The length of a slice in seconds: it ends at the search's next pause, and pauses are a few milliseconds apart."""

Search = Generator[None, None, Any]


def for_a_slice(search: Search) -> tuple[bool, Any]:
    """Continue a search for one slice. Returns whether it has ended, and its answer."""
    ends = perf_counter() + SLICE
    try:
        next(search)
        while perf_counter() < ends:
            next(search)
    except StopIteration as end:
        return True, end.value
    return False, None


class PositionSearches:
    """The searches about one position, and their answers."""

    def __init__(self) -> None:
        self._position: object = None
        self._searches: dict[Hashable, Search] = {}
        self._found: dict[Hashable, Any] = {}

    def resume(self, position: object, question: Hashable, begin: Callable[[], Search]) -> tuple[bool, Any]:
        """Continue the search for a question for one slice. Returns whether it has ended, and its answer.

        `begin` creates the search when the question is new. A new position drops all searches and answers.
        """
        if position is not self._position:
            self._position = position
            self._searches.clear()
            self._found.clear()
        if question not in self._found:
            if question not in self._searches:
                self._searches[question] = begin()
            try:
                ended, answer = for_a_slice(self._searches[question])
            except Exception:
                del self._searches[question]  # it has ended without an answer
                raise
            if ended:
                self._found[question] = answer
        return question in self._found, self._found.get(question)
