"""Time slicing: a search runs for a slice of time per request, so that other requests can come in between.

It is outside `rollbook.bots` because the bridge and the lab start without bots.
"""

from collections.abc import Callable, Generator, Hashable
from time import perf_counter
from typing import Any, Final

SLICE: Final = 0.008
"""The length of a slice in seconds: it ends at the search's next pause, and pauses are a few milliseconds apart."""

Search = Generator[None, None, Any]


def for_a_slice(search: Search) -> tuple[bool, Any]:
    """Continue a search for a slice. Returns whether it has ended, and its answer."""
    ends = perf_counter() + SLICE
    try:
        next(search)
        while perf_counter() < ends:
            next(search)
    except StopIteration as end:
        return True, end.value
    return False, None


class Slices:
    """The searches about one position, and their answers."""

    def __init__(self) -> None:
        self._position: object = None
        self._searches: dict[Hashable, Search] = {}
        self._found: dict[Hashable, Any] = {}

    def resume(self, position: object, question: Hashable, begin: Callable[[], Search]) -> tuple[bool, Any]:
        """Continue a search for a slice. Returns whether it has ended, and its answer.

        `begin` makes the search when the question comes up first. Another position drops all searches.
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
