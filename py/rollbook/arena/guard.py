"""Ends a bot's process when the arena is gone: `python guard.py PID` waits until its standard input is closed.

The operating system closes the pipe however the arena ends. The guard runs none of the bot's code, so it can also end a
bot that loops in C code and never lets another thread run. It imports nothing from Rollbook, so it starts quickly.
"""

import os
import signal
import sys


def kill(pid: int) -> None:
    """End a bot's process and its process group, which contains everything it has started.

    On Windows, end only the process itself.
    """
    try:
        if sys.platform == "win32":
            os.kill(pid, signal.SIGTERM)  # at once: no process can prevent this
        else:
            os.killpg(pid, signal.SIGKILL)
    except OSError:
        pass  # it has ended


if __name__ == "__main__":
    sys.stdin.read()
    kill(int(sys.argv[1]))
