"""`python -m rollbook replay`: records are shown step by step, and damaged records are refused with their line."""

import io
import sys
from pathlib import Path

import pytest

from rollbook import Match
from rollbook.command.line import main
from rollbook.command.replay import replay
from rollbook.command.screen import Screen
from rollbook.command.words import Words
from tests import sixth_game

RECORD = """rollbook 1
game: roll_out 1
seats: Ann | Ben
seed: 0

dice 6 6
dice 1 1
# a note
dice 1 2
0 f2 c1
# take-back 5
"""
BOARDS = (
    """A Ann 0   B Ben 0
B         1   2   3   4   5   6   7   8   9
centre    .   .   .   .   .   .   .   .   .
A         1   2   3   4   5   6   7   8   9
""",
    """A Ann 1   B Ben 0
B         1  (2)  3   4   5   6   7   8   9
centre    1   .   .   .   .   .   .   .   .
A         .   2   3   4   5   6   7   8   9
""",
)


def shown() -> str:
    """Return the command's output for the record."""
    words, match = Words(), Match.parse(RECORD)
    said = [f"{number + 1}. {words.entry(match, number)}\n" for number in range(4)]
    notes = ("# a note\n", f"# {words.remark('take-back 5')}\n")
    return f"Roll Out, seed 0\n{BOARDS[0]}\n{said[0]}{said[1]}{notes[0]}{said[2]}{said[3]}{notes[1]}\n{BOARDS[1]}\n"


def test_match_is_shown_in_words_with_the_board_whenever_it_has_changed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD, "utf-8")
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out == shown()


def test_record_is_read_from_the_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    # Input from a Windows file, with a byte-order mark and CRLF line endings.
    monkeypatch.setattr(
        sys,
        "stdin",
        io.TextIOWrapper(io.BytesIO(b"\xef\xbb\xbf" + RECORD.replace("\n", "\r\n").encode()), encoding="utf-8"),
    )
    assert main(["replay", "-"]) == 0
    assert capsys.readouterr().out == shown()


def test_end_shows_the_winner_and_the_reason(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match("roll_out", ["Ann", "Ben"])
    for roll in ("6 6", "1 1"):
        match.roll(roll)
    # 9, 8, 7, 6 and 5 go to the centre by sums (9 = 4 + 5, ...), then 1-4 follow, and the last checker ends the match.
    for roll, move in (("4 5", "c9"), ("3 5", "c8"), ("3 4", "c7"), ("2 4", "c6"), ("1 4", "c5"), ("3 4", "c4 c3")):
        match.roll(roll)
        match.play(0, move)
        match.play(0, "roll")
    match.roll("1 2")
    match.play(0, "c2 c1")
    replay(match, Screen(), stepwise=False)
    words = Words()
    lines = capsys.readouterr().out.splitlines()[-7:]
    assert lines[0] == words.ending(match)
    assert (lines[1], lines[4]) == ("   9  A Ann", "   0  B Ben")
    assert match.result
    first = [words.score_line(line) for line in match.result.lines[0]]
    assert lines[2:4] == [f"        0  {first[0]}", f"        9  {first[1]}"]


@pytest.mark.parametrize(
    ("damage", "sentence"),
    [
        (
            ("rollbook 1", "rollbock 1"),
            "Line 1: This is not a Rollbook record: it has to begin with the line “rollbook 1”.",
        ),
        (("rollbook 1", "rollbook 2"), "Line 1: This record was written by a newer Rollbook"),
        (("roll_out 1", "chess 1"), "Line 2: There is no game called “chess”."),
        (("dice 1 2", "dice 1 7"), "Line 9: This roll has 2 dice with faces 1-6, not “1 7”."),
        (("0 f2 c1", "0 c1 c3"), "Line 10: "),
        (("0 f2 c1", "1 f2 c1"), "Line 10: It is not your turn."),
        (("# a note", "a note"), "Line 8: “a note” is not an action."),
    ],
)
def test_damaged_record_is_refused_with_its_line(
    damage: tuple[str, str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.txt"
    file.write_text(RECORD.replace(*damage), "utf-8")
    assert main(["replay", str(file)]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"{file}: {sentence}")
    assert printed.err.count("\n") == 1


def test_unreadable_record_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\xff")
    for file, sentence in (
        (picture, f"{picture} is not text."),
        (tmp_path, f"{tmp_path} cannot be read: Is a directory."),
        (tmp_path / "none", f"{tmp_path / 'none'} cannot be read: No such file or directory."),
    ):
        assert main(["replay", str(file)]) == 2
        assert capsys.readouterr().err == f"{sentence}\n"


def test_replay_on_a_terminal_steps_with_enter_and_ends_with_q(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match("roll_out", seed=1)
    while not match.result:
        if match.to_act == ("dice",):
            match.roll()
        else:
            match.play(match.state.turn, next(iter(match.legal(match.state.turn))))
    answers = ["", "", "q"]
    monkeypatch.setattr("builtins.input", lambda _question: answers.pop(0))
    replay(match, Screen(), stepwise=True)
    assert answers == []
    assert capsys.readouterr().out.count("centre") >= 4  # the board is shown at the start and before each question


def test_game_without_a_drawing_or_words_is_shown_all_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    match = Match(sixth_game.GAME, ["Ann"], seed=4)
    match.roll("5")
    match.play(0, "keep")
    replay(match, Screen(), stepwise=False)
    words = Words()
    assert capsys.readouterr().out == (
        "highest_roll, seed 4\nA Ann 0\n[ ]\n\n"
        "1. Ann: thrown (face 5)\n\nA Ann 0\n[5]\n\n"
        f"2. {words.entry(match, 1)}\n\nA Ann 5\nA 5  [ ]\n\n"
        f"{words.ending(match)}\n   5  A Ann\n        5  face\n"
    )


def test_terminal_is_shown_colours(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    replay(Match("roll_out", ["[red]Ann", "Ben"], seed=0), Screen(), stepwise=False)
    assert "\x1b[1;31mA [red]Ann\x1b[0m 0" in capsys.readouterr().out


def test_without_rich_there_is_plain_text(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setitem(sys.modules, "rich.console", None)
    replay(Match("roll_out", ["Ann", "Ben"], seed=0), Screen(), stepwise=False)
    assert capsys.readouterr().out.startswith("Roll Out, seed 0\nA Ann 0   B Ben 0\n")
