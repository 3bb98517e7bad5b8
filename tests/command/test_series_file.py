"""Series as CSV files: an interrupted run continues from its file, and no file is ever damaged."""

import csv
import io
import os
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rollbook import arena
from rollbook.arena import Failure, Played, Series, batches
from rollbook.command import Stop
from rollbook.command.line import main
from rollbook.command.series_file import SeriesFile

SERIES = ["arena", "knaster", "greedy", "random", "--matches", "6", "--csv"]
HEAD = "series,match,seed,seat,player,win,score,actions,moves,seconds,failure\n"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that collects the numbers of the matches played from now on."""
    numbers: list[int] = []

    def noted(series: Series, number: int, *, record: bool) -> Played:
        numbers.append(number)
        return arena.play(series, number, record=record)

    monkeypatch.setattr(batches, "play", noted)
    return numbers


def table(printed: str) -> list[list[str]]:
    """Return the printed table of players, without the times of their moves."""
    return [line.split("  ")[:-1] for line in printed.splitlines()[1:4]]


def test_series_name_leaves_out_defaults() -> None:
    options = (("board", "1"), ("grids", "4"))
    series = Series("roll_it", ("hard", "easy"), 10, seed=7, seats=3, options=options)
    assert series.name == "roll_it 1 hard easy seats=3 grids=4 seed=7"


def test_seat_of_a_match_is_a_row(tmp_path: Path) -> None:
    file = tmp_path / "series.csv"
    assert main([*SERIES, str(file)]) == 0
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert list(rows[0]) == HEAD.strip().split(",")
    assert [(row["match"], row["seat"]) for row in rows] == [(str(match), seat) for match in range(6) for seat in "01"]
    assert {row["series"] for row in rows} == {"knaster 1 greedy random seats=2 seed=1"}
    assert [row["player"] for row in rows[4:8]] == ["greedy", "random", "random", "greedy"]  # match 3 rotates the seats
    seeds = [row["seed"] for row in rows]
    assert [seeds.index(seed) for seed in seeds] == [0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8]
    assert all(float(one["win"]) + float(other["win"]) == 1 for one, other in zip(rows[::2], rows[1::2], strict=True))
    assert {row["failure"] for row in rows} == {""}


def test_series_file_reads_back_the_played_matches(tmp_path: Path) -> None:
    # Numbers in the file used to be rounded to millionths, so a finished series could print other times than before.
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 2, seats=3)
    third, small = 1 / 3, 0.000000123
    seed, players = series.seed_of(0), ("greedy", "random", "random")
    seconds = (0.1 + 0.2, small, 0.0)
    match = Played(0, seed, players, (third, third, third), (7, 7, 7), 83, (25, 25, 0), seconds)
    with closing(SeriesFile(path, series)) as file:
        assert list(file.matches()) == []
        file.add(match)
    assert path.read_text("utf-8") == (
        HEAD
        + f"{series.name},0,{seed},0,greedy,0.3333333333333333,7,83,25,0.30000000000000004,\n"
        + f"{series.name},0,{seed},1,random,0.3333333333333333,7,83,25,1.23e-07,\n"
        + f"{series.name},0,{seed},2,random,0.3333333333333333,7,83,0,0,\n"
    )
    with closing(SeriesFile(path, series)) as file:
        assert list(file.matches()) == [match]


def test_match_that_a_bot_lost_by_failing_is_read_back(tmp_path: Path) -> None:
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 2)
    failure = Failure(1, "slow", "took longer than 10 seconds")
    match = Played(0, series.seed_of(0), ("greedy", "random"), (1.0, 0.0), (7, 7), 83, (25, 25), (0.5, 0.25), failure)
    with closing(SeriesFile(path, series)) as file:
        list(file.matches())
        file.add(match)
    assert [line.rsplit(",", 1)[1] for line in path.read_text("utf-8").splitlines()] == ["failure", "", "slow"]
    with closing(SeriesFile(path, series)) as file:
        assert list(file.matches()) == [match._replace(failure=Failure(1, "slow", ""))]


def test_interrupted_run_continues_and_loses_only_a_torn_line(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    whole, shown = file.read_text("utf-8"), table(capsys.readouterr().out)
    lines = whole.splitlines(keepends=True)
    # Match 3 now has a complete first row and an incomplete second row.
    file.write_text("".join(lines[:8]) + lines[8][:25], "utf-8")
    played.clear()
    assert main([*SERIES, str(file)]) == 0
    assert played == [3, 4, 5]
    assert file.read_text("utf-8").splitlines()[:7] == whole.splitlines()[:7]
    assert table(capsys.readouterr().out) == shown


def test_series_file_repairs_every_torn_end(tmp_path: Path) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    whole = file.read_bytes()
    start = whole.index(b"\n") + 1
    for kept in (0, 1, start - 1, start, start + 1, len(whole) - 1):
        file.write_bytes(whole[:kept])
        assert main([*SERIES, str(file)]) == 0
        rows = file.read_text("utf-8").splitlines()
        assert rows[0] + "\n" == HEAD
        assert [row.split(",")[1] for row in rows[1:]] == list("001122334455")


def test_finished_series_is_not_played_again_and_can_be_made_longer_or_shorter(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    file = str(tmp_path / "series.csv")
    main([*SERIES, file])
    played.clear()
    main([*SERIES, file])
    assert played == []
    main([*SERIES, file, "--matches", "8"])
    assert played == [6, 7]
    capsys.readouterr()
    main([*SERIES, file, "--matches", "2"])
    assert ": 2 matches of" in capsys.readouterr().out


def test_ctrl_c_leaves_the_file_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "series.csv"

    def interrupted(series: Series, number: int, *, record: bool) -> Played:
        if number == 4:
            raise KeyboardInterrupt
        return arena.play(series, number, record=record)

    monkeypatch.setattr(batches, "play", interrupted)
    assert main([*SERIES, str(file)]) == 130
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[-1] == (
        f"Stopped. {file} holds 4 of 6 matches; the same command goes on from there."
    )
    rows = file.read_text("utf-8").splitlines(keepends=True)[1:]
    assert [row.split(",")[1] for row in rows] == list("00112233")
    assert all(row.endswith("\n") for row in rows)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            ["--seed", "2"],
            "holds another series (knaster 1 greedy random seats=2 seed=1), not knaster 1 greedy random se",
        ),
        (
            ["--seats", "3"],
            "holds another series (knaster 1 greedy random seats=2 seed=1), not knaster 1 greedy random se",
        ),
    ],
)
def test_file_of_another_series_is_refused(
    tmp_path: Path, change: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    before = file.read_bytes()
    capsys.readouterr()
    assert main([*SERIES, str(file), *change]) == 2
    assert capsys.readouterr().err.startswith(f"{file} {sentence}")
    assert file.read_bytes() == before


@pytest.mark.parametrize("content", ["My shopping: eggs", "a,b\n1,2\n", "series,number\n", "\n"])
def test_foreign_file_is_not_changed(tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "notes.csv"
    file.write_text(content, "utf-8")
    assert main([*SERIES, str(file)]) == 2
    assert capsys.readouterr().err == f"{file} is not a file of a series of matches.\n"
    assert file.read_text("utf-8") == content


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        (0, "\n"),
        (1, "two"),
        (1, "-2"),
        (2, "7"),
        (3, "1"),
        (4, "greedy"),
        (5, ""),
        (6, "7.5"),
        (7, "many"),
        (8, "1 2"),
        (9, "soon"),
        (10, "tired"),
        (10, ",1"),
    ],
)
def test_damaged_line_is_named(tmp_path: Path, column: int, cell: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    lines = file.read_text("utf-8").splitlines(keepends=True)
    cells = lines[3].removesuffix("\n").split(",")
    cells[column] = cell
    lines[3] = ",".join(cells) + "\n"
    file.write_text("".join(lines), "utf-8")
    capsys.readouterr()
    assert main([*SERIES, str(file)]) == 2
    assert capsys.readouterr().err == f"{file}, line 4: this is not a match of the series.\n"


def test_line_that_belongs_to_another_match_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    lines = file.read_text("utf-8").splitlines(keepends=True)
    del lines[4]  # the row of match 1's second seat
    file.write_text("".join(lines), "utf-8")
    capsys.readouterr()
    assert main([*SERIES, str(file)]) == 2
    assert capsys.readouterr().err == f"{file}, line 5: this is not a match of the series.\n"


def test_file_of_another_run_is_not_changed(tmp_path: Path) -> None:
    pytest.importorskip("fcntl", reason="this system has no such locks")
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    with closing(SeriesFile(path, series)), pytest.raises(Stop, match="is being written by another run"):
        SeriesFile(path, series)


def test_file_of_another_run_is_not_changed_on_windows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: set[tuple[int, int]] = set()

    def locking(number: int, mode: int, count: int) -> None:
        """Lock like Windows, from the current position; refuse with a PermissionError."""
        place = os.fstat(number).st_ino, os.lseek(number, 0, os.SEEK_CUR)
        assert (mode, count) == (2, 1)
        if place in locked:
            raise PermissionError(13, "Permission denied")
        locked.add(place)

    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    monkeypatch.setitem(sys.modules, "msvcrt", SimpleNamespace(locking=locking, LK_NBLCK=2))
    monkeypatch.setattr(sys, "platform", "win32")
    with closing(SeriesFile(path, series)) as file:
        with pytest.raises(Stop, match="is being written by another run"):
            SeriesFile(path, series)
        list(file.matches())
        assert path.read_text("utf-8") == HEAD  # written at the file's end, not after the locked byte
        assert locked == {(path.stat().st_ino, 2**31 - 2)}


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_full_disk_is_reported(tmp_path: Path) -> None:
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    with closing(SeriesFile(path, series)) as file, Path("/dev/full").open("ab", buffering=0) as full:
        file._file, opened = full, file._file
        opened.close()
        with pytest.raises(Stop, match=r"series\.csv cannot be written: No space left on device\."):
            file.add(arena.play(series, 0))


class Full(io.FileIO):
    """A file on a disk on which only `room` bytes are left."""

    room = 0

    def write(self, content: Any) -> int:
        some = bytes(content)[: self.room]
        self.room -= len(some)
        return super().write(some)


def test_match_that_is_written_in_part_is_an_error_and_the_file_stays_whole(tmp_path: Path) -> None:
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    with closing(SeriesFile(path, series)) as file:
        list(file.matches())
        file._file.close()
        file._file = full = Full(path, "ab")
        full.room = 150  # enough for one and a half rows
        with pytest.raises(Stop, match=r"series\.csv cannot be written: there is no room for another match\."):
            file.add(arena.play(series, 0))
        assert path.read_text("utf-8") == HEAD
        full.room = 10_000  # now there is space again
        file.add(arena.play(series, 0))
    with closing(SeriesFile(path, series)) as file:
        assert [match.number for match in file.matches()] == [0]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no such device")
def test_device_is_refused_as_a_file_of_a_series(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SERIES, "/dev/full"]) == 2
    assert capsys.readouterr().err == "/dev/full is a device: name a file.\n"


OWN_BOT = "def choose(state, seat, rng):\n    return state.legal(seat).sample(rng)\n"
OWN = ["arena", "knaster", "my_bot.py", "random", "--csv", "series.csv"]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "my_bot.py").write_text(OWN_BOT, "utf-8")
    return tmp_path


def rows_without_time(file: str = "series.csv") -> list[list[str]]:
    return [[*row[:9], row[10]] for row in csv.reader(Path(file).read_text(encoding="utf-8").splitlines()[1:])]


def test_own_bots_series_continues_and_repeats_with_its_secret(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*OWN, "--matches", "3"]) == 0  # this run ends between the matches of a seed
    assert main([*OWN, "--matches", "6"]) == 0
    head = next(line for line in capsys.readouterr().out.splitlines() if ": 6 matches of " in line)
    rows = rows_without_time()
    assert len({row[0] for row in rows}) == 1
    name, secret = rows[0][0].split(" secret=")
    assert len(secret) == 32
    assert head.startswith(f"{name} secret={secret}: 6 matches of ")
    again = [*OWN[:-1], "again.csv", "--matches", "6", "--secret", secret]
    assert main(again) == 0
    assert rows_without_time("again.csv") == rows
    assert main([*again[:-1], "another"]) == 2
    assert (
        capsys.readouterr().err.splitlines()[-1].startswith(f"again.csv holds another series ({name} secret={secret})")
    )


def test_old_series_file_continues_without_a_secret(folder: Path) -> None:
    assert main([*OWN, "--matches", "6", "--secret", ""]) == 0
    rows = rows_without_time()
    assert " secret=" not in rows[0][0]
    text = Path("series.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    Path("series.csv").write_text("".join(text[:5]), encoding="utf-8")
    assert main([*OWN, "--matches", "6"]) == 0
    assert rows_without_time() == rows
