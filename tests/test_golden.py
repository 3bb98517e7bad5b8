"""Replays the golden matches, which every registered game must have."""

from pathlib import Path

import pytest

from rollbook import GAMES, Match
from tests.golden_match import check, golden_files


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_match(path: Path) -> None:
    text = path.read_text("utf-8")
    match = check(text)
    assert path.parent.name == match.game.id
    assert str(Match.parse(text)) == text


def test_golden_match_with_faces_out_of_order_is_refused() -> None:
    text = next(
        path.read_text("utf-8") for path in golden_files("knockout") if "\ndice 1 4 6\n" in path.read_text("utf-8")
    )
    with pytest.raises(AssertionError, match=r"faces in ascending order(.|\n)*\ndice 1 4 6\n"):
        check(text.replace("\ndice 1 4 6\n", "\ndice 6 4 1\n"))


@pytest.mark.parametrize("game", GAMES)
def test_every_game_on_the_shelf_has_golden_matches_and_one_that_ends(game: str) -> None:
    matches = [Match.parse(path.read_text("utf-8")) for path in golden_files(game)]
    assert len(matches) >= 2  # the tiny sixth game has too few rules for more
    assert any(match.result is not None for match in matches)
