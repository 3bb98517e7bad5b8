"""Series as CSV: an interrupted run goes on from its file, and a file is never spoilt."""

from contextlib import closing
from pathlib import Path

import pytest

from rollbook import arena
from rollbook.arena import Played, Series
from rollbook.command import Stop
from rollbook.command.line import main
from rollbook.command.series_file import SeriesFile, series_name

SERIES = ["arena", "knaster", "greedy", "random", "--matches", "6", "--csv"]
HEAD = "series,number,seed,players,shares,scores,actions,moves,seconds\n"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The numbers of the matches that are played from now on."""
    numbers: list[int] = []
    play = arena.play

    def noted(series: Series, number: int) -> Played:
        numbers.append(number)
        return play(series, number)

    monkeypatch.setattr(arena, "play", noted)
    return numbers


def table(printed: str) -> list[list[str]]:
    """What was printed of the players, without the time of a move."""
    return [line.split("  ")[:-1] for line in printed.splitlines()[1:]]


def test_the_name_of_a_series_leaves_out_what_is_default() -> None:
    options = (("board", "1"), ("grids", "4"))
    series = Series("roll_it", ("hard", "easy"), 10, seed=7, seats=3, options=options)
    assert series_name(series) == "roll_it 1 hard easy seats=3 grids=4 seed=7"


def test_a_match_is_a_row(tmp_path: Path) -> None:
    file = tmp_path / "series.csv"
    assert main([*SERIES, str(file)]) == 0
    head, *rows = file.read_text().splitlines(keepends=True)
    assert head == HEAD
    assert len(rows) == 6
    name, number, seed, players = rows[3].split(",")[:4]
    assert (name, number, seed) == ("knaster 1 greedy random seats=2 seed=1", "3", "2")
    assert players == "random greedy"  # the seats of match 1 and 3 are turned


def test_what_was_played_is_read_back_as_it_was(tmp_path: Path) -> None:
    # The file rounded to millionths, so that a finished series could print another time of a move than when played.
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 2, seats=3)
    third, small = 1 / 3, 0.000000123
    match = Played(
        1, 1, ("random", "greedy", "random"), (third, third, third), (7, 7, 7), 83, (25, 25, 0), (0.1 + 0.2, small, 0.0)
    )
    with closing(SeriesFile(path, series)) as file:
        file.add(match)
    assert path.read_text().splitlines()[1].endswith(",25 25 0,0.30000000000000004 1.23e-07 0")
    with closing(SeriesFile(path, series)) as file:
        assert file.played == {1: match}


def test_an_interrupted_run_goes_on_and_a_torn_line_loses_only_itself(
    tmp_path: Path, played: list[int], capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    whole, shown = file.read_text(), table(capsys.readouterr().out)
    lines = whole.splitlines(keepends=True)
    file.write_text("".join(lines[:4]) + lines[4][:25])
    played.clear()
    assert main([*SERIES, str(file)]) == 0
    assert played == [3, 4, 5]
    assert file.read_text().splitlines()[:4] == whole.splitlines()[:4]
    assert table(capsys.readouterr().out) == shown


def test_every_torn_end_is_mended(tmp_path: Path) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    whole = file.read_bytes()
    start = whole.index(b"\n") + 1
    for kept in (0, 1, start - 1, start, start + 1, len(whole) - 1):
        file.write_bytes(whole[:kept])
        assert main([*SERIES, str(file)]) == 0
        rows = file.read_text().splitlines()
        assert rows[0] + "\n" == HEAD
        assert sorted(row.split(",")[1] for row in rows[1:]) == list("012345")


def test_a_finished_series_is_not_played_again_and_can_be_made_longer_or_shorter(
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
    play = arena.play

    def interrupted(series: Series, number: int) -> Played:
        if number == 4:
            raise KeyboardInterrupt
        return play(series, number)

    monkeypatch.setattr(arena, "play", interrupted)
    assert main([*SERIES, str(file)]) == 130
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.splitlines()[-1] == (
        f"Stopped after 4 of 6 matches. {file} holds them; the same command goes on from there."
    )
    rows = file.read_text().splitlines(keepends=True)[1:]
    assert [row.split(",")[1] for row in rows] == list("0123")
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
def test_a_file_of_another_series_is_refused(
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
def test_a_file_of_something_else_is_left_alone(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "notes.csv"
    file.write_text(content)
    assert main([*SERIES, str(file)]) == 2
    assert capsys.readouterr().err == f"{file} is not a file of a series of matches.\n"
    assert file.read_text() == content


@pytest.mark.parametrize(
    ("column", "cell"),
    [
        (0, "\n"),
        (1, "two"),
        (1, "-2"),
        (2, "7"),
        (3, "greedy greedy"),
        (4, "1"),
        (5, ""),
        (6, "many"),
        (8, "1 2 3"),
        (8, "1,2"),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, column: int, cell: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "series.csv"
    main([*SERIES, str(file)])
    lines = file.read_text().splitlines(keepends=True)
    cells = lines[3].removesuffix("\n").split(",")
    cells[column] = cell
    lines[3] = ",".join(cells) + "\n"
    file.write_text("".join(lines))
    capsys.readouterr()
    assert main([*SERIES, str(file)]) == 2
    assert capsys.readouterr().err == f"{file}, line 4: this is not a match of the series.\n"


def test_two_runs_may_share_a_file(tmp_path: Path) -> None:
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    path.write_text(HEAD)
    with closing(SeriesFile(path, series)) as one, closing(SeriesFile(path, series)) as other:
        for number in range(4):
            (one, other)[number % 2].add(arena.play(series, number))
        other.add(arena.play(series, 0))
    with closing(SeriesFile(path, series)) as both:
        assert sorted(both.played) == [0, 1, 2, 3]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no disk that is always full")
def test_a_full_disk_is_said(tmp_path: Path) -> None:
    path, series = tmp_path / "series.csv", Series("knaster", ("greedy", "random"), 4)
    with closing(SeriesFile(path, series)) as file, Path("/dev/full").open("ab", buffering=0) as full:
        file._file, opened = full, file._file
        opened.close()
        with pytest.raises(Stop, match=r"series\.csv cannot be written: No space left on device\."):
            file.add(arena.play(series, 0))
