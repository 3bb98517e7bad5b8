"""A robot's worker blocks modules and `time.sleep`; this fixture restores them after each test."""

import sys
import time
from collections.abc import Iterator

import pytest

import rollbook


@pytest.fixture(autouse=True)
def _modules() -> Iterator[None]:
    kept, offered, waits = dict(sys.modules), rollbook.__all__, time.sleep
    yield
    time.sleep = waits
    sys.modules.update(kept)  # a robot's worker blocks the browser's modules
    rollbook.__all__ = offered
