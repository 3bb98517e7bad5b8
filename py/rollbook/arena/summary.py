"""The summary of a series: means with 95% intervals, updated match by match, in memory that does not grow.

Matches with the same dice are not independent: dice that help one rotation of the seats hurt another. An interval
therefore treats the consecutive matches of one seed as one cluster.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rollbook.arena.estimate import Estimate, Interval
from rollbook.arena.playing import Played
from rollbook.arena.series import Series, check_series
from rollbook.core.errors import check_kind


class PlayerSummary(NamedTuple):
    """The summary of one player."""

    player: str
    wins: Interval
    """Its mean share of the win in a match, all its seats together."""
    fair: float
    """The share it would have if all players were equally strong."""
    score: Interval | None
    """Its mean score in matches played to the end. A match counts once, with the mean over the player's seats."""
    milliseconds: float
    """CPU time per decision."""
    decisions: int
    failures: int
    """The number of matches that it lost through failures."""


class SeatSummary(NamedTuple):
    """The summary of one seat."""

    seat: int
    wins: Interval
    """The share of the wins that this seat has, with any player."""
    by_player: dict[str, Interval]
    """The same for each player, in the matches in which that player had this seat."""


class Summary:
    """The summary of a series: `add` its matches in the order of their numbers."""

    def __init__(self, series: Series) -> None:
        check_series(series)
        self.series = series
        self.matches = 0
        self.actions = 0
        self._names = tuple(dict.fromkeys(series.names))
        self._wins = {name: Estimate() for name in self._names}
        self._scores = {name: Estimate() for name in self._names}
        self._seats = [Estimate() for _ in range(series.seat_count)]
        self._at_seat = [{name: Estimate() for name in self._names} for _ in self._seats]
        self._decisions = dict.fromkeys(self._names, 0)
        self._seconds = dict.fromkeys(self._names, 0.0)
        self._failures = dict.fromkeys(self._names, 0)
        self._held = dict.fromkeys(self._names, 0)
        self._seed: int | None = None

    def add(self, match: Played) -> None:
        """Add a match. Raises ValueError for a value that did not come from `play` or `play_all`."""
        check_kind(Played, match, "A match that has been played")
        if match.seed != self._seed:
            self._end_cluster()
            self._seed = match.seed
        self.matches += 1
        self.actions += match.actions
        for seat, name in enumerate(match.players):
            self._decisions[name] += match.moves[seat]
            self._seconds[name] += match.seconds[seat]
            self._seats[seat].add(match.shares[seat])
            self._at_seat[seat][name].add(match.shares[seat])
        for name in self._names:
            seats = [seat for seat, player in enumerate(match.players) if player == name]
            self._held[name] += len(seats)
            self._wins[name].add(sum([match.shares[seat] for seat in seats]))
            if seats and not match.failure:
                self._scores[name].add(sum([match.scores[seat] for seat in seats]) / len(seats))
        if match.failure:
            self._failures[match.players[match.failure.seat]] += 1

    def _end_cluster(self) -> None:
        for name in self._names:
            self._wins[name].end_cluster()
            self._scores[name].end_cluster()
        for estimate, at_seat in zip(self._seats, self._at_seat, strict=True):
            estimate.end_cluster()
            for one in at_seat.values():
                one.end_cluster()

    @property
    def failures(self) -> int:
        """The number of matches lost through a bot's failure."""
        return sum(self._failures.values())

    def players(self) -> list[PlayerSummary]:
        """The summary of each player (players with the same name count as one).

        Raises ValueError if there is no match.
        """
        self._check()
        return [
            PlayerSummary(
                name,
                self._wins[name].share(),
                self._held[name] / (self.series.seat_count * self.matches),
                self._scores[name].mean() if self._scores[name] else None,
                self._seconds[name] / max(1, self._decisions[name]) * 1000,
                self._decisions[name],
                self._failures[name],
            )
            for name in self._names
        ]

    def seats(self) -> list[SeatSummary]:
        """The summary of each seat, which shows the advantage of moving first.

        Raises ValueError if there is no match.
        """
        self._check()
        return [
            SeatSummary(seat, wins.share(), {name: one.share() for name, one in self._at_seat[seat].items()})
            for seat, wins in enumerate(self._seats)
        ]

    def _check(self) -> None:
        if not self.matches:
            raise ValueError("No match has been played yet, so there is nothing to sum up.")


def summaries(series: Series, played: Iterable[Played]) -> list[PlayerSummary]:
    """The summary of each player, from the matches of a series. Raises ValueError if there is no match."""
    summary = Summary(series)
    check_kind(Iterable, played, "A list of matches that have been played")
    for match in played:
        summary.add(match)
    return summary.players()
