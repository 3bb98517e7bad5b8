"""The set-ups that the adapters' tests cover, each as a separate case."""

from typing import Final

import pytest

from rollbook import GAMES
from rollbook.core.game import Game
from tests.invariants import set_ups


def _name(value: object) -> str:
    if isinstance(value, Game):
        return value.id
    return ",".join(f"{name}={choice}" for name, choice in value.items()) if isinstance(value, dict) else str(value)


in_every_set_up: Final = pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        (game, seats, options)
        for game in GAMES.values()
        for seats, options in set_ups(game)
        if not (game.id == "roll_it" and "board" in options)  # the sides differ only in their numbers
    ],
    ids=_name,
)
