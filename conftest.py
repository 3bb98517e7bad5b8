"""Names the promises that a run has tested: `@pytest.mark.promise("...")`, one line each in the summary."""

from typing import Any, Final

import pytest

WORST: Final = ("passed", "skipped", "failed")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give each report its promise. Raises UsageError if a promise is slow, because every run tests all of them."""
    for item in items:
        if mark := item.get_closest_marker("promise"):
            if item.get_closest_marker("slow"):
                raise pytest.UsageError(f"A promise is never slow: {item.nodeid}")
            item.user_properties.append(("promise", mark.args[0]))


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print whether each promise was kept."""
    promises: dict[str, list[pytest.TestReport]] = {}
    for reports in terminalreporter.stats.values():
        # Tests that were deselected are listed too, as items.
        for report in (report for report in reports if isinstance(report, pytest.TestReport)):
            for name, value in report.user_properties:
                if name == "promise":
                    promises.setdefault(str(value), []).append(report)
    if promises:
        terminalreporter.section("promises")
    for promise, reports in sorted(promises.items()):
        outcome = max((report.outcome for report in reports), key=WORST.index)
        seconds = sum(report.duration for report in reports)
        terminalreporter.line(f"{outcome:7} {promise} ({seconds:.0f} s)")
