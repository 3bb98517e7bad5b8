"""Measures the speed of the rules in the same way in CPython and in Pyodide; `python3 dev.py bench` runs both.

As a script, this module prints one JSON object.
"""

import json
import statistics
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

from rollbook import GAMES, Match, arena
from rollbook.core.game import DICE
from tests.invariants import set_ups

SECONDS_EACH = 1.0
REPEATS = 5


def playouts(game: str, seats: int, options: dict[str, Any], seconds: float = SECONDS_EACH) -> dict[str, float]:
    """Measure actions per CPU second in uniform random matches (dice included), and a match's median CPU time in ms."""
    actions = 0
    matches: list[float] = []
    arena.playout(game, seats, options, seed=0)
    began = process_time()
    while process_time() - began < seconds:
        start = process_time()
        actions += arena.playout(game, seats, options, seed=len(matches))[1]
        matches.append(process_time() - start)
    return {
        "actions_per_second": actions / (process_time() - began),
        "match_ms": statistics.median(matches) * 1000,
        "matches": len(matches),
    }


def worst_calls(game: str, seats: int, options: dict[str, Any]) -> dict[str, float]:
    """Measure the slowest `view`, `legal`, `choices` and `view` + `choices` in ms, over positions of one random match.

    `legal` includes the number of moves and a random move; `choices` is called with no picks, then with each further
    pick of a random move. A position's time is the minimum of a few runs, so a pause of the machine does not count.
    """
    match = Match(game, seats, options, seed=1)
    rng = Random(1)
    worst = dict.fromkeys(("view_ms", "legal_ms", "choices_ms", "view_choices_ms"), 0.0)

    def note(name: str, call: Callable[[], Any]) -> float:
        times = []
        for _ in range(REPEATS):
            start = perf_counter()
            call()
            times.append((perf_counter() - start) * 1000)
        worst[name] = max(worst[name], min(times))
        return min(times)

    while match.to_act and len(match.history) < 400:
        actor = match.to_act[0]
        if actor == DICE:
            match.roll()
            continue
        state, seat = match.state, actor
        moves = match.legal(seat)
        move = moves.sample(rng)
        view = note("view_ms", match.view)
        note("legal_ms", lambda seat=seat: (len(match.legal(seat)), match.legal(seat).sample(rng)))  # type: ignore[misc]
        picks = state.game.notation.picks(state.game.notation.parse(move))
        slowest = max(
            note("choices_ms", lambda seat=seat, tapped=picks[:number]: match.legal(seat).choices(tapped))  # type: ignore[misc]
            for number in range(len(picks) + 1)
        )
        worst["view_choices_ms"] = max(worst["view_choices_ms"], view + slowest)
        match.play(seat, move)
    return worst


def measured_set_ups() -> dict[str, tuple[str, int, dict[str, Any]]]:
    """Return the game, seats and options of every measured set-up, by a name for it."""
    chosen = {}
    for game in GAMES.values():
        for seats, options in set_ups(game):
            if game.id == "roll_it" and "board" in options:
                continue  # the sides differ only in their numbers
            words = ",".join(f"{name}={value}" for name, value in options.items()) or "-"
            chosen[f"{game.id} {words} {seats}"] = (game.id, seats, options)
    return chosen


def measure() -> dict[str, dict[str, float]]:
    """Measure every game with each of its set-ups."""
    return {name: playouts(*set_up) | worst_calls(*set_up) for name, set_up in measured_set_ups().items()}


if __name__ == "__main__":
    json.dump(measure(), sys.stdout)
