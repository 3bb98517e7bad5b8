"""The engines to test: the one that ROLLBOOK_ENGINE names, or else every installed one."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from e2e.engines.driver import Driver
from e2e.engines.engines import ENGINES

Start = Callable[[], AbstractContextManager[Driver]]
CHOSEN = os.environ.get("ROLLBOOK_ENGINE")


@pytest.fixture(scope="session", params=[CHOSEN] if CHOSEN else ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """An installed engine; a missing engine that was requested fails its tests."""
    name = str(request.param)
    if reason := ENGINES[name].missing():
        (pytest.fail if CHOSEN else pytest.skip)(f"{name}: {reason}")
    return name


@pytest.fixture
def start(engine: str, tmp_path: Path) -> Start:
    """Starts a browser that keeps its storage between runs: `with start() as browser`."""

    @contextmanager
    def begin() -> Iterator[Driver]:
        browser = ENGINES[engine].start(tmp_path)
        try:
            yield browser
        finally:
            browser.close()

    return begin


@pytest.fixture(scope="session")
def window(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Driver]:
    """A browser for all tests that do not restart it."""
    browser = ENGINES[engine].start(tmp_path_factory.mktemp("profile"))
    try:
        yield browser
    finally:
        browser.close()
