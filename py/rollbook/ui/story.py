"""One friendly sentence about how a match went, for those who won and for those who lost."""

from typing import TYPE_CHECKING, Final

from rollbook.core.messages import Message

if TYPE_CHECKING:
    from rollbook.core.match import Match

CLOSE: Final = 10
"""A match was close if the others were behind by at most one point, or by this many in 100 of the winner's points."""
LATE: Final = 0.6
"""The part of the match after which somebody who is still behind has to come from behind."""


def story(match: "Match") -> Message:
    """The course of a finished match: `story-KIND`, with the seats that did not win as `seats`."""
    result = match.result
    assert result is not None
    others = tuple(seat for seat in range(len(match.seats)) if seat not in result.winners)
    if len(match.seats) == 1:
        return Message("story-alone")
    if not others:
        return Message("story-shared")
    best, nearest = (_best(match, [result.scores[seat] for seat in seats]) for seats in (result.winners, others))
    told = {"seats": others}
    if _came_from_behind(match, result.winners[0]):
        return Message("story-behind", told)
    if abs(best - nearest) <= max(1, abs(best) * CLOSE // 100):
        return Message("story-close", told)
    return Message("story-ahead", told)


def _best(match: "Match", scores: list[int]) -> int:
    return min(scores) if match.game.lowest_wins else max(scores)


def _came_from_behind(match: "Match", winner: int) -> bool:
    """Whether the winner was still behind late in the match."""
    scores = match.position(int(len(match.history) * LATE)).scores()
    return scores[winner] != _best(match, list(scores))
