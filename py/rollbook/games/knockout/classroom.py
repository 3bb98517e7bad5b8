"""Knockout in a classroom: what people work out themselves, and tasks and dice for the teacher's desk."""

from collections.abc import Mapping, Sequence
from itertools import product
from random import Random
from typing import ClassVar, Final

from rollbook.classroom.own_work import OwnWork, added
from rollbook.classroom.tasks import Task, TaskKind, Teaching, as_texts, one_of, share
from rollbook.core.errors import IllegalMove
from rollbook.core.game import State, View
from rollbook.core.messages import Message
from rollbook.games.knockout.figures import figures
from rollbook.games.knockout.placements import THREE_DICE, arrangements, marbles_of, placement_of, total_of
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.knockout.subset_sums import BITS, SetsAddingUp, numbers_in


class KnockoutOwnWork(OwnWork[KnockoutState]):
    """It holds back the totals, what the chosen numbers make, and whether there is a move at all."""

    sentences: ClassVar[Mapping[str, str]] = {
        "knockout-own_total": "{dice} is {total}. You chose {made}.",
        "knockout-own_totals": "{dice} is {total}. {numbers} is {made}.",
        "knockout-own_faces": "Use each die: {faces}. Or all together: {dice} is {total}.",
        "knockout-own_place": "The dice do not make {made}. {arrangement} is {total}.",
        "knockout-own_places": "{numbers} is {made}. The dice do not make {made}. {arrangement} is {total}.",
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
            return self.refuse("knockout-own_faces", faces=tuple(roll), dice=dice, total=sum(map(int, roll)))
        several = "s" if len(picks) > 1 else ""
        if not state.rules.place_value:
            total = sum(map(int, roll))
            return self.refuse(f"knockout-own_total{several}", dice=dice, total=total, numbers=chosen, made=made)
        assert state.roll is not None
        made_by = arrangements(state.level, state.roll)
        total = min(made_by, key=lambda one: abs(one - made))
        shown = made_by[total][0].replace("+", " + ").replace("−", " − ")
        return self.refuse(f"knockout-own_place{several}", numbers=chosen, made=made, total=total, arrangement=shown)


OWN_WORK: Final = KnockoutOwnWork()

WAYS_TO_FIND: Final = range(3, 17)
"""How many ways a total may have that is to be broken up in every way."""


def ways(state: State[int], seat: int, _rng: Random) -> Task | None:
    """Every way to break up a roll into numbers that nobody has captured."""
    assert isinstance(state, KnockoutState)
    if state.roll is None or state.to_act != (seat,):
        return None
    total = sum(map(int, state.roll))
    sums = tuple(added(numbers_in(chosen)) for chosen in SetsAddingUp(state.open, 1 << total))
    if len(sums) not in WAYS_TO_FIND:
        return None
    dice = as_texts(state.roll)
    question = Message("task-knockout-ways", {"dice": added(dice), "total": total})
    return Task(question, Message("task-knockout-ways-answer", {"count": len(sums), "sums": sums}), dice)


def place(_state: State[int], _seat: int, rng: Random) -> Task | None:
    """Every total that three dice make by place value."""
    roll = THREE_DICE.sample(rng)
    made = arrangements("place", roll)
    totals = tuple(f"{total} = {ways[0]}" for total, ways in made.items())
    question = Message("task-knockout-place", {"dice": as_texts(roll)})
    return Task(question, Message("task-knockout-place-answer", {"count": len(made), "totals": totals}), as_texts(roll))


def chance(_state: State[int], _seat: int, rng: Random) -> Task | None:
    """In how many of the 216 throws of three dice a total comes up."""
    total = one_of(rng, range(3, 19))
    throws = list(product(range(1, 7), repeat=3))
    good = [throw for throw in throws if sum(throw) == total]
    different = tuple(dict.fromkeys(added(sorted(throw)) for throw in good))
    values = {**share(len(good), len(throws)), "sums": different}
    return Task(Message("task-knockout-chance", {"total": total}), Message("task-knockout-chance-answer", values))


TEACHING: Final = Teaching(
    (
        TaskKind("ways", ways, {"level": "sum2"}),
        TaskKind("place", place, drawn=False),
        TaskKind("chance", chance, drawn=False),
    ),
    figures=figures,
)
