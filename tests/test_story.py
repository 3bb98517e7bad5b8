"""One sentence describes the course of a match."""

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import OpenMatch
from rollbook.ui.story import story
from tests.random_matches import played


def kind_by_arithmetic(match: Match) -> str:
    """Return the kind of story, from the scores alone; if the lowest score wins, scores are negated."""
    assert match.result is not None
    sign = -1 if match.game.lowest_wins else 1
    final = [sign * score for score in match.result.scores]
    late = [sign * score for score in match.position(len(match.history) * 6 // 10).scores()]
    winner = match.result.winners[0]
    others = [points for seat, points in enumerate(final) if seat not in match.result.winners]
    if not others:
        return "story-shared"
    if late[winner] < max(late):
        return "story-behind"
    return "story-close" if final[winner] - max(others) <= max(1, abs(final[winner]) // 10) else "story-ahead"


@pytest.mark.parametrize("game", GAMES)
def test_story_kind_follows_from_the_scores(game: str) -> None:
    kinds = set()
    for seed in range(30):
        match = played(game, seed, 2)
        told = story(match)
        assert match.result is not None
        assert told.id == kind_by_arithmetic(match), (seed, match.result.scores)
        losers = tuple(seat for seat in range(2) if seat not in match.result.winners)
        assert told.arguments == ({"seats": losers} if losers else {})
        kinds.add(told.id)
    assert kinds >= {"story-behind", "story-close", "story-ahead"}


def test_lowdown_winner_with_the_lowest_score_late_never_came_from_behind() -> None:
    led, trailed = played("lowdown", 0, 2), played("lowdown", 2, 2)
    assert led.position(len(led.history) * 6 // 10).scores() == (41, 39)
    assert led.result is not None
    assert (led.result.scores, story(led).id) == ((74, 60), "story-ahead")
    assert trailed.position(len(trailed.history) * 6 // 10).scores() == (44, 60)
    assert trailed.result is not None
    assert (trailed.result.scores, story(trailed).id) == ((75, 50), "story-behind")


def test_solo_player_is_praised_too() -> None:
    assert story(played("knaster", 3, 1)).id == "story-alone"


def test_story_is_told_only_after_the_end() -> None:
    open_match = OpenMatch()
    assert open_match.open(str(Match("roll_it", 2, {}, 7)))["story"] is None
    assert open_match.open(str(played("roll_it", 7)))["story"]["id"].startswith("story-")
