"""A class's rolls in one chart: different dice on each tablet, no roll counted twice, and simulated tablets."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from rollbook import Refusal, class_code
from rollbook.classroom import matches, results
from rollbook.classroom.teachers_desk import class_throws
from rollbook.core.errors import ResultError
from rollbook.core.game import DICE
from rollbook.core.match import Match
from tests.calls import ask, ok

OWN = class_code.encode("knaster", 1, {}, 7, dice="own")
SAME = class_code.encode("knaster", 1, {}, 7)
CHANCES = {total: (6 - abs(total - 7)) / 36 for total in range(2, 13)}


def result(code: str, name: str, seed: int = 1) -> tuple[Match, dict[str, Any]]:
    match, rng = matches.begin(code, [name]), Random(seed)
    while match.to_act:
        if match.to_act[0] == DICE:
            match.roll()
        else:
            match.play(0, match.legal(0).sample(rng))
    return match, results.read(results.sealed(match), code)


def totals(match: Match) -> Counter[str]:
    return Counter(str(sum(map(int, text.split()))) for actor, text in match.history if actor == DICE)


def seen(charts: list[dict[str, Any]]) -> dict[str, int]:
    (chart,) = charts
    return {bar["value"]: bar["seen"] for bar in chart["bars"]}


def test_code_can_give_each_tablet_its_own_dice() -> None:
    assert class_code.decode(OWN)["dice"] == "own"
    assert "dice" not in class_code.decode(SAME)  # older codes keep their meaning
    assert ok("class_set_up", code=OWN)["dice"] == "own"
    assert ok("class_set_up", code=SAME)["dice"] == "same"
    seeds = {matches.begin(OWN, ["Ada"]).seed for _ in range(20)}
    assert len(seeds) == 20
    assert {matches.begin(SAME, ["Ada"]).seed for _ in range(20)} == {7}


def test_own_dice_still_follow_the_matchs_seed() -> None:
    match, read = result(OWN, "Ada")
    assert read["seed"] == match.seed
    number = next(number for number, (actor, _) in enumerate(match.history) if actor == DICE)
    thrown = match.history[number][1]
    other = "1 1" if thrown != "1 1" else "1 2"
    altered = matches.begin(OWN, ["Ada"])
    altered.roll(other)
    if altered.state.dice.text(altered.state.dice.throw(altered.seed, 0)) == other:
        pytest.skip("the seed has just this throw")
    rng = Random(1)
    while altered.to_act:
        if altered.to_act[0] == DICE:
            altered.roll()
        else:
            altered.play(0, altered.legal(0).sample(rng))
    with pytest.raises(ResultError) as refused:
        results.read(results.sealed(altered), OWN)
    assert refused.value.id == "result_other_dice"


def test_chart_grows_by_the_throws_of_each_result() -> None:
    played = [result(OWN, name) for name in ("Ada", "Ben", "Cleo")]
    steps = class_throws([read for _, read in played])["steps"]
    so_far: Counter[str] = Counter()
    for number, (match, _) in enumerate(played):
        so_far += totals(match)
        assert seen(steps[number]["charts"]) == {str(total): so_far[str(total)] for total in CHANCES}
        assert steps[number]["dice"] == number + 1
    bars = steps[-1]["charts"][0]["bars"]
    assert [bar["expected"] for bar in bars] == [round(so_far.total() * chance, 1) for chance in CHANCES.values()]


def test_same_dice_count_once() -> None:
    played = [result(SAME, name, seed) for seed, name in enumerate(("Ada", "Ben", "Cleo"))]
    steps = class_throws([read for _, read in played])["steps"]
    longest = max((totals(match) for match, _ in played), key=Counter.total)
    assert [step["dice"] for step in steps] == [1, 1, 1]
    assert sum(seen(steps[-1]["charts"]).values()) == longest.total()


def test_more_tablets_are_drawn_with_a_seed_and_throw_as_often_as_the_class_does() -> None:
    reads = [result(OWN, name)[1] for name in ("Ada", "Ben")]
    mine = sum(sum(one["throws"]["2 1 2 3 4 5 6"].values()) for one in reads)
    more = class_throws(reads, 30, 5)["more"]
    assert more["throws"] == 30 * (mine // 2)
    assert sum(seen(more["charts"]).values()) == mine + more["throws"]
    assert class_throws(reads, 30, 5)["more"] == more
    assert class_throws(reads, 30, 6)["more"] != more
    assert class_throws(reads, 0, 5)["more"] is None
    assert class_throws([], 30, 5) == {"steps": [], "more": None}


def test_drawn_throws_are_fair() -> None:
    """In 60 draws the most frequent values are within four standard deviations of the expected value."""
    read = result(OWN, "Ada")[1]
    own = read["throws"]["2 1 2 3 4 5 6"]
    drawn: Counter[str] = Counter()
    for seed in range(60):
        drawn += Counter(seen(class_throws([read], 30, seed)["more"]["charts"])) - Counter(own)
    for total, chance in CHANCES.items():
        expected = drawn.total() * chance
        assert abs(drawn[str(total)] - expected) < 4 * (expected * (1 - chance)) ** 0.5


@pytest.mark.parametrize(
    "arguments",
    [{"results": [{}]}, {"results": [{"seed": 1, "throws": {"x": 1}}]}, {"tablets": -1}, {"tablets": 301}],
)
def test_invalid_results_are_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(Refusal):
        class_throws(**{"results": [], **arguments})
    assert ask("class_throws", **{"results": [], **arguments})["refusal"]["id"] == "bad_argument"


def test_more_throws_than_a_match_can_have_are_refused() -> None:
    # A damaged entry in a device's storage used to keep Python busy for hours.
    kind = "2 1 2 3 4 5 6"
    told: list[dict[str, Any]] = [{"seed": 1, "throws": {kind: {"7": 20_000}}}]
    assert ok("class_throws", results=told, tablets=1)["more"]["throws"] == 20_000
    for counts in ({"7": 2**53 - 1}, {"7": 10_001, "8": 10_000}):
        refusal = ask("class_throws", results=[{"seed": 1, "throws": {kind: counts}}], tablets=1)["refusal"]
        assert refusal["id"] == "bad_argument"
