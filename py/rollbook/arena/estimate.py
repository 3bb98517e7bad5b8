"""Means and shares with 95% intervals, from values that come in clusters, in memory that does not grow."""

from collections.abc import Iterable
from copy import copy
from math import sqrt
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959964


class Interval(NamedTuple):
    """An estimate with its 95% interval."""

    mean: float
    low: float
    high: float


def wilson(wins: float, matches: float) -> Interval:
    """A share with Wilson's interval; `wins` may count a tie as a half, and `matches` need not be an integer.

    Raises ValueError for more wins than matches, or a negative number of wins.
    """
    if not 0 <= wins <= matches:
        raise ValueError(f"Of {matches} matches nobody can win {wins}.")
    return _wilson(wins / matches, matches, NORMAL_95) if matches else Interval(0.0, 0.0, 1.0)


def _wilson(share: float, matches: float, quantile: float) -> Interval:
    square = quantile**2
    middle = (share + square / (2 * matches)) / (1 + square / matches)
    half = quantile * sqrt(max(0.0, share * (1 - share)) / matches + square / (4 * matches**2)) / (1 + square / matches)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(share, low if share > 0 else 0.0, high if share < 1 else 1.0)  # rounding may miss the ends


def student(freedom: int) -> float:
    """Return Student's 97.5% quantile for `freedom` degrees of freedom (less than 1 counts as 1).

    From 4 degrees on, use the expansion around the normal quantile (Abramowitz and Stegun, 26.7.5), accurate to three
    decimals.
    """
    if freedom <= 3:
        return (12.7062, 4.3027, 3.1824)[max(1, freedom) - 1]
    z = NORMAL_95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def mean_of(values: Iterable[float]) -> Interval:
    """The mean of independent values with Student's interval. Raises ValueError if there are none."""
    estimate = Estimate()
    for value in values:
        estimate.add(value)
        estimate.end_cluster()
    return estimate.mean()


class Estimate:
    """A mean of values that come in clusters: `add` each value, `end_cluster` after each cluster.

    Reading the mean includes the open cluster, and changes nothing.
    """

    __slots__ = (
        "_around", "_count", "_sum", "clusters", "count", "counts", "products", "squares", "total", "values",
    )  # fmt: skip

    def __init__(self) -> None:
        self._around = 0.0
        """The first value. All sums are of differences from it: a large common part would hide the spread of values."""
        self.values = 0.0
        """The sum of (value - first value) squared, over all values."""
        self.clusters = 0
        """The number of ended clusters. The next five are sums over these."""
        self.count = 0
        """The sum of the cluster sizes."""
        self.total = 0.0
        """The sum of the cluster sums; a cluster sum is the sum of (value - first value)."""
        self.products = 0.0
        """The sum of each cluster's sum times its size."""
        self.counts = 0
        """The sum of the squared cluster sizes."""
        self.squares = 0.0
        """The sum of the squared cluster sums."""
        self._sum = 0.0
        """The sum of the open cluster."""
        self._count = 0
        """The size of the open cluster."""

    def __len__(self) -> int:
        """The number of values, including those of the open cluster."""
        return self.count + self._count

    def add(self, value: float) -> None:
        """Add a value to the open cluster."""
        if not self:
            self._around = value
        value -= self._around
        self._sum += value
        self._count += 1
        self.values += value * value

    def end_cluster(self) -> None:
        """End the open cluster: the next values belong to a new one."""
        if not self._count:
            return
        self.clusters += 1
        self.count += self._count
        self.total += self._sum
        self.squares += self._sum * self._sum
        self.products += self._sum * self._count
        self.counts += self._count * self._count
        self._sum, self._count = 0.0, 0

    def _with_open_cluster(self) -> "Estimate":
        """Return a copy with the open cluster ended, or this estimate if no cluster is open."""
        if not self._count:
            return self
        ended = copy(self)
        ended.end_cluster()
        return ended

    def mean(self) -> Interval:
        """Return the mean with Student's interval over the clusters; with one cluster, over its values.

        Raises ValueError if there is no value.
        """
        ended = self._with_open_cluster()
        if not ended.count:
            raise ValueError("There are no values, so there is no mean.")
        mean = ended.total / ended.count
        if ended.clusters > 1:
            error = student(ended.clusters - 1) * sqrt(ended._variance())
        else:  # the matches of one seed vary only among themselves
            spread = max(0.0, ended.values - ended.count * mean * mean) / max(1, ended.count - 1)
            error = student(ended.count - 1) * sqrt(spread / ended.count)
        mean += ended._around
        return Interval(mean, mean - error, mean + error)

    def share(self) -> Interval:
        """The mean of values from 0 to 1, with Wilson's interval for the effective number of matches.

        The effective number is the number of matches divided by the design effect: the variance with shared dice
        divided by the variance of independent matches. It never exceeds the number of matches times the number of
        clusters. If all matches were won, or none, there is no variance. In this case, and with only one cluster, the
        effective number is the number of clusters. The quantile is Student's over the clusters.
        """
        ended = self._with_open_cluster()
        if not ended.count:
            return wilson(0, 0)
        mean = ended._around + ended.total / ended.count
        binomial = mean * (1 - mean) / ended.count
        effective = float(ended.clusters)
        if ended.clusters > 1 and binomial > 0:
            effective = ended.count / max(ended._variance() / binomial, 1 / ended.clusters)
        return _wilson(mean, effective, student(ended.clusters - 1))

    def _variance(self) -> float:
        """The variance of the mean, from the distance between each cluster's sum and the mean times its size."""
        mean = self.total / self.count
        around = max(0.0, self.squares - 2 * mean * self.products + mean * mean * self.counts)
        return around * self.clusters / (self.clusters - 1) / self.count**2
