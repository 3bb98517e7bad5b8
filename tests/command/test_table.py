"""`python -m rollbook table`: which pairings there are, and what a row says."""

from argparse import Namespace
from pathlib import Path

import pytest

from rollbook.arena import Played, Series
from rollbook.command.line import main
from rollbook.command.table import matches_for, pairings, row, series_asked_for
from rollbook.games import GAMES

BELOW_RANDOM_AND_GREEDY = [
    ("easy", "random"),
    ("easy", "greedy"),
    ("medium", "easy"),
    ("medium", "random"),
    ("medium", "greedy"),
    ("hard", "medium"),
    ("hard", "random"),
    ("hard", "greedy"),
]


def test_every_level_meets_the_one_below_chance_and_greed_with_two_seats_and_as_many_as_usual() -> None:
    assert list(pairings("roll_out", None)) == [(2, players) for players in BELOW_RANDOM_AND_GREEDY]
    assert list(pairings("roll_it", None)) == [
        (seats, players) for seats in (2, 4) for players in BELOW_RANDOM_AND_GREEDY
    ]
    alone = [(1, (player,)) for player in ("easy", "medium", "hard", "random", "greedy")]
    assert list(pairings("knaster", None))[:5] == alone
    assert list(pairings("knaster", 1)) == alone
    assert [seats for seats, players in pairings("lowdown", None) if len(players) == 1] == [3] * 5


@pytest.mark.parametrize("game", GAMES)
def test_every_series_of_the_table_can_be_played_and_is_long_enough(game: str) -> None:
    given = Namespace(games=[game], seats=None, option=[], matches=None, seed=1)
    for series in series_asked_for(given):
        assert series.matches in (300, 1000, 2000)


def test_only_series_without_playouts_are_long() -> None:
    assert matches_for(Series("knockout", ("random", "greedy"), 1)) == 2000
    assert matches_for(Series("knaster", ("hard", "medium"), 1)) == 1000


def test_a_row_by_hand() -> None:
    # One win of two: 50 %, Wilson (0.5 ± 1.96 * sqrt(1/8 + 3.8415/16) / 2.9207): half 0.4055.
    series = Series("roll_it", ("hard", "easy"), 2, seats=3, options=(("grids", "4"),))
    played = [
        Played(0, 1, ("hard", "easy", "easy"), (1.0, 0.0, 0.0), (9, 7, 3), 30, (2, 1, 1), (0.004, 0.0, 0.001)),
        Played(1, 1, ("easy", "hard", "easy"), (1.0, 0.0, 0.0), (9, 7, 4), 40, (1, 2, 1), (0.0, 0.002, 0.0)),
    ]
    assert row(series, played) == (
        "| roll_it `grids=4` | 3 | hard, easy | 2 | 50.0 % (9.5-90.5); fair is 33 % | 8.0 (6.0-10.0) | 1.50 |"
    )


def test_it_prints_markdown_and_goes_on_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["table", "knaster", "--seats", "1", "--matches", "2", "--csv", str(tmp_path / "series")]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    head, line, *rows = printed.splitlines()
    assert head == "| game | seats | players | matches | wins | points | ms a move |"
    assert line == "| --- | --- | --- | --- | --- | --- | --- |"
    players = ["easy", "medium", "hard", "random", "greedy"]
    assert [row.split(" | ")[2] for row in rows] == players
    files = sorted(file.name for file in (tmp_path / "series").iterdir())
    assert files == sorted(f"knaster_1_{player}_seats=1_seed=1.csv" for player in players)
    monkeypatch.setattr("rollbook.arena.play", None)
    assert main(arguments) == 0
    assert capsys.readouterr().out == printed


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["chess"], "There is no game called “chess”. The games are: "),
        (["roll_out", "--seats", "3"], "roll_out is played by exactly 2 people, not 3."),
        (["roll_out", "--option", "grids=4"], "roll_out has no options, so “grids” cannot be set."),
        (["roll_out", "--csv", "/dev/null/folder"], "/dev/null/folder cannot be used: Not a directory."),
    ],
)
def test_what_cannot_be_measured_is_refused_before_anything_is_played(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["table", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1
