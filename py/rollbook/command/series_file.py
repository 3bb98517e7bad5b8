"""The matches of a series as CSV, one a row, from which an interrupted run goes on.

Every row names its series, so that files can be put together and read without this module. What belongs to a seat
stands in one cell, seat by seat, separated by spaces. A number is written in full: what is read is what was played.
"""

import os
from pathlib import Path
from typing import Final

from rollbook.arena import Played, Series
from rollbook.command import Stop
from rollbook.match import Match

COLUMNS: Final = ("series", *Played._fields)
HEAD: Final = (",".join(COLUMNS) + "\n").encode()


def series_name(series: Series) -> str:
    """What tells a series from any other, however long it is: `knaster 1 hard medium seats=2 seed=1`."""
    match = Match(series.game, series.seat_count, dict(series.options), series.seed)
    chosen = [f"{name}={value}" for name, value in match.options.items() if value != match.game.options[name].default]
    head = (series.game, match.game.version, *series.players, f"seats={series.seat_count}")
    return " ".join(map(str, (*head, *chosen, f"seed={series.seed}")))


class SeriesFile:
    """A file of one series: `played` is what it holds by number, `add` writes one more match at once.

    Raises `Stop` for a file that holds anything else, and leaves it as it is. A torn last line, as a run that was
    killed may leave it, is taken off.
    """

    def __init__(self, path: Path, series: Series) -> None:
        self.name = series_name(series)
        self._path = path
        try:
            data = path.read_bytes() if path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            self.played = self._read(data, whole, series)
            if whole != data:
                os.truncate(path, len(whole))
            # Each row is written at the end by a single call, so that two runs of a series may even share its file.
            self._file = path.open("ab", buffering=0)
            if not whole:
                self._file.write(HEAD)
        except OSError as error:
            raise Stop(f"{path} cannot be used: {error.strerror}.") from None

    def _read(self, data: bytes, whole: bytes, series: Series) -> dict[int, Played]:
        if not data.startswith(HEAD) and not HEAD.startswith(data):
            raise Stop(f"{self._path} is not a file of a series of matches.")
        played = {}
        lines = whole.removeprefix(HEAD).decode(errors="replace").splitlines()
        for number, (name, *cells) in enumerate((line.split(",") for line in lines), 2):
            match = _match(cells)
            if match is not None and name != self.name:
                raise Stop(f"{self._path} holds another series ({name}), not {self.name}.")
            if match is None or not _belongs(match, series):
                raise Stop(f"{self._path}, line {number}: this is not a match of the series.")
            played[match.number] = match
        return played

    def add(self, match: Played) -> None:
        """Write a match at the end of the file, as a whole."""
        row = ",".join((self.name, *map(_cell, match))) + "\n"  # no cell holds a comma or a quote
        try:
            self._file.write(row.encode())
        except OSError as error:
            raise Stop(f"{self._path} cannot be written: {error.strerror}.") from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _cell(value: object) -> str:
    if not isinstance(value, tuple):
        return str(value)
    return " ".join(str(each).removesuffix(".0") for each in value)


def _belongs(match: Played, series: Series) -> bool:
    """Whether a match can be one of a series: its seed, who sits where, and a value for each seat."""
    if match.number < 0 or match.seed != series.seed_of(match.number):
        return False
    players = tuple(series.players[place] for place in series.places(match.number))
    by_seat = (match.shares, match.scores, match.moves, match.seconds)
    return match.players == players and all(len(values) == len(players) for values in by_seat)


def _match(cells: list[str]) -> Played | None:
    try:
        number, seed, players, shares, scores, actions, moves, seconds = cells
        return Played(
            int(number),
            int(seed),
            tuple(players.split()),
            tuple(map(float, shares.split())),
            tuple(map(int, scores.split())),
            int(actions),
            tuple(map(int, moves.split())),
            tuple(map(float, seconds.split())),
        )
    except ValueError:
        return None
