"""The summary of a series: clusters of matches with the same dice, seats, failures, and a series without matches."""

from random import Random

import pytest

from rollbook.arena import Failure, Interval, Played, Series, Summary, summaries


def played(series: Series, number: int, winner: int, failure: Failure | None = None) -> Played:
    names = tuple(series.names[place] for place in series.players_by_seat(number))
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


def test_results_by_seat_distinguish_the_players() -> None:
    series = Series("roll_out", ("hard", "easy"), 40)
    summary = Summary(series)
    for number in range(40):
        summary.add(played(series, number, winner=0))
    first, second = summary.seats()
    assert {name: share.mean for name, share in first.by_player.items()} == {"hard": 1.0, "easy": 1.0}
    assert {name: share.mean for name, share in second.by_player.items()} == {"hard": 0.0, "easy": 0.0}
    hard, easy = summary.players()
    assert (hard.wins.mean, easy.wins.mean) == (0.5, 0.5)
    assert hard.wins.high - hard.wins.low < 0.1  # the matches of a seed have nothing in common but the dice


def test_match_lost_by_failing_has_no_points() -> None:
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


def test_series_with_zero_seats_is_refused() -> None:
    with pytest.raises(ValueError, match="0"):
        Series("roll_out", ("hard", "easy"), 2, seats=0)


def test_reading_a_summary_changes_nothing() -> None:
    # The same seat wins both matches of a seed, so each player wins one and loses one.
    series = Series("roll_out", ("hard", "easy"), 200)
    watched, left_alone = Summary(series), Summary(series)
    rng = Random(7)
    winner = 0
    for number in range(200):
        winner = rng.randrange(2) if number % 2 == 0 else winner
        for summary in (watched, left_alone):
            summary.add(played(series, number, winner))
        watched.players()
        watched.seats()
    assert watched.players() == left_alone.players()
    assert watched.seats() == left_alone.seats()


def test_interval_of_a_coin_that_decides_both_matches_of_a_seed_holds_the_truth() -> None:
    # Of 300 series with 40 matches, 95% are 285; 4 standard errors below that is 270.
    series = Series("roll_out", ("hard", "easy"), 40)
    rng = Random(11)
    held = 0
    for _ in range(300):
        summary = Summary(series)
        for seed in range(20):
            wins = rng.random() < 0.8
            for number in (2 * seed, 2 * seed + 1):  # the first player has seat 0, then seat 1
                summary.add(played(series, number, winner=number % 2 if wins else 1 - number % 2))
        low, high = summary.players()[0].wins[1:]
        held += low <= 0.8 <= high
    assert held >= 270
