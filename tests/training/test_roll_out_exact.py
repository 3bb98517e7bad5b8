"""Roll Out is solved exactly: the values are those of the package's own rules."""

import sys
from pathlib import Path
from random import Random
from types import ModuleType, SimpleNamespace

import pytest

from rollbook.games.roll_out.rules import RollOutState
from tests.repeats import IN_PYODIDE

pytestmark = pytest.mark.skipif(IN_PYODIDE, reason="NumPy is not there")

ONE_EACH = 36 / 61
"""With the checker 1 alone: a roll holds a 1 with probability p = 11/36, and who rolls it wins at once by taking it.
Else the other seat throws, so x = p + (1 - p) (1 - x) = 1 / (2 - p)."""


@pytest.fixture
def checks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("numpy")
    try:
        import numba  # noqa: F401
    except ImportError:
        # Numba only compiles these functions; uncompiled they do the same.
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
    expected = checks.value_iteration(checkers)
    assert len(expected) == (3**checkers - 1) ** 2
    assert solution.error < 1e-6
    for state, value in expected.items():
        assert exact.begun(state) == pytest.approx(value, abs=solution.error + 1e-9)


@pytest.mark.slow
def test_solver_four_checkers_values_hold_one_turn_later(checks: ModuleType, tmp_path: Path) -> None:
    solution = solved(checks, tmp_path, 4)
    exact = checks.Exact(solution.values)
    differences = list(checks.residuals(exact, 4, 2_000, Random(1)))
    assert len(differences) >= 2_000
    assert max(differences) <= 2 * solution.error < 1e-6


def test_solver_stopped_run_continues_after_its_last_layer(checks: ModuleType, tmp_path: Path) -> None:
    whole = solved(checks, tmp_path / "whole", 2)
    stopped = solved(checks, tmp_path / "stopped", 2)
    last = stopped.done.pop((2, 2))
    both = [4, 5, 7, 8]  # the codes of a seat that has both checkers in play
    for code in both:
        stopped.values[code, both] = 0  # what a run that was stopped in this layer may leave
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
    # Four standard errors.
    assert won / matches == pytest.approx(ONE_EACH, abs=4 * 0.5 / matches**0.5)


def test_loss_is_counted_by_matches_and_never_negative(checks: ModuleType, tmp_path: Path) -> None:
    from training.roll_out_loss import decisions, estimate, move_of

    assert estimate({0: [0.0, 2.0], 1: [1.0, 1.0]}) == (1.0, 0.0)
    mean, half = estimate({0: [0.0], 1: [2.0]})
    # Two matches: squares 1 + 1, times 2 / (2 - 1), and the root of 4 is 2, over two decisions.
    assert mean == 1.0
    assert half == pytest.approx(1.96)
    exact = checks.Exact(solved(checks, tmp_path, 2).values)
    losses = []
    for match, state in decisions(2, 30):
        values = exact.decisions(state, state.turn)
        losses.append(max(values.values()) - values[move_of("random", state, match, 0)])
    assert len(losses) >= 30
    assert min(losses) >= 0
    assert max(losses) > 0.01
