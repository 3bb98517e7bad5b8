"""A robot's worker keeps modules out and lets nothing wait; here that ends with each test."""

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
    sys.modules.update(kept)  # a robot's worker keeps the browser's modules out
    rollbook.__all__ = offered
