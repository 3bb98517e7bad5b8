"""Evaluates positions in Highest Roll for a seat: its expected face, minus the other seats' best expected face."""

from collections.abc import Mapping
from typing import ClassVar, Final

from rollbook.bots.evaluator import Evaluator, Style, seat_stands_first
from tests.sixth_game.rules import HighestRollState

ONE_THROW: Final = 3.5
TWO_THROWS: Final = 4.25
"""The expected face of a seat that keeps a 4, 5 or 6 and otherwise rolls again: the mean of 5 and 3.5, because each
case has probability 1/2."""


class HighestRollEvaluator(Evaluator[HighestRollState]):
    """Values a position by the faces that seats have kept, and by the faces expected of the other seats."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=3.0),
        "medium": Style(noise=1.0),
        "hard": Style(noise=0.0),
    }

    def value(self, state: HighestRollState, seat: int) -> float:
        expected = [float(face) for face in state.kept]
        if len(expected) < state.seats:
            expected.append(ONE_THROW if state.throws else TWO_THROWS)
        expected += [TWO_THROWS] * (state.seats - len(expected))
        return seat_stands_first(expected, seat)


EVALUATOR: Final = HighestRollEvaluator
