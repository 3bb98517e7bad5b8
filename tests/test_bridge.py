"""The page's only door."""

import json
from typing import Any

import pytest

from rollbook import GAMES, bots, bridge, slices
from rollbook.game import all_refusals


def ask(method: str, **arguments: Any) -> Any:
    return json.loads(bridge.call(json.dumps({"method": method, **arguments})))


def ok(method: str, **arguments: Any) -> Any:
    answer = ask(method, **arguments)
    assert "ok" in answer, answer
    return answer["ok"]


@pytest.fixture
def table() -> Any:
    return ok("new", game="roll_it", seats=["Anna", "bot hard"], options={"grids": "4"}, seed=7)


def test_a_match_from_set_up_to_redo(table: Any) -> None:
    assert table["to_act"] == ["dice"]
    assert table["seats"] == [{"name": "Anna", "bot": None}, {"name": "bot hard", "bot": "hard"}]
    assert table["options"] == {"board": 1, "grids": 4}
    assert table["dice"] == [{"count": 2, "faces": [1, 2, 3, 4, 5, 6]}]
    rolled = ok("roll")
    assert rolled["last_roll"] == ["2", "6"]
    assert rolled["prompts"] == {"0": {"id": "roll_it-prompt-place", "arguments": {"total": 8}}}
    assert ok("legal", seat=0) == {"count": 4, "moves": ["1.9", "2.4", "4.2", "5.9"]}
    assert ok("legal", seat=0, most=2)["moves"] == ["1.9", "2.4"]
    nothing_yet: dict[str, Any] = {"next": ["1.9", "2.4", "4.2", "5.9"], "move": None, "at_once": False, "so_far": {}}
    assert ok("choices", seat=0, picks=[]) == nothing_yet
    assert ok("choices", seat=0, picks=["1.9"]) == {"next": [], "move": "1.9", "at_once": True, "so_far": {}}
    played = ok("play", seat=0, move="1.9")
    assert played["scores"] == [1, 0]
    assert played["latest"]["events"] == [{"id": "roll_it-placed", "arguments": {"cell": "1.9", "number": 8}}]
    assert ok("undo")["can_redo"]
    assert ok("redo") == played
    assert ok("undo", seat=0)["actions"] == 1
    assert ok("record") == rolled["record"]
    assert ok("view") == rolled["view"]


def test_a_tap_that_leads_nowhere_is_told_why(table: Any) -> None:
    assert ok("choices", seat=0, picks=["1.1"])["refusal"]["id"] == "dice_first"
    ok("roll", faces="2 6")
    refusal = ok("choices", seat=0, picks=["1.1"])["refusal"]
    assert refusal["sentence"] == "Cell 1.1 shows 4, and the dice add up to 8."
    assert refusal["arguments"] == {"cell": "1.1", "number": 4, "total": 8}
    assert ok("choices", seat=0, picks=["nonsense"])["refusal"]["id"] == "picks_fit_no_move"
    assert ok("choices", seat=1, picks=["1.9"])["refusal"]["id"] == "not_your_turn"


def test_a_refusal_says_why_and_leaves_the_table(table: Any) -> None:
    assert ask("play", seat=0, move="1.9")["refusal"]["sentence"] == "The dice have to be thrown first."
    assert ask("new", game="chess", seats=2, options={}, seed=1)["refusal"]["id"] == "unknown_game"
    answer = ask("open", record="rollbook 1\ngame: chess 1\nseats: A | B\nseed: 1\n\n")
    assert answer["refusal"]["id"] == "record_refused"
    assert answer["refusal"]["reason"]["id"] == "unknown_game"
    assert ok("table") == table


def test_the_log_and_earlier_positions(table: Any) -> None:
    ok("roll", faces="1 1")
    ok("remark", text="hint 1")
    ok("play", seat=0, move="pass")
    log = ok("log")
    assert [entry["text"] for entry in log["entries"]] == ["1 1", "pass"]
    assert log["entries"][0]["events"] == [{"id": "roll_it-lost_turn", "arguments": {"total": 2}}]
    assert log["remarks"] == [{"after": 1, "text": "hint 1"}]
    assert ok("log", since=1)["entries"] == log["entries"][1:]
    assert ok("position", after=1)["to_act"] == [0]
    assert ok("position", after=0)["latest"] is None
    assert ask("position", after=9)["refusal"]["id"] == "no_such_position"


def test_records_go_out_and_in_and_can_be_looked_at_first(table: Any) -> None:
    ok("roll")
    record = ok("sit", seat=1, text="Ben")["record"]
    ok("new", game="roll_it", seats=3, options={}, seed=1)
    summary = ok("inspect", record=record)
    assert (summary["game"], summary["actions"], summary["result"]) == ("roll_it", 1, None)
    assert ok("table")["seats"][2] == {"name": "Player 3", "bot": None}
    assert ok("open", record=record)["record"] == record


def test_a_copy_of_a_match_goes_on_with_dice_of_its_own(table: Any) -> None:
    record = ok("roll")["record"]
    copy = ok("duplicate", record=record, seed=8)
    assert copy["record"] == record.replace("seed: 7", "seed: 8") + "# copied\n"
    assert (copy["actions"], copy["to_act"], copy["turn"]) == (1, [0], 0)
    assert ok("table")["record"] == record
    assert ask("duplicate", record=record, seed=-1)["refusal"]["id"] == "bad_seed"


def test_the_shelf_lists_every_game() -> None:
    games = {game["id"]: game for game in ok("games")}
    assert list(games) == list(GAMES)
    assert games["roll_it"]["seats"] == [2, 3, 4, 5, 6]
    assert games["roll_it"]["options"]["grids"] == {"values": [9, 4], "default": 9}
    assert ok("advice", game="roll_it", seats=2, options={}) == []


def test_a_finished_match_brings_its_scorecard() -> None:
    ok("new", game="roll_it", seats=2, options={"grids": 4}, seed=3)
    table = ok("table")
    while table["to_act"]:
        actor = table["to_act"][0]
        table = ok("roll") if actor == "dice" else ok("play", seat=actor, move=ok("legal", seat=actor)["moves"][0])
    result = table["result"]
    for score, lines in zip(result["scores"], result["lines"], strict=True):
        assert sum(line["points"] or 0 for line in lines) == score
    assert table["latest"]["events"][-1] == {"id": "match_over", "arguments": {}}


def test_without_a_match_every_question_is_answered_with_a_sentence() -> None:
    bridge._desk._match = None
    assert ask("table")["refusal"]["sentence"] == "There is no match on the table."


def test_what_is_no_method_is_a_defect_of_the_page() -> None:
    with pytest.raises(ValueError, match="The bridge has no method '_match'"):
        ask("_match")


def test_english_refusals_become_fluent_messages() -> None:
    messages = bridge.english_messages()
    assert "refused-roll_it-taken = Cell { $cell } already holds a chip.\n" in messages
    assert len(messages.splitlines()) == len(all_refusals(GAMES))


def thought_over(**arguments: Any) -> Any:
    while not (answer := ok(**arguments))["done"]:
        pass
    return answer


def test_what_taps_would_bring_is_answered_beforehand_and_changes_nothing(table: Any) -> None:
    roll: Any = {"method": "roll", "faces": None}
    ok("remark", text="hint 1")
    before = ok("table")
    (foreseen,) = ok("foresee", requests=[roll])
    assert ok("table") == before
    assert ask(**roll) == foreseen
    requests: Any = [
        {"method": "choices", "seat": 0, "picks": ["1.9"]},
        {"method": "play", "seat": 0, "move": "1.9"},
        {"method": "play", "seat": 0, "move": "1.1"},
        {"method": "undo"},
    ]
    answers: list[Any] = []
    while len(answers) < len(requests):
        answers += ok("foresee", requests=requests[len(answers) :])
    assert [ask(**request) for request in requests[:2]] == answers[:2]
    assert answers[2]["refusal"]["sentence"] == "Cell 1.1 shows 4, and the dice add up to 8."
    ok("undo")
    assert ok("undo")["record"] == answers[3]["ok"]["record"]


def test_looking_ahead_takes_no_longer_than_a_slice(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    roll = {"method": "roll", "faces": None}
    monkeypatch.setattr(bridge, "SLICE", 0)
    assert len(ok("foresee", requests=[roll, roll])) == 1
    monkeypatch.setattr(bridge, "SLICE", 60)
    assert len(ok("foresee", requests=[roll, roll])) == 2


def test_the_table_tells_what_each_seat_can_begin_with() -> None:
    table = ok("new", game="knaster", seats=2, options={}, seed=7)
    assert table["choices"] == {}
    rolled = ok("roll", faces="3 4")
    assert rolled["choices"] == {str(seat): ok("choices", seat=seat, picks=[]) for seat in (0, 1)}


def test_a_bot_thinks_in_slices_and_whatever_else_is_asked_comes_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0)  # a slice ends at the first pause, however fast the machine is
    # The first number has 25 cells to go to, more than are judged in one slice.
    ok("new", game="knaster", seats=["bot hard"], options={}, seed=3)
    table = ok("roll")
    seat = table["to_act"][0]
    assert ok("think", seat=seat, level="hard") == {"done": False, "move": None}
    assert ok("choices", seat=seat, picks=[])["next"]
    move = thought_over(method="think", seat=seat, level="hard")["move"]
    assert ok("think", seat=seat, level="hard")["move"] == move
    state = bridge._desk.match.state
    assert move == state.move_text(bots.choose(state, seat, "hard", 3, table["actions"]))
    assert ok("play", seat=seat, move=move)["actions"] == table["actions"] + 1
    assert ask("think", seat=seat, level="hard")["refusal"]["id"] == "dice_first"


def test_a_search_is_dropped_when_the_position_changes() -> None:
    ok("new", game="knockout", seats=2, options={}, seed=3)
    while ok("table")["to_act"] == ["dice"]:
        ok("roll")
    seat = ok("table")["to_act"][0]
    ok("think", seat=seat, level="hard")
    (search,) = bridge._desk._slices._searches.values()
    ok("undo")
    ok("roll", faces="1 2 3")
    ok("think", seat=seat, level="easy")
    assert search not in bridge._desk._slices._searches.values()


def test_a_record_is_looked_at_without_touching_the_table() -> None:
    ok("new", game="knockout", seats=2, options={}, seed=7)
    before = ok("table")
    record = "rollbook 1\ngame: knockout 1\nseats: A | B\nseed: 0\n\ndice 6 6 6\ndice 1 1 1\ndice 3 6 6\n0 15=15\n"
    look = ok("look", record=record, after=3, picks=["1", "2"])
    assert (look["actions"], look["to_act"], look["last_roll"]) == (3, [0], ["3", "6", "6"])
    assert look["choices"]["so_far"]["made"] == 3
    assert ok("look", record=record, after=4)["choices"] is None
    assert ok("table") == before


def test_hints_come_with_their_picks_and_with_what_they_would_do(table: Any) -> None:
    ok("roll", faces="2 6")
    hints = thought_over(method="hints", seat=0)["hints"]
    assert [hint["picks"] for hint in hints] == [[hint["move"]] for hint in hints]
    for hint in hints:
        assert hint["move"] in ok("legal", seat=0)["moves"]
        assert hint["events"][0] == {"id": "roll_it-placed", "arguments": {"cell": hint["move"], "number": 8}}
        assert all(gain["id"].startswith("hint-") for gain in hint["gains"])
    assert ask("hints", seat=1)["refusal"]["id"] == "not_your_turn"


def test_turning_points_name_what_was_played_and_what_was_better() -> None:
    ok("new", game="roll_it", seats=2, options={"grids": 4}, seed=3)
    table = ok("table")
    while table["to_act"]:
        actor = table["to_act"][0]
        table = ok("roll") if actor == "dice" else ok("play", seat=actor, move=ok("legal", seat=actor)["moves"][-1])
    points = thought_over(method="turning_points")["points"]
    assert 1 <= len(points) <= 3
    for point in points:
        assert point["played"] == ok("log")["entries"][point["played"]["number"]]
        assert point["better"]["move"] != point["played"]["text"]
