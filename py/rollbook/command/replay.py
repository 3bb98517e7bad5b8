"""`python -m rollbook replay`: shows a match from its record, step by step, as text."""

import argparse
import sys
from typing import Final

from rollbook.command.screen import Screen, read_match
from rollbook.core.match import Match
from rollbook.ui.presentation import DIM

ABOUT: Final = """Show a match from its record: what was done, in words, and the board whenever it has changed. On a
terminal, press Enter for the next board."""


def add_to(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add this command to the command line."""
    command = commands.add_parser("replay", help="a match from its record, step by step", description=ABOUT)
    command.add_argument("file", help="the record of a match; - reads the standard input")
    command.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show the match of a file."""
    match = read_match(given.file)
    replay(match, Screen(), stepwise=given.file != "-" and sys.stdin.isatty() and sys.stdout.isatty())
    return 0


def replay(match: Match, screen: Screen, *, stepwise: bool) -> None:
    """Show a match; `stepwise` waits for Enter after each board, and ends with `q`."""
    screen.head(match)
    shown = screen.position(match, 0)
    screen.show([*shown, []])
    _show_remarks(match, screen, 0)
    for number in range(len(match.history)):
        screen.say(f"{number + 1}. {screen.words.entry(match, number)}")
        _show_remarks(match, screen, number + 1)
        now = screen.position(match, number + 1)
        if now == shown:
            continue
        shown = now
        screen.show([[], *shown, []])
        if stepwise and number + 1 < len(match.history) and _enough():
            return
    if match.result:
        screen.result(match)


def _show_remarks(match: Match, screen: Screen, after: int) -> None:
    for remark in match.remarks:
        if remark.after == after:
            screen.say(f"# {screen.words.remark(remark.text)}", DIM)


def _enough() -> bool:
    try:
        return input("Enter: next board, q: quit ").strip().lower().startswith("q")
    except EOFError:
        return True
