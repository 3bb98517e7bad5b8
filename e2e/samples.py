"""Playouts from random positions of all games, with CPython's answers, which the shipped bundle must give too."""

from random import Random
from typing import Final

from rollbook import GAMES
from rollbook.core.game import DICE
from rollbook.core.set_up import BOT_LEVELS
from tests.odd import some_match
from tests.transcript import Part, Recorder

PLAYOUTS: Final = 2
"""The number of playouts after each action."""
ACTIONS: Final = 40
"""The maximum number of actions in a match before the position."""


def written(number: int, seed: int) -> dict[str, Part]:
    """Record CPython's answers for this number of positions, with the games in turn; each position is a part."""
    rng = Random(f"{seed} samples")
    parts: dict[str, Part] = {}
    while len(parts) < number:
        game = list(GAMES)[len(parts) % len(GAMES)]
        match = some_match(game, rng, ACTIONS)
        if not match.to_act:
            continue
        actor = match.to_act[0]
        actions = [""] if actor == DICE else [f"{actor} {match.legal(actor).sample(rng)}", ""]
        recorder = Recorder()
        recorder.ask("open", record=str(match))
        level = BOT_LEVELS[len(parts) // len(GAMES) % len(BOT_LEVELS)]
        found = recorder.ask("play_on", actions=actions, n=PLAYOUTS, seed=rng.randrange(2**53), level=level)
        assert found["played"] == PLAYOUTS
        parts[f"{game}, position {len(parts)}, {level}"] = recorder.part
    return parts
