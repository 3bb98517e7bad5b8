"""The table of class codes: what each first character stands for (docs/class-codes.md)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rollbook.core.option import OptionValue

PUZZLES: Final = "puzzles"
"""The name of the kind of puzzles that a code stands for, where it stands for no match."""


class Entry(NamedTuple):
    """The entry of a first character."""

    game: str
    version: int
    """The version of the game's rules."""
    fewest: int
    most: int
    """The seats there can be."""
    options: tuple[tuple[str, tuple[OptionValue, ...]], ...] = ()
    """The options that a code says, with their values in the order of their digits; others keep their default."""
    real: bool = False
    """Whether people throw dice of their own."""

    @property
    def puzzles(self) -> bool:
        """Whether its codes stand for sheets of puzzles. Their one option is the kind; an empty text is none yet."""
        return any(name == PUZZLES for name, _ in self.options)


class Sheet(NamedTuple):
    """A sheet of puzzles, with as much of a match as a code needs."""

    seed: int
    options: Mapping[str, OptionValue]
    seats: tuple[str, ...] = ("Player 1",)


TABLE: Final = (
    Entry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),)),
    Entry("knaster", 1, 1, 12),
    Entry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4)))),
    Entry("lowdown", 1, 2, 4),
    Entry("roll_out", 1, 2, 2),
    Entry("knockout", 1, 2, 4, (("level", ("face2", "face3", "sum2", "sum3", "place")),), real=True),
    Entry("knaster", 1, 1, 12, real=True),
    Entry("roll_it", 1, 2, 6, (("board", (1, 2, 3, 4, 5, 6, 7, 8)), ("grids", (9, 4))), real=True),
    Entry("lowdown", 1, 2, 4, real=True),
    Entry("roll_out", 1, 2, 2, real=True),
    Entry("knockout", 1, 1, 1, ((PUZZLES, ("ways", "place", "chance", "", "", "")),)),
    Entry("knaster", 1, 1, 1, ((PUZZLES, ("best", "wait", "chance", "", "", "")),)),
    Entry("roll_it", 1, 1, 1, ((PUZZLES, ("best", "chance", "", "", "", "")),)),
    Entry("lowdown", 1, 1, 1, ((PUZZLES, ("best", "lines", "", "", "", "")),)),
    Entry("roll_out", 1, 1, 1, ((PUZZLES, ("uses", "chance", "", "", "", "")),)),
)
"""The entry of each first character. Entries are added at the end, and never changed: codes are in use.

A new game, a new version of a game's rules, a new option, a new value, more seats, real dice: each needs another entry.
A match is written with the first entry that can say it, so that its code stays what it was. A new kind of puzzles takes
the place of an empty text. At most 22 entries: the last character is kept for a longer way to say it.
"""
