"""The reason why a finished match was won, in words that its players know, and each person's best moment."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from rollbook.core.game import DICE
from rollbook.core.messages import Message
from rollbook.core.set_up import bot_level
from rollbook.ui.presentation import Feat, presentation_of

if TYPE_CHECKING:
    from rollbook.core.match import Match


class Moment(NamedTuple):
    """An event of a seat's own action, and how much it was."""

    seat: int
    rank: int
    """The weight of such events, from 0."""
    size: int
    event: Message


def why(match: "Match") -> Message | None:
    """The thing of which the winner did more than the best other seat: `why-EVENT` with the `count` and that seat.

    None if nobody won alone, or nothing that the game counts tells them apart.
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
    """Count how often a seat did it, or add up how much it was."""
    return sum(moment.size if feat.each else 1 for moment in done if (moment.seat, moment.rank) == (seat, rank))


def best_moments(match: "Match") -> list[Moment]:
    """For each person who has one, the weightiest thing that the person did; the first of equal ones."""
    feats = presentation_of(match.game).feats
    best: dict[int, Moment] = {}
    for moment in _moments(match):
        known = best.get(moment.seat)
        ours = bot_level(match.seats[moment.seat]) is None and moment.size > 0 and not feats[moment.rank].fewer
        if ours and (known is None or (-moment.rank, moment.size) > (-known.rank, known.size)):
            best[moment.seat] = moment
    return [best[seat] for seat in sorted(best)]


def _moments(match: "Match") -> Iterator[Moment]:
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
