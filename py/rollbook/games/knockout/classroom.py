"""Knockout in a classroom: self-check mode, the figures of the lesson plans, and tasks."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations_with_replacement, product
from random import Random
from typing import Any, ClassVar, Final

from rollbook.classroom.own_work import Asked, OwnWork, added, summed
from rollbook.classroom.tasks import ChanceChart, ChartRow, Task, TaskKind, Teaching, as_texts, number, one_of, share
from rollbook.core.dice import roll_total
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import View
from rollbook.core.messages import Message
from rollbook.games.knockout.rules import (
    LEVELS,
    THREE_DICE,
    KnockoutState,
    arrangements,
    marbles_of,
    place_value_totals,
    placement_of,
    total_of,
)
from rollbook.games.knockout.subset_sums import BITS, NUMBERS, SetsAddingUp, numbers_in

ANOTHER: Final = "But {arrangement} is {total}. Find a way to make it. None? Pass."


class KnockoutOwnWork(OwnWork[KnockoutState]):
    """It holds back the totals, the sum of the chosen numbers, and whether there is a move at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knockout-own_total": "{dice} is {total}. You chose {made}. Find a way to make {total}. None? Pass.",
        "knockout-own_totals": "{dice} is {total}. {numbers} is {made}. Find a way to make {total}. None? Pass.",
        "knockout-own_faces": "Use each die: {faces}. Or all together: {dice} is {total}.",
        "knockout-own_place": f"The dice do not make {{made}}. {ANOTHER}",
        "knockout-own_places": f"{{numbers}} is {{made}}. The dice do not make {{made}}. {ANOTHER}",
    }
    instead: ClassVar[Mapping[str, str]] = {
        "knockout-total": "knockout-own_rolled",
        "knockout-totals": "knockout-own_rolled",
        "knockout-no_move": "",
    }
    meant: ClassVar[Mapping[str, str | int]] = dict.fromkeys(
        ("knockout-own_total", "knockout-own_totals", "knockout-own_place", "knockout-own_places"), "made"
    )
    hidden = frozenset({"total", "totals"})

    def view(self, state: KnockoutState, view: View) -> View:
        return {**view, "totals": []}

    def prompt(self, state: KnockoutState, seat: int) -> Message:
        level = state.rules
        kind = "own_faces" if level.by_face else "own_place" if level.place_value else "own_sum"
        return Message(f"knockout-prompt-{kind}")

    def asked(self, state: KnockoutState, seat: int, move: Any, roll: Sequence[str]) -> Asked:
        if state.rules.place_value:
            return Asked(Message("knockout-asked_place", {"faces": tuple(sorted(roll, reverse=True))}))
        question = "knockout-asked_faces" if state.rules.by_face else "knockout-asked_split"
        return summed(question, [int(face) for face in roll])

    def side_by_side(self, state: "KnockoutState") -> bool:
        return state.rules.place_value

    def again(self, state: KnockoutState, picks: Sequence[str]) -> tuple[str, ...]:
        return tuple(pick for pick in dict.fromkeys(picks) if picks.count(pick) == 1 and state.rules.by_face)

    def too_soon(self, state: KnockoutState, picks: Sequence[str]) -> IllegalMove | None:
        closed = [pick for pick in picks if pick not in BITS or not state.open & BITS[pick]]
        return state.game.refusals.why_not_picks(state, state.turn, closed[:1]) if closed else None

    def why_not(self, state: KnockoutState, seat: int, picks: Sequence[str], roll: Sequence[str]) -> IllegalMove:
        move = placement_of([int(pick) for pick in picks]) if all(pick in BITS for pick in picks) else None
        refusal = state.game.refusals.why_not_picks(state, seat, picks)
        if move is None or self.too_soon(state, picks):
            return refusal
        made, chosen, dice = total_of(move), added(marbles_of(move)), added(roll)
        if state.rules.by_face:
            if refusal.id != "knockout-faces_or_sum":
                return refusal
            return self.refuse("knockout-own_faces", faces=tuple(roll), dice=dice, total=roll_total(tuple(roll)))
        several = "s" if len(picks) > 1 else ""
        if not state.rules.place_value:
            total = roll_total(tuple(roll))
            return self.refuse(f"knockout-own_total{several}", dice=dice, total=total, numbers=chosen, made=made)
        assert state.roll is not None
        made_by = arrangements(state.level, state.roll)
        total = min(made_by, key=lambda one: abs(one - made))
        shown = made_by[total][0].replace("+", " + ").replace("−", " − ")
        return self.refuse(f"knockout-own_place{several}", numbers=chosen, made=made, total=total, arrangement=shown)


# The figures in Knockout's lesson plans: ways to split a number, and numbers of tens and ones.

RING: Final = sum(1 << number for number in range(18))
SHOWN: Final = ("1", "4", "6")
"""The dice of the lesson on tens and ones."""
ASKED: Final = ("2", "3", "5")
"""The dice of its exit question."""
NEAR: Final = 50
CHALLENGE: Final = (8, 9, 12, 15, 17)
"""Numbers that a player is trying to fill."""


def splits(total: int) -> list[list[int]]:
    """Every way to make a total from different numbers, by the largest number, the largest first."""
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
    """Arithmetic as in a school book: `10 × (1 + 6) + 4`."""
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


# Tasks in Knockout for the teacher's desk.

WAYS_TO_FIND: Final = range(3, 17)
"""The most ways of a total that is to be split in every way."""


def ways(state: KnockoutState, seat: int, _rng: Random) -> Task | None:
    """Every way to split a roll into numbers that are not captured."""
    if state.roll is None or state.to_act != (seat,):
        return None
    total = roll_total(state.roll)
    sums = tuple(added(numbers_in(chosen)) for chosen in SetsAddingUp(state.open, 1 << total))
    if len(sums) not in WAYS_TO_FIND:
        return None
    dice = as_texts(state.roll)
    question = Message("task-knockout-ways", {"dice": added(dice), "total": total})
    answer = Message("task-knockout-ways-answer", {"count": len(sums), "sums": sums})
    return Task(question, answer, number(len(sums)), dice=dice)


def place(_state: KnockoutState, _seat: int, rng: Random) -> Task | None:
    """Every total that three dice make by place value."""
    roll = THREE_DICE.sample(rng)
    made = arrangements("place", roll)
    totals = tuple(f"{total} = {ways[0]}" for total, ways in made.items())
    question = Message("task-knockout-place", {"dice": as_texts(roll)})
    answer = Message("task-knockout-place-answer", {"count": len(made), "totals": totals})
    return Task(question, answer, number(len(made)), dice=as_texts(roll))


def chance(_state: KnockoutState, _seat: int, rng: Random) -> Task | None:
    """The number of throws of three dice, of 216, that show a total."""
    total = one_of(rng, range(3, 19))
    throws = list(product(range(1, 7), repeat=3))
    good = [throw for throw in throws if sum(throw) == total]
    different = tuple(dict.fromkeys(added(sorted(throw)) for throw in good))
    values = {**share(len(good), len(throws)), "sums": different}
    question = Message("task-knockout-chance", {"total": total})
    return Task(question, Message("task-knockout-chance-answer", values), number(len(good)))


TEACHING: Final = Teaching(
    (
        TaskKind("ways", ways, {"level": "sum2"}),
        TaskKind("place", place, drawn=False),
        TaskKind("chance", chance, drawn=False),
    ),
    figures=figures,
    charts=charts,
)


OWN_WORK: Final = KnockoutOwnWork()
