"""Settings and fixtures for all tests of the rules."""

import gc
import re
import signal
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollbook import bridge

# Collect garbage rarely, because each pass scans every imported module.
gc.set_threshold(100_000)

# A command that a shell runs in the background ignores Ctrl-C, and so would the processes that tests start and
# interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)

ROOT = Path(__file__).parents[1]
OUTSIDE = re.compile(
    r'^\s*(from|import) (web|e2e)\b|["/](docs|e2e|locks|\.github)["/]|"web/(?!src/text/en)|/ "(docs|e2e|web|locks)"',
    re.MULTILINE,
)
"""Matches code in tests that need more than the package's source distribution contains."""


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """Leave out the tests of the page and of the documents if their sources are missing, as in an unpacked sdist."""
    if (ROOT / "dev.py").exists() or not collection_path.name.startswith("test_"):
        return None
    return True if collection_path.is_file() and OUTSIDE.search(collection_path.read_text("utf-8")) else None


def _raise(error: Exception) -> None:
    raise error


@pytest.fixture(scope="session", autouse=True)
def _faults_of_the_bridge_end_tests() -> Iterator[None]:
    """Let a bug behind the bridge fail the test that triggers it; on a page it is a refusal, and Python continues."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bridge, "report", _raise)
        yield
