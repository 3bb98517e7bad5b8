"""Results of unfinished class matches: sealed and verified like finished ones, never scored, replaced by later ones."""

from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, RecordError, ResultError
from rollbook.class_code import encode
from rollbook.classroom.matches import begin
from rollbook.classroom.missed import class_missed
from rollbook.classroom.results import order, read, replaced, seal_of, sealed, spread
from rollbook.classroom.teachers_desk import class_throws
from rollbook.games.knaster.classroom import fewest_rolls_left
from rollbook.games.knaster.rules import KnasterState
from tests.calls import ask, ok
from tests.class_matches import CODED, played

ALONE = encode("knaster", 1, {}, 12345, work="self", hints=False)
"""Solo Knaster in self-check mode, without hints."""
MARK = "0123456789ab"


def sealed_anew(bare: str) -> str:
    """A result with a seal that fits its text, whatever that is."""
    return f"{bare}# seal {seal_of(bare)}\n"


def cut(match: Match, rolls: int) -> Match:
    """The beginning of a match, up to the moves that follow this number of rolls."""
    begun, made = match.copy(), 0
    kept = 0
    for number, (actor, _) in enumerate(match.history):
        made += actor == "dice"
        if made <= rolls:
            kept = number + 1
    while len(begun.history) > kept:
        begun.undo()
    return begun


def written(seats: int) -> Match:
    """A match of Knaster in which each seat writes each number and draws no circle with a roll."""
    match = begin(encode("knaster", seats, {}, 7), [f"Child {seat}" for seat in range(seats)], tag=MARK)
    while match.to_act:
        actor = match.to_act[0]
        if actor == "dice":
            match.roll()
            continue
        legal = list(match.legal(actor))
        match.play(actor, next((move for move in legal if move.startswith(("write", "bonus"))), legal[0]))
    return match


def refusal_of(text: str, code: str | None = ALONE) -> str:
    with pytest.raises((ResultError, RecordError)) as refused:
        read(text, code)
    return refused.value.id


@pytest.fixture(scope="module")
def whole() -> Match:
    return played(ALONE, ["Anna"], 1, wrong=3)


def test_unfinished_result_has_no_score_and_no_winner_and_counts_its_rolls(whole: Match) -> None:
    said = read(sealed(cut(whole, 24)), ALONE)
    assert (said["scores"], said["winners"]) == (None, [])
    assert said["unfinished"]["rolls"] == 24
    assert sum(said["throws"]["2 1 2 3 4 5 6"].values()) == 24
    assert said["right_at_once"][0][1] == sum(one["moves"] for one in said["asked"][0])
    assert said["right_at_once"][0][1] - said["right_at_once"][0][0] == 3, "three moves came after a wrong try"
    assert read(sealed(whole), ALONE)["unfinished"] is None


def test_match_that_has_not_begun_has_a_result_of_no_rolls() -> None:
    assert read(sealed(begin(ALONE, ["Anna"])))["unfinished"] == {"rolls": 0, "at_least": 26}


# docs/rules/knaster.md#the-end: 25 numbers, then one more roll. A roll may be circled instead, which adds one.
@pytest.mark.parametrize("seats", [1, 3])
def test_knaster_takes_26_rolls_if_each_roll_is_written(seats: int) -> None:
    match = written(seats)
    assert sum(actor == "dice" for actor, _ in match.history) == 26
    for rolls in range(26):
        assert read(sealed(cut(match, rolls)))["unfinished"] == {"rolls": rolls, "at_least": 26}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_knaster_never_takes_fewer_rolls_than_were_said_at_any_position(seats: int) -> None:
    match = played(encode("knaster", seats, {}, 7), [f"Child {seat}" for seat in range(seats)], seats)
    rolls, said = 0, [26]
    for number, (actor, _) in enumerate(match.history):
        state = match.position(number)
        assert isinstance(state, KnasterState)
        said.append(rolls + fewest_rolls_left(state))
        rolls += actor == "dice"
    assert said == sorted(said), "it never falls as the match goes on"
    assert said[-1] == rolls


def test_knaster_says_the_exact_number_once_the_last_roll_is_known() -> None:
    match = played(encode("knaster", 2, {}, 7), ["Anna", "Ben"], 3)
    total = sum(actor == "dice" for actor, _ in match.history)
    assert read(sealed(cut(match, total - 1)))["unfinished"] == {"rolls": total - 1, "at_least": total}


@pytest.mark.parametrize("game", [game for game in CODED if game != "knaster"])
def test_game_without_a_known_end_says_only_the_rolls_so_far(game: str) -> None:
    people = GAMES[game].seats[0]
    match = played(encode(game, people, {}, 7), [f"Child {seat}" for seat in range(people)], 1)
    assert read(sealed(cut(match, 5)))["unfinished"] == {"rolls": 5, "at_least": None}


def test_unfinished_result_is_proved_like_a_finished_one(whole: Match) -> None:
    text = sealed(cut(whole, 24))
    bare = text.rpartition("# seal ")[0]
    assert refusal_of(bare) == "result_not_sealed"
    assert refusal_of(text.replace("Anna", "Anne")) == "result_altered"
    assert refusal_of(text.replace("# wrong 0\n", "", 1)) == "result_altered"
    assert refusal_of(text[:-3]) == "result_not_whole"
    dice = [line for line in bare.splitlines() if line.startswith("dice ")]
    last = "dice 1 1" if dice[-1] != "dice 1 1" else "dice 6 6"
    start, _, _ = bare.rpartition(dice[-1])
    assert refusal_of(sealed_anew(f"{start}{last}\n")) == "result_other_dice"
    assert refusal_of(sealed_anew(bare.replace("# work self\n", "# work self\n# hint 1\n"))) == "result_helped"
    assert refusal_of(sealed_anew(bare.replace("# work self\n", ""))) == "result_other_match"
    assert refusal_of(text, "467-FC") == "result_other_class"
    with pytest.raises(ResultError, match="without a class code"):
        sealed(Match("knaster", 1, {}, 7))


def marked(name: str, mark: str | None = MARK, seed: int = 1) -> Match:
    """A finished match of a child."""
    match = begin(ALONE, [name], tag=mark)
    rng = Random(seed)
    while match.to_act:
        match.roll() if match.to_act[0] == "dice" else match.play(0, match.legal(0).sample(rng))
    return match


def test_later_result_of_the_same_match_replaces_an_unfinished_one_whichever_comes_first() -> None:
    match = marked("Anna")
    early, late, over = (sealed(one) for one in (cut(match, 5), cut(match, 20), match))
    other = sealed(cut(marked("Anna", "ba9876543210"), 3))
    assert replaced([early, other, late]) == [2, None, None]
    assert replaced([late, early]) == [None, 0]
    assert replaced([early, over, late]) == [1, None, 1]
    assert replaced([over, early]) == [None, 0]
    assert replaced([]) == []


def test_finished_results_of_one_match_all_count() -> None:
    """A child who takes the end back and plays it again hands in two results."""
    match = marked("Anna")
    again = match.copy()
    again.undo()
    again.remark(f"take-back {len(again.history)}")
    again.play(0, again.legal(0)[-1])
    assert replaced([sealed(match), sealed(again)]) == [None, None]


def test_roll_that_was_taken_back_counts_as_progress() -> None:
    before = cut(marked("Anna"), 10)
    after = before.copy()
    while after.undo().actor != "dice":
        pass
    after.remark(f"take-back {len(after.history) + 1}")
    after.roll()
    assert len(after.history) < len(before.history)
    assert replaced([sealed(after), sealed(before)]) == [None, 0]


def test_results_without_a_mark_are_of_one_match_if_one_continues_the_other() -> None:
    match = marked("Anna", None)
    assert replaced([sealed(cut(match, 5)), sealed(match)]) == [1, None]
    # Two nameless tablets with the same dice, whose children chose differently from the first move on.
    other = marked("Anna", None, seed=2)
    assert match.actions[1] != other.actions[1]
    assert replaced([sealed(cut(match, 5)), sealed(other)]) == [None, None]


def test_text_that_is_no_match_replaces_nothing() -> None:
    early = sealed(cut(marked("Anna"), 5))
    assert replaced([early, f"# mark {MARK}\n", "", early.replace("game: knaster", "game: chess")]) == [None] * 4


def result(scores: list[int] | None, right: tuple[int, int], rolls: int = 0) -> Any:
    unfinished = {"rolls": rolls, "at_least": None} if scores is None else None
    seats = [{"name": "P", "bot": None}]
    return {"seats": seats, "scores": scores, "right_at_once": [right], "lowest_wins": False, "unfinished": unfinished}


# Finished: 40 and 60 points, 3 of 4 and 2 of 4 right. Unfinished: 1 of 4 right. 25, 50, 75: the median is 50.
def test_spread_counts_right_moves_of_an_unfinished_match_and_no_points() -> None:
    results = [result([40], (3, 4)), result(None, (1, 4), rolls=24), result([60], (2, 4)), result(None, (0, 0), 30)]
    assert spread(results) == {
        "people": 4,
        "scores": {"min": 40, "median": 50, "max": 60},
        "right": {"min": 25, "median": 50, "max": 75},
    }
    assert spread(results[1:2])["scores"] is None
    assert order(results) == [2, 0, 3, 1]


def test_sums_that_went_wrong_in_an_unfinished_match_count_for_the_class(whole: Match) -> None:
    missed = class_missed([read(sealed(cut(whole, 24)))])
    assert [sum(one["wrong"] for one in child["questions"]) for child in missed["children"]] == [3]


def test_rolls_of_an_unfinished_match_with_the_class_dice_are_not_counted_twice(whole: Match) -> None:
    results = [read(sealed(whole)), read(sealed(cut(whole, 24)))]
    rolls = sum(actor == "dice" for actor, _ in whole.history)
    steps = class_throws(results)["steps"]
    assert [step["dice"] for step in steps] == [1, 1]
    assert [step["charts"][0]["throws"] for step in steps] == [rolls, rolls]


def test_few_equal_moves_of_two_unfinished_matches_are_not_called_the_same() -> None:
    one, other = (read(sealed(cut(marked(name), 1))) for name in ("Anna", "Ben"))
    assert one["moves"] != other["moves"]


def test_page_seals_reads_and_replaces_unfinished_results() -> None:
    match = marked("Anna")
    texts = [ok("class_result", record=str(one)) for one in (cut(match, 24), match)]
    said = [ok("read_class_result", text=text, code=[ALONE]) for text in texts]
    assert [one["scores"] is None for one in said] == [True, False]
    assert ok("replaced_results", results=texts) == [1, None]
    assert ok("class_spread", results=said)["order"] == [1, 0]
    assert ok("compare_class_results", one=texts[0], other=texts[1])["parting"] is not None
    assert ask("class_spread", results=[{**said[0], "unfinished": None}])["refusal"]["id"] == "bad_argument"
    assert ask("replaced_results", results=[7])["refusal"]["id"] == "bad_argument"
