"""Lowdown: known by its rules alone, like a game without a judgement, but that few points are good."""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from collections.abc import Mapping
from typing import Any, ClassVar

from rollbook.bots.judgement import Style
from rollbook.bots.judgements.generic import MOST_CANDIDATES, GenericJudgement
from rollbook.game import State


class LowdownJudgement(GenericJudgement):
    """The fewest points win. Matches are long, so fewer of them are played out."""

    styles: ClassVar[Mapping[str, Style]] = {
        "easy": Style(noise=25.0, width=MOST_CANDIDATES, playouts=1),
        "medium": Style(noise=8.0, width=MOST_CANDIDATES, playouts=3),
        "hard": Style(noise=0.5, width=MOST_CANDIDATES, playouts=10),
    }

    def points(self, state: State[Any], seat: int) -> float:
        return -float(state.scores()[seat])
