"""The figures in Knockout's lesson plans: ways to split a number, and numbers of tens and ones."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Final

from rollbook.classroom.own_work import added
from rollbook.classroom.tasks import ChanceChart, ChartRow
from rollbook.core.errors import Argument
from rollbook.games.knockout.placements import LEVELS, place_value_totals
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.knockout.subset_sums import NUMBERS, SetsAddingUp, numbers_in

RING: Final = sum(1 << number for number in range(18))
SHOWN: Final = ("1", "4", "6")
"""The dice of the lesson on tens and ones."""
ASKED: Final = ("2", "3", "5")
"""The dice of its exit question."""
NEAR: Final = 50
CHALLENGE: Final = (8, 9, 12, 15, 17)
"""Numbers that somebody sets out to fill."""


def splits(total: int) -> list[list[int]]:
    """Every way to make a total of different numbers, by the largest number, the largest first."""
    found = [sorted(numbers_in(chosen), reverse=True) for chosen in SetsAddingUp(RING, 1 << total)]
    return sorted(found, reverse=True)


def figures() -> dict[str, Argument]:
    """The figures of the lesson plans."""
    most = [max(len(split) for split in splits(total)) for total in range(1, 19)]
    made = place_value_totals(SHOWN)
    counts = {dice: len(place_value_totals(dice)) for dice in _dice()}
    richest = max(counts.values())
    nearest = min(made, key=lambda total: abs(total - NEAR))
    throws = list(product(range(1, 7), repeat=3))
    return {
        "nine_count": len(splits(9)),
        "nine": tuple(map(added, splits(9))),
        "ten_count": len(splits(10)),
        "ten": tuple(map(added, splits(10))),
        "seven_count": len(splits(7)),
        "seven": tuple(map(added, splits(7))),
        "thirteen_count": len(splits(13)),
        "ways": tuple(f"{total}: {len(splits(total))}" for total in range(1, 13)),
        "triangular": tuple(most.index(count) + 1 for count in range(2, 6)),
        "hard_ways": sum(sum(throw) >= 18 for throw in throws),
        "throws": len(throws),
        "made_count": len(made),
        "made": tuple(made),
        "largest": f"{max(made)} = {_spaced(made[max(made)][0])}",
        "smallest": f"{min(made)} = {_spaced(made[min(made)][0])}",
        "nearest": f"{nearest} = {_spaced(made[nearest][0])}",
        "richest": tuple("\u00a0".join(dice) for dice, count in counts.items() if count == richest),
        "richest_count": richest,
        "challenge": f"{added(CHALLENGE)} = {sum(CHALLENGE)}",
        "challenge_dice": tuple("\u00a0".join(dice) for dice in _dice() if sum(CHALLENGE) in place_value_totals(dice)),
        "exit_made": tuple(place_value_totals(ASKED)),
    }


def _dice() -> list[tuple[str, ...]]:
    """Every three dice."""
    return list(combinations_with_replacement("123456", 3))


def _spaced(arithmetic: str) -> str:
    """Arithmetic as a school book prints it: `10 × (1 + 6) + 4`."""
    for sign in "+−×":
        arithmetic = arithmetic.replace(sign, f" {sign} ")
    return arithmetic


def charts() -> Iterator[ChanceChart]:
    """The throws that put a marble on each number of the empty ring. By place value every throw reaches all of them."""
    for level, rules in LEVELS.items():
        if rules.place_value:
            continue
        state = KnockoutState(level=level, singles=(0, 0), captured=(0, 0), turn=0)
        yield ChanceChart(level, tuple(ChartRow(str(number), state, str(number)) for number in NUMBERS))
