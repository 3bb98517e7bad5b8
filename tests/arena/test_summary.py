"""What a series shows: clusters of matches with the same dice, seats, failures; and nothing of nothing."""

from math import sqrt

import pytest

from rollbook.arena import Failure, Interval, Played, Series, Summary, summaries, wilson
from rollbook.arena.summary import FEWEST_CLUSTERS, NORMAL_95, Estimate


def estimate(*clusters: tuple[float, ...]) -> Estimate:
    made = Estimate()
    for cluster in clusters:
        for value in cluster:
            made.add(value)
        made.end_cluster()
    return made


def test_a_share_that_its_dice_decide_is_known_better_than_from_as_many_independent_matches() -> None:
    # 40 seeds. In 30 of them each player wins with one of the seats; in 6 the first wins both, in 4 the second does.
    # Mean 42/80 = 0.525. The sums around 1.05: 30 * 0.05² + 6 * 0.95² + 4 * 1.05² = 0.075 + 5.415 + 4.41 = 9.9; times
    # 40/39, over 80²: 0.0015865. Independent: 0.525 * 0.475 / 80 = 0.0031172. Worth 80 * 0.0031172 / 0.0015865.
    share = estimate(*[(1.0, 0.0)] * 30, *[(1.0, 1.0)] * 6, *[(0.0, 0.0)] * 4).share()
    worth = 80 * (0.525 * 0.475 / 80) / (9.9 * 40 / 39 / 6400)
    assert worth == pytest.approx(157.19, abs=0.05)
    assert share == pytest.approx(wilson(0.525 * worth, worth))
    alone = wilson(42, 80)
    assert share.high - share.low < 0.75 * (alone.high - alone.low)


def test_a_share_whose_matches_go_together_is_known_worse() -> None:
    # 40 seeds, and one player wins both matches of each: as much as 40 matches show, up to the 40/39 of the variance.
    low, high = estimate(*[(1.0, 1.0)] * 20, *[(0.0, 0.0)] * 20).share()[1:]
    assert (low, high) == pytest.approx(wilson(19.5, 39)[1:])


def test_matches_without_a_partner_are_independent() -> None:
    # As by Wilson, up to the n/(n-1) of the variance.
    share = estimate(*[(1.0,)] * 30, *[(0.0,)] * 10).share()
    assert share == pytest.approx(wilson(0.75 * 39, 39))


def test_of_few_seeds_the_matches_count_as_independent() -> None:
    assert estimate(*[(1.0, 0.0)] * (FEWEST_CLUSTERS - 1)).share() == wilson(19, 38)


def test_an_interval_never_shrinks_to_nothing() -> None:
    low, high = estimate(*[(1.0, 0.0)] * 100).share()[1:]
    assert low < 0.5 < high
    assert estimate(*[(1.0, 1.0)] * 100).share() == wilson(200, 200)


def test_a_mean_of_clusters_by_hand() -> None:
    # Sums 2 and 6 of two values each, ten times: mean 2; around 4: 20 * 2² = 80; * 20/19 / 40² = 0.052632.
    mean, low, high = estimate(*[(0.0, 2.0), (2.0, 4.0)] * 10).mean()
    assert mean == 2
    assert (low, high) == pytest.approx((2 - NORMAL_95 * sqrt(1 / 19), 2 + NORMAL_95 * sqrt(1 / 19)))


def played(series: Series, number: int, winner: int, failure: Failure | None = None) -> Played:
    names = tuple(series.names[place] for place in series.places(number))
    shares = tuple(float(seat == winner) for seat in range(len(names)))
    return Played(number, series.seed_of(number), names, shares, (10, 4), 30, (1, 1), (0.0, 0.0), failure)


def test_results_by_seat_show_who_moves_first() -> None:
    series = Series("roll_out", ("hard", "hard"), 100)
    summary = Summary(series)
    for number in range(100):
        summary.add(played(series, number, winner=int(number % 5 == 0)))
    first, second = summary.seats()
    assert first.seat == 0
    assert (first.wins.mean, second.wins.mean) == pytest.approx((0.8, 0.2))
    assert first.wins.low > 0.7
    assert list(first.by_player) == ["hard"]


def test_results_by_seat_tell_the_players_apart() -> None:
    series = Series("roll_out", ("hard", "easy"), 40)
    summary = Summary(series)
    for number in range(40):
        summary.add(played(series, number, winner=0))
    first, second = summary.seats()
    assert {name: share.mean for name, share in first.by_player.items()} == {"hard": 1.0, "easy": 1.0}
    assert {name: share.mean for name, share in second.by_player.items()} == {"hard": 0.0, "easy": 0.0}
    hard, easy = summary.players()
    assert (hard.wins.mean, easy.wins.mean) == (0.5, 0.5)
    assert hard.wins.high - hard.wins.low < 0.1  # the dice, and nothing else, are equal


def test_a_match_lost_by_failing_has_no_points() -> None:
    series = Series("roll_out", ("hard", "easy"), 2)
    failure = Failure(0, "slow", "took longer than 10 seconds")
    hard, easy = summaries(series, [played(series, 0, 1, failure), played(series, 1, 0)])
    assert (hard.failures, easy.failures) == (1, 0)
    assert hard.score == Interval(4, 4, 4)
    hard, easy = summaries(series, [played(series, 0, 1, failure)])
    assert hard.score is None
    assert hard.wins.mean == 0


def test_no_match_gives_a_sentence_and_no_division_by_zero() -> None:
    with pytest.raises(ValueError, match="No match has been played yet"):
        summaries(Series("roll_out", ("hard", "easy"), 2), [])


def test_no_seats_are_none_and_not_two() -> None:
    with pytest.raises(ValueError, match="0"):
        Series("roll_out", ("hard", "easy"), 2, seats=0)
