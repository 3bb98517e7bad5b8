"""What several commands take from the command line: options of a game, seats, seeds; and where matches are played."""

import argparse
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

from rollbook.command import Stop

DASK_SECONDS = 10
"""So long a cluster may take to answer."""


def option(text: str) -> tuple[str, str]:
    """An option and its value, as `--option grids=4` gives them."""
    name, equals, value = text.partition("=")
    if not (name and equals and value):
        raise argparse.ArgumentTypeError(f"an option is written name=value, not {text!r}")
    return name, value


def count(text: str) -> int:
    """A number from 1 on."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is not a number from 1 on")
    return int(text)


def add_option(command: argparse.ArgumentParser) -> None:
    """Let a command take options of a game."""
    command.add_argument(
        "--option", action="append", type=option, default=[], metavar="NAME=VALUE", help="an option of the game"
    )


def add_executor(command: argparse.ArgumentParser) -> None:
    """Let a command play its matches in several processes or on a cluster."""
    places = command.add_mutually_exclusive_group()
    places.add_argument("--jobs", type=count, default=1, metavar="N", help="play in so many processes (1)")
    places.add_argument("--dask", metavar="ADDRESS", help="play on the Dask cluster whose scheduler is there")


@contextmanager
def executor_for(given: argparse.Namespace) -> Iterator[Executor | None]:
    """The executor that the command line asks for; None where matches are played right here."""
    if given.dask is not None:
        with _dask(given.dask) as executor:
            yield executor
    elif given.jobs > 1:
        with _processes(given.jobs) as executor:
            yield executor
    else:
        yield None


@contextmanager
def _processes(jobs: int) -> Iterator[Executor]:
    # Processes that are spawned share no threads or locks. They end on Ctrl-C at once, without a word of their own.
    executor = ProcessPoolExecutor(jobs, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_DFL))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _dask(address: str) -> Iterator[Executor]:
    try:
        from distributed import Client  # noqa: PLC0415 - an extra
        from distributed.comm import get_address_host_port  # noqa: PLC0415
    except ImportError:
        raise Stop("For a cluster, Dask has to be installed: pip install 'rollbook[cluster]'.") from None
    try:
        get_address_host_port(address)  # of an address that is none, a client would leave half of itself behind
        client = Client(address, timeout=DASK_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise Stop(f"There is no Dask scheduler at {address!r} ({str(error).splitlines()[0]}).") from None
    with client:
        executor: Executor = client.get_executor()
        try:
            yield executor
        finally:
            executor.shutdown(wait=False)
