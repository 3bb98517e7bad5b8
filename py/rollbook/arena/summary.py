"""What a series shows: means with intervals of 95 %, added up match by match, in memory that does not grow.

Matches with the same dice are no independent draws: what helps one turn of the seats hurts the other. An interval
therefore takes the matches of one seed as one draw (a cluster), in the order in which a series has them.
"""

from collections.abc import Iterable
from math import sqrt
from typing import Final, NamedTuple

from rollbook.arena.series import Played, Series

NORMAL_95: Final = 1.959964
FEWEST_CLUSTERS: Final = 20
"""With fewer seeds than that their spread says nothing, and matches are taken as independent."""


class Interval(NamedTuple):
    """An estimate with its interval of 95 %."""

    mean: float
    low: float
    high: float


def wilson(wins: float, matches: float) -> Interval:
    """A share with Wilson's interval; `wins` may count a tie as a half, and `matches` need not be whole."""
    if not matches:
        return Interval(0.0, 0.0, 1.0)
    share, square = wins / matches, NORMAL_95**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = NORMAL_95 * sqrt(share * (1 - share) / matches + square / (4 * matches**2)) / (1 + square / matches)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def mean_of(values: Iterable[float]) -> Interval:
    """A mean of independent values with its interval (normal; series are long). Raises ValueError if there are none."""
    estimate = Estimate()
    for value in values:
        estimate.add(value)
        estimate.end_cluster()
    return estimate.mean()


class Estimate:
    """A mean of values that come in clusters: `add` each value, `end_cluster` after each cluster."""

    __slots__ = ("_count", "_sum", "clusters", "count", "counts", "products", "squares", "sums", "total", "values")

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.values = 0.0
        """The sum of the squares of the values."""
        # Of the sums and the sizes of clusters: how many, and the sums of their squares and products.
        self.clusters = 0
        self.sums = self.products = 0.0
        self.counts = 0
        self.squares = 0.0
        self._sum = 0.0
        self._count = 0

    def add(self, value: float) -> None:
        """Take a value into the cluster."""
        self._sum += value
        self._count += 1
        self.values += value * value

    def end_cluster(self) -> None:
        """What is added next belongs to another cluster."""
        if not self._count:
            return
        self.clusters += 1
        self.count += self._count
        self.total += self._sum
        self.squares += self._sum * self._sum
        self.products += self._sum * self._count
        self.counts += self._count * self._count
        self._sum, self._count = 0.0, 0

    def _independent(self) -> float:
        """The variance of the mean if all values were independent draws."""
        mean = self.total / self.count
        return max(0.0, self.values - self.count * mean * mean) / max(1, self.count - 1) / self.count

    def _variance(self) -> float:
        """The variance of the mean: of the clusters' sums around what their sizes let expect."""
        if self.clusters < FEWEST_CLUSTERS:
            return self._independent()
        mean = self.total / self.count
        around = max(0.0, self.squares - 2 * mean * self.products + mean * mean * self.counts)
        return around * self.clusters / (self.clusters - 1) / self.count**2

    def mean(self) -> Interval:
        """The mean with its interval. Raises ValueError if there is no value."""
        if not self.count:
            raise ValueError("There is no value of which a mean could be taken.")
        mean = self.total / self.count
        error = NORMAL_95 * sqrt(self._variance())
        return Interval(mean, mean - error, mean + error)

    def share(self) -> Interval:
        """The mean of values from 0 to 1, with Wilson's interval for the effective number of matches.

        That is the number of matches divided by the design effect: the variance with shared dice over the variance of
        independent matches.
        """
        if not self.count:
            return wilson(0, 0)
        mean = self.total / self.count
        binomial = mean * (1 - mean) / self.count
        effective = float(self.count)
        if self.clusters >= FEWEST_CLUSTERS and binomial > 0:
            effective /= max(self._variance() / binomial, 1 / self.clusters)
        return wilson(mean * effective, effective)._replace(mean=mean)


class PlayerSummary(NamedTuple):
    """What a series shows of one player."""

    player: str
    wins: Interval
    """Its share of the wins of a match, all its seats together."""
    fair: float
    """The share it would have if all played alike."""
    score: Interval | None
    """Its mean score in matches that were played to the end; a match counts once, with the mean of its seats."""
    milliseconds: float
    """CPU time for each decision."""
    decisions: int
    failures: int
    """How many matches it lost because it failed."""


class SeatSummary(NamedTuple):
    """What a series shows of one seat."""

    seat: int
    wins: Interval
    """The share of matches that this seat won, whoever sat there."""
    by_player: dict[str, Interval]
    """The same of the matches in which a player sat there."""


class Turn(NamedTuple):
    """What the matches of one turn of the seats are added to."""

    seats: list[tuple[str, Estimate, Estimate]]
    """For each seat, its player, and the estimates of the seat and of the player there."""
    players: list[tuple[str, list[int]]]
    """Each player with its seats."""


class Summary:
    """What a series shows, added up as its matches come: `add` them in the order of their numbers."""

    def __init__(self, series: Series) -> None:
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
        self._turn_of: dict[tuple[str, ...], Turn] = {}
        self._seed: int | None = None

    def add(self, match: Played) -> None:
        """Add a match."""
        if match.seed != self._seed:
            self._end_cluster()
            self._seed = match.seed
        self.matches += 1
        self.actions += match.actions
        turn = self._turn_of.get(match.players) or self._look_at(match.players)
        for share, moves, seconds, (name, of_seat, here) in zip(
            match.shares, match.moves, match.seconds, turn.seats, strict=True
        ):
            self._decisions[name] += moves
            self._seconds[name] += seconds
            of_seat.add(share)
            here.add(share)
        for name, seats in turn.players:
            self._held[name] += len(seats)
            if len(seats) == 1:
                self._wins[name].add(match.shares[seats[0]])
                score: float = match.scores[seats[0]]
            else:
                self._wins[name].add(sum([match.shares[seat] for seat in seats]))
                score = sum([match.scores[seat] for seat in seats]) / max(1, len(seats))
            if seats and not match.failure:
                self._scores[name].add(score)
        if match.failure:
            self._failures[match.players[match.failure.seat]] += 1

    def _look_at(self, players: tuple[str, ...]) -> "Turn":
        """Which estimates the matches of a turn of the seats belong to."""
        turn = Turn(
            [(name, self._seats[seat], self._at_seat[seat][name]) for seat, name in enumerate(players)],
            [(name, [seat for seat, one in enumerate(players) if one == name]) for name in self._names],
        )
        self._turn_of[players] = turn
        return turn

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
        """How many matches were lost because a bot failed."""
        return sum(self._failures.values())

    def players(self) -> list[PlayerSummary]:
        """What the matches show of each player (those of the same name count as one).

        Raises ValueError if there is no match.
        """
        self._check()
        return [
            PlayerSummary(
                name,
                self._wins[name].share(),
                self._held[name] / (self.series.seat_count * self.matches),
                self._scores[name].mean() if self._scores[name].count else None,
                self._seconds[name] / max(1, self._decisions[name]) * 1000,
                self._decisions[name],
                self._failures[name],
            )
            for name in self._names
        ]

    def seats(self) -> list[SeatSummary]:
        """What the matches show of each seat, and so of the advantage of moving first.

        Raises ValueError if there is no match.
        """
        self._check()
        return [
            SeatSummary(seat, wins.share(), {name: one.share() for name, one in self._at_seat[seat].items()})
            for seat, wins in enumerate(self._seats)
        ]

    def _check(self) -> None:
        self._end_cluster()
        if not self.matches:
            raise ValueError("No match has been played yet, so there is nothing to sum up.")


def summaries(series: Series, played: Iterable[Played]) -> list[PlayerSummary]:
    """What matches of a series show of each of its players. Raises ValueError if there is no match."""
    summary = Summary(series)
    for match in played:
        summary.add(match)
    return summary.players()
