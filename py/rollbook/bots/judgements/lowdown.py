"""Lowdown: known by its rules alone, like a game without a judgement, but that few points are good."""

# ruff: noqa: D102 - Judgement says what its methods do, once for all games

from typing import Any

from rollbook.bots.judgements.generic import GenericJudgement
from rollbook.game import State


class LowdownJudgement(GenericJudgement):
    """The fewest points win."""

    def points(self, state: State[Any], seat: int) -> float:
        return -float(state.scores()[seat])
