"""Series between players: turned seats, equal dice, shares of the win, intervals; and that stronger levels win."""

from math import sqrt

import pytest

from rollbook import arena
from rollbook.arena import Played, Series, mean_of, play, play_all, summaries, wilson
from rollbook.refusals import SetUpError
from tests.repeats import IN_PYODIDE

slow_in_a_browser = pytest.mark.skipif(IN_PYODIDE, reason="plays many matches")


def test_seats_turn_by_one_each_match_with_the_same_dice_for_each_turn() -> None:
    series = Series("roll_it", ("hard", "easy", "random"), 9, seed=20, seats=4)
    assert [series.places(number) for number in range(5)] == [
        (0, 1, 2, 1),
        (1, 0, 1, 2),
        (2, 1, 0, 1),
        (1, 2, 1, 0),
        (0, 1, 2, 1),
    ]
    assert [series.seed_of(number) for number in range(9)] == [20, 20, 20, 20, 21, 21, 21, 21, 22]


@pytest.mark.parametrize("players", [("easy",), ("easy", "easy")])
def test_no_match_is_played_twice_where_all_players_are_alike(players: tuple[str, ...]) -> None:
    series = Series("lowdown", players, 4, seed=20, seats=3)
    assert [series.seed_of(number) for number in range(4)] == [20, 21, 22, 23]


def test_a_match_says_who_sat_where_and_its_shares_add_up_to_one() -> None:
    series = Series("roll_out", ("medium", "random"), 4)
    for number in range(4):
        played = play(series, number)
        assert played.players == (("medium", "random"), ("random", "medium"))[number % 2]
        assert played.seed == 1 + number // 2
        assert sum(played.shares) == pytest.approx(1.0)
        assert len(played.scores) == len(played.moves) == len(played.seconds) == 2
        assert played.actions >= sum(played.moves) > 0


def test_a_match_is_the_same_whenever_it_is_played() -> None:
    series = Series("roll_it", ("medium", "hard"), 2)
    assert [played[:7] for played in play_all(series, [0, 1])] == [play(series, number)[:7] for number in (0, 1)]


def test_players_that_do_not_exist_or_do_not_fit_are_refused() -> None:
    with pytest.raises(ValueError, match="There is no player 'oracle': the players are easy, medium, hard, greedy, ra"):
        Series("roll_it", ("oracle", "random"), 1)
    with pytest.raises(ValueError, match="3 players do not fit on 2 seats"):
        Series("roll_it", ("easy", "medium", "hard"), 1, seats=2)
    with pytest.raises(ValueError, match="A series needs a player and a match"):
        Series("roll_it", ("easy", "random"), 0)
    with pytest.raises(SetUpError):
        Series("roll_out", ("easy", "random"), 1, seats=3)


def test_wilsons_interval_by_hand() -> None:
    # 8 of 10, z = 1.96: middle (0.8 + 3.8415/20) / (1 + 3.8415/10) = 0.99207/1.38415 = 0.71674;
    # half 1.96 * sqrt(0.16/10 + 3.8415/400) / 1.38415 = 1.96 * 0.160013 / 1.38415 = 0.22658.
    share, low, high = wilson(8, 10)
    assert share == 0.8
    assert (low, high) == pytest.approx((0.4902, 0.9433), abs=1e-4)
    assert wilson(0, 10).low == 0.0
    assert wilson(10, 10).high == pytest.approx(1.0)


def test_a_means_interval_by_hand() -> None:
    # Mean of 1, 2, 3, 4 is 2.5; variance (2.25 + 0.25 + 0.25 + 2.25) / 3 = 5/3; error 1.96 * sqrt(5/3 / 4).
    mean, low, high = mean_of([1, 2, 3, 4])
    assert mean == 2.5
    error = 1.96 * sqrt(5 / 12)
    assert (low, high) == pytest.approx((2.5 - error, 2.5 + error), abs=1e-4)
    assert mean_of([7]) == (7, 7, 7)


def test_a_summary_takes_all_seats_of_a_player_together() -> None:
    series = Series("roll_it", ("hard", "random"), 2, seats=3)
    played = [
        Played(0, 1, ("hard", "random", "random"), (0.5, 0.5, 0.0), (9, 9, 3), 30, (2, 1, 1), (0.004, 0.0, 0.0)),
        Played(1, 1, ("random", "hard", "random"), (0.0, 1.0, 0.0), (2, 7, 4), 30, (1, 2, 1), (0.0, 0.002, 0.0)),
    ]
    hard, others = summaries(series, played)
    assert (hard.player, hard.wins.mean, hard.score.mean, hard.decisions) == ("hard", 0.75, 8.0, 4)
    assert hard.fair == pytest.approx(1 / 3)
    assert hard.milliseconds == pytest.approx(1.5)
    assert (others.player, others.wins.mean, others.score.mean) == ("random", 0.25, 4.5)  # of 6 and 3
    assert others.fair == pytest.approx(2 / 3)


def _share(game: str, stronger: str, weaker: str, matches: int) -> float:
    series = Series(game, (stronger, weaker), matches)
    return summaries(series, list(play_all(series, range(matches))))[0].wins.mean


@slow_in_a_browser
def test_hard_plays_knaster_alone_far_better_than_chance() -> None:
    series = Series("knaster", ("hard",), 30, seats=1)
    scores = [played.scores[0] for played in play_all(series, range(30))]
    at_random = [arena.playout("knaster", 1, seed=seed)[0].scores[0] for seed in range(30)]
    assert sum(scores) / 30 > 60
    assert sum(at_random) / 30 < 20


@slow_in_a_browser
@pytest.mark.parametrize(("game", "matches"), [("roll_out", 4), ("roll_it", 12), ("knockout", 4)])
def test_hard_beats_chance(game: str, matches: int) -> None:
    assert _share(game, "hard", "random", matches) >= 0.75


@slow_in_a_browser
def test_each_level_beats_the_one_below_and_easy_beats_chance_but_not_greedy() -> None:
    assert _share("roll_it", "medium", "easy", 10) > 0.6
    assert _share("roll_it", "hard", "medium", 10) > 0.6
    assert _share("knockout", "easy", "random", 40) > 0.6
    assert _share("knockout", "easy", "greedy", 200) < 0.4
