"""Plays the matches of a series in order, here or in workers, in memory that does not grow.

Workers play batches of about half a second each. A few batches per worker are under way, and their matches are yielded
in order. A series of ten million matches therefore needs no more memory than a short one, and its file is always a
complete, shorter series.
"""

import pickle
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from functools import lru_cache
from itertools import islice
from time import perf_counter
from typing import Final, NamedTuple

from rollbook.arena.own_bot import BotCode, OwnBot
from rollbook.arena.playing import Played, play
from rollbook.arena.series import Series, check_series
from rollbook.arena.workers import Workers, WorkersLost, version, workers_of
from rollbook.core.errors import check_kind

BATCH_SECONDS: Final = 0.5
LARGEST_BATCH: Final = 2000
BATCHES_AHEAD: Final = 4
"""The number of batches under way for each worker."""


class Batch(NamedTuple):
    """The matches that a worker has played, its time in seconds, and its version."""

    played: Sequence[Played]
    seconds: float
    version: str


def play_all(
    series: Series,
    numbers: Iterable[int] | None = None,
    executor: "Executor | Workers | None" = None,
    *,
    records: bool = False,
) -> Iterator[Played]:
    """Play the matches of a series, or those with these numbers, and yield them in this order.

    `executor` is where they are played: `processes(jobs)`, `cluster(address)`, any executor of `concurrent.futures`, or
    None for this process. With `records`, each match includes its record as text. Raises `BotFailed` and ValueError as
    `play` does, ValueError for any other `numbers` or `executor`, and `WorkersLost` if the workers cannot continue.
    """
    check_series(series)
    numbers = range(series.matches) if numbers is None else numbers
    check_kind(Iterable, numbers, "A list of numbers of matches")
    if executor is None:
        return _play_here(series, numbers, records=records)
    return _play_there(series, numbers, workers_of(executor), records=records)


def _play_here(series: Series, numbers: Iterable[int], *, records: bool) -> Iterator[Played]:
    try:
        for number in numbers:
            yield play(series, number, record=records)
    finally:
        if any(isinstance(player, OwnBot) and isinstance(player.choose, BotCode) for player in series.line_up):
            from rollbook.arena.bot_process import close_bots  # noqa: PLC0415 - the page has no processes

            close_bots()


def _play_there(series: Series, numbers: Iterable[int], workers: Workers, *, records: bool) -> Iterator[Played]:
    try:
        packed = workers.pack(series)
    except Exception:  # noqa: BLE001 - pickling raises many
        raise ValueError(_not_sent(series)) from None
    waiting = iter(numbers)
    under_way: deque[Future[Batch]] = deque()
    here = version()
    size = 1

    def fill() -> None:
        while len(under_way) < BATCHES_AHEAD * workers.count() and (batch := tuple(islice(waiting, size))):
            try:
                under_way.append(workers.executor.submit(play_batch, packed, batch, records))
            except RuntimeError:  # shut down, or broken
                raise WorkersLost("The workers take no more matches.") from None

    try:
        fill()
        while under_way:
            batch = workers.wait(under_way.popleft())
            if batch.version != here:
                raise WorkersLost(f"A worker has another version of Rollbook ({batch.version}) than this one ({here}).")
            size = max(1, min(LARGEST_BATCH, int(len(batch.played) * BATCH_SECONDS / max(batch.seconds, 1e-6))))
            fill()
            yield from batch.played
    finally:
        for future in under_way:
            future.cancel()


def _not_sent(series: Series) -> str:
    functions = [
        player.name
        for player in series.line_up
        if isinstance(player, OwnBot) and not isinstance(player.choose, BotCode)
    ]
    return f"{', '.join(functions)} cannot be sent to other processes: put the function into a file and name the file."


def play_batch(packed: bytes, numbers: Sequence[int], records: bool) -> Batch:
    """Play some matches of a packed series, as a worker does."""
    began = perf_counter()
    series = _unpacked(packed)
    played = [play(series, number, record=records) for number in numbers]
    return Batch(played, perf_counter() - began, _version())


@lru_cache(maxsize=4)
def _unpacked(packed: bytes) -> Series:
    try:
        series: Series = pickle.loads(packed)
    except (AttributeError, ImportError) as error:
        raise ValueError(
            f"A bot cannot be loaded by other processes ({error}): put it into a file and name the file."
        ) from None
    return series


_version = lru_cache(maxsize=1)(version)
"""The version of this process, computed once."""
