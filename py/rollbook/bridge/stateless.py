"""Stateless requests, and requests about a match given by its record; the table does not change."""

from collections.abc import Sequence

from rollbook.bridge.as_json import as_game, as_summary
from rollbook.bridge.open_match import OpenMatch
from rollbook.core import record as records
from rollbook.core.errors import RecordError
from rollbook.core.game import Options
from rollbook.core.match import Match
from rollbook.core.messages import ByRules, Json, as_message
from rollbook.games import GAMES
from rollbook.ui.presentation import presentation_of


def games() -> list[Json]:
    """The shelf: each game with its id, version, seats and options."""
    return [as_game(game) for game in GAMES.values()]


def advice(game: ByRules[str], seats: ByRules[int], options: ByRules[Options]) -> list[Json]:
    """The set-up screen's advice about this set-up."""
    match = Match(game, seats, options, seed=0)
    return [as_message(message) for message in presentation_of(match.game).advice(len(match.seats), match.options)]


def inspect(record: ByRules[str], line: int = 1) -> Json:
    """The summary of a record: game, seats, progress, scores and result. The table does not change.

    `line` is the number of its first line in the surrounding text.
    """
    try:
        return as_summary(Match.parse(record))
    except RecordError as refusal:
        raise refusal.moved(line - 1) from None


def split(text: str) -> list[Json]:
    """The consecutive records in a string, with the number of the first line of each."""
    return [{"line": line, "record": record} for line, record in records.split(text)]


def duplicate(record: ByRules[str], seed: ByRules[int], after: int | None = None) -> Json:
    """The answer of `inspect` for a match that continues from a record with its own dice.

    With `after`, it continues from the position after that many actions.
    """
    match = Match.parse(record)
    if after is not None:
        match = match.rewound(after)
    return as_summary(match.duplicate(seed))


def tally(record: ByRules[str]) -> Json:
    """The contribution of a match to the statistics of the device."""
    from rollbook.classroom import statistics  # noqa: PLC0415 - as for bots: the page starts sooner without

    return statistics.tally(Match.parse(record))


def preview(record: ByRules[str], after: int, picks: Sequence[str] = ()) -> Json:
    """A record's position after a number of actions, and the choices of the seat to move.

    `choices` is None if no seat is to move.
    """
    return OpenMatch(Match.parse(record).rewound(after)).with_choices(picks)[1]
