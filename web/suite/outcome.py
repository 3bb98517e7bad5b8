"""Counts the tests that passed and failed, by suite."""

from typing import NamedTuple


class Outcome(NamedTuple):
    """Counts of tests in one suite: passed, failed and skipped."""

    passed: int
    failed: int
    skipped: int = 0


def sum_up(outcomes: dict[str, Outcome]) -> int:
    """Print the number of tests that ran in each suite; returns the exit code."""
    print()
    for name, outcome in outcomes.items():
        skipped = f", {outcome.skipped} skipped" if outcome.skipped else ""
        print(f"{name:8} {outcome.passed} passed, {outcome.failed} failed{skipped}")
    passed = sum(outcome.passed for outcome in outcomes.values())
    failed = sum(outcome.failed for outcome in outcomes.values())
    print(f"{passed} passed, {failed} failed")
    return 0 if passed and not failed else 1
