"""The command line `python -m rollbook`: its commands and its exit codes."""

import argparse
import os
import sys
from collections.abc import Sequence
from errno import ENOSPC
from io import TextIOWrapper

import rollbook
from rollbook.command import Stop, arena, benchmark, play, replay

INTERRUPTED = 130


def parser() -> argparse.ArgumentParser:
    """The parser of the command line; each command's module adds its own part."""
    top = argparse.ArgumentParser(prog="python -m rollbook", description="Rollbook without its page.")
    top.add_argument("--version", action="version", version=f"rollbook {rollbook.__version__}")
    commands = top.add_subparsers(dest="command", metavar="command", required=True)
    for command in (play, replay, arena, benchmark):
        command.add_to(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command. Returns its exit code: 0, 2 if it fails (with a one-sentence message), 130 after Ctrl-C."""
    try:
        return _run(arguments)
    except KeyboardInterrupt:  # at any time, even while printing a message
        return INTERRUPTED


def _run(arguments: Sequence[str] | None) -> int:
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # not in IDLE, Jupyter or a caller that captures the output
            stream.reconfigure(errors="replace")
    given = parser().parse_args(arguments)
    try:
        code: int = given.run(given)
        sys.stdout.flush()
    except Stop as stop:
        print(stop, file=sys.stderr)
        return 2
    except BrokenPipeError:  # the reader of the output has had enough (`| head`)
        _drop_output()
        return 0
    except OSError as error:
        if error.errno != ENOSPC:
            raise
        _drop_output()
        print(f"The output cannot be written: {error.strerror}.", file=sys.stderr)
        return 2
    return code


def _drop_output() -> None:
    """Discard what Python still flushes at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
