"""The uses of a roll in Roll Out: the notation of a use, and the moves that a roll allows.

A use of a die, or of the sum, is a letter and a number: `c5` brings one's own checker 5 into the centre, `u5` turns
one's own white 5 up, `f5` flips the opponent's 5 to white. Sets of checkers are ints with bit n set for checker n.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product
from typing import Final

from rollbook.core.dice import Roll
from rollbook.core.moves import PASS

NUMBERS: Final = range(1, 10)
# A checker has to be turned up before it can move, so `u` is written before `c`.
LETTERS: Final = "ucf"
USES: Final = tuple(f"{letter}{number}" for letter, number in product(LETTERS, NUMBERS))


def in_order(uses: Iterable[str]) -> list[str]:
    """Uses as they are written and made: the larger number first; with equal numbers `u` before `c` before `f`."""
    return sorted(uses, key=lambda use: (-int(use[1]), LETTERS.index(use[0])))


def written(*uses: str) -> str:
    """The move that consists of these uses."""
    return " ".join(in_order(uses))


WELL_FORMED: Final = frozenset(written(*pair) for pair in product(USES, USES) if pair[0] != pair[1]).union(USES)
"""Every move that uses a roll, as far as the notation goes."""


@cache
def moves_for(roll: Roll, few: bool, up: int, white: int, opponent_up: int) -> tuple[str, ...]:
    """The moves that use a roll, or the pass if none does.

    `up` and `white` are the mover's checkers in front, `opponent_up` those of the opponent that could be flipped; of
    each set only the dice and their sum matter. With `few` left one die is enough.
    """
    first, second = map(int, roll)

    def uses(number: int) -> list[str]:
        possible = {"u": white, "c": up, "f": opponent_up}
        # docs/rules/roll_out.md#a-roll: "Nobody turns the other player's white checkers back, nor their own to white."
        return [f"{letter}{number}" for letter in LETTERS if possible[letter] >> number & 1]

    # docs/rules/roll_out.md#a-roll: "Both dice are used: each by itself, or their sum once."
    moves = [written(one, other) for one, other in product(uses(second), uses(first)) if one != other]
    # docs/rules/roll_out.md#a-roll: "one may turn a white checker up and the other move it."
    if first == second and white >> first & 1:
        moves.append(f"u{first} c{first}")
    moves += uses(first + second)
    # docs/rules/roll_out.md#few-left: "Both dice, or the sum, stay allowed."
    if few:
        moves += uses(second) + uses(first)
    return tuple(dict.fromkeys(moves)) or (PASS,)


def left_over(roll: Roll, uses: Sequence[str]) -> int | None:
    """The die that these uses leave, 0 if they leave none, None if their numbers do not fit the roll."""
    left = list(map(int, roll))
    numbers = [int(use[1]) for use in uses]
    if numbers == [sum(left)]:
        return 0
    for number in numbers:
        if number not in left:
            return None
        left.remove(number)
    return left[0] if left else 0
