"""A series with a robot in another worker equals the arena's series with the same function."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from rollbook import Match
from rollbook.arena import OwnBot, Series, play, summaries
from rollbook.core.errors import IllegalMove
from rollbook.lab.referee import FEW, QUICK, Referee

Json = dict[str, Any]


@pytest.fixture(autouse=True)
def slice_is_long_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let each call end because the matches wait for a robot, however slow the machine is."""
    monkeypatch.setattr("rollbook.lab.referee.SLICE", 3600)


def greedy(state: Any, seat: int, _rng: Random) -> Any:
    return max(state.legal(seat), key=lambda move: state.apply(seat, move).scores()[seat])


def steps(referee: Referee, answer: Callable[[Match, Json], Json]) -> Iterator[Json]:
    """Play a series to its end, and yield each step. The robot follows the actions that it receives."""
    matches: dict[str, Match] = {}
    step = referee.resume(())
    while True:
        yield step
        if step["summary"]:
            return
        answers = []
        for question in step["questions"]:
            match = matches.setdefault(question["match"], Match(**question["set_up"], seed=0))
            assert len(match.history) == question["known"]
            for line in question["actions"]:
                actor, _, text = line.partition(" ")
                if actor == "dice":
                    match.roll(text)
                else:
                    match.play(int(actor), text)
            answers.append({"match": question["match"], **answer(match, question)})
        step = referee.resume(answers)


def played(referee: Referee, answer: Callable[[Match, Json], Json]) -> tuple[list[Json], Json]:
    """Play a series to its end; return its matches and its summary."""
    done = []
    for step in steps(referee, answer):
        done += step["played"]
    return done, step["summary"]


def choose(match: Match, question: Json) -> Json:
    move = greedy(match.state, question["seat"], Random(int(question["seed"])))
    return {"move": match.state.text(question["seat"], move), "ms": 1}


def refereed(game: str, matches: int, **more: Any) -> Referee:
    players = [{"robot": "mine"}, {"level": "random"}]
    set_up = {"seats": None, "options": {}, "secret": "known", **more}
    return Referee(game=game, players=players, matches=matches, seed=3, **set_up)


@pytest.mark.parametrize("game", ["roll_out", "lowdown", "knaster"])
def test_referee_plays_the_same_matches_as_the_arena(game: str) -> None:
    series = Series(game, (OwnBot("mine", greedy), "random"), 6, 3, secret="known")
    expected = [play(series, number, record=True) for number in range(6)]
    matches, summary = played(refereed(game, 6), choose)
    assert [match["record"] for match in matches] == [match.record for match in expected]
    assert summary["players"][0]["wins"]["mean"] == summaries(series, expected)[0].wins.mean


def test_series_progresses_with_any_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rollbook.lab.referee.SLICE", 0)
    done, _ = played(refereed("knockout", 2), choose)
    assert len(done) == 2


def test_robot_cannot_know_the_dice_of_a_series_by_its_seed() -> None:
    one, other = (refereed("roll_out", 2, secret=None) for _ in range(2))
    assert one.series.seed_of(0) != other.series.seed_of(0)
    again = refereed("roll_out", 2, secret=played(one, choose)[1]["secret"])
    assert again.series.seed_of(1) == one.series.seed_of(1)


def before(match: Json) -> Json:
    """Return the parts of a match that the page stores so that its series can continue."""
    kept = {part: match[part] for part in ("shares", "scores", "actions", "moves", "seconds")}
    return {**kept, "failed": match["failure"] and match["failure"]["seat"]}


def test_interrupted_series_continues_identically() -> None:
    def failing(match: Match, question: Json) -> Json:
        return {"move": "no move"} if question["match"] == "1" else {**choose(match, question), "ms": 0}

    whole, summary = played(refereed("roll_out", 6), failing)
    for known in (1, 3, 6):
        rest, gone_on = played(refereed("roll_out", 6, played=[before(match) for match in whole[:known]]), failing)
        assert [match["record"] for match in rest] == [match["record"] for match in whole[known:]]
        for one in (*summary["players"], *gone_on["players"]):
            del one["milliseconds"]
        assert gone_on == summary
        _, summary = played(refereed("roll_out", 6), failing)


@pytest.mark.parametrize(
    "wrong", [{"scores": [1]}, {"shares": [1.0, 0.0, 0.0]}, {"failed": 2}, {"failed": -1}, {"moves": []}]
)
def test_impossible_played_matches_are_refused(wrong: Json) -> None:
    match = {
        "shares": [1.0, 0.0],
        "scores": [9, 3],
        "actions": 9,
        "moves": [3, 3],
        "seconds": [0.0, 0.0],
        "failed": None,
    }
    assert refereed("roll_out", 1, played=[match]).resume(())["done"] == 1
    with pytest.raises(ValueError, match="Match 0 "):
        refereed("roll_out", 1, played=[{**match, **wrong}])
    with pytest.raises(ValueError, match="has 1 matches"):
        refereed("roll_out", 1, played=[match] * 2)


@pytest.mark.parametrize(
    "answer", [{"move": "no move"}, {"move": None}, {}, {"failure": "slow", "reason": "took too long"}]
)
def test_robot_that_gives_no_legal_move_loses_that_match(answer: Json) -> None:
    matches, summary = played(refereed("roll_out", 4), lambda _match, _question: answer)
    assert summary["players"][0]["failures"] == 4
    assert summary["players"][0]["wins"]["mean"] == 0
    assert all(match["failure"]["seat"] == match["players"].index("mine") for match in matches)


@pytest.mark.parametrize(("milliseconds", "many"), [(100, False), (QUICK + 1, False), (QUICK, True), (1, True)])
def test_slow_robot_plays_few_matches_at_a_time_so_that_the_first_ends_soon(milliseconds: float, many: bool) -> None:
    def answer(match: Match, question: Json) -> Json:
        return {**choose(match, question), "ms": milliseconds}

    asked = [len(step["questions"]) for step in steps(refereed("roll_out", 20), answer)]
    assert asked[0] <= FEW
    assert (max(asked) > FEW) == many


def test_answer_without_a_time_counts_as_zero() -> None:
    matches, _ = played(refereed("roll_out", 2), lambda match, question: {"move": choose(match, question)["move"]})
    assert [match["seconds"][match["players"].index("mine")] for match in matches] == [0, 0]


def test_referee_continues_with_the_available_answers() -> None:
    matches: dict[str, Match] = {}
    referee = refereed("roll_out", 6)
    waiting: list[Json] = []
    records = []
    step = referee.resume(())
    while not step["summary"]:
        records += [match["record"] for match in step["played"]]
        waiting += step["questions"]
        assert waiting or step["due"], "somebody has to go on"
        answers = []
        for question in waiting[:1]:
            match = matches.setdefault(question["match"], Match(**question["set_up"], seed=0))
            for line in question["actions"]:
                actor, _, text = line.partition(" ")
                match.roll(text) if actor == "dice" else match.play(int(actor), text)
            answers.append({"match": question["match"], **choose(match, question)})
        waiting = waiting[1:]
        step = referee.resume(answers)
    records += [match["record"] for match in step["played"]]
    assert records == [match["record"] for match in played(refereed("roll_out", 6), choose)[0]]


@pytest.mark.parametrize("failure", [{}, {"failure": "illegal", "reason": "answered something"}])
def test_rules_say_why_a_robots_move_is_not_legal(failure: Json) -> None:
    matches, _ = played(refereed("roll_it", 1), lambda _match, _question: {**failure, "move": "9.9"})
    said = matches[0]["failure"]
    state = Match.parse(matches[0]["record"]).state
    with pytest.raises(IllegalMove) as refused:
        state.apply(said["seat"], state.from_text(said["seat"], "9.9"))
    assert said["move"] == "9.9"
    assert said["refusal"]["id"] == refused.value.id
    assert said["refusal"]["sentence"] == str(refused.value)


def test_unrequested_answer_changes_nothing() -> None:
    referee = refereed("roll_out", 2)
    questions = referee.resume(())["questions"]
    again = referee.resume([{"match": "99", "move": "pass"}, {"match": "x", "move": "pass"}])
    assert again["questions"] == []
    assert again["due"] is False
    assert sorted(one["match"] for one in questions) == ["0", "1"]


@pytest.mark.parametrize("players", [[], [{"level": "no level"}], [{"robot": "two words"}]])
def test_series_that_cannot_be_played_is_refused(players: list[Json]) -> None:
    with pytest.raises(ValueError, match=r"(needs a player|no level|two words)"):
        Referee(game="roll_out", players=players, matches=1, seed=1, seats=None, options={})
