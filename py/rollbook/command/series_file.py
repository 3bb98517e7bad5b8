"""The matches of a series as CSV, one a row, from which an interrupted run goes on.

Every row names its series, so that files can be put together and read without this module. What belongs to a seat
stands in one cell, seat by seat, separated by spaces.
"""

import csv
import io
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
        try:
            data = path.read_bytes() if path.exists() else b""
            whole = data[: data.rfind(b"\n") + 1]
            if not whole and not HEAD.startswith(data):
                raise Stop(f"{path} is not a file of a series of matches.")
            self.played = self._read(path, whole, series)
            self._file = path.open("r+b" if data else "wb")
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._file.write(HEAD)
            self._file.flush()
        except OSError as error:
            raise Stop(f"{path} cannot be used: {error.strerror}.") from None

    def _read(self, path: Path, whole: bytes, series: Series) -> dict[int, Played]:
        lines = csv.reader(io.StringIO(whole.decode(errors="replace"), newline=""))
        if whole and tuple(next(lines)) != COLUMNS:
            raise Stop(f"{path} is not a file of a series of matches.")
        played = {}
        for name, *cells in lines:
            if name != self.name:
                raise Stop(f"{path} holds another series ({name}), not {self.name}.")
            match = _match(cells)
            if match is None or not _belongs(match, series):
                raise Stop(f"{path}, line {lines.line_num}: this is not a match of the series.")
            played[match.number] = match
        return played

    def add(self, match: Played) -> None:
        """Write a match at the end of the file, as a whole."""
        cells = [_cell(value) for value in match]
        row = io.StringIO()
        csv.writer(row, lineterminator="\n").writerow((self.name, *cells))
        self._file.write(row.getvalue().encode())
        self._file.flush()

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _cell(value: int | tuple[str | float, ...]) -> str:
    if isinstance(value, int):
        return str(value)
    return " ".join(f"{each:.6f}".rstrip("0").rstrip(".") if isinstance(each, float) else str(each) for each in value)


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
