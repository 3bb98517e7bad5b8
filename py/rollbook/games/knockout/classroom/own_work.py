"""The parts of Knockout that people work out themselves."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final

from rollbook.classroom.own_work import Asked, OwnWork, added, summed
from rollbook.core.dice import roll_total
from rollbook.core.errors import IllegalMove
from rollbook.core.game import View
from rollbook.core.messages import Message
from rollbook.games.knockout.placements import arrangements, marbles_of, placement_of, total_of
from rollbook.games.knockout.rules import KnockoutState
from rollbook.games.knockout.subset_sums import BITS

ANOTHER: Final = "But {arrangement} is {total}. Find a way to make it. None? Pass."


class KnockoutOwnWork(OwnWork[KnockoutState]):
    """It holds back the totals, what the chosen numbers make, and whether there is a move at all."""

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
