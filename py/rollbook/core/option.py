"""The choices of a game's set-up."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

OptionValue = str | int
Options = Mapping[str, OptionValue]
GivenOptions = Options | Sequence[tuple[str, OptionValue]]
"""Options as a set-up takes them: a mapping, or pairs of a name and a value."""

WORD: Final = re.compile("[a-z0-9_]+")
"""The form of an id, of an option's name and of its values, so that a record can hold them."""


@dataclass(frozen=True)
class Option:
    """One choice of the set-up: its values and the one that holds if nothing is said."""

    values: tuple[OptionValue, ...]
    default: OptionValue
    beginners: OptionValue | None = None
    """The value that suits a first match, where it is not the default."""

    def check(self, name: str) -> None:
        """Raise ValueError for an option that a record could not hold under this name."""
        texts = list(map(str, self.values))
        if not all(map(WORD.fullmatch, (name, *texts))) or len(set(texts)) < len(texts):
            raise ValueError(f"A game's option and its values are different words, not {name}: {self.values!r}.")
        if self.default not in self.values:
            raise ValueError(f"A game's option has one of its values as default, not {self.default!r}.")
