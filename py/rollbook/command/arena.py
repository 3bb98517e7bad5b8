"""`python -m rollbook arena`: plays a series of matches between players and prints the results."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from rollbook.arena import PLAYERS, BotFailed, Interval, Played, Series, Summary, WorkersLost, play_all
from rollbook.arena.players import FORMS
from rollbook.arena.playing import failed_sentence
from rollbook.arena.workers import Workers
from rollbook.command import Stop
from rollbook.command.progress import progress
from rollbook.command.series_file import SeriesFile, secret_of
from rollbook.command.set_up import add_executor, add_move_limit, add_option, count, workers_for
from rollbook.games import GAMES

ABOUT: Final = """Play a series of matches. Players rotate through the seats, and each rotation uses the same dice. The
series measures the first player, who has one seat; the others fill the rest in turn. With one player, it measures the
points. A player is a level of bot, `greedy`, `random`, or your own bot: a file with a function choose(state, seat, rng)
that returns one of state.legal(seat) or its text (docs/bots.md)."""
IN_A_FOLDER: Final = 1000
"""The number of records in each subfolder of the folder `--records`."""
MAX_NAMED: Final = 3
"""The number of failed matches that are listed."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("arena", help="a series of matches between players", description=ABOUT)
    command.add_argument("game", help=", ".join(GAMES))
    command.add_argument(
        "players", nargs="+", metavar="player", help=f"{', '.join(PLAYERS)}, {FORMS}, each as NAME=... if you like"
    )
    command.add_argument("--matches", type=count, default=400, metavar="N", help="how many matches (400)")
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the seed from which all dice follow (1)")
    command.add_argument(
        "--secret",
        metavar="TEXT",
        help="if your own bot plays, the dice also depend on this secret, so that it cannot compute them (drawn; "
        "report and file name it, and the same secret repeats the matches)",
    )
    command.add_argument("--seats", type=count, metavar="N", help="how many seats (one for each player)")
    add_option(command)
    command.add_argument(
        "--csv", type=Path, metavar="FILE", help="write each match there; continue the series in the file"
    )
    command.add_argument("--records", type=Path, metavar="FOLDER", help="write the record of each match there")
    add_move_limit(command)
    command.add_argument(
        "--on-failure",
        choices=("lose", "stop"),
        default="lose",
        help="if your own bot fails, it loses that match (lose), or the series ends (stop)",
    )
    add_executor(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play the series of the command line, and print the results."""
    series = series_of(
        given.game,
        tuple(given.players),
        given.matches,
        given.seats,
        options=tuple(given.option),
        seed=given.seed,
        move_limit=given.move_limit,
        on_failure=given.on_failure,
        secret=secret_of(given.csv) if given.secret is None and given.csv else given.secret,
    )
    with workers_for(given) as workers:
        summary = play_series(series, workers, given.csv, given.records)
    print(report(summary))
    return 0


def series_of(game: str, players: tuple[str, ...], matches: int, seats: int | None, **more: Any) -> Series:
    """The series for these arguments of `Series`. A single player gets the fewest seats.

    Raises `Stop` if it cannot be played.
    """
    if seats is None and len(players) == 1 and game in GAMES:
        seats = GAMES[game].seats[0]
    try:
        return Series(game, players, matches, seats=seats, **more)
    except ValueError as error:
        raise Stop(str(error)) from None


def play_series(series: Series, workers: Workers | None, path: Path | None, records: Path | None = None) -> Summary:
    """Play the matches that are not in the file yet, and show progress; returns the summary of all matches."""
    summary = Summary(series)
    failures = Failures(records)
    if path is None:
        with _said(series, summary, None):
            _play_on(series, summary, workers, None, failures)
    else:
        with closing(SeriesFile(path, series)) as file, _said(series, summary, file):
            for match in file.matches():
                if match.number < series.matches:
                    summary.add(match)
            _play_on(series, summary, workers, file, failures)
    failures.tell()
    return summary


def _play_on(
    series: Series, summary: Summary, workers: Workers | None, file: SeriesFile | None, failures: "Failures"
) -> None:
    missing = range(summary.matches, series.matches)
    records = failures.folder is not None
    with progress(series.name, summary.matches, series.matches) as one_more:
        for match in play_all(series, missing, workers, records=records):
            if file:
                file.add(match)
            failures.see(match)
            summary.add(match)
            one_more()


@contextmanager
def _said(series: Series, summary: Summary, file: SeriesFile | None) -> Iterator[None]:
    """If a series ends early, print in one sentence why, and how many of its matches are saved."""

    def kept() -> str:
        count = file.held() if file else summary.matches
        if not count:
            return ""
        done = f"{count} of {series.matches} matches"
        return f" {file.path} holds {done}; the same command goes on from there." if file else f" {done} were played."

    try:
        yield
    except KeyboardInterrupt:
        print(f"Stopped.{kept()}", file=sys.stderr)
        raise
    except BotFailed as failed:
        raise Stop(f"{failed}{kept()} The record of that match:\n\n{failed.record}") from None
    except (WorkersLost, ValueError) as error:
        raise Stop(f"{error}{kept()}") from None


class Failures:
    """Saves the records of matches: all of them in a folder, or only the first match that a bot lost by failing."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._sentences: list[str] = []
        self._count = 0
        self._first = ""

    def see(self, match: Played) -> None:
        """Save the record of a match if needed. Raises `Stop` if it cannot be written."""
        if self.folder is not None:
            file = self.folder / f"{match.number // IN_A_FOLDER:05d}" / f"{match.number:08d}.txt"
            try:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(match.record, "utf-8", newline="\n")
            except OSError as error:
                raise Stop(f"{file} cannot be written: {error.strerror}.") from None
        if match.failure is None:
            return
        self._count += 1
        if len(self._sentences) < MAX_NAMED:
            player = match.players[match.failure.seat]
            sentence = failed_sentence(player, match.failure, match.number, match.actions)
            self._sentences.append(sentence if self.folder is None else f"{sentence} Its record: {file}")
            self._first = self._first or match.record

    def tell(self) -> None:
        """List the bots that lost matches by failing, on standard error."""
        for sentence in self._sentences:
            print(sentence, file=sys.stderr)
        if self._count > len(self._sentences):
            print(f"{self._count - len(self._sentences)} more matches were lost by failing.", file=sys.stderr)
        if self._first and self.folder is None:
            print(f"The record of the first of these matches:\n\n{self._first}", file=sys.stderr)


def report(summary: Summary) -> str:
    """The summaries of each player and of each seat, as tables."""
    series = summary.series
    players = summary.players()
    alone = len(players) == 1
    rows = [["player", *([] if alone else ["wins", "fair"]), "points", "moves", "ms a move"]]
    for each in players:
        wins = [] if alone else [percent(each.wins), f"{100 * each.fair:.1f} %"]
        moves = each.decisions / summary.matches
        rows.append([each.player, *wins, points(each.score), f"{moves:.1f}", f"{each.milliseconds:.2f}"])
        if summary.failures:
            rows[-1].append(str(each.failures))
    if summary.failures:
        rows[0].append("failed")
    actions = summary.actions / summary.matches
    head = f"{series.run}: {summary.matches} matches of {actions:.1f} actions; intervals of 95 %"
    lines = [head, *aligned(rows)]
    if series.seat_count > 1:
        by_player = [] if alone else [each.player for each in players]
        seats = [["seat", "wins", "fair", *by_player]]
        for seat in summary.seats():
            own = [f"{100 * seat.by_player[name].mean:.1f} %" for name in by_player]
            seats.append([str(seat.seat), percent(seat.wins), f"{100 / series.seat_count:.1f} %", *own])
        lines += ["", *aligned(seats)]
    return "\n".join(lines)


def aligned(rows: list[list[str]]) -> list[str]:
    """The lines of a table, with each column as wide as its widest text."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def percent(share: Interval) -> str:
    """A share with its interval: `78.0 % (73.7-81.8)`."""
    return f"{100 * share.mean:.1f} % ({100 * share.low:.1f}-{100 * share.high:.1f})"


def points(mean: Interval | None) -> str:
    """A mean with its interval: `86.3 (84.6-87.9)`; `-` if there is none."""
    return "-" if mean is None else f"{mean.mean:.1f} ({mean.low:.1f}-{mean.high:.1f})"
