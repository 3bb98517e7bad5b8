"""Arguments that several commands share: options of a game, seats, seeds, and where to play the matches."""

import argparse
import signal
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from rollbook.arena import WorkersLost, cluster, processes
from rollbook.arena.players import LONGEST_LIMIT
from rollbook.arena.series import MOVE_LIMIT
from rollbook.arena.workers import Workers
from rollbook.command import Stop
from rollbook.games import GAMES


def option(text: str) -> tuple[str, str]:
    """Parse an option and its value, such as `grids=4`."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"an option is written name=value, not {text!r}")
    return name, value


def count(text: str) -> int:
    """Parse a positive integer."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def seconds(text: str) -> float:
    """Parse a positive number of seconds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < LONGEST_LIMIT:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number of seconds")
    return number


def options_of_games() -> str:
    """The options of every game with their values, the default first: `roll_it: grids=9|4`."""
    said = []
    for id, game in GAMES.items():
        options = []
        for name, option in game.options.items():
            others = (value for value in option.values if value != option.default)
            options.append(f"{name}={'|'.join(map(str, (option.default, *others)))}")
        if options:
            said.append(f"{id}: {' '.join(options)}")
    return "; ".join(said)


def add_option(command: argparse.ArgumentParser) -> None:
    """Add the options of a game to a command."""
    command.add_argument(
        "--option",
        action="append",
        type=option,
        default=[],
        metavar="NAME=VALUE",
        help=f"an option of the game ({options_of_games()}; the first value is the default)",
    )


def add_move_limit(command: argparse.ArgumentParser) -> None:
    """Add the time limit for your own bots to a command."""
    command.add_argument(
        "--move-limit",
        type=seconds,
        default=MOVE_LIMIT,
        metavar="SECONDS",
        help=f"the time limit of your own bot for one move, in seconds ({MOVE_LIMIT:g})",
    )


def add_executor(command: argparse.ArgumentParser) -> None:
    """Add the choice of several processes or a cluster to a command."""
    places = command.add_mutually_exclusive_group()
    places.add_argument("--jobs", type=count, default=1, metavar="N", help="the number of processes (1)")
    places.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster with this scheduler")


@contextmanager
def workers_for(given: argparse.Namespace) -> Iterator[Workers | None]:
    """The workers that the command line asks for; None if matches are played in this process.

    Raises `Stop` if the workers are unavailable or lost.
    """
    with ExitStack() as stack:
        try:
            if given.dask is not None:
                yield stack.enter_context(cluster(given.dask))
            elif given.jobs > 1:
                stack.enter_context(_sigterm_clears_up())
                yield stack.enter_context(processes(given.jobs))
            else:
                yield None
        except WorkersLost as lost:
            raise Stop(str(lost)) from None


@contextmanager
def _sigterm_clears_up() -> Iterator[None]:
    """Make SIGTERM end this process with an exception, so that its child processes clean up."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def end(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, signal.SIG_DFL if before is None else before)
