"""The course of a match is told in one sentence: from records whose course is plain to see."""

import random

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import Desk
from rollbook.ui.story import story


def played(game: str, seed: int, seats: int | None = None) -> Match:
    match, rng = Match(game, seats, {}, seed), random.Random(seed)
    while match.to_act:
        actor = rng.choice(match.to_act)
        if actor == "dice":
            match.roll()
        else:
            match.play(actor, match.legal(actor).sample(rng))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_close_match_has_little_between_first_and_next(game: str) -> None:
    for seed in range(8):
        match = played(game, seed, max(2, GAMES[game].seats[0]))
        told = story(match)
        assert match.result is not None
        others = tuple(seat for seat in range(len(match.seats)) if seat not in match.result.winners)
        if not others:
            assert told.id == "story-shared"
            continue
        assert told.arguments["seats"] == others
        gap = min(abs(match.result.scores[seat] - match.result.scores[match.result.winners[0]]) for seat in others)
        best = abs(match.result.scores[match.result.winners[0]])
        if told.id == "story-close":
            assert gap <= max(1, best // 10)
        if told.id == "story-ahead":
            assert gap > max(1, best // 10)


def test_whoever_was_behind_late_and_won_came_from_behind() -> None:
    kinds = set()
    for seed in range(40):
        match = played("knockout", seed)
        told = story(match)
        kinds.add(told.id)
        if told.id == "story-behind" and match.result is not None:
            scores = match.position(int(len(match.history) * 0.6)).scores()
            assert scores[match.result.winners[0]] < max(scores)
    assert "story-behind" in kinds
    assert "story-ahead" in kinds


def test_somebody_alone_is_praised_too() -> None:
    assert story(played("knaster", 3, 1)).id == "story-alone"


def test_the_table_tells_it_only_after_the_end() -> None:
    desk = Desk()
    assert desk.open(str(Match("roll_it", 2, {}, 7)))["story"] is None
    assert desk.open(str(played("roll_it", 7)))["story"]["id"].startswith("story-")
