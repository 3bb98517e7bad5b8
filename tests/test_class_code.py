"""Class codes: their contents, their stability, and the detection of mistakes."""

import re
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from rollbook import GAMES, CodeError, Match, SetUpError
from rollbook.classroom import codes as class_code
from rollbook.classroom.codes import (
    ALPHABET,
    AROUND,
    CODE_ENTRIES,
    LONGEST,
    SHORT_SEEDS,
    CodeEntry,
    checked,
    decode,
    encode,
    in_base,
)
from rollbook.core.dice import LARGEST_SEED
from rollbook.core.set_up import BOT_LEVELS
from tests.calls import ask, ok

DOCUMENT = (Path(__file__).parents[1] / "docs" / "class-codes.md").read_text("utf-8")
MANY = "bot hard x12"

SetUp = tuple[str, int | list[str], dict[str, str], int, dict[str, Any]]


def vectors() -> dict[str, SetUp]:
    """Return the test vectors in the document: each code with its set-up."""
    found = {}
    for line in DOCUMENT.partition("## Test vectors")[2].splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 6 and cells[0].startswith("`"):
            code, game, seats, options, seed, more = cells
            found[code.strip("`")] = (game, seats_of(seats), pairs(options), int(seed), more_of(more))
    return found


def seats_of(text: str) -> int | list[str]:
    if text.isdigit():
        return int(text)
    seats = ["bot hard"] * 12 if text == MANY else text.split(", ")
    return [f"Player {number}" if seat == "person" else seat for number, seat in enumerate(seats, 1)]


def pairs(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split(" ")) if text != "-" else {}


def more_of(text: str) -> dict[str, Any]:
    return {name: {"no": False}.get(value, value) for name, value in pairs(text).items()}


VECTORS = vectors()
NOTHING_BESIDES = {"work": "page", "hints": True, "robots": True, "settings": True, "new": True}


def test_document_has_vectors_of_every_game() -> None:
    assert {game for game, *_ in VECTORS.values()} == set(GAMES)
    assert len(VECTORS) >= 18


@pytest.mark.parametrize("code", VECTORS)
def test_vector_is_written_and_read_as_the_document_says(code: str) -> None:
    game, seats, options, seed, more = VECTORS[code]
    assert encode(game, seats, options, seed, **more) == code
    said = decode(code)
    assert said == {
        "game": game,
        "seats": seats,
        "options": {} if "puzzles" in more else Match(game, seats, options, seed).options,
        "seed": seed,
        "version": 1,
        **NOTHING_BESIDES,
        **more,
    }
    assert encode(**said) == code
    for spelling in (code.lower(), code.replace("-", ""), f" {code.replace('-', ' – ')}\n", "-".join(code)):
        assert decode(spelling) == said


# The code of Roll-It with two people, four grids and seed 7, worked out by hand. The entry is number 2, and
# N = 7 * 2 (no robots) * 5 (2 seats are the first of five numbers) * 2 (no locks) * 8 (board 1) * 2 + 1 (grids: 9, 4)
# = 2241 = 4 * 23**2 + 5 * 23 + 10.
def test_code_by_hand() -> None:
    digits = [2, 4, 5, 10]
    check = -(2 * digits[3] + 3 * digits[2] + 4 * digits[1] + 5 * digits[0]) % 23
    assert encode("roll_it", 2, {"grids": 4}, 7).replace("-", "") == "".join(
        ALPHABET[digit] for digit in [*digits, check]
    )


@pytest.mark.parametrize("code", VECTORS)
def test_every_single_mistyped_character_is_found(code: str) -> None:
    typed = code.replace("-", "")
    for at, right in enumerate(typed):
        for wrong in map(chr, range(33, 127)):
            if wrong.upper() == right or wrong == "-":
                continue
            if wrong in AROUND and at in {0, len(typed) - 1}:
                continue  # punctuation around a code is not part of it, so a character is missing here
            with pytest.raises(CodeError) as refused:
                decode(typed[:at] + wrong + typed[at + 1 :])
            known = wrong.upper() in ALPHABET
            assert refused.value.id == ("code_mistyped" if known else "code_character")


@pytest.mark.parametrize(
    "text",
    [
        *("467-FC.", "(467-FC)", "467-FC,", "“467-FC”", "<467-FC>", "*467-FC*", "467-FC!", "467-FC…"),
        *("467\u200b-FC", "\u2066467-FC\u2069", "467\u00adFC", "467\u00a0FC", "467-\nFC", "\ufeff467-FC\u200e."),
    ],
)
def test_code_as_messengers_mangle_it_is_read(text: str) -> None:
    assert decode(text) == decode("467-FC")


@pytest.mark.parametrize("code", VECTORS)
def test_every_two_swapped_neighbours_are_found(code: str) -> None:
    typed = code.replace("-", "")
    for at in range(len(typed) - 1):
        swapped = typed[:at] + typed[at + 1] + typed[at] + typed[at + 2 :]
        if swapped == typed:
            continue
        with pytest.raises(CodeError, match="There is a typo in this class code"):
            decode(swapped)


def test_any_set_up_is_read_as_it_was_written_and_has_one_code() -> None:
    rng = Random(1)
    for _ in range(2000):
        game = GAMES[rng.choice(list(GAMES))]
        count = rng.choice(game.seats)
        people = rng.random() < 0.5
        seats = [
            f"Player {seat + 1}" if people or rng.random() < 0.5 else f"bot {rng.choice(BOT_LEVELS)}"
            for seat in range(count)
        ]
        options = {name: rng.choice(option.values) for name, option in game.options.items()}
        seed = rng.choice([0, 1, rng.randrange(SHORT_SEEDS), rng.randrange(LARGEST_SEED + 1), LARGEST_SEED])
        more: dict[str, Any] = {name: False for name in ("hints", "robots", "settings", "new") if rng.random() < 0.3}
        if rng.random() < 0.3:
            more["work"] = "self"
        code = encode(game.id, seats, options, seed, **more)
        said = decode(code)
        all_people = all(seat.startswith("Player") for seat in seats)
        assert said["seats"] == (count if all_people else seats)
        assert (said["game"], said["options"], said["seed"]) == (game.id, options, seed)
        assert {name: said[name] for name in NOTHING_BESIDES} == {**NOTHING_BESIDES, **more}
        assert encode(**said) == code


def test_code_has_one_spelling() -> None:
    """If digits with a valid check can be decoded, the set-up is encoded as the same digits."""
    rng = Random(2)
    read = 0
    for _ in range(4000):
        digits = [rng.randrange(5), *(rng.randrange(23) for _ in range(rng.randrange(1, 12)))]
        text = "".join(ALPHABET[digit] for digit in checked(digits))
        try:
            said = decode(text)
        except CodeError as refused:
            assert refused.id in ("code_mistyped", "code_newer")
        else:
            read += 1
            assert encode(**said).replace("-", "") == text
    assert read > 4000 / 10


@pytest.mark.parametrize(
    "typed",
    [
        "467-FC\r\n",
        "\ufeff467-FC\r\n\r\n",
        "\uff14\uff16\uff17\uff0d\uff26\uff23",
        "\uff14\uff16\uff17\u3000\uff46\uff43",
        "467\u202fFC",
        "467\u200bFC\n\n\n",
        "467-FC" + "\r\n" * 100,
    ],
)
def test_code_is_read_as_windows_and_asian_keyboards_write_it(typed: str) -> None:
    assert decode(typed) == decode("467-FC")


NEW_LEVEL: Final = "bot expert"


def test_level_that_is_added_changes_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ["Player 1", "bot hard", NEW_LEVEL]
    before = {code: decode(code) for code in VECTORS}
    monkeypatch.setattr("rollbook.core.set_up.BOT_LEVELS", (*BOT_LEVELS, "expert"))
    with pytest.raises(CodeError, match="A class code cannot hold “bot expert” as “seats”"):
        encode("roll_it", seats, {}, 7)
    monkeypatch.setattr(class_code, "ROBOTS", (*class_code.ROBOTS, NEW_LEVEL))
    for code, said in before.items():
        assert decode(code) == said
        assert encode(**said) == code
    for more in ({}, {"hints": False, "new": False}):
        later = encode("roll_it", seats, {}, 7, **more)
        assert decode(later)["seats"] == seats
        assert encode(**decode(later)) == later
    longest = encode("knaster", [NEW_LEVEL] * 12, {}, LARGEST_SEED, work="self", new=False)
    assert len(longest.replace("-", "")) == LONGEST
    assert decode(longest)["seats"] == [NEW_LEVEL] * 12
    monkeypatch.setattr(class_code, "ROBOTS", class_code.ROBOTS[:-1])
    for code in (later, longest):
        with pytest.raises(CodeError, match="This class code comes from a newer Rollbook"):
            decode(code)


def test_every_level_has_its_digit_in_a_code() -> None:
    assert sorted(class_code.ROBOTS[1:]) == sorted(f"bot {level}" for level in BOT_LEVELS)
    assert len(class_code.ROBOTS) <= class_code.MANY


def test_names_of_people_are_not_in_a_code() -> None:
    assert encode("lowdown", ["Anna", "bot hard"], None, 7) == encode("lowdown", ["Ben", "bot hard"], {}, 7)
    assert encode("lowdown", ["Anna", "Ben"], {}, 7) == encode("lowdown", 2, {}, 7)


def test_codes_of_a_lesson_are_short() -> None:
    assert 0 <= class_code.short_seed() < SHORT_SEEDS == 2**20
    for game in GAMES.values():
        last = {name: option.values[-1] for name, option in game.options.items()}
        code = encode(game.id, game.seats[-1], last, SHORT_SEEDS - 1)
        assert len(code.replace("-", "")) <= (10 if game.id == "roll_it" else 8)
        locked = encode(game.id, game.seats[-1], last, SHORT_SEEDS - 1, hints=False, robots=False, new=False)
        assert len(locked.replace("-", "")) <= len(code.replace("-", "")) + 2
        assert re.fullmatch(f"[{ALPHABET}]{{3,4}}(-[{ALPHABET}]{{3,4}})*", locked)


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("", "code_empty"),
        (" - ", "code_empty"),
        (None, "code_empty"),
        (467, "code_empty"),
        ("46O-FC", "code_character"),
        ("4678FÇ", "code_character"),
        ("46", "code_mistyped"),
        ("4", "code_mistyped"),
        ("467-FD", "code_mistyped"),
        ("467-FC-467-FC", "code_mistyped"),
        ("4" * 24, "code_mistyped"),
        ("4" * 1_000_000, "code_mistyped"),
        ("-" * 1_000_000, "code_empty"),
    ],
)
def test_invalid_code_is_refused_with_a_sentence(text: Any, id: str) -> None:
    with pytest.raises(CodeError) as refused:
        decode(text)
    assert refused.value.id == id
    assert isinstance(refused.value, ValueError)
    assert str(refused.value).endswith(".")


@pytest.mark.parametrize(
    "digits",
    [
        [2, 0, 4, 5, 10],  # the leading zero is redundant
        [1, *in_base(((2**53 * 2) * 12 + 1) * 2)],  # the seed is too large
        [1, *in_base((0 * 2 + 1) * 12 * 2)],  # the form for robots, without any robot
        [1, *in_base(((7 * 2) * 12 * 256 + 0) * 2 + 1)],  # the form for locks, without any lock
        [1, *in_base(((7 * 2) * 12 * 256 + 128) * 2 + 1)],  # levels in base 16, without robots
        [1, *in_base((((7 * 16 + 3) * 2 + 1) * 12 * 256 + 128) * 2 + 1)],  # base 4 would be enough
    ],
)
def test_another_spelling_of_a_set_up_is_refused(digits: list[int]) -> None:
    text = "".join(ALPHABET[digit] for digit in checked(digits))
    with pytest.raises(CodeError, match="There is a typo in this class code"):
        decode(text)


def test_code_of_a_newer_rollbook_is_recognised() -> None:
    for digits in ([len(CODE_ENTRIES), 7], [22, 3, 4]):
        text = "".join(ALPHABET[digit] for digit in checked(digits))
        with pytest.raises(CodeError, match="This class code comes from a newer Rollbook"):
            decode(text)


def test_code_of_other_rules_is_refused_and_says_which(monkeypatch: pytest.MonkeyPatch) -> None:
    code = encode("knaster", 2, {}, 7)
    old = tuple(entry._replace(version=0) if entry.game == "knaster" else entry for entry in CODE_ENTRIES)
    monkeypatch.setattr(class_code, "CODE_ENTRIES", old)
    with pytest.raises(
        CodeError, match="follows version 0 of the rules of knaster; this Rollbook plays version 1"
    ) as refused:
        decode(code)
    assert refused.value.arguments == {"game": "knaster", "version": 0, "known": 1}
    new = tuple(entry._replace(version=2) if entry.game == "knaster" else entry for entry in CODE_ENTRIES)
    monkeypatch.setattr(class_code, "CODE_ENTRIES", new)
    with pytest.raises(CodeError, match="comes from a newer Rollbook"):
        decode(code)
    with pytest.raises(CodeError, match="A class code cannot hold “knaster” as “game”"):
        encode("knaster", 2, {}, 7)


def test_later_additions_change_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    """The codes of an entry with fewer options stay, and set-ups that it cannot encode use a later entry."""
    before = CodeEntry("roll_it", 1, 2, 4, (("grids", (9, 4)),))
    monkeypatch.setattr(class_code, "CODE_ENTRIES", (before,))
    code = encode("roll_it", 2, {"grids": 4}, 7)
    with pytest.raises(CodeError, match="A class code cannot hold “roll_it”"):
        encode("roll_it", 2, {"board": 8}, 7)
    monkeypatch.setattr(class_code, "CODE_ENTRIES", (before, *CODE_ENTRIES))
    assert encode("roll_it", 2, {"grids": 4}, 7) == code
    assert decode(code)["options"].items() >= {"board": 1, "grids": 4}.items()
    for seats, options in ((2, {"board": 8}), (6, {"grids": 4})):
        later = encode("roll_it", seats, options, 7)
        assert later[0] != code[0]
        assert decode(later)["options"] == Match("roll_it", seats, options).options


def test_code_table_covers_every_game() -> None:
    """A new game, option, value or number of seats needs a new entry in the table."""
    for game in GAMES.values():
        for seats in (game.seats[0], game.seats[-1]):
            for name, option in game.options.items():
                for value in option.values:
                    assert decode(encode(game.id, seats, {name: value}, 7))["options"][name] == value
            assert decode(encode(game.id, seats, {}, 7))["seats"] == seats


@pytest.mark.parametrize(
    "arguments",
    [
        {"game": "chess"},
        {"seats": 1},
        {"seats": ["Anna", "bot evil"]},
        {"options": {"grids": 5}},
        {"seed": -1},
        {"seed": 2**53},
        {"seed": "7"},
    ],
)
def test_set_up_that_no_match_has_is_refused(arguments: dict[str, Any]) -> None:
    with pytest.raises(SetUpError):
        encode(**{"game": "roll_it", "seats": 2, "options": {}, "seed": 7, **arguments})


@pytest.mark.parametrize(
    "more",
    [
        {"hints": "no"},
        {"hints": 0},
        {"work": "nobody"},
        {"work": True},
        {"curtain": True},
        {"version": 2},
        {"new": None},
    ],
)
def test_unencodable_set_up_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(CodeError, match=f"A class code cannot hold “.*” as “{next(iter(more))}”"):
        encode("roll_it", 2, {}, 7, **more)


def test_page_writes_and_reads_codes() -> None:
    options: dict[str, Any] = {"grids": 4}
    asked = ok("class_code", game="roll_it", seats=2, options=options, seed=7, more={"hints": False})
    assert asked == {"code": encode("roll_it", 2, options, 7, hints=False), "seed": 7}
    said = decode(asked["code"])
    assert ok("class_set_up", code=asked["code"].lower()) == {
        **{name: said[name] for name in ("game", "options", "seed", "work")},
        "code": asked["code"],
        "dice": "same",
        "seats": [{"name": "Player 1", "bot": None}, {"name": "Player 2", "bot": None}],
        "locks": ["hints", "robots", "dice"],
    }
    drawn = ok("class_code", game="roll_it", seats=2, options=options)
    assert drawn["seed"] < SHORT_SEEDS
    assert decode(drawn["code"])["seed"] == drawn["seed"]
    refusal = ask("class_set_up", code="46O-FC")["refusal"]
    assert refusal["id"] == "code_character"
    assert refusal["arguments"] == {"character": "O", "alphabet": ALPHABET}
    assert (
        ask("class_code", game="roll_it", seats=2, options={}, more={"curtain": True})["refusal"]["id"]
        == "code_cannot_say"
    )
    assert ask("class_code", game="roll_it", seats=2, options={}, more=[])["refusal"]["id"] == "bad_argument"
