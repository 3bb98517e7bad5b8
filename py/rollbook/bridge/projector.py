"""The bridge's methods for a match on the projector: each request has the complete record, and no table changes."""

from collections.abc import Sequence
from itertools import islice
from typing import Final

from rollbook.bridge.open_match import OpenMatch
from rollbook.core.game import DICE
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json

MAX_WAYS: Final = 200
"""The maximum number of ways that are listed; the answer also has their total number."""


def projector_begin(game: ByRules[str], seats: ByRules[int | Sequence[str]], seed: ByRules[int]) -> Json:
    """Begin a new match of the class; the answer has the form of `projector`."""
    return projector(str(Match(game, seats, {}, seed)))


def projector(record: ByRules[str], picks: Sequence[str] = ()) -> Json:
    """A match: its `record`, its `position` with the `choices` after these picks of the seat to move, and this `seat`.

    `ways` is the number of legal moves of that seat (None if no seat is to move).
    """
    match = Match.parse(record)
    mover, position = OpenMatch(match).with_choices(picks)
    ways = None if mover is None else len(match.legal(mover))
    return {"record": str(match), "position": position, "seat": mover, "ways": ways}


def projector_roll(record: ByRules[str]) -> Json:
    """The match after the next roll."""
    match = Match.parse(record)
    match.roll()
    return projector(str(match))


def projector_play(record: ByRules[str], seat: ByRules[int], move: ByRules[str]) -> Json:
    """The match after a move."""
    match = Match.parse(record)
    match.play(seat, move)
    return projector(str(match))


def projector_undo(record: ByRules[str]) -> Json:
    """The match before its last action."""
    match = Match.parse(record)
    match.undo()
    return projector(str(match))


def projector_ways(record: ByRules[str]) -> Json:
    """Each legal move of the seat that is to move, as log entries: `entries`, at most 200 of `count`."""
    match = Match.parse(record)
    mover = next((actor for actor in match.to_act if actor != DICE), None)
    if mover is None:
        return {"entries": [], "count": 0}
    legal = match.legal(mover)
    entries: list[Json] = []
    for move in islice(legal, MAX_WAYS):
        after = match.copy()
        after.play(mover, move)
        entries.append(OpenMatch(after).entry(len(after.history) - 1))
    return {"entries": entries, "count": len(legal)}
