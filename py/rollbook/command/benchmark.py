"""`python -m rollbook benchmark`: how far players are from perfect play."""

import argparse
from typing import Final

from rollbook.arena import PLAYERS, Benchmark, BotFailed, benchmark
from rollbook.arena.players import FORMS
from rollbook.command import Stop
from rollbook.command.arena import aligned
from rollbook.command.set_up import add_move_limit

ABOUT: Final = """Measure how much winning chance players give away in decisions whose moves have known exact values
(docs/exact.md). The loss of a decision is the lead of the best move in winning chance, in points of 100."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("benchmark", help="how far players are from perfect play", description=ABOUT)
    command.add_argument("game", help="roll_out")
    command.add_argument("players", nargs="+", metavar="player", help=f"{', '.join(PLAYERS)}, {FORMS}")
    add_move_limit(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure the players, and print a table with a row for each player."""
    try:
        found = [benchmark(given.game, player, given.move_limit) for player in given.players]
    except (BotFailed, ValueError) as error:
        raise Stop(str(error)) from None
    print(report(found))
    return 0


def report(found: list[Benchmark]) -> str:
    """The figures of each player, as a table."""
    rows = [["player", "mean loss of a decision", "wrong", "worst"]]
    for each in found:
        mean, low, high = each.loss
        rows.append(
            [each.player, f"{mean:.3f} ({low:.3f} to {high:.3f})", f"{100 * each.wrong:.1f} %", f"{each.worst:.1f}"]
        )
    head = f"{found[0].decisions} decisions; losses in points of 100; intervals of 95 %"
    return "\n".join([head, *aligned(rows)])
