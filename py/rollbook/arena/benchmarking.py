"""Measures players against perfect play: how much their moves lose in decisions with known values."""

from typing import Final, NamedTuple

from rollbook.arena.estimate import Estimate, Interval
from rollbook.arena.own_bot import BotFailed, Choose
from rollbook.arena.players import decision_function, name_of, player_of
from rollbook.arena.series import MOVE_LIMIT
from rollbook.core.set_up import chosen_game

WRONG: Final = 0.01
"""A move that gives away more than this, in percentage points, counts as wrong."""


class Benchmark(NamedTuple):
    """The winning chance lost by a player's decisions, compared with the best moves, in percentage points."""

    player: str
    loss: Interval
    """The mean loss per decision with its 95% interval. The decisions of one match are a cluster."""
    wrong: float
    """The share of decisions that give away more than 0.01."""
    worst: float
    """The largest loss in one decision."""
    decisions: int


def benchmark(game: str, player: str | Choose, move_limit: float = MOVE_LIMIT) -> Benchmark:
    """Measure a player of a game that has a benchmark: Roll Out (docs/exact.md).

    The player is any player of a `Series`. A bot loaded from a file has `move_limit` seconds for each decision.
    Raises ValueError for another game or player, and `BotFailed` if the player makes no legal move.

    >>> from rollbook import arena
    >>> found = arena.benchmark("roll_out", lambda state, seat, rng: state.legal(seat)[0])
    >>> found.decisions, found.worst > found.loss.mean > 1
    (2012, True)
    """
    part = chosen_game(game).part("benchmark")
    if part is None:
        raise ValueError(f"There is no benchmark of {game}, only one of roll_out.")
    known_player = player_of(player)
    decide = decision_function(known_player, move_limit)
    estimate, match, wrong, worst = Estimate(), 0, 0, 0.0
    for number, decision in enumerate(part.decisions()):
        if decision.match != match:
            estimate.end_cluster()
            match = decision.match
        try:
            move, _ = decide(decision.state, 0, match, number)
        except BotFailed as failed:
            raise BotFailed(failed.kind, f"{name_of(known_player)} {failed.reason}") from None
        loss = 100 * (max(decision.values.values()) - decision.values[decision.state.game.notation.text(move)])
        estimate.add(loss)
        wrong += loss > WRONG
        worst = max(worst, loss)
    return Benchmark(name_of(known_player), estimate.mean(), wrong / len(estimate), worst, len(estimate))
