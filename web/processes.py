"""Runs other programs so that none of them outlives this one, and one command at a time if two would interfere."""

import contextlib
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from types import FrameType
from typing import IO, Any

from web.steps import step

running: set[subprocess.Popen[Any]] = set()


def run_to_the_end(
    command: Sequence[str | Path],
    folder: Path | None = None,
    environment: Mapping[str, str] | None = None,
    seconds: float | None = None,
    **options: Any,
) -> subprocess.CompletedProcess[Any]:
    """Run a program like `subprocess.run`, and end it if this process is interrupted meanwhile."""
    parts = [str(part) for part in command]
    with subprocess.Popen(parts, cwd=folder, env=environment, **options) as process:
        running.add(process)
        try:
            out, errors = process.communicate(timeout=seconds)
        except BaseException:
            process.terminate()
            raise
        finally:
            running.discard(process)
    return subprocess.CompletedProcess(parts, process.returncode, out, errors)


def end_with_us() -> None:
    """Let SIGTERM, from an editor or a supervisor, end this process and its child programs."""

    def end(number: int, _: FrameType | None) -> None:
        for process in list(running):
            process.terminate()
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, end)


@contextlib.contextmanager
def alone(file: Path) -> Iterator[None]:
    """Hold a lock that only one process can hold. The lock ends with the process, however the process ends."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        opened = file.open("a+b")
    except OSError:  # a read-only tree needs no lock
        yield
        return
    with opened:
        if not _taken(opened):
            with step("Another command of Rollbook is busy with this clone; waiting"):
                while not _taken(opened):
                    time.sleep(0.2)
        yield


def _taken(opened: IO[bytes]) -> bool:
    """Whether this process has the lock now; closing the file releases it."""
    try:
        if sys.platform == "win32":
            import msvcrt

            opened.seek(0)
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
