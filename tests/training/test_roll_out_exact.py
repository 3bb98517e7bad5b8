"""Roll Out's exact solution has the values that follow from the package's own rules."""

import shutil
import sys
from itertools import product
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from rollbook import bots
from rollbook.bots.weights import learnt
from rollbook.core.game import DICE
from rollbook.games.roll_out import benchmark
from rollbook.games.roll_out.bot import WinningChances, checkers_of
from rollbook.games.roll_out.rules import RollOutState

ONE_EACH = 36 / 61
"""The first mover's chance with only the checker 1. A roll contains a 1 with probability p = 11/36, and the seat that
rolls it wins at once. Otherwise the other seat rolls, so x = p + (1 - p) (1 - x) = 1 / (2 - p)."""

FOUR = Path(__file__).parent / "four_checkers"
DOCUMENT = Path(__file__).parents[2] / "docs/exact.md"
ROUNDED = 0.001
"""The tolerance for values of endgames, which are stored in one byte each."""


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("numpy")
    try:
        import numba  # noqa: F401
    except ImportError:
        # Numba only compiles these functions; without it they do the same, more slowly.
        stub = SimpleNamespace(njit=lambda function=None, **_: function or (lambda each: each))
        monkeypatch.setitem(sys.modules, "numba", stub)
    from training import roll_out_checks

    return roll_out_checks


def solved(checks: ModuleType, folder: Path, checkers: int):  # type: ignore[no-untyped-def]
    solution = checks.Solution(folder / str(checkers), checkers)
    solution.solve(1)
    assert solution.whole
    return solution


def test_solver_one_checker_equals_the_chance_by_hand(checks: ModuleType, tmp_path: Path) -> None:
    solution = solved(checks, tmp_path, 1)
    assert solution.first_mover == pytest.approx(ONE_EACH, abs=solution.error)


@pytest.mark.parametrize("checkers", [2, pytest.param(3, marks=pytest.mark.slow)])
def test_solver_few_checkers_equals_value_iteration_by_the_rules(
    checks: ModuleType, tmp_path: Path, checkers: int
) -> None:
    solution = solved(checks, tmp_path, checkers)
    exact = checks.Exact(solution.values)
    whole = (1 << checkers + 1) - 2
    expected = checks.value_iteration(whole, whole)
    assert len(expected) == (3**checkers - 1) ** 2
    assert solution.error < 1e-6
    for state, value in expected.items():
        assert exact.begun(state) == pytest.approx(value, abs=solution.error + 1e-9)


@pytest.fixture
def four(checks: ModuleType, tmp_path: Path) -> Any:
    """Open the solution for four checkers that `training.roll_out_exact` wrote, which takes minutes without Numba."""
    return checks.Solution.opened(shutil.copytree(FOUR, tmp_path / "4"))


def test_four_checkers_values_are_the_documented_ones(four: Any) -> None:
    assert four.whole
    assert f"| 4 | 20,736 | {four.first_mover:.6f} | 1e-7 | `{four.checksum()[:16]}` |" in DOCUMENT.read_text("utf-8")


@pytest.mark.slow
def test_four_checkers_random_positions_equal_the_rules_one_step_later(checks: ModuleType, four: Any) -> None:
    differences = list(checks.residuals(checks.Exact(four.values), 4, 5_000, Random(1)))
    assert len(differences) == 5_000
    assert max(differences) <= 2 * four.error < 1e-6


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "two"), [((1, 4), (3,)), ((2, 4), (2, 4)), ((1, 2, 4), (2, 3)), ((1, 2, 3, 4), (1, 3))]
)
def test_solver_four_checkers_pair_of_sets_is_solved_as_before(
    checks: ModuleType, four: Any, one: tuple[int, ...], two: tuple[int, ...]
) -> None:
    import numpy as np

    from training.roll_out_exact import solve_pair

    before = four.values.copy()
    for rows, columns in ((codes(one), codes(two)), (codes(two), codes(one))):
        four.values[np.ix_(rows, columns)] = 0
    solve_pair(four.values, np.array(one), np.array(two), one == two)
    assert np.abs(four.values - before).max() < 1e-12


def codes(numbers: tuple[int, ...]) -> list[int]:
    """Return the codes of a seat with these checkers in play.

    A checker adds 3 ** (number - 1), or twice that if it is white.
    """
    return [sum(chosen) for chosen in product(*((3 ** (number - 1), 2 * 3 ** (number - 1)) for number in numbers))]


@pytest.mark.parametrize(
    ("one", "two"), [((1,), (9,)), ((6,), (2, 7)), pytest.param((2, 5), (4, 9), marks=pytest.mark.slow)]
)
def test_endgames_equal_value_iteration_by_the_rules_and_hard_gives_nothing_away(
    checks: ModuleType, one: tuple[int, ...], two: tuple[int, ...]
) -> None:
    one_set, two_set = (sum(1 << number for number in numbers) for numbers in (one, two))
    values = checks.value_iteration(one_set, two_set)
    chances = WinningChances(learnt("rollbook.games.roll_out"))
    for state, value in values.items():
        assert chances.throwing(checkers_of(state)) == pytest.approx(value, abs=ROUNDED)
    rng, turns = Random(3), checks.Turns()
    known: dict[int, float] = {}

    def begun(state: RollOutState) -> float:
        return float(values[checks.seen_from_0(state)])

    decisions = 0
    for first in rng.choices(list(values), k=90):
        state = first
        while state.to_act and state.turn == 0:
            if state.to_act == (DICE,):
                state = state.after_roll(state.dice.sample(rng))
                continue
            moves = state.legal(0)
            if len(moves) > 1:
                worth = {move: turns.chance(state.after_move(0, move), 0, begun, known) for move in moves}
                assert max(worth.values()) - worth[bots.choose(state, 0, "hard", 1, decisions)] <= ROUNDED
                decisions += 1
            state = state.after_move(0, moves.sample(rng))
    assert decisions > 10


def test_solver_stopped_run_continues_after_its_last_layer(checks: ModuleType, tmp_path: Path) -> None:
    whole = solved(checks, tmp_path / "whole", 2)
    stopped = solved(checks, tmp_path / "stopped", 2)
    last = stopped.done.pop((2, 2))
    both = [4, 5, 7, 8]  # the codes of a seat that has both checkers in play
    for code in both:
        stopped.values[code, both] = 0  # as if a run had stopped in this layer
    stopped._keep((2, 1), [(0, 0, stopped.done[2, 1]["gap"])], 0)
    again = checks.Solution(tmp_path / "stopped" / "2", 2)
    assert set(again.done) == {(1, 1), (2, 1)}
    again.solve(1)
    assert again.done[2, 2]["computed"] == last["computed"]
    assert again.checksum() == whole.checksum()


def test_solver_other_number_of_checkers_is_refused(checks: ModuleType, tmp_path: Path) -> None:
    solved(checks, tmp_path, 1)
    with pytest.raises(SystemExit, match="holds a solution for 1 checkers"):
        checks.Solution(tmp_path / "1", 2)


def test_look_up_every_decision_equals_the_rules(checks: ModuleType, tmp_path: Path) -> None:
    solution = solved(checks, tmp_path, 2)
    exact = checks.Exact(solution.values)
    rng, turns = Random(2), checks.Turns()
    compared = 0
    for _ in range(20):
        state = RollOutState(up=(6, 6), white=(0, 0), centre=0, turn=0)
        while state.to_act:
            if state.to_act == ("dice",):
                state = state.after_roll(state.dice.sample(rng))
                continue
            seat = state.turn
            values = exact.decisions(state, seat)
            assert list(values) == list(state.legal(seat))
            for move, value in values.items():
                after = state.after_move(seat, move)
                assert value == pytest.approx(turns.chance(after, seat, exact.begun, {}), abs=1e-7)
                compared += 1
            assert values[exact.choose(state, seat, rng)] == max(values.values())
            state = state.after_move(seat, state.legal(seat).sample(rng))
    assert compared > 200


def test_first_mover_wins_as_often_as_computed(checks: ModuleType, tmp_path: Path) -> None:
    exact = checks.Exact(solved(checks, tmp_path, 1).values)
    matches = 2_000
    won = sum(checks.first_mover_wins(exact, 1, Random(seed)) for seed in range(matches))
    # The tolerance is four standard errors.
    assert won / matches == pytest.approx(ONE_EACH, abs=4 * 0.5 / matches**0.5)


def test_benchmark_is_made_of_decisions_and_their_exact_values(
    checks: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from training import roll_out_benchmark

    exact = checks.Exact(solved(checks, tmp_path, 2).values)
    monkeypatch.setattr(roll_out_benchmark, "FILE", tmp_path / "benchmark.csv")
    monkeypatch.setattr(sys, "argv", ["", "--folder", str(tmp_path / "2"), "--decisions", "20"])
    roll_out_benchmark.main()
    monkeypatch.setattr(benchmark, "get_data", lambda *_: (tmp_path / "benchmark.csv").read_bytes())
    found = list(benchmark.decisions())
    assert len(found) >= 20
    for known in found:
        assert known.values == pytest.approx(exact.decisions(known.state, 0), abs=1e-6)
