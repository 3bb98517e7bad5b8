"""`python -m rollbook benchmark`: decisions in Roll Out with a known best move, and what each player loses by them."""

from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

from rollbook import arena
from rollbook.arena import Benchmark, BotFailed, Interval
from rollbook.command.benchmark import report
from rollbook.command.line import main
from rollbook.core.game import State
from rollbook.games.roll_out.benchmark import decisions, written
from rollbook.games.roll_out.rules import STOP


def test_benchmark_report_by_hand() -> None:
    found = [
        Benchmark("hard", Interval(0.3, 0.25, 0.35), 0.125, 12.34, 8),
        Benchmark("my_bot.py", Interval(5.0, 4.0, 6.0), 0.5, 54.0, 8),
    ]
    assert report(found) == (
        "8 decisions; losses in points of 100; intervals of 95 %\n"
        "player     mean loss of a decision  wrong   worst\n"
        "hard       0.300 (0.250 to 0.350)   12.5 %  12.3\n"
        "my_bot.py  5.000 (4.000 to 6.000)   50.0 %  54.0"
    )


def test_benchmark_file_survives_reading_and_a_move_that_wins_is_worth_1() -> None:
    lines = (files("rollbook.games.roll_out") / "benchmark.csv").read_text("ascii").splitlines()
    known = list(decisions())
    assert [written(each) for each in known] == lines
    assert len(known) > 2_000
    for _, state, values in known:
        assert len(values) > 1
        assert all((value == 1) == (not state.after_move(0, move).to_act) for move, value in values.items())


def test_benchmark_perfect_player_gives_nothing_away() -> None:
    values = {known.state: known.values for known in decisions()}

    def perfect(state: State, _seat: int, _rng: Random) -> str:
        return max(values[state], key=values[state].__getitem__)  # type: ignore[index]

    found = arena.benchmark("roll_out", perfect)
    assert (found.loss, found.wrong, found.worst) == ((0, 0, 0), 0, 0)


def test_benchmark_player_that_always_stops_loses_the_value_of_rolling_again() -> None:
    def stops(state: State, seat: int, _rng: Random) -> str:
        return STOP if STOP in state.legal(seat) else max(values[state], key=values[state].__getitem__)  # type: ignore[index]

    values = {known.state: known.values for known in decisions()}
    given = [100 * max(0.0, each["roll"] - each[STOP]) if STOP in each else 0.0 for _, _, each in decisions()]
    found = arena.benchmark("roll_out", stops)
    assert found.loss.mean == pytest.approx(sum(given) / len(given))
    assert found.loss.low < found.loss.mean < found.loss.high
    assert found.worst == pytest.approx(max(given))
    assert found.wrong == sum(loss > 0.01 for loss in given) / len(given)


def test_benchmark_command_measures_a_level_and_a_bot_of_your_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = tmp_path / "my_bot.py"
    bot.write_text("def choose(state, seat, rng):\n    return state.legal(seat)[0]\n", "utf-8")
    assert main(["benchmark", "roll_out", "random", str(bot)]) == 0
    head, _, random, own = capsys.readouterr().out.splitlines()
    assert head.startswith(f"{len(list(decisions()))} decisions;")
    assert (random.split()[0], own.split()[0]) == ("random", "my_bot.py")
    assert float(random.split()[1]) > 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["knaster", "hard"], "There is no benchmark of knaster, only one of roll_out."),
        (["roll_out", "expert"], "There is no player 'expert'"),
    ],
)
def test_benchmark_of_another_game_or_player_is_refused(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["benchmark", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_benchmark_bot_without_a_legal_move_is_named() -> None:
    def wins(_state: State, _seat: int, _rng: Random) -> str:
        return "win"

    with pytest.raises(BotFailed, match=r"wins .*win"):
        arena.benchmark("roll_out", wins)
