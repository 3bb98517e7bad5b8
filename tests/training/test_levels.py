"""`python -m training.levels`: its pairings, and the contents of a row."""

from argparse import Namespace
from pathlib import Path

import pytest

from rollbook.arena import Played, Series, Summary
from rollbook.core.set_up import BOT_LEVELS
from rollbook.games import GAMES
from training.levels import PAIRINGS, Pairing, main, matches_for, pairings, row, series_asked_for

NEIGHBOURS = [(BOT_LEVELS[at], BOT_LEVELS[at - 1]) for at in range(1, len(BOT_LEVELS))]
"""Each level with the next lower level."""
BELOW_RANDOM_AND_GREEDY = [
    (level, other)
    for level in BOT_LEVELS
    for other in (*(below for above, below in NEIGHBOURS if above == level), "random", "greedy")
]
PLAYERS = [*BOT_LEVELS, "random", "greedy"]


def usual(game: str, only: int | None = None) -> list[tuple[int, tuple[str, ...]]]:
    return [(pairing.seats, pairing.players) for pairing in pairings(game, only) if pairing.usual]


def test_every_level_meets_the_one_below_chance_and_greed_with_two_seats_and_as_many_as_usual() -> None:
    assert list(PAIRINGS) == BELOW_RANDOM_AND_GREEDY
    assert usual("roll_out") == [(2, players) for players in BELOW_RANDOM_AND_GREEDY]
    assert usual("roll_it") == [(seats, players) for seats in (2, 4) for players in BELOW_RANDOM_AND_GREEDY]
    alone = [(1, (player,)) for player in PLAYERS]
    assert usual("knaster")[: len(PLAYERS)] == alone
    assert usual("knaster", 1) == alone
    assert [seats for seats, players in usual("lowdown") if len(players) == 1] == [3] * len(PLAYERS)


def test_every_level_meets_the_one_below_with_any_other_seats_and_options() -> None:
    elsewhere = [pairing for pairing in pairings("roll_it") if not pairing.usual]
    assert {pairing.players for pairing in elsewhere} == set(NEIGHBOURS)
    set_ups = [(pairing.seats, *pairing.options) for pairing in elsewhere if pairing.players == NEIGHBOURS[0]]
    grids = [(seats, ("grids", 4)) for seats in (2, 6)]
    boards = [(seats, ("board", board)) for board in range(2, 9) for seats in (2, 6)]
    assert set_ups == [(3,), (5,), (6,), *boards, *grids]
    assert {pairing.seats for pairing in pairings("knaster")} == set(range(1, 13))
    assert all(pairing.usual for pairing in pairings("roll_out"))
    assert all(pairing.seats == 3 for pairing in pairings("roll_it", 3))
    assert {pairing.options for pairing in pairings("roll_it", None, (("grids", 4),))} == {(("grids", 4),)}


@pytest.mark.parametrize("game", GAMES)
def test_every_series_of_the_table_can_be_played_and_is_long_enough(game: str) -> None:
    given = Namespace(games=[game], seats=None, option=[], matches=None, seed=1)
    for series in series_asked_for(given):
        assert series.matches in (300, 1000, 2000)


def test_series_with_unusual_seats_are_shorter() -> None:
    assert matches_for("knockout", Pairing(2, ("random", "greedy"))) == 2000
    assert matches_for("knaster", Pairing(2, ("hard", "medium"))) == 1000
    assert matches_for("roll_out", Pairing(2, ("hard", "medium"))) == 1000  # its evaluator tries every roll
    assert matches_for("knaster", Pairing(7, ("hard", "medium"), usual=False)) == 300
    assert matches_for("knockout", Pairing(4, ("hard", "medium"), usual=False)) == 2000
    assert matches_for("roll_it", Pairing(6, ("hard", "medium"), (("grids", 4),), usual=False)) == 2000


def test_row_by_hand() -> None:
    # One win in two matches of one seed is 50%. Wilson's interval is 0.5 ± 12.7062 * sqrt(1/4 + 161.45/4) / 162.45, so
    # half its width is 0.4985.
    series = Series("roll_it", ("hard", "easy"), 2, seats=3, options=(("grids", "4"),))
    played = [
        Played(0, 1, ("hard", "easy", "easy"), (1.0, 0.0, 0.0), (9, 7, 3), 30, (2, 1, 1), (0.004, 0.0, 0.001)),
        Played(1, 1, ("easy", "hard", "easy"), (1.0, 0.0, 0.0), (9, 7, 4), 40, (1, 2, 1), (0.0, 0.002, 0.0)),
    ]
    summary = Summary(series)
    for match in played:
        summary.add(match)
    assert row(summary) == (
        "| roll_it `grids=4` | 3 | hard, easy | 2 | 50.0 % (0.2-99.8); fair is 33 % | 8.0 (-4.7-20.7) | 1.50 |"
    )


def test_table_prints_markdown_and_continues_from_its_folder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = ["knaster", "--seats", "1", "--matches", "2", "--csv", str(tmp_path / "series")]
    assert main(arguments) == 0
    printed = capsys.readouterr().out
    head, line, *rows = printed.splitlines()
    assert head == "| game | seats | players | matches | wins | points | ms a move |"
    assert line == "| --- | --- | --- | --- | --- | --- | --- |"
    assert [row.split(" | ")[2] for row in rows] == PLAYERS
    files = sorted(file.name for file in (tmp_path / "series").iterdir())
    assert files == sorted(f"knaster_1_{player}_seats=1_seed=1.csv" for player in PLAYERS)
    monkeypatch.setattr("rollbook.arena.batches.play", None)
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
def test_invalid_table_command_is_refused_before_playing(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1
