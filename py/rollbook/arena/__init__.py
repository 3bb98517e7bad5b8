"""Matches without people: uniform random playouts, and series of matches between players.

>>> from rollbook import arena
>>> series = arena.Series("knaster", ("greedy", "random"), matches=4, seed=7)
>>> [played.players for played in arena.play_all(series)]
[('greedy', 'random'), ('random', 'greedy'), ('greedy', 'random'), ('random', 'greedy')]

A player is a bot level, `random`, `greedy`, which always scores the most points now, or your own bot (docs/bots.md). A
series rotates the seats and gives every rotation of the players the same dice, so that luck cancels out as far as it
can.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rollbook.arena.estimate import Interval, mean_of, wilson
from rollbook.arena.own_bot import BotFailed, OwnBot
from rollbook.arena.players import PLAYERS, own_bot
from rollbook.arena.playing import Failure, Played, play
from rollbook.arena.playouts import playout
from rollbook.arena.series import Series
from rollbook.arena.summary import PlayerSummary, SeatSummary, Summary, summaries

if TYPE_CHECKING:
    from rollbook.arena.batches import play_all
    from rollbook.arena.benchmarking import Benchmark, benchmark
    from rollbook.arena.bot_process import close_bots
    from rollbook.arena.workers import WorkersLost, cluster, processes

__all__ = [
    "PLAYERS",
    "Benchmark",
    "BotFailed",
    "Failure",
    "Interval",
    "OwnBot",
    "Played",
    "PlayerSummary",
    "SeatSummary",
    "Series",
    "Summary",
    "WorkersLost",
    "benchmark",
    "close_bots",
    "cluster",
    "mean_of",
    "own_bot",
    "play",
    "play_all",
    "playout",
    "processes",
    "summaries",
    "wilson",
]

_LATER = {
    "Benchmark": "benchmarking",
    "benchmark": "benchmarking",
    "close_bots": "bot_process",
    "play_all": "batches",
    "WorkersLost": "workers",
    "cluster": "workers",
    "processes": "workers",
}
"""Names that the page does not need, with their modules."""


def __getattr__(name: str) -> Any:
    """Import a name in `_LATER` on first use."""
    if name in _LATER:
        return getattr(import_module(f"rollbook.arena.{_LATER[name]}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
