"""Faults that are planted in a game one at a time, to show that the tests detect them.

`FAULTS` in each module here lists one game's faults: a name for each, and the change that causes it.
"""

from typing import NamedTuple


class Fault(NamedTuple):
    """A change in one place of a module of `rollbook.games` that causes the fault in `name`."""

    name: str
    old: str
    """A string that occurs exactly once in the module."""
    new: str
    module: str = ""
    """The module within `rollbook.games`; the game's rules if it is empty."""
    crash: bool = False
    """Whether the game itself raises an error, so that no check has to detect it."""
