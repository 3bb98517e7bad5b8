"""The reasons why Knockout refuses marbles on some numbers, in sentences that teach the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import Refusals
from rollbook.games.knockout.rules import (
    PASS_MOVE,
    TWICE,
    KnockoutState,
    arrangements,
    calculation,
    marbles_of,
    placement_of,
    read,
    total_of,
)
from rollbook.games.knockout.subset_sums import BITS, numbers_in

SENTENCES: Final[Mapping[str, str]] = {
    "knockout-captured": "The {number} is captured. It stays closed. Choose another number.",
    "knockout-misadded": "You have {sum}, not {total}. Count again.",
    "knockout-other_total": "You have {sum}. The dice make {total}. Find a way to make {total}.",
    "knockout-not_a_place_total": "You have {sum}. These dice make {totals}. Find a way to make one.",
    "knockout-too_much": "You have {sum}. That is more than {total}. Take a number back.",
    "knockout-no_completion": "You have {sum}. No open numbers bring that to {total}. Take one back.",
    "knockout-no_completion_place": "You have {sum}. No open numbers bring that to a total of the dice. Take one back.",
    "knockout-twice": "You can use the {number} only once. Choose another number.",
    "knockout-faces_or_sum": "The dice show {faces}. Use each number, or {total} alone.",
    "knockout-triple": "Three dice alike count only together. Take the {total}.",
    "knockout-not_doubles": "Two marbles on the {number} need two dice with {number}. Take one back.",
    "knockout-not_empty": "The {number} holds a marble. Two dice take only an empty number: use {total}.",
}


def _added(move: int) -> dict[str, Argument]:
    """The numbers of some marbles, their sum, and the calculation."""
    numbers, made = marbles_of(move), total_of(move)
    return {"numbers": numbers, "made": made, "sum": calculation(numbers)}


def _faces(state: KnockoutState) -> tuple[int, ...]:
    return tuple(map(int, state.roll or ()))


def _totals(state: KnockoutState) -> tuple[int, ...]:
    """The totals that the roll allows, ascending."""
    assert state.roll is not None
    return tuple(arrangements(state.level, state.roll))


class KnockoutRefusals(Refusals[KnockoutState]):
    """Knockout's refusals of moves and picks."""

    sentences = SENTENCES

    def why_not_text(self, state: KnockoutState, text: str) -> IllegalMove:
        written = read(text)
        if written is None:
            return super().why_not_text(state, text)
        total, move = written
        return self.refuse("knockout-misadded", **_added(move), total=total)

    def why_not(self, state: KnockoutState, seat: int, move: int) -> IllegalMove:
        if PASS_MOVE in state.legal(seat):
            return self._captured(state, marbles_of(move)) or IllegalMove("must_pass")
        if move == PASS_MOVE:
            return IllegalMove("must_move")
        if early := self._not_placed_so(state, move):
            return early
        totals = _totals(state)
        if state.rules.place_value:
            return self.refuse("knockout-not_a_place_total", **_added(move), faces=_faces(state), totals=totals)
        return self.refuse("knockout-other_total", **_added(move), total=totals[0])

    def why_not_picks(self, state: KnockoutState, seat: int, picks: Sequence[str]) -> IllegalMove:
        if not all(pick in BITS for pick in picks):
            return super().why_not_picks(state, seat, picks)
        move = placement_of([int(pick) for pick in picks])
        if move is None:
            return self.refuse("knockout-twice", number=Counter(map(int, picks)).most_common(1)[0][0])
        if PASS_MOVE in state.legal(seat):
            return self._captured(state, marbles_of(move)) or IllegalMove("must_pass")
        if early := self._not_placed_so(state, move):
            return early
        largest = _totals(state)[-1]
        if total_of(move) > largest:
            return self.refuse("knockout-too_much", **_added(move), total=largest)
        if state.rules.place_value:
            return self.refuse("knockout-no_completion_place", **_added(move), faces=_faces(state))
        return self.refuse("knockout-no_completion", **_added(move), total=largest)

    def _captured(self, state: KnockoutState, numbers: Sequence[int]) -> IllegalMove | None:
        """The refusal of marbles on a captured number, if one of these is."""
        closed = [number for number in numbers if not state.open & BITS[str(number)]]
        return self.refuse("knockout-captured", number=closed[0]) if closed else None

    def _not_placed_so(self, state: KnockoutState, move: int) -> IllegalMove | None:
        """The refusal of marbles that no move places on these numbers, whatever the total is."""
        if captured := self._captured(state, marbles_of(move)):
            return captured
        if state.rules.by_face:
            return self._not_by_face(state, move)
        twice = numbers_in(move >> TWICE)
        return self.refuse("knockout-twice", number=twice[0]) if twice else None

    def _not_by_face(self, state: KnockoutState, move: int) -> IllegalMove:
        faces = _faces(state)
        total = sum(faces)
        if set(marbles_of(move)) <= set(faces):
            if len(faces) == 3 and len(set(faces)) == 1:
                return self.refuse("knockout-triple", total=total)
            if captured := self._captured(state, faces):
                return captured
            pairs = [number for number in faces if faces.count(number) == 2]
            if pairs and not state.empty & BITS[str(pairs[0])]:
                return self.refuse("knockout-not_empty", number=pairs[0], total=total)
        for number in numbers_in(move >> TWICE):
            if faces.count(number) != 2:
                return self.refuse("knockout-not_doubles", number=number)
        return self.refuse("knockout-faces_or_sum", faces=faces, total=total)
