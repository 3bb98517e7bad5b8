"""The reasons why Knockout refuses marbles on some numbers, in sentences that teach the rules."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rollbook.core.dice import Roll
from rollbook.core.errors import Argument, IllegalMove
from rollbook.core.game import Refusals
from rollbook.games.knockout.rules import (
    LEVELS,
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


def refusal(id: str, **arguments: Argument) -> IllegalMove:
    """A refusal in Knockout's own words."""
    return IllegalMove(id, SENTENCES[id], **arguments)


def _added(move: int) -> dict[str, Argument]:
    """The numbers of some marbles, their sum, and the calculation."""
    numbers, made = marbles_of(move), total_of(move)
    return {"numbers": numbers, "made": made, "sum": calculation(numbers)}


class WhyNot(NamedTuple):
    """The refusal of marbles that are not a move, or not part of a move, although the roll allows a move."""

    level: str
    roll: Roll
    open: int
    """The set of numbers that no seat has captured."""
    empty: int
    """The set of numbers without a marble."""

    @property
    def faces(self) -> tuple[int, ...]:
        """The faces of the dice."""
        return tuple(map(int, self.roll))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals that the roll allows, ascending."""
        return tuple(arrangements(self.level, self.roll))

    def complete(self, move: int) -> IllegalMove:
        """The refusal of marbles that do not make a move together."""
        early = self.captured(move) or self._not_placed_so(move)
        if early is not None:
            return early
        if LEVELS[self.level].place_value:
            return refusal("knockout-not_a_place_total", **_added(move), faces=self.faces, totals=self.totals)
        return refusal("knockout-other_total", **_added(move), total=self.totals[0])

    def begun(self, move: int) -> IllegalMove:
        """The refusal of marbles that are not part of any move."""
        early = self.captured(move) or self._not_placed_so(move)
        if early is not None:
            return early
        largest = self.totals[-1]
        if total_of(move) > largest:
            return refusal("knockout-too_much", **_added(move), total=largest)
        if LEVELS[self.level].place_value:
            return refusal("knockout-no_completion_place", **_added(move), faces=self.faces)
        return refusal("knockout-no_completion", **_added(move), total=largest)

    def captured(self, move: int) -> IllegalMove | None:
        """The refusal of marbles on a captured number, if there are any."""
        return self._closed(marbles_of(move))

    def _closed(self, numbers: tuple[int, ...]) -> IllegalMove | None:
        closed = [number for number in numbers if not self.open & BITS[str(number)]]
        return refusal("knockout-captured", number=closed[0]) if closed else None

    def _not_placed_so(self, move: int) -> IllegalMove | None:
        if LEVELS[self.level].by_face:
            return self._not_by_face(move)
        twice = numbers_in(move >> TWICE)
        return refusal("knockout-twice", number=twice[0]) if twice else None

    def _not_by_face(self, move: int) -> IllegalMove:
        faces = self.faces
        total = sum(faces)
        if set(marbles_of(move)) <= set(faces):
            if len(faces) == 3 and len(set(faces)) == 1:
                return refusal("knockout-triple", total=total)
            closed = self._closed(faces)
            if closed:
                return closed
            pairs = [number for number in faces if faces.count(number) == 2]
            if pairs and not self.empty & BITS[str(pairs[0])]:
                return refusal("knockout-not_empty", number=pairs[0], total=total)
        for number in numbers_in(move >> TWICE):
            if faces.count(number) != 2:
                return refusal("knockout-not_doubles", number=number)
        return refusal("knockout-faces_or_sum", faces=faces, total=total)


class KnockoutRefusals(Refusals[KnockoutState]):
    """Knockout's refusals of moves and picks."""

    sentences = SENTENCES

    def why_not_text(self, state: KnockoutState, text: str) -> IllegalMove:
        written = read(text)
        if written is None:
            return super().why_not_text(state, text)
        total, move = written
        return refusal("knockout-misadded", **_added(move), total=total)

    def why_not(self, state: KnockoutState, seat: int, move: int) -> IllegalMove:
        why_not = _why_not(state)
        if PASS_MOVE in state.legal(seat):
            return why_not.captured(move) or IllegalMove("must_pass")
        return why_not.complete(move) if move != PASS_MOVE else IllegalMove("must_move")

    def why_not_picks(self, state: KnockoutState, seat: int, picks: Sequence[str]) -> IllegalMove:
        if not all(pick in BITS for pick in picks):
            return super().why_not_picks(state, seat, picks)
        move = placement_of([int(pick) for pick in picks])
        if move is None:
            return refusal("knockout-twice", number=Counter(map(int, picks)).most_common(1)[0][0])
        why_not = _why_not(state)
        if PASS_MOVE in state.legal(seat):
            return why_not.captured(move) or IllegalMove("must_pass")
        return why_not.begun(move)


def _why_not(state: KnockoutState) -> WhyNot:
    assert state.roll is not None
    return WhyNot(level=state.level, roll=state.roll, open=state.open, empty=state.empty)
