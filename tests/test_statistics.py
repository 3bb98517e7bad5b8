"""The figures in the statistics of a device's matches follow from arithmetic."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.classroom.fair_dice import are_counts, chi_square_tail
from rollbook.classroom.statistics import statistics, tally
from rollbook.core.dice import Dice
from rollbook.core.game import DICE
from rollbook.games.shared.roll_off import give_first_turn


def play(match: Match, throw: str | None = None, most: int = 10_000, seed: int = 1) -> Match:
    """Play at most `most` random actions of a match, with the seed's dice or always the faces `throw`; return it."""
    rng = Random(seed)
    for _ in range(most):
        if not match.to_act:
            break
        if match.to_act == (DICE,):
            match.roll(throw)
        else:
            seat = int(match.to_act[0])
            match.play(seat, match.legal(seat).sample(rng))
    return match


def seen(charts: list[Any], dice: int) -> dict[str, int]:
    """Return the values that were rolled, and how often."""
    (chart,) = [chart for chart in charts if chart["dice"] == dice and chart["bars"][0]["value"].isdigit()]
    return {bar["value"]: bar["seen"] for bar in chart["bars"] if bar["seen"]}


# the arithmetic


@pytest.mark.parametrize(
    ("value", "degrees", "tail"),
    # The values are from printed tables of the distribution.
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (11.070, 5, 0.05), (18.307, 10, 0.05), (30.578, 15, 0.01), (0.0, 4, 1.0)],
)
def test_tail_of_chi_square_is_as_in_the_tables(value: float, degrees: int, tail: float) -> None:
    assert chi_square_tail(value, degrees) == pytest.approx(tail, abs=0.0001)


def chart_of(counts: dict[str, int], kind: str = "1 1 2 3 4 5 6") -> Any:
    one = tally(play(Match("roll_it", seed=1), most=1)) | {"own": {kind: counts}}
    (chart,) = statistics([one])["own"]
    return chart


def test_sixty_throws_of_one_die_by_hand() -> None:
    # Each face is expected ten times, and 1.96 * sqrt(60 * 1/6 * 5/6) = 5.66.
    chart = chart_of({"1": 10, "2": 10, "3": 10, "4": 10, "5": 10, "6": 10})
    assert (chart["throws"], chart["of_100"]) == (60, 100)
    assert chart["bars"][0] == {"value": "1", "seen": 10, "expected": 10.0, "low": 4.3, "high": 15.7}
    # Chi-square is (49 + 16 + 9 + 9 + 9 + 0) / 10 = 9.2; the tables say 9.236 for 0.1 with 5 degrees of freedom.
    assert chart_of({"1": 17, "2": 6, "3": 7, "4": 13, "5": 7, "6": 10})["of_100"] == 10
    # With only sixes, chi-square is (5 * 100 + 2500) / 10 = 300.
    assert chart_of({"6": 60})["of_100"] == 0


def test_two_dice_are_expected_as_36_ways_say() -> None:
    chart = chart_of({"7": 36}, kind="2 1 2 3 4 5 6")
    assert [bar["value"] for bar in chart["bars"]] == [str(value) for value in range(2, 13)]
    assert [bar["expected"] for bar in chart["bars"]] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert all(bar["low"] == 0.0 for bar in chart["bars"][:3])


def test_few_throws_give_no_verdict() -> None:
    assert chart_of({"6": 29})["of_100"] is None
    assert chart_of({"3": 31}, kind="3 1 2 3 4 5 6")["of_100"] is not None


def test_fair_dice_pass_and_loaded_ones_do_not() -> None:
    dice = Dice(2)
    sums = [sum(map(int, dice.throw(seed, 0))) for seed in range(3600)]
    fair = chart_of({str(value): sums.count(value) for value in range(2, 13)}, kind="2 1 2 3 4 5 6")
    assert fair["of_100"] >= 1
    loaded = [max(value, 4) for value in sums]
    assert chart_of({str(value): loaded.count(value) for value in range(2, 13)}, kind="2 1 2 3 4 5 6")["of_100"] == 0


def test_face_has_a_word_of_at_most_ten_letters() -> None:
    assert are_counts({"2 aubergines red": {}})
    assert not are_counts({"2 aubergines2 red": {}})


# the matches


def test_played_finished_and_won_are_counted() -> None:
    matches = [play(Match("roll_it", ["Anna", "Ben"], seed=seed), seed=seed) for seed in range(5)]
    matches.append(play(Match("knockout", ["Anna", "Cleo", "Ben"], seed=9), most=5))
    matches.append(Match("knaster", seats=2, seed=10))
    sums = statistics([tally(match) for match in matches])
    scores = [points for match in matches[:5] if match.result for points in match.result.scores]
    assert [{**one, "best": one["best"] and one["best"]["points"]} for one in sums["games"]] == [
        {"game": "knockout", "played": 1, "finished": 0, "best": None},
        {"game": "roll_it", "played": 5, "finished": 5, "best": max(scores)},
    ]
    wins = dict.fromkeys(("Anna", "Ben"), 0)
    for match in matches[:5]:
        assert match.result is not None
        for seat in match.result.winners:
            wins[match.seats[seat]] += 1
    assert {one["name"]: one["wins"] for one in sums["people"]} == wins
    assert [one["matches"] for one in sums["people"]] == [5, 5]
    assert sums["people"][0]["wins"] >= sums["people"][1]["wins"]
    assert all(one["won"] == [{"game": "roll_it", "wins": one["wins"]}] for one in sums["people"] if one["wins"])


def test_best_score_is_a_persons_and_the_lowest_if_that_wins() -> None:
    matches = [play(Match("lowdown", ["Anna", "Ben", "bot easy"], seed=seed), seed=seed) for seed in range(3)]
    (lowdown,) = statistics([tally(match) for match in matches])["games"]
    results = [match.result for match in matches if match.result]
    reached = [(points, name) for one in results for points, name in zip(one.scores, ("Anna", "Ben"), strict=False)]
    least = min(points for points, _ in reached)
    assert lowdown["best"]["points"] == least
    assert set(lowdown["best"]["names"]) == {name for points, name in reached if points == least}
    robots = play(Match("roll_it", ["bot easy", "bot hard"], seed=1), seed=1)
    assert statistics([tally(robots)])["games"] == [{"game": "roll_it", "played": 1, "finished": 1, "best": None}]


def test_solo_knaster_has_a_best_and_a_mean() -> None:
    matches = [play(Match("knaster", ["Anna"], seed=seed), seed=seed) for seed in range(4)]
    matches.append(play(Match("knaster", ["bot hard"], seed=7)))
    scores = [match.result.scores[0] for match in matches[:4] if match.result]
    sums = statistics([tally(match) for match in matches])
    assert [game["best"] for game in sums["games"]] == [None]  # a solo match has no opponent to beat
    assert sums["alone"] == [{"game": "knaster", "matches": 4, "best": max(scores), "mean": round(sum(scores) / 4, 1)}]
    assert sums["people"] == []


def test_every_throw_of_a_match_is_counted_once_by_its_sum() -> None:
    match = play(Match("lowdown", ["Anna", "Ben"], seed=3))
    open_dice = [action.text.split() for action in match.history if action.actor == DICE and len(action.text) > 9]
    numbers = [sum(int(face) for face in faces if face.isdigit()) for faces in open_dice if len(faces) == 4]
    sums = statistics([tally(match)])
    assert seen(sums["own"], 2) == {str(value): numbers.count(value) for value in sorted(set(numbers))}
    colours = [chart for chart in sums["own"] if chart["bars"][0]["value"] == "red"]
    thrown = [action.text.split() for action in match.history if action.actor == DICE]
    assert [chart["throws"] for chart in colours] == [sum(not face.isdigit() for faces in thrown for face in faces)]
    assert sums["thrown"] == []


def test_real_dice_count_apart_even_if_they_equal_those_of_the_seed() -> None:
    match = play(Match("roll_it", seed=7), throw="1 1", most=80)
    agreeing = sum(Dice(2).throw(7, number) == (1, 1) for number in range(40))
    assert agreeing > 0
    sums = statistics([tally(match)])
    assert seen(sums["thrown"], 2) == {"2": 40}
    assert sums["own"] == []


@pytest.mark.parametrize("game", ["knockout", "roll_out"])
def test_first_turn_that_is_given_counts_no_rolls_and_begins_no_match(game: str) -> None:
    match = Match(game, ["Anna", "bot easy"], seed=7)
    give_first_turn(match, 0)
    assert statistics([tally(match)])["games"] == []
    play(match, most=20)
    sums = statistics([tally(match)])
    assert sums["thrown"] == []
    rolls = sum(action.actor == DICE for action in match.history) - 2
    assert sum(chart["throws"] for chart in sums["own"]) == rolls
    assert len(sums["games"]) == 1


def test_typed_roll_affects_only_its_neighbours() -> None:
    match = play(Match("roll_it", seed=7), most=20)
    other = next(roll for roll in ("1 1", "6 6") if roll != Dice(2).text(Dice(2).throw(7, 10)))
    match = play(play(match, throw=other, most=1), most=19)
    sums = statistics([tally(match)])
    assert sum(seen(sums["own"], 2).values()) == 17
    assert sum(seen(sums["thrown"], 2).values()) == 3


# nothing twice


def test_copies_count_only_their_own_actions() -> None:
    match = play(Match("roll_it", ["Anna", "Ben"], seed=7), most=40)
    copy = match.duplicate(8)
    before = statistics([tally(match)])
    assert statistics([tally(match), tally(copy), tally(match)]) == before
    play(copy, most=10)
    sums = statistics([tally(match), tally(copy)])
    assert sums["games"] == [{"game": "roll_it", "played": 2, "finished": 0, "best": None}]
    assert sum(seen(sums["own"], 2).values()) == 25
    assert sums["thrown"] == []


def test_matches_with_the_same_seed_count_their_rolls_once() -> None:
    longer = play(Match("roll_it", seed=7), most=40)
    shorter = play(Match("roll_out", seed=7), most=5)
    sums = statistics([tally(longer), tally(shorter)])
    assert sum(seen(sums["own"], 2).values()) == 20
    assert len(sums["games"]) == 2


def test_match_that_is_taken_away_leaves_no_trace() -> None:
    tallies = [tally(play(Match(id, seed=number), seed=number)) for number, id in enumerate(GAMES)]
    assert statistics(tallies[1:]) == statistics([one for one in tallies if one["seed"] != 0])
    empty = statistics([])
    assert empty == {"games": [], "work": [], "people": [], "alone": [], "own": [], "thrown": []}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"game": None},
        {"seats": None},
        {"seats": []},
        {"seats": [1, 2]},
        {"winners": [5]},
        {"winners": 0},
        {"scores": [1]},
        {"scores": "12"},
        {"begun": 1},
        {"mark": ["x"]},
        {"seed": "7"},
        {"throws": None},
        {"right_at_once": [[1, 2]]},
        {"right_at_once": [[1], [1]]},
        {"right_at_once": [[2, 1], [1, 2]]},
        {"own": []},
        {"own": {"2 1 2": None}},
        {"own": {"2 1 2": {"2": -1}}},
        {"own": {"2 1 2": {"2": "1"}}},
        {"own": {"": {"2": 1}}},
        {"own": {"² 1 2": {"2": 1}}},
        {"own": {"2 ² 3": {"2": 1}}},
        {"own": {"2 1 red": {"2": 1}}},
        {"thrown": {"9 1 2 3 4 5 6": {"2": 1}}},
        {"thrown": {"99 1 2 3 4 5 6": {"2": 1}}},
    ],
    ids=repr,
)
def test_invalid_tally_is_left_out(changes: dict[str, Any]) -> None:
    good = tally(play(Match("roll_it", seed=1)))
    other = tally(play(Match("knaster", seats=1, seed=2)))
    assert statistics([{**good, **changes}, other]) == statistics([other])
    assert statistics([{}, other]) == statistics([{name: good[name] for name in good if name != "own"}, other])
    assert statistics([good, other]) != statistics([other])
