"""Knockout's levels, and the placements of marbles that each allows for a roll.

A placement is the set of numbers that get one marble, plus, 18 bits higher, the set of those that get two (a capture
by doubles); 0 is a pass. Its total is what its marbles add up to. Source: docs/rules/knockout.md#levels.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import permutations
from typing import Final, NamedTuple

from rollbook.core.dice import TWO_DICE, Dice, Roll
from rollbook.games.knockout.subset_sums import ALL_NUMBERS, NUMBERS, numbers_in, set_of, sum_of

TWICE: Final = 18
"""The number of bits by which the set of numbers with two marbles stands above the set of those with one."""
PASS_MOVE: Final = 0


class Level(NamedTuple):
    """The rules that a level changes."""

    dice: Dice
    captures_to_win: int
    by_face: bool = False
    """Whether the faces themselves are placed, or their sum; otherwise any set of numbers with the right total."""
    place_value: bool = False
    """Whether totals are formed by place value; otherwise the dice are added."""


THREE_DICE: Final = Dice(3)
LEVELS: Final[Mapping[str, Level]] = {
    "face2": Level(TWO_DICE, 3, by_face=True),
    "face3": Level(THREE_DICE, 5, by_face=True),
    "sum2": Level(TWO_DICE, 3),
    "sum3": Level(THREE_DICE, 5),
    "place": Level(THREE_DICE, 5, place_value=True),
}


@cache
def arrangements(level: str, roll: Roll) -> Mapping[int, tuple[str, ...]]:
    """The totals that a level allows for a roll, ascending, each with every arrangement of the dice that makes it."""
    # docs/rules/knockout.md#levels: "a total formed by place value"
    if LEVELS[level].place_value:
        return place_value_totals(roll)
    return {sum(map(int, roll)): ("+".join(map(str, roll)),)}


def place_value_totals(roll: Roll) -> dict[int, tuple[str, ...]]:
    """Each total that three dice make, ascending, with every arrangement that makes it, as arithmetic.

    Two dice side by side and the third added or taken away: `14+6`, `14−6`. Two dice added or taken from one another
    for the tens, which have to be 1 to 9, and the third for the ones: `10×(1+6)+4`, `10×(6−1)+4`.
    """
    made: dict[int, list[str]] = {}
    for a, b, c in sorted({(int(a), int(b), int(c)) for a, b, c in permutations(roll)}):
        arrangements = [(10 * a + b + c, f"{a}{b}+{c}"), (10 * a + b - c, f"{a}{b}−{c}")]
        # docs/rules/knockout.md#place-value: "The tens are 1 to 9." The other order of a + b is the same sum.
        if a <= b and a + b <= 9:
            arrangements.append((10 * (a + b) + c, f"10×({a}+{b})+{c}"))
        # docs/rules/knockout.md#place-value: "4 - 4 = 0 tens do not make a two-digit number."
        if a > b:
            arrangements.append((10 * (a - b) + c, f"10×({a}−{b})+{c}"))
        for total, text in arrangements:
            made.setdefault(total, []).append(text)
    return {total: tuple(made[total]) for total in sorted(made)}


@cache
def totals_allowed(level: str, roll: Roll) -> int:
    """The totals that a level allows for a roll as a set: bit t stands for total t."""
    return sum(1 << total for total in arrangements(level, roll))


@cache
def face_placements(roll: Roll) -> tuple[int, ...]:
    """The placements that a level of faces allows for a roll on an empty board: faces or doubles, and the sum."""
    times = Counter(map(int, roll))
    total = set_of((sum(times.elements()),))
    # docs/rules/knockout.md#face-value: "4 4 4 with three dice can be used only as the sum 12."
    if max(times.values()) > 2:
        return (total,)
    placed = sum(marbles(face, count) for face, count in times.items())
    return (placed, total)


def marbles(number: int, count: int) -> int:
    """One marble or two on a number, as a placement."""
    return 1 << number - 1 + TWICE * (count - 1)


def marbles_of(placement: int) -> tuple[int, ...]:
    """The numbers on which a placement puts marbles, ascending; one that gets two stands there twice."""
    twice = numbers_in(placement >> TWICE)
    return tuple(sorted((*numbers_in(placement), *twice, *twice))) if twice else numbers_in(placement)


def total_of(placement: int) -> int:
    """The total that the marbles of a placement make."""
    return sum_of(placement & ALL_NUMBERS) + 2 * sum_of(placement >> TWICE)


def calculation(numbers: Sequence[int]) -> str:
    """Numbers and what they make, as arithmetic: `3 + 4 = 7`; a single number as it is."""
    added = " + ".join(map(str, numbers))
    return f"{added} = {sum(numbers)}" if len(numbers) > 1 else added


def placement_of(numbers: Sequence[int]) -> int | None:
    """Marbles on these numbers; None if one is not on the board or stands there three times."""
    times = Counter(numbers)
    if not all(number in NUMBERS and count <= 2 for number, count in times.items()):
        return None
    return sum(marbles(number, count) for number, count in times.items())
