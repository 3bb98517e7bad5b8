"""Matches as text, and the errors for invalid text."""

import pytest

from rollbook import Match, Record, RecordError
from rollbook.core.record import split

RECORD = """\
rollbook 1
game: roll_it 1
options: grids=4
seats: Red | Blue
seed: 7

# begins
dice 2 6
0 1.9
# hint 1
dice 1 1
1 pass
"""


def test_written_record_is_read_back_unchanged() -> None:
    match = Match.parse(RECORD)
    assert str(match) == RECORD
    assert match.seats == ("Red", "Blue")
    assert match.options == {"board": 1, "grids": 4}
    assert match.seed == 7
    assert match.actions == ("dice 2 6", "0 1.9", "dice 1 1", "1 pass")
    assert str(Match.parse(str(match))) == RECORD


def test_options_that_are_default_are_left_out() -> None:
    match = Match("roll_it", seats=["Red", "Blue"], options={"grids": 9, "board": 1}, seed=7)
    assert str(match) == "rollbook 1\ngame: roll_it 1\nseats: Red | Blue\nseed: 7\n\n"
    assert Match.parse(str(match)).actions == ()


def test_dice_may_be_written_in_any_order_and_lines_may_end_as_on_windows() -> None:
    assert str(Match.parse(RECORD.replace("2 6", "6 2").replace("\n", "\r\n"))) == RECORD
    assert str(Match.parse(RECORD.removesuffix("\n"))) == RECORD


@pytest.mark.parametrize(
    "text",
    ["\ufeff" + RECORD.replace("\n", "\r\n"), RECORD + "\r\n\r\n", RECORD + " \n\n", RECORD.replace("\n", "\r"),
     RECORD.replace("dice 2 6", "\uff44\uff49\uff43\uff45\u3000\uff12 \uff16").replace("seed: 7", "seed: \uff17"),
     RECORD.replace("0 1.9", "\uff10 \uff11\uff0e\uff19")],
    ids=["windows", "empty lines", "a line of spaces", "old Mac", "full-width dice", "full-width move"],
)  # fmt: skip
def test_record_is_read_as_windows_and_asian_keyboards_write_it(text: str) -> None:
    assert str(Match.parse(text)) == RECORD
    assert [str(Match.parse(part)) for _, part in split(f"{text}\n{text}")] == [RECORD, RECORD]


def test_match_that_has_just_begun_is_read_without_the_empty_lines_at_its_end() -> None:
    begun = str(Match("roll_it", ["\uff21nna", "Ben"], seed=7))
    assert str(Match.parse(begun.rstrip())) == begun, "a name stays as it is typed"


@pytest.mark.parametrize(
    ("old", "new", "line", "sentence"),
    [
        ("rollbook 1", "rollbook", 1, "This is not a Rollbook record: it has to begin with the line “rollbook 1”."),
        ("rollbook 1", "", 1, "This is not a Rollbook record"),
        ("rollbook 1", "rollbook 2", 1, "This record was written by a newer Rollbook (“rollbook 2”)"),
        ("game: roll_it 1", "game: chess 1", 2, "Line 2: There is no game called “chess”."),
        ("game: roll_it 1", "game: roll_it 2", 2, "Line 2: this record follows version 2 of the rules of roll_it"),
        ("game: roll_it 1", "game: roll_it", 2, "Line 2: here the record should say “game: roll_it 1”"),
        ("game: roll_it 1\n", "", 2, "Line 2: here the record should say “game: ...”."),
        ("grids=4", "grids", 3, "Line 3: an option is written name=value, not “grids”."),
        ("grids=4", "grids=4 grids=4", 3, "Line 3: an option is written name=value"),
        ("grids=4", "grids=5", 3, "Line 3: The option “grids” cannot be “5”."),
        ("grids=4", "size=5", 3, "Line 3: roll_it has no option “size”."),
        ("Red | Blue", "Red", 4, "Line 4: roll_it is played by 2 to 6 people, not 1."),
        ("Red | Blue", "Red |  Blue", 4, "Line 4: A player’s name is"),
        ("Red | Blue", "Red|Blue", 4, "Line 4: write a bar between two seats"),
        ("seed: 7", "seed: 07", 5, "Line 5: A dice code (seed) is a whole number"),
        ("seed: 7", "seed: 9007199254740992", 5, "Line 5: A dice code (seed) is a whole number"),
        ("seed: 7", "seed: " + "9" * 5000, 5, "Line 5: A dice code (seed) is a whole number"),
        ("seed: 7\n", "seed: 7\nx", 6, "Line 6: this line of the record should be empty."),
        ("# begins", "# ", 7, "Line 7: A remark is one line"),
        ("dice 2 6", "dice 2 7", 8, "Line 8: This roll has 2 dice with faces 1-6, not “2 7”."),
        ("dice 2 6", "Dice 2 6", 8, "Line 8: “Dice 2 6” is not an action."),
        ("dice 2 6\n", "", 8, "Line 8: Roll the dice first."),
        ("0 1.9", "0 1.8", 9, "Line 9: 2 + 6 is 8. This cell shows 5. Find a free 8."),
        ("0 1.9", "00 1.9", 9, "Line 9: “00 1.9” is not an action."),
        ("0 1.9", "²  1.9", 9, "Line 9: “²  1.9” is not an action."),
        ("0 1.9", "1 1.9", 9, "Line 9: It is not your turn."),
        ("0 1.9", "9 1.9", 9, "Line 9: There is no seat 9. The seats are: 0, 1."),
        ("0 1.9", "0  1.9", 9, "Line 9: “ 1.9” is not written like a move of this game."),
        ("0 1.9", "\n0 1.9", 9, "Line 9: “” is not an action."),
    ],
)
def test_damaged_record_is_refused_and_the_line_named(old: str, new: str, line: int, sentence: str) -> None:
    with pytest.raises(RecordError) as refusal:
        Match.parse(RECORD.replace(old, new, 1))
    assert refusal.value.line == line
    assert str(refusal.value).startswith(sentence)


def test_every_cut_of_a_record_is_a_match_or_refused() -> None:
    for length in range(len(RECORD)):
        try:
            match = Match.parse(RECORD[:length])
        except RecordError:
            continue
        assert RECORD.startswith(str(match).removesuffix("\n"))


def test_consecutive_records_are_split() -> None:
    one, other = Match("roll_it", ["Anna", "Ben"], seed=7), str(Match("knaster", ["Cleo"], seed=8))
    one.roll("2 6")
    for between in ("", "\n", "\n\n"):
        text = f"{one}{between}{other}"
        assert split(text) == split(text.replace("\n", "\r\n")) == [(1, str(one)), (7 + len(between), other)]
        assert split(f"{other}{between}{one}") == [(1, other), (6 + len(between), str(one))]
    newer = other.replace("rollbook 1", "rollbook 2")
    assert split(f"{one}{newer}") == [(1, str(one)), (7, newer)]
    assert [line for line, _ in split(f"hello\n{one}")] == [1, 2]
    assert [line for line, _ in split("")] == [1]


def test_refusal_names_the_line_in_a_longer_text() -> None:
    with pytest.raises(RecordError) as refused:
        Match.parse(RECORD.replace("0 1.9", "0 1.1"))
    moved = refused.value.moved(20)
    assert moved.line == refused.value.line + 20
    assert str(moved) == str(refused.value).replace("Line 9", "Line 29")
    assert (moved.id, moved.reason) == (refused.value.id, refused.value.reason)


def test_records_that_are_equal_have_the_same_hash() -> None:
    records = [Record.parse(RECORD), Record.parse(RECORD), Record.parse(RECORD.replace("seed: 7", "seed: 8"))]
    assert len(set(records)) == 2
