"""Counts how many throws allow each pick of a seat: exactly, over all throws, without listing moves."""

from collections.abc import Sequence
from functools import cache
from itertools import product, repeat
from typing import Final, NamedTuple

from rollbook.core.dice import Dice, Roll
from rollbook.core.errors import Argument, IllegalMove, checked_seat, format_value
from rollbook.core.game import Game, State, position_of
from rollbook.core.match import Match
from rollbook.core.moves import PASS
from rollbook.core.set_up import chosen_game
from rollbook.ui.presentation import presentation_of

NO_USE: Final = ""
"""The key for throws after which a seat can only pass."""


def ways(state: State | Match, seat: int) -> dict[str, tuple[int, int]]:
    """Count for each pick the throws that allow it, and all throws: (10, 36) means 10 of 36 equally likely throws.

    A throw allows a pick if the seat then has a legal move with it. Dice count separately: two dice have 36 throws. The
    key `""` counts the throws after which the seat can only pass. Picks that no throw allows have no key. Empty if no
    dice are due, or if the seat does not move after them. For a match, its current position is used. Raises
    `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    throws = state.dice.ways
    counts: dict[str, int] = {}
    for rolls, picks in state.picks_by_rolls(seat):
        count = sum(map(throws.__getitem__, rolls))
        for pick in picks:
            counts[pick] = counts.get(pick, 0) + count
    of = state.dice.throws
    return {NO_USE if pick == PASS else pick: (count, of) for pick, count in counts.items()}


def sought_pick(state: State, pick: object, method: str) -> str:
    """The pick for a key of `ways`. Raises `IllegalMove` for anything but a pick of the game or `""`."""
    if not isinstance(pick, str) or pick not in (NO_USE, PASS, *state.game.picks):
        raise IllegalMove("bad_argument", method=method, argument="pick", value=format_value(pick))
    return PASS if pick == NO_USE else pick


def rolls_with(state: State | Match, seat: int, pick: str) -> tuple[Roll, ...]:
    """The rolls after which some legal move of the seat has this pick, a key of `ways`.

    Raises `IllegalMove` (a ValueError) for a seat that does not exist, or a pick that the game does not have.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    sought = sought_pick(state, pick, "rolls_with")
    return tuple(roll for rolls, picks in state.picks_by_rolls(seat) if sought in picks for roll in rolls)


# The chance lens: the chances of the next throw that a page shows, place by place on the board.
#
# If a throw has several kinds of dice and a place depends on only one kind, the lens counts only that kind: 11 of 36
# pairs of colours reach a red box of Lowdown.

MAX_ORDERED_DICE = 2
"""With more dice than this, throws that differ only in the order of the dice are listed as one."""


class Place(NamedTuple):
    """The number of throws that reach a place, out of all throws; and the gain there, if any."""

    ways: int
    of: int
    gain: str | None
    """The message id of the gain."""
    gaining: int
    """The number of throws with this gain: other throws may reach the place without it."""


class Throw(NamedTuple):
    """The faces of dice, their total if they have one, and the number of orders in which they can fall."""

    faces: tuple[str, ...]
    total: int | None
    orders: int
    gains: bool
    """Whether the throw has the gain of the place."""


class Lens(NamedTuple):
    """The chances of a seat with the next throw."""

    seat: int
    places: dict[str, Place]
    """A place for each pick; the key `""` is for useless throws."""
    gains: dict[str, Place]
    """The number of throws with each gain, anywhere on the board."""


def lens(state: State | Match, seat: int) -> Lens | None:
    """The lens of a seat; None if the seat does not move after the next throw.

    For a match, its current position is used. Raises `IllegalMove` (a ValueError) for a seat that does not exist.
    """
    state = position_of(state)
    seat = checked_seat(seat, state.seats)
    before = presentation_of(state.game).before_throw(state, seat)
    if before is None:
        return None
    presentation = presentation_of(before.game)
    rolls: dict[str, list[Roll]] = {}
    by_gain: dict[str, list[Roll]] = {}
    gaining: dict[str, list[Roll]] = {}
    gain_of: dict[str, str] = {}
    for alike, picks in before.picks_by_rolls(seat, presentation.places):
        for pick in picks:
            rolls.setdefault(NO_USE if pick == PASS else pick, []).extend(alike)
        gains = presentation.gains(before, seat, alike[0], picks)
        gain_of |= gains
        for pick in gains:
            gaining.setdefault(pick, []).extend(alike)
        for gain in dict.fromkeys(gains.values()):
            by_gain.setdefault(gain, []).extend(alike)
    dice = before.dice
    return Lens(
        seat,
        {pick: _place(dice, found, gain_of.get(pick), gaining.get(pick, [])) for pick, found in rolls.items()},
        {gain: _place(dice, found, gain, found) for gain, found in by_gain.items()},
    )


def _place(dice: Dice, rolls: list[Roll], gain: str | None, gaining: list[Roll]) -> Place:
    """The place that `rolls` reach; `gaining` are those with a gain there. Both are counted with the same dice."""
    kind, ways, of = _reduced(dice, rolls)
    if not gaining:
        return Place(ways, of, gain, 0)
    gaining_kind, gains, _ = _reduced(dice, gaining)
    if kind != gaining_kind:
        ways, gains = (sum(map(dice.ways.__getitem__, some)) for some in (rolls, gaining))
        of = dice.throws
    return Place(ways, of, gain, gains)


def throws_reaching(state: State | Match, seat: int, pick: str) -> list[Throw]:
    """The throws that reach a place for a seat, showing only the kind of dice that matters for the place.

    Raises `IllegalMove` (a ValueError) for a seat that does not exist, or a pick that the game does not have.
    """
    state = position_of(state)
    seat, sought = checked_seat(seat, state.seats), sought_pick(state, pick, "throws_reaching")
    before = presentation_of(state.game).before_throw(state, seat)
    if before is None:
        return []
    presentation = presentation_of(before.game)
    gaining: dict[Roll, bool] = {}
    for alike, picks in before.picks_by_rolls(seat, presentation.places):
        if sought in picks:
            gaining |= dict.fromkeys(alike, sought in presentation.gains(before, seat, alike[0], picks))
    kind, _, _ = _reduced(before.dice, list(gaining))
    if kind is None:
        return _in_order(before.dice, gaining)
    parts = _parts(before.dice, kind)
    return _in_order(_alone(before.dice, kind), {parts[roll]: gains for roll, gains in gaining.items()})


def _in_order(dice: Dice, shown: dict[Roll, bool]) -> list[Throw]:
    """The throws with these rolls, sorted by total: two dice in each order, more dice once per roll."""
    each = list(dice.each_die())
    if len(each) > MAX_ORDERED_DICE:
        rolls = sorted(shown, key=lambda roll: (_total(roll) or 0, roll))
        return [Throw(tuple(map(str, roll)), _total(roll), dice.ways[roll], shown[roll]) for roll in rolls]
    ordered = [faces for faces in product(*each) if dice.roll_of(faces) in shown]
    return [
        Throw(tuple(map(str, faces)), _total(faces), 1, shown[dice.roll_of(faces)])
        for faces in sorted(ordered, key=lambda faces: _total(faces) or 0)
    ]


def _total(faces: Roll) -> int | None:
    numbers = [face for face in faces if isinstance(face, int)]
    return sum(numbers) if len(numbers) == len(faces) else None


def _reduced(dice: Dice, rolls: Sequence[Roll]) -> tuple[int | None, int, int]:
    """The number of throws with these rolls, and of all throws, counting only the kind of dice that matters.

    That kind comes first; None if all dice matter.
    """
    ways, of = sum(map(dice.ways.__getitem__, rolls)), dice.throws
    for kind in range(len(dice.kinds)) if len(dice.kinds) > 1 else ():
        alone = _alone(dice, kind)
        parts = set(map(_parts(dice, kind).__getitem__, rolls))
        ways_alone, of_alone = sum(map(alone.ways.__getitem__, parts)), alone.throws
        if ways * of_alone == ways_alone * of and ways_alone < of_alone:
            return kind, ways_alone, of_alone
    return None, ways, of


@cache
def _alone(dice: Dice, kind: int) -> Dice:
    """The dice of one kind."""
    return Dice(dice.kinds[kind])


@cache
def _parts(dice: Dice, kind: int) -> dict[Roll, Roll]:
    """For each roll, the faces of the dice of one kind."""
    start = sum(count for count, _ in dice.kinds[:kind])
    end = start + dice.kinds[kind][0]
    return {roll: roll[start:end] for roll in dice.ways}


# The frequencies of a game: the charts on its page about chances, and the figures in the questions about them.
#
# Each game's `classroom` has the counts (`CHARTS`); tests count them again.


class Bar(NamedTuple):
    """The number of throws that have an outcome, out of all possible throws."""

    label: str
    ways: int
    of: int


class Chart(NamedTuple):
    """Bars to compare."""

    id: str
    bars: tuple[Bar, ...]


def charts(game: str | Game) -> tuple[Chart, ...]:
    """The charts of a game; empty if it has none. Raises `SetUpError` (a ValueError) for an unknown game."""
    from rollbook.classroom.tasks import teaching_of  # noqa: PLC0415 - robots have `chance`, and nothing of a class

    found = teaching_of(chosen_game(game)).charts
    return tuple(Chart(one.id, tuple(map(Bar, one.labels, one.ways, repeat(one.throws)))) for one in found)


def figures(game: str | Game) -> dict[str, Argument]:
    """The figures in the questions about the charts.

    These are the keys of the chart `totals`, for example:

    * `totals_7`: the number of throws of the bar `7`, and so on for each bar,
    * `totals_of`: the number of all throws,
    * `totals_most`, `totals_least`: the labels with the most and the fewest throws,
    * `totals_most_ways`, `totals_least_ways`: the number of throws for each of these labels.
    """
    found: dict[str, Argument] = {}
    for id, bars in charts(game):
        found |= {f"{id}_{bar.label.replace(' ', '_')}": bar.ways for bar in bars}
        found[f"{id}_of"] = bars[0].of
        ways = [bar.ways for bar in bars]
        for word, most in (("most", max(ways)), ("least", min(ways))):
            found[f"{id}_{word}"] = tuple(bar.label for bar in bars if bar.ways == most)
            found[f"{id}_{word}_ways"] = most
    return found
