"""The bridge, through which the page sends all its requests to Python."""

import gc
import json
from typing import Any

import pytest

from rollbook import GAMES, Match, bots, bridge
from rollbook.arena.players import PLAYERS
from rollbook.bridge import all_refusals
from rollbook.core import slices
from tests.calls import ask, ok
from tests.playing import by_last_moves

BEGUN = "rollbook 1\ngame: roll_it 1\nseats: Ada | Ben\nseed: 0\n\ndice 1 1\n"


@pytest.fixture
def table() -> Any:
    return ok("new", game="roll_it", seats=["Anna", "bot hard"], options={"grids": "4"}, seed=7)


def test_seat_that_can_only_pass_is_forced_to_and_the_log_says_that_it_passed() -> None:
    record = "rollbook 1\ngame: roll_it 1\nseats: Ada | Ben\nseed: 0\n\ndice 1 1\n"
    choices = ok("open", record=record)["choices"]["0"]
    assert (choices["next"], choices["passing"], choices["forced"]) == (["pass"], "pass", "pass")
    assert ok("play", seat=0, move="pass")["latest"]["passed"]
    assert not ok("entry", number=0)["passed"]


def test_match_from_set_up_to_redo(table: Any) -> None:
    assert table["to_act"] == ["dice"]
    assert table["seats"] == [{"name": "Anna", "bot": None}, {"name": "bot hard", "bot": "hard"}]
    assert table["options"] == {"board": 1, "grids": 4}
    assert table["dice"] == [{"count": 2, "faces": [1, 2, 3, 4, 5, 6]}]
    rolled = ok("roll")
    assert rolled["last_roll"] == ["2", "6"]
    assert rolled["prompts"] == {"0": {"id": "roll_it-prompt-place", "arguments": {"total": 8}}}
    assert ok("legal", seat=0) == {"count": 4, "moves": ["1.9", "2.4", "4.2", "5.9"]}
    assert ok("legal", seat=0, most=2)["moves"] == ["1.9", "2.4"]
    no_pass: dict[str, Any] = {"implied": [], "passing": None, "forced": None, "so_far": {}}
    prompt = {"id": "roll_it-prompt-place", "arguments": {"total": 8}}
    first = ["1.9", "2.4", "4.2", "5.9"]
    nothing_yet = {"picks": [], "prompt": prompt, "next": first, "move": None, "at_once": False, **no_pass}
    assert ok("choices", seat=0, picks=[]) == nothing_yet
    assert ok("choices", seat=0, picks=["1.9"]) == {
        "picks": ["1.9"],
        "prompt": {"id": "step-complete", "arguments": {}},
        "next": [],
        "move": "1.9",
        "at_once": True,
        **no_pass,
    }
    played = ok("play", seat=0, move="1.9")
    assert played["scores"] == [1, 0]
    where = {"cell": "1.9", "number": 8, "grid": 1, "row": 3, "column": 3}
    assert played["latest"]["events"] == [{"id": "roll_it-placed", "arguments": where}]
    assert ok("undo")["can_redo"]
    assert ok("redo") == played
    assert ok("undo", seat=0)["actions"] == 1
    assert ok("record") == rolled["record"]
    assert ok("view") == rolled["view"]


def test_useless_tap_is_refused_with_the_reason(table: Any) -> None:
    assert ok("choices", seat=0, picks=["1.1"])["refusal"]["id"] == "dice_first"
    ok("roll", faces="2 6")
    refusal = ok("choices", seat=0, picks=["1.1"])["refusal"]
    assert refusal["sentence"] == "2 + 6 is 8. This cell shows 4. Find a free 8."
    assert refusal["arguments"] == {"cell": "1.1", "number": 4, "first": 2, "second": 6, "total": 8}
    assert ok("choices", seat=0, picks=["nonsense"])["refusal"]["id"] == "picks_fit_no_move"
    assert ok("choices", seat=1, picks=["1.9"])["refusal"]["id"] == "not_your_turn"


def test_refusal_says_why_and_leaves_the_table(table: Any) -> None:
    assert ask("play", seat=0, move="1.9")["refusal"]["sentence"] == "Roll the dice first."
    assert ask("new", game="chess", seats=2, options={}, seed=1)["refusal"]["id"] == "unknown_game"
    answer = ask("open", record="rollbook 1\ngame: chess 1\nseats: A | B\nseed: 1\n\n")
    assert answer["refusal"]["id"] == "record_refused"
    assert answer["refusal"]["reason"]["id"] == "unknown_game"
    assert ok("table") == table


def test_log_and_earlier_positions(table: Any) -> None:
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


def test_copy_of_a_match_continues_with_new_dice(table: Any) -> None:
    record = ok("roll")["record"]
    copy = ok("duplicate", record=record, seed=8)
    assert copy["record"] == record.replace("seed: 7", "seed: 8") + "# copied\n"
    assert (copy["actions"], copy["to_act"], copy["turn"]) == (1, [0], 0)
    assert ok("table")["record"] == record
    assert ask("duplicate", record=record, seed=-1)["refusal"]["id"] == "bad_seed"


def test_shelf_lists_every_game() -> None:
    games = {game["id"]: game for game in ok("games")}
    assert list(games) == list(GAMES)
    assert games["roll_it"]["seats"] == [2, 3, 4, 5, 6]
    assert [id for id, game in games.items() if game["lowest_wins"]] == ["lowdown"]
    assert games["roll_it"]["options"]["grids"] == {"values": [9, 4], "default": 9, "beginners": 4}
    assert ok("advice", game="roll_it", seats=2, options={}) == []


def test_finished_match_brings_its_scorecard() -> None:
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
    bridge._bridge.open_match.on_table = None
    assert ask("table")["refusal"]["sentence"] == "There is no match on the table. Begin one."


@pytest.mark.parametrize(
    ("request_text", "id"),
    [
        ("", "bad_request"),
        ("nonsense", "bad_request"),
        ("5", "bad_request"),
        ("[]", "bad_request"),
        ("{}", "bad_request"),
        ("[" * 100_000, "bad_request"),
        ("9" * 5000, "bad_request"),
        ('{"method": 5}', "no_such_method"),
        ('{"method": ["table"]}', "no_such_method"),
        ('{"method": "_match"}', "no_such_method"),
        ('{"method": "match"}', "no_such_method"),
        ('{"method": "__init__"}', "no_such_method"),
        ('{"method": "play", "seat": 0}', "missing_argument"),
        ('{"method": "new"}', "missing_argument"),
        ('{"method": "table", "self": 5}', "unknown_argument"),
        ('{"method": "table", "desk": 5}', "unknown_argument"),
        ('{"method": "roll", "dice": "3 5"}', "unknown_argument"),
        ('{"method": "choices", "seat": 0, "picks": "1.9"}', "bad_argument"),
        ('{"method": "choices", "seat": 0, "picks": [1]}', "bad_argument"),
        ('{"method": "foresee", "requests": {}}', "bad_argument"),
        ('{"method": "foresee", "requests": [5]}', "bad_argument"),
        ('{"method": "undo", "times": "1"}', "bad_argument"),
        ('{"method": "undo", "times": true}', "bad_argument"),
        ('{"method": "position", "after": 0.0}', "bad_argument"),
        ('{"method": "log", "since": null}', "bad_argument"),
        ('{"method": "split", "text": 5}', "bad_argument"),
        ('{"method": "open", "record": "", "match": 5}', "bad_argument"),
        ('{"method": "think", "seat": 0, "level": ["easy"]}', "bad_argument"),
        ('{"method": "open", "record": 5}', "record_not_text"),
        ('{"method": "roll", "faces": 35}', "dice_count"),
    ],
)
def test_invalid_request_is_refused_with_a_sentence(table: Any, request_text: str, id: str) -> None:
    refusal = json.loads(bridge.call(request_text))["refusal"]
    assert refusal["id"] == id
    assert refusal["sentence"].endswith(".")
    assert ok("table") == table


@pytest.mark.parametrize("request_given", [None, 5, b"{}", [], {}], ids=repr)
def test_bridge_refuses_a_request_that_is_not_a_text(request_given: Any) -> None:
    assert json.loads(bridge.call(request_given))["refusal"]["id"] == "bad_request"


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e400", "-1e999"])
def test_number_that_no_answer_could_hold_is_refused(table: Any, number: str) -> None:
    text = f'{{"method": "lesson_passed", "lesson": "ahead", "wins": {number}}}'
    assert json.loads(bridge.call(text))["refusal"]["id"] == "bad_request"


@pytest.mark.parametrize("right", [5, "abc", [1, 2], [["a", "b"]], {"a": 1}, [[1]], [[2, 1]], [[0.0, 1]], [[1, 2]] * 3])
def test_kept_tally_with_other_work_than_that_of_its_seats_is_left_out(right: Any) -> None:
    tally = ok("tally", record=BEGUN)
    assert ok("statistics", tallies=[{**tally, "right_at_once": right}]) == ok("statistics", tallies=[])
    assert ok("statistics", tallies=[{**tally, "right_at_once": [[1, 2], [0, 0]]}])["games"]


@pytest.mark.parametrize(
    "changed",
    [
        {"own": {"2 1 2 3 4 5 6": {"7": 10**400}}},
        {"scores": [10**400, 0], "winners": [0]},
        {"own": {"1 " + " ".join(map(str, range(1, 400))): {"1": 5000}}},
    ],
    ids=["a count", "a score", "many faces"],
)
def test_kept_tally_with_huge_numbers_is_added_up_or_left_out(changed: dict[str, Any]) -> None:
    assert "ok" in ask("statistics", tallies=[{**ok("tally", record=BEGUN), **changed}])


@pytest.mark.parametrize(
    "more", [{"game": "x"}, {"seed": 3}, {"seats": 2}, {"options": {}}, {"version": [1]}], ids=repr
)
def test_class_code_encodes_its_set_up_only_once(more: dict[str, Any]) -> None:
    refusal = ask("class_code", game="roll_it", seats=2, options={}, seed=1, more=more)["refusal"]
    assert refusal["id"] == "code_cannot_say"


@pytest.mark.parametrize(
    "answer",
    [{"failure": []}, {"failure": {}}, {"ms": "1"}, {"ms": True}, {"ms": 10**400}, {"move": 5}, {"x": 1}],
    ids=repr,
)
def test_robots_answer_of_another_kind_is_refused(answer: dict[str, Any]) -> None:
    players = [{"robot": "r"}, {"level": "easy"}]
    # With other dice a match may end before the robot has anything to choose.
    step = ok("series", game="roll_out", players=players, matches=1, seed=1, set_up={"secret": "always"})
    while not step["questions"]:
        step = ok("series_continue", answers=[])
    asked = step["questions"][0]["match"]
    assert ask("series_continue", answers=[{"match": asked, **answer}])["refusal"]["id"] == "bad_argument"


@pytest.mark.parametrize("level", ["os:getcwd", "/etc/hostname.py", "my_bot.py", "expert", None])
def test_lab_refuses_a_path_as_a_level(level: str | None) -> None:
    player = {} if level is None else {"level": level}
    refusal = ask("series", game="roll_it", players=[{"robot": "r"}, player], matches=1, seed=1)["refusal"]
    assert refusal["id"] == "bad_bot"
    assert f"The levels are: {', '.join(PLAYERS)}." in refusal["sentence"]


@pytest.mark.parametrize("player", [{"robot": 5}, {"level": []}, {"robot": "r", "seat": 1}], ids=repr)
def test_player_of_another_type_is_refused_in_plain_words(player: dict[str, Any]) -> None:
    refusal = ask("series", game="roll_it", players=[player, {"level": "easy"}], matches=1, seed=1)["refusal"]
    assert refusal["id"] == "bad_argument"


@pytest.mark.parametrize(
    ("set_up", "id"),
    [({"options": 2}, "bad_options"), ({"options": {"grids": [4]}}, "bad_option"), ({"seats": 2.0}, "bad_seats_type")],
)
def test_series_of_the_lab_checks_its_set_up_as_a_match_does(set_up: dict[str, Any], id: str) -> None:
    players = [{"robot": "r"}, {"level": "easy"}]
    refusal = ask("series", game="roll_it", players=players, matches=1, seed=1, set_up=set_up)["refusal"]
    assert refusal["id"] == id


def test_only_brackets_that_nest_count_as_depth(table: Any) -> None:
    """Brackets in strings, and lists side by side, add no depth; a request that is nested too deeply is refused."""
    ok("roll", faces="2 6")
    for text in ("[" * 1000, "]{" * 1000, '\\"[' * 1000, "\\" * 31 + "["):
        assert ask("play", seat=0, move=text)["refusal"]["id"] == "not_a_move"
    many: list[Any] = [{"a": [1]}] * 1000
    assert ok("statistics", tallies=many) == ok("statistics", tallies=[])
    for depth in (30, 200):
        nested: Any = 1
        for _ in range(depth):
            nested = [{"a": nested}]
        assert ask("play", seat=0, move=nested)["refusal"]["id"] == "bad_request"


def test_unknown_level_is_refused_each_time(table: Any) -> None:
    ok("roll", faces="2 6")
    for _ in range(2):
        assert ask("think", seat=0, level="evil")["refusal"]["id"] == "bad_bot"
    assert thought_over(method="think", seat=0, level="easy")["move"] in ok("legal", seat=0)["moves"]


def test_english_refusals_become_fluent_messages() -> None:
    messages = bridge.english_messages()
    assert "refused-roll_it-taken = This cell already holds a chip. Choose a free one.\n" in messages
    assert len(messages.splitlines()) == len(all_refusals(GAMES))


def thought_over(**arguments: Any) -> Any:
    while not (answer := ok(**arguments))["done"]:
        pass
    return answer


def test_prefetched_answers_change_nothing(table: Any) -> None:
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
    assert answers[2]["refusal"]["sentence"] == "2 + 6 is 8. This cell shows 4. Find a free 8."
    ok("undo")
    assert ok("undo")["record"] == answers[3]["ok"]["record"]


def test_looking_ahead_takes_no_longer_than_a_slice(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    roll = {"method": "roll", "faces": None}
    monkeypatch.setattr(bridge, "AHEAD", 0)
    assert len(ok("foresee", requests=[roll, roll])) == 1
    monkeypatch.setattr(bridge, "AHEAD", 60)
    assert len(ok("foresee", requests=[roll, roll])) == 2


def test_table_lists_the_first_picks_of_each_seat() -> None:
    table = ok("new", game="knaster", seats=2, options={}, seed=7)
    assert table["choices"] == {}
    rolled = ok("roll", faces="3 4")
    assert rolled["choices"] == {str(seat): ok("choices", seat=seat, picks=[]) for seat in (0, 1)}


def test_bot_thinks_in_slices_between_other_requests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slices, "SLICE", 0)  # a slice ends at the first pause, however fast the machine is
    # The first number can go to 25 cells, more than are judged in one slice.
    ok("new", game="knaster", seats=["bot hard"], options={}, seed=3)
    table = ok("roll")
    seat = table["to_act"][0]
    assert ok("think", seat=seat, level="hard") == {"done": False, "move": None}
    assert ok("choices", seat=seat, picks=[])["next"]
    move = thought_over(method="think", seat=seat, level="hard")["move"]
    assert ok("think", seat=seat, level="hard")["move"] == move
    state = bridge._bridge.open_match.match.state
    assert move == state.game.notation.text(bots.choose(state, seat, "hard", 3, table["actions"]))
    assert ok("play", seat=seat, move=move)["actions"] == table["actions"] + 1
    assert ask("think", seat=seat, level="hard")["refusal"]["id"] == "dice_first"


def test_search_is_dropped_when_the_position_changes() -> None:
    ok("new", game="knockout", seats=2, options={}, seed=3)
    while ok("table")["to_act"] == ["dice"]:
        ok("roll")
    seat = ok("table")["to_act"][0]
    ok("think", seat=seat, level="hard")
    (begun,) = bridge._bridge.open_match._searches._searches.values()
    ok("undo")
    ok("roll", faces="1 2 3")
    ok("think", seat=seat, level="easy")
    assert begun not in bridge._bridge.open_match._searches._searches.values()


def test_record_is_looked_at_without_touching_the_table() -> None:
    ok("new", game="knockout", seats=2, options={}, seed=7)
    before = ok("table")
    record = "rollbook 1\ngame: knockout 1\nseats: A | B\nseed: 0\n\ndice 6 6 6\ndice 1 1 1\ndice 3 6 6\n0 15=15\n"
    preview = ok("preview", record=record, after=3, picks=["1", "2"])
    assert (preview["actions"], preview["to_act"], preview["last_roll"]) == (3, [0], ["3", "6", "6"])
    assert preview["choices"]["so_far"]["made"] == 3
    assert ok("preview", record=record, after=4)["choices"] is None
    assert ok("table") == before


def test_hints_include_their_picks_and_effects(table: Any) -> None:
    ok("roll", faces="2 6")
    hints = thought_over(method="hints", seat=0)["hints"]
    assert [hint["picks"] for hint in hints] == [[hint["move"]] for hint in hints]
    for hint in hints:
        assert hint["move"] in ok("legal", seat=0)["moves"]
        placed = hint["events"][0]
        assert placed["id"] == "roll_it-placed"
        assert (placed["arguments"]["cell"], placed["arguments"]["number"]) == (hint["move"], 8)
        assert all(gain["id"].startswith("hint-") for gain in hint["gains"])
    assert ask("hints", seat=1)["refusal"]["id"] == "not_your_turn"


def test_turning_points_name_the_played_and_the_better_move() -> None:
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


# each request names its match


def test_request_about_another_match_is_refused_and_changes_nothing() -> None:
    record = ok("new", game="roll_it", seats=2, options={}, seed=3, match="a")["record"]
    ok("new", game="roll_it", seats=2, options={}, seed=7, match="b")
    ok("roll", match="b", faces="2 6")
    before = ok("table", match="b")
    requests: list[Any] = [
        {"method": "play", "seat": 0, "move": "1.9"},
        {"method": "roll"},
        {"method": "undo"},
        {"method": "redo"},
        {"method": "sit", "seat": 0, "text": "Anna"},
        {"method": "remark", "text": "hint 1"},
        {"method": "choices", "seat": 0, "picks": []},
        {"method": "foresee", "requests": [{"method": "table"}]},
        {"method": "think", "seat": 0, "level": "easy"},
        {"method": "hints", "seat": 0},
        {"method": "turning_points"},
        {"method": "legal", "seat": 0},
        {"method": "record"},
        {"method": "view"},
        {"method": "table"},
        {"method": "position", "after": 0},
        {"method": "entry", "number": 0},
        {"method": "log"},
    ]
    for request in requests:
        for other in ("a", "", None, 5, ["b"]):
            answer = ask(**request, match=other)
            assert answer["refusal"]["id"] == "another_match", request
            assert answer["refusal"]["sentence"] == "Another match lies on the table. Open yours again."
        assert ok("table", match="b") == before
    assert ok("table") == before, "without the key any match is meant"
    assert ok("open", record=record, match="a")["record"] == record
    assert ask("table", match="b")["refusal"]["id"] == "another_match"


def test_table_names_its_match() -> None:
    assert ok("new", game="roll_it", seats=2, options={}, seed=7, match="a")["match"] == "a"
    assert ok("roll", match="a")["match"] == "a"
    assert ok("new", game="roll_it", seats=2, options={}, seed=7)["match"] is None


def test_undo_with_remarks_is_atomic() -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7, match="a")
    ok("roll", match="a", faces="2 6")
    before = ok("play", match="a", seat=0, move="1.9")
    refused: list[Any] = [
        {"times": 3},
        {"times": 2, "remarks": ["fine", "two\nlines"]},
        {"remarks": "hint"},
        {"times": 0},
    ]
    for arguments in refused:
        assert "refusal" in ask("undo", match="a", **arguments), arguments
        assert ok("table", match="a") == before
    table = ok("undo", match="a", times=2, remarks=["take-back 1", "take-back 2"])
    assert table["actions"] == 0
    assert table["record"].endswith("\n\n# take-back 1\n# take-back 2\n")
    assert table["match"] == "a"
    assert ok("redo", match="a")["actions"] == 1


def test_requests_without_the_table_may_name_any_match(table: Any) -> None:
    requests: list[Any] = [
        {"method": "games"},
        {"method": "advice", "game": "roll_it", "seats": 2, "options": {}},
        {"method": "inspect", "record": table["record"]},
        {"method": "split", "text": table["record"]},
        {"method": "duplicate", "record": table["record"], "seed": 1},
        {"method": "tally", "record": table["record"]},
        {"method": "statistics", "tallies": []},
        {"method": "preview", "record": table["record"], "after": 0},
    ]
    for request in requests:
        assert ok(**request, match="anything") == ok(**request)


def test_refused_match_leaves_the_name_of_the_one_on_the_table() -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7, match="a")
    assert "refusal" in ask("new", game="chess", seats=2, options={}, seed=7, match="b")
    assert "refusal" in ask("open", record="nothing", match="b")
    assert ok("table", match="a")["actions"] == 0
    ok("new", game="roll_it", seats=2, options={}, seed=7)
    assert ask("table", match="a")["refusal"]["id"] == "another_match", "a match without a name is another one"
    bridge._bridge.open_match.on_table = None
    assert ask("table", match="a")["refusal"]["id"] == "no_match"


@pytest.mark.parametrize("game", GAMES)
def test_answers_leave_no_cycles_to_the_garbage_collector(game: str) -> None:
    ok("new", game=game, seats=GAMES[game].seats[0], options={}, seed=7)
    requests = [{"method": "roll", "faces": None}] * 20
    ok("foresee", requests=requests)  # imports the modules of the answers
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            ok("foresee", requests=requests)
        # A request that copies a match used to leave about 30 objects that only the collector could free. The test
        # runner may leave some too.
        assert gc.collect() < 5 * len(requests)
    finally:
        gc.enable()


def test_foresee_answers_for_the_named_match() -> None:
    ok("new", game="roll_it", seats=2, options={}, seed=7, match="a")
    requests: Any = [{"method": "roll", "match": "a"}]
    assert ok("foresee", requests=requests, match="a") == [ask("roll", match="a")]
    (refused,) = ok("foresee", requests=[{"method": "undo", "match": "b"}], match="a")
    assert refused["refusal"]["id"] == "another_match"


def test_copy_continues_from_an_earlier_position() -> None:
    record = "rollbook 1\ngame: roll_it 1\nseats: Ada | Ben\nseed: 0\n\ndice 2 6\n0 1.9\ndice 1 1\n1 pass\n"
    assert ok("duplicate", record=record, seed=5)["actions"] == 4
    copy = ok("duplicate", record=record, seed=5, after=1)
    assert (copy["actions"], copy["to_act"]) == (1, [0])
    assert ask("duplicate", record=record, seed=5, after=9)["refusal"]["id"] == "no_such_position"


def test_turning_points_are_peoples_moves_with_their_picks() -> None:
    match = by_last_moves(Match("roll_it", ["Anna", "bot easy"], {"grids": 4}, 3))
    ok("open", record=str(match))
    points = thought_over(method="turning_points")["points"]
    assert {point["played"]["actor"] for point in points} == {0}
    assert all(point["picks"] == [point["played"]["text"]] for point in points)
    assert {point["played"]["actor"] for point in thought_over(method="turning_points", of=[1])["points"]} == {1}
    assert thought_over(method="turning_points", of=[])["points"] == []
    assert ask("turning_points", of="people")["refusal"]["id"] == "bad_argument"


def test_single_due_line_is_picked_automatically() -> None:
    match = Match("knaster", ["Anna"], seed=7)
    for column, roll in zip("abcde", ("1 4", "2 4", "3 4", "4 4", "4 5"), strict=True):
        match.roll(roll)
        match.play(0, f"write {column}1")
    choices = ok("open", record=str(match))["choices"]["0"]
    assert choices["picks"] == ["row1"]
    assert choices["next"] == ["a1", "b1", "c1", "d1", "e1"]
    assert choices["prompt"]["id"] == "knaster-prompt-bonus"
    assert ok("choices", seat=0, picks=["row1", "a1"])["prompt"]["arguments"]["circles"] == 2
