"""A variant, which is a subclass of a game's states, is played by its own rules in every position of a match."""

from dataclasses import fields, replace
from random import Random
from typing import Any

import pytest

from rollbook import GAMES, Match, arena
from rollbook.core.game import DICE, Game
from rollbook.core.moves import ListedMoves, Moves
from tests import sixth_game

FEW = 2
"""The house rule: a seat may make only the first two of its moves."""


def variant(game: Game) -> Game:
    """Return the game with the house rule, written as if outside the package."""

    class House(game.states):  # type: ignore[name-defined,misc]
        def legal(self, seat: int) -> Moves[Any]:
            return ListedMoves(self, tuple(super().legal(seat))[:FEW])

    return replace(game, id="house", states=House, start=House.start)


@pytest.mark.parametrize("game", [*GAMES.values(), sixth_game.GAME], ids=lambda game: game.id)
def test_variant_played_to_its_end_keeps_its_own_rule(game: Game) -> None:
    house = variant(game)
    match = Match(house, seed=5)
    rng = Random(5)
    while match.to_act:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
        else:
            moves = list(match.legal(actor))
            assert 1 <= len(moves) <= FEW
            match.play(actor, rng.choice(moves))
        assert match.state.game is match.game is house
    assert match.result is not None
    assert Match.parse(str(match), {"house": house}) == match


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)
def test_playout_of_a_variant_ends_with_its_own_states(game: Game) -> None:
    house = variant(game)
    result, actions = arena.playout(house, seed=5)
    assert actions > 0
    assert len(result.scores) == Match(house).state.seats


@pytest.mark.parametrize("after", ["after_roll", "after_move"])
def test_variant_that_makes_its_originals_states_raises(after: str) -> None:
    original: Any = GAMES["roll_it"].states
    House = type("House", (original,), {})  # noqa: N806 - a class

    def forgets(self: Any, *action: Any) -> Any:
        following = getattr(original, after)(self, *action)
        return original(*(getattr(following, field.name) for field in fields(original)))

    setattr(House, after, forgets)
    house = replace(GAMES["roll_it"], id="house", states=House, start=House.start)  # type: ignore[attr-defined]
    sentence = r"A RollItState follows a House, and plays by other rules\. Let .* with `type\(self\)\(\.\.\.\)`"
    state = Match(house, seed=5).state
    if after == "after_move":
        state = state.apply(DICE, "1 2")
    with pytest.raises(TypeError, match=sentence):
        state.apply(*((0, state.legal(0)[0]) if after == "after_move" else (DICE, "1 2")))
    with pytest.raises(TypeError, match=sentence):
        arena.playout(house, seed=5)
    with pytest.raises(TypeError, match=sentence):
        arena.play(arena.Series(house, ("random", "random"), 1), 0)


def test_variant_with_the_start_of_its_original_is_refused() -> None:
    game = GAMES["roll_it"]

    class House(game.states):  # type: ignore[name-defined,misc]
        pass

    with pytest.raises(ValueError, match="would begin with a RollItState, not with a House"):
        replace(game, id="house", states=House)
