"""Fixtures for the engines to test: the one that ROLLBOOK_ENGINE names, or otherwise every installed engine."""

import os
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

import pytest

from e2e.engines.driver import Driver
from e2e.engines.engines import ENGINES

Start = Callable[[], AbstractContextManager[Driver]]
CHOSEN = os.environ.get("ROLLBOOK_ENGINE")
# WebKit would optimise WebAssembly again for each site, which takes as long as a test and pays off only later.
os.environ.setdefault("JSC_useOMGJIT", "0")


@pytest.fixture(scope="session", params=[CHOSEN] if CHOSEN else ENGINES)
def engine(request: pytest.FixtureRequest) -> str:
    """Return an installed engine. If ROLLBOOK_ENGINE names a missing engine, its tests fail."""
    name = str(request.param)
    if reason := ENGINES[name].missing():
        (pytest.fail if CHOSEN else pytest.skip)(f"{name}: {reason}")
    return name


@pytest.fixture
def start(engine: str, tmp_path: Path) -> Start:
    """Return a function that starts a browser that keeps its storage between starts: `with start() as browser`."""

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
    """Start a browser for all tests that do not restart it."""
    browser = ENGINES[engine].start(tmp_path_factory.mktemp("profile"))
    try:
        yield browser
    finally:
        browser.close()
