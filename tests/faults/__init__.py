"""Faults that are planted into a game one at a time, to show that the tests notice.

`FAULTS` of each module here lists one game's: a name that says what is wrong, and how to bring it about.
"""

from typing import NamedTuple


class Fault(NamedTuple):
    """A change of one place in a module of `rollbook.games`, which makes the game wrong in the way that `name` says."""

    name: str
    old: str
    """Text that stands exactly once in the module."""
    new: str
    module: str = ""
    """The module below `rollbook.games`; the game's rules if it is not given."""
    crash: bool = False
    """Whether the game ends with an error of its own, and no check is needed to notice it."""
