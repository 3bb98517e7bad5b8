"""One friendly sentence about the course of a match, for those who won and for those who lost."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import Message
from rollbook.core.set_up import bot_level
from rollbook.ui.presentation import Feat, presentation_of

CLOSE: Final = 10
"""A match was close if the others were at most one point behind, or at most this percentage of the winner's points."""
LATE: Final = 0.6
"""A fraction of the match: a winner who is still behind at this point came from behind."""


def story(match: Match) -> Message:
    """A message about the course of a finished match: `story-KIND`, with the seats that did not win as `seats`."""
    result = match.result
    assert result is not None
    others = tuple(seat for seat in range(len(match.seats)) if seat not in result.winners)
    if len(match.seats) == 1:
        return Message("story-alone")
    if not others:
        return Message("story-shared")
    best, nearest = (_best(match, [result.scores[seat] for seat in seats]) for seats in (result.winners, others))
    arguments = {"seats": others}
    if _came_from_behind(match, result.winners[0]):
        return Message("story-behind", arguments)
    if abs(best - nearest) <= max(1, abs(best) * CLOSE // 100):
        return Message("story-close", arguments)
    return Message("story-ahead", arguments)


def _best(match: Match, scores: list[int]) -> int:
    return min(scores) if match.game.lowest_wins else max(scores)


def _came_from_behind(match: Match, winner: int) -> bool:
    """Whether the winner was still behind late in the match."""
    scores = match.position(int(len(match.history) * LATE)).scores()
    return scores[winner] != _best(match, list(scores))


# Why a player won a finished match, in words that its players know, and each person's best moment.


class Moment(NamedTuple):
    """An event that a seat's own action caused, and its size."""

    seat: int
    rank: int
    """The rank of such events, from 0, the most important."""
    size: int
    event: Message


def why(match: Match) -> Message | None:
    """The feat that the winner did more often than the best other seat: `why-EVENT` with the `count` and that seat.

    None if several seats share the win, or if no counted feat separates the winner from the others.
    """
    result = match.result
    if result is None or len(result.winners) != 1 or len(match.seats) == 1:
        return None
    (winner,) = result.winners
    best = min if match.game.lowest_wins else max
    other = best((seat for seat in range(len(match.seats)) if seat != winner), key=lambda seat: result.scores[seat])
    done = list(_moments(match))
    for rank, feat in enumerate(presentation_of(match.game).feats):
        more = _much(done, winner, rank, feat) - _much(done, other, rank, feat)
        if feat.fewer:
            more = -more
        if more > 0:
            return Message(f"why-{feat.event}", {"count": more, "seats": (other,)})
    return None


def _much(done: list[Moment], seat: int, rank: int, feat: Feat) -> int:
    """The total of a feat for a seat, by count or by size."""
    return sum(moment.size if feat.each else 1 for moment in done if (moment.seat, moment.rank) == (seat, rank))


def best_moments(match: Match) -> list[Moment]:
    """Each person's most important feat, or the first of equal ones; people without a feat are left out."""
    feats = presentation_of(match.game).feats
    best: dict[int, Moment] = {}
    for moment in _moments(match):
        known = best.get(moment.seat)
        ours = bot_level(match.seats[moment.seat]) is None and moment.size > 0 and not feats[moment.rank].fewer
        if ours and (known is None or (-moment.rank, moment.size) > (-known.rank, known.size)):
            best[moment.seat] = moment
    return [best[seat] for seat in sorted(best)]


def _moments(match: Match) -> Iterator[Moment]:
    ranks = {feat.event: (rank, feat) for rank, feat in enumerate(presentation_of(match.game).feats)}
    for number, action in enumerate(match.history):
        if action.actor == DICE:
            continue
        for event in match.events(number):
            if event.id in ranks:
                rank, feat = ranks[event.id]
                yield Moment(int(action.actor), rank, _size(feat, event), event)


def _size(feat: Feat, event: Message) -> int:
    if feat.counts is None:
        return 1
    much = event.arguments[feat.counts]
    return len(much) if isinstance(much, tuple) else int(much)
