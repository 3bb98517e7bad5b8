"""Measures how fast a long series is written to a file and read from it, and how much a second job gains.

`python -m e2e.bench.series` prints Markdown. It makes up the rows of a million matches, writes them and reads them
again, and measures CPU seconds and the peak memory of this process. Then Knaster is played, `hard` against `medium`,
alternately by one job and by two. This is wall-clock time, which is only meaningful on an idle machine.
"""

import resource
import statistics
import tempfile
from contextlib import closing
from itertools import islice
from pathlib import Path
from random import Random
from time import perf_counter, process_time
from typing import Final

from rollbook.arena import Played, Series, Summary, play_all
from rollbook.arena.workers import processes
from rollbook.command.series_file import SeriesFile

MATCHES: Final = 1_000_000
MAX_MEGABYTES: Final = 200
MIN_RATIO: Final = 1.7
ROUNDS: Final = 3
PLAYED: Final = 300
UNTIMED: Final = 40
"""The number of matches at the start of a round that are not timed, because the jobs are still starting."""
WINS: Final = ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5))


def made_up(series: Series, number: int, rng: Random) -> Played:
    """Make up the result of a match."""
    players = tuple(series.names[place] for place in series.players_by_seat(number))
    scores, seconds = (rng.randrange(90), rng.randrange(90)), (rng.random(), rng.random())
    return Played(number, series.seed_of(number), players, rng.choice(WINS), scores, 95, (30, 31), seconds)


def write_and_read(folder: Path) -> tuple[float, float]:
    """Measure the CPU seconds to write a file of matches, and to read it again and summarise it."""
    series, rng = Series("knaster", ("hard", "medium"), MATCHES), Random(1)
    with closing(SeriesFile(folder / "series.csv", series)) as file:
        list(file.matches())
        began = process_time()
        for number in range(MATCHES):
            file.add(made_up(series, number, rng))
        written = process_time() - began
    with closing(SeriesFile(folder / "series.csv", series)) as file:
        began, summary = process_time(), Summary(series)
        for match in file.matches():
            summary.add(match)
    assert summary.matches == MATCHES
    return written, process_time() - began


def speed(jobs: int) -> float:
    """Measure how many matches per second this many jobs play, once they have started."""
    with processes(jobs) as workers:
        played = iter(play_all(Series("knaster", ("hard", "medium"), PLAYED + UNTIMED), None, workers))
        list(islice(played, UNTIMED))
        began = perf_counter()
        return len(list(played)) / (perf_counter() - began)


def main() -> int:
    """Measure everything and print it."""
    with tempfile.TemporaryDirectory() as folder:
        written, read = write_and_read(Path(folder))
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"A series of {MATCHES:,} matches: written in {written:.1f} and read in {read:.1f} CPU seconds, ", end="")
    print(f"with at most {megabytes:.0f} MB of memory.")
    ratio = statistics.median(1 / speed(1) * speed(2) for _ in range(ROUNDS))
    print(f"Two jobs play {ratio:.2f} times the matches of one.\n")
    slow = []
    if megabytes > MAX_MEGABYTES:
        slow.append(f"At most {MAX_MEGABYTES} MB is the goal.")
    if ratio < MIN_RATIO:
        slow.append(f"{MIN_RATIO} times the matches is the goal.")
    print("\n".join(slow) or "Every goal is met.")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
