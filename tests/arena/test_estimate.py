"""Means and shares from clusters: they agree with calculations by hand, have the coverage that they claim, and can be
read any number of times."""

from collections.abc import Callable, Iterator
from itertools import accumulate
from math import comb, prod, sqrt
from random import Random

import pytest

from rollbook.arena import mean_of, wilson
from rollbook.arena.estimate import Estimate, student


def estimate(*clusters: tuple[float, ...]) -> Estimate:
    made = Estimate()
    for cluster in clusters:
        for value in cluster:
            made.add(value)
        made.end_cluster()
    return made


def test_students_interval_is_that_of_the_tables() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 19: 2.093, 29: 2.045, 120: 1.980}
    assert {freedom: student(freedom) for freedom in table} == pytest.approx(table, abs=0.001)
    assert student(10**6) == pytest.approx(1.96, abs=1e-4)


def test_shared_dice_narrow_the_interval_of_a_share() -> None:
    # 40 seeds: for 30 of them each player wins one match, for 6 the first player wins both, for 4 the second does.
    # The mean is 42/80 = 0.525. The squares of the sums' deviations from 1.05 add up to 30 * 0.05² + 6 * 0.95²
    # + 4 * 1.05² = 0.075 + 5.415 + 4.41 = 9.9, so the variance is 9.9 * 40/39 / 80² = 0.0015865. Independent matches
    # would have 0.525 * 0.475 / 80 = 0.0031172, so these are worth 80 * 0.0031172 / 0.0015865 = 157.19 matches.
    # Student's quantile for 39 is 2.0227: the middle is (0.525 + 0.013013) / 1.026027 = 0.524366, and half the width is
    # 2.0227 * sqrt(0.249375 / 157.19 + 4.0913 / (4 * 157.19²)) / 1.026027 = 0.079542.
    share, low, high = estimate(*[(1.0, 0.0)] * 30, *[(1.0, 1.0)] * 6, *[(0.0, 0.0)] * 4).share()
    assert share == pytest.approx(0.525)
    assert (low, high) == pytest.approx((0.524366 - 0.079542, 0.524366 + 0.079542), abs=1e-4)
    alone = wilson(42, 80)
    assert high - low < 0.75 * (alone.high - alone.low)


def test_identical_matches_count_once_per_seed() -> None:
    pairs, single = estimate(*[(1.0, 1.0)] * 15, *[(0.0, 0.0)] * 5), estimate(*[(1.0,)] * 15, *[(0.0,)] * 5)
    assert pairs.share() == pytest.approx(single.share())


def test_share_of_only_wins_counts_only_the_seeds() -> None:
    # With 20 seeds the quantile is 2.093, and 20 / (20 + 2.093²) = 0.8203.
    assert estimate(*[(1.0, 1.0)] * 20).share() == pytest.approx((1.0, 0.8203, 1.0), abs=1e-4)
    assert estimate(*[(0.0, 0.0)] * 20).share() == pytest.approx((0.0, 0.0, 0.1797), abs=1e-4)


def test_one_cluster_gives_a_wide_interval() -> None:
    low, high = estimate((1.0, 1.0, 1.0, 0.0)).share()[1:]
    assert low < 0.02
    assert high > 0.98


def test_interval_never_shrinks_to_nothing() -> None:
    low, high = estimate(*[(1.0, 0.0)] * 100).share()[1:]
    assert low < 0.5 < high


def test_mean_of_clusters_by_hand() -> None:
    # Ten clusters with the sum 2 and ten with 6, of two values each: the mean is 2. The squared deviations from 4 add
    # up to 20 * 2² = 80, and 80 * 20/19 / 40² = 0.052632.
    mean, low, high = estimate(*[(0.0, 2.0), (2.0, 4.0)] * 10).mean()
    assert mean == 2
    assert (low, high) == pytest.approx((2 - 2.093 * sqrt(1 / 19), 2 + 2.093 * sqrt(1 / 19)), abs=1e-4)


def test_mean_of_one_cluster_has_the_sample_variance_of_its_values() -> None:
    # The variance of 1, 2, 3, 4 is (2.25 + 0.25 + 0.25 + 2.25) / 3 = 5/3, not 5/4. Student's quantile for 3 is 3.1824.
    error = 3.1824 * sqrt(5 / 3 / 4)
    assert estimate((1.0, 2.0, 3.0, 4.0)).mean() == pytest.approx((2.5, 2.5 - error, 2.5 + error), abs=1e-3)


def test_mean_of_large_values_keeps_their_spread() -> None:
    # The variance of ten times 0, 1, 2 is 20/29. The squares of values near 10^9 leave no precision for that.
    _, low, high = mean_of([1e9, 1e9 + 1, 1e9 + 2] * 10)
    assert (high - low) / 2 == pytest.approx(2.0452 * sqrt(20 / 29 / 30), rel=1e-4)
    # A first value that is far off must not spoil the result either: 1, then ten times 10^9 + 0, 1, 2.
    _, low, high = mean_of([1, *[1e9, 1e9 + 1, 1e9 + 2] * 10])
    assert (high - low) / 2 == pytest.approx(2.0423 * (1e9 / 31), rel=1e-3)


def test_more_wins_than_matches_are_refused() -> None:
    with pytest.raises(ValueError, match=r"^Of 3 matches nobody can win 5\.$"):
        wilson(5, 3)
    with pytest.raises(ValueError, match=r"^Of 3 matches nobody can win -1\.$"):
        wilson(-1, 3)
    with pytest.raises(ValueError, match="nan"):
        wilson(float("nan"), 3)
    assert wilson(0, 0) == (0.0, 0.0, 1.0)


def test_asking_in_the_middle_of_a_cluster_changes_nothing() -> None:
    rng = Random(5)
    asked, left_alone = Estimate(), Estimate()
    for _ in range(100):
        value = float(rng.random() < 0.5)
        for one in (asked, left_alone):
            one.end_cluster()
            one.add(value)
        asked.share()
        asked.mean()
        for one in (asked, left_alone):
            one.add(value)
    assert asked.share() == left_alone.share()
    assert asked.mean() == left_alone.mean()
    assert asked.clusters == left_alone.clusters == 99


# Coverage is the probability that the interval contains the true share: a sum over all possible results of the pairs.

COARSE = [(0.5, "mirrored", 20), (0.5, "mirrored", 40), (0.95, "alike", 20), (0.95, "in between", 20)]
"""Cases in which no interval of win counts covers about 95%, because the coverage jumps from one count to the next."""
KINDS: dict[str, Callable[[float], tuple[float, float, float]]] = {
    "alike": lambda p: (1 - p, 0.0, p),
    "mirrored": lambda p: (max(0.0, 1 - 2 * p), 1 - abs(2 * p - 1), max(0.0, 2 * p - 1)),
    "independent": lambda p: ((1 - p) ** 2, 2 * p * (1 - p), p**2),
    "in between": lambda p: ((1 - p) / 3 + 2 * (1 - p) ** 2 / 3, 4 * p * (1 - p) / 3, p / 3 + 2 * p**2 / 3),
}
"""The probabilities of winning none, one and both of a pair of matches, given the chance of winning one of them."""


def ways(pairs: int) -> Iterator[tuple[int, int, int]]:
    for none in range(pairs + 1):
        for one in range(pairs + 1 - none):
            yield none, one, pairs - none - one


def coverage(chance: float, kind: str, pairs: int) -> float:
    chances = KINDS[kind](chance)
    found = 0.0
    for way in ways(pairs):
        likely = comb(pairs, way[0]) * comb(pairs - way[0], way[1]) * prod(map(pow, chances, way))
        if likely < 1e-9:
            continue
        none, one, both = way
        low, high = estimate(*[(0.0, 0.0)] * none, *[(1.0, 0.0)] * one, *[(1.0, 1.0)] * both).share()[1:]
        found += likely * (low - 1e-9 <= chance <= high + 1e-9)
    return found


def possible(chance: float, kind: str, pairs: int) -> list[float]:
    """Return the coverage of each interval of consecutive win counts."""
    wins = [0.0] * (2 * pairs + 1)
    for way in ways(pairs):
        likely = comb(pairs, way[0]) * comb(pairs - way[0], way[1]) * prod(map(pow, KINDS[kind](chance), way))
        wins[way[1] + 2 * way[2]] += likely
    sums = list(accumulate(wins, initial=0.0))
    return [sums[last] - sums[first] for last in range(len(sums)) for first in range(last)]


@pytest.mark.parametrize("pairs", [20, 40])
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95])
def test_interval_of_95_percent_is_hardly_wider_if_counts_allow(chance: float, kind: str, pairs: int) -> None:
    allowed = any(0.93 < one < 0.97 for one in possible(chance, kind, pairs))
    assert allowed == ((chance, kind, pairs) not in COARSE)
    assert not allowed or coverage(chance, kind, pairs) < 0.976


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("chance", [0.5, 0.8, 0.95, 1.0])
def test_interval_of_95_percent_holds_the_truth_as_often(chance: float, kind: str) -> None:
    for pairs in (10, 20, 40, 100):
        assert coverage(chance, kind, pairs) > 0.93, pairs
