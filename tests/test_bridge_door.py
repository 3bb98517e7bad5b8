"""The bridge raises no exception: it refuses invalid requests at once, and an internal fault changes nothing."""

import json
from typing import Any

import pytest

from rollbook import Match, bridge
from rollbook.bridge import report
from rollbook.bridge.arguments import LARGEST_NUMBER, MAX_ITEMS
from rollbook.classroom import begin, puzzle_runs, sealed
from rollbook.core.game import State
from tests.calls import ask, ok
from tests.playing import by_last_moves

HALF = "\ud800"
"""A lone surrogate, which is half a character and must not be in any text."""


def read_puzzles(remark: str) -> dict[str, Any]:
    run = puzzle_runs.begin("H35P", "Anna")
    return {"method": "read_class_result", "text": str(run).replace("\n\n", f"\n\n# {remark}\n", 1)}


@pytest.mark.parametrize(
    "request_",
    [
        {"method": "pin_hash", "pin": HALF, "salt": "AAAA"},
        {"method": "new", "game": "roll_it", "seats": 2, "options": {}, "seed": 7, "match": HALF},
        {"method": "read_class_result", "text": sealed(by_last_moves(begin("32W", ["Anna"]))) + f"# {HALF}"},
        read_puzzles(HALF),
        {"method": f"a{HALF}"},
        {"method": "table", HALF: 1},
        {"method": "statistics", "tallies": [{"game": [HALF]}]},
    ],
    ids=lambda request: request["method"],
)
def test_request_with_half_a_character_is_refused_at_the_door(request_: dict[str, Any]) -> None:
    for text in (json.dumps(request_), json.dumps(request_, ensure_ascii=False)):
        assert json.loads(bridge.call(text))["refusal"]["id"] == "bad_request"


def test_request_with_whole_characters_beyond_the_first_plane_is_read() -> None:
    for text in ("\U0001f642", r"\ud83d", "\\ud800"):
        table = ok("new", game="roll_it", seats=["Ann", "Ben"], options={}, seed=7, match=text)
        assert len(table["seats"]) == 2


def test_number_of_a_remark_with_thousands_of_digits_is_not_read() -> None:
    answer = json.loads(bridge.call(json.dumps(read_puzzles("again " + "9" * 5000))))
    assert "internal_error" not in json.dumps(answer)
    record = f"{Match('roll_it', seed=1)}".rstrip("\n") + "\n\n# class 467-FC\n# again " + "9" * 190 + "\n"
    assert ok("open", record=record)


@pytest.mark.parametrize("ms", [1e308, -1e308, 1e16, LARGEST_NUMBER + 1])
def test_series_refuses_an_infinite_time_and_continues(ms: float) -> None:
    players = [{"robot": "mine"}, {"level": "random"}]
    asked = ok("series", game="roll_out", players=players, matches=1, seed=1)
    while asked["due"] and not asked["questions"]:
        asked = ok("series_continue", answers=[])
    question = asked["questions"][0]
    answer = {"match": question["match"], "move": "no move", "ms": ms}
    assert ask("series_continue", answers=[answer])["refusal"]["id"] == "bad_argument"
    # The question is still open, and a readable answer ends the match.
    told = ok("series_continue", answers=[answer | {"ms": 1}])
    while told["due"]:
        told = ok("series_continue", answers=[])
    assert told["done"] == told["matches"] == 1


def test_lists_and_whole_numbers_of_requests_are_bounded() -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7)
    for method, argument, value in (
        ("choices", "picks", ["1.1"] * (MAX_ITEMS + 1)),
        ("position", "after", 2**53),
        ("undo", "times", 10**30),
    ):
        given = {"seat": 0} if method == "choices" else {}
        assert ask(method, **given, **{argument: value})["refusal"]["id"] == "bad_argument", method


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """Return a list that collects the faults that the bridge would write to the console."""
    found: list[Exception] = []
    monkeypatch.setattr(bridge, "report", found.append)
    return found


def test_fault_behind_the_bridge_is_answered_and_leaves_the_table_as_it_was(
    faults: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ok("new", game="roll_it", seats=2, options={}, seed=7, match="mine")
    with monkeypatch.context() as patch:
        # The fault happens after the dice are rolled, when the view is made.
        patch.setattr(State, "view", lambda _state: 1 / 0)
        for method, arguments in (("roll", {}), ("new", {"game": "roll_it", "seats": 3, "options": {}, "seed": 8})):
            refusal = ask(method, **arguments)["refusal"]
            assert refusal["id"] == "internal_error"
            assert refusal["sentence"].startswith("Something went wrong inside Rollbook (ZeroDivisionError).")
    assert [type(fault) for fault in faults] == [ZeroDivisionError] * 2
    assert ok("table", match="mine") == table
    assert ok("roll")["last_roll"] == ["2", "6"]


def test_answer_that_json_cannot_hold_leaves_the_table_as_it_was(
    faults: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ok("new", game="roll_it", seats=2, options={}, seed=7)
    with monkeypatch.context() as patch:
        for view in ({1, 2}, float("nan")):
            patch.setattr(State, "view", lambda _state, view=view: view)
            assert ask("roll")["refusal"]["id"] == "internal_error"
    assert len(faults) == 2
    assert ok("table") == table


def test_search_that_fails_can_be_requested_again(faults: list[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7)
    seat = ok("roll")["to_act"][0]
    with monkeypatch.context() as patch:
        patch.setattr("rollbook.bots.search.evaluate_moves", lambda *_: 1 / 0)
        answer = ask("think", seat=seat, level="hard")
        while "ok" in answer:
            answer = ask("think", seat=seat, level="hard")
        assert answer["refusal"]["id"] == "internal_error"
    found = ok("think", seat=seat, level="hard")
    while not found["done"]:
        found = ok("think", seat=seat, level="hard")
    assert found["move"] is not None
    assert len(faults) == 1


def test_report_writes_a_fault_to_the_console(capsys: pytest.CaptureFixture[str]) -> None:
    report(ZeroDivisionError("what went wrong"))
    assert "ZeroDivisionError: what went wrong" in capsys.readouterr().err
