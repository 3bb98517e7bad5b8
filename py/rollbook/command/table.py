"""`python -m rollbook table`: every pairing by which the bots are judged, as the table of docs/bots.md."""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from rollbook.arena import Played, Series, summaries
from rollbook.bots import LEVELS
from rollbook.bots.judgements import judgement_for
from rollbook.command import Stop
from rollbook.command.arena import percent, play_series, points, series_of
from rollbook.command.series_file import series_name
from rollbook.command.set_up import add_executor, add_option, count, executor_for
from rollbook.game import OptionValue
from rollbook.games import GAMES
from rollbook.match import Match

Options = tuple[tuple[str, OptionValue], ...]

USUAL_SEATS: Final[Mapping[str, int]] = {"knaster": 4, "knockout": 3, "lowdown": 3, "roll_it": 4}
"""How many seats each game is usually played with, where that is not two."""
ALONE: Final[Mapping[str, int]] = {"knaster": 1, "lowdown": 3}
"""Games in which the mean points of players of one kind say how well they play, and the seats for that."""
MATCHES: Final = 1000
MATCHES_OF_GAME: Final[Mapping[str, int]] = {"knockout": 2000}
MATCHES_WITH_PLAYOUTS: Final = 300
PAIRINGS: Final = tuple(
    (level, other) for at, level in enumerate(LEVELS) for other in (*LEVELS[max(0, at - 1) : at], "random", "greedy")
)
"""Each level with the one below, with chance, and with the player that takes the most points now."""

ABOUT: Final = """Measure the levels of the bots: each against the level below, a random and a greedy player, with two
seats and with as many as usual. Prints a Markdown table, a row as soon as its series is played."""
HEAD: Final = """| game | seats | players | matches | wins | points | ms a move |
| --- | --- | --- | --- | --- | --- | --- |"""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("table", help="measure all levels of the bots", description=ABOUT)
    command.add_argument("games", nargs="*", metavar="game", help=f"{', '.join(GAMES)} (all)")
    command.add_argument("--seats", type=count, metavar="N", help="with so many seats only")
    add_option(command)
    command.add_argument(
        "--matches",
        type=count,
        metavar="N",
        help=f"how many matches a pairing ({MATCHES}; {MATCHES_OF_GAME['knockout']} of Knockout; "
        f"{MATCHES_WITH_PLAYOUTS} where a bot plays matches out in thought)",
    )
    command.add_argument("--seed", type=int, default=1, metavar="N", help="the first seed of the dice (1)")
    command.add_argument(
        "--csv", type=Path, metavar="FOLDER", help="write each series to a file there, or go on from what it holds"
    )
    add_executor(command)
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Play all series that the command line asks for, and print a row for each."""
    all_series = list(series_asked_for(given))
    if given.csv:
        try:
            given.csv.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Stop(f"{given.csv} cannot be used: {error.strerror}.") from None
    print(HEAD, flush=True)
    with executor_for(given) as executor:
        for series in all_series:
            path = given.csv / f"{series_name(series).replace(' ', '_')}.csv" if given.csv else None
            print(row(series, play_series(series, executor, path)), flush=True)
    return 0


def series_asked_for(given: argparse.Namespace) -> Iterator[Series]:
    """The series of all the games that are named, or of all there are."""
    options: Options = tuple(given.option)
    for game in given.games or GAMES:
        for seats, players in pairings(game, given.seats):
            series = series_of(game, players, 1, seats, options=options, seed=given.seed)
            matches = given.matches or matches_for(series)
            yield series_of(game, players, matches, seats, options=options, seed=given.seed)


def pairings(game: str, only: int | None) -> Iterator[tuple[int, tuple[str, ...]]]:
    """The numbers of seats and the players of each series of a game's table."""
    alone = ALONE.get(game)
    if alone and only in (None, alone):
        yield from ((alone, (player,)) for player in (*LEVELS, "random", "greedy"))
    for seats in dict.fromkeys((2, USUAL_SEATS.get(game, 2))) if only is None else [only]:
        if seats > 1:
            yield from ((seats, players) for players in PAIRINGS)


def matches_for(series: Series) -> int:
    """How many matches a series of the table has: fewer where a bot plays matches out in thought."""
    styles = judgement_for(Match(series.game, series.seat_count, dict(series.options), series.seed).state).styles
    if any(player in styles and styles[player].playouts for player in series.players):
        return MATCHES_WITH_PLAYOUTS
    return MATCHES_OF_GAME.get(series.game, MATCHES)


def row(series: Series, played: Sequence[Played]) -> str:
    """What a series shows of its first player, as a row of the table."""
    first = summaries(series, played)[0]
    wins = percent(first.wins) if len(series.players) > 1 else ""
    if wins and first.fair != 0.5:
        wins += f"; fair is {100 * first.fair:.0f} %"
    options = "".join(f" `{name}={value}`" for name, value in series.options)
    cells = (
        series.game + options,
        series.seat_count,
        ", ".join(series.players),
        len(played),
        wins,
        points(first.score),
        f"{first.milliseconds:.2f}",
    )
    return f"| {' | '.join(map(str, cells))} |"
