"""If a browser stops drawing frames, only one test fails, and the next test gets another browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Error

from e2e.drawing import SILENT, Guard, close_if_stuck

STUCK = "() => { for (;;); }"
"""A page that runs this stops drawing, and the call that runs it never returns."""


@pytest.fixture
def own(launch_browser: Callable[[], Browser]) -> Browser:
    return launch_browser()


def test_page_that_draws_nothing_closes_its_browser(own: Browser) -> None:
    page = own.new_context().new_page()
    guard = Guard(own, 0.5)
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 4000))")  # slow, but the page draws
    with pytest.raises(Error, match=SILENT):
        page.evaluate(STUCK)
    assert guard.closed


def test_page_with_a_stopped_clock_still_counts_as_drawing(own: Browser) -> None:
    page = own.new_context().new_page()
    page.clock.install()
    page.clock.pause_at("2099-01-01")
    Guard(own, 0.2)
    with pytest.raises(Error, match="Timeout 3000ms"):
        page.wait_for_selector("article", timeout=3000)
    assert own.is_connected()
    own.close()


def test_browser_is_closed_after_a_failure_only_if_a_page_draws_nothing(own: Browser) -> None:
    context = own.new_context()
    page = context.new_page()
    assert not close_if_stuck(context)
    assert own.is_connected()
    with pytest.raises(Error, match="Timeout 1000ms"):
        page.wait_for_function(STUCK, timeout=1000)
    assert close_if_stuck(context, 1000)
    assert not own.is_connected()
