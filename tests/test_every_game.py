"""What every game must satisfy, run for all of them; a sixth game gets these tests by being on the shelf."""

from random import Random

import pytest

from rollbook import GAMES, Match, arena
from rollbook.game import DICE, Game, OptionValue
from tests import highest_roll
from tests.invariants import check_match, set_ups
from tests.repeats import repeats

EVERY_GAME = [*GAMES.values(), highest_roll.GAME]
EVERY_SET_UP = [(game, seats, options) for game in EVERY_GAME for seats, options in set_ups(game)]


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_SET_UP, ids=_name)
def test_random_matches_keep_every_invariant(game: Game, seats: int, options: dict[str, OptionValue]) -> None:
    for seed in range(1 if options else repeats(2)):
        check_match(game, seats, options, seed)


@pytest.mark.parametrize("game", GAMES.values(), ids=_name)
def test_a_playout_is_the_same_for_the_same_seed(game: Game) -> None:
    assert arena.playout(game.id, seed=5) == arena.playout(game.id, seed=5)
    results = {arena.playout(game.id, seed=seed)[1] for seed in range(8)}
    assert len(results) > 1


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_undoing_and_going_on_never_changes_fate(game: Game) -> None:
    match = Match(game, seed=11)
    rng = Random(4)
    rolls: list[str] = []
    while match.to_act and len(rolls) < 6:
        actor = match.to_act[0]
        if actor != DICE:
            match.play(actor, match.legal(actor).sample(rng))
            continue
        rolls.append(match.roll())
        match.undo()
        assert match.roll() == rolls[-1]


@pytest.mark.parametrize("game", EVERY_GAME, ids=_name)
def test_ids_of_refusals_begin_with_the_game(game: Game) -> None:
    assert all(id.startswith(f"{game.id}-") for id in game.refusals)
