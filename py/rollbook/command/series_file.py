"""The matches of a series as tidy CSV, one row per seat of a match; an interrupted run continues from it.

Every row has the name of its series, so that files can be combined and read without this module (docs/researchers.md
describes the columns). Matches are in the order of their numbers, so a file is always a complete, shorter series, and
it is read match by match. Numbers are written with all their digits, so that reading returns the exact values.
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
"""The byte that a run locks on Windows: the last byte that can be locked."""
LONGEST_MATCH: Final = 10_000
"""An upper bound for the rows of one match, in bytes."""
KINDS: Final[dict[bytes, Kind]] = {kind.encode(): kind for kind in get_args(Kind)}


def secret_of(path: Path) -> str | None:
    """The secret of a file's series, from its first row; None if the file has no row.

    Raises `Stop` if the file cannot be read.
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
    """A file of one series: `matches` reads it, then each `add` writes one more match immediately.

    Raises `Stop`, and leaves the file unchanged, if it contains anything else or another run is writing it. An
    incomplete last match, left by a killed run, is removed.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.path = path
        self._series = series
        check_file(path)
        try:
            # Each match is written by a single call, so that it is either complete or missing.
            self._file: IO[bytes] = path.open("ab", buffering=0)
        except OSError as error:
            raise Stop(f"{path} cannot be used: {error.strerror}.") from None
        self._lock()

    def _lock(self) -> None:
        try:
            if sys.platform == "win32":
                import msvcrt  # noqa: PLC0415

                # A locked byte cannot be read either, so this byte is beyond the end of the file.
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
        """Yield every match in the file, in order. After this, `add` appends matches."""
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
        """Yield the matches; returns the offset of the end of the last complete match."""
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
                if number % series.rotations == 0:
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
        """For each rotation of the seats, the player at each seat, and the part of each row with seat and player."""
        series = self._series
        turns = [
            tuple(series.names[place] for place in series.players_by_seat(turn)) for turn in range(series.seat_count)
        ]
        return turns, [[f"{seat},{player},".encode() for seat, player in enumerate(players)] for players in turns]

    def _another(self, line: bytes, line_number: int) -> Stop:
        """The refusal of a line that does not belong to any match of the series."""
        other, name = line.decode(errors="replace")[:-1].split(","), self._series.run
        if len(other) == len(COLUMNS) and other[0] != name:
            return Stop(f"{self.path} holds another series ({other[0]}), not {name}.")
        return Stop(f"{self.path}, line {line_number}: this is not a match of the series.")

    def add(self, match: Played) -> None:
        """Append a complete match to the file."""
        name = self._series.run
        rows = []
        for seat, player in enumerate(match.players):
            failed = match.failure.kind if match.failure and match.failure.seat == seat else ""
            rows.append(
                f"{name},{match.number},{match.seed},{seat},{player},{_short(match.shares[seat])},{match.scores[seat]},"
                f"{match.actions},{match.moves[seat]},{_short(match.seconds[seat])},{failed}\n"
            )  # no cell contains a comma or a quote
        self._write("".join(rows).encode())

    def _write(self, content: bytes) -> None:
        try:
            written = self._file.write(content)
        except OSError as error:
            raise Stop(f"{self.path} cannot be written: {error.strerror}.") from None
        if written != len(content):  # a full disk writes what still fits, and reports no error
            with suppress(OSError):
                os.truncate(self.path, self.path.stat().st_size - (written or 0))
            raise Stop(f"{self.path} cannot be written: there is no room for another match.")

    def held(self) -> int:
        """The number of matches in the file, from its last row."""
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
"""The values in a row that its place in the file does not determine: win, score, actions and so on."""


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
