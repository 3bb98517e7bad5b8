"""Plays whole matches on the projector through the bridge, and counts every way again."""

from random import Random

import pytest

from rollbook import GAMES, Match
from rollbook.bridge.projector import MAX_WAYS
from rollbook.core.game import DICE
from tests.calls import ask, ok

SIDES = ["Left half", "Right half"]
FIVE = [game for game in GAMES if 2 in GAMES[game].seats]


@pytest.mark.parametrize("game", FIVE)
def test_match_is_played_and_undone_from_its_record(game: str) -> None:
    rng = Random(game)
    now = ok("projector_begin", game=game, seats=SIDES, seed=11)
    match = Match(game, SIDES, {}, 11)
    for _ in range(60):
        assert now["record"] == str(match)
        assert [seat["name"] for seat in now["position"]["seats"]] == SIDES
        if not match.to_act:
            break
        before = now["record"]
        if match.to_act[0] == DICE:
            assert now["seat"] is now["ways"] is None
            match.roll()
            now = ok("projector_roll", record=before)
        else:
            seat = match.to_act[0]
            assert isinstance(seat, int)
            legal = list(match.legal(seat))
            assert (now["seat"], now["ways"]) == (seat, len(legal))
            told = ok("projector_ways", record=before)
            assert told["count"] == len(legal)
            assert len(told["entries"]) == min(len(legal), MAX_WAYS)
            assert {entry["text"] for entry in told["entries"]} <= set(legal)
            move = legal[int(rng.random() * len(legal))]
            match.play(seat, move)
            now = ok("projector_play", record=before, seat=seat, move=move)
        assert ok("projector_undo", record=now["record"])["record"] == before


def test_picks_lead_to_a_move_and_bad_ones_are_refused() -> None:
    match = Match("knockout", SIDES, {}, 1)
    while match.to_act[0] == DICE:
        match.roll()
    seat = match.to_act[0]
    assert isinstance(seat, int)
    move = next(iter(match.legal(seat)))
    picks = match.game.notation.picks(match.state.from_text(seat, move))
    assert ok("projector", record=str(match), picks=list(picks))["position"]["choices"]["move"] == move
    assert ok("projector", record=str(match), picks=["99"])["position"]["choices"]["refusal"]
    assert "refusal" in ask("projector_play", record=str(match), seat=seat, move="nonsense")
    assert "refusal" in ask("projector_roll", record=str(match))
    assert "refusal" in ask("projector", record="hello")
    assert ok("projector_ways", record=str(Match("knockout", SIDES, {}, 1))) == {"entries": [], "count": 0}
