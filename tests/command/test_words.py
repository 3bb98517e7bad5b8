"""A match in words, by the page's English texts."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollbook import Match, ScoreLine
from rollbook.command import Stop
from rollbook.command import words as words_module
from rollbook.command.words import Words
from tests import places, sixth_game
from tests.asking import prompt_for
from tests.golden_match import golden_files

TEXTS = """
knockout-roll_off = { $other } throws { $action }, together { $total }.
knockout-starts = { $other } starts.
knockout-placed = { $name } makes { $total } with { $numbers }.
knockout-knocked_out = { $other } loses { $numbers }.
knaster-say-row1 = the first row
knaster-bonus_dropped = Nothing in { $line }.
lowdown-say-diag1 = the diagonal
lowdown-say-within = { $where }, { $what }
lowdown-crossed = { $name } crosses { $line } ({ $numbers }).
result-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
knaster-ended-full = Full.
roll_it-score-chips = Chips
    .figures = { $count } of { $each }
remark-take-back = Taken back.
remark-hint = A hint.
"""


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Words]:
    """Return words made for these tests, because the page's words may change."""
    (tmp_path / "test.ftl").write_text(TEXTS, "utf-8")
    monkeypatch.setattr(words_module, "PLACES", (tmp_path / "none", tmp_path))
    words_module.bundle.cache_clear()
    yield Words()
    words_module.bundle.cache_clear()


def test_action_is_described_with_names_numbers_and_effects(words: Words) -> None:
    match = Match("knockout", ["Ann", "Ben"])
    for roll in ("6 6 6", "1 1 1", "1 2 3"):
        match.roll(roll)
    match.play(0, "6=1+2+3")
    match.roll("1 1 2")
    match.play(1, "4=1+3")
    assert words.entry(match, 0) == "Ann throws 6 6 6, together 18."
    assert words.entry(match, 1) == "Ben throws 1 1 1, together 3. Ann starts."
    assert words.entry(match, 5) == "Ben makes 4 with 1, 3. Ann loses 1, 3."


def test_lines_and_colours_have_the_names_of_their_game_and_people_their_own(words: Words) -> None:
    assert words.say("knaster-bonus_dropped", line="row1") == "Nothing in the first row."
    crossed = words.say("lowdown-crossed", name="diag1", line="A.diag1", numbers=(1, 1, 1))
    assert crossed == "diag1 crosses A, the diagonal (1, 1, 1)."


def test_end_names_all_winners(words: Words) -> None:
    match = Match.parse((places.GOLDEN[0] / "knaster/equal_scores_share_the_win.txt").read_text("utf-8"))
    assert words.ending(match) == "Blue and Green win! Full."
    assert words.together(["Ann", "Ben", "Cleo"]) == "Ann, Ben, and Cleo"


def test_line_of_a_scorecard_is_said_with_its_figures(words: Words) -> None:
    assert words.score_line(ScoreLine("roll_it-score-chips", 1200, {"count": 1200, "each": 1})) == "Chips: 1200 of 1"


def test_remarks_that_the_page_writes_are_said_and_others_stay(words: Words) -> None:
    assert words.remark("take-back 3") == "Taken back."
    assert words.remark("hint 1") == "A hint."
    assert words.remark("a note of 3") == "a note of 3"
    assert words.remark("whatever 3") == "whatever 3"


@pytest.mark.parametrize("file", golden_files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_page_has_words_for_all_that_happens(file: Path) -> None:
    words = Words()
    match = Match.parse(file.read_text("utf-8"))
    for number in range(len(match.history)):
        assert all(words.has(event.id) for event in match.events(number))
        assert words.entry(match, number)
        state = match.position(number)
        assert all(words.has(prompt_for(state, seat).id) for seat in state.to_act if seat != "dice")
    if match.result:
        assert words.ending(match)
        assert all(words.has(line.id) and words.score_line(line) for lines in match.result.lines for line in lines)


def test_game_without_texts_is_shown_plainly(words: Words) -> None:
    match = Match(sixth_game.GAME, ["Ann", "Ben"])
    match.roll("5")
    assert words.game("highest_roll") == "highest_roll"
    assert words.entry(match, 0) == "Ann: thrown (face 5)"
    assert words.prompt(match, 0) == "keep (face 5)"


def test_words_without_their_library_are_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "fluent.runtime.types", None)
    with pytest.raises(Stop, match=r"pip install '\.\[cli\]'"):
        Words()
