"""Why Knockout refuses marbles on some numbers, in sentences that teach the rule."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from rollbook.dice import Roll
from rollbook.games.knockout_placements import LEVELS, TWICE, arrangements, marbles_of, total_of
from rollbook.games.number_sets import BITS, numbers_in
from rollbook.refusals import Argument, IllegalMove

REFUSALS: Final[Mapping[str, str]] = {
    "knockout-captured": "Number {number} is captured: it is closed for the rest of the match.",
    "knockout-misadded": "These numbers add up to {made}, not to {total}: {numbers}.",
    "knockout-other_total": "These numbers make {made}, and the dice add up to {total}: {numbers}.",
    "knockout-not_a_place_total": "The dice {faces} do not make {made} by place value. They make: {totals}.",
    "knockout-too_much": "These numbers make {made}, which is more than {total}: {numbers}.",
    "knockout-no_completion": "These numbers make {made}, and no other open numbers bring that to {total}: {numbers}.",
    "knockout-no_completion_place": "These numbers make {made}, and no other open numbers bring that to a total "
    "of the dice {faces}: {numbers}.",
    "knockout-twice": "Number {number} can be used only once in a turn.",
    "knockout-faces_or_sum": "The dice show {faces}: use each of them on its own number, or the sum {total} alone.",
    "knockout-triple": "Three dice alike can be used only as their sum, {total}.",
    "knockout-not_doubles": "Only a number that two dice show can be captured at once, and {number} is not.",
    "knockout-not_empty": "Number {number} holds a marble, so doubles cannot capture it: only the sum {total} is left.",
}


def refusal(id: str, **arguments: Argument) -> IllegalMove:
    """A refusal in Knockout's own words."""
    return IllegalMove(id, REFUSALS[id], **arguments)


class WhyNot(NamedTuple):
    """Why marbles on some numbers are no move, or no part of one; there is a move for this roll."""

    level: str
    roll: Roll
    open: int
    """The set of numbers that nobody has captured."""
    empty: int
    """The set of numbers that hold no marble."""

    @property
    def faces(self) -> tuple[int, ...]:
        """What the dice show."""
        return tuple(map(int, self.roll))

    @property
    def totals(self) -> tuple[int, ...]:
        """The totals that the roll allows, ascending."""
        return tuple(arrangements(self.level, self.roll))

    def complete(self, move: int) -> IllegalMove:
        """Why these marbles together are no move."""
        early = self.captured(move) or self._not_placed_so(move)
        if early is not None:
            return early
        if LEVELS[self.level].place_value:
            return refusal("knockout-not_a_place_total", made=total_of(move), faces=self.faces, totals=self.totals)
        return refusal("knockout-other_total", numbers=marbles_of(move), made=total_of(move), total=self.totals[0])

    def begun(self, move: int) -> IllegalMove:
        """Why these marbles are part of no move."""
        early = self.captured(move) or self._not_placed_so(move)
        if early is not None:
            return early
        numbers, made, largest = marbles_of(move), total_of(move), self.totals[-1]
        if made > largest:
            return refusal("knockout-too_much", numbers=numbers, made=made, total=largest)
        if LEVELS[self.level].place_value:
            return refusal("knockout-no_completion_place", numbers=numbers, made=made, faces=self.faces)
        return refusal("knockout-no_completion", numbers=numbers, made=made, total=largest)

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
