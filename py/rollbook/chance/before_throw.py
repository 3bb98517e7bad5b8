"""The chance lens: what a page shows of the next throw before it falls, place by place on the board.

Where a throw has dice of several kinds, and a place depends on one kind alone, the lens counts that kind alone: a red
box of Lowdown is reached by 11 of 36 pairs of colours.
"""

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from rollbook.chance.throws import NO_USE
from rollbook.core.dice import Dice, Roll
from rollbook.core.game import State
from rollbook.core.moves import PASS
from rollbook.ui.presentation import presentation_of

MOST_ORDERED = 2
"""With more dice than these, throws that differ in nothing but the order of the dice are told as one."""


class Place(NamedTuple):
    """The number of throws that reach a place, out of how many, and the id of what is gained there, if anything."""

    ways: int
    of: int
    gain: str | None


class Throw(NamedTuple):
    """The faces of dice, their total if they have one, and the number of orders in which they may lie."""

    faces: tuple[str, ...]
    total: int | None
    orders: int


class Lens(NamedTuple):
    """The chances of a seat with the next throw."""

    seat: int
    places: dict[str, Place]
    """A place for each pick; `""` stands for the throws that are of no use."""
    gains: dict[str, Place]
    """The number of throws that can gain each thing, wherever."""


def lens(state: State, seat: int) -> Lens | None:
    """The lens of a seat; None where it does not move after the next throw."""
    before = presentation_of(state.game).before_throw(state, seat)
    if before is None:
        return None
    presentation = presentation_of(before.game)
    rolls: dict[str, list[Roll]] = {}
    by_gain: dict[str, list[Roll]] = {}
    gain_of: dict[str, str] = {}
    for alike, picks in presentation.reached(before, seat):
        for pick in picks:
            rolls.setdefault(NO_USE if pick == PASS else pick, []).extend(alike)
        gains = presentation.gains(before, seat, alike[0], picks)
        gain_of |= gains
        for gain in dict.fromkeys(gains.values()):
            by_gain.setdefault(gain, []).extend(alike)
    dice = before.dice
    return Lens(
        seat,
        {pick: Place(*_reduced(dice, found)[1:], gain_of.get(pick)) for pick, found in rolls.items()},
        {gain: Place(*_reduced(dice, found)[1:], gain) for gain, found in by_gain.items()},
    )


def throws_reaching(state: State, seat: int, pick: str) -> list[Throw]:
    """The throws that reach a place for a seat; of the kind of dice alone on which it depends."""
    before = presentation_of(state.game).before_throw(state, seat)
    if before is None:
        return []
    sought = PASS if pick == NO_USE else pick
    reached = presentation_of(before.game).reached(before, seat)
    rolls = [roll for alike, picks in reached if sought in picks for roll in alike]
    kind, _, _ = _reduced(before.dice, rolls)
    dice = before.dice if kind is None else _alone(before.dice, kind)
    shown = set(rolls) if kind is None else {_part(before.dice, kind, roll) for roll in rolls}
    return _in_order(dice, shown)


def _in_order(dice: Dice, shown: set[Roll]) -> list[Throw]:
    """Throws with these rolls by their totals: each order of two dice by itself, of more dice each roll once."""
    each = list(dice.each_die())
    if len(each) > MOST_ORDERED:
        return [_throw(roll, dice.ways[roll]) for roll in sorted(shown, key=lambda roll: (_total(roll) or 0, roll))]
    ordered = [faces for faces in product(*each) if dice.roll_of(faces) in shown]
    return [_throw(faces, 1) for faces in sorted(ordered, key=lambda faces: _total(faces) or 0)]


def _throw(faces: Roll, orders: int) -> Throw:
    return Throw(tuple(map(str, faces)), _total(faces), orders)


def _total(faces: Roll) -> int | None:
    numbers = [face for face in faces if isinstance(face, int)]
    return sum(numbers) if len(numbers) == len(faces) else None


def _reduced(dice: Dice, rolls: Sequence[Roll]) -> tuple[int | None, int, int]:
    """The number of throws with some rolls, out of how many; of one kind of dice, named first, if it alone decides."""
    ways, of = sum(map(dice.ways.__getitem__, rolls)), dice.throws
    for kind in range(len(dice.kinds)) if len(dice.kinds) > 1 else ():
        alone = _alone(dice, kind)
        parts = {_part(dice, kind, roll) for roll in rolls}
        ways_alone, of_alone = sum(map(alone.ways.__getitem__, parts)), alone.throws
        if ways * of_alone == ways_alone * of and ways_alone < of_alone:
            return kind, ways_alone, of_alone
    return None, ways, of


@cache
def _alone(dice: Dice, kind: int) -> Dice:
    """The dice of one kind."""
    return Dice(dice.kinds[kind])


def _part(dice: Dice, kind: int, roll: Roll) -> Roll:
    """The faces of the dice of one kind."""
    start = sum(count for count, _ in dice.kinds[:kind])
    return roll[start : start + dice.kinds[kind][0]]
