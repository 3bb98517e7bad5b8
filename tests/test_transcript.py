"""The transcript that Pyodide has to reproduce (tests/transcript.py) covers every method and detects faults."""

from collections.abc import Callable
from typing import Any

import pytest

from rollbook import GAMES, bridge
from rollbook.bridge import as_json, open_match
from rollbook.core.record import Record
from tests import transcript
from tests.golden_match import golden_files
from tests.invariants import check_match

GAME = "roll_out"  # the game with the shortest answers
FEW = 2  # the number of positions at which robots think
BAD = 400  # the number of random requests


@pytest.fixture(scope="module")
def parts() -> dict[str, transcript.Part]:
    """Return a part with random requests, one with a golden match, and one with everything about a game."""
    path = golden_files(GAME)[0]
    return {
        "bad": transcript.bad(7, BAD),
        "golden": transcript.golden(Record.parse(path.read_text("utf-8"))),
        "everything": transcript.everything(GAME, FEW),
    }


@pytest.mark.slow
def test_same_python_answers_the_same_again(parts: dict[str, transcript.Part]) -> None:
    walks = [[GAME, 2, {}, 3, transcript.digest(str(check_match(GAMES[GAME], 2, {}, 3)))]]
    assert transcript.differences({"parts": parts, "walks": walks}) == []


def test_transcript_asks_for_no_match_that_draws_its_own_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = {"method": "projector_begin", "game": GAME, "seats": 2, "seed": None}
    monkeypatch.setattr("tests.requests.Requests.draw", lambda _: drawn)
    assert not transcript.differences({"parts": {"bad": transcript.bad(7, 1)}, "walks": []})
    monkeypatch.setitem(drawn, "seed", 7)
    assert len(transcript.bad(7, 1)) == 2  # the first request puts a match on the table


def test_every_method_of_the_bridge_does_something_for_some_game() -> None:
    match = transcript.Recorder()
    transcript.golden(Record.parse(golden_files(GAME)[0].read_text("utf-8")), match)
    golden = {"open", "legal", "choices", "log", "inspect", "preview", "position", "duplicate", "undo", "redo", "roll"}
    assert match.methods >= golden
    # The first is called within a series, the next two use a random mark, and the last depends on deflate.
    elsewhere = {"series_continue", "class_match", "class_puzzles", "write_roster"}
    recorder = transcript.Recorder()
    for game in GAMES:
        transcript.everything(game, FEW, recorder)
        if recorder.methods | golden | elsewhere == set(bridge.METHODS):
            return
    pytest.fail(f"never answered: {set(bridge.METHODS) - recorder.methods - golden - elsewhere}")


def twice(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the same function with one fault: a score is one point too high after two actions."""

    def wrapped(self: Any, after: int) -> Any:
        answer = function(self, after)
        return {**answer, "scores": [*answer["scores"][:-1], answer["scores"][-1] + (answer["actions"] == 2)]}

    return wrapped


def test_transcript_finds_one_wrong_score_in_one_position(
    parts: dict[str, transcript.Part], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = {"parts": {name: part for name, part in parts.items() if name != "bad"}, "walks": []}
    with monkeypatch.context() as planted:
        planted.setattr(open_match.OpenMatch, "position", twice(open_match.OpenMatch.position))
        found = transcript.differences(whole)
    assert {one["part"] for one in found} >= {"golden", "everything"}
    first = next(one for one in found if one["part"] == "golden")
    told = transcript.explained(whole, first)
    assert "here:" in told
    assert '"scores"' in told or '"actions": 2' in told


def test_another_word_in_a_refusal_is_found(parts: dict[str, transcript.Part], monkeypatch: pytest.MonkeyPatch) -> None:
    said = as_json.as_refusal
    monkeypatch.setattr(bridge, "as_refusal", lambda refusal: {**said(refusal), "sentence": f"{refusal} "})
    assert transcript.differences({"parts": {"bad": parts["bad"]}, "walks": []})


def test_differing_walk_is_detected() -> None:
    found = transcript.differences({"parts": {}, "walks": [[GAME, 2, {}, 3, "another"]]})
    assert [one["part"] for one in found] == [f"walk {GAME} 2 {{}} 3"]
