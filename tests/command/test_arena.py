"""`python -m rollbook arena`: its output, its refusals, and its executors."""

import sys

import pytest

from rollbook.arena import Played, Series, Summary
from rollbook.arena.players import PLAYERS
from rollbook.command.arena import report
from rollbook.command.line import main

THREE_SEATS = Series("roll_it", ("hard", "random"), 2, seed=5, seats=3, options=(("grids", "4"),))
TWO_MATCHES = [
    Played(0, 5, ("hard", "random", "random"), (0.5, 0.5, 0.0), (9, 9, 3), 30, (2, 1, 1), (0.004, 0.0, 0.001)),
    Played(1, 5, ("random", "hard", "random"), (0.0, 1.0, 0.0), (2, 7, 4), 40, (1, 2, 1), (0.0, 0.002, 0.0)),
]


def summed_up(series: Series, played: list[Played]) -> Summary:
    summary = Summary(series)
    for match in played:
        summary.add(match)
    return summary


def test_report_by_hand() -> None:
    # Student's quantile for 1 is 12.7062. `hard` wins 1.5 of 2 matches. Its points are 9 and 7: the mean is 8, the
    # error 12.7 * sqrt(2 / 2). It makes 2 + 2 moves in 6 ms. The others' points are 6 and 3: the mean is 4.5, the error
    # 12.7 * sqrt(4.5 / 2) = 19.1. They make 4 moves in 1 ms. Wilson's interval for 0.75 of one seed and t² = 161.45 has
    # the middle 81.47 / 162.45 = 0.50154 and half the width 12.7062 * sqrt(40.55) / 162.45 = 0.49808. Seat 0 wins half
    # a match of two, 0.25, whose interval mirrors that of 0.75. Seat 1 wins the rest, and seat 2 nothing, so its
    # interval ends at 161.45 / 162.45 = 0.9938.
    assert report(summed_up(THREE_SEATS, TWO_MATCHES)) == (
        "roll_it 1 hard random seats=3 grids=4 seed=5: 2 matches of 35.0 actions; intervals of 95 %\n"
        "player  wins                fair    points            moves  ms a move\n"
        "hard    75.0 % (0.3-100.0)  33.3 %  8.0 (-4.7-20.7)   2.0    1.50\n"
        "random  25.0 % (0.0-99.7)   66.7 %  4.5 (-14.6-23.6)  2.0    0.25\n"
        "\n"
        "seat  wins                fair    hard     random\n"
        "0     25.0 % (0.0-99.7)   33.3 %  50.0 %   0.0 %\n"
        "1     75.0 % (0.3-100.0)  33.3 %  100.0 %  50.0 %\n"
        "2     0.0 % (0.0-99.4)    33.3 %  0.0 %    0.0 %"
    )


def test_solo_player_is_measured_by_its_points() -> None:
    series = Series("knaster", ("greedy",), 2, seats=1)
    played = [
        Played(0, 1, ("greedy",), (1.0,), (50,), 60, (30,), (0.03,)),
        Played(1, 2, ("greedy",), (1.0,), (54,), 62, (32,), (0.032,)),
    ]
    assert report(summed_up(series, played)) == (
        "knaster 1 greedy seats=1 seed=1: 2 matches of 61.0 actions; intervals of 95 %\n"
        "player  points            moves  ms a move\n"
        "greedy  52.0 (26.6-77.4)  31.0   1.00"
    )


def test_arena_prints_a_report_and_its_progress(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "roll_out", "greedy", "random", "--matches", "20", "--seed", "3"]) == 0
    printed = capsys.readouterr()
    head, columns, first, second, empty, seats, *_ = printed.out.splitlines()
    assert (empty, seats.split()) == ("", ["seat", "wins", "fair", "greedy", "random"])
    assert head.startswith("roll_out 1 greedy random seats=2 seed=3: 20 matches of ")
    assert columns.split() == ["player", "wins", "fair", "points", "moves", "ms", "a", "move"]
    assert (first.split()[0], second.split()[0]) == ("greedy", "random")
    assert printed.err.splitlines() == [
        f"roll_out 1 greedy random seats=2 seed=3: {done} of 20" for done in range(2, 21, 2)
    ]


def test_terminal_shows_a_bar(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "100")
    assert main(["arena", "knaster", "random", "--matches", "4"]) == 0
    shown = capsys.readouterr().err
    assert "━" in shown
    assert "4/4" in shown


def test_without_rich_there_are_lines(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setitem(sys.modules, "rich.console", None)
    assert main(["arena", "knaster", "random", "--matches", "2"]) == 0
    assert capsys.readouterr().err.splitlines()[-1] == "knaster 1 random seats=1 seed=1: 2 of 2"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ["chess", "hard"],
            "There is no game called “chess”. The games are: knockout, knaster, roll_it, lowdown, roll_o",
        ),
        (
            ["knaster", "oracle"],
            f"There is no player 'oracle': the players are {', '.join(PLAYERS)}, a fi",
        ),
        (["knaster", "hard", "--option", "grids=4"], "knaster has no options, so “grids” cannot be set."),
        (["roll_it", "hard", "easy", "--option", "grids=5"], "The option “grids” cannot be “5”. It can be: 9, 4."),
        (["roll_out", "hard", "easy", "--seats", "3"], "roll_out is played by exactly 2 people, not 3."),
        (["roll_it", "hard", "easy", "random", "--seats", "2"], "3 players do not fit on 2 seats."),
        (
            ["roll_out", "hard", "easy", "--seed", "-1"],
            "A dice code (seed) is a whole number from 0 to 9007199254740991, not “-1”.",
        ),
        (
            ["roll_out", "hard", "easy", "--csv", "/nowhere/a.csv"],
            "/nowhere/a.csv cannot be used: No such file or dire",
        ),
    ],
)
def test_invalid_series_command_is_refused_in_one_sentence(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(sentence)
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--option", "grids"], "an option is written name=value, not 'grids'"),
        (["--matches", "0"], "'0' is not a number from 1 on"),
        (["--jobs", "two"], "'two' is not a number from 1 on"),
        (["--jobs", "2", "--dask", "tcp://localhost:1"], "not allowed with argument --jobs"),
    ],
)
def test_malformed_argument_is_refused(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["arena", "roll_it", "easy", "random", *arguments])
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_cluster_without_dask_names_the_extra(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["arena", "knaster", "random", "--dask", "tcp://localhost:8786"]) == 2
    assert capsys.readouterr().err == "A cluster needs Dask. In a clone of Rollbook: pip install '.[cluster]'.\n"


def test_cluster_that_is_not_there_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("distributed", reason="Dask (the extra rollbook[cluster]) is not installed")
    monkeypatch.setattr("rollbook.arena.workers.CLUSTER_SECONDS", 0.1)
    assert main(["arena", "knaster", "random", "--dask", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr().err.startswith("There is no Dask scheduler at 'tcp://127.0.0.1:1' (")
