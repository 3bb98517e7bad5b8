"""Shows the progress of a long computation: a bar on a terminal, otherwise a line after each tenth."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

LINES = 10
WIDE = 80
"""The minimum width of a terminal with a bar, in columns; the figures need a quarter of them."""


@contextmanager
def progress(what: str, done: int, total: int) -> Iterator[Callable[[], None]]:
    """Show how much of `total` is done. Yields a function to call after each step. Writes to standard error."""
    try:
        from rich.console import Console  # noqa: PLC0415 - an extra
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415
    except ImportError:
        yield _lines(what, done, total)
        return
    console = Console(stderr=True)
    if not console.is_terminal:
        yield _lines(what, done, total)
        return
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    if console.width < WIDE:
        del columns[1]
        what = what[: max(8, console.width - WIDE // 4)]
    with Progress(*columns, console=console) as bar:
        task = bar.add_task(what, completed=done, total=total)
        yield lambda: bar.advance(task)


def _lines(what: str, done: int, total: int) -> Callable[[], None]:
    def one_more() -> None:
        nonlocal done
        done += 1
        if done * LINES // total > (done - 1) * LINES // total:
            print(f"{what}: {done} of {total}", file=sys.stderr, flush=True)

    return one_more
