"""Counts (perft): how many sequences of n actions a set-up allows, and the files that record them.

A roll counts once, even if the dice can show it in several ways; if several seats may act, the first of them does. A
line of `perft/<game>.txt` is `OPTIONS SEATS DEPTH COUNT`, with options as in a record (`level=place`) or `-`; `#`
begins a comment.
"""

from functools import lru_cache
from typing import NamedTuple

from rollbook.core.game import DICE, State
from rollbook.core.match import Match
from tests.places import PERFT, find


class Count(NamedTuple):
    """One recorded count, and its set-up and depth."""

    game: str
    options: dict[str, str]
    seats: int
    depth: int
    sequences: int


def recorded(game: str) -> list[Count]:
    """Return the counts in a game's file."""
    lines = find(PERFT, f"{game}.txt").read_text("utf-8").splitlines()
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return [
        Count(game, dict(pair.split("=") for pair in options.split(",") if pair != "-"), *map(int, numbers))
        for options, *numbers in rows
    ]


@lru_cache(maxsize=50_000)
def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions from a state, and shorter ones that end the match."""
    if depth == 0 or not state.to_act:
        return 1
    actor = state.to_act[0]
    if actor == DICE:
        rolls = state.outcomes()
        return len(rolls) if depth == 1 else sum(perft(state.apply(DICE, roll), depth - 1) for roll, _ in rolls)
    moves = state.legal(actor)
    return len(moves) if depth == 1 else sum(perft(state.apply(actor, move), depth - 1) for move in moves)


def counted(row: Count) -> int:
    """Return the count that the current rules give for a recorded one."""
    return perft(Match(row.game, row.seats, row.options, seed=0).state, row.depth)
