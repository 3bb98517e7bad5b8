"""The end of a match: the score of each seat, the winners, and the reason."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rollbook.core.messages import Message, ScoreLine


@dataclass(frozen=True)
class Result:
    """The end of a match: a score for each seat, the winners (ascending; several share the win), and the reason."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[ScoreLine, ...], ...]
    """For each seat, how its score came about."""
    ending: Message
    """The cause of the end."""


def points_of(lines: Iterable[ScoreLine]) -> int:
    """The score that a seat's scorecard adds up to."""
    return sum([line.points or 0 for line in lines])


def highest(seats: Iterable[int], value: Callable[[int], float]) -> tuple[int, ...]:
    """Those of the seats that have the highest value, in the same order: several where they tie."""
    values = {seat: value(seat) for seat in seats}
    most = max(values.values())
    return tuple([seat for seat in values if values[seat] == most])
