"""`python -m rollbook arena`: a series of matches between players, and what it shows."""

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Final

from rollbook.arena import PLAYERS, Interval, Played, Series, play_all, summaries
from rollbook.command import Stop
from rollbook.command.progress import progress
from rollbook.command.series_file import SeriesFile, series_name
from rollbook.command.set_up import add_executor, add_option, count, executor_for
from rollbook.game import OptionValue
from rollbook.games import GAMES

ABOUT: Final = """Let players play a series of matches. The seats turn from match to match, and every turn of the seats
has the same dice. The first player sits at one seat and is the one that is measured; the others fill the rest in turn.
One player alone is measured by its points."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("arena", help="a series of matches between players", description=ABOUT)
    command.add_argument("game", help=", ".join(GAMES))
    command.add_argument("players", nargs="+", metavar="player", help=", ".join(PLAYERS))
    command.add_argument("--matches", type=count, default=400, metavar="N", help="how many matches (400)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed of the dice (1)")
    command.add_argument("--seats", type=count, metavar="N", help="how many seats (one for each player)")
    add_option(command)
    command.add_argument("--csv", type=Path, metavar="FILE", help="write each match there, or go on from what it holds")
    add_executor(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the series that the command line asks for, and print what it shows."""
    players = tuple(given.players)
    series = series_of(given.game, players, given.matches, given.seats, options=tuple(given.option), seed=given.seed)
    with executor_for(given) as executor:
        played = play_series(series, executor, given.csv)
    print(report(series, played))
    return 0


def series_of(
    game: str,
    players: tuple[str, ...],
    matches: int,
    seats: int | None,
    *,
    options: tuple[tuple[str, OptionValue], ...] = (),
    seed: int = 1,
) -> Series:
    """A series; one player alone sits on as few seats as the game has. Raises `Stop` for what cannot be played."""
    if seats is None and len(players) == 1 and game in GAMES:
        seats = GAMES[game].seats[0]
    try:
        return Series(game, players, matches, seed, seats, options)
    except ValueError as error:
        raise Stop(str(error)) from None


def play_series(series: Series, executor: Executor | None, path: Path | None) -> list[Played]:
    """Play the matches of a series that a file does not hold yet, showing how far it is; answers all, by number."""
    file = None if path is None else SeriesFile(path, series)
    played = file.played if file else {}
    missing = [number for number in range(series.matches) if number not in played]
    found = series.matches - len(missing)
    try:
        with closing(file) if file else nullcontext(), progress(series_name(series), found, series.matches) as one_more:
            for match in play_all(series, missing, executor):
                if file:
                    file.add(match)
                played[match.number] = match
                one_more()
    except KeyboardInterrupt:
        kept = f" {path} holds them; the same command goes on from there." if file else ""
        finished = sum(number in played for number in range(series.matches))
        print(f"Stopped after {finished} of {series.matches} matches.{kept}", file=sys.stderr)
        raise
    except BrokenExecutor:
        raise Stop("A process that played matches was ended from outside.") from None
    return [played[number] for number in range(series.matches)]


def report(series: Series, played: Sequence[Played]) -> str:
    """What a series shows of each player, as a table."""
    alone = len(series.players) == 1
    rows = [["player", *([] if alone else ["wins", "fair"]), "points", "moves", "ms a move"]]
    for each in summaries(series, played):
        wins = [] if alone else [percent(each.wins), f"{100 * each.fair:.1f} %"]
        moves = each.decisions / len(played)
        rows.append([each.player, *wins, points(each.score), f"{moves:.1f}", f"{each.milliseconds:.2f}"])
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    actions = sum(match.actions for match in played) / len(played)
    head = f"{series_name(series)}: {len(played)} matches of {actions:.1f} actions; intervals of 95 %"
    return "\n".join([head, *lines])


def percent(share: Interval) -> str:
    """A share with its interval: `78.0 % (73.7-81.8)`."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f})"


def points(mean: Interval) -> str:
    """A mean with its interval: `86.3 (84.6-87.9)`."""
    return f"{mean.mean:.1f} ({mean.low:.1f}-{mean.high:.1f})"
