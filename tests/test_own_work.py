"""Self-check mode: what the bridge holds back, how a refusal explains the sum, and what is right first time."""

import json
import random
from itertools import islice
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import OpenMatch, call
from rollbook.classroom.own_work import WORK_SELF
from rollbook.classroom.statistics import statistics, tally
from tests.invariants import set_ups

ROLL_OFF = ("dice 6 6 6", "dice 1 1 1")
TWO = ("dice 6 6", "dice 1 1")


def opened(game: str, *actions: str, seed: int = 7, **options: Any) -> OpenMatch:
    """Play these actions of a match for two people in self-check mode."""
    open_match = OpenMatch()
    open_match.new(game, 2, options, seed, work="self")
    for action in actions:
        actor, _, text = action.partition(" ")
        open_match.roll(text) if actor == "dice" else open_match.play(int(actor), text)
    return open_match


def refused(open_match: OpenMatch, seat: int, *picks: str, done: bool = False) -> str:
    """Return the refusal of picks at the third try, which explains the sum."""
    return steps(open_match, seat, *picks, done=done)[-1]


def steps(open_match: OpenMatch, seat: int, *picks: str, done: bool = False) -> list[str]:
    """Return the refusals of picks in three tries. Afterwards the match is as it was before."""
    said = []
    before = open_match.record()
    for _ in range(3):
        answer = open_match.choices(seat, picks, done)
        assert answer["wrong"] == f"wrong {seat}"
        said.append(str(answer["refusal"]["sentence"]))
        open_match.match.remark(answer["wrong"])
    open_match.open(before)
    return said


def test_help_with_a_sum_comes_in_steps_and_names_near_misses() -> None:
    far = [
        "Not 11. Count again.",
        "Start at 5. Count on 3 more.",
        "3 + 5 is 8. This cell shows 11. Find a free 8. None? Tap “Pass”.",
    ]
    open_match = opened("roll_it", "dice 3 5")
    cells = {cell["number"]: cell["pick"] for cell in open_match.view()["grids"][0]["cells"]}
    assert steps(open_match, 0, cells[11]) == far
    assert steps(open_match, 0, cells[9])[0] == "Very close, but not 9. Count again."
    assert steps(open_match, 0, "pass") == [
        "Something fits. Add the dice and look again.",
        "Start at 5. Count on 3 more.",
        "3 + 5 is 8. A cell with 8 is still free. Find it.",
    ]
    place = opened("knockout", *ROLL_OFF, "dice 1 4 6", level="place")
    assert steps(place, 0, "5", done=True)[:2] == [
        "Not 5. Count again.",
        "Put two dice side by side: 1 and 4 make 14.",
    ]
    # Wrong tries at an earlier move no longer count.
    open_match.match.remark("wrong 0")
    open_match.play(0, cells[8])
    open_match.roll("3 5")
    assert open_match.choices(1, [cells[11]])["refusal"]["sentence"] == far[0]


def test_hint_is_the_next_step_of_help_and_never_a_place() -> None:
    open_match = opened("roll_it", "dice 3 5")
    said = []
    for number in range(1, 4):
        answer = open_match.hints(0)
        assert (answer["done"], answer["hints"]) == (True, [])
        said.append(answer["help"]["sentence"])
        open_match.match.remark(f"hint {number}")
    assert said == ["Count the dots on the dice.", "Start at 5. Count on 3 more.", "3 + 5 is 8. See what fits."]


def test_lowdown_refuses_at_once_a_box_of_another_colour() -> None:
    open_match = opened("lowdown", "dice 2 5 blue blue")
    assert "takes red" in refused(open_match, 0, "2", "blue", "A1")
    assert "refusal" not in open_match.choices(0, ["2", "blue", "wild", "A1"])


def test_record_says_that_people_work_it_out_themselves() -> None:
    open_match = opened("roll_it")
    assert f"# {WORK_SELF}" in open_match.record().splitlines()
    again = OpenMatch()
    again.open(open_match.record())
    assert again.table()["work"] == "self"
    again.new("roll_it", 2, {}, 7)
    assert again.table()["work"] == "page"
    assert again.table()["right_at_once"] is None


def test_any_other_work_is_refused() -> None:
    answer = json.loads(call('{"method": "new", "game": "roll_it", "seats": 2, "options": {}, "seed": 1, "work": "x"}'))
    assert answer["refusal"]["id"] == "bad_argument"


@pytest.mark.parametrize("game", GAMES)
def test_self_check_accepts_every_legal_move_and_reveals_none(game: str) -> None:
    for seats, options in islice(set_ups(GAMES[game]), 6):
        rng = random.Random(3)
        open_match = OpenMatch()
        open_match.new(game, seats, options, 3, work="self")
        for _ in range(60):
            match = open_match.match
            if not match.to_act:
                break
            actor = rng.choice(match.to_act)
            if actor == "dice":
                open_match.roll()
                continue
            first = open_match.table()["choices"][actor]
            assert (first["next"], first["move"], first["forced"], first["marked"]) == ([], None, None, False)
            text = match.legal(actor).sample(rng)
            picks = list(match.game.notation.picks(match.game.notation.parse(text)))
            answer = [f"={match.view()['total']}"] if first["answers"] and text != "pass" else []
            if text == "pass":
                assert first["passing"] == "pass"
            for count in range(1, len(picks)):
                so_far = open_match.choices(actor, [*answer, *picks[:count]])
                assert "refusal" not in so_far
                assert so_far["move"] is None
            assert open_match.choices(actor, [*answer, *picks], done=True)["move"] == text
            open_match.play(actor, text)
        assert all(right == moves for right, moves in open_match.table()["right_at_once"])


HELD_BACK = {
    "roll_it": ("dice 3 4", "total"),
    "knaster": ("dice 3 4", "total"),
    "roll_out": ("dice 3 4", "total"),
    "knockout": ("dice 3 4 6", "totals"),
}


@pytest.mark.parametrize("game", HELD_BACK)
def test_prompts_and_log_do_not_add_the_dice(game: str) -> None:
    roll, name = HELD_BACK[game]
    off = {"knockout": ("dice 6 6 6", "dice 1 1 1"), "roll_out": ("dice 6 6", "dice 1 1")}.get(game, ())
    table = opened(game, *off, roll).table()
    said = [*table["prompts"].values(), *table["latest"]["events"]]
    assert said
    assert all("total" not in message["arguments"] and name not in message["arguments"] for message in said)
    if game == "knockout":
        assert table["view"]["totals"] == []


def test_roll_it_calculates() -> None:
    open_match = opened("roll_it", "dice 3 4", "0 1.1", "dice 4 4")
    cells = {cell["number"]: cell["pick"] for cell in open_match.view()["grids"][0]["cells"][1:]}
    assert refused(open_match, 1, cells[11]) == "4 + 4 is 8. This cell shows 11. Find a free 8. None? Tap “Pass”."
    assert refused(open_match, 1, "pass") == "4 + 4 is 8. A cell with 8 is still free. Find it."
    assert refused(open_match, 1, "1.1") == "This cell already holds a chip. Choose a free one."
    assert refused(opened("roll_it", "dice 1 1"), 0, "1.1") == "1 + 1 is 2. With a 2, you lose your turn. Tap “Pass”."


def test_knockout_calculates_at_every_level() -> None:
    sums = opened("knockout", *ROLL_OFF, "dice 3 5 6", level="sum3")
    assert (
        refused(sums, 0, "4", "9", done=True)
        == "3 + 5 + 6 is 14. 4 + 9 is 13. Find a way to make 14. None? Tap “Pass”."
    )
    assert refused(sums, 0, "9", done=True) == "3 + 5 + 6 is 14. You chose 9. Find a way to make 14. None? Tap “Pass”."
    place = opened("knockout", *ROLL_OFF, "dice 1 4 6", level="place")
    # The totals are 14 + 6 = 20, 16 + 4 = 20, and so on; 13 is not one of them (docs/rules/knockout.md).
    assert refused(place, 0, "4", "9", done=True).startswith("4 + 9 is 13. The dice do not make 13. ")
    faces = opened("knockout", *TWO, "dice 3 4", level="face2")
    assert refused(faces, 0, "5", done=True) == "Use each die: 3, 4. Or all together: 3 + 4 is 7."
    assert faces.choices(0, ["3"])["again"] == ["3"]
    doubles = opened("knockout", *TWO, "dice 4 4", level="face2")
    assert doubles.choices(0, ["4", "4"], done=True)["move"] == "8=4+4"


def test_knockout_takes_any_open_number_until_the_move_is_declared() -> None:
    open_match = opened("knockout", *ROLL_OFF, "dice 1 1 2", level="sum3")
    assert "refusal" not in open_match.choices(0, ["18", "17"])
    assert refused(open_match, 0, "pass")


def test_roll_out_calculates() -> None:
    open_match = opened("roll_out", *TWO, "dice 3 4")
    assert refused(open_match, 0, "c5") == "3 + 4 is 7. This checker is 5. Find one that fits. None? Tap “Pass”."
    assert "refusal" not in open_match.choices(0, ["c3"])
    assert "4" in refused(open_match, 0, "c3", done=True)
    assert open_match.choices(0, ["c7"])["move"] == "c7"
    assert refused(open_match, 0, "c3", "c5") == "3 + 4 is 7. This checker is 5. Find one that fits. None? Tap “Pass”."
    assert refused(open_match, 0, "c3", "c7") == "Use both dice. The 4 is still left."
    assert refused(open_match, 0, "pass")


def test_knaster_asks_for_the_total_and_names_the_combination() -> None:
    open_match = opened("knaster", "dice 3 4")
    assert open_match.choices(0, ["c3"])["refusal"]["id"] == "answer_first"
    assert "wrong" not in open_match.choices(0, ["c3"])
    assert refused(open_match, 0, "=8") == "3 + 4 is 7, not 8. Tap the 7."
    assert open_match.choices(0, ["=7"])["answered"] == "7"
    assert open_match.choices(0, ["=7", "c3"])["move"] == "write c3"
    line = [action for cell in "abcde" for action in ("dice 3 4", f"0 write {cell}1", f"1 write {cell}1")]
    full = opened("knaster", *line[:-1])
    assert full.table()["view"]["sheets"][0]["due"] == [{"line": "row1", "result": "", "circles": 0}]
    # Five of a kind earn three circles.
    assert "3" in refused(full, 0, "row1", "a1", done=True)
    assert refused(full, 0, "a1", "b1", "c1", done=True) == "Tap the box of the full line, too."
    assert full.choices(0, ["row1", "a1", "b1", "c1"], done=True)["move"] == "bonus row1 a1 b1 c1"


def test_lowdown_offers_every_written_line_and_adds_up_a_wrong_one() -> None:
    open_match = OpenMatch()
    match = Match("lowdown", 2, {}, 7)
    match.remark(WORK_SELF)
    rng = random.Random(2)
    crossable = 0
    for seed in range(30):
        match = Match("lowdown", 2, {}, seed)
        match.remark(WORK_SELF)
        while match.to_act:
            actor = rng.choice(match.to_act)
            if actor == "dice":
                match.roll()
                continue
            legal = list(match.legal(actor))
            if "done" in legal:
                open_match.open(str(match))
                lines = [line["pick"] for line in open_match.view()["boards"][actor]["may_cross"]]
                wrong = [line for line in lines if f"cross {line.replace('.', ' ')}" not in legal]
                crossable += 1
                for line in wrong:
                    sentence = refused(open_match, actor, line)
                    assert " is " in sentence
                    assert sentence.endswith("Cross out 10, or three alike.")
                if wrong:
                    return
            match.play(actor, rng.choice([text for text in legal if text != "peek"] or legal))
    raise AssertionError(f"no wrong line in {crossable} positions")


def test_right_at_once_is_counted_by_seat() -> None:
    match = Match("roll_it", ["Anna", "Ben"], {}, 7)
    match.remark(WORK_SELF)
    match.roll("3 4")
    match.remark("wrong 0")
    match.remark("wrong 0")
    match.play(0, "1.1")
    for cell in ("2.1", "3.1"):
        match.roll("3 4")
        match.play(1 if cell == "2.1" else 0, cell)
    open_match = OpenMatch()
    assert open_match.open(str(match))["right_at_once"] == [(1, 2), (1, 1)]
    counted = statistics([tally(match)])["work"]
    assert counted == [{"name": "Anna", "moves": 2, "right": 1}, {"name": "Ben", "moves": 1, "right": 1}]
    assert statistics([tally(Match("roll_it", 2, {}, 7))])["work"] == []


def test_seat_that_is_not_to_act_has_made_no_mistake() -> None:
    open_match = opened("roll_it")
    assert "wrong" not in open_match.choices(0, ["1.1"])
    open_match.roll("3 4")
    assert "wrong" not in open_match.choices(1, ["1.1"])
