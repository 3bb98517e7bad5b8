"""The roll-off before turn 1: each seat rolls, the highest total starts, tied leaders roll again.

Source: docs/rules/README.md#who-begins.
"""

from typing import NamedTuple

from rollbook.core.dice import roll_total
from rollbook.core.game import highest
from rollbook.core.match import Match


class RollOff(NamedTuple):
    """A roll-off in progress: the seats still in contention and their totals so far in this round."""

    contenders: tuple[int, ...]
    """The seats that roll in this round, ascending."""
    totals: tuple[int, ...] = ()
    """The totals that the first of these seats have rolled."""

    @property
    def thrower(self) -> int:
        """The seat that rolls next."""
        return self.contenders[len(self.totals)]

    def after(self, total: int) -> "RollOff | int":
        """The roll-off after the next roll, or the seat that starts once a single seat leads."""
        totals = (*self.totals, total)
        # docs/rules/README.md#who-begins: "each seat rolls in seat order"
        if len(totals) < len(self.contenders):
            return RollOff(self.contenders, totals)
        # docs/rules/README.md#who-begins: "The highest total begins."
        leaders = highest(self.contenders, dict(zip(self.contenders, totals, strict=True)).__getitem__)
        # docs/rules/README.md#who-begins: "Tied leaders, and only they, roll again in seat order until one leads."
        return leaders[0] if len(leaders) == 1 else RollOff(leaders)


def given_first_turn(match: Match) -> int:
    """The number of first actions that `give_first_turn` has made; 0 if people have rolled for the first turn."""
    for seat in range(len(match.seats)):
        given = match.rewound(0)
        give_first_turn(given, seat)
        count = len(given.history)
        # docs/rules/README.md#who-begins: "The highest total begins.", and a given first turn has the highest roll.
        if match.history[:count] == given.history:
            return count
    return 0


def give_first_turn(match: Match, seat: int) -> None:
    """Play the roll-off of a new match so that `seat` wins it with the highest roll. Without a roll-off, do nothing."""
    while roll_off := getattr(match.state, "roll_off", None):
        rolls = sorted((roll for roll, _ in match.state.outcomes()), key=roll_total)
        match.roll(rolls[-1 if roll_off.thrower == seat else 0])
