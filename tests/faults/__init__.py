"""Faults that are planted into a game one at a time, to show that the tests notice.

`FAULTS` of each module here lists one game's: a name for the fault, and the change that causes it.
"""

from typing import NamedTuple


class Fault(NamedTuple):
    """A change of one place in a module of `rollbook.games`, which makes the game wrong in the way that `name` says."""

    name: str
    old: str
    """Text that occurs exactly once in the module."""
    new: str
    module: str = ""
    """The module below `rollbook.games`; the game's rules if it is not given."""
    crash: bool = False
    """Whether the game itself raises an error, so that no check has to notice it."""
