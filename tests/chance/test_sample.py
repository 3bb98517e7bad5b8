"""Playouts from a position: the same for each seed, exact if nothing is random, and like matches in the arena."""

from pathlib import Path
from typing import Any

import pytest

from rollbook import IllegalMove, Match, SetUpError
from rollbook.bots import finish
from rollbook.chance import PlayingOn, sample
from tests.chance.against_arena import compare
from tests.golden_match import golden_files
from tests.pig import PIG
from tests.repeats import halved


def ended(game: str, name: str) -> Match:
    """Return the golden match of this name, at its end, without its remarks."""
    path = next(path for path in golden_files(game) if path.stem == name)
    lines = Path(path).read_text("utf-8").splitlines()
    return Match.parse("\n".join(line for line in lines if not line.startswith("#")) + "\n")


def begun() -> Match:
    match = Match("roll_it", 2, {"grids": 4}, seed=7)
    match.roll("2 6")
    return match


def test_same_seed_gives_the_same_shares_and_another_one_others() -> None:
    moves = ["1.9", "5.9"]
    shares = [sample(begun(), moves, 12, seed, "easy") for seed in (1, 1, 2)]
    assert shares[0] == shares[1] != shares[2]
    assert list(shares[0]) == moves
    assert all(sum(share) == 1 for share in shares[0].values())


def test_going_on_is_the_same_as_beginning_with_as_many() -> None:
    playing_on = PlayingOn(begun(), ["1.9"], 5, "easy")
    finish(playing_on.play(3))
    first = playing_on.shares()
    finish(playing_on.play(9))
    assert playing_on.played == 9
    assert playing_on.shares() == sample(begun(), ["1.9"], 9, 5, "easy")
    assert first == sample(begun(), ["1.9"], 3, 5, "easy")


def test_shares_between_slices_count_complete_playouts() -> None:
    playing_on = PlayingOn(begun(), ["1.9", "5.9"], 5, "easy")
    seen = set()
    for _ in playing_on.play(4):
        if playing_on.played:
            seen.add(playing_on.played)
            assert all(sum(share) == 1 for share in playing_on.shares().values())
    assert seen == {1, 2, 3, 4}


@pytest.mark.parametrize("action", ["1.9", ""])
def test_each_playout_is_a_robots_match_and_was_counted(action: str) -> None:
    match, seen = begun(), [0.0, 0.0]
    playing_on = PlayingOn(match, [action], 5, "easy")
    finish(playing_on.play(6))
    for number in range(6):
        example = finish(playing_on.example(match, action, number))
        assert example.seats == ("bot easy", "bot easy")
        assert example.history[: len(match.history)] == match.history
        if action:
            assert example.history[len(match.history)] == (0, action)
        assert Match.parse(str(example)).result == example.result
        for seat in example.result.winners:  # type: ignore[union-attr]
            seen[seat] += 1 / len(example.result.winners)  # type: ignore[union-attr]
    assert playing_on.shares()[action] == (seen[0] / 6, seen[1] / 6)
    assert str(match) == str(begun())
    for wrong in ("5.9", 7):
        with pytest.raises(ValueError, match="no playout"):
            finish(playing_on.example(match, wrong, 0))  # type: ignore[arg-type]


def test_shares_of_an_action_do_not_depend_on_the_others() -> None:
    alone = sample(begun(), ["5.9"], 6, 3, "easy")
    assert sample(begun(), ["1.9", "5.9"], 6, 3, "easy")["5.9"] == alone["5.9"]


def test_sample_takes_a_move_a_record_line_and_a_roll_as_actions() -> None:
    match = begun()
    assert sample(match, ["0 1.9"], 4, 1, "easy")["0 1.9"] == sample(match, ["1.9"], 4, 1, "easy")["1.9"]
    match.undo()
    thrown = sample(match, ["dice 6 2", "dice 2 6"], 4, 1, "easy")
    assert thrown["dice 6 2"] == thrown["dice 2 6"]


def test_finished_match_has_its_own_result() -> None:
    assert sample(ended("knaster", "equal_scores_share_the_win"), [""], 3, 1)[""] == (0.0, 0.5, 0.5)
    result = ended("lowdown", "tied_seats_share_the_win")
    assert result.result is not None
    share = 1 / len(result.result.winners)
    expected = tuple(share if seat in result.result.winners else 0.0 for seat in range(len(result.seats)))
    assert sample(result, [""], 3, 1)[""] == expected


def test_match_itself_does_not_change() -> None:
    match = begun()
    before = str(match)
    sample(match, ["1.9"], 2, 1, "easy")
    assert str(match) == before


@pytest.mark.parametrize(
    ("arguments", "refusal", "words"),
    [
        ((["1.1"], 1, 1), IllegalMove, "shows"),
        ((["1 1.9"], 1, 1), IllegalMove, "turn"),
        ((["dice 1 1"], 1, 1), IllegalMove, "No dice now"),
        ((["nonsense"], 1, 1), IllegalMove, "written like a move"),
        (([7], 1, 1), IllegalMove, "A move is a text"),
        (("1.9", 1, 1), ValueError, "list of texts"),
        ((["1.9"], 0, 1), ValueError, "whole number from 1"),
        ((["1.9"], 1.0, 1), ValueError, "whole number from 1"),
        ((["1.9"], 1, -1), SetUpError, "seed"),
        ((["1.9"], 1, 1, "genius"), SetUpError, "no bot"),
    ],
)
def test_invalid_playing_on_is_refused(arguments: Any, refusal: type[ValueError], words: str) -> None:
    with pytest.raises(refusal, match=words):
        sample(begun(), *arguments)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "options"), [("roll_out", {}), ("knockout", {"level": "face2"})])
def test_playing_on_from_the_start_wins_as_often_as_in_the_arena(game: str, options: dict[str, Any]) -> None:
    *_, found = compare(game, options, halved(300), "easy")
    assert abs(found.played_on - found.in_arena) < 4 * found.error


def test_playout_of_a_game_that_is_not_on_the_shelf_can_be_seen() -> None:
    match = Match(PIG, seed=1)
    example = finish(PlayingOn(match, [""], 1, "easy").example(match, "", 0))
    assert example.game is PIG
    assert example.result is not None
