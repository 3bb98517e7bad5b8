"""Variants of Roll Out that are not on the shelf: fewer checkers, for algorithms that visit every position."""

from dataclasses import replace
from typing import Final, Self

from rollbook.core.game import Option, Options
from rollbook.games.roll_out import GAME
from rollbook.games.roll_out.rules import NUMBERS, RollOutState


class FewerCheckersState(RollOutState):
    """A position of Roll Out in which all checkers above a number were out from the start."""

    __slots__ = ()

    @classmethod
    def start(cls, _seats: int, options: Options) -> Self:
        """Checkers 1 to `checkers` in front, colour up. Seat 0 begins, because a roll-off could tie forever."""
        left = sum(1 << number for number in NUMBERS[: int(options["checkers"])])
        return cls(up=(left, left), white=(0, 0), centre=0, turn=0)


FEWER_CHECKERS: Final = replace(
    GAME,
    id="roll_out_fewer",
    states=FewerCheckersState,
    start=FewerCheckersState.start,
    options={"checkers": Option(tuple(NUMBERS), NUMBERS[-1])},
)
"""Roll Out for researchers: the option `checkers`, 1 to 9, is the number of checkers of each seat."""
VARIANTS: Final = (FEWER_CHECKERS,)
