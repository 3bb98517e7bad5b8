"""Results of a class: accepted ones, refused ones with the reason, the spread, and where two results differ."""

import re
from random import Random
from statistics import median
from typing import Any

import pytest

from rollbook import GAMES, CodeError, Match, RecordError, ResultError
from rollbook.class_code import encode
from rollbook.classroom.matches import begin
from rollbook.classroom.results import order, read, seal_of, sealed, spread
from rollbook.classroom.side_by_side import class_choices, side_by_side, turns
from rollbook.core.game import DICE
from tests.calls import ask, ok
from tests.class_matches import CODED, played

TABLETS = 30
CODE = encode("knaster", 1, {}, 12345, work="self", hints=False)
"""The code of Knaster for one person in self-check mode, without hints."""


def edited(text: str, old: str, new: str) -> str:
    """Return a result that has been edited and sealed again, which only the rules can detect."""
    bare = text.rpartition("# seal ")[0]
    assert old in bare
    bare = bare.replace(old, new, 1)
    return f"{bare}# seal {seal_of(bare)}\n"


def refusal_of(text: str, code: str | None = CODE) -> str:
    with pytest.raises((ResultError, RecordError)) as refused:
        read(text, code)
    return refused.value.id


@pytest.fixture(scope="module")
def result() -> str:
    return sealed(played(CODE, ["Anna"], 1, wrong=3))


def test_thirty_results_are_collected_and_verified_and_a_forged_and_a_foreign_one_refused() -> None:
    matches = [played(CODE, [f"Child {tablet}"], tablet, wrong=tablet % 4) for tablet in range(TABLETS)]
    sent = [sealed(match) for match in matches]
    counted = [read(text, CODE) for text in sent]
    scores = [match.result.scores[0] for match in matches if match.result]
    assert [one["scores"] for one in counted] == [[score] for score in scores]
    assert [one["seats"][0]["name"] for one in counted] == [f"Child {tablet}" for tablet in range(TABLETS)]
    assert len({one["mark"] for one in counted}) == TABLETS
    for tablet, one in enumerate(counted):
        ((right, moves),) = one["right_at_once"]
        # Each wrong try precedes a different move. A move without a sum does not count.
        assert moves - tablet % 4 <= right <= moves
    found = spread(counted)
    assert found["people"] == TABLETS
    assert found["scores"] == {"min": min(scores), "median": median(scores), "max": max(scores)}
    assert [scores[at] for at in order(counted)] == sorted(scores, reverse=True)

    forged = sent[0].replace("Child 0", "Child 99")
    assert refusal_of(forged) == "result_altered"
    other = encode("knaster", 1, {}, 54321, work="self", hints=False)
    assert refusal_of(sealed(played(other, ["Zoe"], 7))) == "result_other_class"


def test_result_without_sums_has_no_right_at_once() -> None:
    results = [read(sealed(played(encode("knaster", 1, {}, 7), ["Anna"], seed)), None) for seed in range(2)]
    assert [one["right_at_once"] for one in results] == [None, None]
    assert spread(results)["right"] is None


def test_result_is_the_whole_record_with_a_seal(result: str) -> None:
    match = Match.parse(result)
    assert match.result is not None
    assert result.splitlines()[-1] == f"# seal {seal_of(result.rpartition('# seal ')[0])}"
    assert sealed(match) == result, "a result that is sealed again stays what it is"
    assert read(result)["text"] == result
    for text in (result.replace("\n", "\r\n"), f"\ufeff{result}", f"{result}\r\n\r\n"):
        assert read(text, CODE.lower())["text"] == result


# The vector in docs/class-codes.md: `printf 'rollbook result 1\nrollbook 1\n' | sha256sum`.
def test_seal_by_another_tool() -> None:
    assert seal_of("rollbook 1\n") == "9ca1cda6cc7905b0"


# The vector in docs/class-codes.md: `printf 'rollbook result 1\nrollbook 1\ngame: roll_it 1\n...' | sha256sum`.
def test_seal_of_a_second_match_by_another_tool() -> None:
    assert seal_of(str(begin("467-FC", ["Anna", "Ben"], again=2, tag="0123456789ab"))) == "7a1874b29e803d26"


# On two tablets the children type no names and make the same moves; then one of them plays again.
def test_equal_matches_of_two_tablets_are_two_results_and_one_result_sent_twice_is_one() -> None:
    def sent(**more: Any) -> str:
        match = begin("467-FC", ["Anna", "Ben"], **more)
        rng = Random(1)
        while match.to_act:
            actor = match.to_act[0]
            match.roll() if actor == "dice" else match.play(actor, match.legal(actor).sample(rng))
        return sealed(match)

    here, there, second = (sent(tag="0123456789ab"), sent(tag="ba9876543210"), sent(again=2, tag="001122334455"))
    one, same, other, again, old = (read(text) for text in (here, here, there, second, sent()))
    assert (one["mark"], one["text"]) == (same["mark"], same["text"])
    assert len({result["mark"] for result in (one, other, again, old)}) == 4
    assert len({result["moves"] for result in (one, other, again, old)}) == 1
    assert [result["again"] for result in (one, other, again, old)] == [1, 1, 2, 1]
    assert refusal_of(second.replace("# again 2\n", ""), "467-FC") == "result_altered"
    assert read(sealed(played("467-FC", ["Anna", "Ben"], 2)))["moves"] != one["moves"]


def test_first_wrong_tries_count_against_right_at_once() -> None:
    two = begin(encode("roll_it", 2, {}, 7, work="self"), ["Anna", "Ben"])
    rng = Random(1)
    moves = [0, 0]
    while two.to_act:
        actor = two.to_act[0]
        if actor == "dice":
            two.roll()
            continue
        assert isinstance(actor, int)
        if actor == 1 and moves[1] == 0:
            two.remark("wrong 1")
            two.remark("wrong 1")
        move = two.legal(actor).sample(rng)
        moves[actor] += 1
        two.play(actor, move)
    counted = read(sealed(two))["right_at_once"]
    assert [all_moves - right for right, all_moves in counted] == [0, 1]


def test_hints_and_undone_rolls_are_counted() -> None:
    match = played(encode("roll_out", 2, {}, 9), ["Anna", "Ben"], 2)
    for remark in ("hint 1", "take-back 3", "take-back 2", "hint 2", "take-backs are no more than words", "told"):
        match.remark(remark)
    said = read(sealed(match))
    assert (said["hints"], said["take_backs"]) == (2, 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seats: Anna", "seats: Anne"),
        ("# wrong 0\n", ""),
        ("# seal ", "# seal 0"),
        ("# wrong 0\n", "# wrong 0\n# ok\n"),
    ],
    ids=["another name", "a wrong try left out", "another seal", "a remark more"],
)
def test_result_that_was_altered_is_refused(old: str, new: str, result: str) -> None:
    assert refusal_of(result.replace(old, new, 1)) == "result_altered"


def test_removed_or_misplaced_seal_does_not_count(result: str) -> None:
    bare = result.rpartition("# seal ")[0]
    assert refusal_of(bare) == "result_not_sealed"
    assert refusal_of(f"{result}# later\n") == "result_not_sealed"


@pytest.mark.parametrize("missing", [3, 30, 200])
def test_result_that_was_cut_off_is_not_called_altered(missing: int, result: str) -> None:
    assert refusal_of(result[:-missing]) in ("result_not_whole", "result_not_sealed")
    assert refusal_of(result[:-3]) == "result_not_whole"


def test_altered_dice_are_reported_before_illegal_moves(result: str) -> None:
    dice = next(line for line in result.splitlines() if line.startswith("dice "))
    assert refusal_of(result.replace(f"{dice}\n", "", 1)) == "result_altered"


def test_illegal_move_is_refused_by_the_rules(result: str) -> None:
    line = next(line for line in result.splitlines() if line.startswith("0 "))
    assert refusal_of(edited(result, line, "0 nonsense")) == "record_refused"
    assert refusal_of("hello") == "record_not_text"


def test_dice_other_than_those_of_the_code_are_refused() -> None:
    match = begin(CODE, ["Anna"])
    rng = Random(3)
    throws = 0
    while match.to_act:
        if match.to_act[0] == "dice":
            brought = match.copy().roll()
            match.roll("6 6" if throws == 4 and brought != "6 6" else None)
            throws += 1
        else:
            match.play(0, match.legal(0).sample(rng))
    with pytest.raises(ResultError, match="Roll 5 shows other dice"):
        sealed(match)
    bare = str(match)
    assert refusal_of(f"{bare}# seal {seal_of(bare)}\n") == "result_other_dice"


def test_other_dice_are_reported_before_a_later_refusal() -> None:
    bare = sealed(played(encode("knaster", 1, {}, 12345), ["Zoe"], 1)).rpartition("# ")[0]
    fourth = re.findall("^dice .*$", bare, re.MULTILINE)[3]
    before, _, after = bare.partition(f"{fourth}\n")
    assert before.count("\ndice ") == 3
    forged = f"{before}dice 1 1\n{after}"
    assert refusal_of(f"{forged}# seal {seal_of(forged)}\n") == "result_other_dice"


def test_result_against_its_code_is_refused(result: str) -> None:
    assert refusal_of(edited(result, "# work self\n", "# work self\n# hint 1\n")) == "result_helped"
    assert refusal_of(edited(result, "# work self\n", "")) == "result_other_match"
    helped = sealed(played(encode("knaster", 1, {}, 12345), ["Anna"], 1)).rpartition("# seal ")[0]
    helped = helped.replace("\n\n", "\n\n# hint 1\n", 1).replace("# hint 1\n# class", "# class", 1)
    assert read(f"{helped}# seal {seal_of(helped)}\n")["actions"] > 0, "hints are allowed where nothing forbids them"


def test_match_of_no_class_has_no_result(result: str) -> None:
    assert refusal_of(edited(result, f"# class {CODE}\n", "")) == "result_without_class"
    with pytest.raises(ResultError, match="without a class code"):
        sealed(Match("knaster", 1, {}, 7))


def test_robot_in_place_of_a_person_makes_another_match() -> None:
    match = played(encode("roll_out", 2, {}, 9), ["Anna", "Ben"], 2)
    match.sit(1, "bot hard")
    with pytest.raises(ResultError, match="not set up as its class code says"):
        sealed(match)


def test_code_to_be_collected_for_has_to_be_one(result: str) -> None:
    with pytest.raises(CodeError):
        read(result, "467-FD")


def as_result(
    scores: list[int], right: list[tuple[int, int]] | None = None, bots: str = "", lowest: bool = False
) -> Any:
    seats = [{"name": f"P{seat}", "bot": "easy" if str(seat) in bots else None} for seat in range(len(scores))]
    return {"seats": seats, "scores": scores, "right_at_once": right, "lowest_wins": lowest}


# Two people play on each of two tablets. Their scores are 4, 9, 7 and 1, or in order 1, 4, 7 and 9, so the median is
# (4 + 7) / 2 = 5.5. Right first time are 3 of 4 (75%), 1 of 3 (33%), 5 of 5 (100%) and none of 0, which is left out.
def test_spread_by_hand() -> None:
    results = [as_result([4, 9], [(3, 4), (1, 3)]), as_result([7, 1], [(5, 5), (0, 0)])]
    assert spread(results) == {
        "people": 4,
        "scores": {"min": 1, "median": 5.5, "max": 9},
        "right": {"min": 33, "median": 75, "max": 100},
    }
    assert spread([]) == {"people": 0, "scores": None, "right": None}
    assert spread([as_result([50, 3], bots="0")])["scores"] == {"min": 3, "median": 3, "max": 3}


def test_best_person_comes_first_by_fewest_points_if_the_lowest_wins() -> None:
    assert order([as_result([4, 9]), as_result([12, 1]), as_result([9, 2])]) == [1, 0, 2]
    assert order([as_result([40, 9], bots="0"), as_result([12, 1])]) == [1, 0]
    assert order([as_result([4, 9], lowest=True), as_result([3, 8], lowest=True)]) == [1, 0]


def test_two_results_part_at_the_first_different_choice() -> None:
    one = begin("467-FC", ["Anna", "Ben"])
    for _ in range(2):
        one.roll()
        seat = one.to_act[0]
        assert isinstance(seat, int)
        one.play(seat, next(iter(one.legal(seat))))
    other = one.copy()
    for match, which in ((one, 0), (other, -1)):
        match.roll()
        seat = match.to_act[0]
        assert isinstance(seat, int)
        assert len(match.legal(seat)) > 1
        match.play(seat, list(match.legal(seat))[which])
    other.roll()
    compared = side_by_side(one, other)
    assert compared["parting"] == 2
    assert [turn["same"] for turn in compared["turns"]] == [True, True, False, False]
    # Each turn is a roll and a move, so there are six actions after the third turn.
    gained = other.position(6).scores()[0] - other.position(4).scores()[0]
    assert compared["turns"][2]["sides"][1] == {
        "dice": other.history[4].text,
        "numbers": (5,),
        "after": 6,
        "gained": gained,
    }
    assert compared["turns"][2]["sides"][0]["dice"] == compared["turns"][2]["sides"][1]["dice"], "the same dice"
    assert compared["turns"][3]["sides"][0] is None, "this match is over"
    assert side_by_side(one, one)["parting"] is None


def test_moves_of_one_turn_in_another_order_are_the_same() -> None:
    one = begin(encode("knaster", 2, {}, 7), ["Anna", "Ben"])
    one.roll()
    other = one.copy()
    first = {seat: next(iter(one.legal(seat))) for seat in (0, 1)}
    for seat in (0, 1):
        one.play(seat, first[seat])
    for seat in (1, 0):
        other.play(seat, first[seat])
    assert one.actions != other.actions
    assert [turn.numbers for turn in turns(one)] == [(1, 2)]
    assert side_by_side(one, other)["parting"] is None


@pytest.mark.parametrize("game", CODED)
def test_gains_from_the_same_dice_are_listed_by_turn(game: str) -> None:
    people = GAMES[game].seats[0]
    code = encode(game, people, {}, 12345)
    names = [f"Child {seat}" for seat in range(people)]
    one, other = played(code, names, 1), played(code, names, 2)
    compared = side_by_side(one, other)
    for side, match in enumerate((one, other)):
        assert match.result
        gained = sum(turn["sides"][side]["gained"] for turn in compared["turns"] if turn["sides"][side])
        assert gained == sum(match.result.scores) - sum(match.position(0).scores())
    for turn in compared["turns"]:
        if turn["better"] is not None:
            less, more = sorted(side["gained"] for side in turn["sides"])
            best = less if one.game.lowest_wins else more
            assert turn["sides"][turn["better"]]["gained"] == best
            assert turn["by"] == more - less > 0
            assert turn["sides"][0]["dice"] == turn["sides"][1]["dice"]


def test_page_collects_lists_and_compares(result: str) -> None:
    record = result.rpartition("# seal ")[0]
    assert ok("class_result", record=record) == result
    said = ok("read_class_result", text=result, code=CODE)
    assert ok("class_spread", results=[said])["order"] == [0]
    other = sealed(played(CODE, ["Ben"], 2))
    compared = ok("compare_class_results", one=result, other=other)
    assert [match["seats"][0]["name"] for match in compared["matches"]] == ["Anna", "Ben"]
    first = compared["turns"][0]["sides"][0]
    assert first["dice"] == Match.parse(result).history[0].text.split(" ")
    assert [entry["actor"] for entry in first["entries"]] == [0]
    assert first["after"] == 2
    assert ask("read_class_result", text=result, code="467-FC")["refusal"]["id"] == "result_other_class"
    assert ask("class_spread", results=[{}])["refusal"]["id"] == "bad_argument"


def placed(name: str, *cells: str) -> Match:
    """Make a class's match of Roll-It in which the child puts the first chips on these cells."""
    match = begin("467-FC", [name, "Ben"])
    for cell in cells:
        while match.to_act[0] == DICE:
            match.roll()
        match.play(match.to_act[0], cell)
    return match


def test_class_sees_where_it_chose_differently_from_the_same_position() -> None:
    first = begin("467-FC", ["Anna", "Ben"])
    while first.to_act[0] == DICE:
        first.roll()
    seat = first.to_act[0]
    one, other, *_ = first.legal(seat)
    matches = [placed("Anna", one), placed("Bo", other), placed("Cy", other)]
    (choice,) = class_choices(matches)
    assert choice["turn"] == 0
    assert choice["dice"] == first.history[choice["at"] - 1][1]
    assert [way["matches"] for way in choice["ways"]] == [[1, 2], [0]]
    assert [way["gained"] for way in choice["ways"]] == [1, 1]  # each chip scores a point
    assert (choice["better"], choice["lost"]) == ([], 0)
    assert class_choices(matches[1:]) == []
    assert class_choices(matches[:1]) == []


def test_positions_are_sorted_by_the_cost_to_the_class() -> None:
    """In Lowdown fewer points are better; in the other games more points are."""
    for code, games in (("637R", "more"), ("55NT", "fewer"), ("2TDW", "more")):
        matches = [played(code, [f"A{at}", f"B{at}"], at) for at in range(8)]
        found = class_choices(matches)
        assert [one["lost"] for one in found] == sorted((one["lost"] for one in found), reverse=True)
        for one in found:
            gains = [way["gained"] for way in one["ways"]]
            best = max(gains) if games == "more" else min(gains)
            assert one["better"] == (
                [at for at, gained in enumerate(gains) if gained == best] if len(set(gains)) > 1 else []
            )
            for way in one["ways"]:
                for number in way["matches"]:
                    before = matches[number].position(one["at"])
                    assert before == matches[one["match"]].position(one["at"])
