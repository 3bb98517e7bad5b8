"""Explains why Highest Roll refuses a move."""

from collections.abc import Mapping
from typing import ClassVar

from rollbook.core.errors import IllegalMove
from rollbook.core.game import Refusals
from tests.sixth_game.rules import HighestRollState


class HighestRollRefusals(Refusals[HighestRollState]):
    """Explains why a move of Highest Roll is not legal."""

    sentences: ClassVar[Mapping[str, str]] = {"highest_roll-once": "You have thrown twice: keep the {face}."}

    def why_not(self, state: HighestRollState, seat: int, move: str) -> IllegalMove:
        return self.refuse("highest_roll-once", face=state.face)
