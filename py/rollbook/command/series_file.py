"""The matches of a series as tidy CSV, a row for each seat of a match, from which an interrupted run goes on.

Every row names its series, so that files can be put together and read without this module (docs/researchers.md says
what the columns hold). Matches stand in the order of their numbers: a file is a series that was stopped early, and is
read match by match. A number is written in full: what is read is what was played.
"""

import os
import sys
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import IO, Final, get_args

from rollbook.arena import Failure, Played, Series
from rollbook.arena.own_bot import Kind
from rollbook.arena.series import SECRET
from rollbook.command import Stop, check_file

COLUMNS: Final = (
    "series", "match", "seed", "seat", "player", "win", "score", "actions", "moves", "seconds", "failure",
)  # fmt: skip
HEAD: Final = ",".join(COLUMNS) + "\n"
LOCKED_BYTE: Final = 2**31 - 2
"""The byte that a run locks on Windows: the last one that its locks can name."""
LONGEST_MATCH: Final = 10_000
"""More bytes than the rows of any match have."""
KINDS: Final[dict[bytes, Kind]] = {kind.encode(): kind for kind in get_args(Kind)}


def secret_of(path: Path) -> str | None:
    """The secret of the series that a file holds, by its first row; None if it holds no row.

    Raises `Stop` if it cannot be read.
    """
    check_file(path)
    try:
        with path.open("rb") as file:
            file.readline(LONGEST_MATCH)
            row = file.readline(LONGEST_MATCH).decode(errors="replace")
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Stop(f"{path} cannot be used: {error.strerror}.") from None
    series, comma, _ = row.partition(",")
    return series.partition(SECRET)[2] if comma else None


class SeriesFile:
    """A file of one series: `matches` reads what it holds, then `add` writes one more match at once.

    Raises `Stop` for a file that holds anything else, or that another run is writing, and leaves it as it is. A torn
    end, as a run that was killed may leave it, is taken off.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self._series = series
        check_file(path)
        try:
            # Each match is written by a single call, so that it is there as a whole or, at the end, not at all.
            self._file: IO[bytes] = path.open("ab", buffering=0)
        except OSError as error:
            raise Stop(f"{path} cannot be used: {error.strerror}.") from None
        self._lock()

    def _lock(self) -> None:
        try:
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415

                # A byte that is locked cannot be read either, so this one is beyond the end.
                self._file.seek(LOCKED_BYTE)
                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl  # noqa: PLC0415

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            self.close()
            raise Stop(f"{self.path} is being written by another run.") from None
        except (OSError, ImportError):
            pass  # a file system or a Python without locks

    def matches(self) -> Generator[Played, None, None]:
        """Every match that the file holds, in order. Afterwards `add` goes on behind the last one."""
        try:
            with self.path.open("rb") as file:
                end = yield from self._read(file)
                size = file.seek(0, os.SEEK_END)
            if end < size:
                os.truncate(self.path, end)
        except OSError as error:
            raise Stop(f"{self.path} cannot be used: {error.strerror}.") from None
        if end == 0:
            self._write(HEAD.encode())

    def _read(self, file: IO[bytes]) -> Generator[Played, None, int]:
        """Yield the matches; returns where the last whole one ends."""
        head = file.readline(LONGEST_MATCH).decode(errors="replace")
        if not HEAD.startswith(head):
            raise Stop(f"{self.path} is not a file of a series of matches.")
        if head != HEAD:
            return 0
        series, name = self._series, self._series.run
        turns, own = self._turns()
        number, end, length, seed = 0, len(HEAD), 0, 0
        begin = b""
        rows: list[Row] = []
        for line_number, line in enumerate(file, 2):
            if not line.endswith(b"\n"):
                break
            seat = len(rows)
            if not seat:
                turn, length = number % len(turns), 0
                if number % series.turns == 0:
                    seed = series.seed_of(number)
                begin = f"{name},{number},{seed},".encode()
            length += len(line)
            named = begin + own[turn][seat]
            row = _row(line[len(named) : -1]) if line.startswith(named) else None
            if row is None or (seat and row[2] != rows[0][2]):
                raise self._another(line, line_number)
            rows.append(row)
            if len(rows) == len(turns):
                yield _match(number, seed, turns[turn], rows)
                number, end, rows = number + 1, end + length, []
        return end

    def _turns(self) -> tuple[list[tuple[str, ...]], list[list[bytes]]]:
        """The players at the seats for each turn of the seats, and the part of a row that names its seat."""
        series = self._series
        turns = [tuple(series.names[place] for place in series.places(turn)) for turn in range(series.seat_count)]
        return turns, [[f"{seat},{player},".encode() for seat, player in enumerate(players)] for players in turns]

    def _another(self, line: bytes, line_number: int) -> Stop:
        """The refusal of a line that belongs to no match of the series."""
        other, name = line.decode(errors="replace")[:-1].split(","), self._series.run
        if len(other) == len(COLUMNS) and other[0] != name:
            return Stop(f"{self.path} holds another series ({other[0]}), not {name}.")
        return Stop(f"{self.path}, line {line_number}: this is not a match of the series.")

    def add(self, match: Played) -> None:
        """Write a match at the end of the file, as a whole."""
        name = self._series.run
        rows = []
        for seat, player in enumerate(match.players):
            failed = match.failure.kind if match.failure and match.failure.seat == seat else ""
            rows.append(
                f"{name},{match.number},{match.seed},{seat},{player},{_short(match.shares[seat])},{match.scores[seat]},"
                f"{match.actions},{match.moves[seat]},{_short(match.seconds[seat])},{failed}\n"
            )  # no cell holds a comma or a quote
        self._write("".join(rows).encode())

    def _write(self, content: bytes) -> None:
        try:
            written = self._file.write(content)
        except OSError as error:
            raise Stop(f"{self.path} cannot be written: {error.strerror}.") from None
        if written != len(content):  # a disk that becomes full takes what still has room, and says nothing
            with suppress(OSError):
                os.truncate(self.path, self.path.stat().st_size - (written or 0))
            raise Stop(f"{self.path} cannot be written: there is no room for another match.")

    def held(self) -> int:
        """The number of matches in the file, by its last row, wherever adding one was interrupted."""
        with self.path.open("rb") as file:
            size = file.seek(0, os.SEEK_END)
            file.seek(max(0, size - LONGEST_MATCH))
            last = file.read().splitlines()[-1].decode().split(",")
        return int(last[1]) + 1 if last[1].isdecimal() else 0

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _short(value: float) -> str:
    return str(value).removesuffix(".0")


Row = tuple[float, int, int, int, float, Kind | None]
"""The values of a row behind the names and numbers that its place decides: win, score, actions and so on."""


def _row(cells: bytes) -> Row | None:
    try:
        win, score, actions, moves, seconds, failure = cells.split(b",")
        kind = KINDS[failure] if failure else None
        return float(win), int(score), int(actions), int(moves), float(seconds), kind
    except (ValueError, KeyError):
        return None


def _match(number: int, seed: int, players: tuple[str, ...], rows: list[Row]) -> Played:
    wins, scores, actions, moves, seconds, failures = zip(*rows, strict=True)
    failed = [Failure(seat, kind, "") for seat, kind in enumerate(failures) if kind]
    return Played(number, seed, players, wins, scores, actions[0], moves, seconds, failed[0] if failed else None)
