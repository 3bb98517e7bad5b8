"""A match in words: the page's English texts."""

import sys
from pathlib import Path

import pytest

from rollbook import Match
from rollbook.command import Stop
from rollbook.command.words import Words
from tests import golden_match, highest_roll


@pytest.fixture(scope="module")
def words() -> Words:
    return Words()


def test_an_action_is_said_with_names_numbers_and_what_it_did(words: Words) -> None:
    match = Match("knockout", ["Ann", "Ben"])
    for roll in ("6 6 6", "1 1 1", "1 2 3"):
        match.roll(roll)
    match.play(0, "6=1+2+3")
    match.roll("1 1 2")
    match.play(1, "4=1+3")
    assert words.entry(match, 0) == "Ann throws 6 6 6 for the first turn, together 18."
    assert words.entry(match, 1) == "Ben throws 1 1 1 for the first turn, together 3. Ann starts."
    assert words.entry(match, 5) == "Ben makes 4 with 1, 3. Ann is knocked off 1, 3."


def test_lines_and_colours_have_the_names_of_their_game(words: Words) -> None:
    assert words.say("knaster-bonus_dropped", line="row1") == "Nothing is left to circle in row 1."
    assert words.say("lowdown-crossed", name="row1", line="A.diag1", numbers=(1, 1, 1), points=3).startswith(
        "row1 crosses out line A, the falling diagonal (1, 1, 1)"
    )


def test_winners_share_a_win_in_words(words: Words) -> None:
    match = Match.parse((golden_match.FOLDER / "knaster/equal_scores_share_the_win.txt").read_text("utf-8"))
    assert words.winners(match) == "Blue and Green"
    assert words.ending(match).startswith("Blue and Green share the win!")
    assert words.together(["Ann", "Ben", "Cleo"]) == "Ann, Ben, and Cleo"


def test_remarks_that_the_page_writes_are_said(words: Words) -> None:
    assert words.remark("take-back 3") == "The roll before this was taken back (action 3)."
    assert words.remark("a note of 3") == "a note of 3"
    assert words.remark("whatever 3") == "whatever 3"


@pytest.mark.parametrize("file", golden_match.golden_files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_there_are_words_for_all_that_happens(file: Path, words: Words) -> None:
    match = Match.parse(file.read_text("utf-8"))
    for number in range(len(match.history)):
        assert all(words.has(event.id) for event in match.events(number))
        assert words.entry(match, number)
        state = match.position(number)
        assert all(words.has(state.prompt(seat).id) for seat in state.to_act if seat != "dice")
    if match.result:
        assert words.ending(match)
        assert all(words.has(line.id) and words.score_line(line) for lines in match.result.lines for line in lines)


def test_a_game_without_words_is_said_plainly(words: Words) -> None:
    match = Match(highest_roll.GAME, ["Ann", "Ben"])
    match.roll("5")
    assert words.game("highest_roll") == "highest_roll"
    assert words.entry(match, 0) == "Ann: thrown (face 5)"
    assert words.prompt(match, 0) == "keep (face 5)"


def test_without_the_library_there_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime.types", None)
    with pytest.raises(Stop, match=r"pip install 'rollbook\[cli\]'"):
        Words()
