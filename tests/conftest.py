"""Settings and fixtures for all tests of the rules."""

import gc
import signal
import threading
from collections.abc import Iterator

import pytest

from rollbook import bridge

# Garbage is looked for more rarely than usual, since each time all that was imported is looked through as well.
gc.set_threshold(100_000)

# A command in a shell's background ignores Ctrl-C, and so would the processes that tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN and threading.current_thread() is threading.main_thread():
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _raise(error: Exception) -> None:
    raise error


@pytest.fixture(scope="session", autouse=True)
def _faults_of_the_bridge_end_tests() -> Iterator[None]:
    """A fault behind the bridge ends the test that met it; on a page it is a refusal, and Python goes on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(bridge, "report", _raise)
        yield
