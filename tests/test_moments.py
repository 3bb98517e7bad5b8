"""The reason for a win and each person's best moment are recounted from the events of golden and random matches."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

from rollbook import GAMES, Match
from rollbook.bridge import OpenMatch
from rollbook.ui.presentation import presentation_of
from rollbook.ui.story import best_moments, why
from tests.places import PAGE
from tests.random_matches import played

GOLDEN = Path(__file__).parent / "golden"


def golden(name: str) -> Match:
    return Match.parse((GOLDEN / f"{name}.txt").read_text("utf-8"))


def done(match: Match, seat: int, event: str, each: str | None = None) -> int:
    """Count the events of a kind caused by a seat's own actions, or add up one of their arguments."""
    numbers = [number for number, action in enumerate(match.history) if action.actor == seat]
    events: list[Any] = [said for number in numbers for said in match.events(number) if said.id == event]
    values = [said.arguments[each] if each else 1 for said in events]
    return sum(value if isinstance(value, int) else len(value) for value in values)


@pytest.mark.parametrize("game", GAMES)
def test_winners_lead_over_the_best_other_seat_is_counted(game: str) -> None:
    told = 0
    for seed in range(6):
        match = played(game, seed, max(2, GAMES[game].seats[0]))
        reason = why(match)
        if reason is None:
            continue
        told += 1
        assert match.result is not None
        (winner,) = match.result.winners
        told_of: Any = reason.arguments["seats"]
        (other,) = told_of
        feat = next(one for one in presentation_of(GAMES[game]).feats if f"why-{one.event}" == reason.id)
        each = feat.counts if feat.each else None
        more = done(match, winner, feat.event, each) - done(match, int(other), feat.event, each)
        assert reason.arguments["count"] == (-more if feat.fewer else more) > 0
    assert told or not presentation_of(GAMES[game]).feats


@pytest.mark.parametrize("game", GAMES)
def test_feat_has_words_in_every_language_of_the_game(game: str) -> None:
    """A game from elsewhere need not know each language of the page."""
    files = [file for place in PAGE for file in place.glob(f"text/*/games/{game}.ftl")]
    languages = {file.parents[1].name: set[str]() for file in files}
    assert "en" in languages
    for language, ids in languages.items():
        for file in [file for place in PAGE for file in (place / "text" / language).rglob("*.ftl")]:
            ids.update(re.findall(r"^([\w-]+) *=", file.read_text("utf-8"), re.MULTILINE))
    for feat in presentation_of(GAMES[game]).feats:
        for language, ids in languages.items():
            assert f"why-{feat.event}" in ids, language
            assert feat.fewer or ids & {f"moment-{feat.event}", f"joy-{feat.event}"}, (language, feat.event)


@pytest.mark.parametrize("game", GAMES)
def test_best_moment_is_a_person_s_own_and_a_robot_has_none(game: str) -> None:
    match = played(game, 3, max(2, GAMES[game].seats[0]))
    moments = best_moments(match)
    for seat, rank, _, event in moments:
        feat = presentation_of(GAMES[game]).feats[rank]
        assert event.id == feat.event
        assert not feat.fewer
        assert done(match, seat, event.id) > 0
        weightier = presentation_of(GAMES[game]).feats[:rank]
        assert not any(done(match, seat, one.event) for one in weightier if not one.fewer)
    assert [moment.seat for moment in moments] == sorted({moment.seat for moment in moments})
    with_robots = Match.parse(str(match).replace(str(match.seats[0]), "bot easy", 1))
    assert 0 not in [moment.seat for moment in best_moments(with_robots)]


def test_three_captures_in_one_turn_are_the_best_moment_of_knockout() -> None:
    match = golden("knockout/one_turn_may_overshoot")
    (seat,) = match.result.winners if match.result else ()
    best = next(moment for moment in best_moments(match) if moment.seat == seat)
    captures: list[Any] = [event for number in range(len(match.history)) for event in match.events(number)]
    best_of: Any = best.event
    most = max(len(event.arguments["numbers"]) for event in captures if event.id == "knockout-captured")
    assert best.size == len(best_of.arguments["numbers"]) == most > 1


def test_knockout_winner_by_captures_leads_by_the_difference_of_the_scores() -> None:
    told = 0
    for seed in range(6):
        match = played("knockout", seed, 2)
        result, reason = match.result, why(match)
        if result is None or len(result.winners) != 1:
            continue
        most, least = max(result.scores), min(result.scores)
        if most > least:
            told += 1
            assert reason is not None
            assert reason.arguments["count"] == most - least
    assert told


def test_no_reason_before_the_end_for_solo_or_shared_wins() -> None:
    table = OpenMatch().open(str(Match("roll_it", 2, {}, 7)))
    assert (table["why"], table["moments"]) == (None, [])
    assert why(played("knaster", 3, 1)) is None
    assert why(golden("lowdown/tied_seats_share_the_win")) is None
    table = OpenMatch().open(str(played("roll_it", random.Random(7).randrange(99))))
    assert {moment["seat"] for moment in table["moments"]} == {0, 1}
