"""Measures the levels of the bots: `python -m training.levels` prints the results in docs/levels.md.

With two seats and with the usual number, each level meets the level below, a random player and a greedy player. With
another number of seats, or an option that is not the default, each level meets only the level below.
"""

import argparse
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final, NamedTuple

from rollbook.arena import Series, Summary
from rollbook.bots import LEVELS
from rollbook.bots.search import evaluator_for
from rollbook.command import Stop
from rollbook.command.arena import percent, play_series, points, series_of
from rollbook.command.set_up import add_executor, add_option, count, workers_for
from rollbook.core.game import OptionValue
from rollbook.core.match import Match
from rollbook.games import GAMES

Options = tuple[tuple[str, OptionValue], ...]

USUAL_SEATS: Final[Mapping[str, int]] = {"knaster": 4, "knockout": 3, "lowdown": 3, "roll_it": 4}
"""The usual number of seats of each game, if it is not two."""
ALONE: Final[Mapping[str, int]] = {"knaster": 1, "lowdown": 3}
"""Games in which the mean points of equal players measure their strength, with the number of seats of such a series."""
MATCHES: Final = 1000
MATCHES_OF_GAME: Final[Mapping[str, int]] = {"knockout": 2000}
MATCHES_WITH_PLAYOUTS: Final = 300
MATCHES_ELSEWHERE: Final[Mapping[str, int]] = {"knockout": 2000}
"""The number of matches in a series with other seats or options, if it is not 300."""
MATCHES_BY_OPTION: Final[Mapping[str, int]] = {"grids": 2000}
"""The number of matches in a series with an option that is not the default: fewer grids mean more luck."""
SHORT: Final = 300
NEIGHBOURS: Final = tuple((level, below) for below, level in pairwise(LEVELS))
PAIRINGS: Final = tuple(
    (level, other) for at, level in enumerate(LEVELS) for other in (*LEVELS[max(0, at - 1) : at], "random", "greedy")
)
"""Each level against the level below, the random player, and the greedy player."""

ABOUT: Final = """Measure the levels of the bots: each against the level below, a random and a greedy player, with two
seats and with the usual number; against the level below with every other number of seats and every other option, unless
you name seats or options. Prints a Markdown table, a row after each series."""
HEAD: Final = """| game | seats | players | matches | wins | points | ms a move |
| --- | --- | --- | --- | --- | --- | --- |"""


def parser() -> argparse.ArgumentParser:
    """The parser of the command line."""
    command = argparse.ArgumentParser(prog="python -m training.levels", description=ABOUT)
    command.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(GAMES)} (all)")
    command.add_argument("--seats", type=count, metavar="N", help="only with this number of seats")
    add_option(command)
    command.add_argument(
        "--matches",
        type=count,
        metavar="N",
        help=f"how many matches a pairing ({MATCHES}; {MATCHES_OF_GAME['knockout']} of Knockout; "
        f"{MATCHES_WITH_PLAYOUTS} where a bot plays matches out in thought, or with unusual seats or options)",
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the seed from which all dice follow (1)")
    command.add_argument(
        "--csv", type=Path, metavar="FOLDER", help="write each series to a file there, and continue from its files"
    )
    add_executor(command)
    return command


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line. Returns its exit code: 0, or 2 with a sentence if it fails."""
    try:
        run(parser().parse_args(arguments))
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 2
    return 0


def run(given: argparse.Namespace) -> None:
    """Play all series of the command line, and print a row for each."""
    all_series = list(series_asked_for(given))
    if given.csv:
        try:
            given.csv.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Stop(f"{given.csv} cannot be used: {error.strerror}.") from None
    print(HEAD, flush=True)
    with workers_for(given) as workers:
        for series in all_series:
            path = given.csv / f"{series.name.replace(' ', '_')}.csv" if given.csv else None
            print(row(play_series(series, workers, path)), flush=True)


class Pairing(NamedTuple):
    """The players of a pairing, with their seats and options."""

    seats: int
    players: tuple[str, ...]
    options: Options = ()
    usual: bool = True
    """Whether the seats and options are the main ones for a game."""


def series_asked_for(given: argparse.Namespace) -> Iterator[Series]:
    """The series of the named games, or of all games."""
    options: Options = tuple(given.option)
    for game in given.games or GAMES:
        series_of(game, LEVELS[:1], 1, given.seats, options=options)  # refuses what cannot be played
        for pairing in pairings(game, given.seats, options):
            seats, players, chosen, _ = pairing
            matches = given.matches or matches_for(game, pairing)
            yield series_of(game, players, matches, seats, options=chosen, seed=given.seed)


def pairings(game: str, only: int | None = None, options: Options = ()) -> Iterator[Pairing]:
    """Every pairing in a game; if seats or options are given, only pairings with these."""
    usual = dict.fromkeys((2, USUAL_SEATS.get(game, 2)))
    alone = ALONE.get(game)
    if alone and only in (None, alone):
        yield from (Pairing(alone, (player,), options) for player in (*LEVELS, "random", "greedy"))
    for seats in usual if only is None else [only]:
        if seats > 1:
            yield from (Pairing(seats, players, options) for players in PAIRINGS)
    if only is None and not options:
        for seats, others in other_set_ups(game, tuple(usual)):
            yield from (Pairing(seats, players, others, usual=False) for players in NEIGHBOURS)


def other_set_ups(game: str, usual: Sequence[int]) -> Iterator[tuple[int, Options]]:
    """Every other number of seats; and each value that is not a default, with two seats and with the most seats."""
    seats_of = GAMES[game].seats
    yield from ((seats, ()) for seats in seats_of if seats > 1 and seats not in usual)
    for name, option in GAMES[game].options.items():
        for value in option.values:
            if value != option.default:
                yield from ((seats, ((name, value),)) for seats in (2, seats_of[-1]))


def matches_for(game: str, pairing: Pairing) -> int:
    """The number of matches in a series of the table: fewer with unusual seats, and if a bot uses playouts."""
    if not pairing.usual:
        return max(
            MATCHES_ELSEWHERE.get(game, SHORT), *(MATCHES_BY_OPTION.get(name, 0) for name, _ in pairing.options), 0
        )
    styles = evaluator_for(Match(game, pairing.seats, dict(pairing.options), seed=1).state).styles
    if any(player in styles and styles[player].rollouts > 1 for player in pairing.players):
        return MATCHES_WITH_PLAYOUTS
    return MATCHES_OF_GAME.get(game, MATCHES)


def row(summary: Summary) -> str:
    """The summary of the first player of a series, as a row of the table."""
    series, first = summary.series, summary.players()[0]
    wins = percent(first.wins) if len(series.players) > 1 else ""
    if wins and first.fair != 0.5:
        wins += f"; fair is {100 * first.fair:.0f} %"
    options = "".join(f" `{name}={value}`" for name, value in dict(series.options).items())
    cells = (
        series.name.partition(" ")[0] + options,
        series.seat_count,
        ", ".join(series.names),
        summary.matches,
        wins,
        points(first.score),
        f"{first.milliseconds:.2f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    raise SystemExit(main())
