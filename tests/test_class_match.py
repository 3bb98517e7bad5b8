"""A class code sets up the same match on every tablet, and the match contains its code."""

import pytest

from rollbook import CodeError, Match, SetUpError
from rollbook.class_code import encode
from rollbook.classroom.matches import again_of, begin, code_of, is_set_up_by, locks_of, spelt
from tests.calls import ask, ok

CODE = "467-FC"
"""The code of Roll-It with two people, four grids and seed 7 (docs/class-codes.md)."""


def test_code_begins_its_match_however_it_is_typed() -> None:
    same = Match("roll_it", ["Anna", "Ben"], {"grids": 4}, 7)
    same.remark(f"class {CODE}")
    for typed in (CODE, "467fc", " 46 7-f\tC"):
        assert begin(typed, ["Anna", "Ben"]) == same
        assert spelt(typed) == CODE


def test_two_tablets_get_the_same_dice_whatever_they_choose() -> None:
    one, other = begin(CODE, ["Anna"]), begin(CODE, ["Cleo", "Emil"])
    rolls: list[list[str]] = [[], []]
    for at, match in enumerate((one, other)):
        for _ in range(10):
            rolls[at].append(match.roll())
            seat = match.to_act[0]
            assert isinstance(seat, int)
            moves = list(match.legal(seat))
            match.play(seat, moves[-at])  # the first move on one tablet, the last on the other
    assert rolls[0] == rolls[1]
    assert one.actions != other.actions


def test_robots_sit_at_their_seats_and_people_get_the_names_in_order() -> None:
    match = begin("45H-WJ3-X6R", ["Anna"])  # bot easy, person, bot hard
    assert match.seats == ("bot easy", "Anna", "bot hard")
    assert code_of(match) == "45H-WJ3-X6R"


def test_self_check_mode_applies_from_the_start() -> None:
    match = begin("43K8-4NM-NXD")  # work=self
    assert [remark.text for remark in match.remarks] == ["class 43K8-4NM-NXD", "work self"]
    assert match.seats == tuple(f"Player {seat}" for seat in range(1, 7))


def test_match_counts_the_attempts_with_its_code() -> None:
    assert again_of(begin(CODE)) == again_of(begin(CODE, again=1)) == again_of(Match("roll_it", seed=7)) == 1
    second = begin("43K8-4NM-NXD", again=2, tag="0123456789ab")
    assert [remark.text for remark in second.remarks] == [
        "class 43K8-4NM-NXD",
        "work self",
        "again 2",
        "mark 0123456789ab",
    ]
    assert again_of(Match.parse(str(second))) == 2
    assert (code_of(second), is_set_up_by(second, "43K8-4NM-NXD")) == ("43K8-4NM-NXD", True)
    second.remark("again x")
    second.roll()
    second.remark("again 5")
    assert again_of(second) == 2


@pytest.mark.parametrize(
    ("names", "id"),
    [
        (["Anna", "Ben", "Cleo"], "too_many_names"),
        (["Anna", "bot hard"], "name_of_robot"),
        (["Anna", "bot nonsense"], "name_of_robot"),
        (["Anna", "a | b"], "bad_name"),
        (["Anna", 7], "bad_name"),
    ],
)
def test_bad_names_are_refused(names: list[str], id: str) -> None:
    with pytest.raises(SetUpError) as refused:
        begin(CODE, names)
    assert refused.value.id == id


def test_mistyped_code_begins_nothing() -> None:
    for call in (begin, spelt, locks_of):
        with pytest.raises(CodeError, match="There is a typo"):
            call("467-FD")


def test_match_keeps_its_code_in_its_record() -> None:
    match = begin(CODE, ["Anna", "Ben"])
    assert code_of(Match.parse(str(match))) == CODE
    assert code_of(Match("roll_it", 2, {"grids": 4}, 7)) is None
    late = Match("roll_it", 2, {"grids": 4}, 7)
    late.roll()
    late.remark(f"class {CODE}")
    assert code_of(late) is None
    wrong = Match("roll_it", 2, {"grids": 4}, 7)
    wrong.remark("class 467-FD")
    assert code_of(wrong) is None


@pytest.mark.parametrize(
    ("other", "same"),
    [
        (Match("roll_it", ["Cleo", "Emil"], {"grids": 4}, 7), True),
        (Match("roll_it", 2, {"grids": 4}, 8), False),
        (Match("roll_it", 2, {}, 7), False),
        (Match("roll_it", 3, {"grids": 4}, 7), False),
        (Match("roll_it", ["Anna", "bot easy"], {"grids": 4}, 7), False),
        (Match("roll_out", 2, {}, 7), False),
    ],
    ids=["other names", "another seed", "other options", "more people", "a robot", "another game"],
)
def test_only_the_same_set_up_belongs_to_a_code(other: Match, same: bool) -> None:
    assert is_set_up_by(other, CODE) is same


def test_set_up_includes_who_adds_the_dice() -> None:
    own = Match("roll_it", 2, {"grids": 4}, 7)
    own.remark("work self")
    assert not is_set_up_by(own, CODE)
    assert is_set_up_by(own, encode("roll_it", 2, {"grids": 4}, 7, work="self"))


def test_class_code_locks_dice_robots_and_its_own_list() -> None:
    assert locks_of(CODE) == ["robots", "dice"]
    everything = encode("knaster", 1, {}, 7, hints=False, robots=False, settings=False, new=False)
    assert locks_of(everything) == ["hints", "robots", "settings", "new", "dice"]


def test_page_begins_the_match_and_gets_its_locks() -> None:
    begun = ok("class_match", code="467fc", names=["Anna", "Ben"])
    assert (begun["class_code"], begun["locks"]) == (CODE, ["robots", "dice"])
    record, _, mark = begun["record"].removesuffix("\n").rpartition("# mark ")
    assert record == str(begin(CODE, ["Anna", "Ben"]))
    assert mark != ok("class_match", code=CODE)["record"].split()[-1], "each match has a mark of its own"
    assert "\n# again 2\n" in ok("class_match", code=CODE, again=2)["record"]
    table = ok("open", record=begun["record"])
    assert (table["class_code"], table["locks"]) == (CODE, ["robots", "dice"])
    assert ask("sit", seat=1, text="bot hard")["refusal"]["id"] == "name_of_robot"
    assert ok("sit", seat=1, text="Emil")["seats"][1] == {"name": "Emil", "bot": None}
    assert ok("new", game="roll_it", seats=2, options={}, seed=7)["class_code"] is None
    copy = ok("duplicate", record=begun["record"], seed=9)
    assert (copy["class_code"], copy["locks"]) == (None, [])
    assert ask("class_match", code="467-FD")["refusal"]["id"] == "code_mistyped"
    assert ask("class_match", code=CODE, names="Anna")["refusal"]["id"] == "bad_argument"
