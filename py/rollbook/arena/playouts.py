"""Random matches, played on states without a `Match`."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any

from rollbook.core.game import Game, GivenOptions, OptionValue, Result, State, play_at_random
from rollbook.core.set_up import by_name, chosen_seed, chosen_set_up


def playout(
    game: str | Game,
    seats: int | Sequence[str] | None = None,
    options: GivenOptions | None = None,
    seed: int | None = 0,
) -> tuple[Result, int]:
    """Play a random match to its end: all legal moves equally likely, with fair dice.

    Returns the result and the number of actions, including rolls. The same arguments give the same match anywhere;
    without a seed (None), one is drawn. Raises `SetUpError` (a ValueError) for a set-up that `Match` would refuse.
    """
    start = _start(game, seats, options)
    state, actions = play_at_random(start, Random(chosen_seed(seed)))
    result = state.result()
    assert result is not None
    return result, actions


def _start(game: str | Game, seats: int | Sequence[str] | None, options: GivenOptions | None) -> State:
    """The first state of a set-up, cached: states never change, so all playouts can share it."""
    given = by_name(options)
    chosen = tuple(given.items())
    # A value of another type, such as 4.0 or True, might equal a cached value.
    plain = type(game) is str and (seats is None or type(seats) is int)
    if plain and all(type(value) in (int, str) for _, value in chosen):
        return _known(game, seats, chosen)
    return _checked(game, seats, given)


def _checked(game: Any, seats: Any, options: Any) -> State:
    set_up = chosen_set_up(game, seats, options, 0)
    return set_up.game.start(len(set_up.seats), set_up.options)


@lru_cache(maxsize=64)
def _known(game: str, seats: int | None, options: tuple[tuple[str, OptionValue], ...]) -> State:
    return _checked(game, seats, options)
