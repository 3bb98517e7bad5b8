"""The class list: equal names, the packed text, groups and attendance."""

import base64
import hashlib
import re
import zlib
from pathlib import Path
from typing import Final

import pytest

from rollbook import GAMES, CodeError, Match
from rollbook.classroom import roster
from rollbook.classroom.codes import decode, encode
from rollbook.classroom.matches import begin, dice_of
from rollbook.classroom.results import read, sealed
from rollbook.classroom.roster import comparable, difference, group_code, pin_hash
from rollbook.core.errors import RosterError
from tests.calls import ask, ok
from tests.class_matches import CODED, played
from tests.names import ENGLISH, RUSSIAN

CODE: Final = "467-FC"
PIN: Final = "AAAAAAAAAAA.BBBBBBBBBBBBBBBBBBBBBB"
DOCUMENT: Final = (Path(__file__).parents[1] / "docs" / "class-codes.md").read_text("utf-8")
CHINESE: Final = [first + second for first in "王李张刘陈杨" for second in ("子涵", "欣怡", "浩宇", "诗琪", "雨桐")]
TWO_CODES: Final = 1200
"""The number of characters in two QR codes of 600 each (docs/class-codes.md)."""


def of(names: list[str], groups: dict[str, str] | None = None, pin: str = PIN) -> roster.Roster:
    return roster.Roster(CODE, tuple((name, "A") for name in names), groups or {}, pin)


def refusal_of(text: str) -> str:
    with pytest.raises((RosterError, CodeError)) as refused:
        roster.read(text)
    return refused.value.id


def test_equal_names_get_numbers_and_others_stay() -> None:
    assert roster.deduplicate(["Emma", "Ben", "emma", "Emma K."]) == ["Emma 1", "Ben", "emma 2", "Emma K."]
    assert roster.deduplicate(["Emma", "Emma 1", "Emma"]) == ["Emma 2", "Emma 1", "Emma 3"]
    assert roster.deduplicate(["Zoë", "Zoe\u0308"]) == ["Zoë 1", "Zoe\u0308 2"]
    long = "x" * 40
    apart = roster.deduplicate([long, long])
    assert len(set(apart)) == 2
    assert all(len(name) <= 40 for name in apart)
    assert roster.deduplicate(apart) == apart


@pytest.mark.parametrize(
    ("names", "codes"),
    [
        (ENGLISH, 1),
        ([f"{name} {ENGLISH[-at]}son" for at, name in enumerate(ENGLISH, 1)], 1),
        (CHINESE, 1),
        (RUSSIAN, 1),
    ],
    ids=["first names", "two names", "Chinese", "Russian, two names"],
)
def test_thirty_names_fit_into_two_codes(names: list[str], codes: int) -> None:
    assert len(names) == 30
    given = of(names, {"B": group_code(CODE, {"grids": 9}), "C": group_code(CODE, hints=False)})
    text = roster.written(given)
    assert len(text) <= 600 * codes <= TWO_CODES
    assert re.fullmatch(r"1[\w-]+", text)
    assert roster.read(text) == given
    assert roster.written(roster.read(text)) == text


def test_list_keeps_groups_and_pin_and_answers_through_the_bridge() -> None:
    easier = group_code(CODE, work="self")
    names = [{"name": "Anna", "group": "A"}, {"name": "Ben", "group": "B"}]
    text = ok("write_roster", code="467fc", names=names, groups={"B": easier}, pin=PIN)
    assert ok("read_roster", text=f" {text}\n") == {"code": CODE, "names": names, "groups": {"B": easier}, "pin": PIN}
    assert ask("read_roster", text=text[:-1])["refusal"]["id"] == "roster_damaged"
    assert ask("write_roster", code=CODE, names=[{"name": "Anna"}], groups={})["refusal"]["id"] == "bad_argument"
    assert roster.read(text).code_of("B") == easier
    assert roster.read(text).code_of("A") == CODE
    alone = of([])
    assert roster.read(roster.written(alone)) == alone


def test_class_list_that_is_incomplete_is_refused() -> None:
    text = roster.written(of(ENGLISH))
    for at in range(1, len(text)):
        assert refusal_of(text[:at]) == "roster_damaged"
        other = "A" if text[at] != "A" else "B"
        changed = text[:at] + other + text[at + 1 :]
        try:  # the last letter has unused bits
            assert roster.read(changed) == roster.read(text)
        except RosterError as refused:
            assert refused.id == "roster_damaged"
    assert refusal_of("2" + text[1:]) == "roster_newer"
    assert refusal_of("") == "roster_damaged"
    assert refusal_of("é" * 10) == "roster_damaged"
    assert refusal_of("1" + "A" * 1_000_000) == "roster_damaged"


def packed(body: bytes) -> str:
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    deflated = packer.compress(body) + packer.flush()
    return "1" + base64.urlsafe_b64encode(zlib.crc32(body).to_bytes(4, "big") + deflated).decode().rstrip("=")


@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        (b"467-FD\n\nAnna", "code_mistyped"),
        (b"467-FC x\n\nAnna", "roster_damaged"),
        (b"467-FC\nB\n\nAnna", "roster_damaged"),
        (b"467-FC\nB 32W\n\nAnna", "roster_group"),
        (b"467-FC\nA 467-FC\n\nAnna", "roster_group"),
        (b"467-FC\n\nB|Anna", "roster_group"),
        (b"467-FC\n\nA\x00nna", "roster_name"),
        (b"467-FC\n\n\xff", "roster_damaged"),
        (b"467-FC\n\n" + b"Anna\n" * 61, "roster_many"),
        (b"467-FC\n\n" + b"A" * 60_000, "roster_damaged"),
    ],
)
def test_foreign_packed_list_is_checked(body: bytes, refusal: str) -> None:
    assert refusal_of(packed(body)) == refusal


def test_vectors_of_the_document_are_read_and_written() -> None:
    vectors = re.findall(
        r"^\| `(1[\w-]+)` \| `([^`]+)` \|$", DOCUMENT.partition("## The list of a class")[2], re.MULTILINE
    )
    assert len(vectors) >= 3
    for text, body in vectors:
        lines = body.replace("\\n", "\n")
        read = roster.read(text)
        head, _, names = lines.partition("\n\n")
        assert [name if group == "A" else f"{group}|{name}" for name, group in read.names] == names.split("\n")
        assert head.split("\n")[1:] == [f"{letter} {code}" for letter, code in read.groups.items()]
        assert head.split("\n")[0] == f"{read.code} {read.pin}".strip()
        assert roster.read(roster.written(read)) == read


# groups


def test_group_keeps_the_dice_and_names_what_cannot_be_compared() -> None:
    code = encode("roll_it", 2, {"grids": 9}, 7, hints=False, chances=False)
    four = group_code(code, {"grids": 4})
    assert group_code(code, [("grids", 4)]) == four
    assert encode("roll_it", 2, [("grids", 4)], 7) == encode("roll_it", 2, {"grids": 4}, 7)
    assert decode(four)["seed"] == 7
    assert difference(code, four) == (("grids",), True, False)
    helped = group_code(code, hints=True)
    assert difference(code, helped) == (("hints", "chances"), True, True)
    assert difference(code, group_code(code, work="self")) == (("work",), True, True)
    real = group_code(code, dice="real")
    assert dice_of(real) == "real"
    assert difference(code, real) == (("dice",), False, False)
    assert comparable([code, four, helped, real, four]) == [0, 1, 0, 3, 1]
    assert difference(code, code) == ((), True, True)


def test_groups_of_the_next_lesson_differ_from_it_as_they_did_from_the_last() -> None:
    last, code = encode("roll_it", 2, {"grids": 9}, 7, hints=False), encode("roll_it", 2, {"grids": 9}, 8, new=False)
    four, real = group_code(last, {"grids": 4}, work="self"), group_code(last, dice="real")
    groups = {"B": four, "C": group_code(last, hints=True), "D": real}
    assert ok("group_codes", code=code, like=last, groups=groups) == {
        "B": encode("roll_it", 2, {"grids": 4}, 8, new=False, work="self"),
        "D": encode("roll_it", 2, {"grids": 9}, 8, new=False, dice="real"),
    }, "the class has hints by now, so group C is as the class"
    knaster = encode("knaster", 1, {}, 8)
    assert roster.group_codes(knaster, last, {"B": four}) == {"B": encode("knaster", 1, {}, 8, work="self")}
    puzzles = encode("knaster", 1, None, 8, puzzles="best")
    assert roster.group_codes(puzzles, last, {"B": four, "D": real}) == {}
    waiting = group_code(puzzles, puzzles="wait")
    assert roster.group_codes(knaster, puzzles, {"B": waiting}) == {}
    sheet = encode("knaster", 1, None, 9, puzzles="best")
    assert roster.group_codes(sheet, puzzles, {"B": waiting}) == {"B": group_code(sheet, puzzles="wait")}
    assert roster.group_codes(encode("knaster", 1, None, 9, puzzles="exit_race"), puzzles, {"B": waiting}) == {}
    assert roster.group_codes(encode("roll_it", 1, None, 8, puzzles="best"), puzzles, {"B": waiting}) == {}


def test_levels_with_other_numbers_of_dice_have_other_dice() -> None:
    code = encode("knockout", 2, {"level": "face3"}, 7)
    assert not difference(code, group_code(code, {"level": "face2"})).same_dice
    assert difference(code, group_code(code, {"level": "sum3"})).same_dice


def test_bridge_returns_the_set_up_of_each_group() -> None:
    four = ok("group_code", code=encode("roll_it", 2, {}, 7), options={"grids": 4})
    said = ok("class_groups", code=encode("roll_it", 2, {}, 7), groups={"B": four})
    assert said["A"]["set_up"]["options"]["grids"] == 9
    assert said["B"]["set_up"]["options"]["grids"] == 4
    assert (said["A"]["with"], said["B"]["with"]) == ("A", "B")
    assert said["B"]["differs"] == ["grids"]


@pytest.mark.parametrize("game", CODED)
def test_real_dice_have_separate_codes_and_their_results_count(game: str) -> None:
    seats = GAMES[game].seats[0]
    code = encode(game, seats, {}, 7, dice="real")
    assert decode(code)["dice"] == "real"
    assert encode(**decode(code)) == code
    names = [f"Child {number}" for number in range(seats)]
    by_hand = with_other_dice(played(code, names, 3), code)
    result = read(sealed(by_hand), code)
    assert result["seed"] is None
    assert result["dice"] == "real"


def with_other_dice(match: Match, code: str) -> Match:
    """Play a match of the same class with real dice."""
    other = begin(code, match.seats)
    for number in range(10_000):
        if not other.to_act:
            return other
        actor = other.to_act[0]
        if actor == "dice":
            other.roll(other.state.dice.text(other.state.dice.throw(99, number)))
        else:
            assert isinstance(actor, int)
            other.play(actor, next(iter(other.legal(actor))))
    raise AssertionError("The match does not end.")


def test_pin_is_hashed_as_elsewhere() -> None:
    for pin in ("2580", "0000", "1" * 100, "Pässe 7"):
        salt = bytes(range(8))
        expected = hashlib.pbkdf2_hmac("sha256", pin.encode(), salt, 60_000)[:16]
        assert pin_hash(pin, base64.urlsafe_b64encode(salt).decode().rstrip("=")) == base64.urlsafe_b64encode(
            expected
        ).decode().rstrip("=")
    assert ask("pin_hash", pin="2580", salt="A")["refusal"]["id"] == "roster_damaged"


# attendance


def test_missing_children_strangers_and_second_times_are_counted() -> None:
    given = roster.Roster(CODE, tuple((name, "A") for name in ("Emma 1", "Emma 2", "Ben", "Carla", "Dan")))
    played_by = [["Emma 1", "Ben"], ["Zoe"], ["emma 1"], ["Emma 2"]]
    expected = {
        "missing": ["Carla", "Dan"],
        "strangers": [[], ["Zoe"], [], []],
        "times": [1, 1, 2, 1],
        "elsewhere": [{}, {}, {}, {}],
    }
    assert roster.attendance(given, played_by) == expected
    names = [{"name": name, "group": group} for name, group in given.names]
    assert ok("attendance", names=names, played=played_by) == expected
    assert roster.attendance(roster.Roster(CODE), [["Zoe"], ["Zoe"]]) == {
        "missing": [],
        "strangers": [[], []],
        "times": [1, 2],
        "elsewhere": [{}, {}],
    }


def test_attendance_of_a_child_who_played_another_groups_match_names_its_group() -> None:
    names = [{"name": "Anna", "group": "A"}, {"name": "Berk", "group": "B"}]
    told = ok("attendance", names=names, played=[["berk", "Anna"], ["Berk"], ["Anna"]], by=["A", "B", "B"])
    assert told["elsewhere"] == [{"berk": "B"}, {}, {"Anna": "A"}]


def test_written_list_with_a_group_that_has_no_code_yet_plays_as_the_class() -> None:
    given = roster.Roster(CODE, (("Anna", "A"), ("Berk", "B"), ("Cem", "C")), {"C": group_code(CODE, hints=False)})
    assert roster.read(roster.written(given)).names == (("Anna", "A"), ("Berk", "A"), ("Cem", "C"))


@pytest.mark.parametrize("name", ["anna@school.test", "Anna <a@b>", "Anna \uff20school"])
def test_written_list_with_an_address_in_a_name_is_refused(name: str) -> None:
    with pytest.raises(RosterError) as refused:
        roster.written(of(["Ben", name]))
    assert refused.value.id == "roster_mail"
    names = [{"name": name, "group": "A"}]
    assert ask("write_roster", code=CODE, names=names, groups={})["refusal"]["id"] == "roster_mail"
